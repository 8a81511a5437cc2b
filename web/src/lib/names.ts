// Friendly words for names at the table, so that nobody has to tell who they are. The table accepts exactly these; its own list
// is in `src/sumdeck/table/words.toml`, and a spec holds the two together.

export const MANNERS =
  'agile amber bold brave breezy bright bubbly busy calm careful chatty cheery clever cosy crisp curious daring dashing eager early fair famous fancy fearless friendly funny gentle giddy glad golden graceful handy happy helpful honest jolly jumpy keen kind lively lucky lunar mellow merry mighty misty modest nimble noble patient plucky polite proud quick quiet rosy silver sleepy snowy sparkly speedy steady sunny witty';
export const ANIMALS =
  'badger beaver bison camel chipmunk crane cricket dingo dolphin donkey eagle falcon ferret finch firefly flamingo fox gecko gibbon giraffe goose hamster hare hedgehog heron hippo ibis iguana jackdaw jaguar kestrel kitten koala lemur leopard lizard llama lynx magpie marmot meerkat mole moose narwhal newt ocelot osprey otter owl panda parrot penguin pony puffin quail rabbit raven robin seal sparrow squirrel tiger turtle walrus';

/** Some name like Brave Otter that is not taken. `chance` gives numbers from 0 to 1. */
export function friendlyName(taken: readonly string[] = [], chance: () => number = Math.random): string {
  const pick = (words: string): string => {
    const all = words.split(' ');
    const word = all[Math.floor(chance() * all.length)] ?? '';
    return word.slice(0, 1).toUpperCase() + word.slice(1);
  };
  for (;;) {
    const name = `${pick(MANNERS)} ${pick(ANIMALS)}`;
    if (!taken.includes(name)) return name;
  }
}

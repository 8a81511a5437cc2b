// What the animals of friendly names look like, in a few strokes: ears, nose and colour. Any other name gets one of them too.

/** r round ears, p pointed, l long, h horns, a feelers, o none · s snout, w whiskers, b beak, t tusks · and the colour. */
const LOOKS: { [look: string]: string } = {
  rsgrey: 'badger lemur hippo koala',
  rsbrown: 'beaver marmot otter hedgehog',
  rssand: 'camel ferret meerkat hamster',
  rsfire: 'chipmunk',
  rsnight: 'gibbon mole',
  rswhite: 'panda',
  rwsun: 'jaguar leopard',
  rwfire: 'tiger',
  pwgrey: 'kitten',
  pwsand: 'lynx dingo',
  pwsun: 'ocelot',
  pwfire: 'fox squirrel',
  psbrown: 'pony',
  lsgrey: 'donkey',
  lssand: 'hare',
  lswhite: 'rabbit llama',
  hsbrown: 'bison moose',
  hssun: 'giraffe',
  asleaf: 'cricket',
  assun: 'firefly',
  ossea: 'dolphin',
  otsea: 'narwhal',
  owgrey: 'seal',
  otbrown: 'walrus',
  osleaf: 'gecko iguana lizard turtle',
  osfire: 'newt',
  obwhite: 'goose ibis',
  obgrey: 'crane heron',
  obrose: 'flamingo',
  obleaf: 'parrot',
  obfire: 'robin kestrel',
  obbrown: 'eagle falcon osprey sparrow',
  obsand: 'quail finch',
  obnight: 'jackdaw magpie penguin puffin raven',
  pbbrown: 'owl',
};
const ALL = Object.keys(LOOKS);

export type Look = { ears: string; nose: string; colour: string };

/** How somebody of this name looks: by the animal in it, else by its letters; always the same. */
export function lookOf(name: string): Look {
  const words = name.toLowerCase().split(' ');
  const known = ALL.find((look) => LOOKS[look]?.split(' ').some((animal) => words.includes(animal)));
  const letters = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const look = known ?? ALL[letters % ALL.length] ?? '';
  return { ears: look.slice(0, 1), nose: look.slice(1, 2), colour: look.slice(2) };
}

// What the animals of friendly names look like, in English and German, in a few strokes: ears, nose and colour. Any other name gets
// one of these faces too.

/** r round ears, p pointed, l long, h horns, a feelers, o none · s snout, w whiskers, b beak, t tusks · and the colour. */
const LOOKS: { [look: string]: string } = {
  rsgrey: 'badger lemur hippo koala dachs waschbär nilpferd',
  rsbrown: 'beaver marmot otter hedgehog biber igel marder faultier',
  rssand: 'camel ferret meerkat hamster frettchen kamel',
  rsfire: 'chipmunk',
  rsnight: 'gibbon mole',
  rswhite: 'panda',
  rwsun: 'jaguar leopard',
  rwfire: 'tiger',
  pwgrey: 'kitten',
  pwsand: 'lynx dingo luchs',
  pwsun: 'ocelot',
  pwfire: 'fox squirrel fuchs',
  psbrown: 'pony',
  lsgrey: 'donkey esel',
  lssand: 'hare hase känguru',
  lswhite: 'rabbit llama alpaka lama zebra',
  hsbrown: 'bison moose elch gämse rentier',
  hssun: 'giraffe',
  asleaf: 'cricket grille',
  assun: 'firefly biene hummel',
  ossea: 'dolphin delfin',
  otsea: 'narwhal',
  owgrey: 'seal seehund robbe',
  otbrown: 'walrus walross',
  osleaf: 'gecko iguana lizard turtle leguan',
  osfire: 'newt molch',
  obwhite: 'goose ibis storch gans möwe',
  obgrey: 'crane heron kranich reiher',
  obrose: 'flamingo',
  obleaf: 'parrot papagei',
  obfire: 'robin kestrel specht',
  obbrown: 'eagle falcon osprey sparrow adler falke spatz ente',
  obsand: 'quail finch fink',
  obnight: 'jackdaw magpie penguin puffin raven pinguin rabe amsel elster schwalbe',
  pbbrown: 'owl uhu eule',
  obsun: 'meise zeisig',
  assea: 'libelle',
  hsgrey: 'nashorn',
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

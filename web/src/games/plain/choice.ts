// Choosing a table of a game about which nothing is special.

import type { Choice } from '../game';

export const choice: Choice = {
  own: null,
  isOwn: () => false,
  together: (settings) => settings,
  Sample: null,
  pictured: () => null,
  question: null,
  matter: [],
  unasked: [],
  counts: null,
  aids: [],
  discards: false,
  trusts: () => false,
  scores: () => false,
  fits: () => true,
  usual: () => undefined,
  possible: () => true,
};

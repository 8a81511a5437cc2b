// Numero on the shelf.

import type { Box } from '../game';
import Lid from './Lid.svelte';
import { levelOfRules } from './line';
import { tongue } from './words';

export const box: Box = {
  family: 'numero',
  games: ['numero', 'numero-solitaire'],
  levels: ['numbers-10', 'playing-cards', 'numbers-15', 'subtraction', 'times-divide', 'fractions', 'full'],
  colour: '#2f6b5a',
  Lid,
  tongue,
  guided: true,
  table: async () => (await import('./table')).table,
  choice: async () => (await import('./choice')).choice,
  rules: async () => (await import('./rules')).rules,
  rulesOf: levelOfRules,
};

// Formula on the shelf.

import type { Box } from '../game';
import Lid from './Lid.svelte';
import { tongue } from './words';

export const box: Box = {
  family: 'formula',
  games: ['formula'],
  levels: ['base', 'harder', 'five-draw', 'times-divide', 'everybody', 'points'],
  colour: '#8a5a12',
  Lid,
  tongue,
  guided: true,
  table: async () => (await import('./table')).table,
  choice: async () => (await import('./choice')).choice,
  rules: async () => (await import('./rules')).rules,
};

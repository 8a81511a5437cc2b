// Numberloor on the shelf.

import type { Box } from '../game';
import Lid from './Lid.svelte';
import { tongue } from './words';

export const box: Box = {
  family: 'numberloor',
  games: ['numberloor'],
  levels: ['beginner', 'intermediate', 'basic'],
  young: 'beginner',
  colour: '#2d5f8f',
  Lid,
  tongue,
  guided: true,
  table: async () => (await import('./table')).table,
  choice: async () => (await import('./choice')).choice,
  rules: async () => (await import('./rules')).rules,
};

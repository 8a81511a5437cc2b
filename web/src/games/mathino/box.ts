// Mathino on the shelf.

import type { Box } from '../game';
import Lid from './Lid.svelte';
import { tongue } from './words';

export const box: Box = {
  family: 'mathino',
  games: ['mathino'],
  levels: ['young', 'starter', 'basic', 'advanced'],
  young: 'young',
  colour: '#8a3f6b',
  Lid,
  tongue,
  guided: true,
  table: async () => (await import('./table')).table,
  choice: async () => (await import('./choice')).choice,
  rules: async () => (await import('./rules')).rules,
};

// What may be looked at while one thinks (M-12): no calculator, but tables.

import type { Aid } from '../game';

export const aids: readonly Aid[] = [
  { name: 'tables', title: 'times', Picture: () => import('./Times.svelte') },
  { name: 'tables', title: 'powers', Picture: () => import('./Powers.svelte') },
];

// What may be looked at while one thinks (M-12): no calculator, but tables.

import type { Aid } from '../game';

export const aids: readonly Aid[] = [{ name: 'tables', Picture: () => import('./Tables.svelte') }];

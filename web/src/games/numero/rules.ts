// The rules of Numero, as they are read.

import type { Rules } from '../game';
import Pictures from './Pictures.svelte';
import Points from './PointsTable.svelte';
import Body from './Rules.svelte';

export const rules: Rules = { Body, Points, pictures: () => Pictures };

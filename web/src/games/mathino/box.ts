// Mathino on the shelf. It is still to come.

import { SILENT } from '../../lib/language/language.svelte';
import type { Box } from '../game';
import Lid from './Lid.svelte';

export const box: Box = { family: 'mathino', games: [], levels: [], colour: '#8a3f6b', Lid, tongue: SILENT };

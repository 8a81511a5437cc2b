// Formula on the shelf. It is still to come.

import { SILENT } from '../../lib/language/language.svelte';
import type { Box } from '../game';
import Lid from './Lid.svelte';

export const box: Box = { family: 'formula', games: [], levels: [], colour: '#8a5a12', Lid, tongue: SILENT };

// Numberloor on the shelf. It is still to come.

import { SILENT } from '../../lib/language/language.svelte';
import type { Box } from '../game';
import Lid from './Lid.svelte';

export const box: Box = { family: 'numberloor', games: [], levels: [], colour: '#2d5f8f', Lid, tongue: SILENT };

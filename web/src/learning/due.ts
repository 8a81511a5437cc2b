// What a deal is asked to bring: the facts that are due on this device, the shakiest first.

import { memory } from './keeping';
import { due } from './memory';

/** As many as a table takes. */
const MOST = 12;

export const dueFacts = (now = Date.now()): string[] => due(memory(), now).slice(0, MOST);

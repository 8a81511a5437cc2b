// Names as an organiser writes them: one on a line, if they like with a club and a rating behind commas.

import type { EntrantRequest } from '../lib/wire';

export function readEntrants(text: string): EntrantRequest[] {
  return text
    .split('\n')
    .map(readEntrant)
    .filter((entrant) => entrant.name);
}

function readEntrant(line: string): EntrantRequest {
  const parts = line.split(/[,;\t]/).map((part) => part.trim());
  const last = parts.length > 1 ? parts.at(-1) : '';
  const rated = last && /^\d{1,5}$/.test(last) ? Number(last) : 0;
  const [name = '', club = ''] = rated ? parts.slice(0, -1) : parts;
  return { name, ...(club && { club }), ...(rated && { rating: rated }) };
}

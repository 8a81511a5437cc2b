// A table of the terminal on this computer: its link brings the tokens of its seats. They are put away, and leave the address.

import { address } from './route';
import { hold } from './seats';

export function takeOver([table = '', game = '', ...tokens]: string[]): void {
  const seats = tokens.map((one) => ({ seat: Number.parseInt(one, 10), token: one.slice(one.indexOf('.') + 1) }));
  hold({ table, game, level: '', way: seats.length > 1 ? 'tablet' : 'computer', code: '', seats, over: false });
  location.replace(address(location.href, { page: 'table', table }));
}

import { expect, it } from 'vitest';
import { invitation, read, write, type Route } from './route';

const routes: Route[] = [
  { page: 'home' },
  { page: 'choose', game: 'numero-solitaire' },
  { page: 'choose', game: 'numberloor', level: 'basic' },
  { page: 'join', code: '', game: '' },
  { page: 'join', code: 'brave-otter-green-moon', game: '' },
  { page: 'join', code: 'brave-otter-green-moon', game: 'mathino' },
  { page: 'join', code: 'brave-otter-green-moon', game: 'numberloor', level: 'basic' },
  { page: 'table', table: 'a b/c' },
  { page: 'replay', table: 'x1' },
  { page: 'replay', table: 'x1', at: 12 },
  { page: 'replay', table: 'x1', together: true },
  { page: 'second-look', table: 'x1' },
  { page: 'open' },
  { page: 'rules', game: '', level: '' },
  { page: 'rules', game: 'numero', level: 'full' },
  { page: 'task', task: 'find 1; numero full; deal 4b; count 3' },
  { page: 'task', task: '1.abc.def', step: 12 },
  { page: 'about' },
  { page: 'club', club: '', part: '', key: '' },
  { page: 'club', club: 'x1', part: '', key: '' },
  { page: 'club', club: 'x1', part: 'organise', key: 'k-1_2' },
];

it.each(routes)('an address leads back to its page: $page', (route) => {
  expect(read(write(route))).toEqual(route);
});

it('a link of the terminal brings a table, its game, and a token for each seat', () => {
  expect(read('#/take/x1/numero/0.k-1_2/1.k')).toEqual({ page: 'take', given: ['x1', 'numero', '0.k-1_2', '1.k'] });
});

it('an unknown or broken address leads nowhere, and to no error', () => {
  expect(read('#/nowhere')).toEqual({ page: 'lost' });
  expect(read('#/table')).toEqual({ page: 'lost' });
  expect(read('#/join/%E0%A4%A')).toEqual({ page: 'join', code: '%E0%A4%A', game: '' });
});

it('an invitation is an address for the four words, and tells which game and level it is', () => {
  expect(invitation('https://cards.example/#/table/7', 'brave otter  green moon', 'numero', 'full')).toBe(
    'https://cards.example/#/join/brave-otter-green-moon/numero/full',
  );
});

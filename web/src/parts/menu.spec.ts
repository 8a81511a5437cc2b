import { flushSync, mount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { GAMES, STORIES } from '../dev/fake';
import type { TableParts } from '../games/game';
import type { TableSession } from '../lib/session.svelte';
import type { PlayerView } from '../lib/wire';
import MenuBody from './MenuBody.svelte';

const players = GAMES.games.find(({ name }) => name === 'numero')!.players;

function menu(locked: boolean): { asked: unknown[][]; radios: () => HTMLInputElement[] } {
  document.body.innerHTML = '';
  const asked: unknown[][] = [];
  const person = { kind: 'computer', help_level: '', here: true, player: 'careless' };
  const people = [
    { ...person, seat: 0, kind: 'person', player: '', name: 'Mia' },
    { ...person, seat: 1, name: 'Dot' },
    { ...person, seat: 2, name: 'Leo', player: 'expert' },
  ];
  const screen = { seat: 0, people, said: [], house: { take_back: 'free', locked, umpire: false }, over: false };
  const sitting = { screen, held: { club: '' }, ask: (...what: unknown[]) => asked.push(what) };
  const parts = { menu: () => [] } as unknown as TableParts;
  const props = {
    sitting: sitting as unknown as TableSession,
    parts,
    view: STORIES['numbers']!.steps[0]!.view as PlayerView,
    onclose: () => undefined,
  };
  mount(MenuBody, { target: document.body, props });
  flushSync();
  return { asked, radios: () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')] };
}

it('puts another in the place of a computer player, by a name that nobody has', async () => {
  const { asked, radios } = menu(false);
  await vi.waitFor(() => expect(radios()).toHaveLength(2 * players.length));
  const chosen = radios().flatMap(({ checked, value }) => (checked ? [value] : []));
  expect(chosen).toEqual(['careless', 'expert']);

  radios()[players.indexOf('expert')]?.click();
  flushSync();

  expect(asked).toEqual([['stand_in', { seat: 1, player: 'expert', called: 'Leo 2' }]]);
});

it('leaves everybody the opponent they were given where the rules are locked', () => {
  menu(false);
  expect(document.body.textContent).toContain('instead of');
  menu(true);
  expect(document.body.textContent).not.toContain('instead of');
});

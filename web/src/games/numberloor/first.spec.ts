import { mount, unmount } from 'svelte';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { notation } from '../../dev/notation';
import { STORIES } from '../../dev/fake';
import { settle, visit } from '../../dev/visit';
import type { Rung } from '../../lib/lamp.svelte';
import { hold } from '../../lib/seats';
import type { NumberloorView } from '../../lib/wire';
import Table from '../../pages/Table.svelte';
import FirstRung from './FirstRung.svelte';

const story = STORIES['floors']!;
const view = story.steps[0]?.view as NumberloorView;

beforeEach(() => {
  const seats = [{ seat: 0, token: 'a' }];
  hold({ table: 'floors', game: 'numberloor', level: 'beginner', way: 'computer', code: '', seats, over: false });
});

async function drawn(code: string, details: Rung['details'] = {}): Promise<HTMLElement> {
  const target = document.body.appendChild(document.createElement('div'));
  const mounted = mount(FirstRung, { target, props: { view, rung: { code, details } } });
  onTestFinished(() => unmount(mounted));
  await settle();
  return target;
}

/** The floors on the cards of a picture. */
const floors = (root: HTMLElement): string => root.textContent?.replace(/\s+/g, ' ').trim() ?? '';

describe('a step of help for beginners', () => {
  it.each(['hint.look_again', 'hint.numberloor_next_door', 'hint.numberloor_up', 'hint.numberloor_nothing'])(
    '%s is a picture that names no floor',
    async (code) => {
      const root = await drawn(code);

      expect(root.querySelectorAll('svg').length).toBeGreaterThan(0);
      expect(floors(root)).toBe('');
    },
  );

  it('goes three ways next door, and then one', async () => {
    expect((await drawn('hint.numberloor_next_door')).querySelectorAll('.arc')).toHaveLength(3);
    expect((await drawn('hint.numberloor_same')).querySelectorAll('.arc')).toHaveLength(1);
  });

  it('shows the open card, then another pair, and at the end both cards that are meant', async () => {
    expect(floors(await drawn('hint.numberloor_onto', { floor: '4' }))).toBe('4');
    const pair = await drawn('hint.example', { move: notation('2 on 1') });
    expect(floors(pair)).toBe('1 2');
    expect(pair.querySelectorAll('.card')).toHaveLength(2);
    expect(floors(await drawn('hint.move', { move: notation('5 on left 4') }))).toBe('4 5');
  });

  it.each(['pass', 'stop'])('draws what is left to say as well: %s', async (move) => {
    expect((await drawn('hint.move', { move })).querySelectorAll('svg').length).toBeGreaterThan(0);
  });
});

it('the end shows the stars of everybody, and a crown', async () => {
  const { root } = await visit(Table, { table: 'floors' }, story.steps.length - 1);
  const { stars } = story.steps.at(-1)?.view as NumberloorView;

  expect(root.querySelectorAll('.crown')).toHaveLength(1);
  expect(root.querySelectorAll('span.star')).toHaveLength(stars.reduce((sum, one) => sum + one, 0));
  expect(root.querySelector('table')).toBeNull();
});

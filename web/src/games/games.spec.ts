// The door, tried with a toy game: once as a game that nobody has drawn, once with a box and a table of its own.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STORIES } from '../dev/fake';
import { box, type FivesFace } from '../dev/toy/toy';
import { button, press, settle, tap, visit, type Visit } from '../dev/visit';
import { prefer } from '../lib/preferences.svelte';
import { hold } from '../lib/seats';
import type { AnyFace, PlainFace } from '../lib/wire';
import Home from '../pages/Home.svelte';
import Replay from '../pages/Replay.svelte';
import Table from '../pages/Table.svelte';
import type { Box } from './game';
import { BOXES, boxOf, tableOf } from './games';

const seats = [{ seat: 0, token: 'a' }];
const held = { table: 'fives', game: 'fives', level: '', way: 'computer' as const, code: '', over: false };

beforeEach(() => {
  prefer('pace', 'quick');
  hold({ ...held, seats });
});

async function say({ root }: Visit, sentence: string): Promise<void> {
  const line = root.querySelector('form input') as HTMLInputElement;
  line.value = sentence;
  line.dispatchEvent(new InputEvent('input', { bubbles: true }));
  root.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await settle();
}

const claims = ({ sockets }: Visit): string[] =>
  (sockets[0]?.heard ?? []).flatMap((message) => (message.t === 'claim' ? [message.text] : []));

describe('a game that nobody has drawn', () => {
  it('is read in its own words, with the hand that one holds', async () => {
    const { root } = await visit(Table, { table: 'fives' });

    const lines = [...root.querySelectorAll('ul[lang="en"] li')].map((line) => line.textContent);
    expect(lines).toEqual(['the pile makes 0', 'you hold [3, 4]']);
    expect(root.textContent).toContain('Max: 2 cards in hand');
  });

  it('is played by typing sentences', async () => {
    const visitor = await visit(Table, { table: 'fives' });

    await say(visitor, '0 + 4 = 4');

    expect(claims(visitor)).toEqual(['0 + 4 = 4']);
    expect(visitor.root.textContent).toContain('you hold [1, 3]');
  });

  it('says when a sum is not true, and nothing more', async () => {
    const visitor = await visit(Table, { table: 'fives' });

    await say(visitor, '0 + 4 = 5');

    expect(visitor.root.querySelector('.note')?.textContent).toContain('Not 5. Try again!');
    expect(visitor.root.querySelector('.note')?.textContent).not.toContain('4 = 4');
  });

  it('shows no hand before the curtain is lifted', async () => {
    hold({ ...held, way: 'tablet', seats: [...seats, { seat: 1, token: 'b' }] });
    const { root } = await visit(Table, { table: 'fives' });

    expect(root.textContent).toContain('the pile makes 0');
    expect(root.textContent).not.toContain('you hold');

    button(root, 'Hold to see your cards').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    await settle();
    expect(root.textContent).toContain('you hold [3, 4]');
  });

  it('ends with places and scores, and can be looked back at', async () => {
    const { root } = await visit(Table, { table: 'fives' }, 8);
    expect(root.querySelector('#ending')?.textContent).toBe('Max wins!');
    expect([...root.querySelectorAll('td b')].map((score) => score.textContent)).toEqual(['4 points', '2 points']);

    const looking = await visit(Replay, { table: 'fives' });
    await press(looking.root, 'One step on');
    expect(looking.root.querySelector('.said')?.textContent).toBe('Mia: 0 + 4 = 4');
    expect(looking.root.textContent).toContain('the pile makes 4');
  });
});

describe('a game with a box of its own', () => {
  const recorded = STORIES['fives']!;

  beforeEach(() => {
    (BOXES as Box[]).push(box);
    STORIES['fives'] = { ...recorded, steps: recorded.steps.map((step) => ({ ...step, face: drawn(step.face as PlainFace) })) };
  });
  afterEach(() => {
    (BOXES as Box[]).pop();
    STORIES['fives'] = recorded;
  });

  function drawn({ lines: [line = ''], own_lines: _, ...shared }: PlainFace): AnyFace {
    const face: FivesFace = { ...shared, family: 'fives', pile: Number(/\d+/.exec(line)), secret: 'sealed' };
    return face as unknown as AnyFace;
  }

  it('stands on the shelf', async () => {
    const { root } = await visit(Home, {});

    expect([...root.querySelectorAll('.box h2')].at(-1)?.textContent).toBe('fives');
    expect(root.querySelectorAll('a[href="#/play/fives"]')).toHaveLength(1);
  });

  it('draws its own table, with its own words and hands', async () => {
    const visitor = await visit(Table, { table: 'fives' });
    expect(visitor.root.querySelector('.pile')?.getAttribute('aria-label')).toBe('The pile makes 0.');

    await tap(visitor.root, 'hand 4');
    const line = visitor.root.querySelector('form input') as HTMLInputElement;
    expect(line.value).toBe('0 + 4 = ');

    await say(visitor, `${line.value}4`);
    expect(claims(visitor)).toEqual(['0 + 4 = 4']);
    expect([...visitor.root.querySelectorAll('[data-card] .only-spoken')].map((card) => card.textContent)).toEqual(['1', '3']);
  });

  it('says itself what is secret while the curtain is closed', async () => {
    hold({ ...held, way: 'tablet', seats: [...seats, { seat: 1, token: 'b' }] });
    const { root } = await visit(Table, { table: 'fives' });

    expect(root.querySelector('.pile')).not.toBeNull();
    expect(root.textContent).not.toContain('sealed');
    expect(root.querySelector('.hand')).toBeNull();
  });

  it('has from the plain table what it does not bring', async () => {
    const table = await tableOf({ family: 'fives', game: 'fives' });
    const plain = await tableOf({ family: 'plain', game: 'fives' });

    expect(table.Desk).toBe(plain.Desk);
    expect(table.Area).not.toBe(plain.Area);
  });

  it('ends with its own reason', async () => {
    const { root } = await visit(Table, { table: 'fives' }, 8);

    expect(root.textContent).toContain('The cards are gone.');
  });
});

it('every game of every box leads back to it', () => {
  for (const one of BOXES) for (const game of one.games) expect(boxOf(game)).toBe(one);
});

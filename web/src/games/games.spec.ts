// The door, tried with a toy game: once as a game that nobody has drawn, once with a box and a table of its own.

import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { GAMES, STORIES } from '../dev/fake';
import { box, type FivesView } from '../dev/toy/toy';
import { button, enter, nameOf, press, settle, tap, visit, type Visit } from '../dev/visit';
import { sayOr, shelf, useWords, type Catalogue } from '../lib/language/language.svelte';
import { prefer } from '../lib/preferences.svelte';
import { hold } from '../lib/seats';
import type { AnyView, Guest, PlainView } from '../lib/wire';
import Home from '../pages/Home.svelte';
import Replay from '../pages/Replay.svelte';
import Rules from '../pages/Rules.svelte';
import Table from '../pages/Table.svelte';
import type { Box } from './game';
import { BOXES, boxOf, choiceOf, tableOf } from './games';
import { welcome } from './guests';

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

/** Another view for every step of a recorded game. */
function change(table: string, draw: (view: PlainView) => AnyView): void {
  const story = STORIES[table]!;
  STORIES[table] = { ...story, steps: story.steps.map((step) => ({ ...step, view: draw(step.view as PlainView) })) };
}

const claims = ({ sockets }: Visit): string[] =>
  (sockets[0]?.heard ?? []).flatMap((message) => (message.t === 'claim' ? [message.text] : []));

const names = (root: HTMLElement, within: string): string[] => [...root.querySelectorAll(within)].map(nameOf);
const line = ({ root }: Visit): string => (root.querySelector('form input') as HTMLInputElement).value;
const zone = (root: HTMLElement, title: string): Element =>
  [...root.querySelectorAll('.zone')].find((one) => one.querySelector('.title')?.textContent === title)!;

describe('a game that nobody has drawn', () => {
  it('lays its zones out, each with its title, and the hand below', async () => {
    const { root } = await visit(Table, { table: 'fives' }, 1);

    expect(names(root, '.zone .title')).toEqual(['Deck', 'Buried', 'Pile', 'Won: Mia', 'Won: Max']);
    expect(names(zone(root, 'Pile') as HTMLElement, '[data-card]')).toEqual(['4']);
    expect(names(root, '[data-card^="hand"]')).toEqual(['1', '3']);
  });

  it('says nothing of a hand where nobody holds cards', async () => {
    const recorded = STORIES['fives']!;
    onTestFinished(() => void (STORIES['fives'] = recorded));
    change('fives', (view) => ({ ...view, hand: [], hands: [] }));
    const { root } = await visit(Table, { table: 'fives' }, 1);

    expect(root.querySelector('.hand')).toBeNull();
  });

  it('shows cards that nobody sees by their backs alone, and says when a place is empty', async () => {
    const { root } = await visit(Table, { table: 'fives' });

    expect(names(zone(root, 'Deck') as HTMLElement, '[role="img"]')).toEqual(['4 cards face down']);
    expect(zone(root, 'Buried').textContent).toContain('empty');
  });

  it('shows what a seat has won as one small picture, with a name for the ear', async () => {
    const { root } = await visit(Table, { table: 'fives' }, 2);

    expect(names(zone(root, 'Won: Max') as HTMLElement, '[role="img"]')).toEqual(['1, 4']);
    expect(zone(root, 'Won: Max').querySelector('button')).toBeNull();
  });

  it('is played by typing sentences', async () => {
    const visitor = await visit(Table, { table: 'fives' });

    await say(visitor, '0 + 4 = 4');

    expect(claims(visitor)).toEqual(['0 + 4 = 4']);
    expect(names(visitor.root, '[data-card^="hand"]')).toEqual(['1', '3']);
  });

  it('is played by taps: a card writes its view, and nothing is filled in', async () => {
    const visitor = await visit(Table, { table: 'fives' });

    await enter(visitor.root, '0+');
    await tap(visitor.root, 'hand 4');
    expect(line(visitor)).toBe('0 + 4 ');

    await enter(visitor.root, '=');
    expect(line(visitor)).toBe('0 + 4 = ');

    await enter(visitor.root, '4');
    await press(visitor.root, 'Say it');
    expect(claims(visitor)).toEqual(['0 + 4 = 4']);
  });

  it('takes back what was tapped, piece by piece or all at once', async () => {
    const visitor = await visit(Table, { table: 'fives' });
    await enter(visitor.root, '12+');
    await tap(visitor.root, 'hand 4');

    await press(visitor.root, 'Undo', 'Undo');
    expect(line(visitor)).toBe('12 ');

    await press(visitor.root, 'Clear all');
    expect(line(visitor)).toBe('');
  });

  it('writes what is typed into the line, wherever the focus is', async () => {
    const { root } = await visit(Table, { table: 'fives' });
    (root.querySelector('[data-card]') as HTMLElement).focus();

    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '7', bubbles: true }));

    expect(document.activeElement).toBe(root.querySelector('[data-typed]'));
  });

  it('says when a sum is not true, and nothing more', async () => {
    const visitor = await visit(Table, { table: 'fives' });

    await say(visitor, '0 + 4 = 5');

    expect(visitor.root.querySelector('.note')?.textContent).toContain('Not 5. Try again!');
    expect(visitor.root.querySelector('.note')?.textContent).not.toContain('4 = 4');
    expect(line(visitor)).toBe('0 + 4 = 5');
  });

  it('is told in words to whoever would rather read', async () => {
    prefer('textTable', true);
    const { root } = await visit(Table, { table: 'fives' }, 2);

    const titles = names(root, 'section[aria-label="The table in words"] h3');
    expect(titles).toEqual(['Deck', 'Buried', 'Pile', 'Won: Mia', 'Won: Max', 'Your hand']);
    expect(root.textContent).toContain('1 card face down');
  });

  it('reads out what its rules say besides, in their own language', async () => {
    change('fives', (view) => ({ ...view, lines: ['round 1'], own_lines: ['round 1', 'you need 7'] }));

    const { root } = await visit(Table, { table: 'fives' });

    expect(names(root, 'p[lang="en"]')).toEqual(['round 1', 'you need 7']);
  });

  it('shows no hand before the curtain is lifted', async () => {
    hold({ ...held, way: 'tablet', seats: [...seats, { seat: 1, token: 'b' }] });
    change('fives', (view) => ({ ...view, lines: ['round 1'], own_lines: ['you need 7'] }));
    const { root } = await visit(Table, { table: 'fives' });

    expect(root.textContent).toContain('round 1');
    expect(root.textContent).not.toContain('you need 7');
    expect(root.querySelector('.hand')).toBeNull();

    button(root, 'Hold to see your cards').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    await settle();
    expect(names(root, '[data-card^="hand"]')).toEqual(['3', '4']);
    expect(root.textContent).toContain('you need 7');
  });

  it('ends with places and scores, and can be looked back at', async () => {
    const { root } = await visit(Table, { table: 'fives' }, 8);
    expect(root.querySelector('#ending')?.textContent).toBe('Good game!');
    expect(root.textContent).toContain('Max wins! Next time the cards will fall differently.');
    expect([...root.querySelectorAll('td b')].map((score) => score.textContent)).toEqual(['4 points', '2 points']);

    const looking = await visit(Replay, { table: 'fives' });
    await press(looking.root, 'One step forward');
    expect(looking.root.querySelector('.said')?.textContent).toBe('Mia: 0 + 4 = 4');
    expect(names(zone(looking.root, 'Pile') as HTMLElement, '[role="img"]')).toEqual(['4']);
    expect(looking.root.querySelector('.zone button')).toBeNull();
  });
});

describe('a game of another package', () => {
  const guest: Guest = {
    name: 'fives',
    levels: ['usual', 'long'],
    faces: ['1', '4', '6'],
    words: { en: { 'game.fives': 'Fives', 'game.fives.about': 'Make a five' }, de: { 'game.fives': 'Fünfer' } },
  };
  const book = { 'rules.fives.aim': 'Make fives.', 'rules.fives.end': 'Most cards win.', 'word.bury': 'bury' };

  beforeEach(() => {
    welcome([guest]);
    const usual = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      /api\/words\/fives\/(en|de)$/.test(String(input)) ? Promise.resolve(Response.json(book)) : usual(input, init);
  });
  afterEach(() => {
    (BOXES as Box[]).pop();
    for (const language of Object.keys(shelf)) delete shelf[language];
  });

  it('stands on the shelf with its own name and cards', async () => {
    const { root } = await visit(Home, {});

    const box = [...root.querySelectorAll('.box')].at(-1);
    expect(box?.querySelector('h2')?.textContent).toBe('Fives');
    expect(box?.textContent).toContain('Make a five');
    expect([...(box?.querySelectorAll('.lid text') ?? [])].map((view) => view.textContent)).toEqual(['1', '4', '6']);
  });

  it('is named in the language of the page', async () => {
    useWords('de', {} as Catalogue);

    expect(sayOr('game.fives', '')).toBe('Fünfer');
  });

  it('tells its rules in its own words', async () => {
    const { root } = await visit(Rules, { game: 'fives', level: '' });

    expect([...root.querySelectorAll('main > p')].map((rule) => rule.textContent)).toEqual(['Make fives.', 'Most cards win.']);
  });

  it('offers the words of its sentences on the desk', async () => {
    const visitor = await visit(Table, { table: 'fives' });

    await press(visitor.root, 'bury');
    await tap(visitor.root, 'hand 4');

    expect(line(visitor)).toBe('bury 4 ');
  });
});

describe('a game with a box of its own', () => {
  const recorded = STORIES['fives']!;

  beforeEach(() => {
    (BOXES as Box[]).push(box);
    change('fives', drawn);
  });
  afterEach(() => {
    (BOXES as Box[]).pop();
    STORIES['fives'] = recorded;
  });

  function drawn({ zones, lines: _, own_lines: __, ...shared }: PlainView): AnyView {
    const pile = zones.find(({ name }) => name === 'pile')?.cards ?? [];
    const sum = pile.reduce((sum, { text }) => sum + Number(text), 0);
    const view: FivesView = { ...shared, family: 'fives', pile: sum, secret: 'sealed' };
    return view as unknown as AnyView;
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

    expect(table.cardName).toBe(plain.cardName);
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

it.each(BOXES.map(({ family }) => family))('five house rules of %s matter, and each says why', async (family) => {
  const { matter } = await choiceOf(family);
  const known = GAMES.games.find(({ name }) => name === family)?.settings.map(({ key }) => key);

  expect(matter).toHaveLength(5);
  expect(known).toEqual(expect.arrayContaining([...matter]));
  expect(matter.filter((key) => !sayOr(`matters.${key}`, ''))).toEqual([]);
});

it('whose time is up puts a card away only where a game knows how', async () => {
  expect([(await choiceOf('numero')).discards, (await choiceOf('fives')).discards]).toEqual([true, false]);
});

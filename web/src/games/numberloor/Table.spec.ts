import { beforeEach, describe, expect, it } from 'vitest';
import { STORIES } from '../../dev/fake';
import { button, press, settle, tap, visit, words } from '../../dev/visit';
import { announcements } from '../../lib/live.svelte';
import { prefer } from '../../lib/preferences.svelte';
import { hold } from '../../lib/seats';
import type { NumberloorView, ToServer } from '../../lib/wire';
import Table from '../../pages/Table.svelte';

const seats = [{ seat: 0, token: 'a' }];
const both = [...seats, { seat: 1, token: 'b' }];
const claims = (heard: ToServer[]): string[] => heard.flatMap((message) => (message.t === 'claim' ? [message.text] : []));
const shared = (table: string) =>
  hold({ table, game: 'numberloor', level: 'basic', way: 'tablet', code: '', seats: both, over: false });

beforeEach(() => {
  prefer('pace', 'quick');
  for (const table of ['floors', 'jumps'])
    hold({ table, game: 'numberloor', level: 'basic', way: 'computer', code: '', seats, over: false });
});

/** The strip as it is read. */
function strip(root: HTMLElement): string {
  return [...root.querySelectorAll('.strip .part > *')].map((bit) => bit.textContent?.trim() || '_').join(' ');
}

async function keys(root: HTMLElement, ...names: string[]): Promise<void> {
  const main = root.querySelector('main') as HTMLElement;
  main.focus();
  for (const key of names) main.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await settle();
}

async function lift(root: HTMLElement): Promise<void> {
  button(root, 'Hold to see your cards').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  await settle();
}

describe('a jump at the table', () => {
  it('is said by its way, its sum and its floor before the card lies', async () => {
    const { root, sockets } = await visit(Table, { table: 'jumps' });

    await press(root, 'up');
    expect(strip(root)).toBe('9 + 2 = _ → _');
    expect(claims(sockets[0]!.heard)).toEqual([]);
    await press(root, '1', '1');
    expect(strip(root)).toBe('9 + 2 = 11 → _');
    await press(root, '1');

    expect(strip(root)).toBe('9 + 2 = 11 → 1');
    expect(announcements().at(-1)?.text).toContain('9 plus 2 makes 11, floor 1.');
    expect(claims(sockets[0]!.heard)).toEqual([]);
    await press(root, 'Say it');

    expect(claims(sockets[0]!.heard)).toEqual(['9 + 2 = 11, floor 1']);
    expect(root.querySelectorAll('.hand [data-card]')).toHaveLength(5);
  });

  it('is not said by two quick taps on one floor', async () => {
    const { root, sockets } = await visit(Table, { table: 'jumps' });

    await press(root, 'up', '1', '1', '3', '3');
    for (let taps = 0; taps < 3; taps++) await tap(root, 'hand floor 1');

    expect(strip(root)).toBe('9 + 2 = 11 → 1');
    expect(claims(sockets[0]!.heard)).toEqual([]);
  });

  it('that was a slip is no wrong sum: another floor takes its place', async () => {
    const { root, sockets } = await visit(Table, { table: 'jumps' });

    await press(root, 'up', '1', '1', '2');
    expect(strip(root)).toBe('9 + 2 = 11 → 2');
    await press(root, '1', 'Say it');

    expect(claims(sockets[0]!.heard)).toEqual(['9 + 2 = 11, floor 1']);
  });

  it('may be said with the card of the hand, and with the sum', async () => {
    const { root, sockets } = await visit(Table, { table: 'jumps' });

    await tap(root, 'hand floor 1');
    await press(root, 'up', '1', '1', 'Say it');

    expect(claims(sockets[0]!.heard)).toEqual(['9 + 2 = 11, floor 1']);
  });

  it('does not let a card lie that nothing was said about', async () => {
    const { root, sockets } = await visit(Table, { table: 'jumps' });

    await tap(root, 'hand floor 1', 'open floor 9');

    expect(claims(sockets[0]!.heard)).toEqual([]);
    expect(root.querySelector('.note')?.textContent).toContain('Which way?');
  });

  it('is drawn in the house only when it has been said', async () => {
    const { root } = await visit(Table, { table: 'jumps' });

    await press(root, 'up', '1', '1', '1');
    expect(root.querySelector('.arc')).toBeNull();
    await press(root, 'Say it');

    expect(root.querySelectorAll('.arc')).toHaveLength(2);
    expect(root.querySelector('.by')?.textContent).toBe('+2');
  });

  it('that was wrong keeps its way, and opens a picture after the second', async () => {
    const { root } = await visit(Table, { table: 'jumps' });

    await press(root, 'up', '1', '2', '2', 'Say it');
    expect(root.querySelector('.note')?.textContent).toContain('Not 12.');
    expect(strip(root)).toBe('9 + 2 = _ → _');
    expect(root.querySelector('.frames')).toBeNull();

    await press(root, '1', '3', '3', 'Say it');
    expect(root.querySelector('.frames')).not.toBeNull();
  });
});

describe('what the screen never does', () => {
  it('greys out no key and lights up no card', async () => {
    const { root } = await visit(Table, { table: 'jumps' });

    expect(root.querySelectorAll('button:disabled, [aria-disabled="true"]')).toHaveLength(0);
    expect(new Set([...root.querySelectorAll('[data-card]')].map((card) => card.className)).size).toBe(1);
    expect(new Set([...root.querySelectorAll('.lift .key:not(.way, .sign, .go)')].map((key) => key.className)).size).toBe(1);
  });

  it('fills in no sum and no floor', async () => {
    const { root } = await visit(Table, { table: 'jumps' });

    await press(root, 'up');

    expect(words(root.querySelector('.desk') as HTMLElement).join(' ')).not.toContain('11');
  });
});

it('a balloon is taken up, and laid with a word or on the open one', async () => {
  const { root, sockets } = await visit(Table, { table: 'jumps' }, 5);

  await tap(root, 'hand balloon odd');
  expect(claims(sockets[0]!.heard)).toEqual([]);
  await tap(root, 'open balloon 2');

  expect(claims(sockets[0]!.heard)).toEqual(['balloon odd']);
});

it('a balloon that is said before the last one is answered for is laid after it', async () => {
  const { root, sockets } = await visit(Table, { table: 'jumps' }, 5);

  await tap(root, 'hand balloon odd');
  root.querySelector<HTMLElement>('[data-card="open 1"]')!.click();
  root.querySelector<HTMLElement>('[data-card="hand 0"]')!.click();
  button(root, 'Say it').click();
  await settle();

  expect(claims(sockets[0]!.heard)).toEqual(['balloon odd', 'balloon 4']);
});

it('a star dances when a hand is played out', async () => {
  const { root } = await visit(Table, { table: 'jumps' }, 6);

  await tap(root, 'hand balloon 4');
  await press(root, 'Say it');

  expect(root.querySelector('.star')?.textContent).toContain('A star for Mia!');
  expect(root.textContent).toContain('1 star out of 5');
  expect(announcements().map(({ text }) => text)).toContain('A star for Mia!');
});

describe('keys', () => {
  it('say a jump', async () => {
    const { root, sockets } = await visit(Table, { table: 'jumps' });

    await keys(root, '+', '1', '1', '1');
    expect(claims(sockets[0]!.heard)).toEqual([]);
    await keys(root, 'Enter');

    expect(claims(sockets[0]!.heard)).toEqual(['9 + 2 = 11, floor 1']);
  });

  it('type a chain, whose moves are said one after the other', async () => {
    const { root, sockets } = await visit(Table, { table: 'jumps' });
    await keys(root, '9');
    const line = root.querySelector('form input') as HTMLInputElement;
    const all = '9 + 2 = 11, floor 1, 1 + 2 = 3, stop';
    line.value = all;
    line.dispatchEvent(new InputEvent('input', { bubbles: true }));
    root.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await settle();
    const moves = ['9 + 2 = 11, floor 1', '\n', '1 + 2 = 3', '\n', 'stop', '\n'];
    sockets[0]!.says({ t: 'no', key: '', code: 'numberloor.one_at_a_time', details: { moves }, n: -1 });
    for (let round = 0; round < 3; round++) await settle();

    expect(claims(sockets[0]!.heard)).toEqual([all, '9 + 2 = 11, floor 1', '1 + 2 = 3', 'stop']);
  });

  it('of a chain whose second move is not true say what lies, and what does not', async () => {
    const { root, sockets } = await visit(Table, { table: 'jumps' });
    const moves = ['9 + 2 = 11, floor 1', '\n', '1 + 2 = 4', '\n', ['stop'], '\n'];
    sockets[0]!.says({ t: 'no', key: '', code: 'numberloor.one_at_a_time', details: { moves }, n: -1 });
    for (let round = 0; round < 3; round++) await settle();

    const told = 'Done: 9 + 2 = 11, floor 1. Not done: 1 + 2 = 4, end my turn. Not quite: “1 + 2 = 4” isn’t true. Try again!';
    expect(root.querySelector('.note')?.textContent).toBe(told);
    expect(announcements().map(({ text }) => text)).toContain(told);
    expect(claims(sockets[0]!.heard)).toEqual(['9 + 2 = 11, floor 1', '1 + 2 = 4']);
  });

  it('call for the night, and say it', async () => {
    const { root, sockets } = await visit(Table, { table: 'jumps' }, 3);

    await keys(root, 'n');
    await keys(root, '+', '5', 'Enter');

    expect(claims(sockets[0]!.heard)).toEqual(['night 3 + 2 = 5']);
  });
});

describe('the night', () => {
  it.each([
    ['play', 'Not right now.'],
    ['finishing', 'nobody can interrupt this turn'],
  ])('is refused with its own reason where it is closed: %s', async (phase, words) => {
    const story = STORIES['jumps']!;
    const view = { ...(story.steps[3]!.view as NumberloorView), phase, way_out: 'pass', to_act: [1] };
    STORIES['closed'] = { ...story, steps: [{ ...story.steps[3]!, view }] };
    hold({ table: 'closed', game: 'numberloor', level: 'basic', way: 'computer', code: '', seats, over: false });
    const { root, sockets } = await visit(Table, { table: 'closed' });

    await press(root, 'Night!', 'up', '5', 'Say it');

    expect(claims(sockets[0]!.heard)).toEqual([]);
    expect(root.querySelector('.note')?.textContent).toContain(words);
  });

  it('may be called by anybody, whatever they hold', async () => {
    const story = STORIES['jumps']!;
    const waiting = story.steps[3]!;
    for (const [name, hand] of [
      ['with', (waiting.view as NumberloorView).hand!],
      ['without', (waiting.view as NumberloorView).hand!.filter((card) => !card.text.startsWith('☾'))],
    ] as const) {
      STORIES[name] = { ...story, steps: [{ ...waiting, view: { ...(waiting.view as NumberloorView), hand } }] };
      hold({ table: name, game: 'numberloor', level: 'basic', way: 'computer', code: '', seats, over: false });
      const { root } = await visit(Table, { table: name });

      expect(root.querySelector('.turn[inert]')).not.toBeNull();
      await press(root, 'Night!');
      expect(root.querySelectorAll('.open .lift')).toHaveLength(1);
    }
  });

  it('is not waited for where nobody but the computer plays and no night card is held', async () => {
    const waiting = STORIES['jumps']!.steps[3]!;
    for (const [name, night] of [
      ['dark', true],
      ['light', false],
    ] as const) {
      const held = (waiting.view as NumberloorView).hand!.filter((card) => night || !card.text.startsWith('☾'));
      STORIES[name] = {
        ...STORIES['jumps']!,
        steps: [{ ...waiting, view: { ...(waiting.view as NumberloorView), hand: held } }],
      };
      hold({ table: name, game: 'numberloor', level: 'basic', way: 'computer', code: '', seats, over: false });
      const { sockets } = await visit(Table, { table: name });

      expect(sockets[0]!.heard.filter((message) => message.t === 'hurry')).toHaveLength(night ? 0 : 1);
    }
  });

  it('takes the turn with a sentence, and never lets a moment pass aloud', async () => {
    const { root, sockets } = await visit(Table, { table: 'jumps' }, 3);

    await press(root, 'Night!', 'up', '5', 'Say it');

    expect(claims(sockets[0]!.heard)).toEqual(['night 3 + 2 = 5']);
    expect(sockets[0]!.heard.filter((message) => message.t === 'wait')).toHaveLength(1);
    expect(root.querySelector('[aria-label="Your sentence"]')).not.toBeNull();
  });

  it('asks for a word only where a claim waits for it', async () => {
    const story = STORIES['jumps']!;
    const asked = { ...(story.steps[3]!.view as NumberloorView), phase: 'asked', way_out: 'go on', seat_to_play: 0, to_act: [0] };
    STORIES['asked'] = { ...story, steps: [{ ...story.steps[3]!, view: asked }] };
    hold({ table: 'asked', game: 'numberloor', level: 'basic', way: 'computer', code: '', seats, over: false });
    const { root, sockets } = await visit(Table, { table: 'asked' });

    await press(root, 'up', '7', 'Say it', 'Go on');

    expect(claims(sockets[0]!.heard)).toEqual(['night 3 + 2 = 7', 'go on']);
  });

  it('is offered at the edge of everybody around one screen but whoever is in turn, and covers the cards first', async () => {
    shared('jumps');
    const { root, sockets } = await visit(Table, { table: 'jumps' });
    await lift(root);
    expect(root.querySelectorAll('.hand [data-card]')).toHaveLength(6);
    const edges = [...root.querySelectorAll('.edge .button:not(.away)')].map((one) =>
      one.textContent?.replace(/\s+/g, ' ').trim(),
    );
    expect(edges).toEqual(['Night! Dot']);

    await press(root, /^Night! Dot/);

    expect(sockets.at(-1)?.heard.map((message) => ('token' in message ? message.token : message.t))).toEqual(['b', 'wait']);
    expect(root.querySelector('.hand')).toBeNull();
    expect(root.textContent).toContain('Pass the screen to Dot.');
    await press(root, /^Night! Dot/);
    expect(root.textContent).toContain('Pass the screen to Mia.');
  });
});

describe('for children who cannot read yet', () => {
  it('a card goes on an open card by two taps', async () => {
    const { root, sockets } = await visit(Table, { table: 'floors' });

    await tap(root, 'hand floor 5', 'open floor 4');

    expect(claims(sockets[0]!.heard)).toEqual(['5 on 4']);
    expect(root.querySelectorAll('.arc')).toHaveLength(1);
  });

  it('a card that is tapped before the last one is answered for stays tapped', async () => {
    const { root, sockets } = await visit(Table, { table: 'floors' });
    const find = (zone: string, name: string): HTMLElement =>
      [...root.querySelectorAll<HTMLElement>(`[data-card^="${zone}"]`)].find((one) => one.textContent?.includes(name))!;

    await tap(root, 'hand floor 5');
    find('open', 'floor 4').click();
    find('hand', 'floor 6').click();
    await settle();
    expect(find('hand', 'floor 6').getAttribute('aria-pressed')).toBe('true');
    await tap(root, 'open floor 5');

    expect(claims(sockets[0]!.heard)).toEqual(['5 on 4', '6 on 5']);
  });

  it('says a side where both open cards are alike', async () => {
    const story = STORIES['floors']!;
    const view = story.steps[0]!.view as NumberloorView;
    STORIES['alike'] = { ...story, steps: [{ ...story.steps[0]!, view: { ...view, right: view.left } }] };
    hold({ table: 'alike', game: 'numberloor', level: 'beginner', way: 'computer', code: '', seats, over: false });
    const { root, sockets } = await visit(Table, { table: 'alike' });

    await tap(root, 'hand floor 5');
    root.querySelector<HTMLElement>('[data-card="open 1"]')?.click();
    await settle();

    expect(claims(sockets[0]!.heard)).toEqual(['5 on right 4']);
  });

  it('no sentence is to be read: what was said and what went wrong is for the ear, and pictures show it', async () => {
    const { root } = await visit(Table, { table: 'floors' });

    await tap(root, 'hand floor 3', 'open floor 9');

    expect(root.querySelector('.note')?.closest('.only-spoken')).not.toBeNull();
    expect(root.querySelector('.answer.no')).not.toBeNull();
    expect(root.querySelector('.desk')?.textContent?.trim()).toBe('');
  });

  it('one picture takes two cards, and after a card it hands on', async () => {
    const { root, sockets } = await visit(Table, { table: 'floors' });

    button(root, 'Pass and take two cards');
    await tap(root, 'hand floor 5', 'open floor 4', 'hand floor 6', 'open floor 5', 'hand floor 0', 'open floor 9');
    await press(root, 'End my turn');

    expect(claims(sockets[0]!.heard)).toEqual(['5 on 4', '6 on 5', '0 on 9', 'stop']);
  });
});

import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HELP, STORIES } from '../dev/fake';
import { button, enter, press, settle, tap, visit, words } from '../dev/visit';
import { announcements } from '../lib/live.svelte';
import { prefer } from '../lib/preferences.svelte';
import { held, hold } from '../lib/seats';
import type { Snapshot } from '../lib/wire';
import Open from './Open.svelte';
import Replay from './Replay.svelte';
import SecondLook from './SecondLook.svelte';
import Table from './Table.svelte';

const mine = { game: 'numero', level: 'numbers-10', way: 'computer' as const, code: '', over: true };
const seats = [{ seat: 0, token: 'secret' }];

beforeEach(() => {
  for (const table of ['numbers', 'points', 'jumps']) hold({ ...mine, table, seats });
});

const key = async (name: string): Promise<void> => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  await settle();
};
const type = (root: HTMLElement, at: string, text: string): void => {
  const line = root.querySelector<HTMLInputElement | HTMLTextAreaElement>(at);
  if (!line) throw new Error(`nothing at ${at}`);
  line.value = text;
  line.dispatchEvent(new InputEvent('input', { bubbles: true }));
};
/** The line to type into is open already, and has a first key in it. */
const say = async (root: HTMLElement, sentence: string): Promise<void> => {
  type(root, '[data-typed]', sentence);
  await press(root, 'Say it');
};
describe('looking back', () => {
  it('goes step by step, by buttons and by keys, and says each step', async () => {
    const { root } = await visit(Replay, { table: 'numbers' });
    await press(root, 'One step forward', 'One step forward');

    expect(root.querySelector('.said')?.textContent).toBe('Dot discards 8.');
    expect(root.textContent).toContain('Step 2 of 10');
    expect(announcements().at(-1)?.text).toBe('Dot discards 8.');
    await key('ArrowLeft');
    expect(root.textContent).toContain('Step 1 of 10');
    await key('End');
    expect(root.textContent).toContain('Step 10 of 10');
    await key('Home');
    expect(root.textContent).toContain('Step 0 of 10');
  });

  it('begins at the step of the link', async () => {
    const { root } = await visit(Replay, { table: 'numbers', at: 3 });

    expect(root.textContent).toContain('Step 3 of 10');
  });

  it('shows all hands open at first', async () => {
    const { root } = await visit(Replay, { table: 'numbers' });

    expect(root.querySelectorAll('[aria-label$="’s hand"]')).toHaveLength(2);
  });

  it('has cards that can be looked at, and none that can be played', async () => {
    const { root } = await visit(Replay, { table: 'numbers' });

    expect(root.querySelectorAll('[data-card]')).toHaveLength(0);
    expect(root.querySelectorAll('.centre [role="img"]').length).toBeGreaterThan(1);
  });

  it('lists all turns, and leads to each', async () => {
    const { root } = await visit(Replay, { table: 'numbers' });

    await press(root, 'Dot discards 8.');

    expect(root.textContent).toContain('Step 2 of 10');
  });
});

it('plays by itself, step by step, until it is told to stop or comes to the end', async () => {
  const { root } = await visit(Replay, { table: 'numbers', at: 7 });
  vi.useFakeTimers();
  try {
    [...root.querySelectorAll('button')].find((one) => one.textContent?.includes('Play by itself'))?.click();
    flushSync();
    expect(button(root, 'Pause')).toBeTruthy();
    for (let step = 0; step < 5; step++) {
      vi.advanceTimersByTime(2500);
      flushSync();
    }
  } finally {
    vi.useRealTimers();
  }

  expect(root.textContent).toContain('Step 10 of 10');
  expect(button(root, 'Play by itself')).toBeTruthy();
});

describe('taking a game along', () => {
  const copied: string[] = [];
  beforeEach(() => {
    copied.length = 0;
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => Promise.resolve(void copied.push(text)));
  });

  it('copies a position, the record, and a link without any token', async () => {
    const { root } = await visit(Replay, { table: 'numbers', at: 2 });

    await press(root, 'Copy this position', 'Copy the game', 'Copy the link');

    const [position = '', record = '', link = ''] = copied;
    expect(position).toBe('numero; turn 0');
    expect((JSON.parse(record) as { claims: [] }).claims).toHaveLength(10);
    expect(link).toMatch(/#\/look-back\/numbers\/2$/);
    expect(copied.join()).not.toContain('secret');
  });

  it('shows the text where the browser does not let us copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not here'));
    const { root } = await visit(Replay, { table: 'numbers' });

    await press(root, 'Copy the game');

    const area = root.querySelector<HTMLTextAreaElement>('dialog textarea');
    expect(area?.value).toContain('claims');
    expect(area?.selectionEnd).toBe(area?.value.length);
    expect(document.activeElement).toBe(area);
    expect(root.querySelector('dialog p')?.textContent).toContain('selected');
  });

  it('plays on from a step, and keeps the new seat on this device', async () => {
    const { root } = await visit(Replay, { table: 'points', at: 2 });

    root.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await settle();

    expect(location.hash).toBe('#/table/numbers');
    expect(held('numbers')).toMatchObject({ way: 'computer', over: false });
  });

  it('does not play on where the game is over', async () => {
    const { root } = await visit(Replay, { table: 'numbers', at: 10 });

    expect(root.querySelector('form button')).toBeNull();
    expect(root.textContent).toContain('Go back a step to play on.');
  });
});

describe('looking back together', () => {
  const view = (here: boolean): Snapshot => {
    const story = STORIES['numbers'];
    const step = story?.steps[10];
    if (!story || !step) throw new Error('no story');
    const people = story.people.map((person) => ({ ...person, kind: 'person', here }));
    return { t: 'snapshot', seat: 0, house: story.house, help: HELP, commitment: '', at: 0, ...step, people, said: [] };
  };
  const together = async (props: { along?: boolean } = {}) => {
    const asPeople = STORIES['numbers']?.people[1];
    if (asPeople) asPeople.kind = 'person';
    const found = await visit(Replay, { table: 'numbers', ...props });
    if (asPeople) asPeople.kind = 'computer';
    return found;
  };
  const looks = (heard: { t: string }[] = []): unknown[] => heard.filter((message) => message.t === 'look');

  it('leads the others, and is led by them', async () => {
    const { root, sockets } = await together();
    root.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
    await settle();

    sockets[0]?.says(view(true));
    await press(root, 'One step forward');
    expect(looks(sockets[0]?.heard).at(-1)).toEqual({ t: 'look', at: 1 });
    sockets[0]?.says({ t: 'looking', seat: 1, at: 5 });
    await settle();

    expect(root.textContent).toContain('Step 5 of 10');
    expect(root.textContent).toContain('Looking back with you: Dot.');
    expect(root.textContent).toContain('Dot turned the page.');
    expect(looks(sockets[0]?.heard).at(-1)).toEqual({ t: 'look', at: 1 });
  });

  it('whoever joins goes where the others are, and leads nobody away', async () => {
    const { root, sockets } = await together({ along: true });

    sockets[0]?.says(view(true));
    sockets[0]?.says({ t: 'looking', seat: 1, at: 7 });
    await settle();

    expect(root.textContent).toContain('Step 7 of 10');
    expect(looks(sockets[0]?.heard)).toEqual([]);
  });
});

describe('opening a game', () => {
  const show = async (root: HTMLElement, text: string): Promise<void> => {
    type(root, '#record', text);
    root.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await settle();
  };

  it('says so where a text is no game', async () => {
    const { root } = await visit(Open, {});

    await show(root, 'hello');

    expect(root.querySelector('[role="alert"]')?.textContent).toContain('I can’t read this game.');
  });

  it('shows its last position, and offers no link', async () => {
    const { root } = await visit(Open, {});

    await show(root, '{"format": "sumdeck record"}');

    expect(root.textContent).toContain('Step 10 of 10');
    expect(words(root)).toContain('Copy the game');
  });
});

describe('a second look', () => {
  it('says how much there is to find, and not what', async () => {
    const { root } = await visit(SecondLook, { table: 'numbers' });

    expect(root.querySelector('.task')?.textContent).toBe('On turn 1 you could have won 3 cards. At the time it was 0. Find it!');
    expect(words(root).join(' ')).not.toContain('3 + 4');
    expect(root.querySelectorAll('button:disabled, [aria-disabled="true"]')).toHaveLength(0);
    expect(new Set([...root.querySelectorAll('[data-card]')].map((card) => card.className)).size).toBe(1);
  });

  it('is found by saying the sentence', async () => {
    const { root } = await visit(SecondLook, { table: 'numbers' });

    await tap(root, 'centre 3', 'centre 4', 'hand 7');
    await enter(root, '+7');
    await press(root, /^Take/);

    expect(root.querySelector('.found')?.textContent).toBe('Yes! That wins 3 cards.');
    expect(announcements().at(-1)?.text).toBe('Yes! That wins 3 cards.');
    expect(root.querySelector('.desk')).toBeNull();
  });

  it('a wrong sum is told like at the table, and a picture opens after the second', async () => {
    const { root } = await visit(SecondLook, { table: 'numbers' });
    await tap(root, 'centre 3', 'centre 4', 'hand 7');

    await enter(root, '+9');
    await press(root, /^Take/);
    expect(root.querySelector('.note')?.textContent).toContain('Not 9. Try again!');
    await enter(root, '8');
    await press(root, 'Say it');

    expect(root.querySelector('.frames')).not.toBeNull();
  });

  it('what is allowed but wins nothing is said so, and the search goes on', async () => {
    const { root } = await visit(SecondLook, { table: 'numbers' });

    await tap(root, 'hand 7');
    await press(root, /^Discard/);

    expect(root.querySelector('.won')?.textContent).toContain('wins nothing');
    expect(root.querySelector('.desk')).not.toBeNull();
  });

  it('has the same lamp', async () => {
    const { root } = await visit(SecondLook, { table: 'numbers' });

    await press(root, 'A little help');

    expect(root.querySelectorAll('.lamp li')).toHaveLength(1);
  });

  it('of a turn of many moves goes card by card, in the words of its game', async () => {
    const { root } = await visit(SecondLook, { table: 'jumps' });
    expect(root.textContent).toContain('On turn 1 you could have played 2 floors.');

    await key('9');
    await say(root, '9 + 2 = 11, floor 1');
    expect(root.querySelector('.won')?.textContent).toContain('1 floor played');
    expect(root.querySelectorAll('[data-card^="hand"]')).toHaveLength(5);
    await key('1');
    await say(root, '1 + 2 = 3');

    expect(root.querySelector('.found')?.textContent).toBe('Yes! That’s all 2 floors.');
  });

  it('of a turn of many moves can begin again, and does so when the turn is ended too soon', async () => {
    const { root } = await visit(SecondLook, { table: 'jumps' });
    for (const back of ['Start again', 'End my turn']) {
      await key('9');
      await say(root, '9 + 2 = 11, floor 1');

      await press(root, back);

      expect(root.querySelectorAll('[data-card^="hand"]')).toHaveLength(6);
      expect(root.querySelector('.won')?.textContent ?? '').not.toContain('1 floor');
    }
    expect(root.querySelector('.won')?.textContent).toContain('back where the turn started');
  });

  it('is offered at the end, after the pile has been counted', async () => {
    hold({ ...mine, table: 'numbers', seats, counted: true });
    const { root } = await visit(Table, { table: 'numbers' }, 10);
    await settle();

    expect(root.textContent).toContain('On turn 1 you could have won 3 cards.');
    expect(root.querySelector('a[href="#/second-look/numbers"]')?.textContent).toBe('Find it!');
  });
});

describe('the end of a game among friends', () => {
  const over = STORIES['numbers']?.steps[10];

  it('asks whoever is asked to play again', async () => {
    hold({ ...mine, table: 'numbers', way: 'friends', seats, counted: true });
    const { root, sockets } = await visit(Table, { table: 'numbers' }, 10);
    const asked = [{ n: 40, what: 'rematch', seat: 1, agreed: [], to_n: -1, missing: null, player: '', called: '' }];
    const said = { n: 40, seat: 1, code: 'told.rematch_asked', sentence: [], move: null, details: {}, news: [] };

    if (over) sockets[0]?.says({ t: 'event', ...over, n: 40, prompt: 'prompt.rematch', asked, said, key: '' });
    await settle();
    expect(root.textContent).toContain('Dot would like to play again. Would you?');
    await press(root, 'Yes');

    expect(sockets[0]?.heard.at(-1)).toMatchObject({ t: 'answer', what: 'rematch', yes: true, n: 40 });
  });

  it('leads to whoever looks back already, but not to oneself', async () => {
    hold({ ...mine, table: 'numbers', way: 'friends', seats, counted: true });
    const { root, sockets } = await visit(Table, { table: 'numbers' }, 10);

    sockets[0]?.says({ t: 'looking', seat: 0, at: 1 });
    await settle();
    expect(root.textContent).not.toContain('Look back with');
    sockets[0]?.says({ t: 'looking', seat: 1, at: 1 });
    await settle();

    expect(root.querySelector('a[href="#/look-back/numbers/together"]')?.textContent?.trim()).toBe('Look back with Dot');
  });
});

describe('around one screen', () => {
  const family = [...seats, { seat: 1, token: 'other' }];

  it('nobody is away, though only one seat has a line to the table', async () => {
    hold({ ...mine, table: 'numbers', way: 'tablet', seats: family, over: false });
    const { root, sockets } = await visit(Table, { table: 'numbers' });
    const people = (STORIES['numbers']?.people ?? []).map((person) => ({ ...person, kind: 'person', player: '', here: false }));

    sockets[0]?.says({ t: 'people', people });
    await settle();

    expect(root.textContent).not.toContain('coming back');
  });

  it('one tap on Again speaks for everybody', async () => {
    hold({ ...mine, table: 'numbers', way: 'tablet', seats: family, counted: true });
    const { root, sockets } = await visit(Table, { table: 'numbers' }, 10);
    await press(root, 'Play again');
    expect(sockets[0]?.heard.at(-1)).toMatchObject({ t: 'ask', what: 'rematch' });
    const over = STORIES['numbers']?.steps[10];
    const asked = [{ n: 40, what: 'rematch', seat: 0, agreed: [], to_n: -1, missing: null, player: '', called: '' }];
    const said = { n: 40, seat: 0, code: 'told.rematch_asked', sentence: [], move: null, details: {}, news: [] };

    if (over) sockets[0]?.says({ t: 'event', ...over, n: 40, asked, said, key: '' });
    await settle();

    expect(sockets[1]?.heard.map((message) => message.t)).toEqual(['hello', 'answer']);
    expect(sockets[1]?.heard[0]).toMatchObject({ token: 'other' });
  });
});

describe('pictures for counting', () => {
  it('open when asked for, and the table is told', async () => {
    prefer('pace', 'quick');
    hold({ ...mine, table: 'numbers', seats, over: false });
    const { root, sockets } = await visit(Table, { table: 'numbers' });

    await press(root, 'A picture for counting');
    expect(sockets[0]?.heard.at(-1)).toMatchObject({ t: 'aid', aid: 'ten-frame' });
    await press(root, 'Number line');

    expect(sockets[0]?.heard.at(-1)).toMatchObject({ t: 'aid', aid: 'number-line' });
    expect(button(root, 'Counters').getAttribute('aria-pressed')).toBe('false');
  });

  it('are of the cards that lie together, and never show their sum', async () => {
    hold({ ...mine, table: 'numbers', seats, over: false });
    const { root } = await visit(Table, { table: 'numbers' });
    await tap(root, 'centre 3', 'centre 4');

    await press(root, 'A picture for counting');

    expect(root.querySelectorAll('.frames circle')).toHaveLength(7);
    expect(words(root.querySelector('section.sheet') ?? root).join(' ')).not.toMatch(/\b7\b/);
  });
});

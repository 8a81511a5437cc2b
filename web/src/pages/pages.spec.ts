import { flushSync, tick } from 'svelte';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { press, settle, visit } from '../dev/visit';
import { BOXES } from '../games/games';
import { setBookmark } from '../lib/bookmarks';
import { announcements } from '../lib/live.svelte';
import { held, hold } from '../lib/seats';
import Choose from './Choose.svelte';
import Home from './Home.svelte';
import Join from './Join.svelte';
import Table from './Table.svelte';

const submit = async (root: HTMLElement): Promise<void> => {
  root.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await settle();
};

it('a page that has the keys says which it is, and the tab says it once', async () => {
  const { root } = await visit(Home, {});
  const main = root.querySelector('main');

  expect(document.title).toBe('Sumdeck');
  expect(root.querySelector(`#${main?.getAttribute('aria-labelledby')}`)?.textContent.trim()).toBe('Sumdeck');
});

describe('home', () => {
  it('has four boxes, and marks those that are still to come', async () => {
    const { root } = await visit(Home, {});

    expect([...root.querySelectorAll('.box h2')].map((title) => title.textContent)).toEqual([
      'Numero',
      'Mathino',
      'Numberloor',
      'Formula',
    ]);
    expect(root.querySelectorAll('.coming')).toHaveLength(BOXES.filter((box) => !box.games.length).length);
  });

  it('says which game waits, with whom and since when, and calls that otherwise than a new one', async () => {
    const seats = [{ seat: 0, token: 'a' }];
    const table = { table: 'numbers', game: 'numero', level: 'numbers-10', way: 'computer', code: '', seats } as const;
    hold({ ...table, seats, over: false, others: ['Dot'], at: Date.now() - 86_400_000 });
    const { root } = await visit(Home, {});

    const link = root.querySelector('[href="#/table/numbers"]');
    expect(link?.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe('Continue Numero · Numbers to 10 · with Dot · yesterday');
  });

  it('leads to a class, a tournament and paper', async () => {
    const { root } = await visit(Home, {});

    const links = [...root.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['#/club/new/class', '#/club', '#/print']));
  });

  it('goes on with one tap where the bookmark lies', async () => {
    setBookmark({ game: 'numero', level: 'subtraction', settings: {}, way: 'computer', seats: [{ kind: 'person' }], house: {} });
    const { root } = await visit(Home, {});

    await press(root, 'New game: With minus');

    expect(location.hash).toBe('#/table/numbers');
    expect(held('numbers')?.seats).toEqual([{ seat: 0, token: 'a' }]);
  });

  it('lays one table however often it is tapped, and says that it is coming', async () => {
    setBookmark({ game: 'numero', level: 'subtraction', settings: {}, way: 'computer', seats: [{ kind: 'person' }], house: {} });
    const { root } = await visit(Home, {});
    const fetched = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => fetched.mockRestore());
    const button = root.querySelector<HTMLButtonElement>('.box .main');

    button?.click();
    button?.click();
    await tick();
    expect(root.querySelector('[role=status]')?.textContent).toContain('One moment');
    await settle();

    expect(fetched.mock.calls.filter(([address]) => /api\/tables$/.test(String(address)))).toHaveLength(1);
  });
});

it('choosing deals the cards and keeps the seat on this device, not in the address', async () => {
  const { root } = await visit(Choose, { game: 'numero' });

  await submit(root);

  expect(location.hash).toBe('#/table/numbers');
  expect(location.href).not.toContain('token');
  expect(held('numbers')).toMatchObject({ level: 'numbers-10', way: 'computer', seats: [{ seat: 0, token: 'a' }] });
});

it('seats are numbered only where several people play', async () => {
  const { root } = await visit(Choose, { game: 'numero' });
  const names = (): string[] => [...root.querySelectorAll('label[for*="-name-"]')].map((one) => one.textContent?.trim() ?? '');
  expect(names()).toEqual(['Your name at the table']);

  (root.querySelector('input[value=tablet]') as HTMLInputElement).click();
  flushSync();

  expect(names()).toEqual(['Name for seat 1', 'Name for seat 2']);
});

it('joining takes four words, however they are written', async () => {
  const { root } = await visit(Join, { code: 'lemon-forest-window-drum', game: 'numero' });

  expect((root.querySelector('#code') as HTMLInputElement).value).toBe('lemon forest window drum');
  await submit(root);
  expect(held('numbers')?.way).toBe('friends');
});

it.each([
  [
    '123 456',
    'web.no_such_club',
    'No class has this number. Is a digit wrong, or are two swapped? Look at the board and try again.',
  ],
  ['12345', '', 'That’s 5 digits. The code has six: try again.'],
  ['123 4567', '', 'That’s 7 digits. The code has six: try again.'],
  ['12O 45l', '', 'There’s a letter in it: o l. The code is six digits. Try again.'],
  ['O12345', '', 'There’s a letter in it: o. The code is six digits. Try again.'],
  ['lemon forest window drum', 'web.no_such_table', 'There’s no table with these words. Check them again.'],
])('whoever has mistyped %s is told what to look at', async (typed, code, told) => {
  const asked = vi.fn(() => Promise.resolve(Response.json({ code, details: {} }, { status: 404 })));
  vi.stubGlobal('fetch', asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { root } = await visit(Join, { code: typed, game: '' });
  asked.mockClear();

  await submit(root);

  expect(asked.mock.calls.length > 0).toBe(code !== '');
  expect(root.querySelector('[role=alert]')?.textContent).toBe(told);
});

describe('where no link has said it, a name and help are asked', () => {
  /** The page after a code was typed and sent: which of the two it asks for, and where it has led. */
  async function typed(code: string): Promise<{ asked: boolean[]; root: HTMLElement }> {
    const { root } = await visit(Join, { code: '', game: '' });
    const line = root.querySelector('#code') as HTMLInputElement;
    line.value = code;
    line.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await settle();
    expect(root.querySelector('#name')).toBe(null);
    if (code) await submit(root);
    return { asked: ['#name', '#help'].map((each) => root.querySelector(each) !== null), root };
  }

  it('at a table, before one sits down there', async () => {
    const { asked, root } = await typed('lemon forest window drum');
    expect(asked).toEqual([true, true]);

    await submit(root);
    expect(held('numbers')?.way).toBe('friends');
  });

  it('not before there is a code', async () => expect((await typed('')).asked).toEqual([false, false]));

  it.each(['lemon forest window drum', '123 456'])('not on the way to a class: %s', async (code) => {
    const others = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string | URL, init?: RequestInit) => {
      if (String(url).endsWith('api/agreed')) return Promise.resolve(Response.json(null));
      if (String(url).endsWith('api/find-club')) return Promise.resolve(Response.json({ club: 'x' }));
      return others(url, init);
    });
    onTestFinished(() => void vi.unstubAllGlobals());

    expect((await typed(code)).asked).toEqual([false, false]);
    await vi.waitFor(() => expect(location.hash).toBe('#/club/x'));
  });
});

describe('what is played at a table', () => {
  const terms = (root: HTMLElement): string[] =>
    [...root.querySelectorAll('dt')].map((one) => `${one.textContent}: ${one.nextElementSibling?.textContent}`);
  const AGREED = [
    'Level: Basic',
    'Points to win: 7',
    'You can capture loose cards as a sum: Yes',
    'Who checks: you check each other: a mistake stands until someone spots it',
    'Time for a turn: 60 seconds',
    'When the time is up: nothing happens',
    'Taking a move back: never',
    'The lamp gives hints: No',
  ];

  it('is told before one sits down', async () => {
    const { root } = await visit(Join, { code: 'lemon-forest-window-drum', game: 'mathino' });

    expect(terms(root)).toEqual(AGREED);
  });

  it('is told of four words, once they are written', async () => {
    const { root } = await visit(Join, { code: '', game: '' });
    expect(terms(root)).toEqual([]);

    const line = root.querySelector('#code') as HTMLInputElement;
    line.value = 'Lemon forest window  drum';
    line.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(terms(root)).toEqual([]);
    line.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();

    expect(terms(root)).toEqual(AGREED);
  });

  it('is in the menu, for whoever opens it', async () => {
    hold({
      table: 'powers',
      game: 'mathino',
      level: '',
      way: 'computer',
      code: '',
      over: false,
      seats: [{ seat: 0, token: 'a' }],
    });
    const { root } = await visit(Table, { table: 'powers' });
    await press(root, 'Menu');
    expect(terms(root)).toEqual([]);

    const [part] = [...root.querySelectorAll('details')].filter((one) => one.textContent?.includes('What we’re playing'));
    if (part) part.open = true;
    part?.dispatchEvent(new Event('toggle'));
    await settle();

    expect(terms(root)).toEqual(AGREED);
  });
});

describe('the end', () => {
  const table = { table: 'numbers', game: 'numero', level: 'numbers-10', way: 'computer' as const, code: '', over: false };

  it('asks how many cards the pile has, and says no more than yes or no', async () => {
    hold({ ...table, seats: [{ seat: 0, token: 'a' }] });
    const { root } = await visit(Table, { table: 'numbers' }, 10);
    expect(announcements().map(({ text }) => text)).toContain('The game is over. Your winning pile. How many cards are there?');
    const count = root.querySelectorAll('.ten > span').length;
    const answer = async (said: number): Promise<string> => {
      const line = root.querySelector('#how-many') as HTMLInputElement;
      line.value = String(said);
      line.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await submit(root);
      return root.querySelector('.answer')?.textContent ?? '';
    };

    expect(count).toBeGreaterThan(0);
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('how-many')); // keys alone are enough
    expect(await answer(count + 1)).toBe(`Not ${count + 1}. Count again!`);
    expect(await answer(count)).toBe(count === 1 ? 'Yes, 1 card.' : `Yes, ${count} cards!`);
  });

  it('says around one screen whose pile comes next', async () => {
    hold({ ...table, seats: [0, 1].map((seat) => ({ seat, token: `${seat}` })) });
    const { root } = await visit(Table, { table: 'numbers' }, 10);
    const piles = (): string[] => announcements().flatMap(({ text }) => /[^.]+’s winning pile/.exec(text)?.[0].trim() ?? []);
    expect(piles()).toHaveLength(1);

    await press(root, 'Don’t count');

    expect(piles()).toHaveLength(2);
    expect(new Set(piles()).size).toBe(2);
  });
});

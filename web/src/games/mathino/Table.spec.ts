import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { button, enter, press, settle, tap, visit, words } from '../../dev/visit';
import { announcements } from '../../lib/live.svelte';
import { prefer } from '../../lib/preferences.svelte';
import { hold } from '../../lib/seats';
import type { ToServer } from '../../lib/wire';
import Table from '../../pages/Table.svelte';

const seats = [{ seat: 0, token: 'a' }];

beforeEach(() => {
  prefer('pace', 'quick');
  for (const table of ['powers', 'shapes'])
    hold({ table, game: 'mathino', level: 'advanced', way: 'computer', code: '', seats, over: false });
});

/** The strip as it is read: `4 _ 9 = _`. */
function strip(root: HTMLElement): string {
  return [...root.querySelectorAll('.strip .part > *')].map((bit) => bit.textContent?.trim() || '_').join(' ');
}

const claims = (heard: ToServer[] = []): string[] => heard.flatMap((message) => (message.t === 'claim' ? [message.text] : []));

async function type(root: HTMLElement, sentence: string): Promise<void> {
  await press(root, 'Type the sentence');
  const line = root.querySelector('form input') as HTMLInputElement;
  line.value = sentence;
  line.dispatchEvent(new InputEvent('input', { bubbles: true }));
  root.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await settle();
}

const key = (target: Element | null, key: string): boolean | undefined =>
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

describe('a build at the Mathino table', () => {
  it('is chosen, stated and sent as a sentence', async () => {
    const { root, sockets } = await visit(Table, { table: 'powers' });

    await tap(root, 'table 4', 'hand 9');
    await enter(root, '+13');
    await press(root, 'Say it');

    expect(claims(sockets[0]?.heard)).toEqual(['4 + 9, building 13']);
    expect(root.textContent).toContain('Mia: this pile must be captured this round');
  });

  it('may be a power play, which locks the pile', async () => {
    const { root, sockets } = await visit(Table, { table: 'powers' }, 2);

    await tap(root, 'table 8', 'hand 2');
    await press(root, 'squared');
    await enter(root, '64');
    await press(root, 'Say it');

    expect(claims(sockets[0]?.heard)).toEqual(['8 squared with 2, building 64']);
    expect(root.textContent).toContain('Locked: only Mia can touch it');
  });
});

describe('a place for a card', () => {
  it('says it, whether the card comes before or after', async () => {
    for (const acts of [
      [/^Discard/, 'hand 9'],
      ['hand 9', /^Discard/],
    ]) {
      const { root, sockets } = await visit(Table, { table: 'powers' });
      for (const act of acts) await (typeof act === 'string' ? tap(root, act) : press(root, act));
      expect(claims(sockets[0]?.heard)).toEqual(['discard 9']);
    }
  });

  it('only lies there where it leaves a pile behind, so that a warning is read first', async () => {
    const { root, sockets } = await visit(Table, { table: 'powers' });

    await tap(root, 'table 8', 'hand 9');
    key(root.querySelector('main'), 'm');
    await settle();
    expect(strip(root)).toBe('8 matching 9');
    expect(claims(sockets[0]?.heard)).toEqual([]);

    expect(document.activeElement).toBe(root.querySelector('[data-strip]'));
    key(document.activeElement, 'Enter');
    await settle();
    expect(claims(sockets[0]?.heard)).toEqual(['8, matching 9']);
    expect(sockets[0]?.heard.at(-1)).not.toHaveProperty('unwarned');
  });

  it('lets the table warn of what goes with it, and of a build it has warned itself', async () => {
    const { root, sockets } = await visit(Table, { table: 'powers' });
    await press(root, /^Discard/);
    await tap(root, 'hand 9');

    expect(sockets[0]?.heard.at(-1)).toMatchObject({ t: 'claim', text: 'discard 9', unwarned: true });
  });
});

describe('a typed sentence', () => {
  it.each(['-', '−', '(', '√', '4', 'd'])('begins with the key %s', async (key) => {
    const { root } = await visit(Table, { table: 'powers' });

    root.querySelector('main')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await settle();

    expect(root.querySelector<HTMLInputElement>('[data-typed]')?.value).toBe(key);
  });

  it('is written, mended and said while its line is still on its way', async () => {
    const { root, sockets } = await visit(Table, { table: 'powers' });
    const main = root.querySelector('main');

    for (const each of ['8', ',', ' ', ...'matching', ' ', '7', 'Backspace', '9']) key(main, each);
    flushSync();
    expect(root.querySelector('[data-typed]')).toBeNull();
    key(main, 'Enter');
    await settle();

    expect(claims(sockets[0]?.heard)).toEqual(['8, matching 9']);
  });

  it('is given up by Escape before its line is there', async () => {
    const { root } = await visit(Table, { table: 'powers' });
    const main = root.querySelector('main');

    key(main, '8');
    key(main, 'Escape');
    await settle();

    expect(root.querySelector('[data-typed]')).toBeNull();
    expect(key(main, 'Tab')).toBe(true);
  });
});

describe('what the screen never does', () => {
  it('shows no result and fills in nothing', async () => {
    const { root } = await visit(Table, { table: 'powers' });

    await tap(root, 'table 4', 'hand 9');

    expect(strip(root)).toBe('4 _ 9 = _');
  });

  it('greys out no place and lights up no card', async () => {
    const { root } = await visit(Table, { table: 'powers' }, 4);

    expect(root.querySelectorAll('button:disabled, [aria-disabled="true"]')).toHaveLength(0);
    const hand = [...root.querySelectorAll('[data-card^="hand"]')];
    expect(new Set(hand.map((card) => card.className)).size).toBe(1);
  });
});

describe('a wrong claim', () => {
  it('is told in words, keeps the cards, and opens a picture after the second', async () => {
    const { root } = await visit(Table, { table: 'powers' });
    await tap(root, 'table 4', 'hand 9');

    await enter(root, '+12');
    await press(root, 'Say it');
    expect(root.querySelector('.note')?.textContent).toContain('Not 12. Try again!');
    expect(strip(root)).toBe('4 + 9 = _');
    expect(root.querySelector('.frames')).toBeNull();

    await enter(root, '14');
    await press(root, 'Say it');
    expect(root.querySelector('.frames')).not.toBeNull();
    expect(words(root.querySelector('section.sheet') ?? root).join(' ')).not.toMatch(/\b13\b/);
  });
});

describe('tables of products and powers', () => {
  it('are there for whoever asks, and mark nothing', async () => {
    const { root, sockets } = await visit(Table, { table: 'powers' });
    await tap(root, 'table 4', 'hand 9');

    await press(root, 'A picture for counting', 'Powers');

    const cells = [...root.querySelectorAll('.scroll td')];
    expect(cells.map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim())).toContain('1728 18 9');
    expect(new Set(cells.map((cell) => cell.className)).size).toBe(1);
    expect(sockets[0]?.heard.flatMap((message) => (message.t === 'aid' ? [message.aid] : [])).at(-1)).toBe('tables');
  });
});

describe('the score sheet', () => {
  it('tells what each deck has brought', async () => {
    const { root } = await visit(Table, { table: 'powers' }, 8);
    await press(root, 'Menu');

    const rows = [...root.querySelectorAll('table tr')].map((row) => [...row.children].map((cell) => cell.textContent?.trim()));

    expect(rows).toContainEqual(['built piles nobody captured', '−14', '−14']);
  });
});

describe('the live region', () => {
  it('hears every event as a sentence', async () => {
    const { root } = await visit(Table, { table: 'powers' });

    await type(root, '4 + 9, building 13');

    expect(announcements().map(({ text }) => text)).toContain('Mia: 4 plus 9, building 13');
  });
});

describe('the very young', () => {
  it('say with a picture what cards have in common', async () => {
    const { root, sockets } = await visit(Table, { table: 'shapes' });

    await tap(root, 'table blue 9', 'hand blue 5');
    await press(root, 'The same colour');

    expect(claims(sockets[0]?.heard)).toEqual(['9b, capture 5b by colour']);
  });

  it('are offered the lamp, and nothing to reckon with', async () => {
    const { root } = await visit(Table, { table: 'shapes' });

    expect(button(root, 'A little help')).not.toBeNull();
    expect(words(root)).not.toContain('A picture for counting');
  });

  it('have nothing to read', async () => {
    const { root } = await visit(Table, { table: 'shapes' });

    expect(root.querySelector('.desk')?.textContent?.replace(/[\d\s]/g, '')).toBe('');
    expect(button(root, 'The same number').querySelector('svg')).not.toBeNull();
  });

  it('see what was played, and what was refused, as pictures', async () => {
    const { root, sockets } = await visit(Table, { table: 'shapes' });
    expect(root.querySelector('.told')?.children).toHaveLength(0); // a place that is kept

    await tap(root, 'table blue 9', 'hand blue 5');
    await press(root, 'The same number');
    expect(root.querySelector('.chosen .no')).not.toBeNull();
    expect(root.querySelector('.note')?.closest('.only-spoken')).not.toBeNull();

    await press(root, 'The same colour');
    expect(claims(sockets[0]?.heard)).toHaveLength(2);
    expect(root.querySelector('.chosen .no')).toBeNull();
    expect(root.querySelectorAll('.told svg.picture').length).toBeGreaterThan(0);
  });
});

describe('a pile', () => {
  it('names whose duty it is, and in words who may touch it', async () => {
    const { root } = await visit(Table, { table: 'powers' }, 1);
    const piles = [...root.querySelectorAll('.look')].map((one) => one.textContent?.replace(/\s+/g, ' ').trim());

    expect(piles.join()).toMatch(/^(you|Dot) Look inside the pile worth .*: this pile must be captured this round/);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { STORIES } from '../../dev/fake';
import { button, enter, press, settle, tap, visit, words } from '../../dev/visit';
import { announcements } from '../../lib/live.svelte';
import { prefer } from '../../lib/preferences.svelte';
import { hold } from '../../lib/seats';
import type { NumeroView, ToServer } from '../../lib/wire';
import Table from '../../pages/Table.svelte';

const seats = [{ seat: 0, token: 'a' }];

beforeEach(() => {
  prefer('pace', 'quick');
  for (const table of ['numbers', 'points'])
    hold({ table, game: 'numero', level: 'numbers-10', way: 'computer', code: '', seats, over: false });
});

/** The strip as it is read: `3 _ 4 = _`. */
function strip(root: HTMLElement): string {
  return [...root.querySelectorAll('.strip .part > *')].map((bit) => bit.textContent?.trim() || '_').join(' ');
}

const claims = (heard: ToServer[]): string[] => heard.flatMap((message) => (message.t === 'claim' ? [message.text] : []));

describe('a take at the Numero table', () => {
  it('is chosen, stated and sent as a sentence', async () => {
    const { root, sockets } = await visit(Table, { table: 'numbers' });

    await tap(root, 'centre 3', 'centre 4');
    await enter(root, '+7');
    await tap(root, 'hand 7');

    expect(claims(sockets[0]?.heard ?? [])).toEqual(['3 + 4 = 7, take 7']);
  });

  it('is said by its result alone', async () => {
    const { root, sockets } = await visit(Table, { table: 'numbers' });

    await tap(root, 'centre 3', 'centre 4');
    await enter(root, '+7');
    await press(root, 'Say it');

    expect(claims(sockets[0]?.heard ?? [])).toEqual(['3 + 4 = 7, take']);
  });

  it('may name the place first, and is then said with the big key', async () => {
    const { root, sockets } = await visit(Table, { table: 'numbers' });

    await press(root, /^Take/);
    await tap(root, 'hand 7', 'centre 4', 'centre 3');
    await press(root, 'Next');
    expect(claims(sockets[0]?.heard ?? [])).toEqual([]);

    await enter(root, '+7');
    await press(root, 'Say it');
    expect(claims(sockets[0]?.heard ?? [])).toEqual(['4 + 3 = 7, take 7']);
  });
});

describe('at the desk', () => {
  it('is all the same whether the card comes before or after "discard"', async () => {
    const { root, sockets } = await visit(Table, { table: 'numbers' });

    await press(root, /^Discard/);
    await tap(root, 'hand 7');

    expect(claims(sockets[0]?.heard ?? [])).toEqual(['discard 7']);
  });

  it('can be passed while a sentence is typed', async () => {
    const story = STORIES['numbers']!;
    const [first] = story.steps;
    STORIES['last'] = { ...story, steps: [{ ...first!, view: { ...(first!.view as NumeroView), phase: 'final' } }] };
    hold({ table: 'last', game: 'numero', level: 'numbers-10', way: 'computer', code: '', seats, over: false });
    const { root, sockets } = await visit(Table, { table: 'last' });

    await press(root, 'Type the sentence');
    expect(button(root, 'Pass').closest('[inert]')).toBeNull();
    await press(root, 'Pass');

    expect(claims(sockets[0]?.heard ?? [])).toEqual(['pass']);
  });

  it('says why a card that shows something else than the sum is built with, for the ear too', async () => {
    const { root, sockets } = await visit(Table, { table: 'numbers' });

    await tap(root, 'centre 3', 'centre 4');
    await enter(root, '+8');
    await tap(root, 'hand 7');

    const words = 'You said 8, but your card is 7. Undo and look again, or build with both.';
    expect(root.querySelector('.note')?.textContent).toBe(words);
    expect(announcements().at(-1)?.text).toBe(words);
    expect(claims(sockets[0]?.heard ?? [])).toEqual([]);
  });

  it('says why a digit has no place yet, until something else is done', async () => {
    const { root } = await visit(Table, { table: 'numbers' });

    await tap(root, 'centre 3');
    await enter(root, '8');
    expect(root.textContent).toContain('Choose the cards first');

    await press(root, 'Undo');
    expect(root.textContent).not.toContain('Choose the cards first');
  });
});

describe('what the screen never does', () => {
  it('shows no sum and fills in nothing', async () => {
    const { root } = await visit(Table, { table: 'numbers' });

    await tap(root, 'centre 3', 'centre 4', 'hand 7');

    expect(strip(root)).toBe('build 3 _ 4 _ 7 = _');
    expect(root.querySelector('output')?.textContent).toBe('?');
  });

  it('greys out no place and lights up no card', async () => {
    const { root } = await visit(Table, { table: 'numbers' });

    expect(root.querySelectorAll('button:disabled, [aria-disabled="true"]')).toHaveLength(0);
    expect(new Set([...root.querySelectorAll('[data-card]')].map((card) => card.className)).size).toBe(1);
  });
});

describe('a wrong claim', () => {
  it('is told in words, keeps the cards, and opens a picture after the second', async () => {
    const { root } = await visit(Table, { table: 'numbers' });
    await tap(root, 'centre 3', 'centre 4', 'hand 7');

    await enter(root, '+9');
    await press(root, /^Take/);
    expect(root.querySelector('.note')?.textContent).toContain('Not 9. Try again!');
    expect(strip(root)).toBe('3 + 4 = _ take 7');
    expect(root.querySelector('.frames')).toBeNull();

    await enter(root, '8');
    await press(root, 'Say it');
    expect(root.querySelector('.frames')).not.toBeNull();
    expect(words(root.querySelector('section.sheet') ?? root).join(' ')).not.toMatch(/\b7\b/);
  });
});

describe('the lamp', () => {
  it('makes room for a picture where both would lie over the cards, and is lit again without another step', async () => {
    const wide = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    const { root, sockets } = await visit(Table, { table: 'numbers' });

    await press(root, 'A little help', 'A picture for counting');
    expect(root.querySelector('section.lamp')).toBeNull();
    await press(root, 'A little help');

    expect(root.querySelectorAll('.lamp li')).toHaveLength(1);
    expect(root.querySelector('[aria-label="A picture for counting"]:not(button)')).toBeNull();
    expect(sockets[0]?.heard.filter(({ t }) => t === 'hint')).toHaveLength(1);
    wide.mockRestore();
  });

  it('gives one step of help, then asks to look once more', async () => {
    const { root } = await visit(Table, { table: 'numbers' });

    await press(root, 'A little help');

    expect(root.querySelectorAll('.lamp li')).toHaveLength(1);
    expect(root.querySelector('section.lamp')?.textContent).toContain('Have another look first.');
  });
});

describe('the live region', () => {
  it('hears every event as a sentence', async () => {
    const { root } = await visit(Table, { table: 'numbers' });
    await press(root, 'Type the sentence');
    const line = root.querySelector('form input') as HTMLInputElement;
    line.value = '3 + 4 = 7, take 7';
    line.dispatchEvent(new InputEvent('input', { bubbles: true }));
    root.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await settle();

    expect(announcements().map(({ text }) => text)).toContain('Mia: 3 plus 4 makes 7, take 7');
  });
});

describe('around one tablet', () => {
  beforeEach(() => {
    const both = [...seats, { seat: 1, token: 'b' }];
    hold({ table: 'numbers', game: 'numero', level: 'numbers-10', way: 'tablet', code: '', seats: both, over: false });
  });

  it('offers cards and keys to the next, whatever the one before has typed, and says whose turn it is', async () => {
    const { root } = await visit(Table, { table: 'numbers' });
    expect(announcements().at(-1)?.text).toBe('Pass the screen to Mia.');
    const lift = async (): Promise<void> => {
      button(root, 'Hold to see your cards').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
      await settle();
    };

    await lift();
    await press(root, 'Type the sentence', 'Hide my cards');
    await lift();

    expect(root.querySelector('[data-typed]')).toBeNull();
  });

  it('has no hand in the page before the curtain is lifted, nor after the turn', async () => {
    const { root } = await visit(Table, { table: 'numbers' });

    expect(root.querySelector('.hand')).toBeNull();
    expect(root.textContent).toContain('Pass the screen to Mia.');

    button(root, 'Hold to see your cards').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    await settle();
    expect(root.querySelectorAll('.hand [data-card]')).toHaveLength(5);

    await tap(root, 'centre 3', 'centre 4');
    await enter(root, '+7');
    await tap(root, 'hand 7');
    expect(root.querySelector('.hand')).toBeNull();
    expect(root.querySelector('[data-card^="hand"]')).toBeNull();
  });
});

describe('keys', () => {
  it('arrows find cards, digits and signs fill the strip, letters name the place', async () => {
    const { root, sockets } = await visit(Table, { table: 'numbers' });
    const main = root.querySelector('main') as HTMLElement;
    const key = async (...names: string[]): Promise<void> => {
      for (const name of names)
        (document.activeElement ?? main).dispatchEvent(
          new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
        );
      await settle();
    };
    main.focus();

    await key('ArrowRight');
    expect(document.activeElement?.getAttribute('data-card')).toBe('centre 0');
    await tap(root, 'centre 3', 'centre 4', 'hand 7');
    main.focus();
    await key('+', '7', 't');

    expect(claims(sockets[0]?.heard ?? [])).toEqual(['3 + 4 = 7, take 7']);
  });

  it('a digit with no card in hand begins a typed sentence', async () => {
    const { root } = await visit(Table, { table: 'numbers' });

    root.querySelector('main')?.dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true, cancelable: true }));
    await settle();

    expect((root.querySelector('form input') as HTMLInputElement).value).toBe('3');
  });
});

describe("the computer's pause", () => {
  it('ends when something later is heard: nothing that was said before it is lost', async () => {
    const { sockets } = await visit(Table, { table: 'numbers' }, 1);
    const step = STORIES['numbers']!.steps[2]!;

    sockets[0]?.says({ t: 'event', ...step, key: '' });
    sockets[0]?.says({ t: 'hint', key: '', rung: 0, code: 'hint.look_again', details: {}, n: step.n + 1 });
    await settle();

    expect(announcements().at(-2)?.text).toBe('Your turn.');
  });
});

describe('out of turn', () => {
  it('a seat may doubt a build, and has no desk', async () => {
    const story = STORIES['points']!;
    const [first] = story.steps;
    const view = { ...(first!.view as NumeroView), to_act: [1, 0], seat_to_play: 1, doubtable: ['[10]'] };
    STORIES['doubted'] = { ...story, steps: [{ ...first!, view }] };
    hold({ table: 'doubted', game: 'numero', level: 'full', way: 'computer', code: '', seats, over: false });
    const { root, sockets } = await visit(Table, { table: 'doubted' });

    expect(root.querySelector('.turn[inert]')).not.toBeNull();
    await press(root, 'Challenge it?');
    await press(root, 'Show me the 10!');
    expect(claims(sockets[0]?.heard ?? [])).toEqual(['challenge [10]']);
  });
});

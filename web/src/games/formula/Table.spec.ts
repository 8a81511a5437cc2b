import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { STORIES } from '../../dev/fake';
import { button, nameOf, press, settle, tap, visit, words } from '../../dev/visit';
import { announcements } from '../../lib/live.svelte';
import { speak } from '../../lib/language/language.svelte';
import { prefer } from '../../lib/preferences.svelte';
import { hold } from '../../lib/seats';
import type { FormulaView, ToServer } from '../../lib/wire';
import Table from '../../pages/Table.svelte';

const held = { game: 'formula', level: 'base', way: 'computer' as const, code: '', over: false };
const seats = [{ seat: 0, token: 'a' }];

beforeEach(() => {
  prefer('pace', 'quick');
  for (const table of ['formula', 'formula-points']) hold({ ...held, table, seats });
});

const claims = (heard: ToServer[] = []): string[] => heard.flatMap((message) => (message.t === 'claim' ? [message.text] : []));

/** The formula as it stands in the line: new cards in brackets. */
function strip(root: HTMLElement): string {
  const numbers = [...root.querySelectorAll('.strip > [aria-hidden], .strip > .number')].map((part) =>
    [...(part.classList.contains('number') ? part.children : [part])]
      .map((card) => (card.matches('.new') ? `[${card.textContent?.trim()}]` : card.textContent?.trim()))
      .join(''),
  );
  return numbers.join(' ');
}

/** What lies on the felt, as it is called. */
const felt = (root: HTMLElement, area: string): string[] => [...root.querySelectorAll(`[data-card^="${area} "]`)].map(nameOf);

describe('the symbols', () => {
  it('are written as the schools of a language write them', async () => {
    await speak('de');
    onTestFinished(() => speak('en'));
    const { root } = await visit(Table, { table: 'formula' });

    expect([...root.querySelectorAll('.symbols button')].map((one) => one.textContent?.trim())).toEqual(['+', '−', '×', ':']);
  });
});

describe('the line before a turn', () => {
  it('says of a formula times 0 that it goes by another rule', async () => {
    const story = STORIES['formula']!;
    const view = story.steps[2]!.view as FormulaView;
    const zero = { ...view.right[0]!, digit: '0', text: '0' };
    STORIES['zero'] = {
      ...story,
      steps: [{ ...story.steps[2]!, view: { ...view, symbol: '×', right: [zero], answer: [zero] } }],
    };
    hold({ ...held, table: 'zero', seats });

    const said = async (table: string, step: number): Promise<string> =>
      (await visit(Table, { table }, step)).root.querySelector('.desk .empty')?.textContent?.trim() ?? '';

    expect(await said('zero', 0)).toBe('Times 0: cover every card, none of them can stay.');
    expect(await said('formula', 2)).toBe('Add your cards. To leave out a table card, tap it.');
  });
});

describe('a formula', () => {
  it('is laid card by card and sent as a sentence', async () => {
    const { root, sockets } = await visit(Table, { table: 'formula' });

    await tap(root, 'hand 9');
    await press(root, 'plus', 'Say it');

    expect(claims(sockets[0]?.heard)).toEqual(['1 + 8 = [9]']);
  });

  it('grows over the cards of the table and next to them', async () => {
    const { root, sockets } = await visit(Table, { table: 'formula' }, 2);

    await tap(root, 'hand 6', 'left 1', 'hand 5', 'right 8', 'hand 1', 'answer 9');

    expect(strip(root)).toBe('[6]4 + [5]0 = [1]4★');
    expect(felt(root, 'left')).toEqual(['6, new, on 1, left number', '4, left number']);
    await press(root, 'minus', 'Say it');
    expect(claims(sockets[0]?.heard)).toEqual(['[6]4 − [5]0 = [1]J4']);
  });

  it('can be taken back card by card, or all at once', async () => {
    const { root } = await visit(Table, { table: 'formula' }, 2);
    await tap(root, 'hand 6', 'left 1', 'hand 5', 'right 8');
    await press(root, 'minus');

    await press(root, 'Undo');
    expect(strip(root)).toBe('[6]4 + [5]0 = 94★');
    await press(root, 'Undo');
    expect(strip(root)).toBe('[6]4 + 80 = 94★');
    await tap(root, 'left 6');
    expect(strip(root)).toBe('14 + 80 = 94★');
  });

  it('is not sent while something is missing, and says what', async () => {
    const { root, sockets } = await visit(Table, { table: 'formula' });

    await press(root, 'Say it');
    expect(root.querySelector('.note')?.textContent).toContain('Put a card from your hand');
    await tap(root, 'hand 9');
    await press(root, 'Say it');
    expect(root.querySelector('.note')?.textContent).toContain('Which symbol?');
    expect(claims(sockets[0]?.heard)).toEqual([]);
  });

  it('that is not true keeps its cards, and opens a picture after the second', async () => {
    const { root } = await visit(Table, { table: 'formula' });
    await tap(root, 'hand 6');
    await press(root, 'plus', 'Say it');

    expect(root.querySelector('.note')?.textContent).toContain('Try again!');
    expect(strip(root)).toBe('1 + 8 = [6]');
    expect(root.querySelector('.frames')).toBeNull();

    await press(root, 'Say it');
    expect(root.querySelector('.frames')).not.toBeNull();
    expect(words(root.querySelector('section.sheet') ?? root).join(' ')).not.toMatch(/\b9\b/);
  });

  it('is heard as it grows', async () => {
    const { root } = await visit(Table, { table: 'formula' }, 2);

    await tap(root, 'hand 6', 'left 1');

    expect(root.querySelector('.strip [role="status"]')?.textContent).toBe('64 plus 80 makes 94 with joker 4');
  });
});

describe('a typed formula', () => {
  it('gives way to cards as soon as one is touched', async () => {
    const { root, sockets } = await visit(Table, { table: 'formula' });
    await press(root, 'Type the sentence');
    expect(root.querySelector('[data-typed]')).not.toBeNull();

    await tap(root, 'hand 9');
    expect(root.querySelector('[data-typed]')).toBeNull();
    await press(root, 'plus', 'Say it');

    expect(claims(sockets[0]?.heard)).toEqual(['1 + 8 = [9]']);
  });

  it('that can be laid in two ways asks which, with the cards of the hand framed and named', async () => {
    const { root, sockets } = await visit(Table, { table: 'formula' });
    await press(root, 'Type the sentence');
    const ways = ['2 × J4 = ', ['[8]', ''], '\n', '2 × ', ['[4]', ''], ' = ', ['[8]', ''], '\n'];
    sockets[0]!.says({ t: 'no', key: '', code: 'formula.unclear', details: { ways }, n: -1 });
    await settle();

    expect(root.querySelector('.note')?.textContent).toContain('Which one do you mean?');
    const buttons = [...root.querySelectorAll('.ways button')];
    expect(buttons.map((one) => one.querySelector('.formula')?.textContent?.trim())).toEqual(['2 × 4★ = 8', '2 × 4 = 8']);
    expect(buttons.map(nameOf)).toEqual(['2 times joker 4 makes 8, with your 8', '2 times 4 makes 8, with your 4, 8']);
    expect(buttons.map((one) => [...one.querySelectorAll('.own')].map((card) => card.textContent))).toEqual([['8'], ['4', '8']]);
    await press(root, '2 times 4 makes 8, with your 4, 8');

    expect(claims(sockets[0]?.heard)).toEqual(['2 × [4] = [8]']);
    expect(root.querySelector('.ways')).toBeNull();
  });
});

describe('a joker', () => {
  it('among the start cards asks for its digit, and all ten are there', async () => {
    const { root, sockets } = await visit(Table, { table: 'formula-points' });

    expect([...root.querySelectorAll('.digits button')].map((one) => one.textContent)).toEqual([...'0123456789']);
    await press(root, '5', 'plus');
    await tap(root, 'hand 8');
    expect(root.querySelector('.digits')).toBeNull();
    await press(root, 'Say it');

    expect(claims(sockets[0]?.heard)).toEqual(['J5 + 3 = [8]']);
  });

  it('can be named anew', async () => {
    const { root } = await visit(Table, { table: 'formula-points' });
    await press(root, '7', 'joker as 7: change it', '5');

    expect(nameOf(root.querySelector('[data-card="left 0"]')!)).toBe('joker as 5, left number');
  });
});

describe('what the screen never does', () => {
  it('greys out nothing and lights up no card and no place', async () => {
    const { root } = await visit(Table, { table: 'formula' }, 2);
    const looks = (what: string): number => new Set([...root.querySelectorAll(what)].map((one) => one.className)).size;
    await tap(root, 'hand 6');

    expect(root.querySelectorAll('button:disabled, [aria-disabled="true"]')).toHaveLength(0);
    expect(looks('.number [data-card]:not(.spot)')).toBe(1);
    expect(looks('.spot')).toBe(1);
  });

  it('fills in nothing and adds nothing up', async () => {
    const { root } = await visit(Table, { table: 'formula' });
    await press(root, 'plus');

    expect(strip(root)).toBe('1 + 8 = _');
    expect(felt(root, 'answer')).toEqual([]);
  });
});

describe('keys', () => {
  const key = async (...names: string[]): Promise<void> => {
    for (const name of names) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
      await settle();
    }
  };

  it('signs choose the symbol, digits name the joker, = says it', async () => {
    const { root, sockets } = await visit(Table, { table: 'formula-points' });
    root.querySelector<HTMLElement>('main')?.focus();

    await key('*', '+', '5');
    await tap(root, 'hand 8');
    await key('=');

    expect(claims(sockets[0]?.heard)).toEqual(['J5 + 3 = [8]']);
  });

  it('the focus stays where a card was laid', async () => {
    const { root } = await visit(Table, { table: 'formula' }, 2);
    await tap(root, 'hand 6');
    const target = root.querySelector<HTMLElement>('[data-card="left 0"]')!;
    target.focus();
    target.click();
    await settle();

    expect(document.activeElement?.getAttribute('data-card')).toBe('left 0');
    expect(nameOf(document.activeElement!)).toBe('6, new, on 1, left number');
  });

  it('the focus goes with a card that is laid beside others', async () => {
    const { root } = await visit(Table, { table: 'formula' }, 2);
    await tap(root, 'hand 6');
    const target = root.querySelector<HTMLElement>('[data-card="left-gap 0"]')!;
    target.focus();
    target.click();
    await settle();

    expect(nameOf(document.activeElement!)).toBe('6, new, left number');
  });

  it('Backspace takes back, Escape clears, a digit begins a typed formula', async () => {
    const { root } = await visit(Table, { table: 'formula' });
    root.querySelector<HTMLElement>('main')?.focus();

    await key('+', '-', 'Backspace');
    expect(strip(root)).toBe('1 + 8 = _');
    await key('Escape');
    expect(root.querySelector('.strip')).toBeNull();
    await key('1');
    expect((root.querySelector('form input') as HTMLInputElement).value).toBe('1');
  });
});

describe('drawing and passing', () => {
  it('is a word of its own', async () => {
    const { root, sockets } = await visit(Table, { table: 'formula' });
    await press(root, 'Draw a card');

    expect(claims(sockets[0]?.heard)).toEqual(['draw']);
  });

  it('throws away nothing that is laid', async () => {
    const { root, sockets } = await visit(Table, { table: 'formula' });
    await tap(root, 'hand 9');
    await press(root, 'Draw a card');

    expect(root.querySelector('.note')?.textContent).toContain('take them back before you draw');
    expect(claims(sockets[0]?.heard)).toEqual([]);
    await press(root, 'Undo', 'Draw a card');
    expect(claims(sockets[0]?.heard)).toEqual(['draw']);
  });

  it('after a card was drawn there is passing instead', async () => {
    const story = STORIES['formula']!;
    const [first] = story.steps;
    STORIES['drawn'] = { ...story, steps: [{ ...first!, view: { ...(first!.view as FormulaView), phase: 'drawn' } }] };
    hold({ ...held, table: 'drawn', seats });
    const { root, sockets } = await visit(Table, { table: 'drawn' });

    await press(root, 'Type the sentence');
    expect(button(root, 'Pass').closest('[inert]')).toBeNull();
    await press(root, 'Pass');

    expect(claims(sockets[0]?.heard)).toEqual(['pass']);
    expect(root.textContent).toContain('You’ve drawn a card.');
  });
});

describe('the covered cards', () => {
  it('can be looked at', async () => {
    const { root } = await visit(Table, { table: 'formula' }, 5);
    const cards = (STORIES['formula']!.steps[5]!.view as FormulaView).covered;
    HTMLDialogElement.prototype.showModal ??= () => undefined;

    await press(root, /^Look under the formula: \d/);

    const seen = [...root.querySelectorAll('dialog li .only-spoken')].map((one) => one.textContent);
    expect(seen).toEqual(cards.map((card) => card.text));
    expect(seen.length).toBeGreaterThan(0);
  });
});

describe('a match of several rounds', () => {
  it('tells who has won the last one, and how the match stands', async () => {
    const { root } = await visit(Table, { table: 'formula' }, 3);

    expect(root.querySelector('.table > p')?.textContent).toBe('Round 2 of 2');
    expect(root.querySelector('.waiting')?.textContent).toContain('Mia wins round 1.');
    expect(root.querySelector('.seat')?.textContent).toContain('1 round won');
  });

  it('waits with the next round until its card was read, then the computer plays on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const soon = async (): Promise<void> => {
      for (let times = 0; times < 3; times++) {
        await vi.advanceTimersByTimeAsync(5000);
        await vi.dynamicImportSettled();
      }
    };
    const visiting = visit(Table, { table: 'formula' }, 2);
    await soon();
    const { root, sockets } = await visiting;
    sockets[0]?.send(JSON.stringify({ t: 'claim', n: 3, key: 'a', text: '[6]4 − [5]0 = [1]J4' }));
    await soon();

    const read = [...root.querySelectorAll<HTMLElement>('dialog button')].find((one) => nameOf(one) === 'Next round');
    expect(root.querySelector('.seats, [aria-label="Players"]')?.textContent).toContain('1 round won');
    expect(felt(root, 'answer')).toEqual([]);
    read?.click();
    await soon();
    expect(root.querySelector('dialog')).toBeNull();
    expect(felt(root, 'answer')).toEqual(['2, answer']);
  });

  it('ends with rounds won, and a sheet of all rounds', async () => {
    const { root } = await visit(Table, { table: 'formula' }, 6);

    expect([...root.querySelectorAll('td b')].map((score) => score.textContent)).toEqual(['1 round won', '1 round won']);
    expect([...root.querySelectorAll('.sheets tbody tr')].map((row) => row.children.length)).toEqual([3, 3]);
  });

  it('for points ends with points', async () => {
    const { root } = await visit(Table, { table: 'formula-points' }, 5);

    expect([...root.querySelectorAll('td b')].map((score) => score.textContent)).toEqual(['884 points', '79 points']);
  });
});

describe('the live region', () => {
  it('hears what was laid, without brackets', async () => {
    const { root } = await visit(Table, { table: 'formula' });
    await tap(root, 'hand 9');
    await press(root, 'plus', 'Say it');

    expect(announcements().some(({ text }) => text === 'Mia: 1 plus 8 makes 9')).toBe(true);
  });
});

describe('around one tablet', () => {
  it('has no hand in the page until the curtain is lifted', async () => {
    hold({ ...held, way: 'tablet', table: 'formula', seats: [...seats, { seat: 1, token: 'b' }] });
    const { root } = await visit(Table, { table: 'formula' });

    expect(root.querySelector('.hand')).toBeNull();
    button(root, 'Hold to see your cards').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    await settle();
    expect(root.querySelectorAll('.hand [data-card]')).toHaveLength(4);
  });
});

describe('the table in words', () => {
  it('says the formula, card by card, and what it covers', async () => {
    prefer('textTable', true);
    const { root } = await visit(Table, { table: 'formula' }, 2);

    const lines = [...root.querySelectorAll('section.sheet li')].map((line) => line.textContent);
    expect(lines).toContain('14 + 80 = 94★');
    expect(lines).toContain('★ means a joker.');
    expect(lines).toContain('answer: 9, joker as 4');
    prefer('textTable', false);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../dev/fake';
import clubDe from '../../club/de.json';
import clubEn from '../../club/en.json';
import { BOXES, familyOf } from '../../games/games';
import { PHRASES } from '../../parts/Phrases.svelte';
import de from './de.json';
import en from './en.json';
import { isKey, preferred, say, sayCode, speakOf, useWords, type Book, type Tongue, type Words } from './language.svelte';

type Both = { name: string; en: Book; de: Book };

/** The words of all pages, and those of each game that has words of its own. */
const files = import.meta.glob<Book>('../../games/*/{en,de}.json', { eager: true, import: 'default' });
const own = BOXES.map(({ family }): Both => ({
  name: family,
  en: files[`../../games/${family}/en.json`] ?? {},
  de: files[`../../games/${family}/de.json`] ?? {},
}));
const club: Both = { name: 'club', en: clubEn as Book, de: clubDe as Book };
const books: Both[] = [{ name: 'all pages', en, de }, club, ...own.filter((book) => Object.keys(book.en).length)];

/** The {places} of a text, each once. */
function placesOf(words: Words | undefined): string {
  const places = [...JSON.stringify(words).matchAll(/\{\w+\}/g)].map(([place]) => place);
  return [...new Set(places)].sort().join(' ');
}

/** Every file of the page, except the words themselves and the specs. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.spec\.ts$|^dev\//.test(name))
  .map((name) => readFileSync(`src/${name}`, 'utf8'))
  .join('\n');

/** The codes that a Python file of the project can send. */
function codesIn(path: string, pattern: RegExp): string[] {
  return [...readFileSync(`../src/sumdeck/${path}`, 'utf8').matchAll(pattern)].map(([, code]) => code ?? '');
}

describe.each(books)('the two languages of $name', ({ en, de }) => {
  const keys = Object.keys(en);

  it('have the same keys in the same order', () => {
    expect(Object.keys(de)).toEqual(keys);
  });

  it('have the same places', () => {
    expect(keys.filter((key) => placesOf(de[key]) !== placesOf(en[key]))).toEqual([]);
  });

  it('leave nothing empty and nothing untranslated by accident', () => {
    const same = keys.filter((key) => JSON.stringify(en[key]) === JSON.stringify(de[key]));

    const long = same.filter((key) => /[a-z]{6,}/.test(JSON.stringify(en[key]).replace(/\{\w+\}/g, '')));

    const names = ['app.name', 'game.mathino', 'game.numberloor', 'game.formula', 'colour.orange'];
    expect(long.filter((key) => !names.includes(key))).toEqual([]);
    expect(keys.filter((key) => !JSON.stringify(de[key]).replace(/[{}"]/g, ''))).toEqual([]);
  });
});

describe('every code that a table can send has words', () => {
  it.each([
    ['rules/steps.py', /= "(sentence\.\w+)"/g],
    ['table/codes.py', /= "(table\.\w+)"/g],
    ['web/codes.py', /= "(web\.\w+)"/g],
    ['table/phrases.py', /"(phrase\.\w+)"/g],
    ['table/telling.py', /"(told\.\w+)"/g],
  ])('%s', (path, pattern) => {
    const codes = codesIn(path, pattern);

    expect(codes.length).toBeGreaterThan(5);
    expect(codes.filter((code) => !isKey(code))).toEqual([]);
  });

  it('club/codes.py', () => {
    const codes = codesIn('club/codes.py', /= "(club\.\w+)"/g);

    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !(code in club.en))).toEqual([]);
  });

  it.each(BOXES.filter((box) => box.games.length))('$family', async ({ family, tongue }) => {
    await speakOf(tongue);
    // All that the game itself can say in English at the text table: refusals, endings, hints, items of a score sheet.
    const file = `language/en/${family}.toml`;
    const codes = [
      ...codesIn(`rules/${family}/codes.py`, new RegExp(`"(${family}\\.\\w+)"`, 'g')),
      ...codesIn('language/en/hints.toml', /^"(hint\.\w+)"/gm),
      ...codesIn(file, new RegExp(`^"(${family}\\.\\w+|hint\\.\\w+)"`, 'gm')),
      ...codesIn(file, new RegExp(`^"score\\.${family}\\.(\\w+)"`, 'gm')).map((item) => `score.${item}`),
    ];

    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !isKey(code))).toEqual([]);
  });

  it('every phrase that can be said is one that the table knows', () => {
    expect(PHRASES.map((phrase) => `phrase.${phrase}`)).toEqual(codesIn('table/phrases.py', /"(phrase\.\w+)"/g));
  });

  it.each(GAMES.games)('every level, player, house rule and value of $name', async ({ name, levels, players, settings }) => {
    await speakOf(BOXES.find((box) => box.games.includes(name))!.tongue);
    const needed = [
      `game.${name}`,
      ...levels.flatMap((level) => [`level.${familyOf(name)}.${level.name}`, `level.${level.name}.about`]),
      ...players.flatMap((player) => [`player.${player}`, `player.${player}.name`]),
      ...settings.flatMap(({ key, values }) => [
        `setting.${key}`,
        ...values.filter((value) => typeof value === 'string').map((value) => `value.${key}.${value}`),
      ]),
    ];

    expect(needed.filter((key) => !isKey(key))).toEqual([]);
  });
});

it.each(books)('no words of $name lie about unused', ({ en, name }) => {
  const sent =
    /^(sentence|options|table|web|told|phrase|hint|score|setting|value|level|player|game|prompt|colour|key|spoken|word|strip\.missing)\./;
  // A key may also be put together from parts, as in `place.${verb}.about`.
  const made = (key: string): boolean => {
    const parts = key.split(/(?<=[._])/);
    return parts.some((_, at) => at > 0 && sources.includes(`\`${parts.slice(0, at).join('')}\${`));
  };
  const lonely = Object.keys(en).filter((key) => !sent.test(key) && !key.startsWith(`${name}.`));

  expect(lonely.filter((key) => !sources.includes(`'${key}'`) && !made(key))).toEqual([]);
});

describe('saying', () => {
  it('fills in places and chooses between one and many', () => {
    expect(say('table.won', { count: 1 })).toBe('1 card won');
    expect(say('table.won', { count: 3 })).toBe('3 cards won');
    expect(say('end.points', { count: '1' })).toBe('1 point');
  });

  it('has a sentence for a code that it does not know', () => {
    expect(sayCode('numero.invented_tomorrow')).toBe('That does not go here.');
  });

  it('follows the browser where it can', () => {
    expect(preferred(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(preferred(['fr'])).toBe('en');
  });
});

describe('a game', () => {
  /** A game whose one word lies in a file that comes when it may. */
  function tongue(word: string, comes: Promise<void> = Promise.resolve()): Tongue {
    const before = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const path = String(input);
      if (!path.includes(`/${word}.`)) return before(input, init);
      await comes;
      return Response.json({ 'table.you': path.endsWith('.de') ? `${word}!` : word });
    };
    return { files: { en: `/${word}.en`, de: `/${word}.de` }, aloud: (text) => text };
  }

  it('may say a thing in its own words, which go with it', async () => {
    await speakOf(tongue('yourself'));
    expect(say('table.you')).toBe('yourself');

    await speakOf(BOXES[0]!.tongue);
    expect(say('table.you')).toBe('you');
  });

  it('is spoken of in the language of the page', async () => {
    useWords('de', de);
    await speakOf(tongue('selbst'));

    expect(say('table.you')).toBe('selbst!');
  });

  it('that was asked for last is the one that is spoken of', async () => {
    let arrive = (): void => {};
    const slow = speakOf(tongue('slow', new Promise((come) => (arrive = come))));
    await speakOf(tongue('quick'));
    arrive();
    await slow;

    expect(say('table.you')).toBe('quick');
  });
});

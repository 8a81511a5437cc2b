import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../dev/fake';
import { PHRASES } from '../../parts/Phrases.svelte';
import de from './de.json';
import en from './en.json';
import { isKey, preferred, say, sayCode, type Key, type Words } from './language.svelte';

const KEYS = Object.keys(en) as Key[];
/** The {places} of a text, each once. */
function placesOf(words: Words): string {
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

describe('the two languages', () => {
  it('have the same keys in the same order', () => {
    expect(Object.keys(de)).toEqual(KEYS);
  });

  it('have the same places', () => {
    expect(KEYS.filter((key) => placesOf(de[key]) !== placesOf(en[key]))).toEqual([]);
  });

  it('leave nothing empty and nothing untranslated by accident', () => {
    const same = KEYS.filter((key) => JSON.stringify(en[key]) === JSON.stringify(de[key]));

    const long = same.filter((key) => /[a-z]{6,}/.test(JSON.stringify(en[key]).replace(/\{\w+\}/g, '')));

    expect(long).toEqual(['app.name', 'game.mathino', 'game.numberloor', 'game.formula', 'colour.orange']);
    expect(KEYS.filter((key) => !JSON.stringify(de[key]).replace(/[{}"]/g, ''))).toEqual([]);
  });
});

describe('every code that a table can send has words', () => {
  it.each([
    ['rules/numero/codes.py', /= "(numero\.\w+)"/g],
    ['rules/steps.py', /= "(sentence\.\w+)"/g],
    ['table/codes.py', /= "(table\.\w+)"/g],
    ['web/codes.py', /= "(web\.\w+)"/g],
    ['table/phrases.py', /"(phrase\.\w+)"/g],
    ['table/telling.py', /"(told\.\w+)"/g],
    ['players/numero/hints.py', /"(hint\.\w+)"/g],
    ['language/en/hints.toml', /^"(hint\.\w+)"/gm],
    ['language/en/numero.toml', /^"(hint\.\w+)"/gm],
  ])('%s', (path, pattern) => {
    const codes = codesIn(path, pattern);

    expect(codes.length).toBeGreaterThan(5);
    expect(codes.filter((code) => !isKey(code))).toEqual([]);
  });

  it('the items of the score sheet', () => {
    const items = codesIn('language/en/numero.toml', /^"score\.numero\.(\w+)"/gm);

    expect(items.length).toBeGreaterThan(5);
    expect(items.filter((item) => !isKey(`score.${item}`))).toEqual([]);
  });

  it('the reasons of an end', () => {
    expect(
      ['most', 'shared_win', 'play_again', 'perfect', 'no_take_left', 'stopped'].filter((why) => !isKey(`numero.${why}`)),
    ).toEqual([]);
  });

  it('every phrase that can be said is one that the table knows', () => {
    expect(PHRASES.map((phrase) => `phrase.${phrase}`)).toEqual(codesIn('table/phrases.py', /"(phrase\.\w+)"/g));
  });

  it('every level, player, house rule and value', () => {
    const needed = GAMES.games.flatMap((game) => [
      ...game.levels.flatMap(({ name }) => [`level.${name}`, `level.${name}.about`]),
      ...game.players.flatMap((name) => [`player.${name}`, `player.${name}.name`]),
      ...game.settings.flatMap(({ key, values }) => [
        `setting.${key}`,
        ...values.filter((value) => typeof value === 'string').map((value) => `value.${key}.${value}`),
      ]),
    ]);

    expect(needed.filter((key) => !isKey(key))).toEqual([]);
  });
});

it('no words lie about unused', () => {
  const sent =
    /^(numero|sentence|options|table|web|told|phrase|hint|score|setting|value|level|player|game|prompt|colour|key|spoken|word)\./;
  // A key may also be put together from parts, as in `place.${verb}.about`.
  const made = (key: string): boolean => {
    const parts = key.split(/(?<=[._])/);
    return parts.some((_, at) => at > 0 && sources.includes(`\`${parts.slice(0, at).join('')}\${`));
  };

  expect(KEYS.filter((key) => !sent.test(key) && !sources.includes(`'${key}'`) && !made(key))).toEqual([]);
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

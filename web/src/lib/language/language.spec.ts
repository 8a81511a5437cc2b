import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../dev/fake';
import { BOXES, familyOf } from '../../games/games';
import { PHRASES } from '../../parts/Phrases.svelte';
import de from '../../words/de/pages.json';
import { filled, notated, preferred, say, sayCode, sayOr, speakOf, useWords, type Tongue } from './language.svelte';

// That both languages have every text with the same places, that no code lacks words and that none lie about unused, is held by
// `tests/words`, for the pages and everything else alike.

describe('there are words for', () => {
  it('every phrase that can be said is one that the table knows', () => {
    const known = readFileSync('../src/sumdeck/table/phrases.py', 'utf8');
    const phrases = [...known.matchAll(/"(phrase\.\w+)"/g)].map(([, code]) => code);

    expect(PHRASES.map((phrase) => `phrase.${phrase}`)).toEqual(phrases);
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

    expect(needed.filter((key) => !sayOr(key, ''))).toEqual([]);
  });
});

describe('saying', () => {
  it('fills in places and chooses between one and many', () => {
    expect(say('table.won', { count: 1 })).toBe('1 card won');
    expect(say('table.won', { count: 3 })).toBe('3 cards won');
    expect(say('end.points', { count: '1' })).toBe('1 point');
  });

  it('counts as the language does', () => {
    const words = { one: '{count} karta', few: '{count} karty', many: '{count} kart' };
    useWords('pl', de);

    expect([1, 3, 5, 22].map((count) => filled(words, { count }))).toEqual(['1 karta', '3 karty', '5 kart', '22 karty']);
  });

  it('has a sentence for a code that it does not know', () => {
    expect(sayCode('numero.invented_tomorrow')).toBe('You can’t do that here.');
  });

  it('writes numbers and signs as schools do', () => {
    expect(notated('0.25 × 8 ÷ 4')).toBe('0.25 × 8 ÷ 4');
    useWords('de', de);

    expect(notated('0.25 × 8 ÷ 4')).toBe('0,25 × 8 : 4');
    expect(notated('http://127.0.0.1:8000/')).toBe('http://127.0.0.1:8000/');
    expect(say('card.wild', { text: '÷4' })).toBe('Jokerkarte :4');
  });

  it('follows the browser where it can', () => {
    expect(preferred(['xx-XX', 'de-AT', 'en'])).toBe('de');
    expect(preferred(['xx'])).toBe('en');
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
    return { files: { en: `/${word}.en`, de: `/${word}.de` } };
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

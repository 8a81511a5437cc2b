import { describe, expect, it } from 'vitest';
import { notation } from '../dev/notation';
import { Draft } from './draft.svelte';
import { Tries } from './tries.svelte';
import type { Help } from './wire';

const HELP: Help = { hints: true, aids: ['number-line', 'ten-frame', 'tables'], soon: false, times: 1 };
const TABLES = { name: 'tables', Picture: () => Promise.reject(new Error('nobody looks')) };

const kinds = (tries: Tries): string[] => tries.pictures.map(({ kind }) => kind);

describe('asking for something to look at', () => {
  it('of itself after wrong claims is not help that was asked for', () => {
    const noted: string[] = [];
    const tries = new Tries((aid) => noted.push(aid));

    tries.wrong(new Draft(), 'sentence.wrong_result', { said: notation('5 + 3 = 9') }, { ...HELP, soon: true });

    expect(tries.pictures.length).toBeGreaterThan(0);
    expect(noted).toEqual([]);
  });
  it('of a teacher who sends it opens what was wrong, whatever the house allows, and nobody has asked', () => {
    const noted: string[] = [];
    const tries = new Tries((aid) => noted.push(aid));

    tries.wrong(new Draft(), 'sentence.wrong_result', { said: notation('5 + 3 = 9') }, { ...HELP, aids: [] });
    tries.show(new Draft());
    expect(kinds(tries)).toEqual(['frame', 'line']);
    tries.clear();
    tries.show(new Draft());

    expect(kinds(tries)).toEqual(['counters', 'line']);
    expect(noted).toEqual([]);
  });
  it('of a teacher has the picture on top that fits how one errs', () => {
    const tries = new Tries();

    tries.show(new Draft(), 'number-line');

    expect(kinds(tries)[tries.at]).toBe('line');
  });
  it('opens counters, a line and what the game has itself, and tells the table which is looked at', () => {
    const noted: string[] = [];
    const tries = new Tries((aid) => noted.push(aid));

    tries.ask(new Draft(), HELP, [TABLES]);
    tries.look(2);

    expect(kinds(tries)).toEqual(['counters', 'line', 'own']);
    expect(noted).toEqual(['ten-frame', 'tables']);
  });

  it.each([
    [['tables'], ['own']],
    [['ten-frame'], ['counters']],
    [[], []],
  ])('opens only what the house allows: %j', (aids, open) => {
    const tries = new Tries();

    tries.ask(new Draft(), { ...HELP, aids }, [TABLES]);

    expect(kinds(tries)).toEqual(open);
  });
});

describe('what is offered', () => {
  const drafted = (terms: number[], sign: '+' | '×') =>
    Object.defineProperty(new Draft(), 'exercise', { value: { terms, sign } }) as Draft;

  it('fits the numbers that lie there', () => {
    const tries = new Tries();

    tries.ask(drafted([57, 7], '+'), HELP);

    expect(tries.pictures).toEqual([{ kind: 'line', start: 57, from: 0, to: 70 }]);
  });

  it('is nothing where nothing fits', () => {
    expect(new Tries().offered(drafted([42, 65], '×'), HELP)).toEqual([]);
    expect(new Tries().offered(drafted([42, 65], '×'), HELP, [TABLES])).toHaveLength(1);
  });
});

describe('a wrong result', () => {
  it.each([
    ['sentence.wrong_result', '5 + 3 = 9'],
    ['mathino.wrong_result', '5 + 3, building 9'],
    ['mathino.wrong_result', '5 + 3 is 9'],
  ])('%s of %s opens a picture the second time, and no tables', (code, said) => {
    const tries = new Tries();

    tries.wrong(new Draft(), code, { said: notation(said) }, HELP);
    expect(kinds(tries)).toEqual([]);
    tries.wrong(new Draft(), code, { said: notation(said) }, HELP);

    expect(kinds(tries)).toEqual(['frame', 'line']);
  });

  it('is not just any refusal', () => {
    const tries = new Tries();

    tries.wrong(new Draft(), 'mathino.locked', { said: ['5 + 3 = 9'] }, { ...HELP, soon: true });

    expect(kinds(tries)).toEqual([]);
  });
});

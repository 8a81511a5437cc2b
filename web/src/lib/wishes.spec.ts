import { describe, expect, it } from 'vitest';
import { GAMES } from '../dev/fake';
import { setBookmark } from './bookmarks';
import type { Settings } from '../games/game';
import { choice as own } from '../games/numero/choice';
import { choice as general } from '../games/plain/choice';
import { Wishes } from './wishes.svelte';

const numero = GAMES.games[0]!;
const solitaire = GAMES.games[1]!;
const choice = { ...general, ...own };

describe('a wish', () => {
  it('against the computer has one person, who may have any name', () => {
    const { wish } = new Wishes(numero, choice);

    expect(wish.seats.map((seat) => seat.kind)).toEqual(['person', 'computer']);
    expect(wish).toMatchObject({ level: 'numbers-10', way: 'computer', house: { own_names: true } });
  });

  it('against the computer may ask for cards that bring what is due', () => {
    const wishes = new Wishes(numero, choice);
    wishes.due = ['3+5'];
    expect(wishes.wish.due).toEqual(['3+5']);

    wishes.practise = false;
    expect(wishes.wish).not.toHaveProperty('due');
    wishes.practise = true;
    wishes.way = 'friends';
    expect(wishes.wish).not.toHaveProperty('due');
  });

  it('gives several computer players names of their own', () => {
    const wishes = new Wishes(numero, choice);
    wishes.seats = 4;

    expect(new Set(wishes.wish.seats.map((seat) => seat.name)).size).toBe(4);
  });

  it('with friends leaves names to the friendly words', () => {
    const wishes = new Wishes(numero, choice);
    wishes.way = 'friends';

    expect(wishes.wish.seats.map((seat) => seat.kind)).toEqual(['person', 'person']);
    expect(wishes.wish.house.own_names).toBe(false);
  });

  it('for points lets builds be doubted, and leaves to the table who checks', () => {
    const wishes = new Wishes(numero, choice);
    expect([wishes.answer, wishes.usual('golden_rule_2')]).toEqual([false, 'enforced']);

    wishes.answer = true;
    expect(wishes.usual('golden_rule_2')).toBe('challenge');
    expect(wishes.wish.settings).toEqual({ scoring: true });
    expect(wishes.wish.house.referee).toBeUndefined();
  });

  it('does not ask what a house rule has made idle, and does not send an answer', () => {
    const question = { setting: 'hand_size', title: '', answers: [], unless: 'scoring' };
    const wishes = new Wishes(numero, { ...general, question });
    expect([wishes.question, wishes.wish.settings]).toEqual([question, { hand_size: 5 }]);

    wishes.settings['scoring'] = true;

    expect([wishes.question, wishes.wish.settings]).toEqual([null, { scoring: true }]);
  });

  it('lets what is usual follow from the level too', () => {
    const usual = (key: string, { value_domain }: Settings) => (key === 'hand_size' && value_domain === 'whole' ? 6 : undefined);
    const wishes = new Wishes(numero, { ...general, usual });
    expect(wishes.usual('hand_size')).toBe(6);

    wishes.level = 'full';

    expect(wishes.usual('hand_size')).toBe(5);
  });

  it('of a game with nothing to choose asks for nothing', () => {
    const fives = { name: 'fives', seats: [1, 3] as [number, number], levels: [], settings: [], players: [], packs: [] };
    const wishes = new Wishes(fives, general);

    expect([wishes.counts, wishes.rules]).toEqual([[1, 2, 3], []]);
    expect(wishes.wish).toMatchObject({ game: 'fives', level: '', settings: {} });
  });

  it('alone has one seat', () => {
    expect(new Wishes(solitaire, choice).wish.seats).toHaveLength(1);
  });

  it('knows what is usual at a level', () => {
    const wishes = new Wishes(numero, choice);
    expect(wishes.usual('value_domain')).toBe('whole');

    wishes.level = 'full';
    expect(wishes.usual('value_domain')).toBe('nonneg_rational');
  });

  it('begins where the bookmark lies', () => {
    const wishes = new Wishes(numero, choice);
    wishes.level = 'fractions';
    wishes.way = 'tablet';
    wishes.names[1] = 'Ben';
    wishes.settings['hand_size'] = 7;
    setBookmark(wishes.wish);
    const again = new Wishes(numero, choice);

    expect(again.wish).toEqual(wishes.wish);
  });
});

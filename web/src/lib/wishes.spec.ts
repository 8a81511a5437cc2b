import { describe, expect, it } from 'vitest';
import { GAMES } from '../dev/fake';
import { setBookmark } from './bookmarks';
import { Wishes } from './wishes.svelte';

const numero = GAMES.games[0]!;
const solitaire = GAMES.games[1]!;

describe('a wish', () => {
  it('against the computer has one person, who may have any name', () => {
    const { wish } = new Wishes(numero);

    expect(wish.seats.map((seat) => seat.kind)).toEqual(['person', 'computer']);
    expect(wish).toMatchObject({ level: 'numbers-10', way: 'computer', house: { referee: 'engine', own_names: true } });
  });

  it('gives several computer players names of their own', () => {
    const wishes = new Wishes(numero);
    wishes.seats = 4;

    expect(new Set(wishes.wish.seats.map((seat) => seat.name)).size).toBe(4);
    expect(wishes.wish.settings).toMatchObject({ players: 4 });
  });

  it('with friends leaves names to the friendly words', () => {
    const wishes = new Wishes(numero);
    wishes.way = 'friends';

    expect(wishes.wish.seats.map((seat) => seat.kind)).toEqual(['person', 'person']);
    expect(wishes.wish.house.own_names).toBe(false);
  });

  it('for points lets builds be doubted, unless the house says otherwise', () => {
    const wishes = new Wishes(numero);
    wishes.scoring = true;
    expect(wishes.wish.house.referee).toBe('challenge');

    wishes.settings['golden_rule_2'] = 'enforced';
    expect(wishes.wish.house.referee).toBe('engine');
  });

  it('alone has one seat', () => {
    expect(new Wishes(solitaire).wish.seats).toHaveLength(1);
  });

  it('knows what is usual at a level', () => {
    const wishes = new Wishes(numero);
    expect(wishes.usual('value_domain')).toBe('whole');

    wishes.level = 'full';
    expect(wishes.usual('value_domain')).toBe('nonneg_rational');
  });

  it('begins where the bookmark lies', () => {
    const wishes = new Wishes(numero);
    wishes.level = 'fractions';
    wishes.way = 'tablet';
    wishes.names[1] = 'Ben';
    wishes.settings['hand_size'] = 7;
    setBookmark(wishes.wish);
    const again = new Wishes(numero);

    expect(again.wish).toEqual(wishes.wish);
  });
});

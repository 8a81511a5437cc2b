import { beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../dev/fake';
import { sayOr, speakOf } from '../../lib/language/language.svelte';
import { headingOf, Wishes } from '../../lib/wishes.svelte';
import { choice as general } from '../plain/choice';
import { box } from './box';
import { choice as own } from './choice';

const game = GAMES.games.find(({ name }) => name === 'formula')!;
const choice = { ...general, ...own };

beforeEach(() => speakOf(box.tongue));

describe('choosing a table of Formula', () => {
  it('is for two to five', () => {
    expect(new Wishes(game, choice).counts).toEqual([2, 3, 4, 5]);
  });

  it('offers every way to play that there is, in the same order', () => {
    expect(game.levels.map(({ name }) => name)).toEqual(box.levels);
  });

  it('asks how many rounds, unless it is for points', () => {
    const wishes = new Wishes(game, choice);
    wishes.answer = 3;
    expect(wishes.question?.setting).toBe('rounds');
    expect(wishes.wish.settings).toEqual({ rounds: 3 });

    wishes.level = 'points';
    expect(wishes.question).toBeNull();
  });

  it('knows that × and ÷ alone go with four cards, by level or by house rule', () => {
    const wishes = new Wishes(game, choice);
    expect(wishes.usual('cards_per_turn')).toBe(3);

    wishes.settings['times_divide_only'] = true;
    expect(wishes.usual('cards_per_turn')).toBe(4);

    wishes.settings = {};
    wishes.level = 'times-divide';
    expect(wishes.usual('cards_per_turn')).toBe(4);
  });

  it('has a heading for every house rule, variations first', () => {
    const wishes = new Wishes(game, choice);
    const headings = [...new Set(wishes.rules.map(headingOf))];

    expect(headings).toEqual(['choose.part.variations', 'choose.part.laying', 'choose.part.turns']);
    expect(headings.filter((key) => !sayOr(key, ''))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Speaker } from '../../lib/speaker';
import type { FormulaView } from '../../lib/wire';
import { FormulaPlay } from './play.svelte';
import { table } from './turn/trial';

/** Somebody in their turn, whose last sentence is on its way. Then it counts, and this lies there. */
function early(before: FormulaView, acts: (play: FormulaPlay) => void, after: FormulaView): string {
  const speaker = { view: { ...before, family: 'formula' }, sending: true, myTurn: true } as {
    -readonly [part in keyof Speaker]: Speaker[part];
  };
  const play = new FormulaPlay(speaker);
  acts(play);
  expect(play.draft.turn).toBeNull();
  Object.assign(speaker, { view: { ...after, family: 'formula' }, sending: false });
  play.answered(true);
  return play.draft.sentence;
}

describe('while a sentence is on its way', () => {
  const FORMULA = '35 − 1 = 34';

  it('signs wait as cards do, whether tapped or pressed', () => {
    const acts = (play: FormulaPlay): void => {
      play.tap('hand 0');
      play.tap('right 0');
      play.key(new KeyboardEvent('keydown', { key: '+' }), document.body);
      play.drop('hand 1', 'answer 1');
    };
    expect(early(table(FORMULA, '2 7'), acts, table(FORMULA, '2 7'))).toBe('35 + [2] = 3[7]');
  });

  it('two cards with one face stay two, and are found behind a card that was drawn', () => {
    const acts = (play: FormulaPlay): void => {
      for (const target of ['hand 0', 'left 0', 'hand 1', 'left 1']) play.tap(target);
    };
    expect(early(table(FORMULA, '2 2'), acts, table(FORMULA, '0 2 2'))).toBe('[2][2] − 1 = 34');
  });
});

describe('the line to type into', () => {
  it('keeps no key from the curtain while it is nobody’s turn', () => {
    const play = new FormulaPlay({ view: null, sending: false, myTurn: false } as unknown as Speaker);
    play.draft.typing = true;

    expect(play.key(new KeyboardEvent('keydown', { key: 'Enter' }), document.body)).toBe(false);
    expect(play.key(new KeyboardEvent('keydown', { key: '5' }), document.body)).toBe(false);
    expect(play.draft.typed).toBe('');
  });
});

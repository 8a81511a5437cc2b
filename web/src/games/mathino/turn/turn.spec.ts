import { describe, expect, it } from 'vitest';
import { addDigits, blanks, isNegative, negate, negateCard, next, press, reopen } from './entry';
import { asExercise } from './exercise';
import { choose, lay, put, stack, turnJoint } from './handling';
import { alikeSentence, missing, sentence } from './sentence';
import { strip } from './strip';
import { EMPTY, isChosen, isLeftToOthers, leavesPile, type Piece, type Turn } from './turn';

const pile = (at: number, text: string, name = text): Piece => ({ zone: 'table', at, name, text });
const card = (at: number, text: string, name = text): Piece => ({ zone: 'hand', at, name, text });
const [four, eight, twin, build] = [pile(0, '4'), pile(1, '8'), pile(2, '8'), pile(3, '10', '[10]a')];
const [three, two, golden] = [card(0, '3'), card(1, '2'), card(2, '7', '7g')];

const chosen = (...pieces: Piece[]): Turn => pieces.reduce(choose, EMPTY);
const typed = (turn: Turn, keys: string): Turn => [...keys].reduce(press, turn);

/** The strip as it is read: `8 _ 3 = _`. */
function read(turn: Turn): string {
  const bits = strip(turn).flatMap((part) => part.bits);
  return bits.map((bit) => (bit.kind === 'word' ? bit.word : bit.text || '_')).join(' ');
}

describe('what leaves a pile behind', () => {
  it('is a build once its sign is said, and a match; not what may still be a capture', () => {
    const turn = chosen(eight, three);

    expect(leavesPile(turn)).toBe(false);
    expect(leavesPile(typed(turn, '+'))).toBe(true);
    expect(leavesPile(put(turn, 'match'))).toBe(true);
    expect(leavesPile(put(turn, 'capture'))).toBe(false);
    expect(leavesPile(put(turn, 'discard'))).toBe(false);
    expect(leavesPile(typed(chosen(eight), '+'))).toBe(false);
  });
});

describe('what only others could capture', () => {
  it('goes by what the player has said, and by the other cards', () => {
    const hand = [{ text: '3' }, { text: '2' }, { text: '11' }];

    expect(isLeftToOthers(typed(chosen(eight, three), '+11'), hand)).toBe(false);
    expect(isLeftToOthers(typed(chosen(eight, three), '+12'), hand)).toBe(true);
    expect(isLeftToOthers(typed(chosen(eight, three), '×−11'), hand)).toBe(false);
    expect(isLeftToOthers(typed(chosen(eight, three), '−3'), hand)).toBe(true);
    expect(isLeftToOthers(put(chosen(eight, three), 'match'), hand)).toBe(true);
  });
});

describe('two stacks of one value', () => {
  it('are said one after the other, by the names of their cards', () => {
    const twelves = [4, 5, 6, 7].map((at) => pile(at, '12'));
    const first = stack(chosen(...twelves.slice(0, 2)));
    const both = put(choose(stack(twelves.slice(2).reduce(choose, first)), three), 'discard');

    expect(sentence(both)).toBe('discard 3, stack 12 12, stack 12 12');
  });
});

describe('what a card does', () => {
  it('is a capture on its equals, and on cards that were said to make it', () => {
    const [five, fourth] = [pile(4, '5'), pile(5, '3')];

    expect(sentence(chosen(eight, card(3, '8')))).toBe('8, capture 8');
    expect(sentence(chosen(eight, twin, card(3, '8')))).toBe('8 and 8, capture 8');
    expect(sentence(choose(typed(chosen(five, fourth), '+8'), card(3, '8')))).toBe('5 + 3 = 8, capture 8');
    expect(read(typed(chosen(five, fourth), '+8'))).toBe('5 + 3 = 8');
  });

  it('is a build on anything else, and behind a sign', () => {
    expect(read(choose(typed(chosen(eight), '×'), card(3, '8')))).toBe('8 × 8 = _');
    expect(read(choose(typed(chosen(four, eight), '+12'), three))).toBe('( 4 + 8 ) _ 3 = _');
    expect(read(choose(typed(chosen(eight), '+'), card(3, '8')))).toBe('8 + 8 = _');
  });

  it('leaves a sign to the gap that is still open', () => {
    const turn = typed(chosen(four, eight, three), '×');

    expect(blanks(typed({ ...turn, sign: '×', results: ['36'] }, '+'))).toEqual([]);
  });
});

describe('a build', () => {
  it('leaves operation and result to the player', () => {
    const turn = chosen(eight, three);

    expect(read(turn)).toBe('8 _ 3 = _');
    expect(missing(turn)).toBe('blank');
    expect(read(typed(turn, '×24'))).toBe('8 × 3 = 24');
    expect(sentence(typed(turn, '×24'))).toBe('8 × 3, building 24');
  });

  it('is the same whether the card is tapped first, dragged, or comes after the sign', () => {
    const ways = [
      chosen(three, eight),
      lay(EMPTY, three, eight),
      lay(EMPTY, eight, three),
      choose(press(chosen(eight), '×'), three),
    ];

    expect(ways.map((turn) => sentence(typed(turn, '×24')))).toEqual(Array(4).fill('8 × 3, building 24'));
  });

  it('names piles and cards as sentences do', () => {
    expect(sentence(typed(chosen(build, golden), '−3'))).toBe('[10]a − 7g, building 3');
  });

  it('takes a minus for the result once there is a sign', () => {
    expect(sentence(typed(chosen(four, golden), '−−3'))).toBe('4 − 7g, building −3');
  });

  it('takes a minus for the operation where nothing speaks of a negative result', () => {
    expect(read(typed(chosen(eight, three), '+−'))).toBe('8 − 3 = _');
    expect(read(typed(next(chosen(eight, three)), '−'))).toBe('8 _ 3 = −');
    expect(read(typed(chosen(pile(0, '−8'), three), '+−5'))).toBe('−8 + 3 = −5');
  });

  it('may be made with a negative card', () => {
    const turn = typed(negateCard(typed(chosen(four, three), '×')), '−12');

    expect(read(turn)).toBe('4 × (−3) = −12');
    expect(sentence(turn)).toBe('4 × −3, building −12');
  });

  it('may have a negative result: the key changes what is marked', () => {
    const turn = typed(chosen(four, eight, three), '&−5');

    expect(read(negate(turn))).toBe('( 4 & 8 ) − 3 = −5');
    expect([isNegative(turn), isNegative(negate(turn)), isNegative(negate(negate(turn)))]).toEqual([false, true, false]);
    expect(isNegative(negate(chosen(four, three)))).toBe(true);
  });

  it('with a power names the card that makes it', () => {
    expect(sentence(typed(chosen(eight, two), '²64'))).toBe('8 squared with 2, building 64');
    expect(sentence(typed(chosen(four, two), '√2'))).toBe('square root of 4 with 2, building 2');
    expect(sentence(typed(typed(negate(chosen(four, two)), '√'), '−2'))).toBe('negative square root of 4 with 2, building −2');
    expect(read(typed(chosen(eight, three), '∛2'))).toBe('∛ 8 with 3 = 2');
  });

  it('states every digit sum on the way', () => {
    const turn = typed(addDigits(typed(addDigits(typed(chosen(eight, two), '²64')), '10')), '1');

    expect(read(turn)).toBe('8 ² with 2 = 64 , digit sum 10 , digit sum 1');
    expect(sentence(turn)).toBe('8 squared with 2 is 64, digit sum 10, digit sum 1, building 1');
  });

  it('says a very long number by its ends', () => {
    expect(sentence(typed(chosen(pile(0, '1234…6789'), two), '×2468…3578'))).toBe('1234…6789 × 2, building 2468…3578');
  });

  it('forgets its result when its cards change, and opens it after a mistake', () => {
    const turn = typed(chosen(eight, three), '+12');

    expect(read(choose(turn, two))).toBe('8 + 2 = _');
    expect(read(reopen(turn))).toBe('8 + 3 = _');
  });
});

describe('several piles', () => {
  it('are matched or added first, as the player says', () => {
    const turn = chosen(eight, twin, two);

    expect(read(turn)).toBe('( 8 _ 8 ) _ 2 = _');
    expect(missing(turn)).toBe('joint');
    expect(sentence(typed(turn, '&÷4'))).toBe('(8 and 8) ÷ 2, building 4');
    expect(sentence(typed(turn, '+÷8'))).toBe('(8 + 8) ÷ 2, building 8');
    expect(sentence(typed(turnJoint(turn, 0, ['', '&', '+']), '÷4'))).toBe('(8 and 8) ÷ 2, building 4');
  });

  it('are joined by a sign that was entered between them', () => {
    const turn = choose(choose(press(chosen(four), '+'), eight), two);

    expect(read(turn)).toBe('( 4 + 8 ) _ 2 = _');
  });

  it('are captured at once', () => {
    expect(sentence(put(chosen(eight, pile(3, '−8'), card(0, '8')), 'capture'))).toBe('8 and −8, capture 8');
  });
});

describe('the places', () => {
  it('match, capture and discard', () => {
    const turn = chosen(eight, card(0, '8'));

    expect(sentence(put(turn, 'match'))).toBe('8, matching 8');
    expect(sentence(put(turn, 'capture'))).toBe('8, capture 8');
    expect(sentence(put(turn, 'discard'))).toBe('discard 8');
    expect(read(put(turn, 'capture'))).toBe('8 capture 8');
  });

  it('want a card, and something to play it on', () => {
    expect(missing(put(chosen(eight), 'capture'))).toBe('card');
    expect(missing(put(chosen(three), 'match'))).toBe('pile');
    expect(missing(put(chosen(three), 'discard'))).toBeNull();
    expect(missing(EMPTY)).toBe('nothing');
  });

  it('may be named before the cards', () => {
    expect(sentence([card(0, '8'), eight].reduce(choose, put(EMPTY, 'capture')))).toBe('8, capture 8');
    expect(sentence(choose(put(EMPTY, 'discard'), three))).toBe('discard 3');
    expect(choose(put(chosen(three), 'discard'), eight).verb).toBeNull();
  });

  it('give way to a sign', () => {
    expect(sentence(typed(put(chosen(eight, three), 'capture'), '+11'))).toBe('8 + 3, building 11');
  });
});

describe('stacking', () => {
  it('lays chosen piles together, and then a card is played on another', () => {
    const turn = typed(choose(choose(stack(chosen(eight, twin)), four), three), '+7');

    expect(sentence(turn)).toBe('4 + 3, building 7, stack 8 8');
    expect(read(turn)).toBe('4 + 3 = 7 stack 8 8');
  });

  it('lays further piles to the one that the card makes', () => {
    const made = typed(chosen(four, two), '×8');
    const turn = choose(stack(made), eight);

    expect(missing(stack(made))).toBe('stack');
    expect(sentence(turn)).toBe('4 × 2, building 8, stack it 8');
    expect(isChosen(turn, eight)).toBe(true);
  });

  it('is taken back by a second tap, or by another press', () => {
    const turn = stack(chosen(eight, twin));

    expect(choose(choose(turn, eight), twin).stacks).toEqual([]);
    expect(stack(stack(typed(chosen(four, two), '×8'))).stacks).toEqual([]);
  });

  it('ends where the pile is no longer made', () => {
    const turn = choose(stack(typed(chosen(four, two), '×8')), eight);

    expect(choose(turn, two).stacks).toEqual([]);
  });
});

it('goes from blank to blank', () => {
  const turn = next(chosen(eight, three));

  expect(turn.slot).toEqual({ part: 'result', at: 0 });
  expect(next(turn).slot).toEqual({ part: 'sign', at: 0 });
});

it('nothing is entered where nothing lies', () => {
  expect(typed(EMPTY, '+5&')).toEqual(EMPTY);
});

it('the very young say what their cards have in common', () => {
  expect(alikeSentence(chosen(pile(0, '8', '8b'), pile(1, '3', '3b'), card(0, '5', '5b')), 'colour')).toBe(
    '8b and 3b, capture 5b by colour',
  );
});

it('a plain calculation can be counted with a picture, anything else cannot', () => {
  expect(asExercise(press(chosen(eight, three), '×'))).toEqual({ terms: [8, 3], sign: '×' });
  expect(asExercise(press(chosen(eight, two), '²'))).toBeNull();
  expect(asExercise(negate(chosen(eight, three)))).toBeNull();
  expect(asExercise(chosen(eight, twin, three))).toBeNull();
});

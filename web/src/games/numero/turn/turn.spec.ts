import { describe, expect, it } from 'vitest';
import { blanks } from './entry';
import { missing, sentence } from './sentence';
import { strip } from './strip';
import { stripText, trial } from './trial';
import { cardsOf, EMPTY, isEmpty } from './turn';

const small = trial({ centre: '5 3 4 10', hand: '8 1 12 10' });

describe('the strip', () => {
  it('is empty at first', () => {
    expect(strip(EMPTY)).toEqual([]);
    expect(missing(EMPTY)).toBe('nothing');
  });

  it('shows two tapped cards with blanks for operation and result', () => {
    expect(stripText(small.play('c5', 'c3'))).toBe('5 _ 3 = _');
  });

  it('never fills a blank when the card of the hand is chosen', () => {
    const turn = small.play('c5', 'c3', 'h8', 'take');

    expect(stripText(turn)).toBe('5 _ 3 = _; take 8');
    expect(blanks(turn)).toHaveLength(2);
    expect(missing(turn)).toBe('blank');
  });

  it('asks one operation for a sum of three', () => {
    expect(stripText(small.play('c5', 'c3', 'c4'))).toBe('5 _ 3 _ 4 = _');
    expect(stripText(small.play('c5', 'c3', 'c4', "'+12"))).toBe('5 + 3 + 4 = 12');
  });

  it('repeats a stated result where a sign goes on with it, or a card is laid onto the group', () => {
    expect(stripText(small.play('c5', 'c3', "'+8+"))).toBe('5 + 3 = 8, 8 +');
    expect(stripText(small.play('c5', 'c3', "'+8+", 'c4'))).toBe('5 + 3 = 8, 8 + 4 = _');
    expect(stripText(small.play('c5', 'c3', "'+9", 'c4>c5'))).toBe('5 + 3 = 9, 9 _ 4 = _');
  });

  it('begins another group behind a stated result', () => {
    expect(stripText(small.play('c5', 'c3', "'+8", 'c4', 'c10'))).toBe('5 + 3 = 8; 4 _ 10 = _');
  });

  it('takes a sign between two cards', () => {
    expect(stripText(small.play('c5', "'+"))).toBe('5 +');
    expect(stripText(small.play('c5', "'+", 'c3', "'8"))).toBe('5 + 3 = 8');
  });

  it('marks exactly one blank as the one to fill', () => {
    const bits = strip(small.play('c5', 'c3', "'+8", 'c4', 'c10')).flatMap((part) => part.bits);

    expect(bits.filter((bit) => bit.kind === 'blank' && bit.active)).toEqual([
      { kind: 'blank', slot: { step: 2, part: 'sign' }, text: '', active: true },
    ]);
  });
});

describe('a take', () => {
  it('is said with its sum', () => {
    expect(sentence(small.play('c5', 'c3', "'+8", 'h8', 'take'))).toBe('5 + 3 = 8, take 8');
  });

  it('may be chosen in any order', () => {
    expect(sentence(small.play('take', 'h8', 'c3', 'c5', "'8", "'+"))).toBe('3 + 5 = 8, take 8');
  });

  it('of one equal card is a match of the two cards that were chosen', () => {
    const turn = small.play('c10', 'h10', 'take');

    expect(missing(turn)).toBeNull();
    expect(sentence(turn)).toBe('10 = 10, take 10');
  });

  it('of one unequal card is sent just as it was chosen', () => {
    expect(sentence(small.play('c10', 'h8', 'take'))).toBe('10 = 8, take 8');
  });

  it('of several groups has semicolons between them', () => {
    const many = trial({ centre: '10 6 4 [10]', hand: '10' });

    expect(sentence(many.play('c10', 'another', 'c6', 'c4', "'+10", 'another', 'c[10]', 'h10', 'take'))).toBe(
      '10 = 10; 6 + 4 = 10; [10] = 10, take 10',
    );
  });

  it('names colours where cards have them', () => {
    const coloured = trial({ centre: '5g 3r', hand: '8b' });

    expect(sentence(coloured.play('c5g', 'c3r', "'+8", 'h8b', 'take'))).toBe('5g + 3r = 8, take 8b');
    expect(stripText(coloured.play('c5g', 'c3r'))).toBe('5 _ 3 = _');
  });

  it('by dragging is the same as by tapping', () => {
    expect(sentence(small.play('c3>c5', 'h8>take', "'+8"))).toBe('5 + 3 = 8, take 8');
  });
});

describe('what a card does', () => {
  it('is a take where it is what lies there, or what was said', () => {
    expect(sentence(small.play('c10', 'h10'))).toBe('10 = 10, take 10');
    expect(sentence(small.play('c5', 'c3', "'+8", 'h8'))).toBe('5 + 3 = 8, take 8');
    expect(sentence(small.play('c5', 'c3', 'h8', "'+8"))).toBe('5 + 3 = 8, take 8');
    expect(sentence(small.play('c5', 'c3', "'+9", 'h8', 'take'))).toBe('5 + 3 = 9, take 8');
  });

  it('is a build where it is added', () => {
    expect(sentence(small.play('c5', 'h1', "'+6"))).toBe('build 5 + 1 = 6');
    expect(sentence(small.play('c5', 'c3', 'h1', "'+9"))).toBe('build 5 + 3 + 1 = 9');
    expect(sentence(small.play('c5', 'c3', "'+8", 'h1', "'+9"))).toBe('build 5 + 3 = 8, 8 + 1 = 9');
    expect(sentence(small.play('c10', "'+", 'h10', "'20"))).toBe('build 10 + 10 = 20');
  });

  it('is a take of what the cards make, where none was chosen', () => {
    expect(missing(small.play('c5', 'c3', "'+8"))).toBeNull();
    expect(sentence(small.play('c5', 'c3', "'+8"))).toBe('5 + 3 = 8, take');
  });

  it('says nothing of one card alone, and fills in no sum', () => {
    expect(missing(small.play('h8'))).toBe('place');
    expect(stripText(small.play('c5', 'c3', 'h8'))).toBe('build 5 _ 3 _ 8 = _');
  });
});

describe('several groups', () => {
  const tens = trial({ centre: '6 4 7 3 8 2', hand: '10' });
  const said = '6 + 4 = 10; 7 + 3 = 10; 8 + 2 = 10, take 10';

  it('are said one after the other, each sign in a box of its own', () => {
    const turn = tens.play('c6', 'c4', 'another', 'c7', 'c3', 'another', 'c8', 'c2', 'h10', "'+10+10+10");

    expect(sentence(turn)).toBe(said);
  });

  it('need no word between them once the one before is said, and the card says the last result', () => {
    const acts = ['c6', 'c4', "'+10", 'c7', 'c3', "'+10", 'c8', 'c2', "'+", 'h10'];
    const taps = acts.map((act) => (act.startsWith("'") ? act.length - 1 : 1)).reduce((one, other) => one + other);

    expect(sentence(tens.play(...acts))).toBe(said);
    expect(taps).toBe(14);
  });

  it('leave open what is not the last result', () => {
    const turn = tens.play('c6', 'c4', "'+", 'another', 'c7', 'c3', "'+", 'h10');

    expect(stripText(turn)).toBe('6 + 4 = _; 7 + 3 = _; take 10');
  });
});

describe('a build', () => {
  it('adds the card of the hand last', () => {
    expect(sentence(small.play('c3', 'h1', 'build', "'+4"))).toBe('build 3 + 1 = 4');
    expect(sentence(small.play('h1', 'build', 'c3', 'c5', "'+9"))).toBe('build 3 + 5 + 1 = 9');
  });

  it('goes on from a stated step', () => {
    expect(sentence(small.play('c5', 'c3', "'+8", 'h1', 'build', "'+9"))).toBe('build 5 + 3 = 8, 8 + 1 = 9');
  });

  it('asks again for what changes when a pile is added after the card', () => {
    const turn = small.play('c3', 'h1', 'build', "'+4", 'c5');

    expect(stripText(turn)).toBe('build 3 + 5 + 1 = _');
  });

  it('can become a take again', () => {
    const turn = small.play('c5', 'c3', "'+8", 'h8', 'build', 'take');

    expect(stripText(turn)).toBe('5 + 3 = 8; take 8');
  });

  it('waits for a pile', () => {
    expect(stripText(small.play('h1', 'build'))).toBe('build 1');
    expect(missing(small.play('h1', 'build'))).toBe('pile');
  });

  it('can show the answer', () => {
    const turn = { ...small.play('c3', 'h1', 'build', "'+4"), shown: true };

    expect(sentence(turn)).toBe('build 3 + 1 = 4, show');
    expect(stripText(turn)).toBe('build 3 + 1 = 4 show');
  });
});

describe('a discard', () => {
  it('is one card', () => {
    expect(sentence(small.play('h8', 'discard'))).toBe('discard 8');
    expect(missing(small.play('discard'))).toBe('card');
  });

  it('of wild cards goes before the number card', () => {
    const wild = trial({ hand: '−5 ×3 4' });

    expect(sentence(wild.play('h−5', 'discard', 'h×3>discard', 'h4>discard'))).toBe('discard −5 ×3; discard 4');
  });

  it('of a hand of wild cards needs no number card', () => {
    const turn = trial({ hand: '−5 ×3' }).play('h−5>discard', 'h×3>discard');

    expect(missing(turn)).toBeNull();
    expect(sentence(turn)).toBe('discard −5 ×3');
  });

  it('lets a mere join fall apart', () => {
    expect(sentence(small.play('c5', 'c3', "'+8", 'h8', 'discard'))).toBe('discard 8');
  });

  it('cannot be made with a loose card', () => {
    expect(isEmpty(trial({ loose: '×3' }).play('l×3>discard'))).toBe(true);
  });
});

describe('wild cards', () => {
  const wild = trial({ centre: '10 3 9', hand: '−2 2/3 ² 0.5 8', loose: '×2 √ @−2' });

  it('show their own operation, and leave the result open', () => {
    expect(stripText(wild.play('c10', 'h−2'))).toBe('10 −2 = _');
    expect(stripText(wild.play('h−2', 'c10'))).toBe('10 −2 = _');
    expect(stripText(wild.play('h−2>c10'))).toBe('10 −2 = _');
  });

  it('are said behind, before or on what they change', () => {
    expect(sentence(wild.play('c10', 'h−2', "'8", 'h8', 'take'))).toBe('10 − 2 = 8, take 8');
    expect(sentence(wild.play('c9', 'h2/3', "'6", 'h8', 'take'))).toBe('2/3 of 9 = 6, take 8');
    expect(sentence(wild.play('c9', 'h0.5', "'4.5", 'h8', 'take'))).toBe('0.5 × 9 = 4.5, take 8');
    expect(sentence(wild.play('c3', 'h²', "'9", 'h8', 'take'))).toBe('3² = 9, take 8');
    expect(sentence(wild.play('c9', 'l√', "'3", 'h8', 'take'))).toBe('√9 = 3, take 8');
  });

  it('of the table are marked where the hand has a like one', () => {
    expect(sentence(wild.play('c10', 'l@−2', "'8", 'h8', 'take'))).toBe('10 @− 2 = 8, take 8');
  });

  it('go onto a join, whose result stands in the blank as soon as it is stated', () => {
    expect(stripText(wild.play('c10', 'c3', 'h−2'))).toBe('10 _ 3 = _, _ −2 = _');
    expect(stripText(wild.play('c10', 'c3', 'h−2', "'+13", 'next', "'11"))).toBe('10 + 3 = 13, 13 −2 = 11');
  });

  it('follow one another on the same pile', () => {
    expect(sentence(wild.play('c10', 'h−2', "'8", 'l×2', "'16", 'h8', 'take'))).toBe('10 − 2 = 8, 8 × 2 = 16, take 8');
  });

  it('change two piles that are joined afterwards', () => {
    const turn = wild.play('h−2>c10', "'8", 'l×2>c3', "'6", 'c10', "'+14", 'h8', 'take');

    expect(sentence(turn)).toBe('3 × 2 = 6, 10 − 2 = 8, 6 + 8 = 14, take 8');
  });

  it('leave a changed pile behind', () => {
    expect(sentence(wild.play('h−2>c10', "'8", 'h8', 'discard'))).toBe('10 − 2 = 8, leave; discard 8');
    expect(sentence(wild.play('h−2>c10', "'8", 'leave 0', 'another', 'c9', 'h8', 'build', "'+17"))).toBe(
      '10 − 2 = 8, leave; build 9 + 8 = 17',
    );
  });

  it('are taken back by a second tap', () => {
    expect(stripText(wild.play('c10', 'h−2', 'h−2'))).toBe('10');
    expect(stripText(wild.play('c10', 'c3', "'+13", 'h−2', 'h−2'))).toBe('10 + 3 = 13');
    expect(isEmpty(wild.play('h−2', 'h−2'))).toBe(true);
  });

  it('negative results stand in brackets where they must', () => {
    expect(sentence(wild.play('c3', 'h−2', "'-1", 'h²', "'1", 'h8', 'take'))).toBe('3 − 2 = −1, (−1)² = 1, take 8');
  });
});

describe('changing one’s mind', () => {
  it('a second tap takes a pile out', () => {
    expect(stripText(small.play('c5', 'c3', 'c4', 'c3'))).toBe('5 _ 4 = _');
    expect(isEmpty(small.play('c5', 'c5'))).toBe(true);
  });

  it('taking a pile out opens the result again', () => {
    expect(stripText(small.play('c5', 'c3', 'c4', "'+12", 'c3'))).toBe('5 + 4 = _');
  });

  it('an early step stays as it was said', () => {
    expect(stripText(small.play('c5', 'c3', "'+8", 'c4>c5', 'c5'))).toBe('5 + 3 = 8, 8 _ 4 = _');
  });

  it('another card of the hand replaces the first', () => {
    expect(stripText(small.play('c3', 'h1', 'build', "'+4", 'h8'))).toBe('build 3 + 8 = _');
    expect(stripText(small.play('h1', 'h1'))).toBe('');
  });

  it('a group becomes current by a tap, and two groups are joined by two', () => {
    const turn = small.play('c5', 'c3', 'another', 'c4', 'c10', 'another', 'c3', 'c4');

    expect(stripText(turn)).toBe('4 _ 10 = _, 5 _ 3 _ _ = _');
  });

  it('a digit goes to the result and a sign to the operation, in any order', () => {
    expect(stripText(small.play('c5', 'c3', "'8+"))).toBe('5 + 3 = 8');
    expect(stripText(small.play('c5', 'c3', "'-8+"))).toBe('5 + 3 = 8');
  });

  it('keys without a blank do nothing', () => {
    expect(stripText(small.play("'12"))).toBe('');
    expect(stripText(small.play('c5', "'12"))).toBe('5');
  });
});

it('knows whether two claims were made with the same cards', () => {
  expect(cardsOf(small.play('c5', 'c3', "'+7", 'h8', 'take'))).toBe(cardsOf(small.play('h8', 'c3', 'c5', "'+9")));
  expect(cardsOf(small.play('c5', 'c4'))).not.toBe(cardsOf(small.play('c5', 'c3')));
});

it('says what is still to be said, and asks no rule', () => {
  expect(missing(small.play('c5', 'c3'))).toBe('blank');
  expect(missing(small.play('c5', "'+"))).toBe('pile');
  expect(missing(small.play('c5'))).toBe('card');
  expect(missing(small.play('h8'))).toBe('place');
  expect(missing(small.play('c5', 'c3', "'+8", 'take'))).toBe('card');
  expect(missing(small.play('h8', 'take'))).toBe('pile');
  expect(missing(small.play('c5', 'c3', "'+99", 'h8', 'take'))).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { routes, type Box, type Glance, type Lying } from './travel';

const at = (x: number, y = 0): Box => ({ x, y, width: 50, height: 70 });
const card = (face: string, place: string, x: number, more: Partial<Lying> = {}): Lying => ({
  face,
  place,
  box: at(x, place.startsWith('hand') ? 100 : 0),
  inHand: place.startsWith('hand'),
  pile: false,
  ...more,
});
const glance = (cards: Lying[], won: number[] = [0, 0], deck = 20): Glance => ({
  cards,
  seats: new Map(won.map((count, seat) => [seat, { box: at(seat * 200, -200), pile: at(seat * 200 + 60, -200), won: count }])),
  deck: { face: 'back', box: at(-99), count: deck },
});
/** Each route in short: what, from where, to where. */
const told = (before: Glance, after: Glance, actor: number | null) =>
  routes(before, after, actor)
    .filter(({ face, from, to }) => !face || from !== to)
    .map(({ face, from, to }) => `${face || '·'} ${from.x},${from.y} ${to.x},${to.y}`);

describe('cards are seen on their way', () => {
  test('at the deal all come from the deck', () => {
    expect(told(glance([]), glance([card('7', 'centre 0', 10), card('3', 'hand 0', 0)]), null)).toEqual([
      '7 -99,0 10,0',
      '3 -99,0 0,100',
    ]);
  });

  test('what is taken goes onto the pile of who took it, with the card of the hand, and a new one comes', () => {
    const before = glance([card('7', 'centre 0', 10), card('7', 'hand 0', 0), card('9', 'hand 1', 60)]);
    const after = glance([card('2', 'hand 0', 0), card('9', 'hand 1', 60)], [2, 0], 19);
    expect(told(before, after, 0).filter((one) => !one.startsWith('9'))).toEqual([
      '7 10,0 60,-200',
      '7 0,100 60,-200',
      '2 -99,0 0,100',
    ]);
  });

  test('what is built goes together, and is one pile then', () => {
    const before = glance([card('3', 'centre 0', 10), card('5', 'hand 0', 0), card('8', 'hand 1', 60)]);
    const after = glance([card('[8]', 'centre 0', 20, { pile: true }), card('8', 'hand 0', 0)]);
    expect(told(before, after, 0)).toEqual(['3 10,0 20,0', '5 0,100 20,0', '8 60,100 0,100', '· 20,0 20,0']);
  });

  test('a card of another hand comes from its seat, and one that it draws goes there unseen', () => {
    const before = glance([card('4', 'open 0', 10), card('1', 'hand 0', 0)]);
    const after = glance([card('5', 'open 0', 10), card('1', 'hand 0', 0)], [0, 0], 19);
    const found = told(before, after, 1);
    expect(found).toContain('5 200,-200 10,0');
    expect(found).toContain('back -99,0 200,-200');
    // What is covered stays there until then.
    expect(found).toContain('4 10,0 10,0');
  });

  test('a card of another hand is as small as its seat at first, and never larger than where it lies', () => {
    const seats = new Map([[1, { box: { x: 100, y: -40, width: 180, height: 28 }, pile: at(0), won: 0 }]]);
    const after = { ...glance([card('5', 'open 0', 10)]), seats };

    const come = routes({ ...glance([card('4', 'open 0', 10)]), seats }, after, 1).find(({ face }) => face === '5');

    expect(come?.from).toEqual({ x: 180, y: -40, width: 20, height: 28 });
  });

  test('while cards are only put together, nothing comes from anywhere else', () => {
    const before = glance([card('3', 'centre 0', 10), card('5', 'hand 0', 0)]);
    expect(told(before, glance([card('3', 'centre 0', 30), card('5', 'hand 0', 80, { inHand: false })]), null)).toEqual([
      '3 10,0 30,0',
      '5 0,100 80,100',
    ]);
  });

  test('a hand that is covered or shown around one screen goes nowhere', () => {
    const shown = glance([card('3', 'centre 0', 10), card('5', 'hand 0', 0), card('6', 'hand 1', 60)]);
    const covered = glance([card('3', 'centre 0', 10)]);
    expect(told(shown, covered, 0).filter((one) => /^[56]/.test(one))).toEqual([]);
    expect(told(covered, shown, 0).filter((one) => /^[56]/.test(one))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { positionText } from './copying';

const record = (begun?: number): string =>
  JSON.stringify({
    format: 'sumdeck record',
    ...(begun === undefined ? {} : { begun }),
    claims: [
      [0, 'a'],
      [1, 'b'],
      [0, 'c'],
    ],
    outcome: { why: 'x' },
  });

it('a position is the record up to there, and goes on', () => {
  const position = JSON.parse(positionText(record(), 2)) as { claims: unknown[]; outcome: unknown };

  expect(position.claims).toEqual([
    [0, 'a'],
    [1, 'b'],
  ]);
  expect(position.outcome).toBeNull();
});

it('the last position is the record itself', () => {
  expect(positionText(record(), 3)).toBe(record());
});

it('no more of it comes from another game than there is', () => {
  expect(JSON.parse(positionText(record(2), 1))).toMatchObject({ begun: 1 });
  expect(JSON.parse(positionText(record(2), 0))).not.toHaveProperty('begun');
});

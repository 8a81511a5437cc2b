import { expect, it } from 'vitest';
import type { Drawing } from './drawing';
import { titled } from './titled';

it('makes room above a picture for what it is about', () => {
  const picture: Drawing = {
    marks: [
      { kind: 'box', tone: 'box', x: 1, y: 2, width: 30, height: 40 },
      {
        kind: 'path',
        tone: 'line',
        points: [
          [0, 0],
          [5, 5],
        ],
      },
      { kind: 'text', tone: 'name', x: 3, y: 4, text: 'Mia' },
    ],
    width: 100,
    height: 50,
  };

  const { marks, width, height } = titled(picture, ['Spring fair', 'Mia has won']);
  const down = height - picture.height;

  expect(width).toBe(100);
  expect(marks.slice(0, 2).map((mark) => mark.kind === 'text' && mark.text)).toEqual(['Spring fair', 'Mia has won']);
  expect(marks.slice(0, 2).every((mark) => mark.kind === 'text' && mark.y < down)).toBe(true);
  expect(marks.slice(2)).toEqual([
    { kind: 'box', tone: 'box', x: 1, y: 2 + down, width: 30, height: 40 },
    {
      kind: 'path',
      tone: 'line',
      points: [
        [0, down],
        [5, 5 + down],
      ],
    },
    { kind: 'text', tone: 'name', x: 3, y: 4 + down, text: 'Mia' },
  ]);
});

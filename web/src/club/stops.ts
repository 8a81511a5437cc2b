// A picture that is larger than the wall, page by page: from left to right, then further down. No column is cut, no table is on two
// pages by half, and no page is empty.

import type { Drawing } from './drawing';
import { BETWEEN, WIDTH } from './bracket';

const COLUMN = WIDTH + BETWEEN;
/** How much of a page is seen again on the one below. */
const AGAIN = 0.1;
/** A page that would show nothing but an edge is none. */
const EDGE = 0.02;

export type Stop = { left: number; top: number };

/** Where to scroll to, for each page of a picture at this scale in a window of this size. */
export function stopsOf(drawing: Drawing, scale: number, width: number, height: number): Stop[] {
  if (!width || !height) return [{ left: 0, top: 0 }];
  const boxes = drawing.marks.filter((mark) => mark.kind === 'box');
  const highest = Math.max(0, ...boxes.map((box) => box.height)) * scale;
  const right = Math.max(1, Math.floor(width / scale / COLUMN)) * COLUMN * scale;
  const down = Math.max(height / 2, height - Math.max(height * AGAIN, highest));
  const [across, rows] = [pages(drawing.width * scale, width, right), pages(drawing.height * scale, height, down)];
  const stops = rows.flatMap((top) => across.map((left) => ({ left, top })));
  const seen = stops.filter(({ left, top }) =>
    boxes.some((box) => {
      const [x, y] = [(box.x + box.width / 2) * scale - left, (box.y + box.height / 2) * scale - top];
      return x >= 0 && x < width && y >= 0 && y < height;
    }),
  );
  return seen.length ? seen : stops.slice(0, 1);
}

function pages(whole: number, window: number, step: number): number[] {
  const count = Math.max(1, Math.ceil((whole - window) / step - EDGE) + 1);
  return Array.from({ length: count }, (_, at) => Math.max(0, Math.min(at * step, whole - window)));
}

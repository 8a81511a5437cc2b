// A picture that leaves the page takes along what stands above it there: which tournament it is, when, and who has won.

import type { Drawing, Mark } from './drawing';

const LINE = 26;
const MARGIN = 20;

export function titled({ marks, width, height }: Drawing, lines: readonly string[]): Drawing {
  const down = MARGIN + LINE * lines.length;
  const heading = lines.map((text, at): Mark => {
    return { kind: 'text', tone: at ? 'name' : 'title', x: MARGIN, y: MARGIN + LINE * (at + 0.5), text };
  });
  return { marks: [...heading, ...marks.map((mark) => lowered(mark, down))], width, height: height + down };
}

function lowered(mark: Mark, by: number): Mark {
  if (mark.kind === 'path') return { ...mark, points: mark.points.map(([x, y]) => [x, y + by] as const) };
  return { ...mark, y: mark.y + by };
}

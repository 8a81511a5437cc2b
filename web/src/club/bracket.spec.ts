import { describe, expect, it } from 'vitest';
import type { Plan, PlanSeat } from '../lib/wire';
import { plan, seat, sheet, table } from '../dev/plans';
import { drawBracket, WIDTH } from './bracket';
import { asSvg } from './drawing';

const words = {
  seat: ({ came_as, came_from }: PlanSeat) => `${came_as} of ${came_from}`,
  round: (round: number) => `Round ${round}`,
  side: (side: string) => side,
  bye: 'bye',
};

const draw = (shown: Plan) => drawBracket(shown, sheet(shown), words);

describe('the picture', () => {
  const ended = table(
    0,
    1,
    [seat('Ada', { entrant: 1, place: 1, goes_on: true, points: 14 }), seat('Ben', { entrant: 2, place: 2, points: 3 })],
    {
      status: 'ended',
    },
  );
  const texts = (tables: (typeof ended)[]) =>
    draw(plan(tables)).marks.flatMap((mark) => (mark.kind === 'text' ? [`${mark.tone} ${mark.text}`] : []));

  it('tells who goes on by more than a colour', () => {
    const { marks } = draw(plan([ended]));

    expect(texts([ended])).toEqual(expect.arrayContaining(['won Ada', 'out Ben', 'soft 14', 'soft 3']));
    expect(marks.filter((mark) => mark.tone === 'sign')).toHaveLength(1);
  });

  it('marks a running game beside its number, and by no sign of who goes on', () => {
    const shape = (tables: (typeof ended)[]) =>
      draw(plan(tables)).marks.flatMap((mark) => (mark.kind === 'path' && mark.tone === 'sign' ? [mark.points] : []));
    const running = shape([{ ...ended, status: 'open', seats: [seat('Ada'), seat('Ben')] }]);
    const names = 18 + 30; // where the names of the first column begin

    expect([shape([ended]).length, running.length]).toEqual([1, 3]);
    expect(running.flat().every(([x]) => x < names)).toBe(true);
    expect(running.every((points) => points.length === 5)).toBe(true);
  });

  it('tells where somebody will come from', () => {
    const next = table(1, 2, [seat('', { came_from: 0, came_as: 2 })], { status: 'coming', side: 'losers' });

    expect(texts([ended, next])).toContain('soft 2 of 0');
  });

  it('draws a line from its end backwards, from whichever side it comes', () => {
    const both = [0, 2].map((left) => ({ left, start: 1, right: 1, end: 2.5, known: false, turn: 0.5 }));
    const shown = plan([ended]);
    const { marks } = drawBracket(shown, { ...sheet(shown), lines: both }, words);
    const [one, other] = marks.flatMap((mark) => (mark.kind === 'path' && mark.tone === 'line' ? [mark.points] : []));

    expect(one!.map(([x]) => x - WIDTH)).toEqual([18, 33, 33, 48]);
    expect(other!.map(([x]) => x - 2 * WIDTH)).toEqual([78, 63, 63, 48]);
  });

  it('cuts a name that is too long for its box', () => {
    const long = table(0, 1, [seat('Maximiliane von Hohenheim')]);

    expect(texts([long]).find((text) => text.startsWith('name Max'))).toMatch(/^name .{1,17}…$/);
  });

  it('is a file that can be read, whatever people are called', () => {
    const svg = asSvg(draw(plan([table(0, 1, [seat('<b> & "c"')])])), 'Cup & <co>');
    const read = new DOMParser().parseFromString(svg, 'image/svg+xml');

    expect(read.querySelector('title')?.textContent).toBe('Cup & <co>');
    expect([...read.querySelectorAll('text')].map((text) => text.textContent)).toContain('<b> & "c"');
    expect(svg).not.toMatch(/class=|style=/);
  });
});

import { describe, expect, it } from 'vitest';
import type { PlanSeat } from '../lib/wire';
import { knockout, plan, seat, table } from '../dev/plans';
import { drawBracket } from './bracket';
import { asSvg } from './drawing';
import { layOut, WIDTH } from './layout';

const words = {
  seat: ({ came_as, came_from }: PlanSeat) => `${came_as} of ${came_from}`,
  round: (round: number) => `Round ${round}`,
  side: (side: string) => side,
  bye: 'bye',
};

describe.each([2, 4, 8, 16, 32, 64, 128])('a knock-out of %i', (count) => {
  const layout = layOut(knockout(count));
  const places = [...layout.places.values()];

  it('has a place for every table', () => {
    expect(places).toHaveLength(count - 1);
  });

  it('has no table upon another, and none beside the picture', () => {
    for (const one of places) {
      const others = places.filter((other) => other !== one && other.x === one.x);
      expect(others.filter((other) => other.y < one.y + one.height && one.y < other.y + other.height)).toEqual([]);
      expect(one.x >= 0 && one.x + WIDTH <= layout.width && one.y + one.height <= layout.height).toBe(true);
    }
  });

  it('has every table in the middle of those that lead to it', () => {
    for (const { table, y, height } of places.filter((place) => place.table.round > 1)) {
      const before = table.seats.map((one) => layout.places.get(one.came_from ?? -1)!);
      const middle = before.reduce((sum, place) => sum + place.y + place.height / 2, 0) / before.length;
      expect(y + height / 2).toBeCloseTo(middle);
    }
  });
});

it('a large bracket comes from both edges: four times as many need twice the height', () => {
  const { places, height } = layOut(knockout(64));
  const flipped = [...places.values()].filter((place) => place.flipped);

  expect(flipped).toHaveLength(31);
  expect(height).toBeLessThan(layOut(knockout(16)).height * 2);
});

it('tables that are in each other’s way share the shift', () => {
  const tables = [0, 1, 2].map((id) => table(id, 1, [seat('a'), seat('b')]));
  const after = [3, 4, 5].map((id) => table(id, 2, [seat('', { came_from: 1, came_as: id - 2 }), seat('c')]));
  const { places } = layOut(plan([...tables, ...after]));

  const [above, middle, below] = [3, 4, 5].map((id) => places.get(id)!.y);
  expect(middle).toBe(places.get(1)!.y);
  expect(below! - middle!).toBe(middle! - above!);
});

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
    drawBracket(plan(tables), words).marks.flatMap((mark) => (mark.kind === 'text' ? [`${mark.tone} ${mark.text}`] : []));

  it('tells who goes on by more than a colour', () => {
    const { marks } = drawBracket(plan([ended]), words);

    expect(texts([ended])).toEqual(expect.arrayContaining(['won Ada', 'out Ben', 'soft 14', 'soft 3']));
    expect(marks.filter((mark) => mark.tone === 'sign')).toHaveLength(1);
  });

  it('marks a running game beside its number, and by no sign of who goes on', () => {
    const shape = (tables: (typeof ended)[]) =>
      drawBracket(plan(tables), words).marks.flatMap((mark) =>
        mark.kind === 'path' && mark.tone === 'sign' ? [mark.points] : [],
      );
    const running = shape([{ ...ended, status: 'open', seats: [seat('Ada'), seat('Ben')] }]);
    const names = 18 + 30; // where the names of the first column begin

    expect([shape([ended]).length, running.length]).toEqual([1, 3]);
    expect(running.flat().every(([x]) => x < names)).toBe(true);
    expect(running.every((points) => points.length === 5)).toBe(true);
  });

  it('tells where somebody will come from', () => {
    const next = table(1, 2, [seat('', { came_from: 0, came_as: 2 })], { status: 'coming', side: 'losers' });

    expect(texts([ended, next])).toContain('soft 2 of 0');
    expect(drawBracket(plan([ended, next]), words).marks.filter((mark) => mark.tone === 'line')).toEqual([]);
  });

  it('cuts a name that is too long for its box', () => {
    const long = table(0, 1, [seat('Maximiliane von Hohenheim')]);

    expect(texts([long]).find((text) => text.startsWith('name Max'))).toMatch(/^name .{1,17}…$/);
  });

  it('is a file that can be read, whatever people are called', () => {
    const svg = asSvg(drawBracket(plan([table(0, 1, [seat('<b> & "c"')])]), words), 'Cup & <co>');
    const read = new DOMParser().parseFromString(svg, 'image/svg+xml');

    expect(read.querySelector('title')?.textContent).toBe('Cup & <co>');
    expect([...read.querySelectorAll('text')].map((text) => text.textContent)).toContain('<b> & "c"');
    expect(svg).not.toMatch(/class=|style=/);
  });
});

// A picture as a list of strokes and words, so that the page, an SVG file and a PNG file show the very same. The colours in files are
// those of paper; on the page they follow the look that somebody has chosen.

export type Tone = 'box' | 'live' | 'coming' | 'line' | 'sign' | 'name' | 'won' | 'out' | 'soft' | 'title';
type Point = readonly [x: number, y: number];
export type Mark =
  | { kind: 'box'; tone: Tone; x: number; y: number; width: number; height: number }
  | { kind: 'path'; tone: Tone; points: readonly Point[] }
  | { kind: 'text'; tone: Tone; x: number; y: number; text: string; end?: boolean; whole?: string };
export type Drawing = { marks: Mark[]; width: number; height: number };

type Ink = { fill: string; stroke: string; width: number; dash: number; size: number; bold: boolean };
const NONE = 'none';
const stroke = (colour: string, width: number, fill = NONE, dash = 0): Ink => ({
  fill,
  stroke: colour,
  width,
  dash,
  size: 0,
  bold: false,
});
const letters = (fill: string, size: number, bold = false): Ink => ({ fill, stroke: NONE, width: 0, dash: 0, size, bold });

/** How everything is drawn on paper. `Picture.svelte` has the same for the screen. */
export const INKS: { [tone in Tone]: Ink } = {
  box: stroke('#8b8371', 1.5, '#ffffff'),
  live: stroke('#a83c0a', 4, '#fff4d6'),
  coming: stroke('#8b8371', 1.5, '#fbf6ec', 5),
  line: stroke('#8b8371', 2),
  sign: stroke(NONE, 0, '#a83c0a'),
  name: letters('#1e2a27', 16),
  won: letters('#1e2a27', 16, true),
  out: letters('#55645f', 16),
  soft: letters('#55645f', 13),
  title: letters('#1e2a27', 19, true),
};
const PAPER = '#fbf6ec';
const FONT = "'Nunito', 'Noto Sans', 'DejaVu Sans', sans-serif";

export const pathOf = (points: readonly Point[]): string => points.map(([x, y], at) => `${at ? 'L' : 'M'}${x} ${y}`).join('');

/** The picture as a file of its own. */
export function asSvg({ marks, width, height }: Drawing, name: string): string {
  const parts = marks.map((mark) => {
    const ink = INKS[mark.tone];
    const dash = ink.dash ? ` stroke-dasharray="${ink.dash}"` : '';
    const look = `fill="${ink.fill}" stroke="${ink.stroke}" stroke-width="${ink.width}"${dash}`;
    if (mark.kind === 'box')
      return `<rect x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}" rx="6" ${look}/>`;
    if (mark.kind === 'path') return `<path d="${pathOf(mark.points)}" ${look}/>`;
    const weight = ink.bold ? ' font-weight="700"' : '';
    const anchor = mark.end ? ' text-anchor="end"' : '';
    return `<text x="${mark.x}" y="${mark.y}" font-size="${ink.size}"${weight}${anchor} fill="${ink.fill}">${mark.whole ? `<title>${escaped(mark.whole)}</title>` : ''}${escaped(mark.text)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}">`,
    `<title>${escaped(name)}</title>`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

/** The picture in dots, twice as fine as it is on the page where a browser has room for that. */
export async function asPng(drawing: Drawing): Promise<Blob> {
  const fine = Math.min(2, LARGEST / Math.max(drawing.width, drawing.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(drawing.width * fine);
  canvas.height = Math.ceil(drawing.height * fine);
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('this browser paints no pictures');
  paper.scale(fine, fine);
  paper.fillStyle = PAPER;
  paper.fillRect(0, 0, drawing.width, drawing.height);
  for (const mark of drawing.marks) paint(paper, mark);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('this browser keeps no pictures'))), 'image/png');
  });
}

/** No browser paints wider or higher. */
const LARGEST = 8192;

function paint(paper: CanvasRenderingContext2D, mark: Mark): void {
  const ink = INKS[mark.tone];
  if (mark.kind === 'text') {
    paper.font = `${ink.bold ? '700 ' : ''}${ink.size}px ${FONT}`;
    paper.textAlign = mark.end ? 'right' : 'left';
    paper.fillStyle = ink.fill;
    paper.fillText(mark.text, mark.x, mark.y);
    return;
  }
  const shape = new Path2D(mark.kind === 'path' ? pathOf(mark.points) : undefined);
  if (mark.kind === 'box') shape.roundRect(mark.x, mark.y, mark.width, mark.height, 6);
  paper.setLineDash(ink.dash ? [ink.dash] : []);
  paper.lineWidth = ink.width;
  paper.fillStyle = ink.fill;
  paper.strokeStyle = ink.stroke;
  if (ink.fill !== NONE) paper.fill(shape);
  if (ink.stroke !== NONE) paper.stroke(shape);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

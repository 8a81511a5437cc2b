// Several moves in one typed line: `5, 7, balloon 3, 6, stop`. They are said one after the other, so that there is a moment for a
// night card in between. `phrases.py` of the rules cuts a line in the same way.

/** The sentences of a line. A comma parts two of them, unless it only names the floor that a sum ends on. */
export function movesIn(line: string): string[] {
  const found: string[] = [];
  for (const part of line.split(/[,;]|\bthen\b/).map((one) => one.trim())) {
    const last = found.at(-1);
    if (last !== undefined && part.startsWith('floor') && last.includes('=') && !last.includes('floor'))
      found[found.length - 1] = `${last}, ${part}`;
    else if (part) found.push(part);
  }
  return found;
}

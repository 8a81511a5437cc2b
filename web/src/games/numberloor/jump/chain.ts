// Several moves in one typed line: `5, 7, balloon 3, 6, stop`. They are said one after the other, so that there is a moment for a
// night card in between. `phrases.py` of the rules cuts a line in the same way.

const PARTING = /[,;]|[.!?](?=\s|$)|\b(?:and |und )?(?:then|dann)\b/i;
const AND = /\b(?:and|und)\b/i;
const EQUALS = /=|\b(?:is|are|makes?|equals|gives|ist|sind|macht|gibt|ergibt)\b/i;
const FLOOR = /\b(?:floor|etage|stockwerk|stock)\b/i;
const WORD = /^(?:stop|stopp|fertig|pass|passe|balloon|ballon|skip|aussetzen)$/i;

/** The sentences of a line. A comma parts two of them, unless it only names the floor that a sum ends on. */
export function movesIn(line: string): string[] {
  const found: string[] = [];
  for (const part of line.split(PARTING).flatMap(andParts)) {
    const last = found.at(-1);
    if (last !== undefined && part.search(FLOOR) === 0 && EQUALS.test(last) && !FLOOR.test(last))
      found[found.length - 1] = `${last}, ${part}`;
    else if (part) found.push(part);
  }
  return found;
}

/** `5 and 7` are two moves. In `3 and 2 is 5` it adds. */
function andParts(part: string): string[] {
  const parts: string[] = [];
  for (const piece of part.split(AND).map((one) => one.trim())) {
    const last = parts.at(-1);
    if (last !== undefined && isNumber(last) && addsUp(piece)) parts[parts.length - 1] = `${last} and ${piece}`;
    else parts.push(piece);
  }
  return parts;
}

/** Whether nothing but a number stands before the equals sign. */
function addsUp(piece: string): boolean {
  const [before = '', behind] = piece.split(EQUALS);
  return behind !== undefined && isNumber(before.replace(/\b(?:more|mehr)\b/i, '').trim());
}

function isNumber(text: string): boolean {
  return /^[\p{L}\d-]+$/u.test(text) && !WORD.test(text);
}

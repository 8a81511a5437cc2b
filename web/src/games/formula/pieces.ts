// A formula in a picture of the rules, as the rules write it down: `4,2^0 ÷ 7^5 = 6^8`. Cards of a number may have a comma between
// them; behind ^ stands what a new card covers, or nothing where it lies beside the others. `_` is a place that is still empty.

export type Piece = {
  text: string;
  kind: 'digit' | 'joker' | 'symbol' | 'gap';
  isNew: boolean;
  /** The digits that it covers. */
  covers: string[];
};

/** The numbers and symbols of a formula, each with its cards. */
export function piecesOf(formula: string): Piece[][] {
  return formula.split(' ').map((part) => (/\d/.test(part) ? numberOf(part) : [signOf(part)]));
}

/** How many cards lie side by side in it. */
export function breadthOf(formula: Piece[][]): number {
  return formula.flat().reduce((sum, { covers }) => sum + Math.max(1, covers.length), 0);
}

/** The formula as it is said. */
export function saidOf(formula: string): string {
  return formula.replace(/\^\d*|,/g, '');
}

function numberOf(part: string): Piece[] {
  return [...part.matchAll(/(J?\d)(\^(\d*))?/g)].map(([, text = '', laid, covers = '']) => ({
    text,
    kind: text.startsWith('J') ? 'joker' : 'digit',
    isNew: laid !== undefined,
    covers: [...covers],
  }));
}

function signOf(text: string): Piece {
  return { text, kind: text === '_' ? 'gap' : 'symbol', isNew: false, covers: [] };
}

// The tables that may lie beside the game (M-12): products, squares and cubes. They reach as far as the cards do.

export const NUMBERS = Array.from({ length: 13 }, (_, at) => at + 1);

/** A number, its digit sum, the digit sum of that, and so on until one digit is left: 99, 18, 9. */
export function digitSums(number: number): number[] {
  return number < 10 ? [number] : [number, ...digitSums([...String(number)].reduce((sum, digit) => sum + Number(digit), 0))];
}

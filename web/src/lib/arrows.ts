// Arrow keys go from card to card, by where the cards lie on the screen.

export type Box = { x: number; y: number };

const WAYS: { [key: string]: Box } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The box next to this one in the direction of an arrow key; −1 if there is none. Straight ahead comes before aside. */
export function nextBox(from: Box, boxes: readonly Box[], key: string): number {
  const way = WAYS[key];
  if (!way) return -1;
  const distance = (box: Box): number => {
    const [x, y] = [box.x - from.x, box.y - from.y];
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    return ahead > 1 ? ahead + 2 * aside : Infinity;
  };
  const distances = boxes.map(distance);
  const least = Math.min(...distances);
  return least === Infinity ? -1 : distances.indexOf(least);
}

/** Move the focus among the cards of a table. Says whether the key was an arrow key. */
export function moveFocus(table: HTMLElement, key: string): boolean {
  if (!WAYS[key]) return false;
  const cards = [...table.querySelectorAll<HTMLElement>('[data-card]')];
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !cards.includes(active)) {
    cards[0]?.focus();
    return true;
  }
  cards[nextBox(middle(active), cards.map(middle), key)]?.focus();
  return true;
}

function middle(element: HTMLElement): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

// Visiting a page in a spec: it is mounted with recorded games behind it, and looked at as a person would.

import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import { onTestFinished, vi } from 'vitest';
import { FakeSocket } from './fake';

export type Visit = { root: HTMLElement; sockets: FakeSocket[] };

/** Mount a page. The recorded game begins at step `from`. */
export async function visit<Props extends { [name: string]: unknown }>(
  page: Component<Props>,
  props: Props,
  from = 0,
): Promise<Visit> {
  const sockets: FakeSocket[] = [];
  globalThis.WebSocket = class extends FakeSocket {
    constructor() {
      super(from);
      sockets.push(this);
    }
  } as unknown as typeof WebSocket;
  const root = document.body.appendChild(document.createElement('div'));
  const mounted = mount(page, { target: root, props });
  onTestFinished(() => unmount(mounted));
  await settle();
  return { root, sockets };
}

/** Let everything that is on its way arrive. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 10; round++) {
    await tick();
    await Promise.resolve();
  }
  // Parts of a page that are fetched when they are needed take a moment longer.
  await vi.dynamicImportSettled();
  await new Promise((done) => setTimeout(done, 0));
  flushSync();
}

/** The button with this name. */
export function button(root: HTMLElement, name: string | RegExp): HTMLButtonElement {
  const all = [...root.querySelectorAll('button')];
  const found = all.find((one) => (typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one))));
  if (!found) throw new Error(`no button ${String(name)} among: ${all.map(nameOf).join(' | ')}`);
  return found;
}

export async function press(root: HTMLElement, ...names: (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    button(root, name).click();
    await settle();
  }
}

/** Tap cards by where they lie and what they are: `centre 3`, `hand green 7`. */
export async function tap(root: HTMLElement, ...cards: string[]): Promise<void> {
  for (const card of cards) {
    const [zone = '', ...face] = card.split(' ');
    const all = [...root.querySelectorAll<HTMLElement>(`[data-card^="${zone}"]`)];
    const found = all.find((one) => nameOf(one).split(',')[0] === face.join(' '));
    if (!found) throw new Error(`no card ${card} among: ${all.map(nameOf).join(' | ')}`);
    found.click();
    await settle();
  }
}

/** Press keys of the keypad. */
export async function enter(root: HTMLElement, keys: string): Promise<void> {
  for (const key of keys) {
    const found = [...root.querySelectorAll<HTMLElement>('.keypad button')].find((one) => one.textContent?.trim() === key);
    if (!found) throw new Error(`no key ${key}`);
    found.click();
    await settle();
  }
}

/** What a screen reader would call an element. */
export function nameOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (element.getAttribute('aria-label') ?? copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Everything that can be read on a page, with the names of what has no text. */
export function words(root: HTMLElement): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const attribute of ['aria-label', 'placeholder', 'title', 'alt']) {
    for (const element of root.querySelectorAll(`[${attribute}]`)) texts.push(element.getAttribute(attribute) ?? '');
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

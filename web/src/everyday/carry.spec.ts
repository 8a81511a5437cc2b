import { beforeEach, expect, it } from 'vitest';
import { memory, note } from '../learning/keeping';
import { press, settle, visit } from '../dev/visit';
import Carry from './Carry.svelte';
import { learn } from './words';

const FILE = JSON.stringify({ '7×8': { stability: 2, difficulty: 5, last: 2000, due: 9000, said: 4, wrong: 1 } });

/** What a device with two facts of its own shows, and one of a class. */
async function shown(): Promise<HTMLElement> {
  await learn();
  note('3 + 5 = 8; 2 + 2 = 4', false, 1000);
  note('6 + 9 = 15', false, 1000, 'class');
  const { root } = await visit(Carry, {});
  expect(root.textContent).toContain('3 sums');
  return root;
}

async function bring(root: HTMLElement, text: string): Promise<void> {
  const field = root.querySelector<HTMLInputElement>('[type=file]');
  const files = [new File([text], 'sums.json')];
  if (field) Object.defineProperty(field, 'files', { value: files, configurable: true });
  field?.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
}

beforeEach(() => localStorage.clear());

it('another device brings its sums by a file', async () => {
  const root = await shown();
  await bring(root, FILE);

  expect(root.textContent).toContain('1 sum added.');
  expect(Object.keys(memory())).toContain('7×8');
});

it('says of a file without sums that it has none', async () => {
  const root = await shown();
  await bring(root, 'hello');

  expect(root.querySelector('[role=alert]')?.textContent).toBe('There are no sums in that file.');
});

it('forgets all of them, with a second tap elsewhere', async () => {
  const root = await shown();

  await press(root, 'Forget them all', 'Keep them');
  expect(Object.keys(memory())).toHaveLength(3);
  await press(root, 'Forget them all', 'Yes, forget them');
  expect(memory()).toEqual({});
});

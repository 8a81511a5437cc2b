import { expect, it } from 'vitest';
import examples from './patch.examples.json';
import { patched, type Patch } from './patch';

it.each(examples)('makes the newer from the older: $patch', ({ before, after, patch }) => {
  const kept = JSON.stringify(before);

  expect(patched<unknown>(before, patch as Patch)).toEqual(after);
  expect(JSON.stringify(before)).toBe(kept);
});

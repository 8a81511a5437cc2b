import { expect, it } from 'vitest';
import { HELP_LEVELS, helpName } from './help';

it('has a name for every amount of help that can be chosen', () => {
  const names = HELP_LEVELS.map(helpName);
  expect(names).not.toContain('');
  expect(new Set(names).size).toBe(HELP_LEVELS.length);
});

import { expect, it } from 'vitest';
import { visit, words } from '../../dev/visit';
import Rules from '../../pages/Rules.svelte';

const ALONE = 'On your own';

it('whoever plays with others reads nothing of the solitaire', async () => {
  const { root } = await visit(Rules, { game: 'numero', level: 'numbers-15' });

  expect(words(root)).not.toContain(ALONE);
  expect(root.textContent).toContain('Build: put your card');
});

it('whoever plays alone reads how that goes, and nothing of builds, challenges and last takes', async () => {
  const { root } = await visit(Rules, { game: 'numero-solitaire', level: 'numbers-15' });

  expect(words(root)).toContain(ALONE);
  expect(root.textContent).not.toMatch(/Build: put|challenge|one last take/);
});

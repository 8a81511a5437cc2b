import { expect, it } from 'vitest';
import { GAMES } from '../dev/fake';
import { sayOr, speakOf } from '../lib/language/language.svelte';
import { headingOf, Wishes } from '../lib/wishes.svelte';
import { boxOf, choiceOf } from './games';

it.each(['numero', 'mathino', 'numberloor', 'formula'])(
  'every house rule of %s lies under a heading that says what it changes',
  async (name) => {
    await speakOf(boxOf(name)!.tongue);
    const game = GAMES.games.find((one) => one.name === name)!;
    const choice = await choiceOf(name);
    const headings = new Set(game.levels.flatMap((level) => new Wishes(game, choice, level.name).rules.map(headingOf)));

    expect(headings.size).toBeGreaterThan(2);
    for (const heading of headings) expect([heading, sayOr(heading, ''), sayOr(`${heading}.about`, '')]).not.toContain('');
  },
);

it('rules of wild cards are asked where there are wild cards', async () => {
  const { fits } = await choiceOf('numero');
  const rule = GAMES.games.find(({ name }) => name === 'numero')!.settings.find(({ key }) => key === 'wild_on_build')!;

  expect(['numbers-10', 'numbers-15', 'full'].map((level) => fits(rule, level))).toEqual([false, false, true]);
});

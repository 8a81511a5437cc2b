import { describe, expect, it } from 'vitest';
import { GAMES } from '../../dev/fake';
import { Wishes } from '../../lib/wishes.svelte';
import { choiceOf } from '../games';

async function wishes(level: string): Promise<Wishes> {
  const made = new Wishes(
    GAMES.games.find(({ name }) => name === 'mathino')!,
    await choiceOf('mathino'),
  );
  made.level = level;
  return made;
}

describe('the house rules', () => {
  it('stand under a heading each', async () => {
    const { rules } = await wishes('advanced');

    expect(rules.length).toBeGreaterThan(30);
    expect(rules.filter(({ part }) => !part)).toEqual([]);
  });

  it('of the very young are few, and theirs alone', async () => {
    const young = (await wishes('young')).rules.map(({ key }) => key);
    const basic = (await wishes('basic')).rules.map(({ key }) => key);

    expect(young).toContain('young_attributes');
    expect(young.filter((key) => /ops|digit|duty|penalty|stack/.test(key))).toEqual([]);
    expect(basic).toContain('duty_model');
    expect(basic).not.toContain('young_attributes');
  });

  it('have a short last round where the cards never come out even', async () => {
    const made = await wishes('basic');
    expect(made.usual('short_round')).toBe('forbid');

    made.settings['cards'] = 'mathino-48';

    expect(made.usual('short_round')).toBe('equal');
  });
});

it('is for two, three, four or six, to 14 unless somebody says otherwise', async () => {
  const made = await wishes('basic');

  expect(made.counts).toEqual([2, 3, 4, 6]);
  expect(made.wish.settings).toEqual({ target: 14 });
});

import { expect, it } from 'vitest';
import { press, settle, visit } from '../dev/visit';
import { announcements } from '../lib/live.svelte';
import Today from './Today.svelte';
import { learn } from './words';

it('three minutes say what became of each answer, and wait for the next without another tap', async () => {
  await learn();
  const { root } = await visit(Today, { game: 'numero', level: 'numbers-10' });
  await press(root, 'Start');
  const sum = (): string => root.querySelector('.sum')?.textContent ?? '';
  const answer = async (text: string): Promise<void> => {
    const field = root.querySelector('form input') as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await press(root, 'Check');
    await settle();
    expect(document.activeElement).toBe(root.querySelector('form input'));
  };

  const first = sum();
  await answer('999');
  expect(root.textContent).toContain('999 isn’t right. Try again.');
  const [, one, sign, other] = /(\d+) (.) (\d+)/.exec(first) ?? [];
  const [left, right] = [Number(one), Number(other)];
  const result = { '+': left + right, '−': left - right, '×': left * right, '÷': left / right }[sign ?? ''];

  await answer(String(result));

  expect(root.textContent).toContain(`Yes, ${one} ${sign} ${other} = ${result}!`);
  expect(announcements().at(-1)?.text).toContain('Yes,');
});

import { beforeEach, expect, it } from 'vitest';
import { settle, visit } from '../dev/visit';
import Home from '../pages/Home.svelte';
import { ownClasses, remember } from './keys';

beforeEach(() => {
  localStorage.clear();
  remember('old', { name: '3a', key: 'k', lesson: 'over' });
  remember('cup', { name: 'Spring fair', key: 'k', lesson: '' });
  remember('pupil', { name: '5c', token: 'me' });
  remember('now', { name: '4b', key: 'k', lesson: 'open' });
});

it('knows the classes that are held on this device, and no others', () => {
  expect(ownClasses().map(({ name }) => name)).toEqual(['4b', '3a']);
});

it('leads from home back to a lesson that is open', async () => {
  const { root } = await visit(Home, {});
  await settle();
  const ways = [...root.querySelectorAll('nav a.main')].filter((one) => one.textContent.includes('Continue'));

  expect(ways.map((one) => [one.getAttribute('href'), one.textContent.replace(/\s+/g, ' ').trim()])).toEqual([
    ['#/club/now', 'Continue Class · 4b'],
  ]);
});

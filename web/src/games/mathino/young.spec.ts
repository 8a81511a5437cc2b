import { mount, unmount } from 'svelte';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { STORIES } from '../../dev/fake';
import { press, settle, visit } from '../../dev/visit';
import { choiceOf } from '../games';
import { hold } from '../../lib/seats';
import type { Rung } from '../../lib/lamp.svelte';
import type { MathinoView } from '../../lib/wire';
import { Wishes } from '../../lib/wishes.svelte';
import { GAMES } from '../../dev/fake';
import Table from '../../pages/Table.svelte';
import { notation } from '../../dev/notation';
import type { MathinoPlay } from './play.svelte';
import { cardsIn } from './rung';
import YoungChoice from './YoungChoice.svelte';
import YoungCount from './YoungCount.svelte';
import YoungRung from './YoungRung.svelte';

const story = STORIES['shapes']!;
const view = story.steps[0]?.view as MathinoView;
const { people } = story;

beforeEach(() => {
  const seats = [{ seat: 0, token: 'a' }];
  hold({ table: 'shapes', game: 'mathino', level: 'young', way: 'computer', code: '', seats, over: false });
});

async function drawn(code: string, details: Rung['details'] = {}): Promise<HTMLElement> {
  const target = document.body.appendChild(document.createElement('div'));
  const mounted = mount(YoungRung, { target, props: { view, rung: { code, details } } });
  onTestFinished(() => unmount(mounted));
  await settle();
  return target;
}

/** The cards of a picture by what is printed on them. */
const printed = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('svg.picture')].map((card) => `${card.textContent?.trim()} ${card.classList[1]}`);

describe('a step of help', () => {
  it('shows cards that lie here as they are, and others as their names say', () => {
    const here = view.hand![0]!;

    expect(cardsIn(view, notation(`12h, capture ${here.say}`)).map(({ text, colour, shape }) => [text, colour, shape])).toEqual([
      ['12', 'hearts', 'heart'],
      [here.text, here.colour, here.shape],
    ]);
  });

  it.each([
    ['hint.look_again', {}],
    ['hint.mathino_alike_number', {}],
    ['hint.mathino_alike_shape', {}],
    ['hint.mathino_alike_colour', {}],
    ['hint.mathino_unlike', {}],
    ['hint.mathino_seek', { look: 'star' }],
    ['hint.mathino_seek', { look: 'clubs' }],
    ['hint.nothing', {}],
  ])('%s is a picture that names no card', async (code, details) => {
    const root = await drawn(code, details);

    expect(root.querySelectorAll('svg').length).toBeGreaterThan(0);
    expect(printed(root)).toEqual([]);
    expect(root.textContent?.trim()).toBe('');
  });

  it('names the number that is looked for, without a card', async () => {
    const root = await drawn('hint.mathino_seek', { look: '5' });

    expect(root.textContent?.replace(/\s/g, '')).toBe('55');
    expect(printed(root)).toEqual([]);
  });

  it('shows one card, then two others, and at the end what is meant', async () => {
    expect(printed(await drawn('hint.part', { card: notation('5b') }))).toEqual(['5 blue']);
    expect(printed(await drawn('hint.example', { move: notation('1r, capture 3r') }))).toEqual(['1 red', '3 red']);
    expect(printed(await drawn('hint.move', { move: notation('9b, capture 5b') }))).toEqual(['9 blue', '5 blue']);
    expect(printed(await drawn('hint.move', { move: notation('discard 4r') }))).toEqual(['4 red']);
  });
});

describe('the lamp of the very young', () => {
  it('has words for the ear alone, and one step for each tap', async () => {
    const { root } = await visit(Table, { table: 'shapes' });

    await press(root, 'A little help');

    const steps = root.querySelectorAll('.lamp li');
    expect(steps).toHaveLength(1);
    expect(steps[0]?.querySelector('.only-spoken')?.textContent).toContain('Look again');
    expect(steps[0]?.querySelector('.picture svg')).not.toBeNull();
    expect(root.querySelector('.lamp [role="img"]')?.getAttribute('aria-label')).toBe('Have another look first.');
    await press(root, 'A little help');
    expect(root.querySelectorAll('.lamp li')).toHaveLength(1);
  });
});

it('the end shows who has won, once, and no table', async () => {
  const { root } = await visit(Table, { table: 'shapes' }, story.steps.length - 1);

  expect(root.querySelectorAll('.crown')).toHaveLength(1);
  expect(root.querySelector('.standing')).toBeNull();
  expect(root.querySelector('table')).toBeNull();
  expect(root.querySelectorAll('.won .gem').length).toBeGreaterThan(0);
  expect(root.querySelector('#ending')?.classList.contains('only-spoken')).toBe(true);
  expect([...root.querySelectorAll('.row .button svg')]).toHaveLength(3);
});

it('the end of a deck is a pause that says what each has got, and nothing is played meanwhile', async () => {
  const reading: boolean[] = [];
  const play = { read: (on: boolean) => reading.push(on) } as unknown as MathinoPlay;
  const sheet = [
    { deck: 1, round: 6, seat: 0, item: 'cards', points: '3' },
    { deck: 1, round: 6, seat: 0, item: 'most', points: '5/2' },
  ];
  const after = { ...view, deck_number: 2, round: 1, sheet, totals: ['11/2', '0'] };
  const target = document.body.appendChild(document.createElement('div'));
  const mounted = mount(YoungCount, { target, props: { view: after, play, people, seat: 0 } });
  onTestFinished(() => unmount(mounted));
  await settle();

  const [first, second] = target.querySelectorAll('dialog li');
  expect(first?.querySelectorAll('.gem')).toHaveLength(6);
  expect(first?.querySelectorAll('[clip-path]')).toHaveLength(1);
  expect(first?.querySelector('.all')?.textContent?.trim()).toBe('5');
  expect(second?.querySelectorAll('.gem')).toHaveLength(0);
  expect(reading).toEqual([true]);
  await press(target, 'Close');
  expect(target.querySelector('dialog')).toBeNull();
  expect(reading).toEqual([true, false]);
});

it('the house rules of the very young are chosen by pictures', async () => {
  const game = GAMES.games.find(({ name }) => name === 'mathino')!;
  const wishes = new Wishes(game, await choiceOf('mathino'), 'young');
  const target = document.body.appendChild(document.createElement('div'));
  const mounted = mount(YoungChoice, { target, props: { wishes } });
  onTestFinished(() => unmount(mounted));

  target.querySelector<HTMLInputElement>('input[value="shape"]')?.click();
  target.querySelector<HTMLInputElement>('input[value="cards_only"]')?.click();
  expect(wishes.chosen).toEqual({ young_attributes: 'shape', young_scoring: 'cards_only' });

  target.querySelector<HTMLInputElement>('input[value="number shape colour"]')?.click();
  expect(wishes.chosen).toEqual({ young_scoring: 'cards_only' });
});

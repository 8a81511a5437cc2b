// What is heard at a table by whoever has turned sounds and the voice on.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settle, visit, type Visit } from '../dev/visit';
import { prefer } from '../lib/preferences.svelte';
import { hold } from '../lib/seats';
import Table from './Table.svelte';

let told: string[];
let notes: number[];

beforeEach(() => {
  told = [];
  notes = [];
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'en-GB', localService: true, name: 'here' }],
    speak: ({ text }: { text: string }) => told.push(text),
    cancel: () => {},
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal('AudioContext', Loudspeaker);
  prefer('pace', 'quick');
  prefer('sound', true);
  prefer('speech', true);
  const seats = [{ seat: 0, token: 'a' }];
  hold({ table: 'fives', game: 'fives', level: '', way: 'computer', code: '', over: false, seats });
});
afterEach(() => {
  prefer('sound', false);
  prefer('speech', false);
  vi.unstubAllGlobals();
});

/** Keeps the notes that it is given. */
class Loudspeaker {
  currentTime = 0;
  destination = {};
  resume(): void {}
  createGain(): object {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: () => this.destination };
  }
  createOscillator(): object {
    const frequency = { value: 0 };
    return { frequency, connect: (to: object) => to, start: () => notes.push(frequency.value), stop() {} };
  }
}

async function say({ root }: Visit, sentence: string): Promise<void> {
  const line = root.querySelector('form input') as HTMLInputElement;
  line.value = sentence;
  line.dispatchEvent(new InputEvent('input', { bubbles: true }));
  root.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await settle();
}

it('why a sentence was refused is read aloud, with a low sound', async () => {
  const visitor = await visit(Table, { table: 'fives' });

  await say(visitor, '0 + 4 = 5');

  expect(told).toEqual(['Your turn.', 'Not quite: “0 + 4 = 5” isn’t true. Try again!']);
  expect(notes).toEqual([294, 262]);
});

it('a move is read aloud, then whose turn it is when it has come', async () => {
  const visitor = await visit(Table, { table: 'fives' });

  await say(visitor, '0 + 4 = 4');
  await vi.waitFor(() => expect(told.filter((words) => words === 'Your turn.')).toHaveLength(2), { timeout: 300_000 });

  expect(told.slice(0, 2)).toEqual(['Your turn.', 'Mia: 0 plus 4 makes 4']);
});

import { afterEach, expect, it, vi } from 'vitest';
import { beQuiet, canSpeak, speakAloud } from './speech';

type Voice = { lang: string; localService: boolean; name: string };

/** A browser with these voices; what it says is remembered. */
function browserWith(...voices: Voice[]) {
  const said: { text: string; voice: Voice | null }[] = [];
  const cancel = vi.fn();
  vi.stubGlobal('speechSynthesis', { getVoices: () => voices, speak: (one: (typeof said)[number]) => said.push(one), cancel });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      voice: Voice | null = null;
      lang = '';
      constructor(readonly text: string) {}
    },
  );
  return { said, cancel };
}

const far = { lang: 'en-GB', localService: false, name: 'far away' };
const near = { lang: 'en-GB', localService: true, name: 'here' };
const other = { lang: 'de-DE', localService: true, name: 'hier' };

afterEach(() => vi.unstubAllGlobals());

it('speaks with a voice of the device, in the language of the screen', () => {
  const { said } = browserWith(far, other, near);

  speakAloud('5 plus 3 makes 8');

  expect(canSpeak()).toBe(true);
  expect(said.map(({ text, voice }) => [text, voice?.name])).toEqual([['5 plus 3 makes 8', 'here']]);
});

it.each([[[far]], [[other]], [[]]])('says nothing where there is no such voice', (voices: Voice[]) => {
  const { said } = browserWith(...voices);

  speakAloud('5 plus 3 makes 8');

  expect(canSpeak()).toBe(false);
  expect(said).toEqual([]);
});

it('can be silenced, and a browser without any voice does not mind', () => {
  const { cancel } = browserWith(near);
  beQuiet();
  expect(cancel).toHaveBeenCalledOnce();

  vi.stubGlobal('speechSynthesis', undefined);
  beQuiet();
  speakAloud('hello');
  expect(canSpeak()).toBe(false);
});

// Reading sentences aloud with the browser's own voice. Off unless the player turns it on.

import { language } from './language/language.svelte';

/** Speak after what is being spoken. Only voices of the device itself are used: no sentence leaves it. */
export function speakAloud(text: string): void {
  const voices = globalThis.speechSynthesis;
  if (!voices || !text) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language();
  const voice = voices.getVoices().find((one) => one.localService && one.lang.startsWith(language()));
  if (voice) utterance.voice = voice;
  voices.speak(utterance);
}

export function beQuiet(): void {
  globalThis.speechSynthesis?.cancel();
}

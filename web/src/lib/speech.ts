// Reading sentences aloud with the browser's own voice. Off unless the player turns it on.
//
// Only voices of the device itself are used, so that no sentence leaves it; where there is none, nothing is spoken.

import { language } from './language/language.svelte';

// Some browsers fetch the list of voices when it is first asked for.
globalThis.speechSynthesis?.getVoices();

/** A voice of this device for the language of this screen. */
function ownVoice(): SpeechSynthesisVoice | undefined {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  return voices.find((voice) => voice.localService && voice.lang.toLowerCase().startsWith(language()));
}

export function canSpeak(): boolean {
  return ownVoice() !== undefined;
}

/** Says when voices may have come; a browser that is slow to find them has none at first. Gives back how to stop listening. */
export function whenVoicesCome(tell: () => void): () => void {
  const synthesis = globalThis.speechSynthesis;
  synthesis?.addEventListener?.('voiceschanged', tell);
  return () => synthesis?.removeEventListener?.('voiceschanged', tell);
}

/** Speak after what is being spoken. */
export function speakAloud(text: string): void {
  const voice = ownVoice();
  if (!voice || !text) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = voice.lang;
  utterance.voice = voice;
  globalThis.speechSynthesis.speak(utterance);
}

export function beQuiet(): void {
  globalThis.speechSynthesis?.cancel();
}

// How this device likes the page: remembered here, sent nowhere.

import { isRecord, keep, recall } from './keep';
import { LANGUAGES, preferred, speak } from './language/language.svelte';

export type Look = 'auto' | 'light' | 'dark';
export type Pace = 'calm' | 'quick';

type Kept = {
  language: string;
  look: Look;
  largePrint: boolean;
  sound: boolean;
  /** Whether somebody has been asked about sounds. */
  offered: boolean;
  speech: boolean;
  textTable: boolean;
  pace: Pace;
};

const usual = (): Kept => ({
  language: preferred(navigator.languages ?? []),
  look: 'auto',
  largePrint: false,
  sound: false,
  offered: false,
  speech: false,
  textTable: false,
  pace: 'calm',
});

const kept: Kept = { ...usual(), ...recall('preferences', {}, isRecord) };
if (!LANGUAGES.includes(kept.language)) kept.language = usual().language;

export const preferences = $state(kept);

/** Change one of them, and remember it. */
export function prefer<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
  preferences[name] = value;
  keep('preferences', $state.snapshot(preferences));
  show();
  if (name === 'language') void speak(preferences.language);
}

/** Whether this device would rather have it dark. */
export const DARK = '(prefers-color-scheme: dark)';

/** Make the page look as preferred. */
export function show(): void {
  const root = document.documentElement;
  root.dataset['look'] = preferences.look !== 'auto' ? preferences.look : matchMedia(DARK).matches ? 'dark' : 'light';
  root.dataset['print'] = preferences.largePrint ? 'large' : 'usual';
}

/** Whether things may move on the screen. */
export function mayMove(): boolean {
  return !(globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
}

// Sounds, for whoever has turned them on: what makes them is fetched then.

import { preferences } from './preferences.svelte';

type Sounds = typeof import('./sounding');

export function hear(make: (sounds: Sounds) => unknown): void {
  if (preferences.sound) void import('./sounding').then(make);
}

// The page begins here.

import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { DARK, preferences, show } from './lib/preferences.svelte';
import { speak } from './lib/language/language.svelte';

async function begin(): Promise<void> {
  if (import.meta.env.MODE === 'fake') (await import('./dev/install')).install();
  const guests = document.querySelector<HTMLMetaElement>('meta[name="guests"]');
  if (guests) (await import('./games/guests')).welcome(JSON.parse(guests.content));
  await speak(preferences.language);
  show();
  matchMedia(DARK).addEventListener('change', show);
  const target = document.getElementById('app');
  if (target) mount(App, { target });
}

void begin();

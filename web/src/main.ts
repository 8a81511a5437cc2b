// The page begins here.

import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { preferences, show } from './lib/preferences.svelte';
import { speak } from './lib/language/language.svelte';

async function begin(): Promise<void> {
  if (import.meta.env.MODE === 'fake') (await import('./dev/install')).install();
  show();
  // A language that cannot be fetched is no reason to show nothing.
  await speak(preferences.language).catch(() => undefined);
  const target = document.getElementById('app');
  if (target) mount(App, { target });
}

void begin();

// The language of this page with the region that the browser asks for: `en-GB` writes dates otherwise than `en-US`.

import { language } from './language.svelte';

export function region(): string {
  return navigator.languages.find((tag) => tag.split('-')[0] === language()) ?? language();
}

// The bracket of a tournament in the language of the page, and as a file to take home.

import type { Plan } from '../lib/wire';
import { drawBracket } from './bracket';
import { asPng, asSvg, type Drawing } from './drawing';
import { say, sayOr } from './words.svelte';

export function pictureOf(plan: Plan): Drawing {
  return drawBracket(plan, {
    seat: ({ key, details }) => say(key, details),
    round: (round) => say('desk.round', { round }),
    side: (side) => sayOr(`side.${side.split('-')[0]}`, '', { number: side.split('-')[1] ?? '' }),
    bye: say('status.bye'),
  });
}

export async function takeHome(plan: Plan, form: 'svg' | 'png'): Promise<void> {
  const drawing = pictureOf(plan);
  const file = form === 'svg' ? new Blob([asSvg(drawing, plan.name)], { type: 'image/svg+xml' }) : await asPng(drawing);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${plan.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'sumdeck'}.${form}`;
  link.click();
  // The browser needs the address until it has the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

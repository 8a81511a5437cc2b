// The bracket of a tournament in the language of the page, and as a file to take home.

import { region } from '../lib/language/region';
import { saveFile } from '../lib/saving';
import type { Plan } from '../lib/wire';
import { drawBracket } from './bracket';
import { asPng, asSvg, type Drawing } from './drawing';
import { titled } from './titled';
import { say, sayOr, saySeat } from './words.svelte';

export function pictureOf(plan: Plan): Drawing {
  return drawBracket(plan, {
    seat: (seat) => saySeat(plan, seat),
    round: (round) => say('desk.round', { round }),
    side: (side) => sayOr(`side.${side.split('-')[0]}`, '', { number: side.split('-')[1] ?? '' }),
    bye: say('status.bye'),
  });
}

function headingOf(plan: Plan): string[] {
  const champion = plan.standings.find((row) => row.entrant === plan.champion)?.name;
  const today = new Date().toLocaleDateString(region(), { dateStyle: 'long' });
  return [plan.name, champion === undefined ? today : `${today} · ${say('desk.champion', { name: champion })}`];
}

export async function takeHome(plan: Plan, form: 'svg' | 'png'): Promise<void> {
  const drawing = titled(pictureOf(plan), headingOf(plan));
  const file = form === 'svg' ? new Blob([asSvg(drawing, plan.name)], { type: 'image/svg+xml' }) : await asPng(drawing);
  saveFile(file, `${plan.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'sumdeck'}.${form}`);
}

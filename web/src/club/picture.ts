// The bracket of a tournament in the language of the page, and as a file to take home.

import { region } from '../lib/language/region';
import { saveFile } from '../lib/saving';
import type { ClubView, Plan, Sheet } from '../lib/wire';
import { drawBracket } from './bracket';
import { asPng, asSvg, type Drawing } from './drawing';
import { titled } from './titled';
import { say, sayOr, saySeat } from './words.svelte';

const NOTHING: Sheet = { spots: [], rounds: [], sides: [], lines: [], height: 0 };

/** All of it; or what is played and to come, as long as some of it is past. */
export function pictureOf({ plan, pictures }: ClubView, live = false): Drawing {
  return drawBracket(plan, pictures[live ? pictures.length - 1 : 0] ?? NOTHING, {
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

export async function takeHome(view: ClubView, form: 'svg' | 'png'): Promise<void> {
  const { plan } = view;
  const drawing = titled(pictureOf(view), headingOf(plan));
  const file = form === 'svg' ? new Blob([asSvg(drawing, plan.name)], { type: 'image/svg+xml' }) : await asPng(drawing);
  saveFile(file, `${plan.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'sumdeck'}.${form}`);
}

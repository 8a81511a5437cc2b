// What the zones of a game are called, and the table in words.

import { cardName } from '../../lib/cards';
import { say, sayOr } from '../../lib/language/language.svelte';
import { nameOf } from '../../lib/telling';
import type { Person, PlainView, PlainZone } from '../../lib/wire';
import type { Section } from '../game';

/** A zone in the words of its game, else in ours, else by its bare name. */
export function zoneTitle(game: string, { name, seat }: PlainZone, people: Person[]): string {
  const zone = sayOr(`zone.${game}.${name}`, sayOr(`zone.${name}`, readable(name)));
  return seat === null ? zone : say('zone.of_seat', { zone, name: nameOf(people, seat) });
}

/** What lies in a zone, in words. */
export function zoneCards({ cards, backs }: PlainZone): string {
  const words = cards.map(cardName);
  if (backs) words.push(say('zone.backs', { count: backs }));
  return words.join(', ') || say('zone.empty');
}

export function inWords({ game, zones }: PlainView, people: Person[]): Section[] {
  return zones.map((zone) => ({ title: zoneTitle(game, zone, people), lines: [zoneCards(zone)] }));
}

/** What the game says of itself besides. It comes from the rules, which speak English. */
export function described({ lines, own_lines }: PlainView): Section[] {
  const said = own_lines.length ? own_lines : lines;
  return said.length ? [{ title: say('table.described'), lines: said, lang: 'en' }] : [];
}

const readable = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[_-]/g, ' ');

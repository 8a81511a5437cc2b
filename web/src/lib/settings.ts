// House rules in words.

import { say, sayOr } from './language/language.svelte';
import type { HouseRules, SettingValue } from './wire';

/** What a house rule of the game says. */
export function sayValue(key: string, value: SettingValue): string {
  return typeof value === 'boolean' ? say(value ? 'app.yes' : 'app.no') : sayOr(`value.${key}.${value}`, String(value));
}

/** The house rules of a table, each with what it says: who checks and the clock always, the rest where it is worth a line. */
export function sayHouse(house: HouseRules): [rule: string, words: string][] {
  const { referee, turn_seconds, clock_at_zero, take_back, hints, onlookers, count_first } = house;
  const lines: [string, string][] = [
    [say('house.referee'), sayOr(`house.referee.${referee}`, referee)],
    [
      say('house.turn_seconds'),
      turn_seconds ? say('house.turn_seconds.some', { count: turn_seconds }) : say('house.turn_seconds.0'),
    ],
  ];
  if (turn_seconds) lines.push([say('house.clock_at_zero'), sayOr(`house.clock_at_zero.${clock_at_zero}`, clock_at_zero)]);
  lines.push([say('house.take_back'), sayOr(`house.take_back.${take_back}`, take_back)]);
  if (!hints) lines.push([say('house.hints'), say('app.no')]);
  if (!onlookers) lines.push([say('house.onlookers'), say('app.no')]);
  if (count_first) lines.push([say('house.count_first'), say('app.yes')]);
  return lines;
}

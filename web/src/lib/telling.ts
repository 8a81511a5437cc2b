// An event as the sentence that people read and hear.

import { say, sayOr } from './language/language.svelte';
import { playerName } from './names';
import { total } from './points';
import { plain, retold, spoken } from './spoken';
import type { Announcement, News, Person, Sentence } from './wire';

/** Who did it: as they were called then. Later another may sit there. */
const speakerOf = ({ seat, details: { name } }: Announcement, people: readonly Person[]): string =>
  typeof name === 'string' && name ? name : nameOf(people, seat);

export function nameOf(people: readonly Person[], seat: number | null): string {
  return people.find((person) => person.seat === seat)?.name ?? '';
}

export function isClaim(said: Announcement): boolean {
  return said.code.startsWith('told.claimed');
}

/** Of a long turn so much is told in one line. */
const MOST_TOLD = 5;
/** More that a turn has brought than this, the end of a deck say, is read in the talk. */
const MOST_NEWS = 2;

/** Whether a claim before this no longer counts. */
export function isUndoing(said: Announcement): boolean {
  return ['told.taken_back', 'told.voided', 'told.ruled_again'].includes(said.code);
}

/** The claim that the table stands at: none right after one was taken back. */
export function lastClaim(said: readonly Announcement[]): Announcement | undefined {
  const last = said.findLast((one) => isClaim(one) || isUndoing(one));
  return last && isClaim(last) ? last : undefined;
}

/** That claim together with those before it in the same turn: a turn may end with a word that says nothing about its cards. */
export function lastTurn(said: readonly Announcement[]): Announcement | undefined {
  const last = lastClaim(said);
  const claims = said.slice(said.findLastIndex(isUndoing) + 1).filter(isClaim);
  const turn = claims.slice(claims.findLastIndex((one) => one.seat !== last?.seat) + 1);
  const told = turn.slice(-MOST_TOLD).map((one) => one.sentence);
  // A sentence with a comma in it would run into the next.
  const between = told.length > 1 && told.some((one) => plain(one).includes(', ')) ? '; ' : ', ';
  const sentence = told.flatMap((one, at) => (at ? [between, ...one] : one));
  return last && { ...last, sentence, news: turn.flatMap((one) => one.news) };
}

/** What happens besides claims, and changes what lies there or who plays. */
const EVENTFUL =
  /^(phrase\.|told\.(objected|voided|taken_back|take_back_refused|clock_|stand_in_(agreed|refused)|other_plays|returned|ruled_))/;

/** What has happened since the last claim, as far as it is read where one looks: no more than two lines. */
export function sinceClaim(said: readonly Announcement[]): Announcement[] {
  return said
    .slice(said.findLastIndex(isClaim) + 1)
    .filter(({ code }) => EVENTFUL.test(code))
    .slice(-MOST_NEWS);
}

/** For the eye; empty for what only the seat itself was told or has opened, and for an event that this page does not know. */
export function tell(said: Announcement, people: readonly Person[], words = retold): string {
  if (said.code === 'told.aided') return '';
  return sentence(said, people, words);
}

/** For the ear. */
export function tellAloud(said: Announcement, people: readonly Person[]): string {
  return sentence(said, people, spoken);
}

/** What a claim has brought besides what its sentence says, a line each: for the eye and for the ear. */
export function tellNews(said: Announcement, people: readonly Person[]): string[] {
  const who = speakerOf(said, people);
  return counted(said.news).map(({ code, seats, details }) => {
    const name = seats.map((one) => (one === said.seat ? who : nameOf(people, one))).join(', ');
    return sayOr(code, '', { ...details, name, who });
  });
}

/** Items in words; those of one turn and one seat, which no running total goes with, in one line with what they make together. */
function counted(news: readonly News[]): News[] {
  return news.reduce<News[]>((found, { code, seats, details: { item = '', ...details } }) => {
    const { points = '', total: running } = details;
    const words = sayOr(`score.${item}`, item);
    const last = found.at(-1);
    const joins = item && !running && last?.code === code && last.seats[0] === seats[0];
    if (!joins) return [...found, { code, seats, details: { ...details, item: running ? words : `${words} ${points}` } }];
    const all = total([last.details['points'] ?? '', points].map((each) => each.replace('+', '')));
    const both = { item: `${last.details['item']}, ${words} ${points}`, points: all.replace(/^(?=\d)/, '+') };
    return [...found.slice(0, -1), { ...last, details: both }];
  }, []);
}

/** The same where there is little room. */
export function tellBriefly(said: Announcement, people: readonly Person[]): string[] {
  const lines = tellNews(said, people);
  return lines.length > MOST_NEWS ? [] : lines;
}

function sentence(said: Announcement, people: readonly Person[], words: (sentence: Sentence) => string): string {
  const name = speakerOf(said, people);
  if (said.code.startsWith('phrase.')) return say('told.claimed', { name, said: sayOr(said.code, '') });
  if (!said.code.startsWith('told.')) return '';
  // A verb, perhaps with a card, and nothing else.
  const [[verb = ''] = [], ...card] = said.sentence;
  const brief = said.code === 'told.claimed' && !said.sentence.includes(', ') && plain(said.sentence).split(' ').length < 3;
  const deed = brief && sayOr(`told.word_${verb}`, '', { name, card: words(card).trim() });
  if (deed) return deed;
  const aid = sayOr(`aid.${said.details['aid']}`, say('lamp.picture'));
  const player = String(said.details['player'] ?? '');
  return sayOr(said.code, '', {
    ...said.details,
    aid,
    name,
    said: words(said.sentence),
    player: playerName(player),
  });
}

// The few questions asked over HTTP: which games there are, a new table, a seat at a table, a finished game.

import { recall, keep, isRecord } from './keep';
import { newKey } from './key';
import type * as Wire from './wire';

/** A question that the server refused, or that never reached it (`app.offline`). */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly details: Wire.Details = {},
  ) {
    super(code);
  }
}

/** The games, fetched once for a visit; offline, those of the last visit. */
let known: Promise<Wire.Games> | null = null;

export function games(): Promise<Wire.Games> {
  known ??= ask<Wire.Games>('api/games').then(
    (found) => {
      keep('games', found);
      return found;
    },
    (why: unknown) => {
      known = null;
      const last = recall<Wire.Games | null>('games', null, isGames);
      if (last) return last;
      throw why;
    },
  );
  return known;
}

export function makeTable(wish: Wire.TableRequest): Promise<Wire.TableMade> {
  return askOnce('api/tables', wish);
}

export function join(wish: Wire.JoinRequest): Promise<Wire.Joined> {
  return askOnce('api/join', wish);
}

/** What is played at a table, by its name or its four words; null where there is no such table. */
export function agreed(wish: Wire.AgreedRequest): Promise<Wire.Agreed | null> {
  return ask('api/agreed', wish);
}

export function record(table: string, seat: Wire.OwnSeat | undefined): Promise<Wire.Record> {
  return ask(about(table, 'record'), undefined, seat?.token);
}

/** A game that was copied somewhere. */
export function replay(text: string): Promise<Wire.Record> {
  return ask('api/replay', { record: text });
}

export function playOn(wish: Wire.PlayOnRequest): Promise<Wire.TableMade> {
  return askOnce('api/play-on', wish);
}

/** The turns of a seat that are worth a second look. */
export function secondLook(table: string, seat: Wire.OwnSeat): Promise<Wire.SecondLook> {
  return ask(about(table, 'second-look'), undefined, seat.token);
}

/** What a sentence would have won in such a turn, after those said there before it. */
export function search(table: string, seat: Wire.OwnSeat, wish: Wire.SearchRequest): Promise<Wire.Found> {
  return ask(about(table, 'second-look'), wish, seat.token);
}

export function searchHelp(table: string, seat: Wire.OwnSeat, wish: Wire.SearchHelpRequest): Promise<Wire.SearchHelp> {
  return ask(about(table, 'second-look/help'), wish, seat.token);
}

const about = (table: string, what: string): string => `api/tables/${encodeURIComponent(table)}/${what}`;

/** After so many milliseconds a wish that was not answered is said again. */
const WAITS = [400, 1200];
/** Answers after which nobody knows whether the wish was granted. */
const UNSURE = ['app.offline', 'web.not_stored'];
/** The keys of wishes that were not answered yet. */
const unanswered = new Map<string, string>();

/** A wish that is granted once, however often it is said: here by itself, or by somebody who presses the button again. */
export async function askOnce<T>(path: string, wish: object): Promise<T> {
  const said = `${path} ${JSON.stringify(wish)}`;
  const key = unanswered.get(said) ?? newKey();
  unanswered.set(said, key);
  for (let tries = 0; ; tries++) {
    try {
      const answer = await ask<T>(path, { ...wish, key });
      unanswered.delete(said);
      return answer;
    } catch (why) {
      if (!(why instanceof Refused) || !UNSURE.includes(why.code)) unanswered.delete(said);
      if (!unanswered.has(said) || tries >= WAITS.length) throw why;
      await new Promise((awake) => setTimeout(awake, WAITS[tries]));
    }
  }
}

export async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  return (await (await reply(path, body, token)).json().catch(() => null)) as T;
}

/** The same, where a file comes back. */
export async function askFile(path: string, body: unknown): Promise<Blob> {
  return (await reply(path, body)).blob();
}

async function reply(path: string, body?: unknown, token?: string): Promise<Response> {
  const headers: { [name: string]: string } = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers['authorization'] = `Bearer ${token}`;
  const request: RequestInit = { method: body === undefined ? 'GET' : 'POST', headers };
  if (body !== undefined) request.body = JSON.stringify(body);
  const answer = await fetch(new URL(path, document.baseURI), request).catch(() => {
    throw new Refused('app.offline');
  });
  if (answer.ok) return answer;
  throw refusal(await answer.json().catch(() => null));
}

function refusal(answer: unknown): Refused {
  if (!isRecord(answer) || typeof answer['code'] !== 'string') return new Refused('app.offline');
  return new Refused(answer['code'], isRecord(answer['details']) ? (answer['details'] as Wire.Details) : {});
}

function isGames(found: unknown): found is Wire.Games | null {
  return isRecord(found) && Array.isArray(found['games']);
}

// What is asked about tournaments over HTTP.

import { ask, askFile, askOnce } from '../lib/api';
import type * as Wire from '../lib/wire';

export function clubQuestions(): Promise<Wire.ClubQuestions> {
  return ask('api/club-questions');
}

export function makeClub(wish: Wire.ClubRequest): Promise<Wire.ClubMade> {
  return askOnce('api/clubs', wish);
}

/** Where four words lead. */
export function findClub(code: string): Promise<Wire.ClubFound> {
  return ask('api/find-club', { code });
}

export function order(club: string, token: string, what: Wire.ClubDo): Promise<Wire.ClubView> {
  return ask(about(club, 'do'), { token, what });
}

/** `key`: by which the name was asked for, where another device had it. */
export function takeName(club: string, entrant: number, key = ''): Promise<Wire.NameTaken> {
  return key ? ask(about(club, 'name'), { entrant, key }) : askOnce(about(club, 'name'), { entrant });
}

/** Ask the organiser for a name that another device has; or say that it was not one's own. */
export function wantName(club: string, entrant: number, key: string, wanted = true): Promise<Wire.NameWanted> {
  return ask(about(club, 'want'), { entrant, key, wanted });
}

/** Give back a name that was tapped by mistake. */
export function notMe(club: string, token: string): Promise<Wire.ClubView> {
  return ask(about(club, 'not-me'), { token });
}

/** Take part by a friendly name that the house draws, where the door is open. */
export function come(club: string): Promise<Wire.Welcome> {
  return askOnce(about(club, 'come'), {});
}

/** How a game around cardboard has ended, as those say who have played it. */
export function tell(club: string, token: string, { match, order, points }: Wire.ReportRequest): Promise<Wire.ClubView> {
  return ask(about(club, 'tell'), { token, match, order, ...(points && { points }) });
}

/** How every table gets on, for the organiser alone. */
export function glance(club: string, token: string): Promise<Wire.Glances> {
  return ask(about(club, 'glance'), { token });
}

/** How far everybody has come with the tasks of this class, for the organiser alone. */
export function taskResults(club: string, token: string): Promise<Wire.TaskResults> {
  return ask(about(club, 'task-results'), { token });
}

/** The task that only the holder of this token may do. */
export function ownTask(club: string, token: string): Promise<Wire.OwnTask> {
  return ask(about(club, 'own-task'), { token });
}

/** Once more with the same, rather than wait for somebody new. */
export function playAgain(club: string, token: string): Promise<Wire.ClubView> {
  return ask(about(club, 'again'), { token });
}

/** The table where somebody plays now. */
export function seatNow(club: string, token: string): Promise<Wire.SeatNow> {
  return ask(about(club, 'seat'), { token });
}

/** A table against the computer for whom nobody is free; `called` names the computer. */
export function spareSeat(club: string, token: string, called: string): Promise<Wire.SeatNow> {
  return ask(about(club, 'spare'), { token, called });
}

/** A table as the referee sees it. */
export function look(club: string, token: string, match: number): Promise<Wire.TableLook> {
  return ask(about(club, 'look'), { token, match });
}

/** What everybody has shown, for the organiser alone. */
export function learning(club: string, token: string, language: string, atOnce: boolean): Promise<Wire.ClassSeen> {
  return ask(about(club, 'learning'), { token, language, at_once: atOnce });
}

/** The same as a sheet. */
export function learningSheet(club: string, token: string, sheet: string, language: string): Promise<Blob> {
  return askFile(about(club, 'learning'), { token, sheet, language });
}

export const about = (club: string, what: string): string => `api/clubs/${encodeURIComponent(club)}/${what}`;

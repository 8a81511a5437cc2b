import { expect, it } from 'vitest';
import { STORIES } from '../dev/fake';
import { notation } from '../dev/notation';
import { plain } from './spoken';
import { lastClaim, lastTurn, sinceClaim, tell, tellAloud, tellBriefly, tellNews } from './telling';
import type { Announcement } from './wire';

const people = STORIES['numbers']!.people;
const said = (code: string, more: Partial<Announcement> = {}): Announcement => ({
  n: 1,
  seat: 0,
  code,
  sentence: [],
  move: null,
  details: {},
  news: [],
  ...more,
});

it('a claim is read and heard', () => {
  const claim = said('told.claimed', { sentence: notation('3 + 4 = 7, take 7') });

  expect(tell(claim, people)).toBe('Mia: 3 + 4 = 7, take 7');
  expect(tellAloud(claim, people)).toBe('Mia: 3 plus 4 makes 7, take 7');
});

it('a phrase is a quotation', () => {
  expect(tell(said('phrase.well_done', { seat: 1 }), people)).toBe('Dot: Well done!');
});

it('a stand-in is called by name', () => {
  expect(tell(said('told.stand_in_agreed', { details: { player: 'planner' } }), people)).toBe('Ada is playing for Mia.');
});

it('what somebody has said stays theirs, whoever sits there later', () => {
  const claim = said('told.claimed', { seat: 1, sentence: notation('3 + 4 = 7, take 7'), details: { name: 'Pip' } });
  const news = [{ code: 'told.seated', seats: [0, 1], details: {} }];

  expect(tell(claim, people)).toBe('Pip: 3 + 4 = 7, take 7');
  expect(tellNews({ ...claim, news }, people)).toEqual(['Mia, Pip sits down.']);
});

it('what only one seat was told, or nobody has words for, is not told again', () => {
  expect(tell(said('sentence.wrong_result'), people)).toBe('');
  expect(tell(said('hint.look_again'), people)).toBe('');
  expect(tell(said('told.something_new'), people)).toBe('');
});

it('what a seat has opened is heard by its name, and not written down', () => {
  const opened = said('told.aided', { details: { aid: 'number-line' } });

  expect(tell(opened, people)).toBe('');
  expect(tellAloud(opened, people)).toBe('Open now: A picture for counting.');
});

it('a claim that was taken back is no longer the last word', () => {
  const claim = said('told.claimed');

  expect(lastClaim([claim, said('phrase.well_done')])).toBe(claim);
  expect(lastClaim([claim, said('told.taken_back')])).toBeUndefined();
});

it('what a turn has brought is told as well, a line each', () => {
  const round = { code: 'told.seated', seats: [0, 1], details: {} };
  const turn = [said('told.claimed', { news: [round] }), said('told.claimed')];

  expect(tellNews(turn[0]!, people)).toEqual(['Mia, Dot sits down.']);
  expect(lastTurn(turn)?.news).toEqual([round]);
  expect(tellBriefly(turn[0]!, people)).toHaveLength(1);
  expect(tellBriefly(said('told.claimed', { news: [round, round, round] }), people)).toEqual([]);
});

it('a turn of several claims is told as a whole', () => {
  const other = said('told.claimed', { seat: 1, sentence: ['1'] });
  const turn = ['2', '3', 'stop'].map((text) => said('told.claimed', { sentence: [text] }));

  expect(lastTurn([other, ...turn])?.sentence).toEqual(['2', ', ', '3', ', ', 'stop']);
  expect(lastTurn([...turn, other])?.sentence).toEqual(['1']);
  const chain = ['9 + 2 = 11, floor 1', '1 + 2 = 3'].map((text) => said('told.claimed', { sentence: [text] }));
  expect(plain(lastTurn(chain)!.sentence)).toBe('9 + 2 = 11, floor 1; 1 + 2 = 3');
  expect(lastTurn([...turn, said('told.taken_back')])).toBeUndefined();
  expect(lastTurn([...turn, said('told.ruled_again')])).toBeUndefined();
});

it('what has happened since the last claim is read until the next, and no more than two lines of it', () => {
  const claim = said('told.claimed', { seat: 1, sentence: ['1'] });
  const read = (...all: Announcement[]): string[] => sinceClaim(all).map((one) => tell(one, people));
  const undone = [claim, said('phrase.well_done'), said('told.objected'), said('told.aided'), said('told.voided')];

  expect(read(...undone)).toEqual(['Mia was right: that isn’t correct.', 'That turn doesn’t count.']);
  expect(read(claim, said('told.objected_in_vain'))).toEqual(['Mia objected, but it was correct.']);
  expect(read(...undone, claim)).toEqual([]);
  expect(read(said('told.opened'), said('told.seated'))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { MathinoPlay } from '../games/mathino/play.svelte';
import { handPiece as mathinoCard, tablePiece } from '../games/mathino/turn/pieces';
import { NumberloorPlay } from '../games/numberloor/play.svelte';
import { NumeroPlay } from '../games/numero/play.svelte';
import { centrePiece, handPiece } from '../games/numero/turn/pieces';
import { STORIES } from '../dev/fake';
import { Play } from './play.svelte';
import { Draft } from './draft.svelte';
import type { Speaker } from './speaker';
import type { AnyView, Card, MathinoView, NumberloorView, NumeroView } from './wire';

type Sitter = { -readonly [part in keyof Speaker]: Speaker[part] } & { said: string[]; unwarned: boolean[] };

/** Somebody in their turn at a recorded table. */
function sitter<View extends AnyView>(table: string, change: (view: View) => View): Sitter & { view: View } {
  const view = change(STORIES[table]?.steps[0]?.view as View);
  const said: string[] = [];
  const unwarned: boolean[] = [];
  const rest = { seat: 0, objection: null, hint: () => undefined, hold: () => undefined, read: () => undefined };
  const speaker = { view, sending: false, myTurn: true, said, unwarned, ...rest, claim: say };
  function say(text: string, warnMe = false): void {
    said.push(text);
    unwarned.push(warnMe);
    speaker.sending = true;
  }
  return speaker;
}

/** The answer has come. */
function answer(speaker: Sitter, play: Play, yes: boolean, view = speaker.view): void {
  Object.assign(speaker, { sending: false, view });
  if (yes) play.draft.clear();
  play.answered(yes);
}

const cards = (...faces: string[]): Card[] =>
  faces.map((text) => ({ kind: 0, text, colour: '', shape: '', letter: '', points: 0, wild: false, say: text }));

const numero = (view: NumeroView): NumeroView => ({
  ...view,
  centre: ['3', '4', '4'].map((value, id) => ({ id, value, built: false, name: value, builder: null, cards: cards(value) })),
  hand: cards('7', '8'),
});

describe('while a sentence of Numero is on its way', () => {
  it('loses no card, sign, digit or drop of the next', () => {
    const speaker = sitter<NumeroView>('numbers', numero);
    const play = new NumeroPlay(speaker);
    play.claim('5 = 5, take 5');

    play.choose(centrePiece(speaker.view, 1));
    play.choose(centrePiece(speaker.view, 2));
    for (const key of '+8') play.press(key);
    expect(play.draft.untouched).toBe(true);
    play.drop(handPiece(speaker.view, 1), 'take');
    answer(speaker, play, true, { ...speaker.view, hand: cards('2', '7', '8') });

    expect(speaker.said).toEqual(['5 = 5, take 5', '4 + 4 = 8, take 8']);
  });

  it('forgets what came next when it was wrong, and says nothing twice', () => {
    const speaker = sitter<NumeroView>('numbers', numero);
    const play = new NumeroPlay(speaker);
    play.claim('3 + 4 = 8, take 8');

    play.claim('3 + 4 = 8, take 8');
    play.go();
    play.choose(centrePiece(speaker.view, 1));
    answer(speaker, play, false);

    expect(speaker.said).toEqual(['3 + 4 = 8, take 8']);
    expect(play.draft.untouched).toBe(true);
  });
});

describe('a typed sentence, of which the page knows nothing', () => {
  it('lets the table warn first, and is meant when it is said again', () => {
    const speaker = sitter<NumeroView>('numbers', numero);
    const play = new NumeroPlay(speaker);
    const enter = (text: string): void => {
      play.type(true, text);
      play.go();
    };
    enter('4 + 3 = 7');
    answer(speaker, play, false);
    enter('4 + 3 = 7');
    answer(speaker, play, true);
    enter('4 + 3 = 7');

    expect(speaker.unwarned).toEqual([true, false, true]);
  });

  it('is the only one: of cards put together the page has warned itself', () => {
    const speaker = sitter<NumeroView>('numbers', numero);
    new NumeroPlay(speaker).claim('4 + 4 = 8, take 8');

    expect(speaker.unwarned).toEqual([false]);
  });
});

describe('taking back while a sentence is on its way', () => {
  function said(): { speaker: Sitter & { view: NumeroView }; play: NumeroPlay } {
    const speaker = sitter<NumeroView>('numbers', numero);
    const play = new NumeroPlay(speaker);
    play.choose(centrePiece(speaker.view, 0));
    play.choose(centrePiece(speaker.view, 1));
    for (const key of '+7') play.press(key);
    play.choose(handPiece(speaker.view, 0));
    expect(speaker.said).toEqual(['3 + 4 = 7, take 7']);
    return { speaker, play };
  }

  it('changes nothing of it before it is answered', () => {
    const { play } = said();

    play.undo();
    play.clear();
    play.key(new KeyboardEvent('keydown', { key: 'Backspace' }), document.body);

    expect(play.draft.sentence).toBe('3 + 4 = 7, take 7');
  });

  it('is done after a no', () => {
    const { speaker, play } = said();

    play.clear();
    answer(speaker, play, false);

    expect(play.draft.untouched).toBe(true);
  });

  it('first takes back what came after it', () => {
    const { speaker, play } = said();

    play.choose(centrePiece(speaker.view, 0));
    play.choose(centrePiece(speaker.view, 1));
    play.undo();
    answer(speaker, play, true);

    expect(play.draft.turn.groups.flatMap((group) => group.steps).flatMap((step) => step.terms)).toHaveLength(1);
  });
});

describe('at the other tables too', () => {
  it('equal cards of Numberloor stay two', () => {
    const speaker = sitter<NumberloorView>('jumps', (view) => ({ ...view, hand: cards('5', '5') }));
    const play = new NumberloorPlay(speaker);
    play.claim('take two');

    play.choose(0);
    play.choose(1);
    answer(speaker, play, true, { ...speaker.view, hand: cards('1', '5', '5') });

    expect(play.draft.jump.card).toBe(2);
  });

  it('the very young lose no second tap', () => {
    const speaker = sitter<MathinoView>('shapes', (view) => view);
    const play = new MathinoPlay(speaker);
    const [look = ''] = speaker.view.alike;
    play.claim('discard');

    play.choose(tablePiece(speaker.view, 0));
    play.choose(mathinoCard(speaker.view, 0));
    play.alike(look);
    play.alike(look);
    answer(speaker, play, true);

    expect(speaker.said).toHaveLength(2);
    expect(speaker.said[1]).toContain(look);
  });

  it('Enter says what was typed before the line was there', () => {
    const speaker = sitter<NumeroView>('numbers', numero);
    const play = new Play(speaker, new Draft());
    for (const key of ['d', 'a', 'b', 'Backspace', 'Enter']) play.key(new KeyboardEvent('keydown', { key }), document.body);

    expect(speaker.said).toEqual(['da']);
  });
});

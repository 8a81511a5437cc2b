// Small sounds, made on the spot; no file is fetched. Off unless the player turns them on.

export type Sound = 'card' | 'right' | 'take' | 'wrong' | 'other' | 'turn' | 'end';

/** In hertz and seconds. */
export type Note = [frequency: number, start: number, length: number];

const NOTES: { [sound in Sound]: Note[] } = {
  card: [[520, 0, 0.05]],
  right: [
    [523, 0, 0.12],
    [659, 0.09, 0.2],
  ],
  take: [
    [523, 0, 0.12],
    [659, 0.09, 0.12],
    [784, 0.18, 0.2],
  ],
  wrong: [
    [294, 0, 0.14],
    [262, 0.12, 0.22],
  ],
  other: [[392, 0, 0.1]],
  // After whatever the other has done.
  turn: [
    [784, 0.32, 0.08],
    [784, 0.44, 0.14],
  ],
  end: [
    [523, 0, 0.14],
    [659, 0.14, 0.14],
    [784, 0.28, 0.14],
    [1047, 0.42, 0.4],
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  playNotes(NOTES[sound]);
}

export function playNotes(notes: readonly Note[]): void {
  try {
    context ??= new AudioContext();
    // A browser holds its breath until the first tap.
    void context.resume();
    for (const note of notes) ring(context, ...note);
  } catch {
    // A browser without sound plays just as well.
  }
}

function ring(audio: AudioContext, frequency: number, start: number, length: number): void {
  const begin = audio.currentTime + start;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.18, begin + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + length);
}

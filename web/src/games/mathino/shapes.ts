// The shapes on the cards of Mathino, and the gem that stands for a point; each in a box of ten by ten.

export const SHAPES: { [shape: string]: string } = {
  star: 'M5 0l1.5 3.5 3.8.3-2.9 2.5.9 3.7L5 8 1.7 10l.9-3.7L-.3 3.8l3.8-.3z',
  moon: 'M6.4.3A5 5 0 1 0 9.9 7.2 4.4 4.4 0 0 1 6.4.3z',
  drop: 'M5 0c2.2 3 3.6 4.6 3.6 6.4a3.6 3.6 0 0 1-7.2 0C1.4 4.6 2.8 3 5 0z',
  flower:
    'M5 3.3a2 2 0 1 1 3-1.3 2 2 0 0 1-1 3 2 2 0 1 1-.3 3.3 2 2 0 0 1-3.4 0 2 2 0 1 1-.3-3.3A2 2 0 0 1 2 2a2 2 0 1 1 3 1.3z',
  spade: 'M5 0c2 2.6 4.6 3.9 4.6 6.1A2.1 2.1 0 0 1 5.7 7.3L6.6 10H3.4l.9-2.7A2.1 2.1 0 0 1 .4 6.1C.4 3.9 3 2.6 5 0z',
  club: 'M5 0a2.3 2.3 0 0 1 1.9 3.6 2.3 2.3 0 1 1-1.3 3.9l.9 2.5H3.5l.9-2.5a2.3 2.3 0 1 1-1.3-3.9A2.3 2.3 0 0 1 5 0z',
  heart: 'M5 9.6C2 7 .2 5.4.2 3.2A2.6 2.6 0 0 1 5 1.9a2.6 2.6 0 0 1 4.8 1.3C9.8 5.4 8 7 5 9.6z',
  diamond: 'M5 0l4 5-4 5-4-5z',
};

export const GEM = 'M2.6.8h4.8L10 4 5 9.4 0 4z';

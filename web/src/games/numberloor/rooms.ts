// How rooms and windows of the house are painted, with a light or without.

type Paint = { fill: string; stroke: string };

export const room = (lit: boolean): Paint => (lit ? { fill: '#ffffff', stroke: '#ffb81c' } : { fill: '#f6ead0', stroke: 'none' });

export const pane = (lit: boolean): Paint =>
  lit ? { fill: '#ffc93c', stroke: '#8a5a00' } : { fill: '#a9c3d2', stroke: '#7a6243' };

// How rooms and windows of the house are painted, with a light or without.

export const DARK = { fill: '#f6ead0' };
export const LIT = { fill: '#ffffff', stroke: '#ffb81c' };
export const WINDOW = { fill: '#a9c3d2', stroke: '#7a6243' };
export const LIGHT = { fill: '#ffc93c', stroke: '#8a5a00' };

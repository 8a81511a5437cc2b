import { expect, test } from 'vitest';
import { settle } from './places';

test('at the beginning all lie in their order', () => {
  expect(settle([], ['3', '4', '8'])).toEqual(['3', '4', '8']);
});

test('whoever stays keeps the place, and what comes takes a free one', () => {
  const taken = settle(['3', '4', '6', '8'], ['3', '6', '8']);
  expect(taken).toEqual(['3', '', '6', '8']);
  expect(settle(taken, ['2', '3', '6', '8'])).toEqual(['3', '2', '6', '8']);
});

test('a pile lies where one of its cards lay, before an older gap is filled', () => {
  expect(settle(['3', '', '6', '8'], ['3', '[7]', '8'])).toEqual(['3', '', '[7]', '8']);
});

test('without a free place there is one more at the end', () => {
  expect(settle(['3', '4'], ['2', '3', '4'])).toEqual(['3', '4', '2']);
});

test('many lie close together', () => {
  const eight = ['1', '2', '3', '4', '5', '6', '7', '8'];
  expect(settle([...eight, '9'], [...eight.slice(1), '9'])).toEqual([...eight.slice(1), '9']);
});

test('where little is left it moves together, and an empty table has no places', () => {
  expect(settle(['1', '2', '', '4', '5', '6'], ['2', '6'])).toEqual(['2', '6']);
  expect(settle(['1', '2'], [])).toEqual([]);
});

test('a table that keeps some places begins in their middle, and never has fewer', () => {
  expect(settle([], ['3', '4'], 5)).toEqual(['', '3', '4', '', '']);
  expect(settle(['', '3', '4', '', ''], [], 5)).toEqual(['', '', '', '', '']);
  expect(settle(['', '', '', '', ''], ['8'], 5)).toEqual(['', '', '8', '', '']);
  expect(settle(['1', '2', '3', '4', '5', '6'], ['6'], 5)).toEqual(['', '', '6', '', '']);
});

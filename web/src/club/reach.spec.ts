import { expect, it } from 'vitest';
import { reached } from './reach';

it.each([
  ['http://192.168.1.7:8000/#/', 'http://10.0.0.1:8000/', 'http://192.168.1.7:8000/#/', false],
  ['http://localhost:8000/#/', 'http://192.168.1.7:8000/', 'http://192.168.1.7:8000/', false],
  ['http://127.0.0.1:8000/#/', 'http://127.0.0.1:8000/', 'http://127.0.0.1:8000/#/', true],
  ['http://localhost:8000/#/', '', 'http://localhost:8000/#/', true],
  ['https://play.example.org/#/', '', 'https://play.example.org/#/', false],
])('of %s in a house at “%s” is shown %s', (here, address, href, alone) => {
  expect(reached({ address }, here)).toEqual({ href, alone });
});

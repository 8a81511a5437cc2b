import { expect, it } from 'vitest';
import { onlyHere } from './onlyHere';

it('knows an address that no other device can open', () => {
  expect(['localhost', '127.0.0.1', '[::1]'].filter(onlyHere)).toHaveLength(3);
  expect(['192.168.1.7', 'table.example.org', 'localhost.example.org'].filter(onlyHere)).toEqual([]);
});

// Puts the recorded games in place of a server: `npm run dev`.

import { answer, FakeSocket } from './fake';

export function install(): void {
  const files = globalThis.fetch;
  globalThis.WebSocket = FakeSocket.bind(null, 0) as unknown as typeof WebSocket;
  globalThis.fetch = (input, init) => (String(input).includes('/api/') ? answer(input, init) : files(input, init));
}

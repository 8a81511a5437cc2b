// Puts the recorded games in place of a server: `npm run dev`.

import { FakeSocket, reply } from './fake';

export function install(): void {
  globalThis.WebSocket = FakeSocket.bind(null, 0) as unknown as typeof WebSocket;
  globalThis.fetch = (input) => Promise.resolve(Response.json(reply(input instanceof Request ? input.url : String(input))));
}

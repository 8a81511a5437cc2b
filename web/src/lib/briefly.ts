// One word at a table by a seat of this device that is not the one on the screen: come, say it, go.

import { Connection, greeting, type Socket } from './connection';
import type { ToPage, ToServer } from './wire';

export type Where = { table: string; token: string; open: () => Socket };

/** Say something that depends on the last event, and leave when it is answered. */
export function sayBriefly(where: Where, word: (n: number) => ToServer): void {
  let said = false;
  const { table, token, open } = where;
  const hello = (): ToServer => greeting(table, token);
  const connection = new Connection<ToServer, ToPage>({ open, hello, hear, changed: () => undefined });

  function hear(message: ToPage): void {
    if (message.t === 'snapshot' && !said) {
      said = true;
      connection.send(word(message.n));
    } else if (said && !connection.waiting) connection.close();
  }
}

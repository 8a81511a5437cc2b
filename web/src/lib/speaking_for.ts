// A word from a seat that this screen holds but does not look from: a connection for as long as it takes to say yes.

import { Connection, type Ends } from './connection';
import type { Question } from './wire';

export function speakFor(seat: Pick<Ends, 'table' | 'token' | 'open'>, what: Question, key: string): void {
  const connection = new Connection({
    ...seat,
    last: () => -1,
    changed: () => {},
    hear: (message) => {
      if (message.t === 'view') connection.send({ t: 'answer', what, yes: true, n: message.n, key });
      else if ('key' in message && message.key === key) connection.close();
    },
  });
}

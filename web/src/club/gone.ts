// A class that was deleted is forgotten by every device that was there: one that was away meanwhile asks when it is opened again.

import { ask, Refused } from '../lib/api';
import { heldTables } from '../lib/seats';
import { forget, kept, keptClubs } from './keys';

/** What was deleted here just now, for the page after it. */
export const deleted = { name: '' };

/** Forget what is no more. An organiser's key is kept, since it might have been another house; offline nobody knows. */
export async function forgetGone(): Promise<void> {
  const clubs = [...keptClubs(), ...heldTables()].flatMap(({ club }) => (club && !kept(club).key ? [club] : []));
  const asked = [...new Set(clubs)].map((club) =>
    ask(`api/clubs/${encodeURIComponent(club)}`).catch((why: unknown) => {
      if (why instanceof Refused && why.code === 'web.no_such_club') forget(club);
    }),
  );
  await Promise.all(asked);
}

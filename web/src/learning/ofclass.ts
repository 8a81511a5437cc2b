// Where the facts are kept that somebody has said in a class: they are that child's, and are forgotten with the class or the name.

import { isRecord, keep, recall } from '../lib/keep';

export const OF_CLASS = 'memory.class';

/** The facts of a class on this device, or whosever they are, are no more. */
export function forgetClassFacts(club = ''): void {
  const { club: whose } = recall<{ [name: string]: unknown }>(OF_CLASS, {}, isRecord);
  if (!club || whose === club) keep(OF_CLASS, {});
}

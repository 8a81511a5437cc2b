// Where other devices find this page: whoever has opened it as `localhost` shows them the address that the house knows of itself.

import { onlyHere } from '../parts/onlyHere';
import type { ClubView } from '../lib/wire';

/** The address to show; and whether no other device can open it. */
export function reached({ address }: Pick<ClubView, 'address'>, here: string = location.href): { href: string; alone: boolean } {
  const alone = (href: string): boolean => onlyHere(new URL(href).hostname);
  if (!alone(here)) return { href: here, alone: false };
  return address && !alone(address) ? { href: address, alone: false } : { href: here, alone: true };
}

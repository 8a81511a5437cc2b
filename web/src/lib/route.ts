// Which page an address means. Everything stands behind the #, which browsers never send to a server.

export type Route =
  | { page: 'home' }
  | { page: 'choose'; game: string }
  /** The game is told by an invitation, so that its pictures can be shown. */
  | { page: 'join'; code: string; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'rules'; game: string; level: string }
  | { page: 'about' }
  | { page: 'lost' };

export function read(hash: string): Route {
  const [page = '', ...rest] = hash.replace(/^#\/?/, '').split('/').map(decode);
  const [first = '', second = ''] = rest;
  if (page === '') return { page: 'home' };
  if (page === 'play' && first) return { page: 'choose', game: first };
  if (page === 'join') return { page: 'join', code: first, game: second };
  if (page === 'table' && first) return { page: 'table', table: first };
  if (page === 'look-back' && first) return { page: 'replay', table: first };
  if (page === 'rules') return { page: 'rules', game: first, level: second };
  return page === 'about' ? { page } : { page: 'lost' };
}

export function write(route: Route): string {
  switch (route.page) {
    case 'choose':
      return address('play', route.game);
    case 'join':
      return address('join', route.code, route.code && route.game);
    case 'table':
      return address('table', route.table);
    case 'replay':
      return address('look-back', route.table);
    case 'rules':
      return address('rules', route.game, route.level);
    case 'about':
      return '#/about';
    default:
      return '#/';
  }
}

/** The whole address that a friend can open. */
export function invitation(here: string, code: string, game: string): string {
  return here.replace(/#.*$/, '') + write({ page: 'join', code: code.trim().replaceAll(/\s+/g, '-'), game });
}

/** Parts that are missing at the end are left out. */
function address(...parts: string[]): string {
  return `#/${parts.filter(Boolean).map(encodeURIComponent).join('/')}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

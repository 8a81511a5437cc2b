// Which page an address means. Everything stands behind the #, which browsers never send to a server.

export type Route =
  | { page: 'home' }
  | { page: 'choose'; game: string }
  | { page: 'join'; code: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; at?: number; together?: true }
  | { page: 'second-look'; table: string }
  | { page: 'open' }
  | { page: 'rules'; game: string; level: string }
  | { page: 'about' }
  | { page: 'lost' };

export function read(hash: string): Route {
  const [page = '', ...rest] = hash.replace(/^#\/?/, '').split('/').map(decode);
  const [first = '', second = ''] = rest;
  if (page === '') return { page: 'home' };
  if (page === 'play' && first) return { page: 'choose', game: first };
  if (page === 'join') return { page: 'join', code: first };
  if (page === 'table' && first) return { page: 'table', table: first };
  if (page === 'look-back' && first) return { page: 'replay', table: first, ...where(second) };
  if (page === 'second-look' && first) return { page: 'second-look', table: first };
  if (page === 'rules') return { page: 'rules', game: first || 'numero', level: second || 'numbers-10' };
  return page === 'about' || page === 'open' ? { page } : { page: 'lost' };
}

export function write(route: Route): string {
  switch (route.page) {
    case 'choose':
      return `#/play/${encodeURIComponent(route.game)}`;
    case 'join':
      return route.code ? `#/join/${encodeURIComponent(route.code)}` : '#/join';
    case 'table':
      return `#/table/${encodeURIComponent(route.table)}`;
    case 'replay':
      return `#/look-back/${encodeURIComponent(route.table)}${route.together ? '/together' : route.at ? `/${route.at}` : ''}`;
    case 'second-look':
      return `#/second-look/${encodeURIComponent(route.table)}`;
    case 'rules':
      return `#/rules/${encodeURIComponent(route.game)}/${encodeURIComponent(route.level)}`;
    case 'about':
    case 'open':
      return `#/${route.page}`;
    default:
      return '#/';
  }
}

/** The whole address that a friend can open. It holds no token: those never leave the device. */
export function address(here: string, route: Route): string {
  return here.replace(/#.*$/, '') + write(route);
}

export function invitation(here: string, code: string): string {
  return address(here, { page: 'join', code: code.trim().replaceAll(/\s+/g, '-') });
}

/** A step of a game, or wherever the others are. */
function where(part: string): { at?: number; together?: true } {
  if (part === 'together') return { together: true };
  return /^\d{1,4}$/.test(part) ? { at: Number(part) } : {};
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

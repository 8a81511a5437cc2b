// Which page an address means. Everything stands behind the #, which browsers never send to a server.

export type Route =
  | { page: 'home' }
  | { page: 'choose'; game: string; level?: string }
  /** Game and level are told by an invitation, so that their pictures can be shown. */
  | { page: 'join'; code: string; game: string; level?: string }
  | { page: 'table'; table: string }
  /** A table of the terminal on this computer, its game, and each seat of this screen with its token, as `0.token`. */
  | { page: 'take'; given: string[] }
  | { page: 'replay'; table: string; at?: number; together?: true }
  | { page: 'second-look'; table: string }
  | { page: 'open' }
  | { page: 'rules'; game: string; level: string }
  | { page: 'about' }
  /** Something to do, from a link: as a text or as `1.…`; or one step of it. */
  | { page: 'task'; task: string; step?: number }
  /** What there is every day: the deal of the day, puzzles, and the map of levels. */
  | { page: 'today'; game: string; level: string }
  /** Cards, rules and sheets on paper; of one game, where it is named. */
  | { page: 'print'; game: string }
  /** Tournaments: all of this device (no club), a new one (`new`), or one of them; `part` says what of it is shown. */
  | { page: 'club'; club: string; part: string; key: string }
  | { page: 'lost' };

export function read(hash: string): Route {
  const [page = '', ...rest] = hash.replace(/^#\/?/, '').split('/').map(decode);
  const [first = '', second = '', third = ''] = rest;
  if (page === '') return { page: 'home' };
  if (page === 'play' && first) return { page: 'choose', game: first, ...(second && { level: second }) };
  if (page === 'join') return { page: 'join', code: first, game: second, ...(third && { level: third }) };
  if (page === 'table' && first) return { page: 'table', table: first };
  if (page === 'take') return { page, given: rest };
  if (page === 'look-back' && first) return { page: 'replay', table: first, ...where(second) };
  if (page === 'second-look' && first) return { page: 'second-look', table: first };
  if (page === 'task' && first) return { page, task: first, ...(/^[1-9]\d?$/.test(second) && { step: Number(second) }) };
  if (page === 'today') return { page, game: first, level: second };
  if (page === 'print') return { page, game: first };
  if (page === 'rules') return { page: 'rules', game: first, level: second };
  if (page === 'club') return { page, club: first, part: second, key: third };
  return page === 'about' || page === 'open' ? { page } : { page: 'lost' };
}

export function write(route: Route): string {
  switch (route.page) {
    case 'choose':
      return hash('play', route.game, route.level ?? '');
    case 'join':
      return hash('join', route.code, route.code && route.game, route.code && route.game && (route.level ?? ''));
    case 'table':
      return hash('table', route.table);
    case 'replay':
      return hash('look-back', route.table, route.together ? 'together' : route.at ? String(route.at) : '');
    case 'second-look':
      return hash('second-look', route.table);
    case 'rules':
      return hash('rules', route.game, route.level);
    case 'task':
      return hash('task', route.task, route.step ? String(route.step) : '');
    case 'today':
      return hash('today', route.game, route.level);
    case 'print':
      return hash('print', route.game);
    case 'club':
      return hash('club', route.club, route.part, route.key);
    case 'about':
    case 'open':
      return hash(route.page);
    default:
      return '#/';
  }
}

/** Parts that are missing at the end are left out. */
function hash(...parts: string[]): string {
  return `#/${parts.filter(Boolean).map(encodeURIComponent).join('/')}`;
}

/** The whole address that a friend can open. It holds no token: those never leave the device. */
export function address(here: string, route: Route): string {
  return here.replace(/#.*$/, '') + write(route);
}

export function invitation(here: string, code: string, game: string, level: string): string {
  return address(here, { page: 'join', code: code.trim().replaceAll(/\s+/g, '-'), game, level });
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

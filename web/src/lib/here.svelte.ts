// The page that is open now.

import { read, write, type Route } from './route';

let present = $state.raw<Route>(read(location.hash));

addEventListener('hashchange', () => {
  present = read(location.hash);
});

export function here(): Route {
  return present;
}

export function go(route: Route): void {
  location.hash = write(route);
}

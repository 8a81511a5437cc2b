// How the pages are built, tried out and tested. The build goes into the Python package, which serves it.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8000';
/** What the first page needs, or many others. */
const COMMON = files(
  'games/games',
  'CardPicture CopyButton Dialog Header HelpChoice Icon SampleCards',
  'api bookmarks cards help here keep live names opening preferences route seats speech spoken',
);
/** What every table needs besides. */
const TABLE = files(
  'games/game.ts|svelte/src/(animate|easing|transition)',
  'Board CardBack CardButton Chip ClockLine Curtain Deck DeskHelp Felt Hand HelpButtons Keypad LampPanel LastSaid LinkState Menu ' +
    'Note OwnPlace Phrases Question SeatBadge Seats Strip Talk TextTable TypeDesk TypeLine Waiting',
  'arrows connection drag draft lamp picture play points screen sitting sound strip telling tries',
);

function files(others: string, parts: string, lib: string): RegExp {
  const any = (names: string): string => `(${names.replaceAll(' ', '|')})`;
  return new RegExp(`${others}|src/parts/${any(parts)}\\.svelte|src/lib/${any(lib)}\\b`);
}

export default defineConfig(({ mode }) => ({
  // Relative addresses, so that the pages also work below another path.
  base: './',
  plugins: [svelte()],
  // The tests mount components, which the server's half of Svelte cannot do.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/sumdeck/web/pages',
    emptyOutDir: true,
    // Says which file needs which: the tests count what a game has to fetch.
    manifest: '.manifest.json',
    // The Content-Security-Policy allows neither data: addresses nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // Small things that many pages share travel together: they pack better, and it is one request.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'common', test: COMMON, priority: 2 },
            { name: 'desk', test: TABLE, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.spec.ts'],
    setupFiles: ['src/dev/setup.ts'],
  },
}));

// How the pages are built, tried out and tested. The build goes into the Python package, which serves it.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8000';
const PARTS = 'CardBack|CopyButton|Dialog|HelpChoice|Icon|LevelChoice|LinkState|Note|OwnNumber|WayChoice';
const LIBS = 'cards|chips|draft.svelte|help|names|picture|heard|play.svelte|speech|spoken|telling|wishes.svelte';
const TABLE_PARTS = 'Board|Chip|Deck|EndButtons|Felt|Hand|HelpButtons|Keypad|Line|OwnPlace|Strip|TypeLine';
const DRAWN = 'Avatar|DrawnEnding|DrawnLamp|LookAgain|OpenCard|Scene|Sign';

// Every file names what it takes from the others, which adds up: so what is needed together travels together. One file has the
// first pages and what everybody meets sooner or later; one has what lies on any table; the last ones have the pictures for those
// who cannot read yet.
const together = [
  { name: 'common', test: new RegExp(`src/(App.svelte|games/game.ts|parts/(${PARTS}).svelte|lib/(${LIBS}).ts)`), priority: 2 },
  {
    name: 'table',
    test: new RegExp(`src/(parts/(${TABLE_PARTS}).svelte|lib/(outcome|places|strip|(session|tries).svelte).ts)|svelte/src/transition`),
    priority: 1,
  },
  { name: 'told', test: /src\/parts\/(Talk|Told|Waiting).svelte/, priority: 1 },
  { name: 'gems', test: /games\/mathino\/(MathinoCard|gems|shapes)/, priority: 1 },
  { name: 'young', test: /games\/mathino\/(CardHeap|GemHeap|LookPicture|SeekCard|Young(?!Rules)|rung)/ },
  { name: 'drawn', test: new RegExp(`src/(parts/(${DRAWN}).svelte|lib/animals.ts)`), priority: 1 },
];

// Seven hexadecimal digits tell the builds of a file apart. Every file names many others, and longer digits cannot be zipped.
const named = {
  hashCharacters: 'hex',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
  chunkFileNames: 'assets/[name]-[hash:7].js',
} as const;

export default defineConfig(({ mode }) => ({
  // Relative addresses, so that the pages also work below another path.
  base: './',
  plugins: [svelte()],
  // The tests mount components, which the server's half of Svelte cannot do.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/sumdeck/server/pages',
    emptyOutDir: true,
    // Says which file needs which: the tests count what a game has to fetch.
    manifest: '.manifest.json',
    // The Content-Security-Policy allows neither data: addresses nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { output: { ...named, codeSplitting: { groups: together } } },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.spec.ts'],
    setupFiles: ['src/dev/setup.ts'],
    // The specs share what is loaded once: half of their time was starting anew for every file. Whatever a spec puts in the place
    // of something is put back.
    isolate: false,
    pool: 'threads',
    unstubGlobals: true,
    // A busy machine is no fault of a page: no spec fails by the clock, unless it hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
}));

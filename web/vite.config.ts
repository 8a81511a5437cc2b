// How the pages are built, tried out and tested. The build goes into the Python package, which serves it.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8000';
/** What the first page needs, or many others. */
const COMMON =
  /src\/(games\/games|parts\/(CardPicture|CopyButton|Dialog|Header|HelpChoice|Icon|SampleCards|SettingsPanel)\.svelte|lib\/(api|bookmarks|cards|help|here|keep|live|names|opening|preferences|route|seats|speech|spoken)\b)/;
/** What every table needs besides: what its desk is made of. */
const TABLE =
  /src\/(games\/game\.ts|parts\/(CardBack|CardButton|Chip|Deck|DeskHelp|Felt|Hand|HelpButtons|Keypad|LampPanel|Note|Question|Seats|SeatBadge|Strip|TextTable|TypeDesk|TypeLine)\.svelte|lib\/(arrows|drag|draft|lamp|picture|play|points|sound|strip|telling|tries)\b)/;

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

// How the pages are built, tried out and tested. The build goes into the Python package, which serves it.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8000';
const COMMON =
  /src\/(parts\/(CardBack|CopyButton|Dialog|HelpChoice|Icon|SettingsPanel)\.svelte|lib\/(draft\.svelte|help|names|sound|speech|spoken|telling)\.ts)/;

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
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'common', test: COMMON }] } } },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.spec.ts'],
    setupFiles: ['src/dev/setup.ts'],
  },
}));

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport, type Plugin } from 'vite';
import { routeFiles } from './route-files.mts';
import { prerender } from './src/public/prerender/plugin.mts';

const here = import.meta.dirname;
const api = 'http://127.0.0.1:4000';

/**
 * Files that several screens share, so that a first screen takes few requests. A module goes to the first that takes it,
 * with all that it needs: what every page loads, and the sign-in; the client of the data and the frame of the signed-in;
 * what else two screens have in common; and what one writes invoices, quotes and what repeats with.
 */
const SHARED = [
  { name: 'base', test: /[\\/]web[\\/]src[\\/](main|auth[\\/]\w+Page)\.tsx$/ },
  {
    name: 'app',
    test: /[\\/]web[\\/]src[\\/](session[\\/]account\.ts|dashboard[\\/]ask\.ts|shell[\\/]AppLayout\.tsx)$/,
  },
  { name: 'shared', test: /^(?!.*[\\/]web[\\/]src[\\/]invoices[\\/]form[\\/])/, minShareCount: 2 },
  { name: 'form', test: /[\\/]web[\\/]src[\\/]invoices[\\/].*NewInvoicePage\.tsx$/ },
];

/** Hands the paths of the screens to the server. */
const screenTable: Plugin = {
  name: 'screen-table',
  apply: 'build',
  async generateBundle() {
    const { module } = await runnerImport<typeof import('./src/routes/screens.ts')>(
      resolve(here, 'src/routes/screens.ts'),
      { root: here, configFile: false, logLevel: 'error' },
    );
    const paths = [...module.SCREENS.map(({ path }) => path), ...Object.keys(module.LEADS)];
    this.emitFile({ type: 'asset', fileName: '.screens.json', source: JSON.stringify(paths) });
  },
};

const SHORT = 4000;

/** What a page wants first and is short travels with it: its own rules, and the script that chooses the colours. */
const inThePage: Plugin = {
  name: 'in-the-page',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const styled = html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link, file) => {
        const style = bundle?.[file];
        if (style?.type !== 'asset' || style.source.length > SHORT) return link;
        delete bundle![file];
        return `<style>${String(style.source).trim()}</style>`;
      });
      // The server allows this very script by its hash.
      return styled.replace(
        '<script src="/before-paint.js"></script>',
        () => `<script>${readFileSync(resolve(here, 'public/before-paint.js'), 'utf8').trim()}</script>`,
      );
    },
  },
};

export default defineConfig({
  root: here,
  plugins: [react(), screenTable, routeFiles(here), inThePage, prerender()],
  // RxJS offers its modern build only under 'es2015'; the others are Vite's own.
  resolve: { conditions: ['es2015', 'module', 'browser', 'development|production'] },
  build: {
    outDir: resolve(here, '../dist/web'),
    emptyOutDir: true,
    // The content policy lets fonts and pictures be data, but one file each is cached better.
    assetsInlineLimit: 0,
    // Every browser that runs the product has it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [resolve(here, 'index.html')],
      output: { codeSplitting: { groups: SHARED } },
    },
  },
  server: { port: 5173, proxy: { '/graphql': api, '/api': api } },
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

/** The product's colours and faces, as the build of the product left them. */
const look: Plugin = {
  name: 'look',
  transformIndexHtml: () => [
    { tag: 'style', children: readFileSync(resolve(here, '../dist/site/look.css'), 'utf8'), injectTo: 'head-prepend' },
  ],
};

/** The pages for who programs against Folio, apart from the product: what they share would be cut to fit both. */
export default defineConfig({
  root: here,
  publicDir: false,
  plugins: [react(), look],
  build: {
    outDir: resolve(here, '../dist/web'),
    emptyOutDir: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [resolve(here, 'playground.html')] },
  },
});

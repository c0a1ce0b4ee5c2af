import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

/** The pages for who programs against Folio, apart from the product: what they share would be cut to fit both. */
export default defineConfig({
  root: here,
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: resolve(here, '../dist/web'),
    emptyOutDir: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [resolve(here, 'playground.html')] },
  },
});

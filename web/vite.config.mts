import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = import.meta.dirname;
const api = 'http://127.0.0.1:4000';

// What every screen needs, in one file: it compresses better than the twenty that sharing would cut it into.
const EVERY_SCREEN = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis|@pandacss)[\\/]/;

export default defineConfig({
  root: here,
  plugins: [react()],
  // RxJS offers its modern build only under 'es2015'; the others are Vite's own.
  resolve: { conditions: ['es2015', 'module', 'browser', 'development|production'] },
  build: {
    outDir: resolve(here, '../dist/web'),
    emptyOutDir: true,
    // The content policy lets fonts and pictures be data, but one file each is cached better.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [resolve(here, 'index.html'), resolve(here, 'playground.html')],
      output: { codeSplitting: { groups: [{ name: 'base', test: EVERY_SCREEN }] } },
    },
  },
  server: { port: 5173, proxy: { '/graphql': api, '/api': api } },
});

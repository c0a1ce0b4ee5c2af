import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: resolve(import.meta.dirname, '../dist/web'),
    emptyOutDir: true,
    // The content policy lets fonts and pictures be data, but one file each is cached better.
    assetsInlineLimit: 0,
    rolldownOptions: { input: [resolve(import.meta.dirname, 'index.html'), resolve(import.meta.dirname, 'playground.html')] },
  },
  server: { port: 5173, proxy: { '/graphql': api, '/api': api } },
});

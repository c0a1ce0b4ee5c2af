// Builds the client into dist/web, step by step: `node api/bin/client.mjs`, or buildClient().
import { compressClient } from './compress.mjs';
import { ensureFonts } from './fonts.mjs';
import { node } from './run.mjs';
import { showRoutes } from './routes.mjs';
import { ensureVerifier } from './verifier.mjs';

const vite = (...args) =>
  node(['node_modules/vite/bin/vite.js', 'build', 'web', ...args], { env: { NODE_ENV: 'production' } });

export async function buildClient() {
  await ensureFonts();
  await ensureVerifier();
  // The first empties the folder.
  await vite();
  await vite('--config', 'web/vite.developers.config.mts');
  await compressClient();
}

if (process.argv[1] === import.meta.filename) {
  await buildClient();
  if (!showRoutes()) process.exitCode = 1;
}

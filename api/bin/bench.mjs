// npm run bench: measures the compiled server against raw SQL, and the line grid in a browser; see bench/.
import { ensureBuilt } from './build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { Interrupted, node } from './run.mjs';

try {
  checkNode();
  await ensureInstalled();
  await ensureBuilt('api', 'web');
  await node(['-r', './api/bin/typescript.cjs', 'bench/run.ts', ...process.argv.slice(2)], { quiet: false });
} catch (error) {
  if (!(error instanceof Interrupted)) process.stderr.write(`${error.message}\n`);
  process.exit(error instanceof Interrupted ? 130 : 1);
}

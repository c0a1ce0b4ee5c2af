// npm run attack: attacks a compiled server of its own, on loopback, and measures what another company feels; see
// bench/attack.
import { ensureBuilt } from './build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { Interrupted, node } from './run.mjs';

try {
  checkNode();
  await ensureInstalled();
  await ensureBuilt('api');
  await node(['-r', './api/bin/typescript.cjs', 'bench/attack/run.ts', ...process.argv.slice(2)], { quiet: false });
} catch (error) {
  if (!(error instanceof Interrupted)) process.stderr.write(`${error.message}\n`);
  process.exit(error instanceof Interrupted ? 130 : 1);
}

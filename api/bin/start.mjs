// npm start: installs and builds what is missing or stale, then becomes the server (one process, so that whoever ends
// it ends everything).
import { ensureBuilt, isBuilt } from './build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { stopWithParent } from './parent.mjs';
import { Interrupted } from './run.mjs';

try {
  stopWithParent();
  checkNode();
  const needsNoBuild = isBuilt();
  await ensureInstalled({ withDev: !needsNoBuild });
  if (!needsNoBuild) await ensureBuilt();
  const server = await import('../../dist/api/server.js');
  await server.default.main();
} catch (error) {
  if (error instanceof Interrupted) process.exit(0);
  // A wrong variable or a step that failed says what to do by itself; only what nobody foresaw shows its stack.
  const isPlain = ['ConfigError', 'PlainError'].includes(error?.constructor?.name);
  process.stderr.write(`${isPlain ? error.message : error?.stack ?? error}\n`);
  process.exit(1);
}

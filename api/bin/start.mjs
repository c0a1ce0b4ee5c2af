// npm start: installs and builds what is missing or stale, then becomes the server (one process, so that a signal that
// ends it ends everything).
import { ensureBuilt, isBuilt } from './build.mjs';
import { checkNode, ensureInstalled } from './install.mjs';
import { stopWithParent } from './parent.mjs';
import { Interrupted } from './run.mjs';

const PATIENCE_MS = 8000;

/** A signal that comes while the server starts waits for it to be up, so that it can stop what it started. */
async function serve() {
  let asked = null;
  const remember = signal => {
    asked ??= signal;
    setTimeout(() => process.exit(0), PATIENCE_MS).unref();
  };
  process.on('SIGINT', remember).on('SIGTERM', remember);
  const server = await import('../../dist/api/server.js');
  await server.default.main();
  process.off('SIGINT', remember).off('SIGTERM', remember);
  if (asked) process.kill(process.pid, asked);
}

try {
  stopWithParent();
  checkNode();
  const needsNoBuild = isBuilt();
  await ensureInstalled({ withDev: !needsNoBuild });
  if (!needsNoBuild) await ensureBuilt();
  await serve();
} catch (error) {
  if (error instanceof Interrupted) process.exit(0);
  // A wrong variable or a step that failed says what to do by itself; only what nobody foresaw shows its stack.
  const isPlain = ['ConfigError', 'PlainError'].includes(error?.constructor?.name);
  process.stderr.write(`${isPlain ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
}

// A signal to npm is meant for the server: it must not stay behind and hold the port.
const EVERY_MS = 250;

/** Under npm, asks this process to stop when npm (or the shell between) is gone. */
export function stopWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS);
  watch.unref();
}

import { complain, openSandbox } from './open';
import { optionsFrom } from './options';

/** Starts the sandbox, says where it is in one line of JSON, and ends with the process that started it. */
async function main(): Promise<void> {
  const { close: _close, ...open } = await openSandbox(optionsFrom(process.argv.slice(2)));
  const ready = { ...open, pid: process.pid };
  process.send?.(ready);
  process.stdout.write(`${JSON.stringify(ready)}\n`);
  const stop = () => process.exit(0);
  process.on('SIGTERM', stop).on('SIGINT', stop).on('disconnect', stop);
}

main().catch(error => {
  complain(error);
  process.exit(1);
});

// npm run test:day -- 2027-08-15 [what jest takes]: tests as they run on that day. Every process of theirs is told so,
// PostgreSQL too, by libfaketime (Debian: libfaketime), which is loaded into all of them in a mount namespace of their
// own: root, Linux.
import { existsSync } from 'node:fs';
import { PlainError, run } from './run.mjs';

const LIBRARY = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib']
  .map(folder => `${folder}/faketime/libfaketime.so.1`)
  .find(path => existsSync(path));

// A copy of /etc that only these processes see: what is loaded into each, and by how much its clock is ahead.
const SCRIPT = `set -e
etc=$(mktemp -d)
mount -t tmpfs -o mode=755 none "$etc"
cp -a /etc/. "$etc"
echo "$1" > "$etc/ld.so.preload"
echo "$2" > "$etc/faketimerc"
mount --bind "$etc" /etc
shift 2
exec node node_modules/jest/bin/jest.js "$@"`;

const [day = '', ...rest] = process.argv.slice(2);
try {
  const ahead = Math.round((Date.parse(`${day}T11:00:00Z`) - Date.now()) / 1000);
  if (Number.isNaN(ahead)) throw new PlainError('Di el día: npm run test:day -- 2027-08-15');
  if (!LIBRARY) throw new PlainError('Falta libfaketime: apt-get install libfaketime');
  const env = { NODE_ENV: 'test', FAKETIME_DONT_FAKE_MONOTONIC: '1', NO_FAKE_STAT: '1' };
  await run(
    'unshare',
    ['-m', 'sh', '-c', SCRIPT, 'sh', LIBRARY, `${ahead < 0 ? '-' : '+'}${Math.abs(ahead)}`, ...rest],
    {
      quiet: false,
      env,
    },
  );
} catch (error) {
  if (error.message) process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { AeatKit } from '../../../test/servers/aeat';
import { withAeat } from '../../../test/servers/with-aeat';
import { withDatabase } from '../../../test/database';
import type { TestApp } from '../../../test/harness';
import { asSuperuser } from '../../../test/superuser';
import { Dispatcher } from './dispatcher';

let app: TestApp;
let aeat: AeatKit;
withAeat(started => void ({ app, aeat } = started));

type Line = [level: string, facts: { reason?: string; err?: { code: string } }, text: string];

/** What the dispatcher says in the log while the database is as `broken` makes it. */
async function saidWhile(broken: string, healed: string, database = app.database): Promise<Line> {
  const said: Line[] = [];
  const level = (name: string) => (facts: Line[1], text: string) => {
    said.push([name, facts, text]);
  };
  const log = Object.assign(Object.create(app.services.log) as typeof app.services.log, {
    warn: level('warn'),
    error: level('error'),
  });
  await asSuperuser(database, client => client.query(broken));
  const dispatcher = new Dispatcher({ ...aeat.post, log });
  dispatcher.start();
  for (const end = Date.now() + 20_000; said.length === 0 && Date.now() < end;) await sleep(20);
  await asSuperuser(database, client => client.query(healed));
  await dispatcher.stop();
  return said[0]!;
}

test('an error that is no outage is reported as what it is, to the operator', async () => {
  expect(
    await saidWhile(
      'REVOKE SELECT ON app.senders FROM folio_platform',
      'GRANT SELECT ON app.senders TO folio_platform',
    ),
  ).toEqual(['error', { err: expect.objectContaining({ code: '42501' }) }, 'envíos: no se puede ver qué toca enviar']);
});

test('a database that is away is reported as that', async () => {
  const name = new URL(app.database.app).pathname.slice(1);
  const elsewhere = { ...app.database, superuser: withDatabase(app.database.superuser, 'postgres') };
  const away = `ALTER DATABASE ${name} CONNECTION LIMIT 0; SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = '${name}' AND usename = 'folio_platform'`;
  expect(await saidWhile(away, `ALTER DATABASE ${name} CONNECTION LIMIT -1`, elsewhere)).toEqual([
    'warn',
    { reason: expect.any(String) },
    'envíos: sin base de datos',
  ]);
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../app';
import { buildTenant, type Person } from '../../test/build';
import { testDataDir } from '../../test/database';
import { send, startTestApp, type Body, type TestApp } from '../../test/harness';
import { asSuperuser } from '../../test/superuser';
import { readConfig } from '../config/config';
import { createLog } from './log';

let app: TestApp;
let ana: Person;
let server: Server;
let url: string;
const lines: string[] = [];
const logged = (): Body[] => lines.map(line => JSON.parse(line));

/** The product with its log where a test can read it. */
beforeAll(async () => {
  app = await startTestApp();
  ana = await buildTenant(app);
  const log = createLog('info', {
    write: line => {
      lines.push(line);
    },
  });
  server = createServer(
    await createApp(readConfig({ NODE_ENV: 'test', DATA_DIR: testDataDir() }), { ...app.services, log }),
  );
  await new Promise<void>(done => {
    server.listen(0, '127.0.0.1', done);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise(done => server.close(done));
  await app.close();
});
beforeEach(() => {
  lines.length = 0;
});

test('a row that the database quotes in its refusal does not reach the log', async () => {
  await asSuperuser(app.database, client =>
    client.query(`ALTER TABLE app.customers ADD CONSTRAINT never CHECK (name <> 'Canaria')`),
  );
  const customer = { name: 'Canaria', nif: 'B1', phone: '600-CANTO' };
  for (const [path, body] of [
    ['/api/customers', customer],
    [
      '/graphql',
      {
        query: 'mutation($input: CustomerInput!) { createCustomer(input: $input) { id } }',
        variables: { input: customer },
      },
    ],
  ] as const)
    expect((await send(url + path, 'POST', { token: ana.token, body })).status).toBe(500);
  const errors = logged().filter(({ level }) => level === 50);
  expect(errors).toHaveLength(2);
  for (const { err } of errors)
    expect(err).toMatchObject({
      code: '23514',
      constraint: 'never',
      message: expect.stringContaining('customers'),
      stack: expect.any(String),
    });
  expect(lines.join('')).not.toMatch(/Canaria|CANTO|Failing row/);
});

test('a path in another case is logged and counted as what it is', async () => {
  const counted = async () => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Object.fromEntries(
      ['rest', 'graphql', 'web'].map(door => [
        door,
        [...text.matchAll(new RegExp(`_count\\{[^}]*door="${door}"[^}]*\\} (\\d+)`, 'g'))].reduce(
          (sum, [, n]) => sum + Number(n),
          0,
        ),
      ]),
    );
  };
  const before = await counted();
  for (const path of ['/API/customers', '/Api/nada', '/api']) await fetch(url + path);
  await fetch(`${url}/GraphQL`, { method: 'POST' });
  await fetch(`${url}/apis`);
  expect(
    logged()
      .filter(({ msg }) => msg === 'petición')
      .map(({ path }) => path),
  ).toEqual(['/API/customers', '/Api/nada', '/api', '/GraphQL']);
  const after = await counted();
  expect([after.rest - before.rest, after.graphql - before.graphql]).toEqual([3, 1]);
});

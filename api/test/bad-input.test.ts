import { Client } from 'pg';
import { grouped } from '../../schema/group-by';
import { OPERATIONS } from './house/access-matrix';
import { CASES, GOOD } from './bad-input-cases';
import { buildSuperadmin, buildTenant, setSubscription, type Person } from './build';
import { graphqlDoor, restDoor, type Outcome } from './doors';
import { startTestApp, type TestApp } from './harness';
import { IS_LONG, runs } from './long';
import { operations, rows, withValueAt, type Variables } from './house/operations';
import { countsOf } from './superuser';

let app: TestApp;
let ana: Person;
let boss: Person;
let superuser: Client;
/** How many rows there are of each table: nothing here makes any. */
let before: Record<string, number>;
beforeAll(async () => {
  app = await startTestApp();
  ana = await buildTenant(app);
  boss = await buildSuperadmin(app);
  await setSubscription(app, ana, { plan: 'pro', status: 'active' });
  superuser = new Client({ connectionString: app.database.superuser });
  await superuser.connect();
  before = await countsOf(superuser);
});
afterAll(async () => {
  await superuser.end();
  await app.close();
});

const keyOf = new Map<string, string>();
for (const { key, operation } of rows()) if (!keyOf.has(operation)) keyOf.set(operation, key);

/** The same call through every door that it has, or through GraphQL alone. */
async function asked(operation: string, variables: Variables, byRest: boolean): Promise<[string, Outcome][]> {
  const { token } = OPERATIONS[operation]!.right === 'platform' ? boss : ana;
  const key = byRest ? keyOf.get(operation) : undefined;
  const doors = [['graphql', graphqlDoor(operation)] as const, ...(key ? [[key, restDoor(key)] as const] : [])];
  return Promise.all(
    doors.map(async ([name, door]): Promise<[string, Outcome]> => [name, await door(app, variables, { token })]),
  );
}

const label = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}… (${text.length})` : text;
};
test.each([...grouped(CASES, ([operation, path]) => `${operation} ${path}`)])(
  '%s: what it may not be',
  async (_path, cases) => {
    const heard = new Set<string>();
    for (const [operation, path, value, message, field = path.replace(/^input\./, '')] of cases) {
      const refusal = `${field}: ${message}`;
      // The facade passes the same on to the same check: there each refusal is asked for once.
      const byRest = IS_LONG || !heard.has(refusal);
      heard.add(refusal);
      for (const [door, outcome] of await asked(operation, withValueAt(GOOD[operation]!, path, value), byRest)) {
        const wanted = {
          door,
          value: label(value),
          status: 400,
          code: 'BAD_USER_INPUT',
          fields: { [field]: message },
          error: message,
        };
        expect({
          door,
          value: label(value),
          status: outcome.status,
          code: outcome.code,
          fields: outcome.fields,
          error: outcome.error,
        }).toEqual(door === 'graphql' ? { ...wanted, status: expect.any(Number) } : wanted);
      }
    }
  },
);

const IDS = [
  'x',
  '123',
  'null',
  'undefined',
  '..%2f..%2fetc%2fpasswd',
  `' or 1=1--`,
  'a\u0000b',
  '00000000-0000-0000-0000-00000000000g',
  '{00000000-0000-7000-8000-000000000000}',
  '000000000000700080000000000000000',
  '１',
  'x'.repeat(500),
];

/** One kind of argument takes them all: each operation gets some of them, and each of them comes to many. */
const PER_OPERATION = runs(3, IDS.length);
const someOf = (place: number) => Array.from({ length: PER_OPERATION }, (_, n) => IDS[(place * 3 + n) % IDS.length]!);

test.each(
  operations()
    .filter(({ field }) => field.args.some(arg => arg.name === 'id'))
    .map((each, place) => [each.name, someOf(place)] as const),
)('%s: an id that is none, and one that nobody has', async (name, ids) => {
  const input =
    GOOD[name] ??
    (name.startsWith('update')
      ? (GOOD[name.replace('update', 'create')] ?? { input: { name: 'Eva', role: 'user' } })
      : {});
  for (const [place, id] of ids.entries()) {
    const byRest = IS_LONG || place === 0;
    for (const [door, { code, fields, status }] of await asked(name, { ...input, id }, byRest)) {
      expect([door, id, code, fields]).toEqual([door, id, 'BAD_USER_INPUT', { id: 'El identificador no es válido' }]);
      if (door !== 'graphql') expect(status).toBe(400);
    }
  }
  const nobodys = { ...input, id: '00000000-0000-7000-8000-000000000000' };
  for (const [door, { code, fields }] of await asked(name, nobodys, true))
    expect([door, code, fields]).toEqual([door, 'NOT_FOUND', undefined]);
});

test('all that was refused above has made no row in any table, and taken none away', async () => {
  expect(await countsOf(superuser)).toEqual(before);
});

test('several wrong fields are reported at once, each by its path', async () => {
  const { body } = await app.rest('POST', '/invoices', {
    token: ana.token,
    body: {
      date: 'x',
      lines: [
        { quantity: 'x', price: '1', description: 'y' },
        { ...{ description: 5 }, quantity: 1, price: 1 },
      ],
    },
  });
  expect(Object.keys(body.fields).sort()).toEqual(['date', 'lines.0.quantity', 'lines.1.description']);
});

test('a key given twice in the address is refused', async () => {
  for (const query of ['page=1&page=2', 'limit=1&limit=2', 'search=a&search=b', 'page[]=1', 'page[a]=1']) {
    const { status } = await app.rest('GET', `/customers?${query}`, { token: ana.token });
    expect([query, status]).toEqual([query, query.includes('[') ? 200 : 400]);
  }
});

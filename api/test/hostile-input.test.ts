import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { ROOT } from '../platform/config/config';
import { MOST_PARTS } from '../rest/body';
import { saysNothing } from '../../schema/text/visible';
import { holdsNoCharacter, holdsUnseen } from '../platform/name-text';
import { buildCustomer, buildProduct, buildTenant, invoicePayload, type Person } from './build';
import { startTestApp, type Body, type TestApp } from './harness';
import { IS_LONG } from './long';
import { countsOf, dumpOf } from './superuser';

let app: TestApp;
let ana: Person;
let bob: Person;
let superuser: Client;
beforeAll(async () => {
  app = await startTestApp();
  ana = await buildTenant(app);
  bob = await buildTenant(app);
  superuser = new Client({ connectionString: app.database.superuser, options: '-c search_path=app,public' });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await app.close();
});

const post = (path: string, body: unknown, token = ana.token) => app.rest('POST', path, { token, body });
const raw = (path: string, body: string | Buffer) => app.rest('POST', path, { token: ana.token, raw: body });

/** Keys that a client may not set, whatever it is that they are sent with. */
const forged = () => ({
  id: bob.userId,
  tenantId: bob.tenantId,
  tenant_id: bob.tenantId,
  userId: bob.userId,
  role: 'superadmin',
  isPlatform: true,
  plan: 'pro',
  subscription: { plan: 'pro', status: 'active' },
  number: 999,
  fullNumber: 'A-2026-0999',
  total: '0.01',
  subtotal: '0.01',
  totalIva: '0.00',
  year: 1999,
  paidOn: '2026-01-01',
  issuedAt: '2020-01-01T00:00:00Z',
  issuerName: 'Otro',
  issuerNif: 'X',
  mode: 'VERIFACTU',
  search: 'x',
  createdAt: '2020-01-01T00:00:00Z',
  deletedAt: '2020-01-01T00:00:00Z',
  deleted_at: null,
  isTemporaryPassword: true,
  passwordHash: 'x',
  constructor: { name: 'x' },
  hasOwnProperty: 'x',
  toString: 'x',
});

describe('keys that a client may not set', () => {
  test('change nothing through REST', async () => {
    const invoice = invoicePayload({ lines: [{ description: 'x', quantity: 1, price: 100, ivaRate: 21 }] });
    const plain = (await post('/invoices', invoice)).body.invoice;
    const { status, body } = await post('/invoices', {
      ...forged(),
      ...invoice,
      customerManual: { ...forged(), ...(invoice.customerManual as object) },
      lines: [{ ...forged(), description: 'x', quantity: 1, price: 100, ivaRate: 21 }],
    });
    expect([status, body.invoice]).toEqual([
      201,
      {
        ...plain,
        id: expect.not.stringMatching(bob.userId),
        number: 2,
        fullNumber: 'A-2026-0002',
        warnings: plain.warnings.slice(0, 2),
      },
    ]);
    for (const [path, given] of [
      ['/customers', { name: 'Ana', nif: 'B1' }],
      ['/products', { name: 'Hora', price: 1, ivaRate: 21 }],
    ] as const) {
      const [key] = Object.keys((await post(path, given)).body) as [string];
      const made = (await post(path, { ...forged(), ...given })).body[key];
      expect(made.id).not.toBe(bob.userId);
      const put = await app.rest('PUT', `${path}/${made.id}`, { token: ana.token, body: { ...forged(), ...given } });
      expect(put.body[key]).toEqual({ ...made, ...given });
    }
  });

  test('are not known to GraphQL, and reported by their name', async () => {
    const document = 'mutation($input: InvoiceInput!) { createInvoice(input: $input) { id } }';
    for (const key of Object.keys(forged()).filter(each => !(each in Object.prototype))) {
      const { status, body } = await app.gql(
        document,
        { input: { ...invoicePayload(), [key]: 'x' } },
        { token: ana.token },
      );
      expect([key, status, body.errors?.[0].extensions]).toEqual([
        key,
        400,
        { code: 'BAD_USER_INPUT', fields: { [key]: 'Este campo no existe' } },
      ]);
    }
  });

  test('make no admin, no plan and no other company at registration', async () => {
    const { status, body } = await app.rest('POST', '/auth/register', {
      body: {
        ...forged(),
        status: 'active',
        email: 'eva@empresa.example',
        password: 'secreta-123',
        companyName: 'Eva, S.L.',
        companyNif: 'B98241573',
      },
    });
    expect([status, body.user.role, body.tenant.status, body.subscription.plan, body.subscription.status]).toEqual([
      201,
      'admin',
      'trial',
      'basic',
      'trial',
    ]);
    expect([body.tenant.id === bob.tenantId, body.user.id === bob.userId]).toEqual([false, false]);
    const colleague = await post('/users', { ...forged(), name: 'Luis', email: 'luis@empresa.example', role: 'user' });
    expect(colleague.body.user).toMatchObject({ role: 'user', isTemporaryPassword: true });
    expect(
      (await post('/users', { name: 'Luis', email: 'luis2@empresa.example', role: 'superadmin' })).body,
    ).toMatchObject({ code: 'BAD_USER_INPUT', fields: { role: expect.any(String) } });
  });

  test('have not touched the company that they named', async () => {
    const before = await dumpOf(app.database, bob.tenantId);
    for (const path of ['/customers', '/products', '/invoices'])
      await post(path, { ...forged(), ...invoicePayload(), name: 'x', nif: 'B1', price: 1 });
    expect(await dumpOf(app.database, bob.tenantId)).toBe(before);
    const { rows } = await superuser.query(
      'SELECT count(*)::int AS n FROM invoices WHERE number = 999 OR total = 0.01 OR year = 1999 OR tenant_id = $1',
      [bob.tenantId],
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe('JSON that is odd', () => {
  test('does not reach the prototype of anything', async () => {
    const { status, body } = await raw(
      '/customers',
      '{"name":"Ana","nif":"B1","__proto__":{"polluted":"yes","phone":"666"},"constructor":{"prototype":{"polluted":"yes"}}}',
    );
    expect([status, body.customer.phone]).toEqual([201, null]);
    const variables =
      '{"query":"mutation($input: CustomerInput!) { createCustomer(input: $input) { phone } }","variables":{"input":{"name":"Ana","nif":"B1","__proto__":{"polluted":"yes","phone":"666"}}}}';
    // The other door knows no such key, whatever objects know of it.
    expect((await raw('/../graphql', variables)).body.errors[0].extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { ['__proto__']: 'Este campo no existe' },
    });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(
      (await app.rest('GET', '/customers?__proto__[polluted]=yes&constructor=x', { token: ana.token })).status,
    ).toBe(200);
  });

  const MALFORMED = [
    '{',
    '{"name":}',
    '{name:"x"}',
    "{'name':'x'}",
    '{"name":"x",}',
    '{"name":NaN}',
    '{"name":undefined}',
    '[',
    '['.repeat(50_000),
    '"x',
    'null x',
    '\u0000',
    '{"name":"\\x"}',
    '{"name":"a\nb"}',
    '',
    ' ',
  ];
  test.each(MALFORMED.map(text => [text.slice(0, 20), text]))('%j is bad input', async (_label, text) => {
    const before = await countsOf(superuser);
    const { status, body } = await raw('/customers', text);
    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(await countsOf(superuser)).toEqual(before);
  });

  test('of more than 50,000 parts is too large where it is long, and not read', async () => {
    const { status, body } = await raw('/customers', '['.repeat(65_537));
    expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('is never more than bad input: no object, bytes that are no text, numbers beyond all bounds, endless nesting', async () => {
    const before = await countsOf(superuser);
    const bodies = [
      'null',
      '7',
      '"x"',
      '[]',
      '[{"name":"x"}]',
      '{"name":1e400,"nif":"B1"}',
      '{"price":1e400,"name":"x"}',
      '{"price":-1e-400,"name":"\\ud800"}',
      `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      `{"name":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
      '{"name":"x","name":7,"nif":"B1"}',
    ];
    for (const body of [...bodies, Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), Buffer.from('{"name":"x"}', 'utf16le')]) {
      for (const path of ['/customers', '/products', '/invoices', '/auth/login'])
        expect([body.slice(0, 30), path, (await raw(path, body)).status]).toEqual([body.slice(0, 30), path, 400]);
    }
    expect(await countsOf(superuser)).toEqual(before);
  });
});

describe('a body of very many parts', () => {
  const text = JSON.stringify('[{,\\"'.repeat(20_000));
  const ofParts = (parts: number) =>
    `{"notes":${text},"x":[${Array(parts - 2)
      .fill(1)
      .join()}]}`;

  test('is taken at the bound, whatever its texts contain, and refused beyond before it is parsed', async () => {
    const before = await countsOf(superuser);
    const taken = await raw('/customers', ofParts(MOST_PARTS));
    expect([taken.status, taken.body.fields.name]).toEqual([400, 'Este campo es obligatorio']);
    for (const body of [
      ofParts(MOST_PARTS + 1),
      `{"lines":[${'{},'.repeat(299_999)}{}]}`,
      `[${'1,'.repeat(60_000)}no JSON`,
    ]) {
      const { status, body: answer } = await raw('/invoices', body);
      expect([status, answer.error]).toEqual([413, 'El cuerpo de la petición tiene demasiados elementos']);
    }
    expect(await countsOf(superuser)).toEqual(before);
  });

  // Ģ has the byte of a quotation mark in UTF-16, behind which the rest seems to be a text.
  const hidden = `{"name":"Ģ","x":[${'1,'.repeat(MOST_PARTS)}1]}`;

  test.each<[charset: string, body: Buffer]>([
    ['utf-16le', Buffer.from(hidden, 'utf16le')],
    ['utf-16', Buffer.from(`\ufeff${hidden}`, 'utf16le')],
    ['utf-16be', Buffer.from(hidden, 'utf16le').swap16()],
    ['utf-32', Buffer.from(hidden)],
    ['iso-8859-1', Buffer.from(hidden, 'latin1')],
  ])('is refused in %s, whose bytes may hide them', async (charset, body) => {
    const sent = async (type: string, bytes: Buffer) => {
      const headers = { authorization: `Bearer ${ana.token}`, 'content-type': `application/json; charset=${type}` };
      const answer = await fetch(`${app.url}/api/customers`, { method: 'POST', headers, body: bytes });
      return [answer.status, ((await answer.json()) as Body).error];
    };
    expect(await sent(charset, body)).toEqual([415, 'El cuerpo debe ser JSON en UTF-8, sin comprimir']);
    expect((await sent('utf-8', Buffer.from(hidden)))[0]).toBe(413);
  });
});

describe('what lies just within the bounds', () => {
  test('is taken: texts counted in characters, 1,000 lines, 12 combinations, the greatest total, every decimal', async () => {
    const ñ = (count: number) => 'ñ'.repeat(count);
    const customer = await buildCustomer(app, ana, {
      name: '😀'.repeat(120),
      nif: 'X'.repeat(20),
      phone: ñ(30),
      address: ñ(200),
      city: ñ(120),
      postalCode: ñ(20),
    });
    expect(customer).toMatchObject({ name: '😀'.repeat(120), address: ñ(200) });
    expect(
      await buildProduct(app, ana, { name: ñ(120), description: ñ(500), sku: ñ(60), price: '0.000001' }),
    ).toMatchObject({ price: 0.000001 });
    const line = { description: ñ(500), quantity: '0.000001', price: '0.000001', ivaRate: 0 };
    const causes = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'N1', 'N2', 'S2'].map(ivaCause => ({ ...line, ivaCause }));
    const invoices = [
      { notes: `${ñ(998)}\n\r${ñ(1000)}`, series: 'abcde12345' },
      { lines: Array(1000).fill({ ...line, description: 'ñ' }) },
      { lines: [...causes, line, { ...line, ivaRate: 4 }, { ...line, ivaRate: 10 }] },
      { lines: [{ ...line, quantity: 1, price: '999999999.99' }] },
      { date: '2024-02-29' },
    ];
    for (const given of invoices) {
      const { status, body } = await post('/invoices', invoicePayload(given));
      expect([Object.keys(given), status]).toEqual([Object.keys(given), 201]);
      if (given.series) expect([body.invoice.series, body.invoice.notes]).toEqual(['ABCDE12345', given.notes]);
    }
    for (const list of ['/customers', '/products', '/invoices'])
      for (const query of [
        '?page=1&limit=200',
        '?page=1000000&limit=1',
        `?search=${encodeURIComponent('😀'.repeat(100))}`,
      ]) {
        expect([list, query, (await app.rest('GET', list + query, { token: ana.token })).status]).toEqual([
          list,
          query,
          200,
        ]);
      }
  });
});

test('a password that may be chosen opens the door: of spaces, with tabs, in any script', async () => {
  for (const [index, password] of [
    '        ',
    'a\tb\nc\u0000d',
    'contraseña ñ 密碼 😀',
    ' delante y detrás ',
  ].entries()) {
    const email = `claves${index}@empresa.example`;
    const made = await post('/auth/register', {
      email,
      password,
      companyName: 'Claves, S.L.',
      companyNif: 'B98241573',
    });
    expect([password, made.status]).toEqual([password, 201]);
    expect([password, (await post('/auth/login', { email, password })).status]).toEqual([password, 200]);
    const changed = await post(
      '/users/change-password',
      { currentPassword: password, newPassword: `${password}!` },
      made.body.token,
    );
    expect([password, changed.status]).toEqual([password, 200]);
  }
});

const SHARED = join(ROOT, '..', 'shared', 'reliability', 'data');
const SQL = join(SHARED, 'sqli_postgres.txt');
const NAUGHTY = join(SHARED, 'blns.json');
const given = (path: string) => (existsSync(path) ? '' : ` (${path} is not here)`);

(given(SQL) ? test.skip : test)(`a search is a text to look for, never SQL${given(SQL)}`, async () => {
  const payloads = readFileSync(SQL, 'utf8')
    .split('\n')
    .filter(each => each && !each.startsWith('#'))
    .map(each => each.slice(0, 100));
  expect(payloads.length).toBeGreaterThan(20);
  const names = ['100% lana', 'a_b', 'c\\d', 'llano'];
  for (const name of names) {
    await buildCustomer(app, bob, { name, nif: 'B1' });
    await buildProduct(app, bob, { name });
    await post('/invoices', invoicePayload({ customerManual: { name, nif: 'B1' } }), bob.token);
  }
  const before = await countsOf(superuser);
  // Each is no state, day or number: usually one of these refuses each of them.
  const typed = ['status', 'dateFrom', 'dateTo', 'page', 'limit'];
  for (const [place, payload] of payloads.entries()) {
    for (const list of ['customers', 'products', 'invoices']) {
      const started = performance.now();
      const { status, body, text } = await app.rest('GET', `/${list}?search=${encodeURIComponent(payload)}`, {
        token: bob.token,
      });
      const looked = payload.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
      const expected = names.filter(name => name.includes(looked)).length;
      expect([payload, list, status, body[list]?.length]).toEqual([payload, list, 200, expected]);
      expect(performance.now() - started).toBeLessThan(3_000);
      expect(text).not.toMatch(/syntax error|pg_|postgres/i);
    }
    for (const query of IS_LONG ? typed : [typed[place % typed.length]!]) {
      expect([
        query,
        payload,
        (await app.rest('GET', `/invoices?${query}=${encodeURIComponent(payload)}`, { token: bob.token })).status,
      ]).toEqual([query, payload, 400]);
    }
  }
  expect(await countsOf(superuser)).toEqual(before);
});

(given(NAUGHTY) ? test.skip : test)(
  `every naughty string is a customer's name as it was sent, or is refused${given(NAUGHTY)}`,
  async () => {
    const strings = [...new Set(JSON.parse(readFileSync(NAUGHTY, 'utf8')) as string[])];
    const fits = (text: string) =>
      !saysNothing(text) &&
      [...text].length <= 120 &&
      !/\p{Cc}|\p{Cs}/u.test(text) &&
      !holdsUnseen(text) &&
      !holdsNoCharacter(text);
    const kept: Body[] = [];
    for (const name of strings) {
      const { status, body } = await post('/customers', { name, nif: 'B1' }, bob.token);
      expect([name, status]).toEqual([name, fits(name) ? 201 : 400]);
      if (status === 201) kept.push([body.customer.id, body.customer.name, name.trim()]);
      else expect([name, Object.keys(body.fields)]).toEqual([name, ['name']]);
    }
    expect(kept.length).toBeGreaterThan(300);
    const { rows } = await superuser.query('SELECT id, name FROM customers WHERE tenant_id = $1', [bob.tenantId]);
    const stored = new Map(rows.map(row => [row.id, row.name]));
    for (const [id, answered, sent] of kept) expect([stored.get(id), answered]).toEqual([sent, sent]);
  },
);

test.each(['\u2800', '\u034f', '\ufe0f \u3000', '\u200b'])(
  'a text of which nothing can be seen (%#) is no name and describes nothing',
  async unseen => {
    const refused = async (path: string, body: object, field: string) => {
      const answer = await post(path, body);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    };
    await refused('/customers', { name: unseen, nif: 'B1' }, 'name');
    await refused('/customers', { name: 'Ana', nif: unseen }, 'nif');
    await refused('/products', { name: unseen, price: 1, ivaRate: 21 }, 'name');
    const lines = [{ description: unseen, quantity: 1, price: 100, ivaRate: 21 }];
    await refused('/invoices', invoicePayload({ lines }), 'lines.0.description');
  },
);

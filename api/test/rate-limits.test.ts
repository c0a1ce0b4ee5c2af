import { setTimeout as sleep } from 'node:timers/promises';
import { LONG_INPUT_BYTES } from '../rest/body';
import { buildInvoice, buildSuperadmin, buildTenant, setSubscription } from './build';
import { formAsk } from './forms';
import { startTestApp, type TestApp } from './harness';
import { runs } from './long';
import { USUAL_PASSWORD } from './servers/quick-argon2';
import { asSuperuser } from './superuser';

let app: TestApp;
let address = 0;
/** Each test comes from an address of its own. */
const from = () => ({ 'x-forwarded-for': `10.0.${(address += 1) >> 8}.${address & 255}` });
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(() => app.close());

const post = (path: string, body: unknown, headers: Record<string, string>) =>
  app.rest('POST', path, { body, headers });
const company = (n: number) => ({
  email: `limite${n}@empresa.example`,
  password: USUAL_PASSWORD,
  companyName: 'E',
  companyNif: 'B1',
});

async function account(n: number) {
  const { body } = await post('/auth/register', company(n), from());
  return {
    token: body.token as string,
    tenantId: body.tenant.id as string,
    userId: body.user.id as string,
    email: company(n).email,
  };
}

const expectRefused = (answer: Awaited<ReturnType<typeof post>>) => {
  expect([answer.status, answer.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(answer.body.error).toMatch(/^Demasiados intentos\. Espera .+ y vuelve a probar\.$/);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
};

/**
 * Spends so many points more of who was the last to begin with this limit, and says how many that makes: what a hundred
 * requests would do, whose first and last ones are asked for.
 */
async function spendMore(limit: string, points: number): Promise<number> {
  const [[row]] = await app.services.db.global(em =>
    em.query(
      `UPDATE rate_limits SET points = points + $2 WHERE key =
         (SELECT key FROM rate_limits WHERE key LIKE $1 || ':%' ORDER BY expire DESC LIMIT 1) RETURNING points`,
      [limit, points],
    ),
  );
  return row.points;
}

test('login: ten failures of an account from one address, counted per root field at both doors, then not even the right password', async () => {
  const { email } = await account(1);
  const there = from();
  for (let n = 0; n < 4; n += 1)
    expect((await post('/auth/login', { email, password: 'mala' }, there)).status).toBe(401);
  const wrong = (n: number) =>
    app.gql(
      'mutation($input: LoginInput!) { login(input: $input) { token } }',
      { input: { email, password: `mala${n}` } },
      { headers: there },
    );
  for (let n = 0; n < 6; n += 1) expect((await wrong(n)).status).toBe(401);
  expectRefused(await post('/auth/login', { email, password: USUAL_PASSWORD }, there));
  const graph = await wrong(7);
  expect([graph.status, graph.body.errors[0].extensions.code, graph.headers.get('retry-after')]).toEqual([
    429,
    'RATE_LIMITED',
    expect.any(String),
  ]);
  expect((await post('/auth/login', { email: 'otra@empresa.example', password: 'mala' }, there)).status).toBe(401);
  // The stranger's failures are the stranger's: the owner signs in from where they are.
  expect((await post('/auth/login', { email, password: USUAL_PASSWORD }, from())).status).toBe(200);
});

test('login: a crowd has a hundred failures of one account, then it is closed for everybody', async () => {
  const { email } = await account(3);
  const crowd = Array.from({ length: runs(2, 9) }, from);
  for (const there of crowd)
    for (let n = 0; n < 10; n += 1)
      expect((await post('/auth/login', { email, password: 'mala' }, there)).status).toBe(401);
  const last = from();
  for (let n = 0; n < 9; n += 1)
    expect((await post('/auth/login', { email, password: 'mala' }, last)).status).toBe(401);
  expect((await post('/auth/login', { email, password: USUAL_PASSWORD }, from())).status).toBe(200);
  expect(await spendMore('loginAccount', 90 - crowd.length * 10)).toBe(99);
  expect((await post('/auth/login', { email, password: USUAL_PASSWORD }, from())).status).toBe(200);
  expect((await post('/auth/login', { email, password: 'mala' }, last)).status).toBe(401);
  expectRefused(await post('/auth/login', { email, password: USUAL_PASSWORD }, from()));
}, 60_000);

test('an IPv6 network of one household is one address', async () => {
  const within = (n: number) => ({ 'x-forwarded-for': `2001:db8:0:42:${n}::1` });
  for (let n = 110; n < 115; n += 1) expect((await post('/auth/register', company(n), within(n))).status).toBe(201);
  expectRefused(await post('/auth/register', company(115), within(999)));
  expect((await post('/auth/register', company(116), { 'x-forwarded-for': '2001:db8:0:43::1' })).status).toBe(201);
});

test('login: a hundred failures per address, whatever the accounts; successes do not count', async () => {
  const { email } = await account(2);
  const here = from();
  let accounts = 0;
  const fail = () => post('/auth/login', { email: `nadie${(accounts += 1)}@empresa.example`, password: 'x' }, here);
  const failures = runs(9, 99);
  for (let n = 0; n < 3; n += 1)
    expect((await post('/auth/login', { email, password: USUAL_PASSWORD }, here)).status).toBe(200);
  for (let n = 0; n < failures; n += 1) {
    // The general limit of strangers is another one: so many are this one's handful, and then its next second's.
    if (n % 10 === 9) await sleep(1_100);
    expect((await fail()).status).toBe(401);
  }
  expect(await spendMore('loginAddress', 99 - failures)).toBe(99);
  expect((await post('/auth/login', { email, password: USUAL_PASSWORD }, here)).status).toBe(200);
  expect((await fail()).status).toBe(401);
  const refused = await fail();
  expectRefused(refused);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
}, 60_000);

test('register: five an hour per address', async () => {
  const here = from();
  for (let n = 10; n < 15; n += 1) expect((await post('/auth/register', company(n), here)).status).toBe(201);
  expectRefused(await post('/auth/register', company(15), here));
  expect((await post('/auth/register', company(16), from())).status).toBe(201);
});

test('forgot: three an hour per account and address, ten per account, twenty per address', async () => {
  const { email } = await account(20);
  const there = from();
  for (let n = 0; n < 3; n += 1) expect((await post('/auth/forgot-password', { email }, there)).status).toBe(200);
  expectRefused(await post('/auth/forgot-password', { email }, there));
  for (let n = 0; n < 7; n += 1) expect((await post('/auth/forgot-password', { email }, from())).status).toBe(200);
  expectRefused(await post('/auth/forgot-password', { email }, from()));
  const here = from();
  for (let n = 0; n < 20; n += 1)
    expect((await post('/auth/forgot-password', { email: `otro${n}@empresa.example` }, here)).status).toBe(200);
  expectRefused(await post('/auth/forgot-password', { email: 'uno-mas@empresa.example' }, here));
});

test('reset: ten tries an hour per address', async () => {
  const here = from();
  for (let n = 0; n < 10; n += 1)
    expect((await post('/auth/reset-password', { token: `no${n}`, password: 'nueva-clave-1' }, here)).status).toBe(400);
  expectRefused(await post('/auth/reset-password', { token: 'no', password: 'nueva-clave-1' }, here));
});

test('own password: five wrong current ones', async () => {
  const ana = await account(30);
  const change = () =>
    app.rest('POST', '/users/change-password', {
      token: ana.token,
      body: { currentPassword: 'mala', newPassword: 'nueva-clave-1' },
    });
  for (let n = 0; n < 5; n += 1) expect((await change()).status).toBe(400);
  expectRefused(await change());
});

test('exports: six an hour per company; PDF: sixty a minute', async () => {
  const ana = await account(40);
  for (let n = 0; n < 6; n += 1)
    expect((await app.rest('GET', '/invoices/export/csv', { token: ana.token })).status).toBe(200);
  expectRefused(await app.rest('GET', '/invoices/export/csv', { token: ana.token }));
  await setSubscription(app, ana, { plan: 'pro', status: 'active' });
  expectRefused(await app.rest('GET', '/verifactu/records/export', { token: ana.token }));
  const { id } = await buildInvoice(app, ana);
  const pdf = () => app.rest('GET', `/invoices/${id}/pdf`, { token: ana.token });
  const drawn = runs(3, 59);
  for (let n = 0; n < drawn; n += 1) expect((await pdf()).status).toBe(200);
  expect(await spendMore('pdfTenant', 59 - drawn)).toBe(59);
  expect([(await pdf()).status, (await pdf()).status]).toEqual([200, 429]);
}, 60_000);

test('PDF: a long one costs a point more for each 250 lines, alone and in a ZIP', async () => {
  const ana = await account(42);
  const lines = Array.from({ length: 250 }, (_, n) => ({
    description: `Visita ${n + 1}`,
    quantity: 1,
    price: 10,
    ivaRate: 21,
  }));
  const { id } = await buildInvoice(app, ana, { lines });
  const spent = async () =>
    (
      await app.services.db.global(em =>
        em.query(`SELECT sum(points)::int AS spent
     FROM rate_limits WHERE key LIKE 'pdfTenant%'`),
      )
    )[0].spent;
  const before = await spent();
  expect((await app.rest('GET', `/invoices/${id}/pdf`, { token: ana.token })).status).toBe(200);
  expect((await spent()) - before).toBe(2);
  expect((await app.rest('POST', '/invoices/pdf', { token: ana.token, body: { ids: [id] } })).status).toBe(200);
  expect((await spent()) - before).toBe(4);
}, 60_000);

test('certificates: ten uploads an hour per company, whatever became of them', async () => {
  const [ana, eva] = [await account(60), await account(61)];
  for (const person of [ana, eva]) await setSubscription(app, person, { plan: 'pro', status: 'active' });
  const form = await formAsk({ certificate: Buffer.from('no es un certificado'), password: 'x' });
  const upload = (person: typeof ana) => app.rest('POST', '/verifactu/certificate', { token: person.token, ...form });
  const uploaded = runs(3, 9);
  for (let n = 0; n < uploaded; n += 1) expect((await upload(ana)).status).toBe(400);
  expect(await spendMore('certificateTenant', 9 - uploaded)).toBe(9);
  expect((await upload(ana)).status).toBe(400);
  expectRefused(await upload(ana));
  expect((await upload(eva)).status).toBe(400);
}, 60_000);

test.each(['plainly', 'in a fragment'])(
  'in general, asked %s: 200 root fields in two seconds per company, 20 a second per stranger, others untouched',
  async how => {
    const n = how === 'plainly' ? 50 : 52;
    const ana = await account(n);
    const eva = await account(n + 1);
    // Refused for its id before the database is asked: a slow machine asks fast enough too.
    const many = `{ ${Array.from({ length: 15 }, (_, n) => `a${n}: customer(id: "no") { id }`).join(' ')} }`;
    const fields = how === 'plainly' ? many : `{ ...F } fragment F on Query ${many}`;
    let refused = 0;
    for (const deadline = Date.now() + 30_000; refused === 0 && Date.now() < deadline;) {
      const start = Date.now();
      const answers = await Promise.all(Array.from({ length: 30 }, () => app.gql(fields, {}, { token: ana.token })));
      // Two seconds are a window: the one that was open, and each that began meanwhile.
      const windows = 2 + Math.floor((Date.now() - start) / 2000);
      refused = answers.filter(each => each.status === 429).length;
      expect((30 - refused) * 15).toBeLessThanOrEqual(200 * windows);
    }
    expect(refused).toBeGreaterThan(0);
    expect((await app.rest('GET', '/auth/me', { token: eva.token })).status).toBe(200);
    const here = from();
    const stranger = () => app.rest('GET', '/auth/me', { headers: here });
    let strangers: number[] = [];
    for (const deadline = Date.now() + 30_000; !strangers.includes(429) && Date.now() < deadline;)
      strangers = (await Promise.all(Array.from({ length: 60 }, stranger))).map(each => each.status);
    expect(strangers).toContain(429);
  },
  90_000,
);

test('in general, a burst within the limit is not refused: those who ask at one moment share what is taken in advance', async () => {
  const ana = await account(72);
  const burst = await Promise.all(
    Array.from({ length: 60 }, () => app.gql('{ me { user { id } } }', {}, { token: ana.token })),
  );
  expect(new Set(burst.map(({ status }) => status))).toEqual(new Set([200]));
  const here = from();
  const strangers = await Promise.all(Array.from({ length: 12 }, () => app.rest('GET', '/auth/me', { headers: here })));
  expect(new Set(strangers.map(({ status }) => status))).toEqual(new Set([401]));
});

test('the table holds neither addresses nor emails', async () => {
  const [row] = await app.services.db.global(em =>
    em.query(`SELECT count(*)::int AS n FROM rate_limits
     WHERE key ~ '@|10\\.0\\.0'`),
  );
  expect(row.n).toBe(0);
});

test("affiliates' codes: twenty tries a minute from an address, whatever is asked of them and through which door", async () => {
  const there = from();
  const tries = [
    '/public/affiliate/22222222/validate',
    '/public/affiliate/22222222/link',
    '/public/affiliate/x/validate',
  ];
  for (let n = 0; n < 18; n += 1)
    expect((await app.rest('GET', tries[n % 3]!, { headers: there })).status).toBe(n % 3 === 1 ? 404 : 200);
  const twice = '{ a: validateAffiliate(code: "22222222") { valid } b: validateAffiliate(code: "33333333") { valid } }';
  expect((await app.gql(twice, {}, { headers: there })).body.data).toEqual({
    a: { valid: false },
    b: { valid: false },
  });
  expectRefused(await app.rest('GET', tries[0]!, { headers: there }));
  expect((await app.rest('GET', tries[0]!, { headers: from() })).status).toBe(200);
});

test('affiliates: thirty a day of a company, which all stand in the list of the superadmin, whose own are not counted', async () => {
  const [ana, boss] = [await buildTenant(app), await buildSuperadmin(app)];
  const add = (token: string) =>
    app.rest('POST', '/affiliates', { token, body: { name: 'Elena Muñoz', email: 'elena@munozpena.example' } });
  for (let n = 0; n < 30; n += 1) expect((await add(ana.token)).status).toBe(201);
  const last = await add(ana.token);
  expect([last.status, last.body.error]).toEqual([
    429,
    expect.stringMatching(/^Tu empresa ya ha añadido hoy 30 afiliados\./),
  ]);
  for (let n = 0; n < 31; n += 1) expect((await add(boss.token)).status).toBe(201);
});

test('rows of long answers: a company reads 20,000 at a time, one answer after another; then only its short ones, and others all', async () => {
  const [ana, eva] = [await account(70), await account(71)];
  await asSuperuser(app.database, client =>
    client.query(
      `INSERT INTO app.customers (tenant_id, id, name, nif, search, created_at)
     SELECT $1, gen_random_uuid(), 'Cliente ' || n, '48213960A', 'cliente', now()
       FROM generate_series(1, 5000) n`,
      [ana.tenantId],
    ),
  );
  const ask = ({ token }: { token: string }, document: string) => app.gql(document, {}, { token, headers: from() });
  const all = '{ customers { items { id } } }';
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(ana, all)));
  expect(answers.flatMap(({ body }) => body.data?.customers.items.length ?? [])).toEqual([5000, 5000, 5000, 5000]);
  const refused = answers.filter(({ body }) => body.errors?.[0].extensions.code === 'RATE_LIMITED');
  expect(refused.length).toBe(2);
  expect(refused[0]!.body.errors[0].message).toMatch(
    /^Tu empresa ha leído o enviado demasiadas filas seguidas\. Espera .+ y vuelve a probar\.$/,
  );
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(ana, '{ customers(limit: 50) { items { id } } }')).body.data.customers.items.length).toBe(50);
  expect((await ask(eva, all)).body.data.customers.items).toEqual([]);
}, 60_000);

test('movements of a bank: 20,000 are compared at a time, one list after another, however few are asked for', async () => {
  const [ana, eva] = [await account(78), await account(79)];
  await asSuperuser(app.database, client =>
    client.query(
      `INSERT INTO app.bank_movements (tenant_id, id, account, date, amount, text, hash, aside, created_at)
     SELECT $1, gen_random_uuid(), '', '2026-11-20', n, 'COBRO', sha256(n::text::bytea), false, now()
       FROM generate_series(1, 5000) n`,
      [ana.tenantId],
    ),
  );
  const ask = ({ token }: { token: string }) =>
    app.gql('{ bankMovements(limit: 1) { openCount } }', {}, { token, headers: from() });
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(ana)));
  expect(answers.flatMap(({ body }) => body.data?.bankMovements.openCount ?? [])).toEqual([5000, 5000, 5000, 5000]);
  const codes = answers.flatMap(({ body }) => body.errors?.[0].extensions.code ?? []);
  expect(codes).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  expect((await ask(eva)).body.data.bankMovements.openCount).toBe(0);
}, 60_000);

test('lines of long inputs count as three rows each: seven drafts of 1,000 lines, good or bad, whatever is asked back; short ones go on', async () => {
  const [ana, eva] = [await account(74), await account(75)];
  const draft = async (person: { token: string }, lines: number, date: string | null = '2026-11-20') =>
    app.gql(
      'mutation($input: InvoiceInput!) { createInvoice(input: $input) { id } }',
      {
        input: {
          status: 'draft',
          date,
          customerManual: { name: 'Ana Pérez', nif: '48213960A' },
          lines: Array.from({ length: lines }, () => ({ description: 'a', quantity: 1, price: 1, ivaRate: 21 })),
        },
      },
      { token: person.token, headers: from() },
    );
  expect((await draft(ana, 1_000)).body.errors).toBeUndefined();
  for (let n = 0; n < 6; n += 1) expect((await draft(ana, 1_000, null)).status).toBe(400);
  // Of a long one nothing more is read; a short one is.
  const unread = (bytes: number) =>
    fetch(`${app.url}/api/invoices`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json', ...from() },
      body: '{'.padEnd(bytes, '-'),
    }).then(({ status }) => status);
  expect([await unread(LONG_INPUT_BYTES), await unread(LONG_INPUT_BYTES + 1)]).toEqual([400, 429]);
  const beyond = await draft(ana, 101);
  expect([beyond.status, beyond.body.errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED']);
  expect((await draft(ana, 100)).status).not.toBe(429);
  expect((await draft(eva, 1_000)).status).not.toBe(429);
}, 60_000);

test('billing: thirty acts of one company in ten minutes, whichever and through which door; another company has its own', async () => {
  const [ana, eva] = [await account(80), await account(81)];
  const paths = ['/billing/checkout', '/billing/portal', '/billing/cancel', '/billing/reactivate'];
  const act = (n: number, { token }: { token: string }) =>
    app.rest('POST', paths[n % 4]!, { token, body: { plan: 'pro' }, headers: from() });
  for (let n = 0; n < 30; n += 1) expect((await act(n, ana)).status).not.toBe(429);
  for (let n = 0; n < 4; n += 1) expectRefused(await act(n, ana));
  const graph = await app.gql(
    'mutation { reactivateSubscription { success } }',
    {},
    { token: ana.token, headers: from() },
  );
  expect(graph.status).toBe(429);
  expect((await act(0, eva)).status).not.toBe(429);
  expect((await app.rest('GET', '/billing/status', { token: ana.token, headers: from() })).status).toBe(200);
});

test('requests over personal data: five an hour from one address, three mails a day to one recipient', async () => {
  await buildSuperadmin(app);
  const ask = (there: Record<string, string>, email: string) =>
    post('/lopd/data-requests', { requestType: 'access', email, privacyAccepted: true }, there);
  const there = from();
  for (let n = 0; n < 5; n += 1) expect((await ask(there, `uno${n}@correo.example`)).status).toBe(201);
  expectRefused(await ask(there, 'uno@correo.example'));
  // One mailbox has many spellings.
  for (let n = 0; n < 3; n += 1) expect((await ask(from(), `Victima+${n}@correo.example`)).status).toBe(201);
  const fourth = await ask(from(), 'victima@correo.example');
  expect([fourth.status, fourth.body.error]).toEqual([
    429,
    expect.stringMatching(/^Con esta dirección ya se han hecho 3 solicitudes hoy/),
  ]);
});

import {
  buildInvoice,
  buildSuperadmin,
  buildTenant,
  buildUser,
  invoicePayload,
  leaveRepresentation,
  setSubscription,
  type Person,
} from '../../test/build';
import { buildCertificate } from '../../test/certificate-upload';
import { startTestApp, type Body, type TestApp } from '../../test/harness';
import { putLawAsWritten } from '../../test/law';
import { offerRepresentation } from '../../test/representation';
import { asSuperuser } from '../../test/superuser';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await putLawAsWritten(app.database);
  // Both ways are there.
  offerRepresentation(app);
});
afterAll(() => app.close());

/** The NIF of the tests' company is of one that pays the Impuesto sobre Sociedades: 1 January 2027. */
const BEFORE = { now: '2026-12-15T10:00:00Z', last: '2026-03-01T10:00:00Z', until: '31/12/2026' };
const AFTER = { now: '2027-01-15T10:00:00Z', last: '2027-01-05T10:00:00Z', until: '31/12/2027' };

// Where nothing else is said the law binds nobody yet.
beforeEach(() => app.at(new Date(BEFORE.now)));

const sql = (text: string, ...values: unknown[]) => asSuperuser(app.database, client => client.query(text, values));
const signIn = async ({ email }: Person): Promise<string> =>
  (await app.rest('POST', '/auth/login', { body: { email, password: 'secreta-123' } })).body.token;
const obligation = async (token: string): Promise<Body> =>
  (await app.rest('GET', '/verifactu/obligation', { token })).body.obligation;
const say = (token: string, body: Record<string, unknown>) =>
  app.rest('POST', '/verifactu/obligation', { token, body });
const issue = (token: string, date = '2026-11-20') =>
  app.rest('POST', '/invoices', { token, body: invoicePayload({ date }) });

type How = 'certificate' | 'operator' | 'goes on' | 'waits' | 'no';
/** By plan, certificate in force, operator empowered, bound: how a company sends. */
const ROWS: [pro: boolean, certificate: boolean, empowered: boolean, bound: boolean, how: How][] = [
  [false, false, false, false, 'no'],
  [false, false, false, true, 'waits'],
  [false, false, true, false, 'operator'],
  [false, false, true, true, 'operator'],
  [false, true, false, false, 'no'],
  [false, true, false, true, 'goes on'],
  [false, true, true, false, 'operator'],
  [false, true, true, true, 'operator'],
  [true, false, false, false, 'no'],
  [true, false, false, true, 'waits'],
  [true, false, true, false, 'operator'],
  [true, false, true, true, 'operator'],
  [true, true, false, false, 'certificate'],
  [true, true, false, true, 'certificate'],
  [true, true, true, false, 'certificate'],
  [true, true, true, true, 'certificate'],
];
const ways = (pro: boolean) =>
  `deja que Folio las presente por ti, o ${pro ? 'sube' : 'pasa a PRO y sube'} tu certificado.`;
const WORDS: Record<Exclude<How, 'no'>, (until: string, pro: boolean) => string> = {
  certificate: () => 'Cada factura que emites se envía a la AEAT con tu certificado.',
  operator: () => 'Cada factura que emites la presenta Folio por ti en la AEAT.',
  'goes on': (until, pro) =>
    `Tu empresa ya había empezado a enviar: sus facturas se siguen enviando con su certificado hasta el ${until}, como pide la ley. Para seguir después, ${ways(pro)}`,
  waits: (until, pro) =>
    `Tu empresa ya había empezado a enviar, y la ley pide seguir hasta el ${until}: sus facturas se sellan y esperan. Para que salgan, ${ways(pro)}`,
};
const UNSENT = {
  excluded:
    'Has dicho que la ley no obliga a tu empresa, porque lleva sus libros por el SII: tus facturas no se envían a la AEAT ni llevan QR.',
  before:
    'Tus facturas todavía no se envían a la AEAT. La ley obliga a tu empresa desde el 01/01/2027: faltan 17 días.',
  after: 'Desde el 01/01/2027 la ley obliga a tu empresa a enviar sus facturas. Para emitir, ',
};

describe.each([
  ['before the date', BEFORE, false],
  ['from the date on', AFTER, true],
] as const)('%s', (_when, { now, last, until }, binds) => {
  let ana: Person;
  beforeAll(async () => {
    app.at(new Date(now));
    ana = await buildTenant(app);
  });

  async function arrange(
    [pro, certificate, empowered, bound]: (typeof ROWS)[number],
    excluded: boolean,
  ): Promise<void> {
    for (const table of ['submissions', 'representations', 'certificates', 'sending_choices']) {
      await sql(
        table === 'submissions'
          ? `UPDATE app.submissions SET status = 'accepted'
         WHERE tenant_id = $1`
          : `DELETE FROM app.${table} WHERE tenant_id = $1`,
        ana.tenantId,
      );
    }
    await sql('UPDATE app.senders SET last_alta_at = $2 WHERE tenant_id = $1', ana.tenantId, bound ? last : null);
    await setSubscription(app, ana, { plan: pro ? 'pro' : 'basic', status: 'active' });
    if (certificate) await buildCertificate(app, ana);
    if (empowered) await leaveRepresentation(app, ana);
    if (excluded) expect((await say(ana.token, { choice: 'excluded', cause: 'sii' })).status).toBe(200);
  }

  const CASES = ROWS.flatMap(row =>
    [false, true].map(excluded => ({
      row,
      excluded,
      name: `${row[0] ? 'PRO' : 'basic'}${row[1] ? ', certificate' : ''}${row[2] ? ', operator' : ''}${row[3] ? ', bound' : ''}${excluded ? ', excluded' : ''}`,
    })),
  );
  test.each(CASES)('$name', async ({ row, excluded }) => {
    app.at(new Date(now));
    await arrange(row, excluded);
    const [pro, , , , how] = row;
    const sends = how !== 'no';
    const mayIssue = sends || !binds || excluded;
    const words =
      how === 'no'
        ? excluded
          ? UNSENT.excluded
          : binds
            ? UNSENT.after + ways(pro)
            : UNSENT.before
        : WORDS[how](until, pro);
    expect(await obligation(ana.token)).toMatchObject({
      sends,
      mayIssue,
      words,
      issuer: 'company',
      bindsFrom: excluded ? null : '2027-01-01',
      ending: how === 'goes on' || how === 'waits',
    });
    const { status, body } = await issue(ana.token);
    expect(status).toBe(mayIssue ? 201 : 402);
    if (!mayIssue) expect([body.code, body.error]).toEqual(['PLAN_REQUIRED', words]);
    else {
      const { data } = (
        await app.gql(
          'query($id: ID!) { invoice(id: $id) { qrUrl verifactu { hash } } }',
          { id: body.invoice.id },
          { token: ana.token },
        )
      ).body;
      expect([data.invoice.qrUrl !== null, data.invoice.verifactu !== null]).toEqual([sends, sends]);
    }
    expect((await app.rest('GET', '/verifactu/status', { token: ana.token })).body.verifactu.active).toBe(sends);
    expect((await app.rest('GET', '/verifactu/records', { token: ana.token })).status).toBe(pro ? 200 : 402);
  });
});

test('the date is the day itself in Madrid, of whom it binds, and as the platform has it', async () => {
  const [company, person] = [await buildTenant(app), await buildTenant(app, { companyNif: '48213960A' })];
  const tryOn = async (now: string) => {
    app.at(new Date(now));
    return Promise.all([company, person].map(async each => (await issue(await signIn(each))).status));
  };
  for (const each of [company, person]) await setSubscription(app, each, { status: 'active' });
  expect(await tryOn('2026-12-31T22:59:00Z')).toEqual([201, 201]);
  expect(await tryOn('2026-12-31T23:00:00Z')).toEqual([402, 201]);
  expect(await tryOn('2027-06-30T21:59:00Z')).toEqual([402, 201]);
  expect(await tryOn('2027-06-30T22:00:00Z')).toEqual([402, 402]);
  app.at(new Date('2027-06-30T21:00:00Z'));
  const boss = await buildSuperadmin(app);
  const change = (state: string) =>
    app.rest('PUT', '/superadmin/regulations/verifactu-others', {
      token: boss.token,
      body: {
        date: '2027-07-01',
        who: 'Autónomos y el resto',
        text: 'Las demás obligadas.',
        state,
        source: 'RDL 15/2025',
        readOn: '2026-11-20',
      },
    });
  expect((await change('announced')).status).toBe(200);
  expect(await tryOn('2027-06-30T22:00:00Z')).toEqual([402, 201]);
  expect((await change('in_force')).status).toBe(200);
});

test('where the law binds, drafts, papers, lists and payments go on', async () => {
  const ana = await buildTenant(app);
  const { id } = await buildInvoice(app, ana);
  await setSubscription(app, ana, { status: 'active' });
  app.at(new Date('2027-02-01T10:00:00Z'));
  const token = await signIn(ana);
  const draft = await app.rest('POST', '/invoices', { token, body: invoicePayload({ status: 'draft' }) });
  expect(draft.status).toBe(201);
  expect((await app.rest('POST', `/invoices/${draft.body.invoice.id}/issue`, { token })).status).toBe(402);
  expect((await app.rest('GET', `/invoices/${draft.body.invoice.id}`, { token })).body.invoice.status).toBe('draft');
  for (const [method, path] of [
    ['GET', '/invoices'],
    ['POST', `/invoices/${id}/pay`],
    ['POST', `/invoices/${id}/cancel`],
  ] as const)
    expect([path, (await app.rest(method, path, { token })).status]).toEqual([path, 200]);
  expect(
    (await fetch(`${app.url}/api/invoices/${id}/pdf`, { headers: { authorization: `Bearer ${token}` } })).status,
  ).toBe(200);
});

test('what a company says is kept with who and when, and the last word counts', async () => {
  const ana = await buildTenant(app);
  expect((await obligation(ana.token)).said).toBeNull();
  app.at(new Date('2026-11-22T10:00:00Z'));
  expect(
    (await say(ana.token, { choice: 'excluded', cause: 'other', note: 'Arrendamiento exento' })).body.obligation,
  ).toMatchObject({
    bindsFrom: null,
    said: {
      choice: 'excluded',
      cause: 'other',
      note: 'Arrendamiento exento',
      saidBy: expect.stringMatching(/^Persona /),
      saidAt: '2026-11-22T10:00:00.000Z',
    },
  });
  expect((await say(ana.token, { choice: 'not_yet' })).body.obligation).toMatchObject({
    issuer: 'company',
    bindsFrom: '2027-01-01',
    said: { choice: 'not_yet', cause: null },
  });
  const rows = await app.services.db.read(ana.tenantId, em =>
    em.query('SELECT choice, said_ip FROM sending_choices ORDER BY said_at, id'),
  );
  expect(rows).toEqual([
    { choice: 'excluded', said_ip: expect.any(String) },
    { choice: 'not_yet', said_ip: expect.any(String) },
  ]);
});

test.each<[string, Record<string, unknown>, string, string]>([
  ['nothing at all', {}, 'choice', 'Di por qué no se envían las facturas de tu empresa, o cómo factura'],
  [
    'a limited company as another',
    { issuer: 'other' },
    'issuer',
    'Con el NIF de una sociedad anónima o limitada, su fecha es la de las sociedades',
  ],
  ['no cause', { choice: 'excluded' }, 'cause', 'Elige por qué la ley no obliga a tu empresa'],
  [
    'a cause of nothing',
    { choice: 'not_yet', cause: 'sii' },
    'cause',
    'Solo se da una causa si la ley no obliga a tu empresa',
  ],
  [
    'another cause unsaid',
    { choice: 'excluded', cause: 'other', note: ' ' },
    'note',
    'Escribe qué causa del art. 3.3 es',
  ],
  [
    'another cause that nobody sees',
    { choice: 'excluded', cause: 'other', note: '\u200b' },
    'note',
    'Hay caracteres que no se ven: borra el texto y escríbelo a mano',
  ],
  [
    'too many words',
    { choice: 'excluded', cause: 'other', note: 'x'.repeat(201) },
    'note',
    'Escribe como mucho 200 caracteres',
  ],
])('%s is refused, and nothing is kept', async (_what, body, field, message) => {
  const ana = await buildTenant(app);
  const {
    status,
    body: { fields },
  } = await say(ana.token, body);
  expect([status, Object.entries(fields)]).toEqual([400, [[expect.stringMatching(new RegExp(`${field}$`)), message]]]);
  expect((await obligation(ana.token)).said).toBeNull();
});

test('whom the dates take it for is said apart, stays with later words, and follows the NIF where nobody has said it', async () => {
  const ana = await buildTenant(app, { companyNif: 'J86561404' });
  expect(await obligation(ana.token)).toMatchObject({ issuer: 'company', bindsFrom: '2027-01-01' });
  expect((await say(ana.token, { issuer: 'other' })).body.obligation).toMatchObject({
    issuer: 'other',
    bindsFrom: '2027-07-01',
    said: { choice: null },
  });
  expect((await say(ana.token, { choice: 'not_yet' })).body.obligation).toMatchObject({
    issuer: 'other',
    bindsFrom: '2027-07-01',
  });
  const eva = await buildTenant(app, { companyNif: '33456781S' });
  await say(eva.token, { choice: 'not_yet' });
  expect(
    (
      await app.rest('PUT', '/settings', {
        token: eva.token,
        body: { companyName: 'Eva, S.L.', companyNif: 'B98241573', companyAddress: null },
      })
    ).status,
  ).toBe(200);
  expect(await obligation(eva.token)).toMatchObject({ issuer: 'company', bindsFrom: '2027-01-01' });
  // What was said under another NIF does not delay the day of a limited company.
  const uma = await buildTenant(app, { companyNif: 'J86561404' });
  await say(uma.token, { issuer: 'other' });
  await app.rest('PUT', '/settings', {
    token: uma.token,
    body: { companyName: 'Uma, S.L.', companyNif: 'B98241573', companyAddress: null },
  });
  expect(await obligation(uma.token)).toMatchObject({ issuer: 'company', bindsFrom: '2027-01-01' });
});

test('why the law does not ask a company is said of its NIF: with another it is asked again', async () => {
  const ana = await buildTenant(app);
  const toAsk = async () =>
    (await app.rest('GET', '/verifactu/representation', { token: ana.token })).body.representation.toAsk;
  const rename = (companyNif: string) =>
    app.rest('PUT', '/settings', {
      token: ana.token,
      body: { companyName: 'Ana, S.L.', companyNif, companyAddress: null },
    });
  const { companyNif } = (await app.rest('GET', '/settings', { token: ana.token })).body.settings;
  await say(ana.token, { choice: 'excluded', cause: 'sii' });
  await rename(companyNif);
  expect([await toAsk(), await obligation(ana.token)]).toMatchObject([false, { bindsFrom: null }]);
  expect((await rename('B26304188')).status).toBe(200);
  expect([await toAsk(), await obligation(ana.token)]).toMatchObject([
    true,
    { bindsFrom: '2027-01-01', said: { choice: null, cause: null } },
  ]);
  const { body } = await issue(ana.token);
  expect(body.invoice.warnings ?? body.warnings).toContainEqual(expect.stringMatching(/Nadie ha dicho quién envía/));
});

test('from its date on nobody says that the law does not bind it yet', async () => {
  const ana = await buildTenant(app);
  app.at(new Date(AFTER.now));
  const { status, body } = await say(await signIn(ana), { choice: 'not_yet' });
  expect([status, Object.values(body.fields)]).toEqual([400, ['La ley ya obliga a tu empresa a enviar sus facturas']]);
  // Not by way of another case either, which stays the last word.
  const token = await signIn(ana);
  expect((await say(token, { choice: 'excluded', cause: 'foral' })).status).toBe(200);
  expect((await say(token, { choice: 'not_yet' })).status).toBe(400);
  expect(await obligation(token)).toMatchObject({ mayIssue: true, said: { choice: 'excluded', cause: 'foral' } });
});

test('only an admin says it', async () => {
  const ana = await buildTenant(app);
  expect((await say((await buildUser(app, ana)).token, { choice: 'not_yet' })).status).toBe(403);
});

test('of a first invoice that nobody was asked about the answer says what was assumed, also when it is repeated', async () => {
  const ana = await buildTenant(app);
  const headers = { 'idempotency-key': 'primera' };
  const create = () => app.rest('POST', '/invoices', { token: ana.token, body: invoicePayload(), headers });
  const first = await create();
  expect(first.body.warnings ?? first.body.invoice.warnings).toContainEqual(
    expect.stringMatching(/^Nadie ha dicho quién envía las facturas de tu empresa/),
  );
  const again = await create();
  expect(again.body.warnings ?? again.body.invoice.warnings).toEqual(
    first.body.warnings ?? first.body.invoice.warnings,
  );
  const second = await issue(ana.token);
  expect(JSON.stringify(second.body)).not.toContain('Nadie ha dicho');
  const asked = await buildTenant(app);
  await say(asked.token, { choice: 'not_yet' });
  expect(JSON.stringify((await issue(asked.token)).body)).not.toContain('Nadie ha dicho');
});

test('of what was said the last word counts, also in a repeated answer: who only said what it is has not said who sends', async () => {
  const { token } = await buildTenant(app, { companyNif: 'J86561404' });
  await say(token, { choice: 'not_yet' });
  app.at(new Date('2026-12-15T10:01:00Z'));
  await say(token, { issuer: 'other' });
  const headers = { 'idempotency-key': 'otra' };
  const create = async () =>
    (await app.rest('POST', '/invoices', { token, body: invoicePayload(), headers })).body.invoice.warnings;
  const first = await create();
  expect(first).toContainEqual(expect.stringMatching(/^Nadie ha dicho quién envía/));
  // What is said since changes nothing of it.
  app.at(new Date('2026-12-15T10:02:00Z'));
  await say(token, { choice: 'not_yet' });
  expect(await create()).toEqual(first);
});

test.each([
  ['A58402165', 'company', '2027-01-01'],
  // Non-residents: the IRNR (RD 1007/2023, art. 3.1.c), so among the others.
  ['N0032484H', 'other', '2027-07-01'],
  ['W0072130H', 'other', '2027-07-01'],
  ['E12345674', 'other', '2027-07-01'],
  ['48213960A', 'other', '2027-07-01'],
])('the NIF %s is of a group of its own date: %s', async (companyNif, issuer, bindsFrom) => {
  const { token } = await buildTenant(app, { companyNif });
  expect(await obligation(token)).toMatchObject({ issuer, bindsFrom });
});

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  buildCustomer,
  buildInvoice,
  buildProduct,
  buildTenant,
  buildUser,
  buildRequest,
  leaveIncident,
  leavePayment,
  leavePrivacy,
  leaveRepresentation,
  setSubscription,
  setTenantStatus,
  type Person,
} from '../../test/build';
import { buildSender } from '../../test/certificate-upload';
import { contentOf, editRow, linesOf } from '../../test/servers/archives';
import { cloneDatabase, withDatabase, type TestDatabase } from '../../test/database';
import { startTestApp, type TestApp } from '../../test/harness';
import { asSuperuser, dumpOf, tenantTables } from '../../test/superuser';
import { zipOf } from '../../platform/files/zip';
import { hashToken, newToken } from '../../platform/auth';
import { newId } from '../../platform/ids';
import { sealActivities } from '../activity/seal';
import { MANIFEST } from './manifest';
import { restoreTenant } from './restore';
import { fileOf, KEPT, LEFT } from './tables';

const { checkArchive } = jest.requireActual<{ checkArchive(zip: Blob, report: () => void): Promise<object> }>(
  '../../../web/verifier/check',
);

const folder = mkdtempSync(join(tmpdir(), 'folio-archive-'));
const at = (name: string) => join(folder, name);
let app: TestApp;
let ana: Person;
let bob: Person;
let zip: Buffer;
let path: string;
beforeAll(async () => {
  app = await startTestApp();
  [ana, bob] = [
    await buildSender(app, { companyName: 'Estudio Marea, S.L.' }),
    await buildSender(app, { companyName: 'CANARIO, S.L.' }),
  ];
  await buildUser(app, ana);
  await asSuperuser(app.database, client =>
    client.query(`INSERT INTO app.login_identities (email, tenant_id, user_id)
    SELECT email, tenant_id, id FROM app.users ON CONFLICT DO NOTHING`),
  );
  const customer = await buildCustomer(app, ana, { name: 'Ñoño & Cía «=1+1»' });
  const product = await buildProduct(app, ana, { price: 12.345678 });
  for (const person of [ana, bob]) await buildInvoice(app, person);
  const { id } = await buildInvoice(app, ana, {
    customerManual: undefined,
    customerId: customer.id,
    lines: [{ description: 'Tres', quantity: 3.5, price: 12.345678, ivaRate: 21, productId: product.id }],
  });
  await app.rest('POST', `/invoices/${id}/cancel`, { token: ana.token });
  await buildInvoice(app, ana, { status: 'draft' });
  await buildInvoice(app, ana, { kind: 'F2', customerManual: null });
  for (const person of [ana, bob]) await leavePayment(app, person);
  await leaveIncident(app, ana);
  await leavePrivacy(app, ana);
  await leaveRepresentation(app, ana);
  await sealActivities(app.services, 0);
  ({ zip, path } = await download(app, ana, 'first.zip'));
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

const ask = (from: TestApp, token: string, signal?: AbortSignal) =>
  fetch(`${from.url}/api/tenant/export`, { headers: { authorization: `Bearer ${token}` }, signal });

async function download(
  from: TestApp,
  { token }: Person,
  name: string,
): Promise<{ zip: Buffer; path: string; response: Response }> {
  const response = await ask(from, token);
  const bytes = Buffer.from(await response.arrayBuffer());
  writeFileSync(at(name), bytes);
  return { zip: bytes, path: at(name), response };
}

/** The same archive with some files otherwise; the manifest agrees with them. */
async function forged(
  name: string,
  change: Record<string, (text: string) => string>,
  manifestToo = true,
  from = path,
): Promise<string> {
  const content = await contentOf(from);
  for (const [file, edit] of Object.entries(change)) content.set(file, edit(content.get(file)!));
  const manifest = JSON.parse(content.get(MANIFEST)!) as { files: { name: string; rows: number; sha256: string }[] };
  if (manifestToo && !(MANIFEST in change)) {
    for (const file of manifest.files) {
      const text = content.get(file.name) ?? '';
      Object.assign(file, {
        rows: text.split('\n').length - 1,
        sha256: createHash('sha256').update(text).digest('hex'),
      });
    }
    content.set(MANIFEST, JSON.stringify(manifest));
  }
  const files = [...content].map(([file, text]) => ({ name: file, text, at: new Date() }));
  writeFileSync(
    at(name),
    await buffer(
      Readable.from(
        zipOf(
          (async function* all() {
            yield files;
          })(),
        ),
      ),
    ),
  );
  return at(name);
}

describe('the archive', () => {
  test('is a ZIP that others can read, named after the company', async () => {
    const { response } = await download(app, ana, 'named.zip');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="folio_B98241573_\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(execFileSync('unzip', ['-t', path]).toString()).toMatch(/No errors detected/);
  });

  test('holds every table, each record as it was sealed, each paper, and the page that checks it', async () => {
    const content = await contentOf(path);
    const names = [...content.keys()];
    expect(names.filter(name => name.startsWith('datos/'))).toEqual(KEPT.map(fileOf));
    expect(names.filter(name => name.startsWith('registros/'))).toEqual([
      'registros/000001-alta-A-2026-0001.xml',
      'registros/000002-alta-A-2026-0002.xml',
      'registros/000003-anulacion-A-2026-0002.xml',
      'registros/000004-alta-T-2026-0001.xml',
    ]);
    expect(names.filter(name => name.startsWith('facturas/'))).toEqual([
      'facturas/factura-A-2026-0001.pdf',
      'facturas/factura-A-2026-0002.pdf',
      'facturas/factura-T-2026-0001.pdf',
    ]);
    expect([names[0], names[1], names.at(-1)]).toEqual(['LEEME.txt', 'verificador.html', MANIFEST]);
    expect(linesOf(content.get('datos/records.jsonl')!)[0]!.xml).toBe(
      content.get('registros/000001-alta-A-2026-0001.xml'),
    );
    const pdf = await app.rest(
      'GET',
      `/invoices/${String(linesOf(content.get('datos/invoices.jsonl')!).find(row => row.full_number === 'A-2026-0001')!.id)}/pdf`,
      { token: ana.token },
    );
    expect(pdf.status).toBe(200);
    for (const { name, rows, sha256 } of (
      JSON.parse(content.get(MANIFEST)!) as { files: { name: string; rows: number; sha256: string }[] }
    ).files) {
      expect([
        name,
        linesOf(content.get(name)!).length,
        createHash('sha256').update(content.get(name)!).digest('hex'),
      ]).toEqual([name, rows, sha256]);
    }
    // Figures and instants are the database's own, to the last digit.
    expect(content.get('datos/products.jsonl')).toContain('"price": 12.345678');
    expect(content.get('datos/activities.jsonl')).toMatch(
      /"created_at": "\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{1,6}\+00:00"/,
    );
  });

  test('every table of a company is in it, or is named with why not', async () => {
    const tables = await asSuperuser(app.database, client => tenantTables(client));
    expect([...KEPT.map(({ table }) => table), ...Object.keys(LEFT)].sort()).toEqual(tables);
  });

  test('has nothing that opens a door, and nothing of another company', async () => {
    const secrets = await asSuperuser(
      app.database,
      async client =>
        (
          await client.query<{ secret: string }>(
            `SELECT password_hash AS secret FROM app.users WHERE tenant_id = $1 AND password_hash <> 'none'
         UNION SELECT encode(token_hash, 'hex') FROM app.sessions WHERE tenant_id = $1
       UNION SELECT encode(hash, 'hex') FROM app.one_time_tokens WHERE tenant_id = $1 UNION SELECT installation_number
         FROM app.tenants WHERE tenant_id <> $1 UNION SELECT tenant_id::text FROM app.tenants
         WHERE tenant_id <> $1`,
            [ana.tenantId],
          )
        ).rows,
    );
    expect(secrets.length).toBeGreaterThan(4);
    const text = [...(await contentOf(path)).values()].join('\n');
    for (const { secret } of secrets) expect(text.includes(secret)).toBe(false);
    expect(text).not.toMatch(/CANARIO|password_hash|provider_customer_id|\$argon2/);
  });

  test.each(['suspended', 'cancelled'] as const)(
    'comes for a company that is %s, and for a subscription that is over',
    async status => {
      const eva = await buildTenant(app);
      await setTenantStatus(app, eva, status);
      await setSubscription(app, eva, { status: 'expired', trialEndsAt: new Date(0) });
      expect((await ask(app, eva.token)).status).toBe(200);
    },
  );

  test('is an admin’s: refused to a user of the company, and one at a time', async () => {
    const pau = await buildUser(app, ana);
    expect((await ask(app, pau.token)).status).toBe(403);
    const [one, two] = await Promise.all([ask(app, ana.token), ask(app, ana.token)]);
    const bodies = await Promise.all([one, two].map(answer => answer.arrayBuffer()));
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    expect(bodies.length).toBe(2);
    expect((await ask(app, ana.token)).status).toBe(200);
  });

  test('a reader who leaves half-way frees the next', async () => {
    const leaving = new AbortController();
    const answer = await ask(app, ana.token, leaving.signal);
    leaving.abort();
    await answer.arrayBuffer().catch(() => undefined);
    for (let tries = 0; (await ask(app, ana.token)).status !== 200; tries += 1) expect(tries).toBeLessThan(200);
  });
});

describe('put back', () => {
  let empty: TestDatabase;
  const dump = () =>
    asSuperuser(empty, async client =>
      (
        await client.query<{ rows: number }>(
          (await tenantTables(client))
            .map(
              table => `SELECT count(*)::int AS rows
       FROM app.${table}`,
            )
            .join(' UNION ALL '),
        )
      ).rows.reduce((sum, { rows }) => sum + rows, 0),
    );
  beforeAll(async () => {
    empty = await cloneDatabase();
  });
  afterAll(() => empty.drop());

  const FORGED: [why: string, change: Parameters<typeof forged>[1], problem: RegExp][] = [
    [
      'a superadmin among its users',
      { 'datos/users.jsonl': editRow(() => ({ role: 'superadmin' })) },
      /ningún usuario puede ser superadmin/,
    ],
    [
      'the platform as its company',
      { 'datos/tenants.jsonl': editRow(() => ({ is_platform: true })) },
      /la que gestiona la plataforma/,
    ],
    [
      'a row of another company',
      { 'datos/customers.jsonl': editRow(() => ({ tenant_id: newId() })) },
      /customers\.jsonl, línea 1: es de otra empresa/,
    ],
    [
      'a column that nobody knows',
      { 'datos/customers.jsonl': editRow(() => ({ password_hash: 'x' })) },
      /no conoce «password_hash»/,
    ],
    ['a password', { 'datos/users.jsonl': editRow(() => ({ password_hash: 'x' })) }, /no conoce «password_hash»/],
    [
      'rows of different columns',
      {
        'datos/invoices.jsonl': editRow(
          () => ({ notes: undefined }),
          row => row.number === 1,
        ),
      },
      /no tiene las columnas de las otras/,
    ],
    [
      'what is no JSON',
      { 'datos/customers.jsonl': text => `${text}{"tenant_id": \n` },
      /customers\.jsonl, línea 2: no es JSON/,
    ],
    [
      'a value of the wrong type',
      { 'datos/customers.jsonl': editRow(() => ({ created_at: 'ayer' })) },
      /customers\.jsonl, línea 1/,
    ],
    [
      'an invoice that costs less',
      {
        'datos/invoices.jsonl': editRow(
          () => ({ subtotal: 1, total_iva: 0, total: 1 }),
          row => row.number === 1,
        ),
      },
      /suman lo que ella dice/,
    ],
    [
      'an invoice that is missing',
      {
        'datos/invoices.jsonl': text =>
          text
            .split('\n')
            .filter(line => !line.includes('A-2026-0001'))
            .join('\n'),
      },
      /./,
    ],
    [
      'another number',
      {
        'datos/invoices.jsonl': editRow(
          () => ({ full_number: 'A-2026-0009' }),
          row => row.number === 1,
        ),
      },
      /su serie y año/,
    ],
    ['a counter that is ahead', { 'datos/counters.jsonl': editRow(() => ({ last: 7 })) }, /correlativos/],
    [
      'a record that was changed',
      { 'datos/records.jsonl': text => text.replace('<sf:ImporteTotal>121.00<', '<sf:ImporteTotal>221.00<') },
      /La cadena se rompe en el registro 1: Su huella/,
    ],
    [
      'an act that was changed',
      { 'datos/activities.jsonl': text => text.replace('Empresa registrada', 'Nada') },
      /La auditoría se rompe en la actividad 1/,
    ],
    [
      'an email that is another’s',
      { 'datos/login_identities.jsonl': editRow(row => ({ email: `otra.${String(row.email)}` })) },
      /su propio correo/,
    ],
    [
      'a name without end',
      { 'datos/customers.jsonl': editRow(() => ({ name: 'x'.repeat(121) })) },
      /customers\.jsonl, línea 1: «name»: Escribe como mucho 120 caracteres/,
    ],
    [
      'signs that nobody sees',
      { 'datos/customers.jsonl': editRow(() => ({ name: 'Uno\u202e' })) },
      /«name»: Hay caracteres que no se ven/,
    ],
    [
      'notes of megabytes',
      { 'datos/invoices.jsonl': editRow(() => ({ notes: 'x'.repeat(3_000_000) })) },
      /«notes»: Escribe como mucho 2100 caracteres/,
    ],
    [
      'an email that is a header',
      { 'datos/users.jsonl': editRow(() => ({ email: 'a@b.example\r\nBcc: c@d.example' })) },
      /«email»: no es una dirección de correo/,
    ],
    [
      'a company that leads elsewhere',
      { 'datos/tenants.jsonl': editRow(() => ({ name: 'www.malo.example' })) },
      /«name»: lleva una dirección web/,
    ],
    [
      'a company of tomorrow',
      { 'datos/tenants.jsonl': editRow(() => ({ created_at: '9999-12-31T00:00:00Z' })) },
      /un día que no ha llegado/,
    ],
    ['a null byte', { 'datos/customers.jsonl': text => text.replace('Ñoño', '\\u0000') }, /customers\.jsonl/],
    ['another kind of file', { [MANIFEST]: () => '{"format":"otra"}' }, /No es una copia de Folio/],
    ['another version', { [MANIFEST]: text => text.replace('"version": 4', '"version": 9') }, /otra versión/],
    [
      'the version before this one',
      { [MANIFEST]: text => text.replace('"version": 4', '"version": 3') },
      /está entera, pero es de un Folio anterior \(\d+\.\d+\.\d+, formato 3; este lee el 4\)/,
    ],
    [
      'tables that are not named',
      { [MANIFEST]: text => text.replace('datos/users.jsonl', 'datos/../users.jsonl') },
      /no nombra las tablas/,
    ],
  ];
  test.each(FORGED)('refuses an archive with %s, and leaves nothing behind', async (_why, change, problem) => {
    const before = await dump();
    await expect(restoreTenant(empty.owner, await forged('forged.zip', change))).rejects.toThrow(problem);
    expect(await dump()).toBe(before);
  });

  test('refuses what is no ZIP, is cut short, is flipped by a byte, or differs from its manifest', async () => {
    const place = zip.indexOf('datos/invoices.jsonl') + 80;
    const broken: [string, Buffer, RegExp][] = [
      ['text.zip', Buffer.from('hola'), /no es un ZIP entero/],
      ['cut.zip', zip.subarray(0, zip.length - 30), /no es un ZIP entero/],
      ['flipped.zip', Buffer.from(zip).fill(zip[place]! ^ 1, place, place + 1), /dañado|no está donde/],
    ];
    for (const [name, bytes, problem] of broken) {
      writeFileSync(at(name), bytes);
      await expect(restoreTenant(empty.owner, at(name))).rejects.toThrow(problem);
    }
    await expect(restoreTenant(empty.owner, at('absent.zip'))).rejects.toThrow(/No se puede abrir/);
    await expect(
      restoreTenant(
        empty.owner,
        await forged('other.zip', { 'datos/customers.jsonl': text => text.replace('Ñoño', 'Otro') }, false),
      ),
    ).rejects.toThrow(/no es el del manifiesto/);
  });

  test('refuses a Folio with somebody in it', async () => {
    const before = await dumpOf(app.database, bob.tenantId);
    await expect(restoreTenant(app.database.owner, path)).rejects.toThrow(/no está vacío/);
    expect(await dumpOf(app.database, bob.tenantId)).toBe(before);
  });

  test('is the company that it was: the second archive differs in its manifest and in what was done with it', async () => {
    const restored = await restoreTenant(empty.owner, path);
    expect(restored).toMatchObject({ records: 4, plan: 'pro', status: 'active' });
    const other = await startTestApp({}, url => withDatabase(url, new URL(empty.app).pathname.slice(1)));
    const { token } = newToken();
    await asSuperuser(empty, client =>
      client.query(
        `INSERT INTO app.sessions (token_hash, kind, tenant_id, user_id, created_at, last_used_at, expires_at)
         VALUES ($1, 'user', $2, $3, now(), now(), now() + interval '1 day')`,
        [hashToken(token), ana.tenantId, ana.userId],
      ),
    );
    try {
      const second = await download(other, { ...ana, token }, 'second.zip');
      expect([second.response.status, second.response.ok || second.zip.toString()]).toEqual([200, true]);
      const [one, two] = [await contentOf(path), await contentOf(second.path)];
      expect([...two.keys()]).toEqual([...one.keys()]);
      const differing = [...one].filter(([name, text]) => two.get(name) !== text).map(([name]) => name);
      const figures = async (of: TestApp, by: string) => (await of.rest('GET', '/stats/dashboard', { token: by })).body;
      expect(await figures(other, token)).toEqual(await figures(app, ana.token));
      // What let another operator send ends here.
      expect(differing).toEqual(['datos/representations.jsonl', 'datos/activities.jsonl', MANIFEST]);
      const extra = linesOf(two.get('datos/activities.jsonl')!).slice(
        linesOf(one.get('datos/activities.jsonl')!).length,
      );
      expect(extra.map(row => [row.actor_kind, row.action, row.entity_type, row.description])).toEqual([
        ['system', 'create', 'tenant', expect.stringMatching(/^Empresa restaurada de una copia del /)],
        ['user', 'export', 'tenant', 'Todos los datos de la empresa descargados'],
      ]);
      const [before, after] = [one, two].map(content => JSON.parse(content.get(MANIFEST)!) as { installation: string });
      expect(after!.installation).toBe(restored.installation);
      expect(after!.installation).not.toBe(before!.installation);
      const [standing] = await asSuperuser(
        empty,
        async client =>
          (await client.query('SELECT withdrawn_at IS NOT NULL AS over, operator_nif FROM app.representations')).rows,
      );
      expect(standing).toEqual({ over: true, operator_nif: app.services.operator.nif });
      // What somebody allowed, and what was answered to whom, are there again, with the certificate of an erasure.
      const [{ id: erased, status: answered }] = (await other.rest('GET', '/lopd/data-requests', { token })).body
        .requests;
      expect([
        answered,
        (await other.rest('GET', `/lopd/data-requests/${erased}/certificate`, { token })).status,
      ]).toEqual(['completed', 200]);
      expect((await other.rest('GET', '/lopd/consents', { token })).body.consents).toEqual(
        (await app.rest('GET', '/lopd/consents', { token: ana.token })).body.consents,
      );

      // It goes on: the next number, the chain's next link, its own installation, and a log that verifies.
      const issue = () =>
        other.rest('POST', '/invoices', {
          token,
          body: {
            date: '2026-11-21',
            lines: [{ description: 'x', quantity: 1, price: 1, ivaRate: 21 }],
            customerManual: { name: 'Ana', nif: '48213960A', address: null },
          },
        });
      expect([(await issue()).body.invoice.fullNumber, (await issue()).body.invoice.fullNumber]).toEqual([
        'A-2026-0003',
        'A-2026-0004',
      ]);
      const { body: chain } = await other.gql(
        '{ verifyChain { records intact } checkActivities { intact } }',
        {},
        { token },
      );
      expect(chain.data).toEqual({ verifyChain: { records: 6, intact: true }, checkActivities: { intact: true } });
      const [first, newest] = await asSuperuser(
        empty,
        async client =>
          (
            await client.query<{ xml: string; hash: string }>(
              'SELECT xml, hash FROM app.records WHERE sequence > 4 ORDER BY sequence',
            )
          ).rows,
      );
      // Another installation is another chain, which begins with PrimerRegistro wherever it stands; the one after it
      // links.
      expect(first!.xml).toContain('<sf:Encadenamiento><sf:PrimerRegistro>S</sf:PrimerRegistro></sf:Encadenamiento>');
      expect(newest!.xml).toContain(`<sf:Huella>${first!.hash}</sf:Huella></sf:RegistroAnterior>`);
      expect(newest!.xml).toContain(`<sf:NumeroInstalacion>${restored.installation}</sf:NumeroInstalacion>`);
      await sealActivities(other.services, 0);
      expect((await other.gql('{ checkActivities { intact } }', {}, { token })).body.data.checkActivities.intact).toBe(
        true,
      );
      await expect(restoreTenant(empty.owner, path)).rejects.toThrow(/no está vacío/);
      // The page of the archive follows both chains; a record that says it is of the first one, or of a third, breaks
      // it.
      const third = await download(other, { ...ana, token }, 'third.zip');
      const verdict = async (file: string) => checkArchive(new Blob([readFileSync(file)]), () => undefined);
      expect(await verdict(third.path)).toMatchObject({ links: 6, broken: null, brokenAct: null });
      for (const installation of [before!.installation, newId()]) {
        const said = (text: string) =>
          text
            .split('\n')
            .map(line => (line.includes('A-2026-0004') ? line.replace(restored.installation, installation) : line))
            .join('\n');
        const lying = await forged(
          'lying.zip',
          { 'datos/records.jsonl': said, 'registros/000006-alta-A-2026-0004.xml': said },
          true,
          third.path,
        );
        expect(await verdict(lying)).toMatchObject({
          broken: { sequence: 6, problem: 'No enlaza con el registro anterior.' },
        });
      }
    } finally {
      await other.close();
    }
  });

  test('a person who was erased is in no copy, and what is put back verifies without them', async () => {
    const eva = await buildSender(app);
    const { id: customerId } = await buildCustomer(app, eva, {
      name: 'Rosa Martí',
      nif: '33456781S',
      email: 'rosa@marti.example',
    });
    await buildInvoice(app, eva, { customerManual: undefined, customerId });
    await app.services.db.tx(eva.tenantId, em =>
      em.query(
        `UPDATE submissions SET status = 'accepted'
       WHERE tenant_id = $1`,
        [eva.tenantId],
      ),
    );
    const { id } = await buildRequest(app, eva, { requestType: 'erasure', name: null, email: 'rosa@marti.example' });
    await app.rest('POST', `/lopd/data-requests/${id}/erase`, { token: eva.token });
    const copy = await cloneDatabase();
    try {
      const { path: file } = await download(app, eva, 'eva.zip');
      // Twice at once is once.
      const both = await Promise.allSettled([1, 2].map(() => restoreTenant(copy.owner, file)));
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(both.find(each => each.status === 'rejected')!.reason.message).toMatch(/no está vacío/);
      const [there] = await asSuperuser(
        copy,
        async client =>
          (
            await client.query(
              `SELECT r.xml ~ 'Rosa|33456781S' AS named, i.customer_name, (SELECT count(*)::int
           FROM app.blocked_data) AS blocked, (SELECT count(*)::int FROM app.erasures) AS erasures
           FROM app.records r JOIN app.invoices i ON i.id = r.invoice_id`,
            )
          ).rows,
      );
      expect(there).toEqual({ named: false, customer_name: 'Cliente suprimido 1', blocked: 0, erasures: 1 });
    } finally {
      await copy.drop();
    }
  });

  test('the policies bind the owner again afterwards', async () => {
    const loose = await asSuperuser(
      empty,
      async client =>
        (
          await client.query(`SELECT relname FROM pg_class
       WHERE relnamespace = 'app'::regnamespace AND relrowsecurity AND NOT relforcerowsecurity`)
        ).rows,
    );
    expect(loose).toEqual([]);
  });
});

test('the page that travels with it is one file that asks nothing of anybody', () => {
  const page = readFileSync(join(__dirname, '../../../dist/verifier/verificador.html'), 'utf8');
  expect(page).toMatch(/default-src 'none'/);
  expect(page).not.toMatch(/https?:\/\/|<link|src=|fetch\(|import\(/);
});

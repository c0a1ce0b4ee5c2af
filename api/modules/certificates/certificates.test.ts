import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../platform/config/config';
import { buildKeyToken } from '../../test/api-key';
import {
  buildSuperadmin,
  buildTenant,
  buildUser,
  invoicePayload,
  setSubscription,
  type Person,
} from '../../test/build';
import { buildSender } from '../../test/certificate-upload';
import { formAsk } from '../../test/forms';
import { startTestApp, type TestApp } from '../../test/harness';
import { COMPANY, makeLeaf, type Leaf, type Wish } from '../../test/leaf';
import { writeP12, type P12 } from '../../test/p12';

const DAY = 86_400_000;
const NIF = 'B98241573';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp();
  ana = await buildPro();
});
afterEach(() => app.at(null));
afterAll(() => app.close());

async function buildPro(given: Parameters<typeof buildTenant>[1] = {}): Promise<Person> {
  const person = await buildTenant(app, { companyName: 'Estudio Marea, S.L.', companyNif: NIF, ...given });
  await setSubscription(app, person, { plan: 'pro', status: 'active' });
  return person;
}

const p12 = (leaf: Leaf, given: Partial<P12> = {}) =>
  writeP12({ keys: [leaf.key], certificates: [leaf], password: 'clave', ...given });
const good = (wish: Wish = {}) => p12(makeLeaf(wish));
type Form = Parameters<typeof formAsk>[0];
const upload = async (form: Form, person = ana) =>
  app.rest('POST', '/verifactu/certificate', { token: person.token, ...(await formAsk(form)) });
const status = (person = ana) => app.rest('GET', '/verifactu/certificate/status', { token: person.token });
const UPLOAD = `mutation($certificate: CertificateFile, $key: CertificateFile, $password: String, $noPassword: Boolean, $represents: Boolean, $confirmed: Boolean) {
  uploadCertificate(certificate: $certificate, key: $key, password: $password, noPassword: $noPassword, represents: $represents, confirmed: $confirmed) {
    hasCertificate holderName holderNif companyName companyNif kind issuer represents } }`;
const send = (variables: Record<string, unknown>, person = ana) => app.gql(UPLOAD, variables, { token: person.token });

/** Refused with these words on this field, and nothing is installed. */
async function expectRefused(form: Form, field: string, words: RegExp | string, person = ana): Promise<void> {
  const { status: code, body } = await upload(form, person);
  const text = typeof words === 'string' ? words : expect.stringMatching(words);
  expect([code, body]).toEqual([400, { error: text, code: 'BAD_USER_INPUT', fields: { [field]: text } }]);
}

describe('installing', () => {
  test('through REST answers its message and the status, which stands from then on for everybody of the company', async () => {
    const eva = await buildPro();
    const none = {
      hasCertificate: false,
      expiresAt: null,
      daysUntilExpiration: null,
      isExpired: false,
      isExpiringSoon: false,
    };
    expect((await status(eva)).body).toEqual(none);
    const to = new Date(Math.floor(Date.now() / 1000) * 1000 + 200 * DAY);
    const { status: code, body } = await upload({ certificate: good({ to }), password: 'clave' }, eva);
    const known = {
      hasCertificate: true,
      expiresAt: to.toISOString(),
      daysUntilExpiration: 200,
      isExpired: false,
      isExpiringSoon: false,
    };
    expect([code, body]).toEqual([200, { message: 'Certificado subido correctamente', ...known }]);
    expect((await status(eva)).body).toEqual(known);
    expect((await status(await buildUser(app, eva))).body).toEqual(known);
  });

  test('through GraphQL in base64 says whose it is; a second takes its place', async () => {
    const eva = await buildPro();
    const { body } = await send({ certificate: good().toString('base64'), password: 'clave' }, eva);
    expect(body.data.uploadCertificate).toEqual({
      hasCertificate: true,
      holderName: 'ANA PÉREZ NÚÑEZ',
      holderNif: '48213960A',
      companyName: 'ESTUDIO MAREA, S.L.',
      companyNif: NIF,
      kind: 'representative',
      issuer: '48213960A ANA PÉREZ NÚÑEZ (R: B98241573)',
      represents: false,
    });
    const seal = { O: 'ESTUDIO MAREA, S.L.', organizationIdentifier: `VATES-${NIF}`, CN: 'SELLO DE MAREA' };
    expect(
      (await send({ certificate: good({ subject: seal }).toString('base64'), password: 'clave', confirmed: true }, eva))
        .body.data.uploadCertificate,
    ).toMatchObject({ kind: 'seal', holderName: 'SELLO DE MAREA', holderNif: NIF });
    const traces = await app.services.db.read(eva.tenantId, em =>
      em.query(`SELECT action, description, risk_level
       FROM activities WHERE entity_type = 'certificate' ORDER BY id`),
    );
    expect(traces).toEqual([
      { action: 'create', description: 'Certificado digital instalado', risk_level: 'high' },
      {
        action: 'update',
        description: 'Certificado digital sustituido; NIF y nombre confirmados como en la tarjeta de la AEAT',
        risk_level: 'high',
      },
    ]);
  });

  test('takes old files, passwords beyond ASCII, none, and certificate and key apart', async () => {
    const leaf = makeLeaf();
    const key = Buffer.from(leaf.key.export({ type: 'pkcs8', format: 'pem' }).toString());
    for (const form of [
      { certificate: p12(leaf, { family: 'legacy' }), password: 'clave' },
      { certificate: p12(leaf, { password: 'contraseña €' }), password: 'contraseña €' },
      { certificate: p12(leaf, { password: '' }), noPassword: 'true' },
      { certificate: Buffer.from(leaf.pem), key, noPassword: 'on' },
    ])
      expect((await upload(form)).status).toBe(200);
  });

  test('names are written down without what no text can hold, and not beyond their length', async () => {
    const eva = await buildPro();
    const subject = { ...COMPANY, O: `MA\0REA\u2028${'X'.repeat(300)}`, CN: `AN\0A${'X'.repeat(60)}`, SN: 'P\0' };
    const { status: code, body } = await send(
      { certificate: good({ subject }).toString('base64'), password: 'clave' },
      eva,
    );
    const { companyName, holderName, issuer } = body.data.uploadCertificate;
    expect([code, holderName, issuer]).toEqual([200, 'ANA P', `AN A${'X'.repeat(60)}`]);
    expect(companyName).toBe(`MA REA ${'X'.repeat(193)}`);
  });

  test('several at once leave one certificate', async () => {
    const eva = await buildPro();
    const file = good();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => upload({ certificate: file, password: 'clave' }, eva)),
    );
    expect(answers.map(each => each.status)).toEqual([200, 200, 200, 200]);
    expect(await app.services.db.read(eva.tenantId, em => em.query('SELECT 1 FROM certificates'))).toHaveLength(1);
  });
});

describe('the doctor', () => {
  test('without a file or a password', async () => {
    const words = 'Selecciona archivo y contraseña';
    for (const [form, fields] of [
      [{}, ['certificate', 'password']],
      [{ password: 'clave' }, ['certificate']],
      [{ certificate: good() }, ['password']],
      [{ certificate: good(), password: '' }, ['password']],
      [{ certificate: Buffer.alloc(0), password: 'x' }, ['certificate']],
    ] as const) {
      const { status: code, body } = await upload({ ...form, nada: 'x' });
      expect([code, body]).toEqual([
        400,
        { error: words, code: 'BAD_USER_INPUT', fields: Object.fromEntries(fields.map(field => [field, words])) },
      ]);
    }
  });

  test('a wrong password is a 400, never a 401', () =>
    expectRefused(
      { certificate: good(), password: 'otra' },
      'password',
      'La contraseña del certificado no es correcta. Escribe la que pusiste al exportarlo, que no es la de tu cuenta.',
    ));
  test('no password where the box was not ticked', () =>
    expectRefused(
      { certificate: p12(makeLeaf(), { password: '' }), password: 'clave' },
      'password',
      /^Este certificado no tiene contraseña\. Marca «Sin contraseña»/,
    ));
  test('a password where the box was ticked', () =>
    expectRefused(
      { certificate: good(), noPassword: 'true' },
      'password',
      /^Este certificado tiene contraseña\. Desmarca «Sin contraseña»/,
    ));
  test('no private key', () =>
    expectRefused(
      { certificate: writeP12({ certificates: [makeLeaf()], password: 'clave' }), password: 'clave' },
      'certificate',
      /sin su clave privada.*«Exportar la clave privada»\.$/,
    ));
  test('a key of another certificate', () =>
    expectRefused(
      {
        certificate: Buffer.from(makeLeaf().pem),
        key: Buffer.from(makeLeaf({ ec: true }).key.export({ type: 'pkcs8', format: 'pem' }).toString()),
        noPassword: 'true',
      },
      'certificate',
      /^La clave privada no es la de este certificado\./,
    ));
  test('no certificate at all', () =>
    expectRefused(
      { certificate: Buffer.from('%PDF-1.7 factura'), password: 'clave' },
      'certificate',
      /^Este archivo no es un certificado\. Elige/,
    ));
  test('a file cut short', () =>
    expectRefused(
      { certificate: good().subarray(0, 700), password: 'clave' },
      'certificate',
      /^El archivo está incompleto o dañado\./,
    ));
  test('another kind of key store', () =>
    expectRefused(
      { certificate: Buffer.from('feedfeed00000002', 'hex'), password: 'clave' },
      'certificate',
      /^Este tipo de archivo no se puede leer\. Exporta/,
    ));
  test('a key that is too short for a connection', () => {
    const keys = generateKeyPairSync('rsa', { modulusLength: 512 });
    const weak = makeLeaf({ keysOf: { ...makeLeaf(), keys } });
    return expectRefused(
      { certificate: p12({ ...weak, key: keys.privateKey }), password: 'clave' },
      'certificate',
      /^Con este certificado no se puede abrir una conexión segura/,
    );
  });

  test('one that asks for too much computing', () =>
    expectRefused(
      { certificate: p12(makeLeaf(), { macIterations: 2_000_000 }), password: 'clave' },
      'certificate',
      /^Abrir este archivo exige mucho más cálculo/,
    ));

  test("expired, not yet valid, by Madrid's day", async () => {
    const file = good({ from: new Date('2026-03-01T23:30:00Z'), to: new Date('2026-09-30T22:30:00Z') });
    app.at(new Date('2026-10-02T10:00:00Z'));
    await expectRefused(
      { certificate: file, password: 'clave' },
      'certificate',
      'El certificado caducó el 01/10/2026. Renuévalo con tu prestador y sube el nuevo.',
      await buildPro(),
    );
    app.at(new Date('2026-02-27T10:00:00Z'));
    await expectRefused(
      { certificate: file, password: 'clave' },
      'certificate',
      'El certificado no vale hasta el 02/03/2026. Súbelo a partir de ese día.',
      await buildPro(),
    );
  });

  test('of another NIF: named, and taken once the company is said to be represented', async () => {
    const eva = await buildPro({ companyNif: 'A58402165', companyName: 'Óptica Güell, S.A.' });
    await expectRefused(
      { certificate: good(), password: 'clave' },
      'represents',
      'El certificado es de ESTUDIO MAREA, S.L. (B98241573), no de Óptica Güell, S.A. (A58402165). Si tienes su representación ante la AEAT, marca «Represento a este NIF»; si no, sube el certificado de la empresa.',
      eva,
    );
    expect((await status(eva)).body.hasCertificate).toBe(false);
    expect((await upload({ certificate: good(), password: 'clave', represents: 'true' }, eva)).status).toBe(200);
    const { body } = await app.gql('{ verifactuCertificate { represents companyNif } }', {}, { token: eva.token });
    expect(body.data.verifactuCertificate).toEqual({ represents: true, companyNif: NIF });
  });

  test("the holder's own NIF is the company's where it is a person; separators in the company's do not matter", async () => {
    const person = { CN: 'PÉREZ ANA - 48213960A', GN: 'ANA', SN: 'PÉREZ', serialNumber: 'IDCES-48213960A' };
    expect(
      (
        await upload(
          { certificate: good({ subject: person }), password: 'clave' },
          await buildPro({ companyNif: '48213960-A' }),
        )
      ).status,
    ).toBe(200);
    await expectRefused(
      { certificate: good({ subject: { CN: 'Sin número' } }), password: 'clave' },
      'represents',
      /^El certificado es de Sin número, no de/,
    );
  });

  test('over 100 kB: 413 through REST, 400 through GraphQL; not a form: 415', async () => {
    const big = Buffer.alloc(100_001);
    for (const file of [big, Buffer.alloc(3_000_000)]) {
      const { status: code, body } = await upload({ certificate: file, password: 'clave' });
      expect([code, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    }
    const words =
      'El archivo pesa más de 100 kB, y un certificado pesa mucho menos. Comprueba que has elegido el archivo .p12 o .pfx.';
    expect((await send({ certificate: big.toString('base64'), password: 'clave' })).body.errors[0]).toMatchObject({
      message: words,
      extensions: { code: 'BAD_USER_INPUT', fields: { certificate: words } },
    });
    expect((await send({ certificate: '¡no es base64!', password: 'clave' })).body.errors[0].message).toBe(
      'Envía el archivo en base64',
    );
    const json = await app.rest('POST', '/verifactu/certificate', {
      token: ana.token,
      body: { certificate: 'x', password: 'clave' },
    });
    expect([json.status, json.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect((await upload({ certificate: Buffer.alloc(100_000), password: 'clave' })).status).toBe(400);
  });
});

describe('the status', () => {
  test.each([
    ['2026-01-01T12:00:00Z', 30, false, false],
    ['2026-01-02T12:00:00Z', 29, false, true],
    ['2026-01-31T11:00:00Z', 1, false, true],
    ['2026-01-31T12:00:00Z', 0, true, false],
    ['2026-02-03T00:00:00Z', -2, true, false],
  ])('at %s: %i days, expired %s, soon %s', async (now, days, isExpired, isExpiringSoon) => {
    const eva = await buildPro();
    app.at(new Date('2025-12-01T12:00:00Z'));
    const fresh = await app.rest('POST', '/auth/register', {
      body: {
        email: `eva${days}@estado.example`,
        password: 'secreta-123',
        companyName: 'Eva',
        companyNif: NIF,
        name: 'Eva',
      },
    });
    const person = { ...eva, token: fresh.body.token, tenantId: fresh.body.tenant.id };
    await setSubscription(app, person, { plan: 'pro', status: 'active' });
    expect(
      (
        await upload(
          {
            certificate: good({ from: new Date('2025-11-01T00:00:00Z'), to: new Date('2026-01-31T12:00:00Z') }),
            password: 'clave',
          },
          person,
        )
      ).status,
    ).toBe(200);
    app.at(new Date(now));
    const again = await app.rest('POST', '/auth/login', {
      body: { email: `eva${days}@estado.example`, password: 'secreta-123' },
    });
    expect((await status({ ...person, token: again.body.token })).body).toEqual({
      hasCertificate: true,
      expiresAt: '2026-01-31T12:00:00.000Z',
      daysUntilExpiration: days,
      isExpired,
      isExpiringSoon,
    });
  });
});

describe('who may', () => {
  test('no company without the PRO plan, by any door', async () => {
    const eva = await buildTenant(app);
    const refused = [
      await status(eva),
      await upload({ certificate: good(), password: 'clave' }, eva),
      await app.rest('DELETE', '/verifactu/certificate', { token: eva.token }),
    ];
    for (const { status: code, body } of refused)
      expect([code, body]).toEqual([
        402,
        { error: 'Verifactu necesita el plan PRO (49 €/mes + IVA).', code: 'PLAN_REQUIRED' },
      ]);
  });

  test('a user and an API key look and change nothing; the superadmin has no certificate', async () => {
    const key = await buildKeyToken(app, ana);
    const pau = await buildUser(app, ana);
    for (const token of [key, pau.token]) {
      expect((await app.rest('GET', '/verifactu/certificate/status', { token })).status).toBe(200);
      expect((await upload({ certificate: good(), password: 'clave' }, { ...ana, token })).status).toBe(403);
      expect((await app.rest('DELETE', '/verifactu/certificate', { token })).status).toBe(403);
    }
    expect((await status(await buildSuperadmin(app))).status).toBe(403);
  });

  test('deleting it leaves its trace; a second time there is nothing', async () => {
    const eva = await buildPro();
    await upload({ certificate: good(), password: 'clave' }, eva);
    const remove = () => app.rest('DELETE', '/verifactu/certificate', { token: eva.token });
    expect((await remove()).body).toEqual({ success: true, message: 'Certificado eliminado' });
    expect((await status(eva)).body.hasCertificate).toBe(false);
    expect([(await remove()).status, (await remove()).body.error]).toEqual([
      404,
      'No hay ningún certificado instalado',
    ]);
    const [trace] = await app.services.db.read(eva.tenantId, em =>
      em.query(`SELECT description, risk_level, user_id
       FROM activities WHERE action = 'delete'`),
    );
    expect(trace).toEqual({ description: 'Certificado digital eliminado', risk_level: 'high', user_id: eva.userId });
  });
});

/** Files of others, where they lie beside the project. */
const OTHERS = join(ROOT, '../shared/reliability/data/p12');
/** Within their validity. */
const THEN = new Date('2026-11-25T10:00:00Z');
const THEIRS: Record<string, [password: string | null, words: RegExp | 'installed']> = {
  'ok.p12': ['x', 'installed'],
  'ec.p12': ['x', 'installed'],
  'legacy_rc2_3des.p12': ['x', 'installed'],
  'emptypass.p12': [null, 'installed'],
  'utf8pass.p12': ['x', /^La contraseña del certificado no es correcta/],
  'nokey.p12': ['x', /sin su clave privada/],
  'iter2M.p12': ['x', /mucho más cálculo/],
  'deepasn1.p12': ['x', /incompleto o dañado/],
  'hugelen.p12': ['x', /incompleto o dañado/],
  'truncated.p12': ['x', /incompleto o dañado/],
  'random4k.p12': ['x', /no es un certificado/],
  'exe.p12': ['x', /no es un certificado/],
};
const maybe = existsSync(OTHERS) ? test : test.skip;
if (!existsSync(OTHERS)) process.stdout.write('certificates: ../shared is not here; its files are not tried\n');

maybe('files that other programs wrote get the right words', async () => {
  const eva = await buildPro();
  expect(Object.keys(THEIRS).sort()).toEqual(
    readdirSync(OTHERS)
      .filter(name => name.endsWith('.p12'))
      .sort(),
  );
  app.at(THEN);
  const token = (await app.rest('POST', '/auth/login', { body: { email: eva.email, password: 'secreta-123' } })).body
    .token;
  for (const [name, [password, words]] of Object.entries(THEIRS)) {
    const form = {
      certificate: readFileSync(join(OTHERS, name)),
      represents: 'true',
      ...(password === null ? { noPassword: 'true' } : { password }),
    };
    const { status: code, body } = await upload(form, { ...eva, token });
    expect([name, code, body.error ?? 'installed']).toEqual([
      name,
      words === 'installed' ? 200 : 400,
      words === 'installed' ? words : expect.stringMatching(words),
    ]);
  }
  expect(
    (await upload({ certificate: readFileSync(join(OTHERS, 'emptypass.p12')), password: 'x' }, { ...eva, token })).body
      .error,
  ).toMatch(/^Este certificado no tiene contraseña/);
});

test('a certificate deleted while an invoice is issued: it is sealed and the certificate stays, or neither', async () => {
  for (let round = 0; round < 10; round += 1) {
    const ana = await buildSender(app);
    const issue = () => app.rest('POST', '/invoices', { token: ana.token, body: invoicePayload() });
    const remove = () => app.rest('DELETE', '/verifactu/certificate', { token: ana.token });
    const [issued, removed] =
      round % 2
        ? await Promise.all([issue(), remove()])
        : ((await Promise.all([remove(), issue()])).reverse() as [
            Awaited<ReturnType<typeof issue>>,
            Awaited<ReturnType<typeof remove>>,
          ]);
    expect([
      issued.status,
      [
        [true, 409],
        [false, 200],
      ],
    ]).toEqual([201, expect.arrayContaining([[issued.body.invoice.verifactu !== null, removed.status]])]);
    if (removed.status === 409) expect(removed.body.error).toMatch(/la ley te obliga a seguir hasta el/);
  }
});

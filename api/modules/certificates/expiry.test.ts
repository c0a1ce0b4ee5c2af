import { setTimeout as sleep } from 'node:timers/promises';
import { smtpMailer } from '../../edges/mail';
import { readConfig } from '../../platform/config/config';
import { startTestJobs } from '../../test/jobs';
import { buildTenant, buildUser, leaveRepresentation, type Person } from '../../test/build';
import { buildCertificate } from '../../test/certificate-upload';
import { POOLED, testDataDir } from '../../test/database';
import { start } from '../../serve';
import { startTestApp, type TestApp } from '../../test/harness';
import { offerRepresentation } from '../../test/representation';
import { SmtpProcess } from '../../test/servers/smtp';
import { deliver, type Post } from '../mail/deliver';
import { warnOfExpiry } from './expiry';

const END = new Date('2027-03-31T21:30:00Z');
/** So many days before the end. */
const before = (days: number) => new Date(END.getTime() - days * 86_400_000);

let app: TestApp;
let smtp: SmtpProcess;
let jobs: { stop(): Promise<void> };
beforeAll(async () => {
  app = await startTestApp();
  smtp = await SmtpProcess.start();
  const post: Post = {
    db: app.services.db,
    mailer: smtpMailer(smtp.url, 'Folio <no-responder@folio.example>', 1_500),
    publicUrl: 'https://folio.example',
    supportEmail: 'ayuda@folio.example',
    operatorSends: () => app.services.operatorCertificate !== null,
    paperOf: async () => null,
    invoiceLetter: async () => null,
    quoteLetter: async () => null,
    reminderLetter: async () => null,
    tokenOf: () => '',
    now: () => app.services.now(),
  };
  jobs = await startTestJobs(
    app.database.app,
    { mail: ids => deliver(post, ids), certificateExpiry: () => warnOfExpiry(app.services) },
    app.services.log,
  );
});
afterAll(async () => {
  await jobs.stop();
  smtp.end();
  await app.close();
});

interface Mail {
  kind: string;
  user_id: string;
  status: string;
  last_error: string | null;
}
const mails = (person: Person): Promise<Mail[]> =>
  app.services.db.read(person.tenantId, em =>
    em.query(`SELECT kind, user_id, status, last_error
   FROM mails WHERE kind LIKE 'certificate%' ORDER BY created_at, id`),
  );
const on = async (days: number) => {
  app.at(before(days));
  await warnOfExpiry(app.services);
};
const decoded = (raw: string) =>
  raw
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, hex => Buffer.from(hex.replaceAll('=', ''), 'hex').toString());

async function delivered(person: Person): Promise<string[]> {
  const end = Date.now() + 20_000;
  while ((await mails(person)).some(({ status }) => status !== 'sent')) {
    if (Date.now() > end) throw new Error(`not delivered: ${JSON.stringify(await mails(person))}`);
    await sleep(100);
  }
  return smtp.received
    .filter(({ to }) => to.includes(person.email))
    .map(({ raw }) => decoded(raw))
    .filter(raw => raw.includes('certificado'));
}

async function company(given: Parameters<typeof buildTenant>[1] = {}): Promise<Person> {
  app.at(before(400));
  const person = await buildTenant(app, given);
  await buildCertificate(app, person, { notAfter: END });
  return person;
}

test('at 30 days and at 7 the admins are written to, each time once, and nobody else', async () => {
  const ana = await company({ companyName: 'Estudio Marea, S.L.' });
  const second = await buildUser(app, ana, 'admin');
  await buildUser(app, ana, 'user');
  const kinds = async () => (await mails(ana)).map(({ kind, user_id: user }) => [kind, user]);
  for (const days of [200, 31]) await on(days);
  expect(await kinds()).toEqual([]);
  for (const days of [30, 29, 20, 8]) await on(days);
  const first = [
    ['certificate_30', ana.userId],
    ['certificate_30', second.userId],
  ];
  expect((await kinds()).sort()).toEqual(first.sort());
  for (const days of [7, 6.5, 1, 0.1, 0, -5]) await on(days);
  expect((await kinds()).sort()).toEqual(
    [...first, ['certificate_7', ana.userId], ['certificate_7', second.userId]].sort(),
  );
});

test('the letter says which certificate, until when and where to change it', async () => {
  const ana = await company({ companyName: 'Estudio Marea, S.L.', name: 'Ana Núñez' });
  await app.services.db.tx(ana.tenantId, em => em.query('UPDATE users SET email_verified_at = now()'));
  await on(30);
  const [letter] = await delivered(ana);
  expect(letter).toMatch(/Subject: .*certificado/);
  expect(letter).toContain('Hola, Ana Núñez:');
  expect(letter).toContain(
    'El certificado digital con el que Estudio Marea, S.L. envía sus facturas a la AEAT caduca el 31/03/2027.',
  );
  expect(letter).toContain('Renuévalo con tu prestador y súbelo en Configuración.');
  expect(letter).not.toContain('Folio las presente');
  expect(letter).toContain('https://folio.example/app/settings?tab=verifactu');
});

test('it offers the operator where there is one, and has nothing to ask for of a company that has let it send', async () => {
  const [eva, ion] = [await company(), await company()];
  offerRepresentation(app);
  try {
    await leaveRepresentation(app, ion);
    await on(30);
    expect(await delivered(eva)).toEqual([
      expect.stringContaining('súbelo en Configuración, o deja allí que Folio las presente por ti.'),
    ]);
    expect(await delivered(ion)).toEqual([
      expect.stringContaining(
        'Desde entonces las presenta Folio por ti, como tu empresa tiene autorizado: no tienes que hacer nada.',
      ),
    ]);
  } finally {
    app.services.operatorCertificate = null;
  }
});

test('missed days are made up for: with five left only the last warning goes out', async () => {
  const ana = await company();
  await on(5);
  await on(5);
  expect((await mails(ana)).map(({ kind }) => kind)).toEqual(['certificate_7']);
});

test('another certificate is warned of anew', async () => {
  const ana = await company();
  await on(3);
  await buildCertificate(app, ana, { notAfter: END });
  await on(2);
  expect((await mails(ana)).map(({ kind }) => kind)).toEqual(['certificate_7', 'certificate_7']);
});

test('a warning that was overtaken by a new certificate is not sent', async () => {
  const ana = await company();
  await smtp.close();
  await on(25);
  // The first try has to be over: one that has already looked at the certificate may send once the server is back.
  for (const end = Date.now() + 20_000; (await mails(ana))[0]!.last_error === null && Date.now() < end;)
    await sleep(50);
  await buildCertificate(app, ana, { notAfter: new Date(END.getTime() + 900 * 86_400_000) });
  await smtp.open();
  const end = Date.now() + 20_000;
  while ((await mails(ana))[0]!.status !== 'failed' && Date.now() < end) {
    await app.services.db.global(em =>
      em.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL'),
    );
    await sleep(100);
  }
  expect((await mails(ana))[0]!.status).toBe('failed');
  expect(smtp.received.filter(({ to }) => to.includes(ana.email))).toEqual([]);
});

test('two workers at once write once', async () => {
  const ana = await company();
  app.at(before(30));
  await Promise.all(Array.from({ length: 6 }, () => warnOfExpiry(app.services)));
  expect(await mails(ana)).toHaveLength(1);
});

test('a server with workers looks every day', async () => {
  const { app: url, owner, platform } = app.database;
  const server = await start(
    readConfig({
      DATABASE_URL: url,
      DATABASE_OWNER_URL: owner,
      DATABASE_PLATFORM_URL: platform,
      DATA_DIR: testDataDir(),
      ...POOLED,
      DEMO: '0',
      PORT: '0',
      LOG_LEVEL: 'silent',
      APP_SECRET: app.services.appSecret.toString('base64'),
    }),
  );
  const known = () =>
    app.services.db.global(em => em.query('SELECT identifier FROM graphile_worker._private_known_crontabs'));
  for (let tries = 0; tries < 50 && (await known()).length < 2; tries += 1) await sleep(100);
  expect(await known()).toEqual(expect.arrayContaining([{ identifier: 'certificateExpiry' }, { identifier: 'purge' }]));
  await server.stop();
});

test('the queue runs it by its name', async () => {
  const ana = await company();
  app.at(before(30));
  await app.services.db.global(em => em.query(`SELECT graphile_worker.add_job('certificateExpiry')`));
  for (const end = Date.now() + 20_000; (await mails(ana)).length === 0 && Date.now() < end;) await sleep(50);
  expect(await delivered(ana)).toHaveLength(1);
});

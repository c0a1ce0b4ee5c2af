import { setTimeout as sleep } from 'node:timers/promises';
import { smtpMailer } from '../../edges/mail';
import { buildTenant, mailedToken, type Person } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';
import { SmtpProcess } from '../../test/smtp';
import { tokenOf } from '../accounts/one-time-tokens';
import { deliver, type Post } from './deliver';
import { startJobs } from '../../platform/jobs';

/** How long the mail server is away: two minutes when somebody asks for it, so that the whole run stays short. */
const OUTAGE_MS = Number(process.env.MAIL_OUTAGE_MS ?? 1_500);

let app: TestApp;
let smtp: SmtpProcess;
let post: Post;
let jobs: { stop(): Promise<void> };

beforeAll(async () => {
  app = await startTestApp();
  smtp = await SmtpProcess.start();
  post = {
    db: app.services.db, mailer: smtpMailer(smtp.url, 'Folio <no-responder@folio.example>', 1_500), publicUrl: 'https://folio.example',
    tokenOf: id => tokenOf(app.services.appSecret, id), now: () => new Date(),
  };
  jobs = await startJobs(app.database.app, { mail: ids => deliver(post, ids) }, app.services.log);
});
afterAll(async () => {
  await jobs.stop();
  smtp.end();
  await app.close();
});
beforeEach(() => smtp.behave('take'));

const forgot = (person: Person) => app.rest('POST', '/auth/forgot-password', { body: { email: person.email } });
const mails = (person: Person) => app.services.db.read(person.tenantId, em => em.query('SELECT id, status, attempts, unanswered FROM mails ORDER BY created_at'));
const to = (person: Person) => smtp.received.filter(mail => mail.to.includes(person.email));
const decoded = (raw: string) => raw.replace(/=\r\n/g, '').replace(/(?:=[0-9A-F]{2})+/g, hex => Buffer.from(hex.replaceAll('=', ''), 'hex').toString());
/** Tries again at once what the queue would try later. */
const hurry = () => app.services.db.global(em => em.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL'));

async function until(done: () => Promise<boolean>, hurrying = true): Promise<void> {
  const end = Date.now() + 20_000;
  while (!await done()) {
    if (Date.now() > end) throw new Error('not in time');
    await sleep(100);
    if (hurrying) await hurry();
  }
}
const becomes = (person: Person, status: string) => until(async () => (await mails(person)).every((mail: { status: string }) => mail.status === status));

test('a reset arrives in Spanish, as text and HTML, with a link from PUBLIC_URL only', async () => {
  const ana = await buildTenant(app, { name: 'Ana <b>"Núñez"</b>' });
  await app.rest('POST', '/auth/forgot-password', { body: { email: ana.email }, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
  await becomes(ana, 'sent');
  const [mail] = to(ana);
  const raw = decoded(mail!.raw);
  expect(mail!.to).toEqual([ana.email]);
  expect(raw).toContain(`https://folio.example/reset-password/${await mailedToken(app, ana.userId)}`);
  expect(raw).toMatch(/Subject: .*Restablece/);
  expect(raw).toContain('Hola, Ana <b>"Núñez"</b>:');
  expect(raw).toContain('Hola, Ana &#60;b&#62;&#34;Núñez&#34;&#60;/b&#62;:');
  expect(raw).not.toContain('evil');
  expect(raw).toMatch(/Message-ID: <[0-9a-f-]{36}@folio>/);
});

test('an invitation names the company', async () => {
  const ana = await buildTenant(app, { companyName: 'Marea\u2028Bcc: x, S.L.' });
  await app.rest('POST', '/users', { token: ana.token, body: { name: 'Pau', email: 'pau@mail.example', role: 'user' } });
  await becomes(ana, 'sent');
  const mail = smtp.received.find(each => each.to.includes('pau@mail.example'))!;
  expect(decoded(mail.raw)).toContain('Marea Bcc: x, S.L. te ha dado acceso a sus facturas en Folio.');
  expect(mail.raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
});

test('greylisted: tried again, sent once', async () => {
  await smtp.behave('greylist');
  const ana = await buildTenant(app);
  await forgot(ana);
  await becomes(ana, 'sent');
  expect([to(ana).length, (await mails(ana))[0].attempts]).toEqual([1, 2]);
});

test('refused for good: failed, not tried again', async () => {
  await smtp.behave('refuse');
  const ana = await buildTenant(app);
  await forgot(ana);
  await becomes(ana, 'failed');
  expect((await mails(ana))[0].attempts).toBe(1);
});

test('unanswered after DATA: one more try with the same Message-ID, then doubtful, for the admin to see', async () => {
  await smtp.behave('swallow');
  const ana = await buildTenant(app);
  await app.rest('POST', '/users', { token: ana.token, body: { name: 'Eco', email: 'eco@mail.example', role: 'user' } });
  await becomes(ana, 'doubtful');
  const tries = smtp.swallowed.filter(each => each.to.includes('eco@mail.example'));
  const ids = tries.map(each => /Message-ID: (\S+)/.exec(each.raw)![1]);
  expect([tries.length, new Set(ids).size]).toEqual([2, 1]);
  const { body } = await app.gql('{ users { items { email invitation } } }', {}, { token: ana.token });
  expect(body.data.users.items).toContainEqual({ email: 'eco@mail.example', invitation: 'doubtful' });
});

test('a server that hangs after DATA, then comes back: delivered at most twice', async () => {
  await smtp.behave('hang');
  const ana = await buildTenant(app);
  await forgot(ana);
  await until(async () => (await mails(ana))[0].unanswered === 1, false);
  await smtp.behave('take');
  await becomes(ana, 'sent');
  expect(to(ana)).toHaveLength(2);
});

test('the server gone for a while under load: every mail arrives, none twice, none for what was rolled back', async () => {
  const people = [];
  for (let n = 0; n < 12; n += 1) people.push(await buildTenant(app));
  await smtp.close();
  await Promise.all(people.map(forgot));
  // The same act, rolled back by its own refusal: the email is taken.
  const taken = await app.rest('POST', '/users', { token: people[0]!.token, body: { name: 'x', email: people[1]!.email, role: 'user' } });
  expect(taken.status).toBe(409);
  await sleep(OUTAGE_MS);
  expect(people.flatMap(to)).toHaveLength(0);
  await smtp.open();
  for (const person of people) await becomes(person, 'sent');
  for (const person of people) expect(to(person)).toHaveLength(1);
}, 60_000 + OUTAGE_MS);

test('two workers and ten asks at once send it once', async () => {
  const ana = await buildTenant(app);
  await forgot(ana);
  const [{ id }] = await mails(ana);
  await Promise.all(Array.from({ length: 10 }, () => deliver(post, { tenantId: ana.tenantId, id })));
  await becomes(ana, 'sent');
  expect(to(ana)).toHaveLength(1);
});

test('a link that died before it went out is not mailed', async () => {
  await smtp.close();
  const ana = await buildTenant(app);
  await forgot(ana);
  await until(async () => (await mails(ana))[0].attempts > 0);
  await app.services.db.global(em => em.query('DELETE FROM one_time_tokens WHERE user_id = $1', [ana.userId]));
  await smtp.open();
  await becomes(ana, 'failed');
  expect(to(ana)).toHaveLength(0);
});

test('the job of a worker that died is taken up within two minutes, and may have been sent once already', async () => {
  const ana = await buildTenant(app);
  await jobs.stop();
  await forgot(ana);
  const [{ id }] = await mails(ana);
  await app.services.db.global(em => em.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '61 seconds', locked_by = 'dead-worker', attempts = 1 WHERE key = $1`, [`mail:${id}`]));
  await app.services.db.tx(ana.tenantId, em => em.query(`UPDATE mails SET status = 'sending', attempts = 1, lease_until = now() - interval '1 second' WHERE id = $1`, [id]));
  jobs = await startJobs(app.database.app, { mail: ids => deliver(post, ids) }, app.services.log);
  await becomes(ana, 'sent');
  expect((await mails(ana))[0]).toMatchObject({ attempts: 2, unanswered: 1 });
  expect(to(ana)).toHaveLength(1);
}, 60_000);

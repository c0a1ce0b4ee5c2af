import { setTimeout as sleep } from 'node:timers/promises';
import { smtpMailer, type Letter } from '../../edges/mail';
import { buildTenant, mailedToken, type Person } from '../../test/build';
import { startTestApp, type TestApp } from '../../test/harness';
import { SmtpProcess } from '../../test/servers/smtp';
import { asSuperuser } from '../../test/superuser';
import { tokenOf } from '../sign-in/one-time-tokens';
import { deliver, type Post } from './deliver';
import type { JobIds } from '../../platform/jobs';
import { startTestJobs } from '../../test/jobs';

/** How long the mail server stays away once every mail was tried: two minutes when somebody asks for it. */
const OUTAGE_MS = Number(process.env.MAIL_OUTAGE_MS ?? 0);

let app: TestApp;
let smtp: SmtpProcess;
let post: Post;
let jobs: { stop(): Promise<void> };

beforeAll(async () => {
  app = await startTestApp();
  smtp = await SmtpProcess.start();
  post = {
    db: app.services.db,
    mailer: smtpMailer(smtp.url, 'Folio <no-responder@folio.example>', 1_500),
    publicUrl: 'https://folio.example',
    supportEmail: 'ayuda@folio.example',
    operatorSends: () => false,
    paperOf: async () => null,
    invoiceLetter: async () => null,
    quoteLetter: async () => null,
    reminderLetter: async () => null,
    tokenOf: id => tokenOf(app.services.appSecret, id),
    now: () => new Date(),
  };
  jobs = await startTestJobs(app.database.app, { mail: carry }, app.services.log);
});
afterAll(async () => {
  await jobs.stop();
  smtp.end();
  await app.close();
});
beforeEach(() => smtp.behave('take'));

/** Carries everything but the welcomes, with which each person of these tests begins. */
async function carry(ids: JobIds): Promise<void> {
  const [{ kind }] = await app.services.db.read(ids.tenantId, em =>
    em.query('SELECT kind FROM mails WHERE id = $1', [ids.id]),
  );
  if (kind !== 'welcome') await deliver(post, ids);
}

const forgot = (person: Person) => app.rest('POST', '/auth/forgot-password', { body: { email: person.email } });
const mails = (person: Person) =>
  app.services.db.read(person.tenantId, em =>
    em.query(`SELECT id, status, attempts, unanswered, last_error
   FROM mails WHERE kind <> 'welcome' ORDER BY created_at`),
  );
const verify = (person: Person) =>
  app.services.db.tx(person.tenantId, em => em.query('UPDATE users SET email_verified_at = now()'));
const to = (person: Person) => smtp.received.filter(mail => mail.to.includes(person.email));
const decoded = (raw: string) =>
  raw
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, hex => Buffer.from(hex.replaceAll('=', ''), 'hex').toString());
/** Tries again at once what the queue would try later. */
const hurry = () =>
  app.services.db.global(em =>
    em.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL'),
  );

async function until(done: () => Promise<boolean>, hurrying = true): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await done())) {
    if (Date.now() > end) throw new Error('not in time');
    await sleep(100);
    if (hurrying) await hurry();
  }
}
const becomes = (person: Person, status: string) =>
  until(async () => (await mails(person)).every((mail: { status: string }) => mail.status === status));

test('a reset arrives in Spanish, as text and HTML, with a link from PUBLIC_URL only', async () => {
  const ana = await buildTenant(app, { name: 'Ana <b>"Núñez"</b>' });
  await verify(ana);
  await app.rest('POST', '/auth/forgot-password', {
    body: { email: ana.email },
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  });
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
  await app.rest('POST', '/users', {
    token: ana.token,
    body: { name: 'Pau', email: 'pau@mail.example', role: 'user' },
  });
  await becomes(ana, 'sent');
  const mail = smtp.received.find(each => each.to.includes('pau@mail.example'))!;
  expect(decoded(mail.raw)).toContain('La empresa «Marea Bcc: x, S.L.» te ha dado acceso a sus facturas en Folio.');
  expect(mail.raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m);
  // What the company chose stands once, in quotes: not in the subject, and not as the reader's name.
  expect(decoded(mail.raw)).toMatch(/^Subject: Te han invitado a Folio$/m);
  expect(decoded(mail.raw)).toContain('Hola:');
  expect(decoded(mail.raw)).not.toContain('Pau');
});

test('a name with a dot stands in a letter with nothing to click on', async () => {
  const ana = await buildTenant(app, { companyName: 'Booking.com España, S.L.' });
  await app.rest('POST', '/users', {
    token: ana.token,
    body: { name: 'Eva', email: 'eva@mail.example', role: 'user' },
  });
  await becomes(ana, 'sent');
  const raw = decoded(smtp.received.find(each => each.to.includes('eva@mail.example'))!.raw);
  expect(raw).toContain('La empresa «Booking .com España, S.L.» te ha dado acceso');
  expect(raw).not.toMatch(/booking\.com/i);
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
  await app.rest('POST', '/users', {
    token: ana.token,
    body: { name: 'Eco', email: 'eco@mail.example', role: 'user' },
  });
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

test(
  'the server gone for a while under load: every mail arrives, none twice, none for what was rolled back',
  async () => {
    const people = [];
    for (let n = 0; n < 12; n += 1) people.push(await buildTenant(app));
    await smtp.close();
    await Promise.all(people.map(forgot));
    // The same act, rolled back by its own refusal: the email is taken.
    const taken = await app.rest('POST', '/users', {
      token: people[0]!.token,
      body: { name: 'x', email: people[1]!.email, role: 'user' },
    });
    expect(taken.status).toBe(409);
    for (const person of people) await until(async () => (await mails(person))[0].attempts > 0);
    await sleep(OUTAGE_MS);
    expect(people.flatMap(to)).toHaveLength(0);
    await smtp.open();
    for (const person of people) await becomes(person, 'sent');
    for (const person of people) expect(to(person)).toHaveLength(1);
  },
  60_000 + OUTAGE_MS,
);

test('two workers and ten asks at once send it once', async () => {
  const ana = await buildTenant(app);
  await forgot(ana);
  const [{ id }] = await mails(ana);
  // Those that find it held are asked again later, as the queue does.
  await Promise.allSettled(Array.from({ length: 10 }, () => deliver(post, { tenantId: ana.tenantId, id })));
  await becomes(ana, 'sent');
  expect(to(ana)).toHaveLength(1);
});

test('a mail that went out while the database is busy is not sent again', async () => {
  const ana = await buildTenant(app);
  await jobs.stop();
  await forgot(ana);
  const [{ id }] = await mails(ana);
  const may = (action: string) => asSuperuser(app.database, client => client.query(action));
  let settled = false;
  const mailer = {
    ...post.mailer,
    async send(letter: Letter) {
      await post.mailer.send(letter);
      await may('REVOKE UPDATE ON app.mails FROM folio_app');
    },
  };
  const delivering = deliver({ ...post, mailer }, { tenantId: ana.tenantId, id }).finally(() => {
    settled = true;
  });
  delivering.catch(() => undefined);
  await until(async () => to(ana).length === 1, false);
  const before = app.statements();
  // Noting it has been tried, in vain, and is tried again.
  await until(async () => settled || app.statements() > before + 6, false);
  await may('GRANT UPDATE ON app.mails TO folio_app');
  await delivering;
  jobs = await startTestJobs(app.database.app, { mail: carry }, app.services.log);
  await becomes(ana, 'sent');
  expect([to(ana).length, (await mails(ana))[0].attempts]).toEqual([1, 1]);
}, 60_000);

test('a mail that another process holds stays in the queue: that process may be dead', async () => {
  const ana = await buildTenant(app);
  await jobs.stop();
  await forgot(ana);
  const [{ id }] = await mails(ana);
  const hold = (until: string) =>
    app.services.db.tx(ana.tenantId, em =>
      em.query(
        `UPDATE mails
     SET status = 'sending', attempts = 1, lease_until = now() + $2::interval WHERE id = $1`,
        [id, until],
      ),
    );
  await hold('1 minute');
  jobs = await startTestJobs(app.database.app, { mail: carry }, app.services.log);
  const tried = () =>
    app.services.db.global(em =>
      em.query('SELECT attempts, last_error FROM graphile_worker._private_jobs WHERE key = $1', [`mail:${id}`]),
    );
  await until(async () => (await tried())[0]?.last_error !== null, false);
  expect([await tried(), to(ana).length]).toEqual([
    [{ attempts: 1, last_error: expect.stringContaining('otro proceso') }],
    0,
  ]);
  await hold('-1 second');
  await becomes(ana, 'sent');
  expect(to(ana)).toHaveLength(1);
}, 60_000);

test('a link that died before it went out is not mailed', async () => {
  await smtp.close();
  const ana = await buildTenant(app);
  await forgot(ana);
  await until(async () => (await mails(ana))[0].last_error !== null);
  await app.services.db.acrossTenants('a test', em =>
    em.query('DELETE FROM one_time_tokens WHERE user_id = $1', [ana.userId]),
  );
  await smtp.open();
  await becomes(ana, 'failed');
  expect(to(ana)).toHaveLength(0);
});

test('the job of a worker that died is taken up within two minutes, and may have been sent once already', async () => {
  const ana = await buildTenant(app);
  await jobs.stop();
  await forgot(ana);
  const [{ id }] = await mails(ana);
  await app.services.db.global(em =>
    em.query(
      `UPDATE graphile_worker._private_jobs
       SET locked_at = now() - interval '61 seconds', locked_by = 'dead-worker', attempts = 1
       WHERE key = $1`,
      [`mail:${id}`],
    ),
  );
  await app.services.db.tx(ana.tenantId, em =>
    em.query(
      `UPDATE mails
     SET status = 'sending', attempts = 1, lease_until = now() - interval '1 second' WHERE id = $1`,
      [id],
    ),
  );
  jobs = await startTestJobs(app.database.app, { mail: carry }, app.services.log);
  await becomes(ana, 'sent');
  expect((await mails(ana))[0]).toMatchObject({ attempts: 2, unanswered: 1 });
  expect(to(ana)).toHaveLength(1);
}, 60_000);

test('smtp:// without TLS: taken on this machine, never anywhere else', async () => {
  const letter = { messageId: 'tls@folio', to: 'eva@mail.example', subject: 'Hola', text: 'Hola', html: 'Hola' };
  // Another name for the same server, which no longer says that it is this machine.
  const elsewhere = smtpMailer(smtp.url.replace('127.0.0.1', '0.0.0.0'), 'folio@folio.example', 1_500);
  const refusal = (await elsewhere.send(letter).catch((error: Error) => error)) as Error;
  expect([refusal.constructor.name, refusal.message]).toEqual(['Error', expect.stringContaining('STARTTLS')]);
  await smtpMailer(smtp.url, 'folio@folio.example', 1_500).send(letter);
  await until(async () => smtp.received.some(mail => mail.to.includes('eva@mail.example')), false);
});

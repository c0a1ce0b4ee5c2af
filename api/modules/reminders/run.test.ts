import { MailRefused, type Letter } from '../../edges/mail';
import type { Services } from '../../platform/context';
import {
  buildCustomer,
  buildInvoice,
  buildRectifying,
  buildSuperadmin,
  buildTenant,
  setSubscription,
  type Person,
} from '../../test/build';
import { startTestApp, type Body, type TestApp } from '../../test/harness';
import { asSuperuser } from '../../test/superuser';
import { deliver, type Post } from '../mail/deliver';
import { reminderLetterOf } from './letter-of';
import { remind } from './remind';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Days of the run, which has a Tuesday, two Fridays, a Wednesday and Good Friday for holidays, and two half-years. */
const FIRST = '2026-11-30';
const DAYS = 120;
/** From here on every step has been told: nothing may go any more, and each day is asked once. */
const QUIET_FROM = 60;
const HOLIDAYS = ['2026-12-08', '2026-12-25', '2027-01-01', '2027-01-06', '2027-03-26'];
const dayAt = (n: number) => new Date(Date.parse(`${FIRST}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10);
/** In Madrid, which is an hour ahead in winter. */
const moment = (day: string, hour: number) => new Date(Date.parse(`${day}T00:00:00Z`) + (hour - 1) * 3_600_000);

interface Gone extends Omit<Letter, 'messageId'> {
  id: string;
  day: string;
}
const gone: Gone[] = [];
let today = FIRST;
let carried = 0;
/** An address that its mail server does not take. */
const REFUSES = 'rechaza@cliente.example';

const post = (services: Services): Post => ({
  db: services.db,
  mailer: {
    async send({ messageId, ...letter }) {
      if (letter.to === REFUSES) throw new MailRefused('550 no existe');
      gone.push({ ...letter, id: messageId, day: today });
    },
    close: () => undefined,
  },
  publicUrl: 'https://folio.example',
  supportEmail: 'ayuda@folio.example',
  operatorSends: () => false,
  paperOf: async () => null,
  invoiceLetter: async () => null,
  quoteLetter: async () => null,
  reminderLetter: (tenantId, id, mayHaveGone) => reminderLetterOf(services, tenantId, id, mayHaveGone),
  tokenOf: () => '',
  now: services.now,
});

const sql = <Row = Body>(text: string, ...parameters: unknown[]): Promise<Row[]> =>
  app.services.db.tx(ana.tenantId, em => em.query(text, parameters));
const queued = () =>
  sql<{ id: string }>(`SELECT id FROM mails WHERE kind = 'reminder' AND status IN ('queued', 'sending') ORDER BY id`);

/**
 * The mail worker's turn. Every fifth letter was in the hands of a process that was killed with it; of one that is to be
 * refused nobody could know then that it was not got.
 */
async function carry(): Promise<void> {
  for (const { id } of await queued()) {
    carried += 1;
    if (carried % 5 === 0)
      await sql(
        `UPDATE mails SET status = 'sending', attempts = 1, lease_until = now() - interval '1 second' WHERE id = $1
           AND id NOT IN (SELECT mail_id FROM reminder_letters WHERE email = $2)`,
        id,
        REFUSES,
      );
    await deliver(post(app.services), { tenantId: ana.tenantId, id });
  }
}

/** A worker that is killed after so many transactions. */
function dying(after: number): Services {
  let left = after;
  const { services } = app;
  const db = new Proxy(services.db, {
    get(of, name) {
      const value = Reflect.get(of, name) as unknown;
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (name === 'tx') {
          left -= 1;
          if (left < 0) return Promise.reject(new Error('killed'));
        }
        return (value as (...args: unknown[]) => unknown).apply(of, args);
      };
    },
  });
  return { ...services, db };
}

const rest = async (method: string, path: string, body?: unknown) => {
  const answer = await app.rest(method, path, { token: path === '/auth/login' ? undefined : ana.token, body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer.body;
};

/** Sessions do not outlast the run. */
async function signIn(): Promise<void> {
  const { token } = await rest('POST', '/auth/login', { email: ana.email, password: 'secreta-123' });
  ana = { ...ana, token };
}

let made = 0;
async function owing(dueDate: string, given: Record<string, unknown> = {}): Promise<Body> {
  made += 1;
  const nif = given.nif ?? 'B26304188';
  const customer = await buildCustomer(app, ana, {
    email: given.email === undefined ? `pagos${made}@cliente.example` : given.email,
    nif,
    name: `Cliente ${made}`,
  });
  return buildInvoice(app, ana, { date: '2026-10-01', dueDate, customerManual: undefined, customerId: customer.id });
}
/** Tax numbers of companies that add up. */
const NIFS = [
  'A58818501',
  'B98241573',
  'A58402165',
  'B26304188',
  'A28015865',
  'A80192727',
  'B64717838',
  'A39000013',
  'A48265169',
];
const companies: string[] = [];
const nextNif = () => {
  const nif = NIFS[companies.length % NIFS.length]!;
  companies.push(nif);
  return nif;
};

const about = (invoice: Body) => gone.filter(({ text }) => text.includes(invoice.fullNumber));
const pay = (invoice: Body, amount?: string) =>
  rest('POST', `/invoices/${invoice.id}/collections`, { date: today, ...(amount && { amount }) });

/** What a customer says through the link of a letter that they got. */
async function answer(invoice: Body, kind: 'paid' | 'mistake'): Promise<void> {
  const [, path] = /https?:\/\/[^/\s]+(\/f\/[\w-]+)/.exec(about(invoice)[0]!.text)!;
  const response = await fetch(app.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ kind, words: kind === 'mistake' ? 'El importe no es el acordado' : '' }),
  });
  expect(response.status).toBe(303);
}

test('120 days: no letter after payment or to who answered, none twice, none on a day off, each saying what is left', async () => {
  today = FIRST;
  app.at(moment(today, 8));
  ana = await buildTenant(app, { companyName: 'Estudio Marea, S.L.' });
  await setSubscription(app, ana, { plan: 'pro', status: 'active', trialEndsAt: null });
  await sql('UPDATE users SET email_verified_at = $1', app.services.now());
  const boss = await buildSuperadmin(app);
  await asSuperuser(app.database, client =>
    client.query(`UPDATE app.tenants SET status = 'active' WHERE tenant_id = $1`, [ana.tenantId]),
  );
  // The rates of the run: 10 % until New Year, 12 % from then on.
  for (const [startsOn, reference] of [
    ['2026-07-01', '2.00'],
    ['2027-01-01', '4.00'],
  ])
    await app.rest('PUT', `/superadmin/late-rates/${startsOn}`, {
      token: boss.token,
      body: { reference, source: 'BOE', readOn: FIRST },
    });

  const old = await owing('2026-10-01', { nif: nextNif() });
  const never = await owing('2026-12-15', { nif: nextNif() });
  const parts = await owing('2026-12-01', { nif: nextNif() });
  const saysPaid = await owing('2026-12-01', { nif: nextNif() });
  const saysWrong = await owing('2026-12-02', { nif: nextNif() });
  const two = nextNif();
  const one = await owing('2026-12-03', { nif: two, email: 'dos@cliente.example' });
  const other = await owing('2026-12-03', { nif: two, email: 'dos@cliente.example' });
  const third = await owing('2026-12-17', { nif: two, email: 'dos@cliente.example' });
  const consumer = await owing('2026-12-04', { nif: '48213960A' });
  const nowhere = await owing('2026-12-04', { nif: nextNif(), email: null });
  const refused = await owing('2026-12-04', { nif: nextNif(), email: REFUSES });
  const annulled = await owing('2026-12-04', { nif: '00000001R' });
  const rectified = await owing('2026-12-04', { nif: '00000002W' });
  const lastMinute = await owing('2026-12-05', { nif: '00000003A' });
  const undone = await owing('2026-12-05', { nif: '00000004G' });
  const off = await owing('2026-12-04', { nif: '00000005M' });
  const customerOff = await owing('2026-12-04', { nif: '00000006Y' });

  const { settings } = await rest('GET', '/reminders/settings');
  expect(settings.enabled).toBe(false);
  await remind(app.services);
  expect(await queued()).toHaveLength(0);
  await rest('PUT', '/reminders/settings', {
    enabled: true,
    steps: settings.steps.map(({ on, days, words }: Body) => ({ on, days, words })),
  });
  await rest('POST', `/invoices/${off.id}/reminders`, { on: false });
  await rest('POST', `/customers/${customerOff.customer.id}/reminders`, { on: false });

  const doneOn: Record<string, () => Promise<unknown>> = {
    '2026-12-06': () => rest('POST', `/invoices/${annulled.id}/cancel`),
    '2026-12-07': () => buildRectifying(app, ana, rectified.id),
    '2026-12-10': async () => {
      await pay(parts, '21.00');
      const { name, nif } = refused.customer;
      await rest('PUT', `/customers/${refused.customer.id}`, { name, nif, email: 'corregida@cliente.example' });
    },
    '2026-12-11': () => answer(saysPaid, 'paid'),
    '2026-12-14': () => answer(saysWrong, 'mistake'),
    '2027-01-11': async () => {
      const { reminders } = await rest('GET', `/invoices/${saysPaid.id}/reminders`);
      expect(reminders).toMatchObject({ on: true, overdue: { hold: 'paid_said', nextOn: null } });
      await rest('POST', `/invoices/${saysPaid.id}/reminders`, { on: true, settledAnswerId: reminders.answerId });
    },
    '2027-01-13': () => pay(saysPaid),
    '2026-12-28': () => pay(parts),
    '2026-12-18': () => pay(one),
  };

  for (let n = 0; n < DAYS; n++) {
    today = dayAt(n);
    app.at(moment(today, 7));
    if (n < QUIET_FROM) await remind(app.services);
    // Whoever pays in the night has paid before the letters of the day.
    app.at(moment(today, 8));
    if (doneOn[today] || today === '2026-12-09') await signIn();
    await doneOn[today]?.();
    app.at(moment(today, 10));
    // Two workers at once, and one that is killed in the middle of it.
    await Promise.all([remind(dying(n % 4)), remind(app.services)]);
    if (n < QUIET_FROM) await remind(app.services);
    const waiting = await queued();
    if (today === '2026-12-09') {
      // Paid while its letter waits, and undone later: what did not go is not told.
      expect(waiting.length).toBeGreaterThan(1);
      await pay(lastMinute);
      const paid = await pay(undone);
      const [entry] = await sql<{ id: string }>('SELECT id FROM collections WHERE invoice_id = $1', undone.id);
      await carry();
      expect([about(lastMinute), about(undone), paid.invoice.status]).toEqual([[], [], 'paid']);
      await rest('POST', `/collections/${entry!.id}/undo`);
    }
    app.at(moment(today, 11));
    await carry();
    app.at(moment(today, 13));
    if (n < QUIET_FROM) await remind(app.services);
    expect(await queued()).toHaveLength(0);
  }

  const days = (invoice: Body) => about(invoice).map(({ day }) => day);
  const steps = (invoice: Body) => about(invoice).map(({ subject }) => subject.split(':')[0]);
  // Due before it was switched on: its steps were past, so nothing goes by itself.
  expect(days(old)).toEqual([]);
  // 3, 15 and 30 days after the 15th: Friday 18, Wednesday 30, Thursday 14.
  expect([steps(never), days(never)]).toEqual([
    ['Recordatorio', 'Segundo aviso', 'Último aviso'],
    ['2026-12-18', '2026-12-30', '2027-01-14'],
  ]);
  // Interest of 121 €: 16 days at 10 % and 14 at 12 %: 0.5304… + 0.5569… = 1.09
  expect(about(never)[2]!.text.replaceAll('\u00a0', ' ')).toMatch(
    /Queda por pagar: 121,00 €\nIntereses de demora hasta el 14 de enero de 2027 \(art\. 7 de la Ley 3\/2004\): 1,09 €\nCompensación por costes de cobro \(art\. 8 de la Ley 3\/2004\): 40,00 €\nEn total: 162,09 €/,
  );
  expect(about(never)[0]!.attachments!.map(({ name }) => name)).toEqual(
    [`${never.fullNumber}.pdf`].map(name => `factura-${name}`),
  );
  expect(about(parts).map(({ text }) => /Queda por pagar: ([\d,]+)/.exec(text)![1])).toEqual(['121,00', '100,00']);
  expect(days(saysPaid)).toEqual(['2026-12-04', '2027-01-11']);
  expect(steps(saysPaid)).toEqual(['Recordatorio', 'Último aviso']);
  expect(days(saysWrong)).toEqual(['2026-12-07']);
  // Both in one letter; then the other alone, in step with the third.
  expect(days(one)).toEqual(['2026-12-07']);
  expect(about(one)[0]!.subject).toBe('Recordatorio: 2 facturas vencidas');
  expect(days(other)).toEqual(['2026-12-07', '2026-12-18', '2027-01-04']);
  expect(steps(third)).toEqual(['Recordatorio', 'Segundo aviso', 'Último aviso']);
  expect(about(consumer).map(({ text }) => text.includes('Ley 3/2004'))).toEqual([false, false, false]);
  for (const invoice of [nowhere, annulled, rectified, lastMinute, off, customerOff]) expect(days(invoice)).toEqual([]);
  expect(steps(undone)).toEqual(['Recordatorio', 'Segundo aviso', 'Último aviso']);
  // Refused on the 7th, its card corrected on the 10th: nobody had got the first step.
  expect([steps(refused), days(refused)]).toEqual([
    ['Recordatorio', 'Segundo aviso', 'Último aviso'],
    ['2026-12-10', '2026-12-21', '2027-01-04'],
  ]);
  expect(await sql(`SELECT count(*)::int AS tries FROM reminder_letters WHERE email = $1`, REFUSES)).toEqual([
    { tries: 1 },
  ]);

  // Of all of them: no day off, no letter twice, five days between two to one customer.
  const byAddress = new Map<string, string[]>();
  for (const { to, day } of gone) byAddress.set(to, [...(byAddress.get(to) ?? []), day]);
  for (const { day } of gone) {
    expect([0, 6]).not.toContain(new Date(`${day}T12:00:00Z`).getUTCDay());
    expect(HOLIDAYS).not.toContain(day);
  }
  for (const each of byAddress.values())
    for (const [at, day] of each.entries())
      if (at > 0) expect(Date.parse(day) - Date.parse(each[at - 1]!)).toBeGreaterThanOrEqual(5 * 86_400_000);
  expect(new Set(gone.map(({ id }) => id)).size).toBe(gone.length);
  const told = await sql<{ letters: number }>('SELECT count(*)::int AS letters FROM reminders WHERE NOT stopped');
  expect(told[0]!.letters).toBe(gone.reduce((sum, { text }) => sum + new Set(text.match(/A-2026-\d{4}/g)).size, 0));
}, 300_000);

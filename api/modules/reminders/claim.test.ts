import { buildKeyToken } from '../../test/api-key';
import { buildCustomer, buildInvoice, buildTenant, buildUser, leaveAnswer, type Person } from '../../test/build';
import { startTestApp, type Body, type TestApp } from '../../test/harness';

/** A Monday morning on which what fell due on 12 November has reached its third step. */
const NOW = new Date('2026-12-14T09:30:00Z');

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp();
  app.at(NOW);
  ana = await company();
});
afterAll(() => app.close());
beforeEach(() => app.at(NOW));

async function company(): Promise<Person> {
  const person = await buildTenant(app, { companyName: 'Estudio Marea, S.L.' });
  await app.services.db.tx(person.tenantId, em => em.query('UPDATE users SET email_verified_at = now()'));
  return person;
}
const ask = (method: string, path: string, body?: unknown, { token }: Pick<Person, 'token'> = ana) =>
  app.rest(method, path, { token, body });
const NIFS = ['B26304188', 'A58402165', 'B85304723', 'J73520181', 'B97128466', 'A46109351', 'B96712039'];
let used = 0;
const debtor = (given: object = {}, by = ana): Promise<Body> => {
  used += 1;
  const nif = NIFS[used % NIFS.length];
  return buildCustomer(app, by, {
    name: `Deudora ${used}, S.L.`,
    nif,
    email: `pagos${used}@deudora.example`,
    ...given,
  });
};
const owes = (customerId: string, dueDate: string, price = 100, by = ana): Promise<Body> =>
  buildInvoice(app, by, {
    ...{ customerManual: undefined, customerId, date: '2026-11-10', dueDate, series: 'V' },
    lines: [{ description: 'Trabajo', quantity: 1, price, ivaRate: 21 }],
  });
const look = async (id: string, by: Pick<Person, 'token'> = ana) =>
  (await ask('GET', `/customers/${id}/overdue-claim`, undefined, by)).body.claim;
const send = (id: string, seen: string, by: Pick<Person, 'token'> = ana) =>
  ask('POST', `/customers/${id}/overdue-claim`, { seen }, by);
const numbers = (all: Body[]) => all.map(({ fullNumber }) => fullNumber);
const mails = async ({ tenantId } = ana): Promise<number> => {
  const sql = `SELECT count(*)::int AS count FROM mails WHERE kind = 'reminder' AND tenant_id = $1`;
  const [{ count }] = await app.services.db.read(tenantId, em => em.query(sql, [tenantId]));
  return count;
};

test('all that a customer has overdue goes in one letter, as it was shown; each invoice was told its step', async () => {
  const { id } = await debtor();
  const [one, two] = [await owes(id, '2026-12-01'), await owes(id, '2026-12-03', 50)];
  await owes(id, '2027-01-10');
  const claim = await look(id);
  expect(claim).toMatchObject({ id, whyNot: null, step: 1, owed: 181.5, others: [] });
  expect([claim.email, numbers(claim.invoices)]).toEqual([`pagos${used}@deudora.example`, numbers([one, two])]);
  expect(claim.letter.subject).toBe('Recordatorio: 2 facturas vencidas');
  expect(claim.letter.rows).toEqual([
    { label: `${one.fullNumber}, venció el 1 de diciembre de 2026`, value: '121,00\u00a0€' },
    { label: `${two.fullNumber}, venció el 3 de diciembre de 2026`, value: '60,50\u00a0€' },
    { label: 'Queda por pagar', value: '181,50\u00a0€' },
  ]);
  const before = await mails();
  const sent = await send(id, claim.seen);
  expect([sent.status, await mails()]).toEqual([200, before + 1]);
  expect(sent.body.claim).toMatchObject({ step: null, seen: null, invoices: [], letter: null });
  expect(sent.body.claim.whyNot).toBe('A este cliente ya se le ha escrito hace menos de 5 días');
  for (const invoice of [one, two]) {
    const { letters, overdue } = (await ask('GET', `/invoices/${invoice.id}/reminders`)).body.reminders;
    expect([letters.map(({ step }: Body) => step), overdue.told, overdue.byHand]).toEqual([[1], 1, null]);
  }
  // The next step, once letters are far enough apart.
  app.at(new Date('2026-12-21T09:30:00Z'));
  const { body } = await app.rest('POST', '/auth/login', { body: { email: ana.email, password: 'secreta-123' } });
  expect(await look(id, body)).toMatchObject({ step: 2, invoices: [{ told: 1 }, { told: 1 }] });
});

test('of several steps the firmest goes, with what the law adds for each; what is held is named with its reason', async () => {
  const { id } = await debtor();
  const [old, older] = [await owes(id, '2026-11-12'), await owes(id, '2026-11-11')];
  const [late, said, off] = [await owes(id, '2026-12-08'), await owes(id, '2026-11-12'), await owes(id, '2026-11-12')];
  const path = await leaveAnswer(app, ana, said.id);
  const words = new URLSearchParams({ kind: 'paid', words: 'Ayer' });
  await fetch(app.url + path, { method: 'POST', redirect: 'manual', body: words });
  await ask('POST', `/invoices/${off.id}/reminders`, { on: false });
  const claim = await look(id);
  expect([claim.step, numbers(claim.invoices)]).toEqual([3, numbers([older, old])]);
  expect(claim.others.map(({ fullNumber, hold, byHand }: Body) => [fullNumber, hold, byHand]).sort()).toEqual(
    [
      [late.fullNumber, null, 1],
      [said.fullNumber, expect.stringMatching(/_said$/), null],
      [off.fullNumber, 'invoice_off', null],
    ].sort(),
  );
  expect(claim.letter.rows.map(({ label }: Body) => label)).toContainEqual(
    expect.stringMatching(/^Compensación por costes de cobro, 40,00\s€ por factura/),
  );
  await ask('POST', `/customers/${id}/reminders`, { on: false });
  expect(await look(id)).toMatchObject({ whyNot: expect.stringMatching(/cliente/), invoices: [], letter: null });
});

test('what has moved since it was seen is refused, and nothing goes', async () => {
  const { id } = await debtor();
  const [one, two] = [await owes(id, '2026-12-01'), await owes(id, '2026-12-02')];
  const { seen } = await look(id);
  const refusals = async (mark: string) => {
    const { status, body } = await send(id, mark);
    return [status, body.error];
  };
  const before = await mails();
  await ask('POST', `/invoices/${one.id}/collections`, { amount: 21 });
  const MOVED = [409, 'Ha cambiado lo que se reclama: vuelve a mirarlo antes de enviarlo'];
  expect(await refusals(seen)).toEqual(MOVED);
  const now = await look(id);
  expect([now.seen === seen, now.owed]).toEqual([false, 221]);
  await ask('PUT', `/customers/${id}`, { name: 'Deudora', nif: 'B26304188', email: 'otra@deudora.example' });
  expect(await refusals(now.seen)).toEqual(MOVED);
  for (const paid of [one, two]) await ask('POST', `/invoices/${paid.id}/pay`);
  expect(await refusals(now.seen)).toEqual([409, 'No tiene nada vencido por cobrar']);
  expect(await look(id)).toMatchObject({ whyNot: 'No tiene nada vencido por cobrar', owed: 0 });
  expect(await mails()).toBe(before);
});

test('two who send it at once send one letter; the same call again sends none', async () => {
  const { id } = await debtor();
  await owes(id, '2026-12-01');
  const { seen } = await look(id);
  const before = await mails();
  const both = await Promise.all([send(id, seen), send(id, seen)]);
  expect([both.map(({ status }) => status).sort(), await mails()]).toEqual([[200, 409], before + 1]);
  const { id: other } = await debtor();
  await owes(other, '2026-12-01');
  const mark = (await look(other)).seen;
  const headers = { 'Idempotency-Key': 'claim-once' };
  const again = async () =>
    app.rest('POST', `/customers/${other}/overdue-claim`, { token: ana.token, body: { seen: mark }, headers });
  expect([(await again()).status, (await again()).status, await mails()]).toEqual([200, 200, before + 2]);
});

test('twenty invoices go in a letter, the oldest; the others wait for the next', async () => {
  const eva = await company();
  const { id } = await debtor({}, eva);
  for (let n = 0; n < 21; n += 1) await owes(id, n === 20 ? '2026-12-02' : '2026-12-01', 10, eva);
  const claim = await look(id, eva);
  expect([claim.invoices.length, claim.others.length]).toEqual([20, 1]);
  expect((await send(id, claim.seen, eva)).status).toBe(200);
});

test('another company, a key of a program, and what is no customer', async () => {
  const { id } = await debtor();
  await owes(id, '2026-12-01');
  const { seen } = await look(id);
  const stranger = await company();
  for (const asked of [
    await ask('GET', `/customers/${id}/overdue-claim`, undefined, stranger),
    await send(id, seen, stranger),
  ])
    expect([asked.status, asked.body.code]).toEqual([404, 'NOT_FOUND']);
  const key = { token: await buildKeyToken(app, ana) };
  expect((await ask('GET', `/customers/${id}/overdue-claim`, undefined, key)).status).toBe(403);
  expect((await send(id, seen, key)).status).toBe(403);
  expect((await send(id, seen, await buildUser(app, ana))).status).toBe(200);
  expect((await ask('GET', '/customers/nobody/overdue-claim')).status).toBe(400);
});

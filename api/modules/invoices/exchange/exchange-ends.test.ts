import { dayOf } from '../../../platform/dates';
import { buildCustomer, buildInvoice, buildTenant, type Person } from '../../../test/build';
import type { TestApp } from '../../../test/harness';
import type { AeatKit } from '../../../test/servers/aeat';
import { withSharedAeat } from '../../../test/servers/with-aeat';

let app: TestApp;
let aeat: AeatKit;
withSharedAeat(started => void ({ app, aeat } = started));

const BUYER = { name: 'Ana Pérez', nif: '48213960A', address: 'Calle Mayor, 1' };
const PEN = { description: 'Pluma estilográfica', quantity: 1, price: 48.6, ivaRate: 21 };
const ticket = (person: Person) =>
  buildInvoice(app, person, { kind: 'F2', customerManual: null, lines: [PEN] }) as Promise<{
    id: string;
    fullNumber: string;
  }>;
const post = ({ token }: Person, path: string, body: object = {}) => app.rest('POST', path, { token, body });
const made = async (person: Person, path: string, body: object = {}) => {
  const answer = await post(person, path, body);
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.body.invoice;
};
const exchange = (person: Person, tickets: { id: string }[]) =>
  made(person, '/invoices/exchange', { ids: tickets.map(({ id }) => id), customerManual: BUYER });
const rectify = (person: Person, { id }: { id: string }, body: object) =>
  made(person, `/invoices/${id}/rectify`, { kind: 'R5', cause: 'Devolución', ...body });
const states = ({ token }: Person, invoices: { id: string }[]) =>
  Promise.all(
    invoices.map(async ({ id }) => (await app.rest('GET', `/invoices/${id}`, { token })).body.invoice.status),
  );

test('the CSV says of each which it stands for, and its columns come to the income', async () => {
  const shop = await buildTenant(app);
  const tickets = [await ticket(shop), await ticket(shop), await ticket(shop)];
  const wrong = await exchange(shop, tickets.slice(0, 2));
  const back = await made(shop, `/invoices/${wrong.id}/take-back`);
  const right = await exchange(shop, tickets.slice(0, 2));
  const [head, ...rows] = (await app.rest('GET', '/invoices/export/csv', { token: shop.token })).text
    .trim()
    .split('\r\n')
    .map(row => row.split(';'));
  const shown = Object.fromEntries(
    rows.map(row => [
      row[0],
      ['Total', 'Base sustituida', 'Cuota sustituida', 'Canjea', 'Canjeada por'].map(name => row[head!.indexOf(name)]),
    ]),
  );
  const both = tickets
    .slice(0, 2)
    .map(each => each.fullNumber)
    .join(', ');
  expect(shown).toEqual({
    [wrong.fullNumber]: ['117,62', '97,20', '20,42', both, ''],
    [back.fullNumber]: ['-117,62', '-97,20', '-20,42', both, ''],
    [right.fullNumber]: ['117,62', '97,20', '20,42', both, ''],
    'T-2026-0001': ['58,81', '0,00', '0,00', '', right.fullNumber],
    'T-2026-0002': ['58,81', '0,00', '0,00', '', right.fullNumber],
    'T-2026-0003': ['58,81', '0,00', '0,00', '', ''],
  });
});

test('the CSV says the recargo that an F3 stands for, and of what rectifies a ticket which it is exchanged by', async () => {
  const shop = await buildTenant(app);
  const { id: customerId } = await buildCustomer(app, shop, { nif: '12345678Z', recargo: true });
  const sold = await buildInvoice(app, shop, { kind: 'F2', customerManual: undefined, customerId, lines: [PEN] });
  const whole = await made(shop, '/invoices/exchange', { ids: [sold.id], customerId });
  const back = await rectify(shop, sold, { lines: [{ ...PEN, quantity: -1 }] });
  const ofBack = await made(shop, '/invoices/exchange', { ids: [back.id], customerId });
  const [head, ...rows] = (await app.rest('GET', '/invoices/export/csv', { token: shop.token })).text
    .trim()
    .split('\r\n')
    .map(row => row.split(';'));
  const columns = ['Recargo', 'Recargo sustituido', 'Canjea', 'Canjeada por'].map(name => head!.indexOf(name));
  expect(Object.fromEntries(rows.map(row => [row[0], columns.map(at => row[at])]))).toEqual({
    [sold.fullNumber]: ['2,53', '0,00', '', whole.fullNumber],
    [whole.fullNumber]: ['2,53', '2,53', sold.fullNumber, ''],
    [back.fullNumber]: ['-2,53', '0,00', '', ofBack.fullNumber],
    [ofBack.fullNumber]: ['-2,53', '-2,53', back.fullNumber, ''],
  });
});

test('the report of correlativity counts F3 in the series of complete invoices, tickets in theirs, and all their records', async () => {
  const shop = await aeat.buildSender();
  const plain = await buildInvoice(app, shop, { date: dayOf(new Date()) });
  const tickets = [await ticket(shop), await ticket(shop)];
  const wrong = await exchange(shop, tickets);
  const back = await made(shop, `/invoices/${wrong.id}/take-back`);
  const again = await exchange(shop, tickets.slice(0, 1));
  await post(shop, `/invoices/${again.id}/cancel`);
  const last = await exchange(shop, tickets);
  const { correlativity } = (await app.rest('GET', '/invoices/correlativity', { token: shop.token })).body;
  expect(correlativity).toMatchObject({
    ...{ invoices: 7, gaps: 0, duplicates: 0 },
    series: [
      { series: 'A', first: plain.fullNumber, last: last.fullNumber, invoices: 5, gaps: 0, earlierDates: 0 },
      { series: 'T', first: tickets[0]!.fullNumber, last: tickets[1]!.fullNumber, invoices: 2, gaps: 0 },
    ],
    head: { sequence: 8, kind: 'alta', number: last.fullNumber },
    chain: { records: 8, intact: true },
  });
  expect([wrong, back, again, last].map(each => each.number)).toEqual([2, 3, 4, 5]);
  await aeat.drain(shop);
  expect((await aeat.statuses(shop)).map(({ status }) => status)).toEqual(Array(8).fill('accepted'));
});

test('what takes an exchange back stays where its tickets were annulled, replaced or lost their original since', async () => {
  const shop = await buildTenant(app);
  const refused = async (id: string, text: string) => {
    const { status, body } = await post(shop, `/invoices/${id}/cancel`);
    expect([status, body.error]).toEqual([409, expect.stringContaining(text)]);
  };
  const annulled = await ticket(shop);
  const first = await exchange(shop, [annulled]);
  const firstBack = await made(shop, `/invoices/${first.id}/take-back`);
  await post(shop, `/invoices/${annulled.id}/cancel`);
  await refused(firstBack.id, `volvería a valer la ${first.fullNumber}, y ya no puede. La ${annulled.fullNumber} está`);

  const wrong = await ticket(shop);
  const second = await exchange(shop, [wrong]);
  const secondBack = await made(shop, `/invoices/${second.id}/take-back`);
  const right = await rectify(shop, wrong, { way: 'S', lines: [{ ...PEN, price: 40 }] });
  await exchange(shop, [right]);
  await refused(secondBack.id, `A la ${wrong.fullNumber} la sustituye ${right.fullNumber}`);

  const sold = await ticket(shop);
  const third = await exchange(shop, [sold]);
  const back = await rectify(shop, sold, { lines: [{ ...PEN, quantity: -1 }] });
  const ofBack = await exchange(shop, [back]);
  const thirdBack = await made(shop, `/invoices/${third.id}/take-back`);
  expect(thirdBack.warnings).toEqual([
    `La ${back.fullNumber} rectifica ${sold.fullNumber} y sigue canjeada por ${ofBack.fullNumber}: deshaz también ese canje.`,
    expect.stringContaining('dirección de tu empresa'),
  ]);
  const backBack = await made(shop, `/invoices/${ofBack.id}/take-back`);
  expect(backBack.warnings).toHaveLength(1);
  await refused(backBack.id, `La ${back.fullNumber} rectifica ${sold.fullNumber}, que no está canjeada`);
  expect((await post(shop, `/invoices/${thirdBack.id}/cancel`)).status).toBe(200);
  expect((await post(shop, `/invoices/${backBack.id}/cancel`)).status).toBe(200);
});

test('an annulled ticket is not waited for, and of annulled ones alone nothing is collected', async () => {
  const shop = await buildTenant(app);
  const [one, two] = [await ticket(shop), await ticket(shop)];
  const wrong = await exchange(shop, [one, two]);
  const back = await made(shop, `/invoices/${wrong.id}/take-back`);
  await post(shop, `/invoices/${one.id}/pay`);
  expect(await states(shop, [wrong, back])).toEqual(['issued', 'issued']);
  await post(shop, `/invoices/${two.id}/cancel`);
  expect(await states(shop, [wrong, back])).toEqual(['paid', 'paid']);
  await post(shop, `/invoices/${one.id}/cancel`);
  expect(await states(shop, [wrong, back])).toEqual(['issued', 'issued']);
  const { status, body } = await post(shop, `/invoices/${wrong.id}/pay`);
  expect([status, body.error]).toEqual([409, expect.stringContaining('no hay nada que cobrar')]);
  expect(await states(shop, [wrong, back, one, two])).toEqual(['issued', 'issued', 'cancelled', 'cancelled']);
});

test('an F3 and its tickets are paid in one selection; what was paid before is still refused', async () => {
  const shop = await buildTenant(app);
  const [one, two, before] = [await ticket(shop), await ticket(shop), await ticket(shop)];
  const whole = await exchange(shop, [one, two]);
  const ids = [whole, one, two].map(({ id }) => id);
  const { status, body } = await post(shop, '/invoices/pay', { ids });
  expect([status, body.invoices.map((each: { status: string }) => each.status)]).toEqual([200, Array(3).fill('paid')]);
  await post(shop, `/invoices/${before.id}/pay`);
  const paid = await exchange(shop, [before]);
  const other = await buildInvoice(app, shop);
  const again = await post(shop, '/invoices/pay', { ids: [paid.id, other.id] });
  expect([again.status, again.body.error]).toEqual([409, 'La factura ya está pagada']);
  expect(await states(shop, [other])).toEqual(['issued']);
});

test('the payment of a selection is undone all at once, tickets and their F3 among it, or not at all', async () => {
  const shop = await buildTenant(app);
  const [one, two, plain] = [await ticket(shop), await ticket(shop), await buildInvoice(app, shop)];
  const whole = await exchange(shop, [one, two]);
  const all = [whole, one, two, plain];
  const ids = all.map(({ id }) => id);
  await post(shop, '/invoices/pay', { ids });
  const draft = await buildInvoice(app, shop, { status: 'draft' });
  const foreign = await buildInvoice(app, await buildTenant(app));
  for (const [other, code] of [
    [draft, 409],
    [foreign, 404],
  ] as const)
    expect((await post(shop, '/invoices/unpay', { ids: [...ids, other.id] })).status).toBe(code);
  expect(await states(shop, [...all, draft])).toEqual([...Array(4).fill('paid'), 'draft']);
  for (const chosen of [[], Array.from({ length: 101 }, () => plain.id)])
    expect((await post(shop, '/invoices/unpay', { ids: chosen })).body.fields).toEqual({
      ids: 'Elige de 1 a 100 facturas',
    });
  // Both of two at once: the second one finds them issued.
  const answers = await Promise.all([0, 1].map(() => post(shop, '/invoices/unpay', { ids })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await states(shop, all)).toEqual(Array(4).fill('issued'));
  const { body } = await app.rest('GET', `/invoices/${one.id}`, { token: shop.token });
  expect([body.invoice.owed, body.invoice.collections.length]).toEqual([body.invoice.total, 2]);
});

test('undone with its F3 or through it, a payment takes back what it brought: a ticket paid before stays so, none is left over', async () => {
  const shop = await buildTenant(app);
  const [cash, late] = [await ticket(shop), await ticket(shop)];
  await post(shop, `/invoices/${cash.id}/pay`);
  const whole = await exchange(shop, [cash, late]);
  await post(shop, `/invoices/${whole.id}/pay`);
  expect(await states(shop, [whole, cash, late])).toEqual(Array(3).fill('paid'));
  await post(shop, `/invoices/${whole.id}/issue`);
  expect(await states(shop, [whole, cash, late])).toEqual(['issued', 'paid', 'issued']);
  // One of the two is chosen with it: the other one was paid through it.
  await post(shop, `/invoices/${cash.id}/issue`);
  const ids = [cash, whole].map(({ id }) => id);
  expect((await post(shop, '/invoices/pay', { ids })).status).toBe(200);
  expect(await states(shop, [whole, cash, late])).toEqual(Array(3).fill('paid'));
  expect((await post(shop, '/invoices/unpay', { ids })).status).toBe(200);
  expect(await states(shop, [whole, cash, late])).toEqual(Array(3).fill('issued'));
});

test('by an exchange that is without effect nothing is paid, nor by what takes it back', async () => {
  const shop = await buildTenant(app);
  const tickets = [await ticket(shop)];
  const wrong = await exchange(shop, tickets);
  const back = await made(shop, `/invoices/${wrong.id}/take-back`);
  for (const { id } of [wrong, back]) {
    const refused = await post(shop, `/invoices/${id}/pay`);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'El canje está sin efecto: por ella no se cobra nada. Se cobran sus facturas simplificadas.',
    ]);
  }
  expect(await states(shop, [...tickets, wrong, back])).toEqual(['issued', 'issued', 'issued']);
});

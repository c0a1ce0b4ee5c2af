import { buildCustomer, buildInvoice, buildTenant, type Person } from '../../test/build';
import { sharedTestApp, type Body, type TestApp } from '../../test/harness';
import { movementsOf, uploadN43, uploadStatement } from '../../test/house/bank';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
  app.at(new Date('2026-11-24T09:00:00Z'));
});
afterAll(() => app.close());

const lines = (price: number) => [{ description: 'Trabajo', quantity: 1, price, ivaRate: 0, ivaCause: 'E1' }];
const BUYER = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Mayor 1, Logroño' };

async function company() {
  const person = await buildTenant(app);
  const send = (method: string, path: string, body?: unknown) => app.rest(method, path, { token: person.token, body });
  const customer = await buildCustomer(app, person, BUYER);
  const invoice = (given: object = {}): Promise<Body> =>
    buildInvoice(app, person, {
      ...{ date: '2026-11-01', customerManual: undefined, customerId: customer.id, lines: lines(1_000) },
      ...given,
    });
  const rectify = async ({ id }: Body, price: number, way = 'I', kind = 'R1'): Promise<Body> => {
    const body = { kind, way, cause: 'Precio', date: '2026-11-10', lines: lines(price) };
    const answer = await send('POST', `/invoices/${id}/rectify`, body);
    expect([answer.status, answer.body.error]).toEqual([201, undefined]);
    return answer.body.invoice;
  };
  const statusOf = async (...all: Body[]): Promise<string[]> =>
    Promise.all(all.map(async ({ id }) => (await send('GET', `/invoices/${id}`)).body.invoice.status));
  return { person, send, invoice, rectify, statusOf };
}

/** What is proposed for a movement: how sure it is, and what each gets. */
async function proposed(person: Person, text: string, amount: string) {
  expect((await uploadN43(app, person, [{ date: '2026-11-20', amount, text }])).status).toBe(201);
  const movement = (await movementsOf(app, person)).find(each => each.text === text);
  const { sure, invoices } = movement?.proposal ?? { sure: null, invoices: [] };
  const parts = invoices.map((each: Body) => `${each.fullNumber} ${each.amount}`);
  return { movement: movement!, said: [sure, ...parts], ids: invoices.map((each: Body) => each.invoiceId) };
}
type Company = Awaited<ReturnType<typeof company>>;
async function confirmed(
  { send }: Company,
  { movement, ids }: Pick<Awaited<ReturnType<typeof proposed>>, 'movement' | 'ids'>,
  amount: number,
) {
  const { status, body } = await send('POST', '/bank/matches', {
    matches: [{ movementId: movement.id, invoiceIds: ids, amount }],
  });
  expect([status, body.confirmed]).toMatchObject([200, { count: 1, amount }]);
}
const partsOf = async ({ person }: Company) =>
  (await movementsOf(app, person, 'matched'))[0]!.matches
    .map((each: Body) => `${each.fullNumber} ${each.amount}`)
    .sort();

test('what stands in the place of another is paid by what it says itself, whichever number is named, and both are settled', async () => {
  const all = await company();
  const original = await all.invoice();
  const right = await all.rectify(original, 900, 'S');
  const found = await proposed(all.person, `FRA ${original.fullNumber}`, '900.00');
  expect(found.said).toEqual([true, `${right.fullNumber} 900`]);
  await confirmed(all, found, 900);
  expect(await all.statusOf(original, right)).toEqual(['paid', 'paid']);
  expect(await partsOf(all)).toEqual([`${original.fullNumber} 1000`, `${right.fullNumber} -100`].sort());
  expect((await movementsOf(app, all.person, 'matched'))[0]).toMatchObject({ left: 0 });
  const undone = await all.send('POST', '/bank/matches/undo', { ids: [found.movement.id] });
  expect([undone.status, undone.body.undone]).toEqual([200, 2]);
  expect(await all.statusOf(original, right)).toEqual(['issued', 'issued']);
  // From its own page, too.
  await confirmed(all, found, 900);
  expect((await all.send('POST', `/invoices/${right.id}/issue`, {})).status).toBe(200);
  expect(await all.statusOf(original, right)).toEqual(['issued', 'issued']);
  expect((await movementsOf(app, all.person))[0]).toMatchObject({ left: 900 });
});

test('what is asked for each of a list is that of its family: a replacement asks for all, one that is credited for nothing', async () => {
  const all = await company();
  const [replaced, credited, plain] = [await all.invoice(), await all.invoice(), await all.invoice()];
  const right = await all.rectify(replaced, 900, 'S');
  await all.rectify(credited, -1_000);
  await all.send('POST', `/invoices/${plain.id}/collections`, { amount: 250 });
  const draft = await all.invoice({ status: 'draft' });
  const { body } = await app.gql('{ invoices { items { id owed asked } } }', {}, all.person);
  const said = (one: Body) => body.data.invoices.items.find((each: Body) => each.id === one.id);
  expect(said(right)).toMatchObject({ owed: '-100.00', asked: '900.00' });
  expect(said(replaced)).toMatchObject({ owed: '1000.00', asked: '900.00' });
  expect(said(credited)).toMatchObject({ owed: '1000.00', asked: '0.00' });
  expect(said(plain)).toMatchObject({ owed: '750.00', asked: '750.00' });
  expect(said(draft)).toMatchObject({ owed: '0.00', asked: '0.00' });
  const alone = await app.gql('query ($id: ID!) { invoice(id: $id) { asked } }', { id: right.id }, all.person);
  expect(alone.body.data.invoice.asked).toBe('900.00');
});

test('one that replaces another only to say it otherwise is paid with it, and what that was replaced by then, too', async () => {
  const all = await company();
  const original = await all.invoice();
  const second = await all.rectify(original, 1_000, 'S');
  const third = await all.rectify(second, 1_000, 'S');
  const found = await proposed(all.person, `PAGO ${third.fullNumber}`, '1000.00');
  expect(found.said).toEqual([true, `${third.fullNumber} 1000`]);
  await confirmed(all, found, 1_000);
  expect(await all.statusOf(original, second, third)).toEqual(['paid', 'paid', 'paid']);
  expect(await partsOf(all)).toEqual([`${original.fullNumber} 1000`]);
});

test('what the bank says nothing of settles a family as well', async () => {
  const all = await company();
  const original = await all.invoice();
  const second = await all.rectify(original, 1_000, 'S');
  const file = 'Fecha;Concepto;Importe\n20/11/2026;;1000,00';
  expect((await uploadStatement(app, all.person, file)).status).toBe(201);
  const [movement] = await movementsOf(app, all.person);
  await confirmed(all, { movement: movement!, ids: [second.id] }, 1_000);
  expect(await all.statusOf(original, second)).toEqual(['paid', 'paid']);
});

test('a part is for what is owed, and what is left is asked for next', async () => {
  const all = await company();
  const original = await all.invoice();
  const right = await all.rectify(original, 900, 'S');
  const part = await proposed(all.person, `A CUENTA ${right.fullNumber}`, '400.00');
  expect(part.said).toEqual([false, `${right.fullNumber} 400`]);
  await confirmed(all, part, 400);
  expect(await partsOf(all)).toEqual([`${original.fullNumber} 400`]);
  const rest = await proposed(all.person, `RESTO ${right.fullNumber}`, '500.00');
  expect(rest.said).toEqual([true, `${right.fullNumber} 500`]);
  await confirmed(all, rest, 500);
  expect(await all.statusOf(original, right)).toEqual(['paid', 'paid']);
});

test('more than is asked leaves the rest of the movement open', async () => {
  const all = await company();
  const original = await all.invoice();
  const right = await all.rectify(original, 900, 'S');
  const found = await proposed(all.person, `FRA ${original.fullNumber}`, '1000.00');
  expect(found.said).toEqual([false, `${right.fullNumber} 900`]);
  await confirmed(all, found, 900);
  expect((await movementsOf(app, all.person))[0]).toMatchObject({ left: 100, proposal: null });
});

test('one that is credited in part is paid by the rest, and the credit is given back to nobody', async () => {
  const all = await company();
  const original = await all.invoice();
  const credit = await all.rectify(original, -200);
  expect((await proposed(all.person, `DEVOLUCION ${credit.fullNumber}`, '-200.00')).movement).toBeUndefined();
  const found = await proposed(all.person, 'BODEGAS LARRANAGA', '800.00');
  expect(found.said).toEqual([true, `${original.fullNumber} 800`]);
  await confirmed(all, found, 800);
  expect(await all.statusOf(original, credit)).toEqual(['paid', 'paid']);
  expect(await partsOf(all)).toEqual([`${original.fullNumber} 1000`, `${credit.fullNumber} -200`].sort());
});

test('one that was credited whole asks for nothing; paid before, it is given back', async () => {
  const all = await company();
  await all.rectify(await all.invoice(), -1_000);
  expect((await proposed(all.person, 'BODEGAS LARRANAGA', '1000.00')).said).toEqual([null]);
  const paid = await all.invoice();
  await all.send('POST', `/invoices/${paid.id}/pay`, {});
  const credit = await all.rectify(paid, -1_000);
  const back = await proposed(all.person, `DEVOLUCION ${credit.fullNumber}`, '-1000.00');
  expect(back.said).toEqual([true, `${credit.fullNumber} -1000`]);
  await confirmed(all, back, -1_000);
  // Of one that was paid in part what came in too much is given back, and both are settled.
  const half = await all.invoice();
  await all.send('POST', `/invoices/${half.id}/collections`, { amount: 600, date: '2026-11-05' });
  const whole = await all.rectify(half, -1_000);
  const some = await proposed(all.person, `DEVOLUCION ${whole.fullNumber}`, '-600.00');
  expect(some.said).toEqual([true, `${half.fullNumber} -600`]);
  await confirmed(all, some, -600);
  expect(await all.statusOf(half, whole)).toEqual(['paid', 'paid']);
});

test('what was paid before it was replaced for less is given back by what replaces it', async () => {
  const all = await company();
  const original = await all.invoice();
  await all.send('POST', `/invoices/${original.id}/pay`, {});
  const right = await all.rectify(original, 900, 'S');
  const back = await proposed(all.person, `DEVOLUCION ${right.fullNumber}`, '-100.00');
  expect(back.said).toEqual([true, `${right.fullNumber} -100`]);
  await confirmed(all, back, -100);
  expect(await all.statusOf(original, right)).toEqual(['paid', 'paid']);
});

test('a debt that was given up is owed whole still, and is no credit', async () => {
  const all = await company();
  const original = await all.invoice();
  const debt = await all.rectify(original, -1_000, 'I', 'R3');
  expect((await proposed(all.person, `DEVOLUCION ${debt.fullNumber}`, '-1000.00')).movement).toBeUndefined();
  const found = await proposed(all.person, `FRA ${original.fullNumber}`, '1000.00');
  expect(found.said).toEqual([true, `${original.fullNumber} 1000`]);
  await confirmed(all, found, 1_000);
  expect(await all.statusOf(original)).toEqual(['paid']);
});

test('simplified ones that were exchanged are paid by the complete one, and each gets its own', async () => {
  const all = await company();
  const ticket = (price: number) =>
    all.invoice({ kind: 'F2', customerId: undefined, lines: lines(price), series: 'T' });
  const [one, two] = [await ticket(100), await ticket(60)];
  const answer = await all.send('POST', '/invoices/exchange', { ids: [one.id, two.id], customerManual: BUYER });
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  const { invoice: complete } = answer.body;
  expect((await proposed(all.person, 'INGRESO', '60.00')).said).toEqual([null]);
  const found = await proposed(all.person, `FRA ${two.fullNumber}`, '160.00');
  expect(found.said.slice(1)).toEqual([`${complete.fullNumber} 160`]);
  await confirmed(all, found, 160);
  expect(await all.statusOf(one, two, complete)).toEqual(['paid', 'paid', 'paid']);
  expect(await partsOf(all)).toEqual([`${one.fullNumber} 100`, `${two.fullNumber} 60`].sort());
});

test('two who confirm it at once, by what replaces and by what is replaced, write it down once', async () => {
  const all = await company();
  const original = await all.invoice();
  const right = await all.rectify(original, 900, 'S');
  const found = await proposed(all.person, `FRA ${right.fullNumber}`, '900.00');
  const of = ({ id }: Body) =>
    all.send('POST', '/bank/matches', { matches: [{ movementId: found.movement.id, invoiceIds: [id] }] });
  const answers = await Promise.all([of(original), of(right), of(original), of(right)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await all.statusOf(original, right)).toEqual(['paid', 'paid']);
});

import { buildInvoice, buildTenant, leaveAnswer, type Person } from '../../test/build';
import { sharedTestApp, type Body, type TestApp } from '../../test/harness';
import { letterOf } from './letter-of';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  app.at(new Date('2026-11-20T09:00:00Z'));
  ana = await buildTenant(app);
  await send('PUT', '/settings', {
    ...{ companyName: 'Ana', companyNif: 'B98241573', companyAddress: 'Mayor 1' },
    ...{ paymentMeans: 'transfer', iban: 'ES91 2100 0418 4502 0005 1332' },
  });
});
afterAll(() => app.close());

const send = (method: string, path: string, body?: unknown, who = ana) =>
  app.rest(method, path, { token: who.token, body });
const lines = (price: number) => [{ description: 'Trabajo', quantity: 1, price, ivaRate: 0, ivaCause: 'E1' }];
/** 1,000 € that were due on 1 November. */
const overdue = (given: object = {}): Promise<Body> =>
  buildInvoice(app, ana, { date: '2026-10-01', dueDate: '2026-11-01', lines: lines(1_000), ...given });
async function rectify({ id }: Body, price: number, way = 'I', kind = 'R1'): Promise<Body> {
  const body = { kind, way, cause: 'Precio', date: '2026-11-20', lines: lines(price) };
  const answer = await send('POST', `/invoices/${id}/rectify`, body);
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return answer.body.invoice;
}
const debt = (of: Body) => rectify(of, -1_000, 'I', 'R3');
/** A ticket, and the R5 of its debt. */
async function ticketDebt(): Promise<Body[]> {
  const ticket = await overdue({ kind: 'F2', customerManual: undefined, dueDate: undefined, lines: lines(100) });
  const body = { kind: 'R5', cause: 'Impagada', because: { wrong: 'unpaid' } };
  const answer = await send('POST', `/invoices/${ticket.id}/rectify`, body);
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return [ticket, answer.body.invoice];
}
const collect = ({ id }: Body, amount: number) => send('POST', `/invoices/${id}/collections`, { amount });
const pay = ({ id }: Body) => send('POST', `/invoices/${id}/pay`);
/** The rows of the letter about it, in its plain text. */
async function mailed({ id }: Body): Promise<string> {
  const { body } = await send('POST', `/invoices/${id}/deliver`, { to: ['pagos@cliente.example'] });
  expect(body.error).toBeUndefined();
  const [{ id: delivery }] = await app.services.db.read(ana.tenantId, em =>
    em.query('SELECT id FROM deliveries WHERE tenant_id = $1 AND invoice_id = $2', [ana.tenantId, id]),
  );
  const { text } = (await letterOf(app.services, ana.tenantId, delivery))!;
  return text.replaceAll('\u00a0', ' ');
}
async function sideOf({ id }: Body, who = ana): Promise<string> {
  const text = await (await fetch(app.url + (await leaveAnswer(app, who, id)))).text();
  return /<aside.*<\/aside>/s
    .exec(text)![0]
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ');
}

const ACCOUNT = /IBAN/;
test.each<[string, (original: Body) => Promise<Body>, string, RegExp, boolean]>([
  ['of which nothing came in', async a => a, 'A pagar: 1.000,00 €', /Venció el 1 de noviembre/, true],
  ['paid', async a => (await pay(a), a), 'Estado: Pagada', /Consta como pagada/, false],
  [
    'of which 400 came in',
    async a => (await send('POST', `/invoices/${a.id}/collections`, { amount: 400 }), a),
    'Queda por pagar: 600,00 €',
    /quedan 600,00 €/,
    true,
  ],
  [
    'credited in part',
    async a => (await rectify(a, -200), a),
    'Queda por pagar: 800,00 €',
    /Rectificada por la R-\S+: quedan 800,00 € por pagar/,
    true,
  ],
  [
    'credited whole',
    async a => (await rectify(a, -1_000), a),
    'Estado: No queda nada por pagar',
    /Rectificada por la R-\S+: no queda nada por pagar/,
    false,
  ],
  ['a credit', a => rectify(a, -200), 'A tu favor: 200,00 €', /200,00 €/, false],
  ['in the place of one that is owed still', a => rectify(a, 900, 'S'), 'A pagar: 900,00 €', /900,00 €/, false],
  [
    'in the place of one that was paid',
    async a => (await pay(a), rectify(a, 900, 'S')),
    'A tu favor: 100,00 €',
    /900,00 €/,
    false,
  ],
  [
    'paid, and replaced then',
    async a => (await pay(a), await rectify(a, 900, 'S'), a),
    'Total: 1.000,00 €\nLa sustituye: R-',
    /Consta como pagada\.\s+La sustituye la R-/,
    false,
  ],
  [
    'replaced',
    async a => (await rectify(a, 900, 'S'), a),
    'Total: 1.000,00 €\nLa sustituye: R-',
    /La sustituye la R-\S+, que es la que vale: por esta no pagues nada/,
    false,
  ],
  [
    'in the place of one, and credited in part',
    async a => {
      const right = await rectify(a, 1_000, 'S');
      await rectify(right, -600);
      return right;
    },
    'Queda por pagar: 400,00 €',
    /Rectificada por la R-\S+: quedan 400,00 € por pagar/,
    false,
  ],
  [
    'cheaper in the place of one, and credited in part',
    async a => {
      const right = await rectify(a, 900, 'S');
      await rectify(right, -500);
      return right;
    },
    'Queda por pagar: 400,00 €',
    /quedan 400,00 € por pagar/,
    false,
  ],
  [
    'dearer in the place of one, and credited whole',
    async a => {
      const right = await rectify(a, 1_500, 'S');
      await rectify(right, -1_500);
      return right;
    },
    'Estado: No queda nada por pagar',
    /no queda nada por pagar/,
    false,
  ],
  [
    'in the place of one that was paid in part',
    async a => (await collect(a, 400), rectify(a, 900, 'S')),
    'Queda por pagar: 500,00 €',
    /Pagado 400,00 €: quedan 500,00 €/,
    false,
  ],
  [
    'for as much in the place of one that was paid',
    async a => (await pay(a), rectify(a, 1_000, 'S')),
    'Estado: No queda nada por pagar',
    /No queda nada por pagar/,
    false,
  ],
  [
    'of which its difference alone was collected',
    async a => {
      const right = await rectify(a, 1_500, 'S');
      await collect(right, 500);
      return right;
    },
    'Queda por pagar: 1.000,00 €',
    /Pagado 500,00 €: quedan 1.000,00 €/,
    false,
  ],
  ['of a debt that nobody pays', debt, 'Nota: Modifica la base imponible: no es un abono', /no es un abono/, false],
  [
    'of the debt of a ticket (R5)',
    async () => (await ticketDebt())[1]!,
    'Nota: Modifica la base imponible: no es un abono',
    /no es un abono/,
    false,
  ],
  [
    'that is a ticket which nobody pays',
    async () => (await ticketDebt())[0]!,
    'A pagar: 100,00 €',
    /Rectificada por la RT-\S+: quedan 100,00 € por pagar/,
    false,
  ],
  [
    'that is a debt which nobody pays',
    async a => (await debt(a), a),
    'A pagar: 1.000,00 €',
    /Rectificada por la R-\S+: quedan 1.000,00 € por pagar/,
    true,
  ],
])('mail and link of an invoice %s ask for what is owed', async (_what, make, row, said, account) => {
  const invoice = await make(await overdue());
  expect(await mailed(invoice)).toContain(`\n${row}`);
  const side = await sideOf(invoice);
  expect(side).toMatch(said);
  expect([ACCOUNT.test(side), /Venció/.test(side)]).toEqual([account, account]);
});

test('the complete invoice of tickets asks for what is left of them, until it is taken back', async () => {
  const ticket = { ...{ kind: 'F2', date: '2026-11-20', customerManual: undefined }, lines: lines(100) };
  const customerManual = { name: 'Bodegas', nif: 'B26304188' };
  const exchanged = async (collected: number): Promise<Body> => {
    const { id } = await buildInvoice(app, ana, ticket);
    if (collected) await collect({ id }, collected);
    const { status, body } = await send('POST', '/invoices/exchange', { ids: [id], customerManual });
    expect([status, body.error]).toEqual([201, undefined]);
    return body.invoice;
  };
  expect(await mailed(await exchanged(0))).toContain('\nA pagar: 100,00 €');
  const part = await exchanged(40);
  expect(await mailed(part)).toContain('\nQueda por pagar: 60,00 €');
  expect(await sideOf(part)).toContain('Pagado 40,00 €: quedan 60,00 €');
  expect(await mailed(await exchanged(100))).toContain('\nEstado: Pagada');
  const back = await exchanged(0);
  expect((await send('POST', `/invoices/${back.id}/take-back`)).status).toBe(201);
  expect(await mailed(back)).toContain('\nEstado: No queda nada por pagar');
});

test('of what is due on its last hour in Canarias the link says that it is due, not that it was', async () => {
  const guanche = await buildTenant(app);
  const settings = { companyName: 'Eva', companyNif: 'B98241573', companyAddress: 'Mayor 1', territory: 'canarias' };
  await send('PUT', '/settings', settings, guanche);
  const { id } = await buildInvoice(app, guanche, {
    ...{ date: '2026-11-20', dueDate: '2026-11-20' },
    lines: [{ description: 'Trabajo', quantity: 1, price: 100, ivaRate: 7 }],
  });
  const path = await leaveAnswer(app, guanche, id);
  app.at(new Date('2026-11-20T23:30:00Z'));
  expect(await (await fetch(app.url + path)).text()).toContain('Vence el 20 de noviembre de 2026.');
  app.at(new Date('2026-11-21T00:30:00Z'));
  expect(await (await fetch(app.url + path)).text()).toContain('Venció el 20 de noviembre de 2026.');
  app.at(new Date('2026-11-20T09:00:00Z'));
});

test('what one customer is owed hides no debt of another: overdue is what is left to pay of each, as reminders have it', async () => {
  const eva = await buildTenant(app);
  const make = async (price: number, given: object = {}): Promise<Body> =>
    (
      await send(
        'POST',
        '/invoices',
        {
          ...{ date: '2026-08-01', dueDate: '2026-09-01', lines: lines(price) },
          ...{ customerManual: { name: 'Bodegas', nif: 'B26304188' }, ...given },
        },
        eva,
      )
    ).body.invoice;
  const credit = async ({ id }: Body, price: number, date = '2026-11-20') =>
    send('POST', `/invoices/${id}/rectify`, { kind: 'R1', cause: 'x', date, lines: lines(price) }, eva);
  await make(500);
  const paid = await make(500, { customerManual: { name: 'Otra', nif: 'B98241573' } });
  await send('POST', `/invoices/${paid.id}/pay`, undefined, eva);
  // Not given back for more than thirty days.
  await credit(paid, -500, '2026-09-02');
  await credit(await make(1_000), -1_000);
  await credit(await make(300), -100);
  const look = async (path: string) => (await send('GET', path, undefined, eva)).body;
  const { overdue: sum, overdueCount } = (await look('/invoices/sums')).sums;
  expect([sum, overdueCount]).toEqual([700, 2]);
  expect((await look('/invoices?due=overdue')).invoices).toHaveLength(2);
  expect((await look('/invoices/due')).weeks[0]).toMatchObject({ from: null, count: 2, owed: 700 });
  const { body } = await app.gql(
    '{ invoiceCounts { overdue } overdueInvoices { items { owed } } }',
    {},
    {
      token: eva.token,
    },
  );
  expect(body.data.invoiceCounts.overdue).toBe(2);
  expect(body.data.overdueInvoices.items.map(({ owed }: Body) => Number(owed)).sort()).toEqual([200, 500]);
});

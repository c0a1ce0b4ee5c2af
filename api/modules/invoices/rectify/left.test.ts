import { buildCustomer, buildInvoice, buildTenant, leaveAnswer, type Person } from '../../../test/build';
import { sharedTestApp, type Body, type TestApp } from '../../../test/harness';
import { pdfText } from '../../../test/read/pdf-text';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  ana = await buildTenant(app);
}, 60_000);
afterAll(async () => {
  await app.close();
});

const line = (price: number, ivaRate: number) => ({ description: 'Catálogo', quantity: 1, price, ivaRate });
const LINES = [line(5550, 21), line(1416, 4)];
const post = async (path: string, body: object = {}): Promise<Body> => {
  const answer = await app.rest('POST', path, { token: ana.token, body });
  expect([answer.status, answer.body.error]).toEqual([expect.any(Number), undefined]);
  return answer.body.invoice;
};
const rectify = (id: string, lines: object[] | undefined, more: object = {}) =>
  post(`/invoices/${id}/rectify`, { kind: 'R1', cause: 'Devolución', ...(lines && { lines }), ...more });
const leftOf = async (id: string) =>
  (await app.rest('GET', `/invoices/${id}`, { token: ana.token })).body.invoice.rectification.left;

const textOf = (id: string) => pdfText(app, ana, `/invoices/${id}/pdf`);

describe('how an invoice by differences leaves the one that it rectifies', () => {
  test('stands on its paper, its link and in both doors, by rate', async () => {
    const original = await buildInvoice(app, ana, { lines: LINES });
    const made = await rectify(original.id, [line(-111, 21), line(-472, 4)]);
    const left = [
      { ivaRate: 21, ivaCause: null, original: 5550, change: -111, base: 5439, quota: 1142.19, recargo: null },
      { ivaRate: 4, ivaCause: null, original: 1416, change: -472, base: 944, quota: 37.76, recargo: null },
    ];
    expect([made.rectification.left, await leftOf(made.id)]).toMatchObject([left, left]);
    expect(await textOf(made.id)).toContain(
      `Cómo queda la factura ${original.fullNumber} Tipo de IVA Base original Rectificación Base que queda Cuota que queda ` +
        '21 % 5.550,00 € −111,00 € 5.439,00 € 1.142,19 € 4 % 1.416,00 € −472,00 € 944,00 € 37,76 €',
    );
    const page = await (await fetch(app.url + (await leaveAnswer(app, ana, made.id)))).text();
    expect(page).toContain(`Cómo queda la factura ${original.fullNumber}`);
  });

  test('is that of its issue, whatever rectifies it afterwards or is annulled by then', async () => {
    const original = await buildInvoice(app, ana, { lines: LINES });
    const first = await rectify(original.id, [line(-50, 21)]);
    const second = await rectify(original.id, [line(-500, 21), line(10, 10)]);
    const third = await rectify(original.id, [line(-16, 4)]);
    const bases = async () =>
      Promise.all([first, second, third].map(async ({ id }) => (await leftOf(id)).map((each: Body) => each.base)));
    const said = [
      [5500, 1416],
      [5000, 1416, 10],
      [5000, 1400, 10],
    ];
    expect(await bases()).toEqual(said);
    expect(await leftOf(third.id)).toMatchObject([
      { ivaRate: 21, original: 5550, change: -550 },
      { ivaRate: 4, original: 1416, change: -16 },
      { ivaRate: 10, original: 0, change: 10 },
    ]);
    await post(`/invoices/${second.id}/cancel`);
    expect(await bases()).toEqual(said);
    const fourth = await rectify(original.id, [line(-1, 21)]);
    expect((await leftOf(fourth.id)).map((each: Body) => each.base)).toEqual([5499, 1400]);
  });

  test('says the recargo de equivalencia that is left, as it does on its paper', async () => {
    const retailer = await buildCustomer(app, ana, { nif: '12345678Z', recargo: true });
    const original = await buildInvoice(app, ana, {
      ...{ customerManual: undefined, customerId: retailer.id },
      lines: [line(200, 21)],
    });
    const made = await rectify(original.id, [line(-20, 21)]);
    expect(await leftOf(made.id)).toMatchObject([{ base: 180, quota: 37.8, recargo: 9.36 }]);
    expect(await textOf(made.id)).toContain('Recargo que queda 21 % 200,00 € −20,00 € 180,00 € 37,80 € 9,36 €');
  });

  test('is said neither by substitution, of data alone, of a debt, nor of several', async () => {
    const [a, b, c, d, e] = await Promise.all(
      Array.from({ length: 5 }, () => buildInvoice(app, ana, { lines: LINES })),
    );
    const documents = [
      await rectify(a!.id, LINES, { way: 'S' }),
      await rectify(b!.id, undefined, { kind: 'R4', dataOnly: true }),
      await rectify(c!.id, undefined, { kind: 'R3', because: { wrong: 'unpaid' } }),
      await post('/invoices/rectify', { kind: 'R1', cause: 'Por acuerdo', originals: [{ id: d!.id }, { id: e!.id }] }),
    ];
    for (const { id, rectification } of documents) {
      expect([rectification.left, await leftOf(id)]).toEqual([null, null]);
      expect(await textOf(id)).not.toContain('Cómo queda');
    }
  });
});

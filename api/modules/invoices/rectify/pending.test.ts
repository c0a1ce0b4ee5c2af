import type { TestApp } from '../../../test/harness';
import { expectSameLedger, type AeatKit, type Sender } from '../../../test/servers/aeat';
import { withSharedAeat } from '../../../test/servers/with-aeat';
import { inDays, today } from '../../../test/days';

let app: TestApp;
let aeat: AeatKit;
withSharedAeat(started => void ({ app, aeat } = started));

const COUNCIL = { name: 'Ayuntamiento de Haro', nif: 'P2607100A', address: 'Plaza de la Paz, 1, Haro' };
const WORK = { description: 'Certificación 3', quantity: 1, price: 1000, ivaRate: 21, ivaRegime: '14' };
const create = ({ token }: Sender, part: object = {}) =>
  app.rest('POST', '/invoices', {
    token,
    body: { date: today(), customerManual: COUNCIL, operationDate: inDays(30), lines: [WORK], ...part },
  });
const made = async (by: Sender, part: object = {}) => {
  const answer = await create(by, part);
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return answer.body.invoice;
};
const rectify = ({ token }: Sender, id: string, body: object = {}) =>
  app.rest('POST', `/invoices/${id}/rectify`, { token, body: { kind: 'R1', cause: 'Medición', ...body } });
const regimes = ({ lines }: { lines: { ivaRegime: string | null }[] }) => lines.map(({ ivaRegime }) => ivaRegime);
const remaining = async ({ token }: Sender, id: string) =>
  (await app.rest('GET', `/invoices/${id}`, { token })).body.invoice.remaining;
const less = (ivaRegime?: string) => [{ ...WORK, description: 'De menos', quantity: -0.1, ivaRegime }];

async function allTaken(by: Sender): Promise<void> {
  await aeat.drain(by);
  expect((await aeat.statuses(by)).filter(({ status }) => status !== 'accepted')).toEqual([]);
  await expectSameLedger(aeat, by);
}

test('what rectifies public works whose VAT is pending is pending too, also where it does not say so', async () => {
  const eva = await aeat.buildSender();
  const { id } = await made(eva);
  expect(regimes((await rectify(eva, id, { lines: less() })).body.invoice)).toEqual(['14']);
  expect(regimes((await rectify(eva, id, { lines: less('14') })).body.invoice)).toEqual(['14']);
  expect((await rectify(eva, id, { kind: 'R4', dataOnly: true })).body.invoice).toMatchObject({
    operationDate: inDays(30),
    lines: [{ ivaRegime: '14' }],
  });
  expect(await remaining(eva, id)).toMatchObject([{ ivaRate: 21, ivaRegime: '14', base: 800 }]);
  const lines = [...less(), { ...less()[0], ivaRate: 0, ivaCause: 'E1' }];
  const { status, body } = await rectify(eva, id, { lines });
  expect([status, body.fields]).toEqual([400, { 'lines.1.ivaRegime': expect.stringContaining('está pendiente') }]);
  await allTaken(eva);
});

test('once it has accrued it is not any more: the same work is given back, and nothing goes beyond it', async () => {
  const eva = await aeat.buildSender();
  const sold = { date: inDays(-2), operationDate: inDays(-1) };
  const { id } = await made(eva, sold);
  expect(regimes((await rectify(eva, id, { lines: less('14') })).body.invoice)).toEqual([null]);
  expect(await remaining(eva, id)).toMatchObject([{ ivaRate: 21, base: 900, quota: 189 }]);
  const again = await made(eva, sold);
  const { invoice: credit } = (await rectify(eva, again.id)).body;
  expect(credit).toMatchObject({ total: -1210, operationDate: inDays(-1), lines: [{ ivaRegime: null }] });
  expect(credit.warnings.join()).not.toContain('más de base');
  const wrong = await made(eva, sold);
  expect((await rectify(eva, wrong.id, { kind: 'R4', way: 'S', dataOnly: true })).body.invoice.total).toBe(1210);
  await allTaken(eva);
});

test('what is due by periods: paid before its day, that is invoiced, and what is pending goes down by it', async () => {
  const eva = await aeat.buildSender();
  const due = { description: 'Alquiler de grúa', quantity: 1, price: 1000, ivaRate: 21, ivaRegime: '15' };
  const company = { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14, Haro' };
  const first = await made(eva, { customerManual: company, lines: [due] });
  const early = { customerManual: company, operationDate: null };
  const refused = await create(eva, { ...early, lines: [due] });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['operationDate']]);
  expect(await made(eva, { ...early, lines: [{ ...due, quantity: 0.4, ivaRegime: null }] })).toMatchObject({
    ...{ kind: 'F1', total: 484, prepayment: false },
  });
  const said = { ...due, description: 'Cobrado antes', quantity: -0.4 };
  const { invoice } = (await rectify(eva, first.id, { cause: 'Pago anticipado', lines: [said] })).body;
  expect(invoice).toMatchObject({ operationDate: inDays(30), lines: [{ ivaRegime: '15' }], total: -484 });
  expect(await remaining(eva, first.id)).toMatchObject([{ ivaRate: 21, ivaRegime: '15', base: 600, quota: 126 }]);
  // It was taken off: nothing offers it once more.
  const open = await app.rest('GET', `/invoices/prepayments?nif=${company.nif}`, { token: eva.token });
  expect([open.status, open.body.prepayments]).toEqual([200, []]);
  const other = await rectify(eva, first.id, { lines: less('14') });
  expect([other.status, other.body.fields]).toEqual([
    400,
    { 'lines.0.ivaRegime': expect.stringContaining('la clave 15') },
  ]);
  await allTaken(eva);
});

test('is rectified apart while it is pending, and with others once it has accrued, as accrued', async () => {
  const eva = await aeat.buildSender();
  const together = (originals: object[]) =>
    app.rest('POST', '/invoices/rectify', { token: eva.token, body: { kind: 'R1', cause: 'Medición', originals } });
  const { id: ordinary } = await made(eva, { operationDate: null, lines: [{ ...WORK, ivaRegime: null }] });
  for (const ivaRegime of ['14', '15']) {
    const { id } = await made(eva, { lines: [{ ...WORK, ivaRegime }] });
    for (const part of [{}, { lines: less() }]) {
      const { status, body } = await together([{ id: ordinary }, { id, ...part }]);
      expect([status, body.fields]).toEqual([400, { 'originals.1.id': expect.stringContaining('IVA pendiente') }]);
    }
    const sold = { date: inDays(-2), operationDate: inDays(-1), lines: [{ ...WORK, ivaRegime }] };
    const accrued = [await made(eva, sold), await made(eva, sold)];
    const { error, invoice } = (await together(accrued.map(each => ({ id: each.id })))).body;
    expect(error).toBeUndefined();
    expect(invoice).toMatchObject({ total: -2420, operationDate: inDays(-1) });
    expect(regimes(invoice)).toEqual([null, null]);
    expect(await remaining(eva, accrued[0].id)).toMatchObject([{ base: 0 }]);
  }
  await allTaken(eva);
});

test('refused, with nothing made: other lines beside them, and clave 14 for what is none of them', async () => {
  const eva = await aeat.buildSender();
  const mixed = await create(eva, { lines: [WORK, { ...WORK, ivaRegime: null, ivaRate: 0, ivaCause: 'E1' }] });
  expect([mixed.status, mixed.body.fields]).toEqual([
    400,
    { 'lines.1.ivaRegime': expect.stringContaining('saca esta línea a otra') },
  ]);
  const both = await create(eva, { lines: [WORK, { ...WORK, ivaRegime: '15' }] });
  expect([both.status, Object.keys(both.body.fields)]).toEqual([400, ['lines.1.ivaRegime']]);
  const { id } = await made(eva, { operationDate: null, lines: [{ ...WORK, ivaRegime: null }] });
  const { status, body } = await rectify(eva, id, { lines: less('14') });
  expect([status, body.fields]).toEqual([400, { 'lines.0.ivaRegime': expect.stringContaining('quita la clave 14') }]);
  expect(await remaining(eva, id)).toBeNull();
  await allTaken(eva);
});

test('an operation of more than 20 years before the day of issue is not issued, and is in no record of what rectifies it', async () => {
  const eva = await aeat.buildSender();
  const day = (years: number, days = 0) => {
    const date = new Date(today());
    date.setUTCFullYear(date.getUTCFullYear() + years);
    date.setUTCDate(date.getUTCDate() + days);
    return date.toISOString().slice(0, 10);
  };
  const ordinary = { lines: [{ ...WORK, ivaRegime: null }] };
  const old = await create(eva, { ...ordinary, date: inDays(-30), operationDate: day(-20, -20) });
  expect([old.status, old.body.fields]).toEqual([400, { operationDate: expect.stringContaining('20 años') }]);
  await made(eva, { ...ordinary, operationDate: day(-20) });
  await allTaken(eva);
  app.at(new Date(Date.now() - 86_400_000));
  const { id } = await made(eva, { ...ordinary, date: inDays(-1), operationDate: day(-20, -1) });
  app.at(null);
  const { body } = await rectify(eva, id);
  expect([body.error, body.invoice?.operationDate]).toEqual([undefined, null]);
});

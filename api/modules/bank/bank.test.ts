import { randomUUID } from 'node:crypto';
import { proposing } from '../../../schema/bank/propose';
import { n43Of } from '../../../schema/bank/specimen';
import { MAX_STATEMENT_BYTES, type Movement } from '../../../schema/bank/statement';
import { ACCOUNT, buildMovement, movementsOf, NAMED, uploadN43, uploadStatement } from '../../test/house/bank';
import { buildCustomer, buildInvoice, buildTenant, type Person } from '../../test/build';
import { asSuperuser } from '../../test/superuser';
import { sharedTestApp, type Body, type TestApp } from '../../test/harness';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  ana = await buildTenant(app);
});
afterAll(() => app.close());

const IBAN = 'ES9121000418450200051332';
const send = (method: string, path: string, body?: unknown, { token } = ana) => app.rest(method, path, { token, body });
const get = async (id: string) => (await send('GET', `/invoices/${id}`)).body.invoice;
const confirm = (matches: object[], person = ana) => send('POST', '/bank/matches', { matches }, person);
const came = (text: string, amount: string, date = '2026-11-20'): Movement => ({ date, amount, text });
/** Of a fresh company, so that nothing else is open. */
async function company() {
  const person = await buildTenant(app);
  const customer = await buildCustomer(app, person, { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188' });
  const invoice = (given: object = {}) =>
    buildInvoice(app, person, {
      date: '2026-11-01',
      customerManual: undefined,
      customerId: customer.id,
      lines: [{ description: 'Trabajo', quantity: 1, price: 100, ivaRate: 21 }],
      ...given,
    });
  return { person, invoice };
}

test('a statement says what was read; the same one again, and one that overlaps it, adds only what is new', async () => {
  const { person } = await company();
  const movements = [
    came('COBRO UNO', '121.00', '2026-11-18'),
    came('RECIBO LUZ', '-40.10', '2026-11-19'),
    came('COBRO UNO', '121.00', '2026-11-18'),
  ];
  const first = await uploadN43(app, person, movements);
  const read = { account: IBAN, from: '2026-11-18', to: '2026-11-19', count: 3, came: 242, went: -40.1 };
  expect([first.status, first.body.statement]).toEqual([201, { format: 'n43', accounts: [{ ...read, added: 3 }] }]);
  expect((await uploadN43(app, person, movements)).body.statement.accounts[0].added).toBe(0);
  const more = await uploadN43(app, person, [...movements, came('COBRO UNO', '121.00', '2026-11-18')]);
  expect(more.body.statement.accounts[0].added).toBe(1);
  // Two who send it at the same moment.
  const fresh = [came('COBRO DOS', '5.00')];
  const both = await Promise.all([uploadN43(app, person, fresh), uploadN43(app, person, fresh)]);
  expect(both.map(({ body }) => body.statement.accounts[0].added).sort()).toEqual([0, 1]);
  expect((await movementsOf(app, person)).map(({ text, amount }) => [text, amount])).toEqual([
    ['COBRO DOS', 5],
    ...Array(3).fill(['COBRO UNO', 121]),
  ]);
  expect((await movementsOf(app, person, 'out')).map(({ text }) => text)).toEqual(['RECIBO LUZ']);
});

describe('the same payment, of a file in the other form', () => {
  const csv = (rows: [string, string, string][]) =>
    ['Fecha;Concepto;Importe', ...rows.map(row => row.join(';'))].join('\r\n');
  const shown = async (person: Person) =>
    (await movementsOf(app, person)).map(({ text, twin, proposal }) => [
      text,
      twin?.text ?? null,
      proposal?.sure ?? null,
    ]);

  test('is for nothing until somebody says that it is another: its customer owes as much again', async () => {
    const { person, invoice } = await company();
    const first = await invoice();
    await uploadN43(app, person, [came('TRANSFERENCIA DE BODEGAS LARRANAGA SL', '121.00', '2026-11-18')]);
    const [movement] = await movementsOf(app, person);
    expect((await confirm([{ movementId: movement.id, invoiceIds: [first.id] }], person)).status).toBe(200);
    const next = await invoice({ date: '2026-11-15' });
    await uploadStatement(app, person, csv([['19/11/2026', 'Bodegas Larrañaga, S.L.', '121,00']]));
    const page = (await send('GET', '/bank/movements', undefined, person)).body;
    expect([page.openCount, page.sureCount]).toEqual([1, 0]);
    expect(page.movements[0]).toMatchObject({
      proposal: null,
      twin: { account: IBAN, date: '2026-11-18', text: 'TRANSFERENCIA DE BODEGAS LARRANAGA SL', matched: true },
    });
    // It was another payment after all.
    const chosen = [{ movementId: page.movements[0].id, invoiceIds: [next.id] }];
    expect((await confirm(chosen, person)).status).toBe(200);
    expect(await movementsOf(app, person)).toEqual([]);
    expect((await movementsOf(app, person, 'matched')).map(({ twin }) => twin)).toEqual([null, null]);
  });

  test('not of the same form, of another account, of other days, of two in one file, nor of another company', async () => {
    const { person, invoice } = await company();
    await invoice();
    await uploadN43(app, person, [came('UNO', '121.00', '2026-11-10'), came('DOS', '121.00', '2026-11-10')]);
    await uploadN43(app, person, [came('TRES', '121.00', '2026-11-11')]);
    await uploadStatement(
      app,
      person,
      csv([
        ['15/11/2026', 'CUATRO', '121,00'],
        ['10/11/2026', 'CINCO', '121,01'],
      ]),
    );
    await uploadStatement(app, await buildTenant(app), csv([['10/11/2026', 'DE OTRA', '121,00']]));
    expect((await shown(person)).map(([text, twin]) => [text, twin])).toEqual([
      ['CUATRO', null],
      ['TRES', null],
      ...[expect.anything(), expect.anything(), expect.anything()].map(text => [text, null]),
    ]);
    await uploadStatement(app, person, csv([['13/11/2026', 'SEIS', '121,00']]));
    expect((await shown(person)).find(([text]) => text === 'SEIS')).toEqual(['SEIS', 'TRES', null]);
  });

  test('is found where thousands are of the same amount and day, each compared once', async () => {
    const { person, invoice } = await company();
    await invoice();
    const equal = Array.from({ length: 2_400 }, (_, at) => came(`COBRO ${at}`, '121.00', '2026-11-18'));
    for (const more of ['A', 'B', 'C', 'D'])
      await uploadN43(
        app,
        person,
        equal.map(each => ({ ...each, text: `${each.text} ${more}` })),
      );
    const rows = equal.flatMap(({ text }): [string, string, string][] => [
      ['20/11/2026', `${text} E`, '121,00'],
      ['20/11/2026', `${text} F`, '121,00'],
    ]);
    expect((await uploadStatement(app, person, csv(rows))).status).toBe(201);
    const { status, body } = await send('GET', '/bank/movements?limit=1', undefined, person);
    expect([status, body.openCount, body.sureCount]).toEqual([200, 5_000, 0]);
    expect(body.movements).toMatchObject([
      { date: '2026-11-20', proposal: null, twin: { date: '2026-11-18', account: IBAN, matched: false } },
    ]);
  });
});

test('proposals say why; what is confirmed is collected by transfer on the day of the bank, once, and its undoing frees it', async () => {
  const { person, invoice } = await company();
  const { token } = person;
  const [one, two] = [
    await invoice(),
    await invoice({ lines: [{ description: 'x', quantity: 1, price: 50, ivaRate: 21 }] }),
  ];
  await uploadN43(app, person, [
    came(`TRANSFERENCIA FRA ${one.fullNumber}`, '121.00', '2026-11-18'),
    came('BODEGAS LARRANAGA', '20.00'),
  ]);
  const { body } = await send('GET', '/bank/movements', undefined, person);
  expect([body.openCount, body.sureCount, body.movements[0].proposal]).toEqual([2, 1, null]);
  const [movement] = await movementsOf(app, person, 'sure');
  const part = { invoiceId: one.id, fullNumber: one.fullNumber, customerName: 'Bodegas Larrañaga, S.L.', amount: 121 };
  expect(movement).toMatchObject({
    account: IBAN,
    date: '2026-11-18',
    amount: 121,
    left: 121,
    matches: [],
    proposal: { sure: true, reasons: ['number', 'amount'], invoices: [part] },
  });
  const match = { movementId: movement!.id, invoiceIds: [one.id], amount: 121 };
  const answers = await Promise.all([1, 2, 3, 4].map(() => confirm([match], person)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 200)!.body.confirmed).toEqual({ count: 1, amount: 121 });
  const paid = (await app.rest('GET', `/invoices/${one.id}`, { token })).body.invoice;
  expect([paid.status, paid.collections]).toEqual([
    'paid',
    [expect.objectContaining({ date: '2026-11-18', amount: 121, means: 'transfer', reference: movement!.text })],
  ]);
  expect((await movementsOf(app, person, 'matched'))[0]).toMatchObject({ left: 0, matches: [part], proposal: null });
  // From the invoice's own page.
  await app.rest('POST', `/collections/${paid.collections[0].id}/undo`, { token });
  expect((await movementsOf(app, person, 'sure'))[0]).toMatchObject({ id: movement!.id, left: 121, matches: [] });
  expect((await confirm([match], person)).status).toBe(200);
  const undone = await send('POST', '/bank/matches/undo', { ids: [movement!.id] }, person);
  expect([undone.status, undone.body.undone]).toEqual([200, 1]);
  expect((await send('POST', '/bank/matches/undo', { ids: [movement!.id] }, person)).status).toBe(409);
  expect((await app.rest('GET', `/invoices/${two.id}`, { token })).body.invoice.collected).toBe(0);
});

test('one movement pays several invoices, part of one, and what is left of it stays open; all or none', async () => {
  const { person, invoice } = await company();
  const [one, two, three] = [await invoice(), await invoice(), await invoice()];
  const movementId = await buildMovement(app, person, { amount: '300.00' });
  const owed = async ({ id }: Body) =>
    (await app.rest('GET', `/invoices/${id}`, { token: person.token })).body.invoice.owed;
  const other = await buildMovement(app, person, { amount: '1.00' });
  const refused = await confirm(
    [
      { movementId: other, invoiceIds: [one.id] },
      { movementId, invoiceIds: [one.id, two.id], amount: 299 },
    ],
    person,
  );
  expect([refused.status, refused.body.error]).toEqual([409, expect.stringMatching(/ha cambiado mientras lo mirabas/)]);
  expect(await owed(one)).toBe(121);
  expect((await confirm([{ movementId, invoiceIds: [one.id, two.id] }], person)).body.confirmed.amount).toBe(242);
  expect((await movementsOf(app, person)).find(({ id }) => id === movementId)).toMatchObject({ left: 58 });
  expect((await confirm([{ movementId, invoiceIds: [one.id] }], person)).status).toBe(409);
  expect((await confirm([{ movementId, invoiceIds: [three.id] }], person)).status).toBe(200);
  expect(await owed(three)).toBe(63);
  expect((await confirm([{ movementId, invoiceIds: [three.id] }], person)).body.error).toBe(
    'Este movimiento ya está casado',
  );
});

test('while thousands are compared the loop that serves everybody goes on', async () => {
  const { person, invoice } = await company();
  await invoice();
  const text = 'BODEGAS LARRANAGA A-2026-0001 B26304188 '.repeat(12).slice(0, 480);
  const rows = Array.from({ length: 5_000 }, (_, at) => ({
    id: String(at),
    date: '2026-11-20',
    text: `${at} ${text}`,
  }));
  for (const half of [rows.slice(0, 2_500), rows.slice(2_500)])
    await uploadStatement(
      app,
      person,
      ['Fecha;Concepto;Importe', ...half.map(each => `20/11/2026;${each.text};3,00`)].join('\n'),
    );
  let [last, longest, over] = [performance.now(), 0, false];
  const turn = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    if (!over) setImmediate(turn);
  };
  setImmediate(turn);
  const { status, body } = await send('GET', '/bank/movements?limit=1', undefined, person);
  over = true;
  expect([status, body.openCount]).toEqual([200, 5_000]);
  const owed = { id: 'i', number: 'A-2026-0001', payer: 'p', name: 'Bodegas Larrañaga', nif: 'B26304188' };
  const steps = proposing(
    rows.map(each => ({ ...each, left: '3.00' })),
    [{ ...owed, date: '2026-11-01', owed: '121.00' }],
    { today: '2026-11-27' },
  );
  const began = performance.now();
  while (!steps.next().done);
  // At one go it would hold the loop for all of this.
  expect(longest).toBeLessThan((performance.now() - began) / 2);
});

test('what went out matches a credit, and nothing else', async () => {
  const { person, invoice } = await company();
  const { id } = await invoice();
  await send('POST', `/invoices/${id}/pay`, {}, person);
  const credit = (
    await send('POST', `/invoices/${id}/rectify`, { kind: 'R1', cause: 'Devolución', date: '2026-11-20' }, person)
  ).body.invoice;
  await uploadN43(app, person, [came(`DEVOLUCION ${credit.fullNumber}`, '-121.00'), came('NOMINA', '-121.00')]);
  const [movement, ...others] = await movementsOf(app, person);
  expect([others, movement!.proposal]).toMatchObject([
    [],
    { sure: true, invoices: [{ invoiceId: credit.id, amount: -121 }] },
  ]);
  expect((await confirm([{ movementId: movement!.id, invoiceIds: [id] }], person)).status).toBe(409);
  expect((await confirm([{ movementId: movement!.id, invoiceIds: [credit.id] }], person)).status).toBe(200);
  expect((await movementsOf(app, person, 'out')).map(({ text }) => text)).toEqual(['NOMINA']);
});

test('what is set aside is proposed no more, until it is taken back or matched', async () => {
  const { person, invoice } = await company();
  const { id: invoiceId, fullNumber } = await invoice();
  const id = await buildMovement(app, person, { amount: '121.00', text: `FRA ${fullNumber}` });
  const aside = (value: boolean) => send('POST', `/bank/movements/${id}/aside`, { aside: value }, person);
  expect((await aside(true)).body).toEqual({ aside: true });
  expect([await movementsOf(app, person), (await movementsOf(app, person, 'aside'))[0]]).toMatchObject([
    [],
    { id, aside: true },
  ]);
  await aside(false);
  expect(await movementsOf(app, person, 'sure')).toHaveLength(1);
  await aside(true);
  expect((await confirm([{ movementId: id, invoiceIds: [invoiceId] }], person)).status).toBe(200);
  expect(await movementsOf(app, person, 'aside')).toEqual([]);
  expect((await aside(true)).status).toBe(409);
});

const sureOf = async (person: Person) =>
  (await send('GET', '/bank/movements?limit=1', undefined, person)).body.sureCount;

test('what somebody wrote down by hand, or another customer may mean, is not sure', async () => {
  const { person, invoice } = await company();
  const paid = await invoice();
  await send('POST', `/invoices/${paid.id}/pay`, {}, person);
  await invoice();
  await uploadN43(app, person, [came('BODEGAS LARRANAGA', '121.00')]);
  const [movement] = await movementsOf(app, person);
  expect([await sureOf(person), movement!.proposal]).toMatchObject([0, { sure: false, reasons: ['name', 'amount'] }]);
  // The entry is undone: nothing speaks against it any longer.
  const { collections } = (await send('GET', `/invoices/${paid.id}`, undefined, person)).body.invoice;
  await send('POST', `/collections/${collections[0].id}/undo`, {}, person);
  await send('POST', '/bank/matches', { matches: [{ movementId: movement!.id, invoiceIds: [paid.id] }] }, person);
  await uploadN43(app, person, [came('DE BODEGAS LARRANAGA', '121.00')]);
  expect(await sureOf(person)).toBe(1);
  await buildCustomer(app, person, { name: 'Bodegas Larrañaga e Hijos, S.L.', nif: 'A58402165' });
  expect(await sureOf(person)).toBe(1);
  await buildCustomer(app, person, { name: 'Bodegas Larrañaga, S.A.', nif: 'A28015865' });
  expect(await sureOf(person)).toBe(0);
});

test('what was matched with an invoice that was annulled is open again, and the others of a selection can be undone', async () => {
  const { person, invoice } = await company();
  const [one, two] = [await invoice(), await invoice()];
  await uploadN43(app, person, [came(`FRA ${one.fullNumber}`, '121.00'), came(`FRA ${two.fullNumber}`, '121.00')]);
  const sure = await movementsOf(app, person, 'sure');
  const idOf = ({ fullNumber }: Body) => sure.find(({ text }) => text.endsWith(fullNumber))!.id;
  const matches = [one, two].map(each => ({ movementId: idOf(each), invoiceIds: [each.id] }));
  expect((await confirm(matches, person)).status).toBe(200);
  expect((await send('POST', `/invoices/${one.id}/cancel`, { reason: 'Emitida por error' }, person)).status).toBe(200);
  expect(await movementsOf(app, person)).toMatchObject([{ id: idOf(one), left: 121, matches: [] }]);
  const undone = await send('POST', '/bank/matches/undo', { ids: sure.map(({ id }) => id) }, person);
  expect([undone.status, undone.body.undone]).toEqual([200, 1]);
  const again = [{ movementId: idOf(one), invoiceIds: [two.id] }];
  expect((await confirm(again, person)).status).toBe(200);
  expect((await movementsOf(app, person, 'matched')).map(({ matches: [match] }) => match.invoiceId)).toEqual([two.id]);
});

test('two equal movements in two parts of a file are two', async () => {
  const { person } = await company();
  const part = { code: ACCOUNT, movements: [came('BIZUM', '20.00')] };
  const added = async () =>
    (await uploadStatement(app, person, n43Of([part, part]))).body.statement.accounts.map((each: Body) => each.added);
  expect([await added(), await added()]).toEqual([
    [1, 1],
    [0, 0],
  ]);
});

test('a table is read by its headings, or as somebody says which column is which', async () => {
  const { person } = await company();
  const table = 'cuando;que;cuanto\n20/11/2026;Cobro;5,00';
  const unknown = await uploadStatement(app, person, table);
  expect([unknown.status, unknown.body.fields]).toEqual([
    400,
    { dateColumn: 'No se reconocen las columnas: di cuál es la fecha, cuál el concepto y cuál el importe' },
  ]);
  const said = await uploadStatement(app, person, table, { dateColumn: '1', textColumn: '2', amountColumn: '3' });
  expect([said.status, said.body.statement.accounts[0]]).toMatchObject([201, { account: NAMED, count: 1, added: 1 }]);
  const half = await uploadStatement(app, person, table, { dateColumn: '1', textColumn: '61' });
  expect([half.status, half.body.fields]).toEqual([400, { textColumn: 'La columna va de 1 a 60' }]);
});

test('a table that does not say its account is asked for it, and equal movements of two accounts are two', async () => {
  const { person } = await company();
  const table = 'Fecha;Concepto;Importe\n20/11/2026;BIZUM;20,00';
  const of = (account: string, file = table) => uploadStatement(app, person, file, { account });
  for (const unseen of [' ', '\u2800']) {
    const { status, body } = await of(unseen);
    expect([status, body.fields]).toEqual([400, { account: expect.stringMatching(/no dice de qué cuenta/) }]);
  }
  const wrong = await of('ES91 2100 0418 4502 0005 1333');
  expect([wrong.status, wrong.body.fields]).toEqual([400, { account: 'Este IBAN no es válido: revisa sus cifras' }]);
  const long = await of('x'.repeat(35));
  expect([long.status, long.body.fields]).toEqual([400, { account: 'La cuenta tiene como mucho 34 caracteres' }]);
  expect(await movementsOf(app, person)).toEqual([]);
  const read = async (...given: Parameters<typeof of>) => {
    const [{ account, added }] = (await of(...given)).body.statement.accounts;
    return [account, added];
  };
  expect(await read('Caja Rural')).toEqual(['Caja Rural', 1]);
  expect(await read('x'.repeat(34))).toEqual(['x'.repeat(34), 1]);
  // The same account, however it is written; and what the file says comes first.
  expect(await read('  caja  RURAL ')).toEqual(['Caja Rural', 0]);
  expect(await read('es91 2100 0418 4502 0005 1332')).toEqual([IBAN, 1]);
  expect(await read('Caja Rural', `Cuenta: ${IBAN}\n${table}`)).toEqual([IBAN, 0]);
});

test('what was read before accounts were asked for may be of the one that is said now', async () => {
  const { person, invoice } = await company();
  await invoice();
  const table = 'Fecha;Concepto;Importe\n20/11/2026;BODEGAS LARRANAGA;121,00';
  await uploadStatement(app, person, table);
  await asSuperuser(app.database, client =>
    client.query(`UPDATE app.bank_movements SET account = '' WHERE tenant_id = $1`, [person.tenantId]),
  );
  await uploadStatement(app, person, table, { account: 'Otra' });
  const [before, after] = (await movementsOf(app, person)).toSorted((a, b) => (a.account < b.account ? -1 : 1));
  expect([before!.twin, before!.proposal.sure, after!.twin?.text]).toEqual([null, true, 'BODEGAS LARRANAGA']);
});

test('what Norma 43 says in two references is found in each, and read before in another way it is there already', async () => {
  const { person, invoice } = await company();
  const { fullNumber } = await invoice();
  const file = n43Of([{ code: ACCOUNT, movements: [came('BODEGAS', '121.00')] }]).replace(
    /0{38}(?=\r\n)/,
    `${'0'.repeat(10)}000012345678${fullNumber.padEnd(16)}`,
  );
  const added = async () => (await uploadStatement(app, person, file)).body.statement.accounts[0].added;
  expect(await added()).toBe(1);
  expect((await movementsOf(app, person, 'sure'))[0]).toMatchObject({
    text: `000012345678 ${fullNumber} BODEGAS`,
    proposal: { reasons: ['number', 'amount'] },
  });
  // As it was kept before references were kept apart.
  await asSuperuser(app.database, client =>
    client.query('UPDATE app.bank_movements SET text = $2 WHERE tenant_id = $1', [person.tenantId, 'X']),
  );
  expect(await added()).toBe(0);
});

test.each<[string, Buffer | string, number, RegExp]>([
  ['of too many bytes', Buffer.alloc(MAX_STATEMENT_BYTES + 1, 'a'), 413, /2000 kB/],
  ['of too many lines', 'a\n'.repeat(5_001), 400, /5.000 líneas/],
  [
    'with a wrong sum',
    n43Of([{ code: ACCOUNT, movements: [came('X', '1.00')] }]).replace('00100978', '00200978'),
    400,
    /^Línea \d: el saldo final/,
  ],
  ['that is an Excel', Buffer.from([0x50, 0x4b, 3, 4]), 400, /Excel/],
  [
    'with what came in and what went out as far apart as can be written',
    'Fecha;Concepto;Abonos;Cargos\n20/11/2026;X;-999999999999,99;0,01',
    400,
    /^Línea 2: el importe es demasiado grande/,
  ],
])('a file %s is refused, and nothing is kept', async (_, file, status, said) => {
  const { person } = await company();
  const answer = await uploadStatement(app, person, file);
  expect([answer.status, answer.body.fields?.file ?? answer.body.error]).toEqual([status, expect.stringMatching(said)]);
  expect(await movementsOf(app, person)).toEqual([]);
});

test.each<[string, object, RegExp]>([
  ['none', { matches: [] }, /al menos un movimiento/],
  ['of no invoice', { matches: [{ movementId: ANY(), invoiceIds: [] }] }, /al menos una factura/],
  [
    'of more than ten invoices',
    { matches: [{ movementId: ANY(), invoiceIds: Array.from({ length: 11 }, ANY) }] },
    /10 facturas/,
  ],
  [
    'more than fifty',
    { matches: Array.from({ length: 51 }, () => ({ movementId: ANY(), invoiceIds: [ANY()] })) },
    /50 movimientos/,
  ],
])('matches %s are refused', async (_, body, said) => {
  const { status, body: answer } = await send('POST', '/bank/matches', body);
  expect([status, JSON.stringify(answer)]).toEqual([400, expect.stringMatching(said)]);
});

test('a hundred invoices are confirmed at once at most, among however many movements', async () => {
  const { person } = await company();
  const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
  const sets = (counts: number[]) => counts.map(count => ({ movementId: randomUUID(), invoiceIds: ids(count) }));
  const ten = Array<number>(10).fill(10);
  // A hundred are looked for, and one more is not.
  expect((await confirm(sets(ten), person)).status).toBe(404);
  const beyond = await confirm(sets([...ten, 1]), person);
  expect([beyond.status, beyond.body.fields]).toEqual([
    400,
    { matches: 'Confirma como mucho 100 facturas de una vez' },
  ]);
});

test.each([
  ['fits whole', 'x'.repeat(138), '😀'],
  ['would be halved', 'x'.repeat(139), ''],
])('a reference that is cut never ends in half an emoji: one that %s', async (_, before, kept) => {
  const { person, invoice } = await company();
  const { id } = await invoice();
  await uploadStatement(app, person, `Fecha;Concepto;Importe\n20/11/2026;${before}😀 y más;121,00`);
  const [movement] = await movementsOf(app, person);
  expect((await confirm([{ movementId: movement.id, invoiceIds: [id] }], person)).status).toBe(200);
  const { collections } = (await send('GET', `/invoices/${id}`, undefined, person)).body.invoice;
  expect(collections[0].reference).toBe(before + kept);
});

test('another company finds neither movement nor invoice, and a day to come is refused', async () => {
  const movementId = await buildMovement(app, ana);
  const { id } = await buildInvoice(app, ana);
  const eva = await buildTenant(app);
  const hers = await buildMovement(app, eva);
  const { id: herInvoice } = await buildInvoice(app, eva);
  expect((await confirm([{ movementId, invoiceIds: [herInvoice] }], eva)).status).toBe(404);
  expect((await confirm([{ movementId: hers, invoiceIds: [id] }], eva)).status).toBe(404);
  expect((await send('POST', `/bank/movements/${movementId}/aside`, { aside: true }, eva)).status).toBe(404);
  expect((await get(id)).collected).toBe(0);
  const late = await buildMovement(app, ana, { date: '2049-01-01', amount: '2.00' });
  expect((await confirm([{ movementId: late, invoiceIds: [id] }])).body.error).toBe(
    'La fecha del cobro no puede ser futura',
  );
});

function ANY() {
  return '0199c1a4-6d2e-7b31-9a54-3f0c8e21d7b6';
}

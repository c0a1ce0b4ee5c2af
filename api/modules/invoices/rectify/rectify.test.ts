import { schemaErrors, testWithSchemas } from '../../../test/aeat-schema';
import { buildCustomer, buildInvoice, buildTenant, setSubscription, type Person } from '../../../test/build';
import { refusedByBoth } from '../../../test/doors';
import type { TestApp } from '../../../test/harness';
import { asSuperuser } from '../../../test/superuser';
import { expectSameLedger, type AeatKit } from '../../../test/servers/aeat';
import { withSharedAeat } from '../../../test/servers/with-aeat';
import { pdfText } from '../../../test/read/pdf-text';
import { today } from '../../../test/days';
import { sentBodies } from '../../../test/read/sent';

let app: TestApp;
let aeat: AeatKit;
withSharedAeat(started => void ({ app, aeat } = started));

const LINES = [
  { description: 'Diseño de identidad', quantity: 1, price: 1850, ivaRate: 21 },
  { description: 'Catálogo impreso', quantity: 500, price: 2.36, ivaRate: 4 },
];
const CHEAPER = {
  kind: 'R1',
  cause: 'Cambio de precio acordado después de emitir (art. 80.Dos de la Ley 37/1992).',
  lines: [{ description: 'Diseño de identidad, diferencia de precio', quantity: 1, price: -200, ivaRate: 21 }],
};
const rectify = ({ token }: Person, id: string, body: object = CHEAPER, key?: string) =>
  app.rest('POST', `/invoices/${id}/rectify`, { token, body, headers: key ? { 'idempotency-key': key } : {} });
const read = async ({ token }: Person, id: string) =>
  (await app.rest('GET', `/invoices/${id}`, { token })).body.invoice;

describe('a rectifying invoice by differences', () => {
  test.each(['R1', 'R2', 'R3', 'R4'])(
    '%s is issued in a series of its own, taken by the AEAT, and both show each other',
    async kind => {
      const ana = await aeat.buildSender();
      const original = await buildInvoice(app, ana, { lines: LINES });
      const { status, body } = await rectify(ana, original.id, { ...CHEAPER, kind });
      const year = today().slice(0, 4);
      expect([status, body.invoice]).toMatchObject([
        201,
        {
          kind,
          fullNumber: `R-${year}-0001`,
          subtotal: -200,
          totalIva: -42,
          total: -242,
          customerNif: original.customerNif,
          rectification: {
            way: 'I',
            cause: CHEAPER.cause,
            invoices: [
              { id: original.id, fullNumber: original.fullNumber, date: original.date, total: original.total },
            ],
          },
        },
      ]);
      expect((await read(ana, original.id)).rectifiedBy).toMatchObject([
        { id: body.invoice.id, fullNumber: `R-${year}-0001`, total: -242 },
      ]);
      expect(await read(ana, body.invoice.id)).toMatchObject({ kind, rectification: body.invoice.rectification });
      await aeat.drain(ana);
      expect((await aeat.statuses(ana)).map(each => each.status)).toEqual(['accepted', 'accepted']);
      await expectSameLedger(aeat, ana);
    },
  );

  testWithSchemas('its record keeps to the official schema', async () => {
    const bodies = await sentBodies(aeat);
    expect(bodies.some(body => body.includes('TipoRectificativa'))).toBe(true);
    expect(await schemaErrors(bodies)).toEqual([]);
  });

  test('without lines credits the whole invoice; what goes beyond it is warned of', async () => {
    const ana = await buildTenant(app);
    const original = await buildInvoice(app, ana, { lines: LINES });
    const whole = { kind: 'R1', cause: 'Devolución de todo' };
    const first = (await rectify(ana, original.id, whole)).body.invoice;
    expect(first).toMatchObject({
      subtotal: -original.subtotal,
      totalIva: -original.totalIva,
      total: -original.total,
    });
    expect(first.warnings.join(' ')).not.toContain('más de base');
    const { warnings } = (await rectify(ana, original.id)).body.invoice;
    expect(warnings).toContainEqual(
      `Al 21 % se abonan 200,00 € más de base de lo que se facturó en ${original.fullNumber}.`,
    );
    await app.rest('POST', `/invoices/${first.id}/cancel`, { token: ana.token });
    expect((await rectify(ana, original.id)).body.invoice.warnings.join(' ')).not.toContain('más de base');
  });

  test('who says what is wrong credits no more than is left: the whole after a part is 409, with what is left', async () => {
    const ana = await buildTenant(app);
    const original = await buildInvoice(app, ana, { lines: LINES });
    await rectify(ana, original.id);
    const because = { wrong: 'other_customer', happened: 'yes', handedOver: true };
    const whole = { kind: 'R4', cause: 'El destinatario no era el correcto.', because };
    const refused = await rectify(ana, original.id, whole);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      `De la ${original.fullNumber} ya se rectificó una parte: abonarla entera la restaría dos veces. Abona lo que queda, con una línea por tipo: 1.650,00 € de base al 21 % y 1.180,00 € de base al 4 %.`,
    ]);
    const lines = [
      { description: 'Lo que queda', quantity: -1, price: 1650, ivaRate: 21 },
      { description: 'Lo que queda', quantity: -1, price: 1180, ivaRate: 4 },
    ];
    expect((await rectify(ana, original.id, { ...whole, lines })).status).toBe(201);
    expect((await read(ana, original.id)).remaining.map(({ base }: { base: number }) => base)).toEqual([0, 0]);
    // What changed no amount leaves all of it.
    const other = await buildInvoice(app, ana, { lines: LINES });
    await rectify(ana, other.id, { kind: 'R4', cause: 'El nombre', dataOnly: true });
    expect((await rectify(ana, other.id, whole)).body.invoice.total).toBe(-other.total);
  });

  test('a rectifying invoice is rectified as well, and only what goes beyond it is warned of', async () => {
    const ana = await buildTenant(app);
    const first = (await rectify(ana, (await buildInvoice(app, ana, { lines: LINES })).id)).body.invoice;
    const back = (price: number) => ({ ...CHEAPER, lines: [{ ...CHEAPER.lines[0], price }] });
    const half = (await rectify(ana, first.id, back(120))).body.invoice;
    expect(half).toMatchObject({ total: 145.2, rectification: { invoices: [{ id: first.id }] } });
    expect(half.warnings.join(' ')).not.toContain('más de base');
    expect((await rectify(ana, first.id, back(120))).body.invoice.warnings).toContainEqual(
      `Al 21 % se cargan 40,00 € más de base de lo que se abonó en ${first.fullNumber}.`,
    );
    const lines = [{ ...CHEAPER.lines[0], price: 5, ivaRate: 10 }];
    expect((await rectify(ana, first.id, { ...CHEAPER, lines })).body.invoice.warnings).toContainEqual(
      `Al 10 % se cargan 5,00 € más de base de lo que se abonó en ${first.fullNumber}.`,
    );
  });

  test('says on its paper what it is, which invoice it rectifies and why', async () => {
    const ana = await buildTenant(app);
    const original = await buildInvoice(app, ana, { lines: LINES });
    const { id, fullNumber } = (await rectify(ana, original.id)).body.invoice;
    const text = await pdfText(app, ana, `/invoices/${id}/pdf`);
    for (const said of ['Factura rectificativa', fullNumber, original.fullNumber, CHEAPER.cause, '242,00'])
      expect(text).toContain(said);
  });

  test('asked for twice with one key is one', async () => {
    const ana = await buildTenant(app);
    const original = await buildInvoice(app, ana, { lines: LINES });
    const [first, second] = [
      await rectify(ana, original.id, CHEAPER, 'una'),
      await rectify(ana, original.id, CHEAPER, 'una'),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.invoice).toEqual(first.body.invoice);
    expect((await read(ana, original.id)).rectifiedBy).toHaveLength(1);
  });
});

describe("the customer's data", () => {
  const DATA = { kind: 'R4', cause: 'El NIF del destinatario no era el correcto.', dataOnly: true };

  test('are corrected by an R4 without amounts, which the AEAT takes; what comes later goes to them', async () => {
    const ana = await aeat.buildSender();
    const card = await buildCustomer(app, ana, { name: 'Bodegas Larranaga', nif: 'B26304188' });
    const original = await buildInvoice(app, ana, { customerManual: undefined, customerId: card.id, lines: LINES });
    await app.rest('PUT', `/customers/${card.id}`, {
      token: ana.token,
      body: { name: 'Bodegas Larrañaga, S.L.', nif: 'A58402165' },
    });
    const made = await rectify(ana, original.id, { ...DATA, customerId: card.id });
    expect([made.status, made.body.invoice]).toMatchObject([
      201,
      {
        kind: 'R4',
        subtotal: 0,
        total: 0,
        customer: { id: card.id, name: 'Bodegas Larrañaga, S.L.', nif: 'A58402165' },
        lines: [{ description: 'Corrección de datos: los importes no cambian', quantity: 1, price: 0, ivaRate: 21 }],
        rectification: { invoices: [{ id: original.id, total: original.total }] },
      },
    ]);
    expect(made.body.invoice.warnings.join(' ')).not.toContain('más de base');
    expect((await rectify(ana, original.id)).body.invoice).toMatchObject({
      total: -242,
      customer: { nif: 'A58402165' },
    });
    expect((await read(ana, original.id)).customer.nif).toBe('B26304188');
    await aeat.drain(ana);
    expect((await aeat.statuses(ana)).map(each => each.status)).toEqual(['accepted', 'accepted', 'accepted']);
    await expectSameLedger(aeat, ana);
  });

  test('that the AEAT would refuse again are refused with the way out, which then is one', async () => {
    const ana = await aeat.buildSender();
    const original = await buildInvoice(app, ana, { lines: LINES });
    await asSuperuser(app.database, client =>
      client.query("UPDATE app.invoices SET customer_nif = 'B26304180' WHERE id = $1", [original.id]),
    );
    const refused = await rectify(ana, original.id);
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { 'customerManual.nif': expect.stringMatching(/no es válido.*corrige antes sus datos con una rectificativa R4/) },
    ]);
    const customerManual = { name: 'Ana Pérez', nif: '48213960A', address: 'Calle Mayor, 1' };
    expect((await rectify(ana, original.id, { ...DATA, customerManual })).body.invoice.total).toBe(0);
    const { status, body } = await rectify(ana, original.id);
    expect([status, body.invoice.customerNif]).toEqual([201, '48213960A']);
  });

  test.each<[string, object, string, string]>([
    ['by another kind', { kind: 'R1' }, 'kind', 'Cuando solo cambian datos, la rectificativa es una R4'],
    ['with lines', { lines: CHEAPER.lines }, 'lines', 'Cuando solo cambian datos, la rectificativa no lleva líneas'],
    [
      'with a change of price',
      { kind: 'R1', dataOnly: false, customerManual: { name: 'Ana', nif: '48213960A' } },
      'customerManual',
      'Los datos del cliente se corrigen con una R4',
    ],
    [
      'of two customers',
      { customerId: '00000000-0000-7000-8000-000000000000', customerManual: { name: 'Ana', nif: '48213960A' } },
      'customerManual',
      'Elige un cliente guardado o escribe uno, no los dos',
    ],
  ])('are not corrected %s', async (_, change, field, message) => {
    const ana = await buildTenant(app);
    const original = await buildInvoice(app, ana, { lines: LINES });
    const { id } = original;
    const refused = await refusedByBoth(app, ana, 'rectifyInvoice', { id, input: { ...DATA, ...change } });
    expect(refused).toEqual([400, { [field]: message }]);
  });

  test('are not corrected into those of another customer, nor of another company', async () => {
    const [ana, eva] = [await buildTenant(app), await buildTenant(app)];
    const [own, other] = [await buildCustomer(app, ana), await buildCustomer(app, ana, { nif: 'A58402165' })];
    const original = await buildInvoice(app, ana, { customerManual: undefined, customerId: own.id });
    const refused = await rectify(ana, original.id, { ...DATA, customerId: other.id });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { customerId: 'Ese es otro cliente: abona esta factura y emite otra a su nombre' },
    ]);
    const manual = await buildInvoice(app, ana);
    const theirs = await rectify(ana, manual.id, { ...DATA, customerId: (await buildCustomer(app, eva)).id });
    expect([theirs.status, theirs.body.error]).toEqual([404, 'Cliente no encontrado']);
  });
});

describe('the wrong instrument is 409 with the right one, where the answers are given', () => {
  const REAL = { wrong: 'amount', happened: 'yes', handedOver: true };
  const NEVER = { wrong: 'whole', happened: 'no', handedOver: false };
  const RECTIFY =
    'La operación se hizo y tu cliente ya tiene la factura: se queda como está y otra corrige el importe. Con lo que dices, rectifícala (R1, por diferencias).';
  const cancel = ({ token }: Person, id: string, because?: object) =>
    app.rest('POST', `/invoices/${id}/cancel`, { token, body: because && { because } });

  test('annulling what took place and the customer has, by both doors; without answers as ever', async () => {
    const ana = await buildTenant(app);
    const { id } = await buildInvoice(app, ana, { lines: LINES });
    const refused = await cancel(ana, id, REAL);
    expect([refused.status, refused.body.error]).toEqual([409, RECTIFY]);
    const { body } = await app.gql(
      'mutation ($id: ID!, $because: WrongInput) { cancelInvoice(id: $id, because: $because) { id } }',
      { id, because: REAL },
      { token: ana.token },
    );
    expect(body.errors[0]).toMatchObject({ message: RECTIFY, extensions: { code: 'CONFLICT' } });
    expect((await read(ana, id)).status).toBe('issued');
    expect((await cancel(ana, id)).body.invoice.status).toBe('cancelled');
  });

  test('rectifying what never took place; that is annulled', async () => {
    const ana = await buildTenant(app);
    const { id } = await buildInvoice(app, ana, { lines: LINES });
    const refused = await rectify(ana, id, { ...CHEAPER, because: NEVER });
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('Con lo que dices, anúlala.')]);
    expect((await read(ana, id)).rectifiedBy).toEqual([]);
    expect((await rectify(ana, id, { ...CHEAPER, because: REAL })).status).toBe(201);
    const other = await buildInvoice(app, ana, { lines: LINES });
    expect((await cancel(ana, other.id, NEVER)).body.invoice.status).toBe('cancelled');
  });

  test('a debt of which a part came in is credited by what is owed: all of it is 409, whoever was paid for it', async () => {
    const ana = await buildTenant(app);
    const debt = (wrong: 'unpaid' | 'insolvent', lines?: object[]) => ({
      ...{ kind: wrong === 'unpaid' ? 'R3' : 'R2', cause: 'No se cobra', because: { wrong }, lines },
    });
    const collect = (id: string, amount: number) =>
      app.rest('POST', `/invoices/${id}/collections`, { token: ana.token, body: { amount } });
    const credit = (price: number) => [{ description: 'Lo que se debe', quantity: -1, price, ivaRate: 21 }];
    const sold = [{ description: 'Trabajo', quantity: 1, price: 1000, ivaRate: 21 }];
    const original = await buildInvoice(app, ana, { lines: sold });
    await collect(original.id, 500);
    const number = original.fullNumber;
    // Also of who does not say what is wrong: a debt is what R2 and R3 are of.
    const unsaid = { kind: 'R3', cause: 'No se cobra' };
    for (const body of [debt('unpaid'), debt('insolvent'), debt('unpaid', credit(586.79)), unsaid]) {
      const refused = await rectify(ana, original.id, body);
      expect([refused.status, refused.body.error]).toEqual([
        409,
        `De la ${number} aún te deben 710,00 €: una deuda impagada se abona como mucho por lo que se debe, en proporción a sus tipos.`,
      ]);
    }
    // 710 × 1,000 / 1,210.
    const made = await rectify(ana, original.id, debt('unpaid', credit(586.78)));
    expect([made.status, made.body.invoice.total]).toEqual([201, -710]);
    // Nothing is owed now.
    const again = await rectify(ana, original.id, debt('unpaid', credit(1)));
    expect([again.status, again.body.error]).toEqual([409, expect.stringContaining('no hay deuda que rectificar')]);

    // What was paid for the one that it replaces was paid for it; the difference alone is not its debt.
    const paid = await buildInvoice(app, ana, { lines: sold });
    await collect(paid.id, 1210);
    const lines = [{ ...sold[0], price: 900 }];
    const replacing = (await rectify(ana, paid.id, { kind: 'R1', way: 'S', cause: 'Precio', lines })).body.invoice;
    const refused = await rectify(ana, replacing.id, debt('unpaid'));
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('consta como cobrada')]);
  });

  test('annulling what never took place once a part of it was paid: money that came before has its VAT', async () => {
    const ana = await buildTenant(app);
    const { id, total } = await buildInvoice(app, ana, { lines: LINES });
    await app.rest('POST', `/invoices/${id}/collections`, { token: ana.token, body: { amount: 10 } });
    const refused = await cancel(ana, id, NEVER);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'No se hizo, pero la factura consta como cobrada en parte, y un cobro anticipado ya lleva IVA: otra factura la abona entera. Con lo que dices, rectifícala (R1, por diferencias).',
    ]);
    const made = await rectify(ana, id, { kind: 'R1', cause: 'Sin efecto', because: NEVER });
    expect([made.status, made.body.invoice.total]).toEqual([201, -total]);
  });

  test('correcting the record of what the paper says wrong', async () => {
    const ana = await aeat.buildSender();
    const { id } = await buildInvoice(app, ana, { lines: LINES });
    await aeat.drain(ana);
    const correct = (because: object) =>
      app.rest('POST', `/verifactu/invoices/${id}/correct`, { token: ana.token, body: { because } });
    const refused = await correct(REAL);
    expect([refused.status, refused.body.error]).toEqual([409, RECTIFY]);
    const annulled = await cancel(ana, id, { wrong: 'customer_record' });
    expect([annulled.status, annulled.body.error]).toEqual([
      409,
      expect.stringContaining('Con lo que dices, corrige su registro.'),
    ]);
  });

  test('what is on no paper is corrected in the record that the AEAT has accepted, and then the paper stays', async () => {
    const ana = await aeat.buildSender();
    const card = await buildCustomer(app, ana, { name: 'Jean Petit', nif: 'X1234567', country: 'FR', idKind: '04' });
    const { id } = await buildInvoice(app, ana, { customerManual: undefined, customerId: card.id, lines: LINES });
    await aeat.drain(ana);
    const plan = async () =>
      (await app.rest('GET', `/verifactu/invoices/${id}/correction`, { token: ana.token })).body.correction;
    expect((await plan()).way).toBe('nothing');
    await app.rest('PUT', `/customers/${card.id}`, {
      token: ana.token,
      body: { name: 'Jean Petit', nif: 'X1234567', country: 'FR', idKind: '03' },
    });
    expect(await plan()).toMatchObject({ way: 'correct', subsanacion: true, rechazoPrevio: 'N' });
    const correct = await app.rest('POST', `/verifactu/invoices/${id}/correct`, {
      token: ana.token,
      body: { because: { wrong: 'customer_record' } },
    });
    expect(correct.status).toBe(200);
    await aeat.drain(ana);
    expect((await aeat.statuses(ana)).map(each => each.status)).toEqual(['accepted', 'accepted']);
    await expectSameLedger(aeat, ana);
    expect((await plan()).way).toBe('nothing');
  }, 15_000);

  test.each([
    ['because.happened', { wrong: 'amount', handedOver: true }, 'Di si la operación se hizo'],
    ['because.handedOver', { wrong: 'whole', happened: 'no' }, 'Di si tu cliente tiene la factura'],
  ])('an answer that is missing is asked for: %s', async (field, because, message) => {
    const ana = await buildTenant(app);
    const { id } = await buildInvoice(app, ana);
    const { status, body } = await cancel(ana, id, because);
    expect([status, body.fields]).toEqual([400, { [field]: message }]);
    expect((await read(ana, id)).status).toBe('issued');
  });
});

test('an invoice with a rectifying one is not cancelled, until that one is', async () => {
  const ana = await buildTenant(app);
  const original = await buildInvoice(app, ana, { lines: LINES });
  const made = (await rectify(ana, original.id)).body.invoice;
  const cancel = (id: string) => app.rest('POST', `/invoices/${id}/cancel`, { token: ana.token });
  const refused = await cancel(original.id);
  expect([refused.status, refused.body.error]).toEqual([
    409,
    `La factura tiene una rectificativa, ${made.fullNumber}: ya no se anula`,
  ]);
  expect((await read(ana, original.id)).status).toBe('issued');
  expect([(await cancel(made.id)).status, (await cancel(original.id)).status]).toEqual([200, 200]);
});

describe('refused', () => {
  test('of a draft, of a cancelled invoice, and of one that is not there', async () => {
    const [ana, eva] = [await buildTenant(app), await buildTenant(app)];
    const draft = await buildInvoice(app, ana, { status: 'draft' });
    const cancelled = await buildInvoice(app, ana);
    await app.rest('POST', `/invoices/${cancelled.id}/cancel`, { token: ana.token });
    const others = await buildInvoice(app, eva);
    const refusals = [draft, cancelled, others].map(each => rectify(ana, each.id));
    expect((await Promise.all(refusals)).map(({ status, body }) => [status, body.error])).toEqual([
      [409, 'Un borrador no se rectifica: cámbialo, que todavía no está emitido'],
      [409, 'La factura está anulada: no hay nada que rectificar'],
      [404, 'Factura no encontrada'],
    ]);
  });

  test('a rectifying invoice beyond the hundredth of one original', async () => {
    const ana = await buildTenant(app);
    await setSubscription(app, ana, { status: 'active' });
    const original = await buildInvoice(app, ana, { lines: LINES });
    const { id } = (await rectify(ana, original.id)).body.invoice;
    await asSuperuser(app.database, async client => {
      await client.query(
        `INSERT INTO app.invoices SELECT (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'number', n,
           'series', 'COPIA', 'full_number', 'COPIA-' || i.year || '-' || n))).* FROM app.invoices i, generate_series(1, 98) n WHERE id = $1`,
        [id],
      );
      await client.query(
        `INSERT INTO app.rectified_invoices (tenant_id, invoice_id, rectified_id)
         SELECT tenant_id, id, $2 FROM app.invoices WHERE tenant_id = $1 AND series = 'COPIA'`,
        [ana.tenantId, original.id],
      );
    });
    expect((await rectify(ana, original.id)).status).toBe(201);
    const refused = await rectify(ana, original.id);
    expect([refused.status, refused.body.error]).toEqual([409, 'Una factura tiene como mucho 100 rectificativas']);
    expect((await read(ana, original.id)).rectifiedBy).toHaveLength(100);
  });

  test('of a customer whose data were erased', async () => {
    const ana = await buildTenant(app);
    const { id } = await buildInvoice(app, ana);
    await asSuperuser(app.database, client =>
      client.query("UPDATE app.invoices SET customer_nif = 'SUPRIMIDO-1' WHERE id = $1", [id]),
    );
    const { status, body } = await rectify(ana, id);
    expect([status, body.error]).toEqual([
      409,
      'Los datos de este cliente se suprimieron: ya no hay a quién enviar una rectificativa',
    ]);
  });

  test.each<[string, object, string, string]>([
    [
      'lines beyond what an invoice may be, that take each other off',
      { lines: [999_999_999, -999_999_999].map(quantity => ({ ...LINES[0], quantity, price: 999_999_999 })) },
      'lines.0.price',
      'El importe de una línea es como mucho 999.999.999,99 €',
    ],
    ['no cause', { cause: ' ' }, 'cause', 'Escribe por qué se rectifica: va en la factura'],
    ['no line', { lines: [] }, 'lines', 'Añade al menos una línea'],
    [
      'a line of nothing',
      { lines: [{ description: 'Nada', quantity: 0, price: 10, ivaRate: 21 }] },
      'lines.0.quantity',
      'Escribe una cantidad distinta de 0',
    ],
    [
      'a day before the original',
      { date: '2024-01-01' },
      'date',
      'Una rectificativa no puede ser anterior a la factura que rectifica',
    ],
    ['a day to come', { date: '2999-01-01' }, 'date', 'La fecha de una factura emitida no puede ser futura'],
    [
      'a series of ordinary invoices',
      { series: 'A' },
      'series',
      'La serie A ya tiene facturas que no son rectificativas: elige otra, que la ley pide una propia',
    ],
    [
      'a debt that grows',
      { kind: 'R3', lines: [{ description: 'Más', quantity: 1, price: 10, ivaRate: 21 }] },
      'lines',
      'Una deuda que no se cobra solo baja la base: escribe sus importes en negativo',
    ],
  ])('%s', async (_, change, field, message) => {
    const ana = await buildTenant(app);
    const original = await buildInvoice(app, ana, { lines: LINES });
    const { id } = original;
    const refused = await refusedByBoth(app, ana, 'rectifyInvoice', { id, input: { ...CHEAPER, ...change } });
    expect(refused).toEqual([400, { [field]: message }]);
    expect((await read(ana, original.id)).rectifiedBy).toEqual([]);
  });

  test('an ordinary invoice in the series of the rectifying ones, also where both begin it at once', async () => {
    const ana = await buildTenant(app);
    const original = await buildInvoice(app, ana, { lines: LINES });
    const ordinary = (series: string) =>
      app.rest('POST', '/invoices', {
        token: ana.token,
        body: {
          date: today(),
          series,
          customerManual: { name: 'Cliente', nif: 'B98241573' },
          lines: [{ description: 'Visita', quantity: 1, price: 10, ivaRate: 21 }],
        },
      });
    expect((await rectify(ana, original.id)).status).toBe(201);
    const refused = await ordinary('R');
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { series: 'La serie R es la de tus facturas rectificativas: elige otra' },
    ]);
    for (const series of ['Q1', 'Q2', 'Q3', 'Q4']) {
      const both = await Promise.all([ordinary(series), rectify(ana, original.id, { ...CHEAPER, series })]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    }
  });

  test('a debt of a customer outside Spain; an insolvent one may be of the Union', async () => {
    const ana = await buildTenant(app);
    const unpaid = async (customer: Record<string, string>) => {
      const abroad = await buildCustomer(app, ana, customer);
      return (await buildInvoice(app, ana, { customerManual: undefined, customerId: abroad.id, lines: LINES })).id;
    };
    const german = { name: 'Müller GmbH', nif: '123456789', country: 'de' };
    const american = { name: 'Acme Inc.', nif: '12-3456789', country: 'us' };
    for (const [kind, customer] of [
      ['R3', german],
      ['R3', american],
      ['R2', american],
    ] as const) {
      const id = await unpaid(customer);
      const refused = await refusedByBoth(app, ana, 'rectifyInvoice', { id, input: { kind, cause: 'Impagada' } });
      expect(refused).toEqual([400, { kind: expect.stringContaining('artículo 80.Cinco') }]);
    }
    expect((await rectify(ana, await unpaid(german), { kind: 'R2', cause: 'Concurso' })).status).toBe(201);
  });
});

test('a company that uses R for other invoices gets another series for them', async () => {
  const ana = await buildTenant(app);
  const original = await buildInvoice(app, ana, { series: 'R', lines: LINES });
  const coming = await app.gql(
    'query ($date: Date!) { nextRectifyingNumber(date: $date) { fullNumber } }',
    { date: today() },
    { token: ana.token },
  );
  expect((await rectify(ana, original.id)).body.invoice).toMatchObject({
    series: 'RE',
    fullNumber: coming.body.data.nextRectifyingNumber.fullNumber,
  });
  expect((await rectify(ana, original.id)).body.invoice.fullNumber).toMatch(/^RE-\d{4}-0002$/);
});

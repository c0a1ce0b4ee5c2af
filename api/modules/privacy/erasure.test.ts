import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { readPdf } from '../../edges/pdf/read-back';
import { dayOf } from '../../platform/dates';
import {
  buildCustomer,
  buildInvoice,
  buildTenant,
  leaveIncident,
  leaveRepresentation,
  refuseRecord,
  setSubscription,
  type Person,
} from '../../test/build';
import { uploadStatement } from '../../test/house/bank';
import { startTestApp, type TestApp } from '../../test/harness';
import { line, NOW, privacyOf, ROSA } from '../../test/privacy';
import { dumpOf } from '../../test/superuser';
import { blockedOf } from './blocked';
import { namesOf } from './named-in-text';
import { purge } from '../retention/purge';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.at(NOW));

const { sql, ask, rest, invoiceIn, filesOf } = privacyOf(() => app);
const planOf = async (ana: Person, id: string) => (await rest(ana, 'GET', `${id}/erasure-plan`)).body.plan;
const chain = async (ana: Person) => (await app.rest('GET', '/verifactu/chain', { token: ana.token })).body;
const everywhere = async (ana: Person) =>
  (await dumpOf(app.database, ana.tenantId)).match(/Rosa|rosa|33456781S|33456781s|600 100 200|Calle Mayor, 1/g) ?? [];

/** While another session holds the customer's card, two calls: the second is made once the first waits for it. */
async function whileHeld(
  change: string,
  customerId: string,
  first: () => Promise<unknown>,
  then = async (): Promise<unknown> => null,
): Promise<void> {
  const other = new Client({ connectionString: app.database.superuser, options: '-c search_path=app' });
  await other.connect();
  try {
    await other.query('BEGIN');
    await other.query(change, [customerId]);
    const called = first();
    for (
      let left = 500;
      (
        await sql(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
       AND wait_event_type = 'Lock'`)
      ).length === 0;
      left -= 1
    ) {
      if (left === 0) throw new Error('nobody waits');
      await sleep(10);
    }
    await then();
    await other.query('COMMIT');
    await called;
  } finally {
    await other.end();
  }
}

test.each([
  [
    'a first name and one surname, which another one behind them would be somebody else’s',
    ['Rosa Martí'],
    [' BIZUM ROSA MARTI ', ' ROSA MARTI A1 ', ' ROSA MARTI FRA 3 '],
    [' ROSA MARTI LLOPIS '],
  ],
  ['one word: nobody', ['Rosa'], [], [' ROSA ']],
  ['all words in whatever order', ['María de la O Gil Sanz'], [' GIL SANZ MARIA '], [' MARIA GIL ']],
])('a text names somebody by %s', (_, names, hers, others) => {
  const isNamed = (text: string) => namesOf(names).some(name => new RegExp(name).test(text));
  expect([hers.filter(isNamed), others.filter(isNamed)]).toEqual([hers, []]);
});

describe('erasure', () => {
  test('without invoices everything goes but the request itself; a draft goes with it', async () => {
    const ana = await buildTenant(app);
    const { id: customerId } = await buildCustomer(app, ana, { ...ROSA, paperLanguage: 'ca' });
    await invoiceIn(ana, customerId, '2026-11-19', { status: 'draft' });
    const id = await ask(ana, 'erasure');
    expect(await planOf(ana, id)).toEqual({
      id,
      label: 'Cliente suprimido 1',
      invoices: 0,
      unpaid: 0,
      obstacle: null,
      doneAt: null,
      goneOn: '2029-11-21',
      now: [
        {
          what: 'Nombre, NIF, email, teléfono y dirección de su ficha',
          detail: 'la ficha pasa a llamarse «Cliente suprimido 1»',
        },
        { what: 'Borradores a su nombre', detail: '1, de 121,00 €' },
        { what: 'Su sitio en listas, búsquedas y exportaciones', detail: 'no volverá a salir' },
      ],
      blocked: [
        {
          until: '2029-11-20',
          what: 'Esta solicitud y su respuesta',
          count: 1,
          why: 'LOPDGDD, art. 72: prescribe a los 3 años',
        },
      ],
    });
    const { status, body } = await rest(ana, 'POST', `${id}/erase`);
    expect([status, body.plan.doneAt]).toEqual([200, NOW.toISOString()]);
    expect(await planOf(ana, id)).toEqual(body.plan);
    expect(body.plan.now.map((each: { what: string }) => each.what)).toContain('Borradores a su nombre');
    expect((await sql('SELECT count(*)::int AS n FROM app.invoices WHERE tenant_id = $1', ana.tenantId))[0].n).toBe(0);
    const [card] = await sql('SELECT paper_language AS language FROM app.customers WHERE tenant_id = $1', ana.tenantId);
    expect(card.language).toBeNull();
    // What is left of her is the request.
    await sql(
      `UPDATE app.data_requests SET email = '', name = '', nif = '', search = ''
       WHERE tenant_id = $1`,
      ana.tenantId,
    );
    expect(await everywhere(ana)).toEqual([]);
  });

  test('recent invoices stay and verify, without her in lists, search, CSV and PDF; after six years nothing is left of her', async () => {
    const ana = await buildTenant(app);
    const bob = await buildTenant(app);
    await buildCustomer(app, bob, ROSA);
    const untouched = await dumpOf(app.database, bob.tenantId);
    await setSubscription(app, ana, { plan: 'pro', status: 'active' });
    await leaveRepresentation(app, ana);
    const { id: customerId } = await buildCustomer(app, ana, ROSA);
    await app.rest('PUT', `/customers/${customerId}/notes`, { token: ana.token, body: { notes: 'Rosa paga tarde' } });
    const first = await invoiceIn(ana, customerId, '2025-10-11');
    const second = await invoiceIn(ana, customerId, '2026-11-19');
    const manual = await buildInvoice(app, ana, {
      date: '2026-11-19',
      customerManual: { name: ROSA.name, nif: ROSA.nif, address: ROSA.address },
    });
    await sql(`UPDATE app.submissions SET status = 'accepted' WHERE tenant_id = $1`, ana.tenantId);
    await leaveIncident(app, ana);
    await sql(
      `UPDATE app.messages
       SET raw = 'Rosa', records = (SELECT array_agg(id) FROM app.records WHERE tenant_id = $1)
       WHERE tenant_id = $1`,
      ana.tenantId,
    );
    const id = await ask(ana, 'erasure');
    // What came in for one is not owed any more: an irreversible act is told the truth.
    const collections = (body: object) =>
      app.rest('POST', `/invoices/${manual.id}/collections`, { token: ana.token, body });
    expect((await collections({ amount: 100 })).status).toBe(201);
    const plan = await planOf(ana, id);
    expect(plan.blocked).toEqual([
      {
        until: '2029-11-20',
        what: 'Esta solicitud y su respuesta',
        count: 1,
        why: 'LOPDGDD, art. 72: prescribe a los 3 años',
      },
      {
        until: '2031-12-31',
        what: 'Datos del cliente en facturas de 2025',
        count: 1,
        why: 'Código de Comercio, art. 30: 6 años',
      },
      {
        until: '2031-12-31',
        what: 'Registros de facturación de 2025',
        count: 1,
        why: 'RD 1007/2023, art. 8: con su factura',
      },
      {
        until: '2032-12-31',
        what: 'Datos del cliente en facturas de 2026',
        count: 2,
        why: 'Código de Comercio, art. 30: 6 años',
      },
      {
        until: '2032-12-31',
        what: 'Registros de facturación de 2026',
        count: 2,
        why: 'RD 1007/2023, art. 8: con su factura',
      },
    ]);
    expect([plan.goneOn, plan.invoices, plan.unpaid]).toEqual(['2033-01-01', 3, 263]);
    const before = {
      chain: await chain(ana),
      dashboard: (await app.rest('GET', '/stats/dashboard', { token: ana.token })).body.overview,
    };
    expect((await rest(ana, 'POST', `${id}/erase`)).status).toBe(200);
    const got = (path: string) => app.rest('GET', path, { token: ana.token });
    const { customer, total, fullNumber } = (await got(`/invoices/${second.id}`)).body.invoice;
    expect([customer.name, customer.nif, customer.email, total, fullNumber]).toEqual([
      'Cliente suprimido 1',
      'SUPRIMIDO-1',
      null,
      121,
      second.fullNumber,
    ]);
    expect((await got(`/invoices/${manual.id}`)).body.invoice).toMatchObject({
      customerName: 'Cliente suprimido 1',
      customerNif: 'SUPRIMIDO-1',
      customerAddress: null,
    });
    expect((await got('/customers')).body.customers).toEqual([]);
    expect(await sql('SELECT notes FROM app.customers WHERE id = $1', customerId)).toEqual([{ notes: null }]);
    for (const search of ['Rosa', ROSA.nif])
      expect((await got(`/invoices?search=${search}`)).body.invoices).toEqual([]);
    expect((await got(`/invoices?search=${first.fullNumber}`)).body.invoices).toHaveLength(1);
    expect((await got('/invoices/export/csv')).text).not.toMatch(/Rosa|33456781S/);
    expect((await got(`/invoices/${first.id}/pdf`)).status).toBe(200);
    expect(await chain(ana)).toEqual(before.chain);
    expect(before.chain.chain).toMatchObject({ intact: true, records: 3 });
    expect((await got('/stats/dashboard')).body.overview).toEqual({ ...before.dashboard, totalCustomers: 0 });
    expect((await sql('SELECT raw FROM app.messages WHERE tenant_id = $1', ana.tenantId))[0].raw).toBeNull();
    expect((await got(`/lopd/data-requests/${id}`)).body.request).toMatchObject({
      status: 'completed',
      completedAt: NOW.toISOString(),
    });
    const acts = await sql(
      `SELECT action FROM app.activities WHERE tenant_id = $1 AND action LIKE 'data_%'
       ORDER BY action`,
      ana.tenantId,
    );
    expect(acts.map(row => row.action)).toEqual(['data_deletion', 'data_request_created', 'data_request_processed']);
    // Nor is she named by the records that the company sees, and takes away: their hashes do not cover her.
    const { records: listed } = (await got('/verifactu/records')).body;
    const literal = (await got(`/verifactu/records/${listed[0].id}`)).body.record.xml;
    const taken = (
      await Promise.all(['/verifactu/records/export', '/tenant/export'].map(path => filesOf(ana, path)))
    ).flatMap(files => [...files]);
    const named = taken
      .filter(([name, bytes]) => /Rosa|33456781S/.test(bytes.toString()) && name !== 'datos/data_requests.jsonl')
      .map(([name]) => name);
    expect([literal.includes('<sf:RegistroAlta'), /Rosa|33456781S/.test(literal), named, taken.length > 30]).toEqual([
      true,
      false,
      [],
      true,
    ]);
    // The operator can hand it to a court; the company itself cannot read it.
    expect(await blockedOf(app.services, 'B98241573', first.fullNumber)).toEqual([
      {
        invoice: first.fullNumber,
        date: '2025-10-11',
        until: '2031-12-31',
        name: ROSA.name,
        nif: ROSA.nif,
        address: 'Calle Mayor, 1, 46001, València',
      },
    ]);
    await expect(app.services.db.read(ana.tenantId, em => em.query('SELECT 1 FROM blocked_data'))).rejects.toThrow(
      /permission denied/,
    );
    const records = async () =>
      (await sql('SELECT xml FROM app.records WHERE tenant_id = $1 ORDER BY sequence', ana.tenantId)).map(row =>
        row.xml.includes('33456781S'),
      );
    expect(await records()).toEqual([true, true, true]);
    expect(await dumpOf(app.database, bob.tenantId)).toBe(untouched);

    const night = async (day: string) => {
      app.at(new Date(`${day}T03:00:00Z`));
      await purge(app.services);
    };
    await night('2031-12-31');
    expect([
      await records(),
      (await sql('SELECT count(*)::int AS n FROM app.blocked_data WHERE tenant_id = $1', ana.tenantId))[0].n,
    ]).toEqual([[true, true, true], 3]);
    await night('2032-01-01');
    expect(await records()).toEqual([false, true, true]);
    await night('2033-01-01');
    expect(await records()).toEqual([false, false, false]);
    expect(await everywhere(ana)).toEqual([]);
    // The nights have ended her session too.
    app.at(NOW);
    const { token } = (await app.rest('POST', '/auth/login', { body: { email: ana.email, password: 'secreta-123' } }))
      .body;
    expect(await chain({ ...ana, token })).toEqual(before.chain);
    expect(
      (
        await sql(
          'SELECT sum(total)::text AS total, sum(subtotal + total_iva)::text AS parts FROM app.invoices WHERE tenant_id = $1',
          ana.tenantId,
        )
      )[0],
    ).toEqual({ total: '363.00', parts: '363.00' });
    expect(
      (await sql('SELECT name FROM app.customers WHERE tenant_id = $1', bob.tenantId)).map(row => row.name),
    ).toEqual([ROSA.name]);
  });

  test('invoices whose six years are over lose her at once', async () => {
    const ana = await buildTenant(app);
    const { id: customerId } = await buildCustomer(app, ana, ROSA);
    await invoiceIn(ana, customerId, '2015-03-01');
    await invoiceIn(ana, customerId, '2019-12-31');
    await invoiceIn(ana, customerId, '2020-01-01');
    // As an older version sealed them, that did not send.
    await sql(
      `INSERT INTO app.unsent_records (tenant_id, id, sequence, kind, invoice_id, number, date, xml, hash, generated_at)
      SELECT tenant_id, id, extract(year FROM date), 'alta', id, full_number, date, '<sf:Destinatarios>33456781S</sf:Destinatarios>', repeat('A', 64), now()
        FROM app.invoices WHERE tenant_id = $1`,
      ana.tenantId,
    );
    const id = await ask(ana, 'erasure');
    const plan = await planOf(ana, id);
    expect(plan.now[1]).toEqual({
      what: 'Nombre, NIF y dirección en las facturas de 2015 a 2019',
      detail: '2, ya ha pasado su plazo',
    });
    expect(plan.blocked.map((each: { until: string; count: number }) => [each.until, each.count])).toEqual([
      ['2026-12-31', 1],
      ['2026-12-31', 1],
      ['2029-11-20', 1],
    ]);
    await rest(ana, 'POST', `${id}/erase`);
    expect(
      (await sql('SELECT until::text FROM app.blocked_data WHERE tenant_id = $1', ana.tenantId)).map(row => row.until),
    ).toEqual(['2026-12-31']);
    expect(
      (await sql('SELECT xml FROM app.unsent_records WHERE tenant_id = $1 ORDER BY sequence', ana.tenantId)).map(row =>
        row.xml.includes('33456781S'),
      ),
    ).toEqual([false, false, true]);
  });

  test('is refused while the AEAT has not taken a record of hers, twice, of another right, and of another company', async () => {
    const ana = await buildTenant(app);
    const { id: customerId } = await buildCustomer(app, ana, ROSA);
    await leaveRepresentation(app, ana);
    const invoice = await invoiceIn(ana, customerId, '2026-11-19');
    const id = await ask(ana, 'erasure');
    await refuseRecord(app, ana, invoice.id);
    expect((await planOf(ana, id)).obstacle).toMatch(
      /^Hay 1 registro de sus facturas que la AEAT todavía no ha aceptado/,
    );
    const refused = await rest(ana, 'POST', `${id}/erase`);
    expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
    expect((await app.rest('GET', '/customers', { token: ana.token })).body.customers).toHaveLength(1);
    await sql(
      `UPDATE app.submissions SET status = 'accepted', code = NULL, message = 'NIF: 33456781S'
       WHERE tenant_id = $1`,
      ana.tenantId,
    );
    const bob = await buildTenant(app);
    for (const [method, path] of [
      ['POST', 'erase'],
      ['GET', 'erasure-plan'],
      ['GET', 'certificate'],
      ['GET', 'subject'],
    ] as const)
      expect([path, (await rest(bob, method, `${id}/${path}`)).status]).toEqual([path, 404]);
    expect((await rest(ana, 'POST', `${await ask(ana, 'access')}/erase`)).status).toBe(409);
    expect((await rest(ana, 'GET', `${id}/certificate`)).status).toBe(409);
    const twice = await Promise.all([1, 2].map(() => rest(ana, 'POST', `${id}/erase`)));
    expect(twice.map(each => each.status).sort()).toEqual([200, 409]);
    expect((await sql('SELECT count(*)::int AS n FROM app.erasures WHERE tenant_id = $1', ana.tenantId))[0].n).toBe(1);
    expect(await sql('SELECT message FROM app.submissions WHERE tenant_id = $1', ana.tenantId)).toEqual([
      { message: 'Texto suprimido con los datos del cliente.' },
    ]);
  });

  test('known by her email alone, she goes from the invoices without a card too', async () => {
    const ana = await buildTenant(app);
    await buildCustomer(app, ana, ROSA);
    const { id: manual } = await buildInvoice(app, ana, {
      customerManual: { name: ROSA.name, nif: ROSA.nif, address: null },
    });
    const id = await ask(ana, 'erasure', { nif: null });
    expect((await rest(ana, 'POST', `${id}/erase`)).body.plan.invoices).toBe(1);
    expect((await app.rest('GET', `/invoices/${manual}`, { token: ana.token })).body.invoice.customerName).toBe(
      'Cliente suprimido 1',
    );
  });

  test('a draft that is saved meanwhile stops it, and goes the next time; who is invoiced meanwhile is seen as they are then', async () => {
    const ana = await buildTenant(app);
    const { id: customerId } = await buildCustomer(app, ana, ROSA);
    const id = await ask(ana, 'erasure');
    const statuses: number[] = [];
    await whileHeld(
      'SELECT 1 FROM customers WHERE id = $1 FOR UPDATE',
      customerId,
      async () => statuses.push((await rest(ana, 'POST', `${id}/erase`)).status),
      // A short answer: long ones of a company wait for one another.
      () =>
        app.gql(
          'mutation ($input: InvoiceInput!) { createInvoice(input: $input) { id } }',
          {
            input: {
              date: '2026-11-19',
              status: 'draft',
              lines: [{ description: 'x', quantity: 1, price: 1, ivaRate: 21 }],
              customerManual: { name: ROSA.name, nif: ROSA.nif },
            },
          },
          { token: ana.token },
        ),
    );
    statuses.push((await rest(ana, 'POST', `${id}/erase`)).status);
    expect([
      statuses,
      (await sql('SELECT count(*)::int AS n FROM app.invoices WHERE tenant_id = $1', ana.tenantId))[0].n,
    ]).toEqual([[409, 200], 0]);

    const bob = await buildTenant(app);
    const { id: gone } = await buildCustomer(app, bob, ROSA);
    await whileHeld(
      'WITH held AS (SELECT id FROM customers WHERE id = $1 FOR UPDATE) UPDATE customers c SET deleted_at = now(), erased_at = now() FROM held WHERE c.id = held.id',
      gone,
      async () => {
        const { status, body } = await app.rest('POST', '/invoices', {
          token: bob.token,
          body: { date: '2026-11-19', customerId: gone, lines: [line] },
        });
        expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
      },
    );
  });

  test('who is paying or mailing one of her invoices meanwhile is waited for, and what they write of her goes too', async () => {
    const ana = await buildTenant(app);
    await buildCustomer(app, ana, ROSA);
    const { id: invoiceId } = await buildInvoice(app, ana, {
      date: '2026-11-19',
      customerManual: { name: ROSA.name, nif: ROSA.nif, address: null },
    });
    const id = await ask(ana, 'erasure');
    let status = 0;
    const notes = `WITH held AS (SELECT tenant_id, id FROM invoices WHERE id = $1 FOR NO KEY UPDATE),
      paid AS (INSERT INTO collections (tenant_id, id, invoice_id, date, amount, reference, actor_kind, created_at)
        SELECT tenant_id, gen_random_uuid(), id, '2026-11-19', 1, 'De Rosa', 'user', now() FROM held
        RETURNING tenant_id, id),
      moved AS (INSERT INTO bank_movements (tenant_id, id, account, date, amount, text, hash, aside, created_at)
        SELECT tenant_id, gen_random_uuid(), '', date '2026-11-19' + n, 1, text, sha256(text::bytea), false, now()
          FROM held, (VALUES (0, 'DE ROSA'), (1, 'BIZUM ${ROSA.nif}'), (2, 'DE OTRA')) AS said (n, text)
        RETURNING tenant_id, id, text),
      matched AS (INSERT INTO bank_matches (tenant_id, collection_id, movement_id)
        SELECT paid.tenant_id, paid.id, moved.id FROM paid, moved WHERE moved.text = 'DE ROSA')
      INSERT INTO invoice_links (tenant_id, id, invoice_id, hash, created_at, expires_at)
        SELECT tenant_id, gen_random_uuid(), id, sha256('a'), now(), now() + interval '1 day' FROM held`;
    await whileHeld(notes, invoiceId, async () => {
      ({ status } = await rest(ana, 'POST', `${id}/erase`));
    });
    const left = await sql(
      `SELECT (SELECT count(*)::int FROM app.collections WHERE tenant_id = $1) AS paid,
              (SELECT count(reference)::int FROM app.collections WHERE tenant_id = $1) AS named,
              (SELECT array_agg(text ORDER BY date) FROM app.bank_movements WHERE tenant_id = $1) AS moved,
              (SELECT count(*)::int FROM app.invoice_links WHERE tenant_id = $1) AS links`,
      ana.tenantId,
    );
    expect([status, left]).toEqual([200, [{ paid: 1, named: 0, moved: ['', '', 'DE OTRA'], links: 0 }]]);
  });

  test('what leads to her payment at Stripe goes with her, and what came in stays', async () => {
    const ana = await buildTenant(app);
    const shown = { name: ROSA.name, nif: ROSA.nif, address: null };
    await buildCustomer(app, ana, ROSA);
    const hers = await buildInvoice(app, ana, { date: '2026-11-19', customerManual: shown });
    const other = await buildInvoice(app, ana, { date: '2026-11-19' });
    for (const { id } of [hers, other])
      await app.services.db.tx(ana.tenantId, em =>
        em.query(
          `INSERT INTO card_payments (tenant_id, id, invoice_id, link_id, account_id, amount, created_at, expires_at,
             state, session_id, url, intent, paid, surplus, paid_at, disputes)
           VALUES ($1, gen_random_uuid(), $2, $2, 'acct_1', 121, now(), now() + interval '1 hour',
             'paid', 'cs_1', 'https://stripe.test/cs_1', 'pi_1', 121, 21, now(), '{"a":{"amount":"5.00","state":"lost"}}')`,
          [ana.tenantId, id],
        ),
      );
    const id = await ask(ana, 'erasure');
    expect((await rest(ana, 'POST', `${id}/erase`)).status).toBe(200);
    const left = async (invoiceId: string) =>
      (
        await sql(
          'SELECT session_id, url, intent, paid::text, surplus::text FROM app.card_payments WHERE invoice_id = $1',
          invoiceId,
        )
      )[0];
    const sums = { paid: '121.00', surplus: '21.00' };
    expect(await left(hers.id)).toEqual({ ...sums, session_id: null, url: null, intent: null });
    expect(await left(other.id)).toMatchObject({ ...sums, session_id: 'cs_1', intent: 'pi_1' });
    const { body } = await app.rest('GET', `/invoices/${hers.id}`, { token: ana.token });
    expect(body.invoice.cardPayments).toMatchObject([{ paid: 121, surplus: 16, back: 5 }]);
  });

  test('what a bank wrote of her is in her copy and gone with her, by her name or her number however they are written', async () => {
    const ana = await buildTenant(app);
    await buildCustomer(app, ana, ROSA);
    const hers = [
      'BIZUM 33.456.781-S',
      'TRANSF 33456781 S CONCEPTO',
      'nif 33456781s',
      'TRANSFERENCIA DE MARTI BELLVER, ROSA',
      'Rosa Martí Bellver fra 12',
    ];
    const others = ['ROSA MARTI LLOPIS', 'BIZUM 33.456.782-S', 'PARA ROSA', 'MARTI BELLVER JOAN'];
    const rows = [...hers, ...others].map((text, at) => `20/11/2026;"${text}";${at + 1},00`);
    await uploadStatement(app, ana, ['Fecha;Concepto;Importe', ...rows].join('\n'));
    const copy = await filesOf(ana, `/lopd/data-requests/${await ask(ana, 'access')}/export`);
    const said = copy.get('movimientos.csv')!.toString();
    expect([hers, others].map(texts => texts.filter(text => said.includes(text)))).toEqual([hers, []]);
    expect((await rest(ana, 'POST', `${await ask(ana, 'erasure')}/erase`)).status).toBe(200);
    expect(
      (await sql('SELECT text FROM app.bank_movements WHERE tenant_id = $1 ORDER BY amount', ana.tenantId)).map(
        ({ text }) => text,
      ),
    ).toEqual([...hers.map(() => ''), ...others]);
  });

  test('every reminder of her invoices is in her copy, in the plan and gone with her, also one that a later one replaced', async () => {
    const ana = await buildTenant(app);
    const { id: customerId } = await buildCustomer(app, ana, ROSA);
    const invoice = await invoiceIn(ana, customerId, '2026-09-01');
    const remind = async () =>
      expect((await app.rest('POST', `/invoices/${invoice.id}/remind`, { token: ana.token, body: {} })).status).toBe(
        200,
      );
    await remind();
    // What was refused may be told again.
    await sql(
      `UPDATE app.mails SET status = 'failed', last_error = '550 rosa' WHERE kind = 'reminder' AND tenant_id = $1`,
      ana.tenantId,
    );
    await sql(`UPDATE app.reminder_letters SET body = 'Hola, Rosa' WHERE tenant_id = $1`, ana.tenantId);
    await app.rest('PUT', `/customers/${customerId}`, {
      token: ana.token,
      body: { ...ROSA, email: 'otra@marti.example' },
    });
    await remind();
    const copy = await filesOf(ana, `/lopd/data-requests/${await ask(ana, 'access')}/export`);
    const { avisos } = JSON.parse(copy.get('datos.json')!.toString());
    expect(avisos).toMatchObject([
      { factura: invoice.fullNumber, email: ROSA.email, texto: 'Hola, Rosa' },
      { factura: invoice.fullNumber, email: 'otra@marti.example' },
    ]);
    const id = await ask(ana, 'erasure');
    expect((await planOf(ana, id)).now).toContainEqual({
      what: 'Recordatorios de pago que se le escribieron',
      detail: '2',
    });
    expect((await rest(ana, 'POST', `${id}/erase`)).status).toBe(200);
    expect(await sql('SELECT id FROM app.reminder_letters WHERE tenant_id = $1', ana.tenantId)).toEqual([]);
    expect(
      await sql(
        `SELECT last_error FROM app.mails WHERE kind = 'reminder' AND tenant_id = $1 AND last_error IS NOT NULL`,
        ana.tenantId,
      ),
    ).toEqual([]);
  });

  test('its certificate says what went, what is blocked until when, and under which article', async () => {
    const ana = await buildTenant(app);
    const { id: customerId } = await buildCustomer(app, ana, ROSA);
    await invoiceIn(ana, customerId, '2026-11-19');
    const id = await ask(ana, 'erasure');
    await rest(ana, 'POST', `${id}/erase`);
    const answer = await fetch(`${app.url}/api/lopd/data-requests/${id}/certificate`, {
      headers: { authorization: `Bearer ${ana.token}` },
    });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="certificado-supresion-${dayOf(NOW)}.pdf"`,
    ]);
    const text = (await readPdf(Buffer.from(await answer.arrayBuffer()))).pages.join(' ').replace(/\s+/g, ' ');
    for (const words of [
      'Certificado de supresión',
      ROSA.nif,
      'Hasta el 31/12/2032',
      'Código de Comercio, art. 30',
      'LOPDGDD, art. 32',
      'El 01/01/2033 no quedará ningún dato suyo',
    ])
      expect(text).toContain(words);
  });
});

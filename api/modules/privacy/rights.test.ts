import { systemContext } from '../../platform/context';
import { newId } from '../../platform/ids';
import { buildCustomer, buildInvoice, buildSuperadmin, buildTenant, type Person } from '../../test/build';
import { csvOf } from './person-data';
import { startTestApp, type TestApp } from '../../test/harness';
import { line, NOW, privacyOf, ROSA } from '../../test/privacy';
import { unzip } from '../../test/read/unzip';
import { asPlatformCompany } from '../company/platform-company';
import { createInvoice } from '../invoices/invoices';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.at(NOW));

const { sql, ask, rest, invoiceIn, filesOf } = privacyOf(() => app);

/** The ZIP that answers a request. */
const zipOf = (ana: Person, id: string) => filesOf(ana, `/lopd/data-requests/${id}/export`);

describe('access and portability', () => {
  test.each(['access', 'portability'])(
    'a request of %s is answered with a ZIP of all that is held: JSON, CSV, PDFs',
    async requestType => {
      const ana = await buildTenant(app);
      const { id: customerId } = await buildCustomer(app, ana, { ...ROSA, paperLanguage: 'ca' });
      await app.rest('PUT', `/customers/${customerId}/notes`, { token: ana.token, body: { notes: 'Paga tarde' } });
      const other = await buildCustomer(app, ana, { name: 'Otra, S.L.' });
      const invoice = await invoiceIn(ana, customerId, '2026-11-19');
      await invoiceIn(ana, other.id, '2026-11-19');
      const manual = await buildInvoice(app, ana, {
        customerManual: { name: 'Rosa Martí', nif: ROSA.nif, address: null },
      });
      const id = await ask(ana, requestType);
      const answer = await fetch(`${app.url}/api/lopd/data-requests/${id}/export`, {
        headers: { authorization: `Bearer ${ana.token}` },
      });
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
        200,
        'application/zip',
        'attachment; filename="datos-personales-2026-11-20.zip"',
      ]);
      const files = unzip(Buffer.from(await answer.arrayBuffer()));
      expect([...files.keys()].sort()).toEqual(
        [
          'LEEME.txt',
          'clientes.csv',
          'datos.json',
          `facturas/factura-${invoice.fullNumber}.pdf`,
          `facturas/factura-${manual.fullNumber}.pdf`,
          'facturas.csv',
          'lineas.csv',
          'solicitudes.csv',
        ].sort(),
      );
      const data = JSON.parse(files.get('datos.json')!.toString());
      expect(data.clientes).toEqual([
        expect.objectContaining({
          nombre: ROSA.name,
          telefono: ROSA.phone,
          direccion: ROSA.address,
          notas: 'Paga tarde',
          idioma: 'ca',
        }),
      ]);
      expect(data.facturas.map((each: { numero: string }) => each.numero).sort()).toEqual(
        [invoice.fullNumber, manual.fullNumber].sort(),
      );
      expect(files.get('facturas.csv')!.toString()).not.toContain('Otra, S.L.');
      expect(files.get(`facturas/factura-${invoice.fullNumber}.pdf`)!.subarray(0, 5).toString()).toBe('%PDF-');
      const [act] = await sql(
        `SELECT action, risk_level FROM app.activities WHERE tenant_id = $1 AND entity_id = $2
       AND action = 'export'`,
        ana.tenantId,
        id,
      );
      expect(act).toEqual({ action: 'export', risk_level: 'high' });
    },
  );

  test('of what is taxed on the margin it says the price alone: neither VAT nor what was earned', async () => {
    const ana = await buildTenant(app);
    const { id: customerId } = await buildCustomer(app, ana, ROSA);
    const bought = { ...line, description: 'Máquina usada', price: 2200, ivaRegime: '03', cost: 1595 };
    await invoiceIn(ana, customerId, '2026-11-19', { lines: [bought] });
    await invoiceIn(ana, customerId, '2026-11-20');
    const files = await zipOf(ana, await ask(ana, 'access'));
    const { facturas, lineas } = JSON.parse(files.get('datos.json')!.toString());
    expect(facturas).toMatchObject([
      { base: null, iva: null, total: '2200.00' },
      { base: '100.00', iva: '21.00', total: '121.00' },
    ]);
    expect(lineas).toMatchObject([
      { base: null, iva: null, total: '2200.00' },
      { base: '100.00', iva: 21, total: '121.00' },
    ]);
    const all = [...files].filter(([name]) => !name.endsWith('.pdf')).map(([, bytes]) => bytes.toString());
    expect(all.join()).not.toMatch(/2095|105\.00|1595/);
  });

  test('the superadmin answers for what the platform has invoiced, papers too', async () => {
    const boss = await buildSuperadmin(app);
    const made = await asPlatformCompany(app.services, (em, own) =>
      createInvoice(
        em,
        systemContext(app.services, own),
        {
          date: '2026-11-19',
          series: 'F',
          lines: [{ description: 'Plan PRO', quantity: '1', price: '49', ivaRate: 21 }],
          customerManual: { name: ROSA.name, nif: ROSA.nif, address: null },
        },
        newId(),
      ),
    );
    const files = await zipOf(boss, await ask(boss, 'access'));
    expect([...files.keys()].filter(name => name.endsWith('.pdf'))).toEqual([
      `facturas/factura-${made!.fullNumber}.pdf`,
    ]);
    expect(files.get(`facturas/factura-${made!.fullNumber}.pdf`)!.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await app.rest('GET', `/invoices/${made!.id}/pdf`, { token: boss.token })).status).toBe(403);
  });

  test('where a tax number is known the email takes nobody else; an email of several is not answered for all of them', async () => {
    const ana = await buildTenant(app);
    await buildCustomer(app, ana, ROSA);
    await buildCustomer(app, ana, { ...ROSA, name: 'Pedro Bellver', nif: '48213960A' });
    const data = JSON.parse((await zipOf(ana, await ask(ana, 'access'))).get('datos.json')!.toString());
    expect(data.clientes.map((each: { nombre: string }) => each.nombre)).toEqual([ROSA.name]);
    const [access, erasure] = [
      await ask(ana, 'access', { nif: null }),
      await ask(ana, 'erasure', { nif: 'X0000000T' }),
    ];
    expect((await rest(ana, 'GET', `${access}/subject`)).body.subject.customers).toHaveLength(2);
    expect((await rest(ana, 'GET', `${erasure}/erasure-plan`)).body.plan.obstacle).toMatch(
      /^Ese email está en las fichas de 2 NIF distintos/,
    );
    for (const [method, path] of [
      ['GET', `${access}/export`],
      ['POST', `${erasure}/erase`],
    ] as const)
      expect([path, (await rest(ana, method, path)).status]).toEqual([path, 409]);
    expect((await app.rest('GET', '/customers', { token: ana.token })).body.customers).toHaveLength(2);
  });

  test('holds what the product knows of a colleague too; other rights, and answered requests, have no ZIP', async () => {
    const ana = await buildTenant(app);
    await app.rest('POST', '/lopd/consents', { token: ana.token, body: { consentType: 'marketing' } });
    const id = await ask(ana, 'access', { email: ana.email, nif: null });
    const data = JSON.parse((await zipOf(ana, id)).get('datos.json')!.toString());
    expect([
      data.usuario.email,
      data.consentimientos.map((each: { tipo: string }) => each.tipo),
      data.clientes,
    ]).toEqual([ana.email, ['marketing'], []]);
    // If there is more than it holds, it says so: nobody takes a part for the whole.
    expect((await zipOf(ana, id)).get('LEEME.txt')!.toString()).not.toMatch(/No cabe todo/);
    await sql(
      `INSERT INTO app.activities (tenant_id, id, created_at, actor_kind, user_id, action, entity_type, description, risk_level)
      SELECT $1, gen_random_uuid(), now(), 'user', $2, 'view', 'settings', 'x', 'low'
        FROM generate_series(1, 5000)`,
      ana.tenantId,
      ana.userId,
    );
    const cut = await zipOf(ana, id);
    expect(cut.get('LEEME.txt')!.toString()).toMatch(/No cabe todo: de actividad van 5000 filas o más/);
    expect([data.incompleto, JSON.parse(cut.get('datos.json')!.toString()).incompleto]).toEqual([
      undefined,
      ['actividad'],
    ]);
    expect((await rest(ana, 'GET', `${await ask(ana, 'erasure')}/export`)).status).toBe(409);
    await rest(ana, 'PUT', id, { status: 'completed' });
    expect((await rest(ana, 'GET', `${id}/export`)).status).toBe(409);
  });
});

describe('restriction and objection', () => {
  test('a restricted customer is kept, and is neither invoiced, changed nor deleted until it is lifted', async () => {
    const ana = await buildTenant(app);
    const { id: customerId } = await buildCustomer(app, ana, ROSA);
    const draft = await invoiceIn(ana, customerId, '2026-11-19', { status: 'draft' });
    const id = await ask(ana, 'restriction');
    expect((await rest(ana, 'POST', `${id}/restrict`, { on: true })).body.subject.customers).toEqual([
      expect.objectContaining({ id: customerId, restrictedAt: NOW.toISOString() }),
    ]);
    const tries = async () =>
      [
        await app.rest('POST', '/invoices', {
          token: ana.token,
          body: { date: '2026-11-19', customerId, lines: [line] },
        }),
        await app.rest('POST', `/invoices/${draft.id}/issue`, { token: ana.token }),
        await app.rest('PUT', `/customers/${customerId}`, { token: ana.token, body: ROSA }),
        await app.rest('DELETE', `/customers/${customerId}`, { token: ana.token }),
      ].map(each => each.status);
    expect(await tries()).toEqual([400, 400, 409, 409]);
    await rest(ana, 'PUT', id, { status: 'completed' });
    expect(
      (await rest(ana, 'POST', `${id}/restrict`, { on: false })).body.subject.customers[0].restrictedAt,
    ).toBeNull();
    expect(await tries()).toEqual([201, 200, 200, 200]);
  });

  test('an objection marks the customer and withdraws the consents of the person who signs in with that address', async () => {
    const ana = await buildTenant(app);
    await buildCustomer(app, ana, { ...ROSA, email: ana.email.toUpperCase() });
    await app.rest('POST', '/lopd/consents', { token: ana.token, body: { consentType: 'third_party' } });
    const id = await ask(ana, 'objection', { email: ana.email, nif: null });
    const { status, body } = await rest(ana, 'POST', `${id}/object`);
    expect([status, body.subject.customers[0].objectedAt, body.subject.isUser]).toEqual([200, NOW.toISOString(), true]);
    expect((await app.rest('GET', '/lopd/consents', { token: ana.token })).body.consents[0].revokedAt).not.toBeNull();
    expect((await rest(ana, 'POST', `${await ask(ana, 'access')}/object`)).status).toBe(409);
    expect((await rest(ana, 'POST', `${await ask(ana, 'access')}/restrict`, { on: true })).status).toBe(409);
  });
});

test('in the CSV of a person an amount below zero is a number, and a name that begins with a hyphen is not', () => {
  const lines = csvOf([{ cliente: '-1', cantidad: '-1.500000', precio: '-0.333333', total: '-100.00' }])!;
  expect(lines.split('\r\n')[1]).toBe("'-1;-1.50;-0.333333;-100.00");
});

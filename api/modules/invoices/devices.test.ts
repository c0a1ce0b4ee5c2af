import { buildInvoice, buildTenant, invoicePayload, type Person } from '../../test/build';
import { refusedByBoth } from '../../test/doors';
import type { TestApp } from '../../test/harness';
import type { AeatKit } from '../../test/servers/aeat';
import { withSharedAeat } from '../../test/servers/with-aeat';

let app: TestApp;
let aeat: AeatKit;
withSharedAeat(started => void ({ app, aeat } = started));

const RESELLER = { name: 'Recambios Móviles, S.L.', nif: 'B26304188', address: 'Av. Central 4, Lugo' };
const phones = (more: object = {}) => ({
  description: 'Teléfono móvil',
  quantity: 40,
  price: 310,
  ivaRate: 0,
  ivaCause: 'S2',
  ...more,
});
const OF_PHONES = { customerManual: RESELLER, devicesOrMetals: true, lines: [phones()] };
const numberOf = (person: Person, given: object) =>
  buildInvoice(app, person, { ...OF_PHONES, ...given }).then(({ fullNumber }) => fullNumber);

describe('devices and metals under reverse charge (84.Uno.2.º g)', () => {
  test('have a series of their own, which the AEAT takes; building works under the same cause stay among the others', async () => {
    const shop = await aeat.buildSender();
    const made = await buildInvoice(app, shop, OF_PHONES);
    expect(made).toMatchObject({ kind: 'F1', devicesOrMetals: true, fullNumber: 'G-2026-0001', total: 12_400 });
    expect(await numberOf(shop, { devicesOrMetals: undefined })).toBe('A-2026-0001');
    expect(await numberOf(shop, { lines: [phones(), { ...phones(), ivaCause: null, ivaRate: 21 }] })).toBe(
      'G-2026-0002',
    );
    await aeat.drain(shop);
    expect((await aeat.statuses(shop)).map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted']);
  });

  test('their series takes no other invoice, and no other series takes them; the next code goes on where G is taken', async () => {
    const shop = await buildTenant(app);
    await buildInvoice(app, shop, { series: 'G' });
    expect(await numberOf(shop, {})).toBe('GE-2026-0001');
    const refused = (given: object) =>
      refusedByBoth(app, shop, 'createInvoice', { input: invoicePayload({ ...OF_PHONES, ...given }) });
    expect(await refused({ series: 'G' })).toEqual([
      400,
      { series: 'La serie G ya tiene facturas completas: elige otra, que la ley pide una propia' },
    ]);
    expect(await refused({ series: 'GE', devicesOrMetals: false })).toEqual([
      400,
      { series: expect.stringContaining('La serie GE es la de tus facturas de móviles') },
    ]);
  });

  test('who rectifies one does so among those that rectify; who issues it in the name of the company has a series of theirs', async () => {
    const shop = await buildTenant(app);
    const { id } = await buildInvoice(app, shop, OF_PHONES);
    const body = { kind: 'R1', cause: 'Devolución', lines: [phones({ quantity: -1 })] };
    const rectified = await app.rest('POST', `/invoices/${id}/rectify`, { token: shop.token, body });
    expect(rectified.body.invoice).toMatchObject({ fullNumber: 'R-2026-0001', devicesOrMetals: false });
    const issuedBy = { party: 'customer', agreedOn: '2026-01-15' };
    expect(await numberOf(shop, { issuedBy })).toBe('GX-2026-0001');
    expect(await numberOf(shop, { issuedBy, devicesOrMetals: undefined })).toBe('X-2026-0001');
  });

  test('the coming number is that of their series, and a draft that is put back as it was read stays among them', async () => {
    const shop = await buildTenant(app);
    const next = await app.gql(
      'query { nextNumber(date: "2026-11-20", devicesOrMetals: true) { fullNumber } }',
      {},
      { token: shop.token },
    );
    expect(next.body.data).toEqual({ nextNumber: { fullNumber: 'G-2026-0001' } });
    const draft = await buildInvoice(app, shop, { ...OF_PHONES, status: 'draft' });
    const { series, date, lines, customerManual, devicesOrMetals } = draft;
    const body = { series, date, lines, customerManual, devicesOrMetals };
    await app.rest('PUT', `/invoices/${draft.id}`, { token: shop.token, body });
    const { body: issued } = await app.rest('POST', `/invoices/${draft.id}/issue`, { token: shop.token });
    expect(issued.invoice).toMatchObject({ devicesOrMetals: true, fullNumber: 'G-2026-0001' });
  });

  test.each([
    ['nothing goes under reverse charge', { lines: [phones({ ivaCause: null, ivaRate: 21 })] }, 'Ninguna línea va'],
    ['it is a simplified one', { kind: 'F2' }, 'la factura es completa'],
    ['it is one with the data of a simplified one', { qualified: true }, 'la factura es completa'],
  ])('is refused on its field where %s', async (_, given, said) => {
    const shop = await buildTenant(app);
    const input = invoicePayload({ ...OF_PHONES, ...given });
    expect(await refusedByBoth(app, shop, 'createInvoice', { input })).toEqual([
      400,
      { devicesOrMetals: expect.stringContaining(said) },
    ]);
  });

  test('is refused of a company under IGIC, whose law has no such series', async () => {
    const shop = await buildTenant(app);
    const { token } = shop;
    await app.rest('PUT', '/settings', {
      token,
      body: { companyName: 'Isla, S.L.', companyNif: 'B98241573', territory: 'canarias' },
    });
    const input = invoicePayload(OF_PHONES);
    expect(await refusedByBoth(app, shop, 'createInvoice', { input })).toEqual([
      400,
      { devicesOrMetals: expect.stringContaining('es del IVA, no del IGIC') },
    ]);
  });
});

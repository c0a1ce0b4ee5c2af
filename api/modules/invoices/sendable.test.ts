import { UNION } from '../../../schema/countries';
import { identityOf } from '../../../schema/identity';
import { computeTotals, type LineToCompute } from '../../../schema/totals';
import type { AeatKit, Sender } from '../../test/servers/aeat';
import { withSharedAeat } from '../../test/servers/with-aeat';
import { buildCustomer, buildInvoice, invoicePayload } from '../../test/build';
import { Chance } from '../../test/faults/chance';
import type { Answer, Body, TestApp } from '../../test/harness';
import type { Factura, FacturaRate } from '../verifactu/seal/factura';
import { messageText } from '../verifactu/send/message';
import { momentOf } from '../verifactu/seal/timestamp';
import { altaText, PLAIN } from '../verifactu/seal/record-text';
import { softwareOf } from '../verifactu/seal/software';

let app: TestApp;
let aeat: AeatKit;
let ana: Sender;
withSharedAeat(async started => {
  ({ app, aeat } = started);
  ana = await aeat.buildSender();
});

const issued = async () => (await app.rest('GET', '/invoices', { token: ana.token })).body.pagination.total;

describe('a company that sends', () => {
  test.each<[string, Record<string, unknown>, Record<string, RegExp>]>([
    [
      'a wrong check digit',
      { customerManual: { name: 'Ana', nif: '48213960B' } },
      { 'customerManual.nif': /no es válido.*elige su país/ },
    ],
    [
      'a number of nowhere',
      { customerManual: { name: 'Ana', nif: 'X-1' } },
      { 'customerManual.country': /elige su país/ },
    ],
    [
      'a NIF-IVA of another form, long ago',
      { date: '2024-10-27', customerManual: { name: 'Müller', nif: '123', country: 'DE' } },
      { 'customerManual.nif': /DE y 9 cifras/, date: /cambia la fecha/ },
    ],
  ])('is refused %s on its field, with what to do, and no number is taken', async (_what, given, fields) => {
    const before = await issued();
    const { status, body } = await app.rest('POST', '/invoices', { token: ana.token, body: invoicePayload(given) });
    const refused = Object.fromEntries(
      Object.entries(fields).map(([field, text]) => [field, expect.stringMatching(text)]),
    );
    expect([status, body.code, body.fields]).toEqual([400, 'BAD_USER_INPUT', refused]);
    expect(Object.values(body.fields)).toContain(body.error);
    const draft = await buildInvoice(app, ana, { ...given, status: 'draft' });
    const { body: graph } = await app.gql(
      'mutation($id: ID!) { issueInvoice(id: $id) { id } }',
      { id: draft.id },
      { token: ana.token },
    );
    expect(graph.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: refused });
    expect((await app.rest('GET', `/invoices/${draft.id}`, { token: ana.token })).body.invoice.status).toBe('draft');
    await app.rest('DELETE', `/invoices/${draft.id}`, { token: ana.token });
    expect(await issued()).toBe(before);
  });

  test('of a saved customer the field is the customer, and its card puts it right', async () => {
    const customer = await buildCustomer(app, ana, { nif: '48213960B' });
    const body = invoicePayload({ customerManual: undefined, customerId: customer.id });
    expect((await app.rest('POST', '/invoices', { token: ana.token, body })).body.fields).toEqual({
      customerId: expect.stringMatching(/48213960B\) no es válido/),
    });
    await app.rest('PUT', `/customers/${customer.id}`, { token: ana.token, body: { name: 'Ana', nif: '48213960A' } });
    expect((await app.rest('POST', '/invoices', { token: ana.token, body })).status).toBe(201);
  });
});

const NIFS = [
  '48213960A',
  '48213960B',
  'Y1234567X',
  'B26304188',
  'B26304180',
  'P1208900I',
  'N0032484H',
  'X-1',
  '123456789',
  '12345678',
  'DE123456789',
  'FR40303265045',
  'FR123456789',
  'EL123456789',
  'GR123456789',
  'GB123456789',
  'XI123456789',
  'RO012',
  'RO12',
  'ATU12345678',
  'IE1234567WA',
  'IE123456',
  '12345678901234567890',
  'own',
];
const COUNTRIES = [null, null, null, 'ES', 'DE', 'FR', 'GR', 'GB', 'XI', 'US', 'RO', 'AT', 'IE'];
const KINDS = [null, null, null, null, '02', '03', '04', '05', '06', '07'];
const CAUSES = [null, 'E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'N1', 'N2', 'S2'];

/** An invoice of any kind that may be written, as often wrong as right. */
function anyInvoice(chance: Chance) {
  const lines = Array.from({ length: chance.happens(10) ? 14 : 1 + chance.below(3) }, (_, n) => {
    const ivaRate = chance.pick([0, 0, 4, 10, 21]);
    return {
      description: `Línea ${n}`,
      quantity: String(1 + chance.below(5)),
      price: String(chance.pick([0.01, 10, 99.99, 100_000])),
      ivaRate,
      ivaCause: ivaRate === 0 ? chance.pick(CAUSES) : null,
    };
  });
  const nif = chance.pick(NIFS);
  return {
    date: chance.pick(['2026-11-20', '2026-11-20', '2024-10-28', '2024-10-27']),
    lines,
    customerManual: {
      name: chance.pick(['Ana Pérez', 'Ñ & <b> "x"']),
      nif: nif === 'own' ? ana.nif : nif,
      address: null,
      country: chance.pick(COUNTRIES),
      idKind: chance.pick(KINDS),
    },
  };
}

/** The record that would have been sealed of what was refused, straight to the sandbox: whether it takes it. */
async function sandboxTakes(invoice: ReturnType<typeof anyInvoice>, n: number): Promise<boolean> {
  const {
    customerManual: { name, nif, country, idKind },
    lines,
    date,
  } = invoice;
  const { rates, totalIva, total } = computeTotals(lines as LineToCompute[]);
  const factura: Factura = {
    invoiceId: 'x',
    kind: 'F1',
    issuerName: 'Empresa',
    issuerNif: ana.nif,
    number: `X-${n}`,
    date,
    description: 'x',
    recipient: { name, nif, country: idKind === '07' ? 'ES' : country, idKind },
    rates: rates as FacturaRate[],
    totalIva,
    total,
  };
  const { xml } = altaText(
    factura,
    {
      recordId: `x${n}`,
      previous: null,
      moment: momentOf(new Date()),
      software: softwareOf(app.services.producer),
      installation: 'X',
    },
    PLAIN,
  );
  const credentials = await aeat.post.credentialsOf(ana.tenantId);
  if (!credentials.ok) throw new Error(credentials.reason);
  const delivery = await aeat.post.aeat.send(
    ana.tenantId,
    credentials,
    messageText({ name: 'Empresa', nif: ana.nif }, { incident: true }, [xml]),
  );
  return delivery.kind === 'answer' && delivery.answer.lines[0]!.state !== 'Incorrecto';
}

/** What the law asks for and the AEAT does not look at: whom a cause is for. */
const isOnlyUnlawful = ({ customerManual, lines }: ReturnType<typeof anyInvoice>) => {
  const { kind, country } = identityOf(customerManual);
  return lines.some(({ ivaCause }) =>
    ivaCause === 'E5'
      ? !['NIF', '02'].includes(kind)
      : ivaCause === 'S2'
        ? kind !== 'NIF'
        : ivaCause === 'N2' && kind !== '02' && UNION.includes(country ?? ''),
  );
};

test('whatever is issued the sandbox takes, and whatever is refused it would have refused', async () => {
  const chance = new Chance(Number(process.env.SEED ?? 20261122));
  const seen = { taken: 0, refused: 0 };
  for (let n = 0; n < 90; n += 1) {
    const invoice = anyInvoice(chance);
    const { status, body }: Answer<Body> = await app.rest('POST', '/invoices', {
      token: ana.token,
      body: { ...invoice, series: 'R' },
    });
    if (status === 201) {
      seen.taken += 1;
      continue;
    }
    expect([status, Object.keys(body.fields).length > 0]).toEqual([400, true]);
    seen.refused += 1;
    if (await sandboxTakes(invoice, n))
      expect([invoice, body.fields, isOnlyUnlawful(invoice)]).toEqual([invoice, body.fields, true]);
  }
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(15);
  await aeat.drain(ana);
  const untaken = (await aeat.statuses(ana)).filter(
    ({ status, code }) =>
      !(status === 'accepted' || (status === 'accepted_with_errors' && (code === 2001 || code === 2007))),
  );
  expect(untaken).toEqual([]);
}, 60_000);

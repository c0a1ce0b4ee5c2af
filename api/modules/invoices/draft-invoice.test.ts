import { rulesOf } from '../../../schema/tax/territory';
import type { InvoiceInput } from './invoices.inputs';
import { checkDraft, composeDraft } from './draft-invoice';
import type { Parties } from './parties';

const RULES = rulesOf('peninsula');
const CUSTOMER = '0190a000-0000-7000-8000-000000000001';
const issuer: Parties['issuer'] = {
  name: 'Taller Ruiz',
  nif: '12345678Z',
  address: null,
  standing: { status: 'active' as never, trialEndsAt: null },
  latest: null,
  held: null,
  simplifiedActivity: null,
  paperLanguage: 'es',
  territory: 'peninsula' as const,
  cashBasis: false,
  usual: { cause: null, withholding: null, kind: null },
};
const recipient: Parties['recipient'] = {
  customerId: CUSTOMER,
  toName: 'Núñez',
  toNif: 'B12345674',
  toEmail: null,
  toAddress: null,
  toCity: null,
  toPostalCode: null,
  toCountry: null,
  toIdKind: null,
};
const NOTHING: Parties['agreed'] = { paymentTerms: null, paymentMeans: null, iban: null };
const line = { description: ' Montaje ', quantity: '2', price: '10.5', ivaRate: 21 };
const manual = { name: ' Eva ', nif: '12.345.678-z', address: ' ' };
const input = (part: object) =>
  ({ date: '2026-11-20', customerId: CUSTOMER, lines: [line], ...part }) as unknown as InvoiceInput;
const at = new Date('2026-11-20T10:00:00Z');
const person = { tenantId: 't', kind: 'user' as const, userId: 'u', apiKeyId: null };
const compose = (
  asked: InvoiceInput,
  parties: Parties = { issuer, recipient, recargo: false, agreed: NOTHING },
  by: object = person,
) =>
  composeDraft(asked, { ...checkDraft(asked, RULES), series: checkDraft(asked, RULES).series! }, parties, {
    id: 'i',
    by: { ...person, ...by },
    at,
  });

test.each<[string, ReturnType<typeof compose>, object]>([
  [
    'a saved customer: a draft without number, with both parties as they were read',
    compose(input({})),
    {
      kind: 'F1',
      status: 'draft',
      series: 'A',
      year: 2026,
      number: null,
      fullNumber: null,
      customerId: CUSTOMER,
      toName: 'Núñez',
      issuerNif: '12345678Z',
      subtotal: '21.00',
      totalIva: '4.41',
      total: '25.41',
      actorId: 'u',
      createdAt: at,
      search: 'nunez b12345674',
    },
  ],
  [
    'a customer written by hand: trimmed, and the number normalised',
    compose(input({ customerId: null, customerManual: manual }), {
      issuer,
      recipient: null,
      recargo: false,
      agreed: NOTHING,
    }),
    { customerId: null, toName: 'Eva', toNif: '12345678Z', toAddress: null },
  ],
  ['a series is written in capitals', compose(input({ series: ' ab1 ' })), { series: 'AB1' }],
  ['notes of spaces are none', compose(input({ notes: '  ' })), { notes: null }],
  [
    'an API key is its maker',
    compose(input({}), undefined, { kind: 'api_key', userId: null, apiKeyId: 'k' }),
    { actorKind: 'api_key', actorId: 'k' },
  ],
  [
    'lines keep their order, with their amounts',
    compose(input({ lines: [line, { ...line, ivaRate: 0, ivaCause: 'E1' }] })),
    {
      lineCount: 2,
      lines: [
        { position: 1, description: 'Montaje', subtotal: '21.00', total: '25.41', ivaCause: null },
        { position: 2, subtotal: '21.00', total: '21.00', ivaCause: 'E1' },
      ],
      rates: [{ ivaRate: 21 }, { ivaRate: 0, ivaCause: 'E1' }],
    },
  ],
])('%s', (_what, made, expected) => expect(made).toMatchObject(expected));

test.each<[string, object, string]>([
  ['two customers', { customerManual: manual }, 'customerManual'],
  ['no customer', { customerId: null }, 'customerId'],
  ['a customer without number', { customerId: null, customerManual: { ...manual, nif: '.' } }, 'customerManual.nif'],
  ['a customer that is no id', { customerId: 'x' }, 'customerId'],
  ['a series of other signs', { series: 'A-1' }, 'series'],
  ['a cause where there is VAT', { lines: [{ ...line, ivaCause: 'E1' }] }, 'lines.0.ivaCause'],
  ['more than 999,999,999.99 €', { lines: [{ ...line, price: '999999999' }] }, 'lines'],
])('%s is refused on its field, before anything is read', (_what, part, field) => {
  const refused = (() => {
    try {
      checkDraft(input(part), RULES);
    } catch (error) {
      return Object.keys((error as { fields: object }).fields);
    }
    return [];
  })();
  expect(refused).toEqual([field]);
});

test('a saved customer that was not found is no invoice', () => {
  expect(() => compose(input({}), { issuer, recipient: null, recargo: false, agreed: NOTHING })).toThrow(
    'Cliente no encontrado',
  );
});

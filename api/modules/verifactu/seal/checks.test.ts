import { checkWritable } from './checks';
import type { Factura } from './factura';

const ORIGINAL = { issuerNif: 'B98241573', number: 'A-2026-0001', date: '2026-11-19' };
const FACTURA: Factura = {
  invoiceId: 'i',
  kind: 'R1',
  issuerName: 'Folio, S.L.',
  issuerNif: 'B98241573',
  number: 'R-2026-0001',
  date: '2026-11-20',
  operationDate: '2026-11-10',
  rectifies: {
    way: 'S',
    invoices: [ORIGINAL],
    replaced: { base: '100.00', quota: '21.00', recargo: '5.20' },
  },
  replaces: [ORIGINAL],
  issuedBy: { code: 'T', third: { name: 'Eva', nif: '48213960A', country: null, idKind: null } },
  description: 'Trabajo',
  recipient: { name: 'Ana', nif: '48213960A', country: null, idKind: null },
  rates: [{ ivaRate: 21, ivaCause: null, base: '10.00', quota: '2.10', recargoRate: '5.2', recargo: '0.52' }],
  totalIva: '2.62',
  total: '12.62',
};
const [RATE] = FACTURA.rates as [Factura['rates'][number]];
const RECTIFIES = FACTURA.rectifies!;
const REPLACED = RECTIFIES.replaced!;
const NAMELESS = { name: '\u0000', nif: '48213960A', country: null, idKind: null };

test('what is right, with every part and with none, can be written', () => {
  expect(() => checkWritable(FACTURA)).not.toThrow();
  const none = { operationDate: null, rectifies: null, replaces: null, issuedBy: null, recipient: null };
  expect(() => checkWritable({ ...FACTURA, ...none })).not.toThrow();
  expect(() => checkWritable({ ...FACTURA, rates: [{ ...RATE, recargoRate: null, recargo: null }] })).not.toThrow();
});

test.each<[string, Partial<Factura>]>([
  ['its number', { number: 'A"1' }],
  ['its date', { date: '20-11-2026' }],
  ['the day of the operation', { operationDate: '10/11/2026' }],
  ['its total', { total: '12.6' }],
  ['its tax', { totalIva: 'NaN' }],
  ['a base', { rates: [{ ...RATE, base: '1e3' }] }],
  ['a quota', { rates: [{ ...RATE, quota: '' }] }],
  ['a recargo', { rates: [{ ...RATE, recargo: '0.5' }] }],
  ['the rate of a recargo', { rates: [{ ...RATE, recargoRate: '5.20' }] }],
  ['no rate', { rates: [] }],
  ['thirteen rates', { rates: Array(13).fill(RATE) }],
  ['the number of a rectified one', { rectifies: { ...RECTIFIES, invoices: [{ ...ORIGINAL, number: '' }] } }],
  ['the base of what is replaced', { rectifies: { ...RECTIFIES, replaced: { ...REPLACED, base: '100' } } }],
  ['the quota of what is replaced', { rectifies: { ...RECTIFIES, replaced: { ...REPLACED, quota: '21' } } }],
  ['the recargo of what is replaced', { rectifies: { ...RECTIFIES, replaced: { ...REPLACED, recargo: '5' } } }],
  ['the date of an exchanged one', { replaces: [{ ...ORIGINAL, date: '' }] }],
  ['the name of a third party', { issuedBy: { code: 'T', third: NAMELESS } }],
  ['the name of its recipient', { recipient: NAMELESS }],
  ['the name of its issuer', { issuerName: ' ' }],
  ['what it is for', { description: '' }],
])('what would break the schema is refused: %s', (_what, wrong) =>
  expect(() => checkWritable({ ...FACTURA, ...wrong })).toThrow('would break the schema'),
);

import { computeTotals } from '../../../schema/totals';
import type { Cause as IvaCause } from '../../../schema/tax/causes';
import type { InvoiceDocument } from './invoice-document';

export interface SpecimenLine {
  description: string;
  quantity?: string;
  price?: string;
  ivaRate?: number;
  ivaCause?: IvaCause | null;
}

const LINES: SpecimenLine[] = [
  { description: 'Diseño de identidad visual', price: '1850' },
  { description: 'Maquetación de catálogo, por página', quantity: '32.000000', price: '18.5' },
  { description: 'Catálogo impreso, 500 ejemplares', quantity: '500', price: '2.36', ivaRate: 4 },
  { description: 'Catering de la presentación', price: '260', ivaRate: 10 },
];

/** For tests: an invoice whose amounts add up; only what matters has to be stated. */
export function specimen({
  lines = LINES,
  ...stated
}: Partial<Omit<InvoiceDocument, 'lines'>> & { lines?: SpecimenLine[] } = {}): InvoiceDocument {
  const whole = lines.map(line => ({ quantity: '1', price: '100', ivaRate: 21, ivaCause: null, ...line }));
  const totals = computeTotals(whole);
  return {
    fullNumber: 'A-2026-0062',
    date: '2026-11-20',
    series: 'A',
    status: 'issued',
    issuer: { name: 'Estudio Marea, S.L.', nif: 'B98241573', address: 'Calle de Sorní, 18, 2.º, 46004 València' },
    customer: {
      name: 'Bodegas Larrañaga, S.L.',
      nif: 'B26304188',
      email: 'hola@larranaga.example',
      address: 'Calle de la Vega, 14',
      city: 'Haro (La Rioja)',
      postalCode: '26200',
    },
    lines: whole.map((line, i) => ({ ...line, amount: totals.lines[i].subtotal })),
    rates: totals.rates.map(rate => ({ ...rate, ivaCause: rate.ivaCause as IvaCause | null })),
    subtotal: totals.subtotal,
    totalIva: totals.totalIva,
    total: totals.total,
    payable: totals.total,
    notes: 'Pago por transferencia a 30 días. Gracias por vuestra confianza.',
    ...stated,
  };
}

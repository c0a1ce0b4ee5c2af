import type { Advice, Extent } from '../../../../schema/wrong';
import { formatCents, parseDecimal, toCents } from '../../../../schema/decimal';
import { computeTotals } from '../../../../schema/totals';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import type { RectificationKind, RectifyLineInput } from '../../gql/schema';

type Rates = InvoiceWholeFragment['rates'];
type Lines = InvoiceWholeFragment['lines'];

/** What a rectifying invoice comes to. */
export interface Sums {
  subtotal: string;
  totalIva: string;
  total: string;
}
export interface Change extends Sums {
  lines: Lines;
  rates: Rates;
}

/** Kinds with what each is for, to choose another than the one proposed. */
export const KINDS: { value: RectificationKind; label: string }[] = [
  { value: 'R1', label: 'R1 · Precio, devolución, descuento posterior o error de derecho' },
  { value: 'R2', label: 'R2 · Concurso de acreedores' },
  { value: 'R3', label: 'R3 · Deuda incobrable' },
  { value: 'R4', label: 'R4 · Otro error: una suma, una descripción, unos datos' },
];

export const LAWS: Record<RectificationKind, string> = {
  R1: 'arts. 80 y 89 de la Ley del IVA',
  R2: 'art. 80.Tres de la Ley del IVA',
  R3: 'art. 80.Cuatro de la Ley del IVA',
  R4: 'art. 15 del Reglamento de facturación',
};

export const TITLES: Record<Extent, string> = {
  rows: 'Emite una factura rectificativa por la diferencia',
  rates: 'Emite una factura rectificativa con el IVA bueno',
  whole: 'Emite una factura rectificativa que la abona entera',
  data: 'Emite una factura rectificativa con los datos buenos',
};

export type Rectify = NonNullable<Advice['rectify']>;

const turned = (text: string) => (/^-?0*\.?0*$/.test(text) ? text : text.startsWith('-') ? text.slice(1) : `-${text}`);

/** All of an invoice taken back, to the cent what it says. */
export function wholeOf({ lines, rates, subtotal, totalIva, total }: InvoiceWholeFragment): Change {
  return {
    subtotal: turned(subtotal),
    totalIva: turned(totalIva),
    total: turned(total),
    rates: rates.map(rate => ({ ...rate, base: turned(rate.base), quota: turned(rate.quota) })),
    lines: lines.map(line => ({
      ...line,
      quantity: turned(line.quantity),
      subtotal: turned(line.subtotal),
      total: turned(line.total),
    })),
  };
}

export function changeBy(written: readonly RectifyLineInput[], like: Lines): Change {
  const lines = written.map(line => ({ ...line, ivaRate: line.ivaRate ?? 21, ivaCause: line.ivaCause ?? null }));
  const { lines: amounts, rates, subtotal, totalIva, total } = computeTotals(lines);
  return {
    subtotal,
    totalIva,
    total,
    rates: rates.map(rate => ({ ...rate, ivaCause: lines.find(each => each.ivaCause === rate.ivaCause)!.ivaCause })),
    lines: lines.map((line, i) => ({
      ...like[0]!,
      ...line,
      productId: null,
      subtotal: amounts[i]!.subtotal,
      total: amounts[i]!.total,
    })),
  };
}

/** No amount changes. */
export const dataOnly = ({ lines }: InvoiceWholeFragment): Change =>
  changeBy(
    [
      {
        description: 'Corrección de datos: los importes no cambian',
        quantity: '1',
        price: '0',
        ivaRate: lines[0]!.ivaRate,
        ivaCause: lines[0]!.ivaCause,
      },
    ],
    lines,
  );

const cents = (text: string) => toCents(parseDecimal(text));
export const plus = (a: string, b: string): string => formatCents(cents(a) + cents(b));
export const minus = (a: string, b: string): string => formatCents(cents(a) - cents(b));

/** What is left of an invoice with all that rectifies it by now. */
export function leftOf({ rectifiedBy, ...invoice }: InvoiceWholeFragment): Sums {
  const stand = rectifiedBy.filter(({ status }) => status !== 'cancelled');
  const sum = (of: (sums: Sums) => string) => stand.reduce((all, each) => plus(all, of(each)), of(invoice));
  return { subtotal: sum(each => each.subtotal), totalIva: sum(each => each.totalIva), total: sum(each => each.total) };
}

import { DATA_APART } from '../../../../schema/kinds/identity-advice';
import type { Advice, Extent } from '../../../../schema/kinds/wrong';
import { formatCents, parseDecimal, toCents } from '../../../../schema/decimal';
import { taxKey } from '../../../../schema/tax/causes';
import { byMargin } from '../../../../schema/tax/margin';
import { computeFull, turned } from '../../../../schema/totals';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import type { RectificationKind, RectificationWay, RectifyLineInput } from '../../gql/schema';
import { minus, owedShareOf, type Sums } from '../collect/family';
import type { Tax } from '../../../../schema/tax/territory';

const cents = (text: string) => toCents(parseDecimal(text));

/** All that an invoice says of money. */
export type Change = Pick<
  InvoiceWholeFragment,
  | keyof Sums
  | 'recargo'
  | 'discountPercent'
  | 'discountAmount'
  | 'discount'
  | 'withholdingPercent'
  | 'withholding'
  | 'suplidos'
  | 'lines'
  | 'rates'
>;

/** Kinds with what each is for, to choose another than the one proposed. */
export const KINDS: { value: RectificationKind; label: string }[] = [
  { value: 'R1', label: 'R1 · Precio, devolución, descuento posterior o error de derecho' },
  { value: 'R2', label: 'R2 · Concurso de acreedores' },
  { value: 'R3', label: 'R3 · Deuda incobrable' },
  { value: 'R4', label: 'R4 · Otro error: una suma, una descripción, unos datos' },
];

const LAWS: Record<RectificationKind, string> = {
  R1: 'arts. 80 y 89 de la Ley del IVA',
  R2: 'art. 80.Tres de la Ley del IVA',
  R3: 'art. 80.Cuatro de la Ley del IVA',
  R4: 'art. 15 del Reglamento de facturación',
  R5: 'la de toda factura simplificada',
};

const DEBTS_AND_RIGHTS: Partial<typeof LAWS> = {
  R1: 'cambio de la base o error de derecho',
  R2: 'concurso de acreedores',
  R3: 'deuda incobrable',
};
/** Articles are named of IVA alone. */
export const lawOf = (kind: RectificationKind, tax: Tax): string =>
  (tax === 'IVA' ? undefined : DEBTS_AND_RIGHTS[kind]) ?? LAWS[kind];

/** R2 and R3: debts that are not paid. */
export const isDebt = (kind: string) => kind === 'R2' || kind === 'R3';

/** Whether it credits nothing, since it is of such a debt; R5 is for any cause, so it says which. */
export const isOfDebt = ({ kind, rectification }: Pick<InvoiceWholeFragment, 'kind' | 'rectification'>) =>
  isDebt(kind) || rectification?.debt === true;

export const WAYS: { value: RectificationWay; label: string }[] = [
  { value: 'I', label: 'Por diferencias: la factura dice solo lo que cambia' },
  { value: 'S', label: 'Por sustitución: la factura se repite entera, ya bien, y vale en lugar de la original' },
];

const TITLES: Record<Extent, string> = {
  rows: 'Emite una factura rectificativa por la diferencia',
  rates: 'Emite una factura rectificativa con el IVA bueno',
  whole: 'Emite una factura rectificativa que la abona entera',
  owed: 'Emite una factura rectificativa por lo que aún te deben',
  data: 'Emite una factura rectificativa con los datos buenos',
};
const OF_DEBT = 'Emite una factura rectificativa que recupera su IVA';

export type Rectify = NonNullable<Advice['rectify']>;

const WHY = {
  I: DATA_APART,
  S: 'La operación se hizo y tu cliente ya tiene la factura: otra la repite entera, ya bien, y vale en su lugar.',
};

/** What is to be done, and why: `why` is the advice's, which is given for the way that it proposes. */
export const saidOfWay = (proposed: Rectify, way: RectificationWay, why: string): { title: string; why: string } => ({
  title: way === 'S' ? 'Emite una factura rectificativa que sustituye a la original' : TITLES[proposed.extent],
  why: way === proposed.way ? why : WHY[way],
});

/** Of a debt nothing is credited, whatever is left of it: its VAT comes back. */
export const saidOfDebt = ({ extent }: Rectify, why: string): { title: string; why: string } => ({
  title: extent === 'owed' ? TITLES.owed : OF_DEBT,
  why,
});

const REST = 'Emite una factura rectificativa que abona lo que queda';

/** What is to be done of one that was rectified in part before. */
export const saidOfRest = (why: string): { title: string; why: string } => ({
  title: REST,
  why: why.replace('la abona entera', 'abona lo que queda de ella'),
});

/** By what stands some amount of it is another than it was issued with. */
const isLess = ({ rates, remaining }: InvoiceWholeFragment): boolean =>
  remaining !== null &&
  remaining.some(each => {
    const own = rates.find(rate => taxKey(rate) === taxKey(each));
    return cents(own?.base ?? '0.00') !== cents(each.base);
  });

/** What is proposed of an invoice: of a margin scheme what is left is no sum of rates, so its rows are written. */
export const proposedOf = (invoice: InvoiceWholeFragment, rectify: Rectify): Rectify =>
  byMargin(invoice.rates) && (rectify.extent === 'owed' || (rectify.extent === 'whole' && isLess(invoice)))
    ? { ...rectify, extent: 'rows' }
    : rectify;

/** What is proposed of a draft with lines of its own: what it says itself. */
export const ownOf = (rectify: Rectify, { kind, rectification }: InvoiceWholeFragment): Rectify => ({
  ...rectify,
  extent: 'rows',
  kind: kind as RectificationKind,
  way: rectification!.way,
});

const UNPAID = 'Lo que no se ha pagado';

/** What is left of an invoice taken back, a line for each rate; null: all of it is left, and is taken back to the cent. */
export const restOf = (invoice: InvoiceWholeFragment, debt = false): RectifyLineInput[] | null =>
  isLess(invoice) ? takenBack(invoice, debt ? UNPAID : 'Abono de lo que queda', base => base) : null;

/** What is still owed for an invoice taken back, of each rate in proportion. */
export const owedLinesOf = (invoice: InvoiceWholeFragment): RectifyLineInput[] =>
  takenBack(invoice, UNPAID, owedShareOf(invoice));

function takenBack(invoice: InvoiceWholeFragment, what: string, share: (base: bigint) => bigint): RectifyLineInput[] {
  return (invoice.remaining ?? invoice.rates).flatMap(({ ivaRate, ivaCause, ivaRegime, base }) => {
    const taken = share(cents(base));
    if (taken === 0n) return [];
    return {
      description: `${what} de la ${invoice.fullNumber}`,
      quantity: taken < 0n ? '1' : '-1',
      price: formatCents(taken < 0n ? -taken : taken),
      ...{ ivaRate, ivaCause, ivaRegime },
    };
  });
}

const turnedOrNull = (text: string | null) => text && turned(text);

/** All of an invoice taken back, to the cent what it says; of a debt its base and its tax alone, not its suplidos. */
export function wholeOf(invoice: InvoiceWholeFragment, debt = false): Change {
  const { lines, rates, total, withholding } = invoice;
  const suplidos = debt ? [] : invoice.suplidos;
  return {
    subtotal: turned(invoice.subtotal),
    totalIva: turned(invoice.totalIva),
    total: turned(invoice.total),
    payable: debt ? minus(withholding ?? '0.00', total) : turned(invoice.payable),
    discountPercent: invoice.discountPercent,
    discountAmount: turnedOrNull(invoice.discountAmount),
    discount: turned(invoice.discount),
    withholdingPercent: invoice.withholdingPercent,
    withholding: turnedOrNull(invoice.withholding),
    suplidos: suplidos.map(each => ({ ...each, amount: turned(each.amount) })),
    recargo: turnedOrNull(invoice.recargo),
    rates: rates.map(rate => ({
      ...rate,
      base: turned(rate.base),
      quota: turned(rate.quota),
      recargo: turnedOrNull(rate.recargo),
    })),
    lines: lines.map(line => ({
      ...line,
      quantity: turned(line.quantity),
      discountAmount: turnedOrNull(line.discountAmount),
      amount: turned(line.amount),
      subtotal: turned(line.subtotal),
      total: turned(line.total),
    })),
  };
}

/** What the lines come to, with the withholding and the surcharge of the original. */
export function changeBy(
  written: readonly RectifyLineInput[],
  withholding: string | null,
  recargo: boolean,
  suplidos: InvoiceWholeFragment['suplidos'] = [],
): Change {
  const lines = written.map(line => ({
    ...line,
    ivaRate: line.ivaRate ?? 21,
    ivaCause: line.ivaCause ?? null,
    ivaRegime: line.ivaRegime ?? null,
  }));
  const sums = computeFull(lines, { withholding, recargo, suplidos: suplidos.map(({ amount }) => amount) });
  const { subtotal, totalIva, total, payable } = sums;
  return {
    subtotal,
    totalIva,
    total,
    payable,
    recargo: recargo ? sums.recargo : null,
    discountPercent: null,
    discountAmount: null,
    discount: '0.00',
    withholdingPercent: withholding,
    withholding: withholding && sums.withholding,
    suplidos,
    rates: sums.rates.map(({ ivaRate, ivaCause, ivaRegime = null, base, quota, ...more }) => ({
      ivaRate,
      ivaRegime,
      ivaCause: lines.find(each => each.ivaCause === ivaCause)!.ivaCause,
      base,
      quota,
      recargoRate: more.recargoRate ?? null,
      recargo: more.recargo ?? null,
    })),
    lines: lines.map((line, i) => ({
      ...line,
      cost: line.cost ?? null,
      grossPrice: null,
      discountPercent: null,
      discountAmount: null,
      amount: sums.lines[i]!.subtotal,
      subtotal: sums.lines[i]!.subtotal,
      total: sums.lines[i]!.total,
      productId: null,
      operationDate: line.operationDate ?? null,
      prepaymentId: null,
      returned: false,
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
        ivaRegime: lines[0]!.ivaRegime,
        cost: lines[0]!.cost && '0',
      },
    ],
    null,
    false,
  );

/** All of an invoice once more, as it is: its money alone, as the rest of the paper is the new one's. */
export function sameAgain(invoice: InvoiceWholeFragment): Change {
  const { subtotal, totalIva, recargo, total, payable, withholding, suplidos, lines, rates } = invoice;
  const { discount, discountPercent, discountAmount, withholdingPercent } = invoice;
  return {
    ...{ subtotal, totalIva, recargo, total, payable, withholding, suplidos, lines, rates },
    ...{ discount, discountPercent, discountAmount, withholdingPercent },
  };
}

/** By how much two amounts of everything differ. */
export const between = (now: Sums, before: Sums): Sums => ({
  subtotal: minus(now.subtotal, before.subtotal),
  totalIva: minus(now.totalIva, before.totalIva),
  total: minus(now.total, before.total),
  payable: minus(now.payable, before.payable),
});

import type { EntityManager } from 'typeorm';
import { meansText } from '../../../../schema/collect/means';
import { parseDecimal, toCents } from '../../../../schema/decimal';
import { rateText, rulesOf, rulesOfTax, TAXES, type Tax } from '../../../../schema/tax/territory';
import type { Ctx } from '../../../platform/context';
import { nextSlice } from '../../../platform/event-loop';
import { amountCell, centsCell, CSV_START, csvLines, lineOf, textCell } from '../../../platform/files/csv';
import { spanishDate } from '../../../platform/dates';
import type { Data, FileAnswer } from '../../../rest/route';
import { collected, suplidosOf, toCollect } from '../collect/owed';
import { Invoice } from '../invoice.entity';
import { filtered, sorted } from '../list/filtered';
import { NUMBERS_EXCHANGED, STANDING_FOR } from '../exchange/numbers';
import { NUMBERS_RECTIFIED } from '../rectify/numbers';
import type { InvoiceKind, InvoiceRate, InvoiceStatus } from '../invoice.types';
import type { InvoiceExport } from '../list/filter.inputs';

const STATUS: Record<InvoiceStatus, string> = {
  draft: 'Borrador',
  issued: 'Emitida',
  paid: 'Pagada',
  cancelled: 'Anulada',
};
/** The rates of each tax, the highest first. */
const RATES = new Map(TAXES.map(tax => [tax, [...rulesOfTax(tax).rates].sort((a, b) => b - a)]));
const ratesOf = (tax: Tax): readonly number[] => RATES.get(tax)!;
const headsOf = (tax: Tax): string[] =>
  ratesOf(tax).flatMap(rate =>
    ['Base', 'Cuota'].map(what => `${what} ${tax === 'IVA' ? '' : `${tax} `}${rateText(rate)} %`),
  );
/** The taxes of what is exported; those of the company first. */
const headOf = ([own, ...others]: readonly Tax[]): string[] => [
  'Número',
  'Fecha',
  'NIF',
  'Cliente',
  ...headsOf(own!),
  'Total',
  'Estado',
  'Recargo',
  'Base sustituida',
  'Cuota sustituida',
  'Recargo sustituido',
  'Canjea',
  'Canjeada por',
  'Fecha de operación',
  'Expedida por',
  // Of a company that has moved. Last: who reads the others by their place finds them where they were.
  ...others.flatMap(headsOf),
  'Vencimiento',
  'Forma de pago',
  'Cobrado',
  'Pendiente',
  'Rectifica',
  'No gravado (margen)',
  'Clase',
  'Retención',
  'Suplidos',
  'Total a pagar',
];

interface CsvRow {
  full_number: string | null;
  date: string;
  nif: string;
  name: string;
  rates: InvoiceRate[];
  tax: Tax;
  total: string;
  recargo: string | null;
  /** What the invoices said that it replaces, also those that an F3 was exchanged for: the total less these counts. */
  replaced_base: string | null;
  replaced_quota: string | null;
  replaced_recargo: string | null;
  /** Of an F3: the numbers of its simplified invoices. */
  exchanges: string | null;
  /** Of a simplified one: the number of the F3 that stands for it. */
  exchanged_by: string | null;
  /** Where it is not the date of issue: its tax accrues then. */
  operation_date: string | null;
  /** Of what another issues in the company's name: the name and number of a third party, or the customer. */
  issued_by: string | null;
  due_date: string | null;
  means: string | null;
  collected: string;
  to_collect: string;
  /** Of what rectifies: the numbers of its originals. */
  rectifies: string | null;
  kind: InvoiceKind;
  /** What the customer withholds of IRPF, with its sign. */
  withholding: string | null;
  suplidos: string;
  status: InvoiceStatus;
}

const cents = (amount: string): bigint => toCents(parseDecimal(amount));

const ZERO = '0,00';
const amountOr0 = (stored: string | null) => (stored === null ? ZERO : amountCell(stored));

/** Base and cuota of each rate of a tax, all causes of a rate together. */
function ofTax(row: CsvRow, tax: Tax): string[] {
  const own = row.tax === tax ? row.rates : [];
  return ratesOf(tax).flatMap(rate => {
    const same = own.filter(each => each.ivaRate === rate);
    if (same.length === 0) return [ZERO, ZERO];
    if (same.length === 1) return [amountCell(same[0]!.base), amountCell(same[0]!.quota)];
    const sum = (pick: (row: InvoiceRate) => string) => same.reduce((all, each) => all + cents(pick(each)), 0n);
    return [centsCell(sum(each => each.base)), centsCell(sum(each => each.quota))];
  });
}

/** As `owedOf` of schema/collect/owed.ts: nothing for what is not issued or no longer stands. */
const owedCell = ({ status, to_collect: all, collected: came }: CsvRow): string =>
  status === 'issued' || status === 'paid' ? centsCell(cents(all) - cents(came)) : ZERO;

/** 'Total a pagar': of the total less what is withheld, with what was paid in the customer's name. */
const payableCell = ({ total, withholding, suplidos }: CsvRow): string =>
  withholding === null && suplidos === '0'
    ? amountCell(total)
    : centsCell(cents(total) - cents(withholding ?? '0.00') + cents(suplidos));

const costCell = (rates: readonly InvoiceRate[]): string =>
  rates.some(({ cost }) => cost) ? centsCell(rates.reduce((all, { cost }) => all + cents(cost ?? '0.00'), 0n)) : ZERO;

const lineOfInvoice = (row: CsvRow, [own, ...others]: readonly Tax[]): string =>
  lineOf([
    textCell(row.full_number ?? ''),
    spanishDate(row.date),
    textCell(row.nif),
    textCell(row.name),
    ...ofTax(row, own!),
    amountCell(row.total),
    STATUS[row.status],
    // Last: who reads the others by their place finds them where they were.
    amountOr0(row.recargo),
    amountOr0(row.replaced_base),
    amountOr0(row.replaced_quota),
    amountOr0(row.replaced_recargo),
    textCell(row.exchanges ?? ''),
    textCell(row.exchanged_by ?? ''),
    row.operation_date ? spanishDate(row.operation_date) : '',
    textCell(row.issued_by ?? ''),
    ...others.flatMap(tax => ofTax(row, tax)),
    row.due_date ? spanishDate(row.due_date) : '',
    meansText(row.means),
    amountCell(row.collected),
    owedCell(row),
    textCell(row.rectifies ?? ''),
    costCell(row.rates),
    row.kind,
    amountOr0(row.withholding),
    centsCell(cents(row.suplidos)),
    payableCell(row),
  ]);

const COLUMNS = [
  'i.full_number AS full_number',
  'i.date::text AS date',
  'i.customer_nif AS nif',
  'i.customer_name AS name',
  'i.rates AS rates',
  'i.tax AS tax',
  'i.total AS total',
  'i.status AS status',
  'i.kind AS kind',
  'i.withholding AS withholding',
  `${suplidosOf('i')} AS suplidos`,
  'i.recargo AS recargo',
  'i.due_date::text AS due_date',
  'i.payment_method AS means',
  `${collected('i')} AS collected`,
  // What is left is one less the other: the database does not add up twice.
  `${toCollect('i')} AS to_collect`,
  // What is not taxed of a margin scheme is in its subtotal, and no base.
  `CASE WHEN i.kind = 'F3' THEN (SELECT sum((rate->>'base')::numeric)::numeric(14,2)::text
     FROM jsonb_array_elements(i.rates) rate) ELSE i.replaced_base::text END AS replaced_base`,
  "CASE WHEN i.kind = 'F3' THEN i.total_iva ELSE i.replaced_quota END AS replaced_quota",
  "CASE WHEN i.kind = 'F3' THEN i.recargo ELSE i.replaced_recargo END AS replaced_recargo",
  `CASE WHEN i.kind = 'F3' THEN (${NUMBERS_EXCHANGED}) END AS exchanges`,
  `CASE WHEN i.rectification_way IS NOT NULL THEN (${NUMBERS_RECTIFIED}) END AS rectifies`,
  `CASE WHEN i.kind IN ('F2', 'R5') THEN (${STANDING_FOR}) END AS exchanged_by`,
  'i.operation_date::text AS operation_date',
  "CASE i.issued_by WHEN 'customer' THEN 'El destinatario' WHEN 'third' THEN i.third_name || ', ' || i.third_nif END AS issued_by",
];

/** The same, and the next is asked for while one is looked at. One who leaves lets go of both. */
async function* ahead<T>(parts: AsyncGenerator<T>): AsyncGenerator<T> {
  const ask = () => {
    const asked = parts.next();
    asked.catch(() => undefined);
    return asked;
  };
  try {
    for (let next = ask(); ;) {
      const part = await next;
      if (part.done) return;
      next = ask();
      yield part.value;
    }
  } finally {
    await parts.return(undefined);
  }
}

/** A batch is put into words in one turn of the event loop: about a millisecond. */
async function* csv(batches: AsyncGenerator<CsvRow[]>, taxes: readonly Tax[]): AsyncGenerator<string> {
  yield `${CSV_START}${csvLines([headOf(taxes)])}`;
  for await (const rows of ahead(batches)) {
    yield rows.map(row => lineOfInvoice(row, taxes)).join('');
    await nextSlice('files');
  }
}

/** The company's tax, then others that its invoices have: of before it moved. */
async function taxesOf(em: EntityManager, ctx: Ctx): Promise<Tax[]> {
  const { tenantId, territory } = ctx.me;
  const own = rulesOf(territory).tax;
  const others = await em
    .createQueryBuilder(Invoice, 'i')
    .select('DISTINCT i.tax', 'tax')
    .where('i.tenantId = :tenantId AND i.tax <> :own', { tenantId, own })
    .getRawMany<{ tax: Tax }>();
  return [own, ...TAXES.filter(tax => others.some(other => other.tax === tax))];
}

/** Streams the list as facturas_YYYY-MM-DD.csv, as fast as it is read: nothing waits in memory. */
export async function sendInvoicesCsv(data: Data, { res, ctx }: FileAnswer): Promise<void> {
  const filter = data.invoiceExport as InvoiceExport;
  const batches = await ctx.stream<CsvRow>(em =>
    sorted(filtered(em, ctx, filter), filter)
      .select(COLUMNS)
      .getQueryAndParameters(),
  );
  // It looks at every invoice, so it waits for the company's turn too.
  const taxes = await ctx
    .read(em => taxesOf(em, ctx))
    .catch(async (error: unknown) => {
      await batches.return(undefined);
      throw error;
    });
  res.status(200).set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="facturas_${ctx.today()}.csv"`,
  });
  await ctx.services.spools.send(res, ctx.me.tenantId, csv(batches, taxes), batches);
}

import { meansText } from '../../../../schema/collect/means';
import type { CashCause } from '../../../../schema/tax/cash-accrual';
import { parseDecimal, toCents } from '../../../../schema/decimal';
import { rateText } from '../../../../schema/tax/territory';
import { spanishDate } from '../../../platform/dates';
import { nextSlice } from '../../../platform/event-loop';
import { CSV_START, csvLines } from '../../../platform/files/csv';
import type { Data, FileAnswer } from '../../../rest/route';
import { logActivity } from '../../activity/activity';
import { accruedIn } from './cash-basis';
import type { CashEntryRow } from './cash-basis.types';

const CAUSES: Record<CashCause, string> = {
  collected: 'Cobro',
  undone: 'Cobro deshecho',
  year_end: '31 de diciembre',
  issue: 'Emisión',
};

const HEAD = [
  'Fecha de devengo',
  'Motivo',
  'Factura',
  'Fecha de la factura',
  'Fecha de operación',
  'NIF',
  'Cliente',
  'Cobrado',
  'Medio de cobro',
  'Cuenta',
  'Impuesto',
  'Tipo',
  'Causa',
  'Base',
  'Cuota',
];

const cents = (amount: string): bigint => toCents(parseDecimal(amount));

/** Texts, and amounts in cents. */
const cells = (row: CashEntryRow): (string | bigint)[] => [
  spanishDate(row.on),
  row.expected ? `${CAUSES[row.cause]} (previsto)` : CAUSES[row.cause],
  row.fullNumber,
  spanishDate(row.date),
  spanishDate(row.operationOn),
  row.customerNif,
  row.customerName,
  row.amount === null ? '' : cents(row.amount),
  meansText(row.means),
  row.iban ?? '',
  row.tax,
  `${rateText(row.ivaRate)} %`,
  row.ivaCause ?? '',
  cents(row.base),
  cents(row.quota),
];

/** Rows put into words in one turn of the event loop: about a millisecond. */
const AT_A_TIME = 50;

/** Sends all that accrues in a quarter as criterio-de-caja_2026-T1.csv. */
export async function sendCashAccrualCsv(data: Data, { res, ctx }: FileAnswer): Promise<void> {
  const { from } = data.cashAccrual as { from: string };
  const [year, month] = from.split('-').map(Number) as [number, number];
  const quarter = Math.ceil(month / 3);
  const { entries } = await accruedIn(ctx, { year, quarter });
  await ctx.tx(em =>
    logActivity(em, ctx, {
      action: 'export',
      entityType: 'invoice',
      entityId: null,
      description: `Criterio de caja del trimestre ${quarter} de ${year} exportado a CSV`,
      riskLevel: 'medium',
    }),
  );
  const parts = [`${CSV_START}${csvLines([HEAD])}`];
  for (let at = 0; at < entries.length; at += AT_A_TIME) {
    parts.push(csvLines(entries.slice(at, at + AT_A_TIME).map(cells)));
    await nextSlice('files');
  }
  res
    .status(200)
    .set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="criterio-de-caja_${year}-T${quarter}.csv"`,
    })
    .send(parts.join(''));
}

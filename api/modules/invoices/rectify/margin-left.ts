import { In, type EntityManager } from 'typeorm';
import { parseDecimal, toCents } from '../../../../schema/decimal';
import { byMargin } from '../../../../schema/tax/margin';
import { marginLeftRefusal, type SoldLine } from '../../../../schema/tax/margin-left';
import { soldOf } from '../../../../schema/totals';
import { badField } from '../../../platform/errors';
import type { LineWritten } from '../amounts';
import type { Invoice } from '../invoice.entity';
import { InvoiceLine } from '../invoice-line.entity';
import type { Said } from './change';

const sold = (line: LineWritten, net: bigint): SoldLine => ({
  ...soldOf(line, net),
  ivaRate: line.ivaRate,
  unitCost: String(Number(line.cost ?? '0')),
});
const netOf = ({ total }: { total: string }) => toCents(parseDecimal(total));

/** Throws where lines that rectify a margin by differences would tax another one than what is left of it. */
export async function checkMarginLeft(
  em: EntityManager,
  original: Invoice,
  rectifying: readonly Invoice[],
  { lines, amounts }: Said,
): Promise<void> {
  if (!byMargin(original.rates)) return;
  const { tenantId } = original;
  const others = await em.find(InvoiceLine, { where: { tenantId, invoiceId: In(rectifying.map(({ id }) => id)) } });
  const refusal = marginLeftRefusal(
    original.rates[0]!.ivaRegime!,
    (original.lines ?? []).map(line => sold(line, netOf(line))),
    others.map(line => sold(line, netOf(line))),
    lines.map((line, i) => sold(line, netOf(amounts.totals.lines[i]!))),
  );
  if (refusal) throw badField(refusal.field, refusal.text);
}

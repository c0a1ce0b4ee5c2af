import type { EntityManager } from 'typeorm';
import { parseDecimal } from '../../../../schema/decimal';
import { marginName } from '../../../../schema/tax/margin';
import { byCash, pendingText } from '../../../../schema/tax/causes';
import type { Ctx } from '../../../platform/context';
import { spanishDate } from '../../../platform/dates';
import { badField } from '../../../platform/errors';
import { MissingCustomer } from '../../customers/missing-customer';
import { checkId } from '../../../platform/ids';
import { rulesOf, type Tax, type TerritoryRules } from '../../../../schema/tax/territory';
import { inWordsOf } from '../../../../schema/tax/words';
import { checkRates, checkTaxed, computeWithin } from '../amounts';
import { composeInvoice } from '../draft-invoice';
import type { Invoice } from '../invoice.entity';
import { issueInvoice } from '../issue';
import { checkSeries, seriesFor, seriesKindOf } from '../numbering';
import { readParties, type Issuer } from '../parties';
import type { RebateInput } from './rebate.types';
import { RectificationKind, RectificationWay } from './rectify.types';

/** What its paper says in the place of the invoices that it rectifies (RD 1619/2012, art. 15.4). */
const causeOf = ({ from, to }: RebateInput, tax: Tax): string =>
  inWordsOf(
    `Rappel por el volumen de compras del ${spanishDate(from)} al ${spanishDate(to)} (artículo 80.Uno.2.º de la Ley del IVA).`,
    tax,
  );

function checkPeriod({ from, to }: RebateInput, date: string): void {
  if (from > to) throw badField('to', 'El periodo acaba antes de empezar');
  if (to > date) throw badField('to', 'El periodo tiene que haber acabado el día de la factura');
}

/** Throws on the first line that a rebate cannot have: it names no invoice whose cost or day would be its own. */
function checkLines(lines: RebateInput['lines'], { cashBasis }: Issuer, rules: TerritoryRules): void {
  for (const [at, { ivaRegime, operationDate }] of lines.entries()) {
    const field = `lines.${at}.ivaRegime`;
    if (ivaRegime === '07' && !cashBasis)
      throw badField(field, 'Tu empresa no está en el criterio de caja: quita la clave 07');
    if (marginName(ivaRegime))
      throw badField(
        field,
        'Lo que va por bienes usados o agencias de viajes se rectifica en su factura, que tiene su coste',
      );
    if (pendingText(ivaRegime))
      throw badField(
        field,
        `Lo que tiene el ${rules.tax} pendiente (clave ${ivaRegime}) se rectifica en su factura, que tiene el día de su operación`,
      );
    if (operationDate)
      throw badField(`lines.${at}.operationDate`, 'Un rappel dice su periodo: quita las fechas de las líneas');
  }
  checkRates(lines, rules);
  checkTaxed(lines, rules.tax);
}

/**
 * Issues the rebate of a customer for what was bought in a period: an R1 by differences, in the series of rectifying
 * invoices, that names the period instead of each invoice (RD 1619/2012, art. 15.4; FAQ 19).
 */
export async function createRebate(em: EntityManager, ctx: Ctx, input: RebateInput, newId: string): Promise<Invoice> {
  const date = input.date ?? ctx.today();
  checkPeriod(input, date);
  const { tenantId } = ctx.me;
  const customerId = checkId(input.customerId, 'customerId');
  const series = input.series?.trim()
    ? checkSeries(input.series)
    : await seriesFor(em, tenantId, seriesKindOf(RectificationKind.R1));
  const { issuer, recipient, recargo } = await readParties(em, ctx, series, customerId);
  if (!recipient) throw new MissingCustomer();
  const rules = rulesOf(issuer.territory);
  checkLines(input.lines, issuer, rules);
  const { lines, amounts } = computeWithin(issuer.cashBasis ? input.lines.map(byCash) : input.lines, {
    recargo: rules.tax === 'IVA' && recargo,
  });
  if (amounts.totals.rates.some(({ base }) => parseDecimal(base).units >= 0n))
    throw badField('lines', 'Un rappel solo devuelve: escribe sus importes en negativo');
  const invoice = composeInvoice(
    { kind: RectificationKind.R1, qualified: false, date, operationDate: null, notes: input.notes, lines },
    { series, amounts, to: recipient, issuer },
    { id: newId, by: ctx.me, at: ctx.now() },
  );
  Object.assign(invoice, {
    rectificationWay: RectificationWay.I,
    rectificationCause: causeOf(input, rules.tax),
    rectified: [],
  });
  return issueInvoice(em, ctx, invoice, issuer);
}

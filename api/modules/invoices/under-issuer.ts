import { byCash, cashProblem, withoutCash, type Said } from '../../../schema/tax/causes';
import { rulesOf, type Tax } from '../../../schema/tax/territory';
import { badField } from '../../platform/errors';
import type { Invoice } from './invoice.entity';
import type { InvoiceInput } from './invoices.inputs';
import type { Issuer, Parties } from './parties';

const NO_CASH = 'Tu empresa no está en el criterio de caja: actívalo en Configuración › Empresa, o quita la clave 07';

/** Nobody is under criterio de caja by one invoice: the company is, or is not. */
export function checkCash(lines: readonly Said[], { cashBasis, territory }: Issuer): void {
  const { tax } = rulesOf(territory);
  const problem = (each: Said) => (cashBasis ? cashProblem(each, tax) : each.ivaRegime === '07' ? NO_CASH : null);
  const at = lines.findIndex(problem);
  if (at >= 0) throw badField(`lines.${at}.ivaRegime`, problem(lines[at]!)!);
}

/** What a kept draft says once it is issued: under criterio de caja if the company is by now, and not otherwise. */
export function underIssuer(draft: Invoice, { issuer, recargo }: Parties): Pick<Invoice, 'rates' | 'lines'> {
  if (draft.recargo !== null) carriesRecargo({ recargo: true }, recargo, draft.tax);
  const { rates, lines = [] } = draft;
  const as = <T extends Said>(each: T): T => (issuer.cashBasis ? byCash(each) : withoutCash(each));
  if (issuer.cashBasis) checkCash(lines, issuer);
  return { rates: rates.map(as), lines: lines.map(line => Object.assign(line, as(line))) };
}

/**
 * Whether the invoice carries recargo: as the customer's card says, unless it is said otherwise. It is of IVA alone.
 */
export function carriesRecargo({ recargo }: Pick<InvoiceInput, 'recargo'>, ofCustomer: boolean, tax: Tax): boolean {
  if (tax !== 'IVA') {
    if (recargo) throw badField('recargo', `El ${tax} no tiene recargo de equivalencia: quítalo`);
    return false;
  }
  if (recargo && !ofCustomer)
    throw badField('recargo', 'Este cliente no ha acreditado el recargo de equivalencia: márcalo antes en su ficha');
  return recargo ?? ofCustomer;
}

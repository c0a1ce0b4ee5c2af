import { identityOf } from '../../../schema/identity';
import { simplifiedRefusals, type SimplifiedRefusal } from '../../../schema/kinds/simplified';
import { AppError } from '../../platform/errors';
import { isSimplified } from '../verifactu/seal/factura';
import type { Invoice } from './invoice.entity';
import type { Issuer } from './parties';

const fieldOf = ({ part, line }: SimplifiedRefusal): string =>
  ({ lines: 'lines', cause: `lines.${line}.ivaCause`, withholding: 'withholdingPercent', suplidos: 'suplidos' })[part];

/**
 * Throws where a composed invoice is simplified and the law wants a complete one (RD 1619/2012, art. 4). What rectifies
 * one has no such operations either (codes 1148 and 1197), but may come to any amount.
 */
export function checkSimplified(invoice: Invoice, { simplifiedActivity }: Pick<Issuer, 'simplifiedActivity'>): void {
  const { kind, qualified, rectificationWay } = invoice;
  if (!isSimplified(kind) && !qualified) return;
  const { total, lines = [], toNif, toCountry, toIdKind, withholding, suplidos } = invoice;
  const found = simplifiedRefusals({
    total,
    lines,
    tax: invoice.tax,
    activity: simplifiedActivity,
    country: toNif ? identityOf({ nif: toNif, country: toCountry, idKind: toIdKind }).country : null,
    withholding: withholding !== null,
    suplidos: suplidos.length > 0,
  }).filter(({ part }) => !rectificationWay || part === 'cause');
  if (found.length > 0)
    throw new AppError(
      'BAD_USER_INPUT',
      found[0]!.text,
      Object.fromEntries(found.map(each => [fieldOf(each), each.text])),
    );
}

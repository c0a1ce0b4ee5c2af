import { addUp } from '../../../schema/decimal';
import { isSimplified, type Factura, type Replaced } from '../verifactu/seal/factura';
import { clean } from '../verifactu/xml';
import type { Invoice } from './invoice.entity';

const NO_DESCRIPTION = 'Operación comercial';

/** What the invoices said that one replaces; null of one that replaces none. */
export function replacedBy({
  replacedBase,
  replacedQuota,
  replacedRecargo,
}: Pick<Invoice, 'replacedBase' | 'replacedQuota' | 'replacedRecargo'>): Replaced | null {
  if (replacedBase === null || replacedQuota === null) return null;
  return { base: replacedBase, quota: replacedQuota, recargo: replacedRecargo };
}

/** A rectifying invoice's originals must be at hand. */
function rectifiesOf({ rectificationWay, rectified, ...invoice }: Invoice): Factura['rectifies'] {
  if (!rectificationWay) return null;
  const invoices = rectified!.map(({ issuerNif, fullNumber, date }) => ({ issuerNif, number: fullNumber!, date }));
  return { way: rectificationWay, invoices, replaced: replacedBy(invoice) };
}

/** Those that it stands for must be at hand. */
function replacesOf({ kind, exchange }: Invoice): Factura['replaces'] {
  if (kind !== 'F3') return null;
  return exchange!.invoices.map(({ issuerNif, fullNumber, date }) => ({ issuerNif, number: fullNumber!, date }));
}

/** Who issues it in the company's name; null: the company itself. */
function issuedByOf({ issuing }: Invoice): Factura['issuedBy'] {
  return issuing && { code: issuing.party === 'third' ? 'T' : 'D', third: issuing.third };
}

/** The invoice as its record needs it. Its lines must be at hand. */
export function facturaOf(invoice: Invoice): Factura {
  const description = clean((invoice.lines ?? []).map(line => line.description).join('; '), 500);
  return {
    invoiceId: invoice.id,
    kind: invoice.kind,
    qualified: invoice.qualified,
    issuerName: invoice.issuerName,
    issuerNif: invoice.issuerNif,
    number: invoice.fullNumber!,
    date: invoice.date,
    operationDate: invoice.operationDate,
    rectifies: rectifiesOf(invoice),
    replaces: replacesOf(invoice),
    issuedBy: issuedByOf(invoice),
    description: description || NO_DESCRIPTION,
    recipient: isSimplified(invoice.kind)
      ? null
      : { name: invoice.toName, nif: invoice.toNif, country: invoice.toCountry, idKind: invoice.toIdKind },
    tax: invoice.tax,
    rates: invoice.rates,
    totalIva: addUp([invoice.totalIva, invoice.recargo ?? '0.00']),
    total: invoice.total,
  };
}

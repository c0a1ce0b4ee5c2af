import type { Services } from '../../../platform/context';
import { verifactusOf } from '../../verifactu/records/invoice-status';
import { pdfOf, type Paper } from './invoice-pdf';
import { qrUrlOf } from './invoice-qr';
import { Invoice } from '../invoice.entity';
import { InvoiceLine } from '../invoice-line.entity';

/**
 * The PDF of an issued invoice for those whom its company gives it: who is invoiced for a plan, and the letter that it
 * goes with. Drawn in the turn of the company that asks. Null where there is none.
 */
export async function paperOf(services: Services, tenantId: string, id: string, asking: string): Promise<Paper | null> {
  const found = await services.db.read(tenantId, async em => {
    const invoice = await em.findOneBy(Invoice, { tenantId, id });
    const lines = await em.find(InvoiceLine, { where: { tenantId, invoiceId: id }, order: { position: 'ASC' } });
    return invoice && { invoice, lines, verifactu: (await verifactusOf(em, tenantId, [id])).get(id) ?? null };
  });
  if (!found) return null;
  const { invoice, lines, verifactu } = found;
  // Its getters are of the class: copied, they would be missing.
  const { issuer, customer, customerName, customerNif, customerAddress, customerCountry, reverseCharge, payable } =
    invoice;
  const document = {
    ...invoice,
    issuer,
    customer,
    customerName,
    customerNif,
    customerAddress,
    customerCountry,
    reverseCharge,
    payable,
    lines: lines.map(line => ({ ...line, amount: line.amount })),
    verifactu,
    qrUrl: verifactu && qrUrlOf(invoice, verifactu.environment, services.aeat),
  };
  return pdfOf(() => Promise.resolve(document), asking);
}

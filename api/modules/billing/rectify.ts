import { formatCents } from '../../../schema/decimal';
import { systemContext, type Services } from '../../platform/context';
import { asPlatformCompany } from '../company/platform-company';
import { logActivity } from '../activity/activity';
import { centsOf } from './amounts';
import { once } from './notices';
import { Invoice } from '../invoices/invoice.entity';
import { euros } from '../../platform/euros';

interface Refunded {
  id: string;
  kept: string;
  refunded: string;
  invoice_number: string;
}

/** Refunds of payments that we had invoiced already, of which nobody was informed. */
const untold = ({ db }: Services, tenantId: string): Promise<Refunded[]> =>
  db.read(tenantId, em =>
    em.query(
      `SELECT id, (amount - refunded)::text AS kept, refunded::text, invoice_number FROM payments p
    WHERE tenant_id = $1 AND invoice_id IS NOT NULL AND refunded > 0 AND NOT EXISTS (SELECT FROM billing_notices n
      WHERE n.tenant_id = p.tenant_id AND n.kind = 'rectify' AND n.about = p.id || ':' || p.refunded)
        ORDER BY created_at, id`,
      [tenantId],
    ),
  );

/**
 * Money that goes back after our invoice asks for a rectifying one, which Folio does not issue: the operator is
 * informed once for each refund, in the log of the company that issued it and in that of the process. What went back
 * before is not on the invoice.
 */
export async function askToRectify(services: Services, tenantId: string): Promise<void> {
  for (const { id, kept, refunded, invoice_number: number } of await untold(services, tenantId)) {
    const noted = await asPlatformCompany(services, async (em, own) => {
      const invoice = await em.findOneBy(Invoice, { tenantId: own, id });
      const over = invoice ? centsOf(invoice.total) - centsOf(kept) : 0n;
      if (over <= 0n) return true;
      services.log.error(
        { tenantId, payment: id, number, refunded },
        'pago devuelto después de facturarlo: falta la factura rectificativa',
      );
      await logActivity(em, systemContext(services, own), {
        action: 'update',
        entityType: 'invoice',
        entityId: id,
        riskLevel: 'high',
        description: `Devueltos ${euros(formatCents(over))} de la factura ${number}: falta su factura rectificativa`,
      });
      return true;
    });
    if (noted) await services.db.tx(tenantId, em => once(em, tenantId, 'rectify', `${id}:${refunded}`, services.now()));
  }
}

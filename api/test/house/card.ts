import { newId } from '../../platform/ids';
import type { Person } from '../build';
import type { TestApp } from '../harness';

/** A company's account at Stripe, and a page on which one of the invoices that it has is paid by card. */
export const leaveCardPayment = ({ services }: TestApp, { tenantId }: Person): Promise<void> =>
  services.db.tx(tenantId, async em => {
    await em.query(
      `INSERT INTO card_accounts (tenant_id, account_id, charges_enabled, details_submitted, told_at, connected_at)
       VALUES ($1, $2, true, true, now(), now())`,
      [tenantId, `acct_${tenantId}`],
    );
    await em.query(
      `INSERT INTO card_payments (tenant_id, id, invoice_id, link_id, account_id, amount, created_at, expires_at, state)
       SELECT tenant_id, $2, id, $2, $3, 121, now(), now() + interval '1 hour', 'open'
         FROM invoices WHERE tenant_id = $1 AND status = 'issued' LIMIT 1`,
      [tenantId, newId(), `acct_${tenantId}`],
    );
  });

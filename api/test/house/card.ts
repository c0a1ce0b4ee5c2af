import type { Person } from '../build';
import { buildInvoice } from '../build';
import { newId } from '../../platform/ids';
import type { TestApp } from '../harness';

/** A company's account at Stripe, and a page on which one of its invoices is paid by card. */
export async function leaveCardPayment(app: TestApp, person: Person): Promise<void> {
  const { tenantId } = person;
  const { id: invoiceId } = await buildInvoice(app, person);
  await app.services.db.tx(tenantId, async em => {
    await em.query(
      `INSERT INTO card_accounts (tenant_id, account_id, charges_enabled, details_submitted, told_at, connected_at)
       VALUES ($1, $2, true, true, now(), now())`,
      [tenantId, `acct_${tenantId}`],
    );
    await em.query(
      `INSERT INTO card_payments (tenant_id, id, invoice_id, link_id, account_id, amount, created_at, expires_at, state)
       VALUES ($1, $2, $3, $2, $4, 121, now(), now() + interval '1 hour', 'open')`,
      [tenantId, newId(), invoiceId, `acct_${tenantId}`],
    );
  });
}

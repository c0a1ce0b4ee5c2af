import { In, type EntityManager } from 'typeorm';
import { grouped } from '../../../schema/group-by';
import { Customer } from '../customers/customer.entity';
import type { RecurringInvoice } from './recurring-invoice.entity';
import type { RecurringPeriod } from './recurring.types';

/** Names its customers as they are called today. */
export async function withNames(em: EntityManager, tenantId: string, rules: RecurringInvoice[]): Promise<void> {
  const ids = [...new Set(rules.map(({ customerId }) => customerId))];
  const found = await em.find(Customer, { where: { tenantId, id: In(ids) }, select: { id: true, name: true } });
  const names = new Map(found.map(({ id, name }) => [id, name]));
  for (const rule of rules) rule.customerName = names.get(rule.customerId) ?? '';
}

type Row = RecurringPeriod & { ruleId: string };

/** The latest days of each, so many. */
export async function withPeriods(
  em: EntityManager,
  tenantId: string,
  rules: RecurringInvoice[],
  most: number,
): Promise<RecurringInvoice[]> {
  const rows: Row[] = await em.query(
    `SELECT p.rule_id AS "ruleId", p.day::text AS day, i.id AS "invoiceId", i.full_number AS "fullNumber", i.status, p.note,
            p.invoice_id IS NULL AS skipped
       FROM unnest($2::uuid[]) AS rule (id), LATERAL (SELECT * FROM recurring_periods WHERE tenant_id = $1
         AND rule_id = rule.id ORDER BY day DESC LIMIT $3) p
       LEFT JOIN invoices i ON i.tenant_id = $1 AND i.id = p.invoice_id ORDER BY p.day DESC`,
    [tenantId, rules.map(({ id }) => id), most],
  );
  const of = grouped(rows, ({ ruleId }) => ruleId);
  for (const rule of rules) rule.periods = of.get(rule.id) ?? [];
  return rules;
}

import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../../platform/context';
import { prepared } from '../../../platform/database/pipeline';
import { lockEndSql, openChainWhere, type Chain } from '../../verifactu/seal/chain';
import type { Checked } from '../draft-invoice';
import { InvoiceStatus } from '../invoice.types';
import type { InvoiceInput } from '../invoices.inputs';
import { seriesKindOf, takeHeld, yearOf } from '../numbering';
import { isTooOld } from '../operations/operation-date';
import { partiesSql, readParties, type Parties } from '../parties';

/** The number and the end of the chain that an invoice was given with its parties, both held until COMMIT. */
export interface Taken {
  number: number;
  chain: Chain;
}

/** What is computed while the counter is held is to be little. */
const MOST_LINES = 50;

/** What has to stand for an invoice to be given its number while its parties are read: parameters from `$4`. */
type Conditions = [
  year: number,
  now: Date,
  kind: string,
  products: string[],
  usualKind: 'F1' | 'F2',
  cause: string | null,
  withholding: string | null,
];

/**
 * Where that may be; null: it is refused for what was sent, or takes other locks before its number, in the order that
 * docs/architecture.md says.
 */
export function conditionsOf(
  { lines, date, status, prepayments, issuedBy, devicesOrMetals }: InvoiceInput,
  { kind, qualified, operationDate, computed }: Checked,
  products: string[],
  ctx: Ctx,
): Conditions | null {
  if ((status ?? InvoiceStatus.issued) !== InvoiceStatus.issued || issuedBy || prepayments?.length) return null;
  if (!computed || lines.length > MOST_LINES) return null;
  if (date > ctx.today() || (operationDate && isTooOld(operationDate, ctx.today()))) return null;
  const causes = new Set(lines.map(({ ivaCause }) => ivaCause).filter(Boolean));
  if (causes.size > 1) return null;
  const [cause = null] = causes;
  return [
    yearOf(date),
    ctx.now(),
    seriesKindOf(kind, qualified, devicesOrMetals ?? false),
    products,
    kind === 'F2' || qualified ? 'F2' : 'F1',
    cause ?? null,
    computed.amounts.withholding,
  ];
}

/**
 * The parties, and the series' counter locked. Not where the invoice is going to be refused for what is read here, so
 * that nobody waits for it in vain; nor where the company's row is going to change, which is locked before the counter,
 * or the free invoices of a trial are counted, under the subscription's lock.
 */
const READ_AND_LOCK = prepared(
  'parties and counter',
  partiesSql(`
    LEFT JOIN LATERAL (SELECT FROM counters WHERE tenant_id = t.tenant_id AND series = $2 AND year = $4
      AND (s.status = 'active' OR s.status = 'trial' AND s.trial_ends_at > $5)
      AND EXISTS (SELECT FROM series WHERE tenant_id = t.tenant_id AND code = $2 AND kind = $6 AND party = '')
      AND ($3::uuid IS NULL OR c.id IS NOT NULL AND c.restricted_at IS NULL)
      AND (SELECT count(*) FROM products WHERE tenant_id = t.tenant_id AND id = ANY ($7::uuid[])) = cardinality($7::uuid[])
      AND coalesce(t.default_kind, 'F1') = $8 AND coalesce($9, t.default_cause) IS NOT DISTINCT FROM t.default_cause
      AND t.default_withholding IS NOT DISTINCT FROM $10::numeric FOR UPDATE) k ON true`),
);

/** Behind a number that this transaction has taken; of a series' first one the chain would be locked before the counter. */
const LOCK_END = prepared(
  'chain end behind a number',
  lockEndSql(`AND EXISTS (SELECT FROM counters WHERE tenant_id = $1 AND series = $2 AND year = $3
    AND xmin = pg_current_xact_id_if_assigned()::xid)`),
);

/**
 * The parties of an invoice that is issued at once, and, where nothing stands against it, its number and the end of the
 * chain: counter, number, chain and company leave in one packet.
 */
export async function readAndTake(
  em: EntityManager,
  ctx: Ctx,
  { series, customerId, date }: { series: string; customerId: string | null; date: string },
  conditions: Conditions,
): Promise<Parties & { taken: Taken | null }> {
  const { tenantId } = ctx.me;
  const [year] = conditions;
  const [parties, number, chain] = await Promise.all([
    readParties(em, ctx, series, customerId, { sql: READ_AND_LOCK, parameters: conditions }),
    takeHeld(em, tenantId, series, date),
    openChainWhere(em, ctx, LOCK_END, [tenantId, series, year]),
  ]);
  if (number === null) return { ...parties, taken: null };
  // Going on would count again and leave a gap.
  if (!chain) throw new Error(`company ${tenantId} has a number and no chain`);
  return { ...parties, taken: { number, chain } };
}

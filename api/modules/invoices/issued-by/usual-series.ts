import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../../platform/context';
import { manualRecipient, type Checked } from '../draft-invoice';
import type { InvoiceInput } from '../invoices.inputs';
import { seriesFor, seriesKindOf } from '../numbering';
import { readParties } from '../parties';
import { issuingOf, partyFor } from './issued-by';

/** The series of what is written, where none is said: of who issues it in the company's name, theirs. */
export async function usualSeries(
  em: EntityManager,
  ctx: Ctx,
  input: InvoiceInput,
  { kind, qualified, customerId }: Checked,
): Promise<string> {
  const holds = seriesKindOf(kind, qualified, input.devicesOrMetals ?? false);
  const issuing = issuingOf(input.issuedBy);
  if (!issuing) return seriesFor(em, ctx.me.tenantId, holds);
  const to = customerId ? (await readParties(em, ctx, '', customerId)).recipient : manualRecipient(input);
  return seriesFor(em, ctx.me.tenantId, holds, partyFor(issuing, to));
}

import type { EntityManager } from 'typeorm';
import { explanationOf, messageOf } from '../codes/explanation';
import type { SubmissionStatus } from '../submission.entity';
import type { AeatEnvironment } from './overview.types';
import { VerifactuStatus, type Verifactu, type VerifactuAnnulment } from '../verifactu.types';

interface Row {
  invoice_id: string;
  kind: 'alta' | 'anulacion';
  id: string;
  sequence: number;
  environment: AeatEnvironment;
  hash: string;
  generated_at: Date;
  status: SubmissionStatus;
  attempts: number;
  first_sent_at: Date | null;
  answered_at: Date | null;
  code: number | null;
  message: string | null;
  csv: string | null;
  by_operator: boolean | null;
}

/** The last alta and the last anulación of each invoice, where they are for the AEAT. */
const LAST = `
  SELECT DISTINCT ON (r.invoice_id, r.kind) r.invoice_id, r.kind, r.id, r.sequence, r.environment, r.hash, r.generated_at, x.status, x.attempts,
         x.first_sent_at, x.answered_at, x.code, x.message, x.csv, m.by_operator
    FROM records r JOIN submissions x ON x.tenant_id = r.tenant_id AND x.record_id = r.id
      LEFT JOIN messages m ON m.tenant_id = x.tenant_id AND m.id = x.message_id
   WHERE r.tenant_id = $1 AND r.invoice_id = ANY ($2)
   ORDER BY r.invoice_id, r.kind, r.sequence DESC`;

/** Sent and not answered is 'sent', also while it waits to be sent again. */
function statusOf({ status, attempts }: Row): VerifactuStatus {
  if (status === 'accepted' || status === 'accepted_with_errors') return VerifactuStatus.accepted;
  if (status === 'rejected') return VerifactuStatus.rejected;
  return attempts > 0 ? VerifactuStatus.sent : VerifactuStatus.pending;
}

function annulmentOf(row: Row | undefined, alta: Row): VerifactuAnnulment | null {
  if (!row) return null;
  return {
    status: statusOf(row),
    byOperator: row.by_operator === true,
    aeatCsv: row.csv,
    errorMessage: messageOf(row.code, row.message),
    explanation: explanationOf(row.code),
    correctable: row.status === 'rejected' && statusOf(alta) === VerifactuStatus.accepted,
  };
}

export type VerifactuOf = Omit<Verifactu, 'qrUrl'>;

function verifactuOf(alta: Row, anulacion: Row | undefined): VerifactuOf {
  return {
    status: statusOf(alta),
    byOperator: alta.by_operator === true,
    aeatCsv: alta.csv,
    hash: alta.hash,
    errorMessage: messageOf(alta.code, alta.message),
    explanation: explanationOf(alta.code),
    environment: alta.environment,
    recordId: alta.id,
    sequence: alta.sequence,
    generatedAt: alta.generated_at,
    sentAt: alta.first_sent_at,
    answeredAt: alta.answered_at,
    annulment: annulmentOf(anulacion, alta),
  };
}

/** What the records of invoices say, by invoice; nothing of one without a record. One statement. */
export async function verifactusOf(
  em: EntityManager,
  tenantId: string,
  invoiceIds: readonly string[],
): Promise<Map<string, VerifactuOf>> {
  const rows: Row[] = await em.query(LAST, [tenantId, invoiceIds]);
  const annulled = new Map(rows.filter(row => row.kind === 'anulacion').map(row => [row.invoice_id, row]));
  return new Map(
    rows
      .filter(row => row.kind === 'alta')
      .map(row => [row.invoice_id, verifactuOf(row, annulled.get(row.invoice_id))]),
  );
}

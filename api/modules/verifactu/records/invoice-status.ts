import type { EntityManager } from 'typeorm';
import { prepared } from '../../../platform/database/pipeline';
import { inWords } from '../codes/codes';
import { historiesOf, mustAnnulAgain } from '../correct/history';
import type { VerifactuRecord } from '../record.entity';
import { VerifactuStatus, type Verifactu } from '../verifactu.types';

export type VerifactuOf = Omit<Verifactu, 'qrUrl'>;

export interface RecordRow extends Omit<VerifactuOf, 'annulment' | 'errorMessage' | 'explanation'> {
  tenantId: string;
  invoiceId: string;
  kind: 'alta' | 'anulacion';
  code: number | null;
  message: string | null;
}

/**
 * The last alta and the last anulación of the invoices that a query gives the ids of, where they are for the AEAT; $1 is
 * the company. Sent and not answered is 'sent', also while it waits to be sent again.
 */
export const recordsSql = (ids: string): string => `
  SELECT DISTINCT ON (r.invoice_id, r.kind) r.tenant_id AS "tenantId", r.invoice_id AS "invoiceId", r.kind, r.id AS "recordId", r.sequence, r.environment, r.hash,
         r.generated_at AS "generatedAt", x.first_sent_at AS "sentAt", x.answered_at AS "answeredAt", x.code, x.message, x.csv AS "aeatCsv",
         coalesce(m.by_operator, false) AS "byOperator", CASE WHEN x.status IN ('accepted', 'accepted_with_errors') THEN 'accepted'
           WHEN x.status = 'rejected' THEN 'rejected' WHEN x.attempts > 0 THEN 'sent' ELSE 'pending' END AS status
    FROM records r JOIN submissions x ON x.tenant_id = r.tenant_id AND x.record_id = r.id
      LEFT JOIN messages m ON m.tenant_id = x.tenant_id AND m.id = x.message_id
   WHERE r.tenant_id = $1 AND r.invoice_id = ANY (${ids})
   ORDER BY r.invoice_id, r.kind, r.sequence DESC`;

const LAST = prepared('records of invoices', recordsSql('$2'));

/** What the record of an invoice says when it has just been sealed: the same as reading it would, before it is sent. */
export const justSealed = ({ id, sequence, environment, hash, generatedAt }: VerifactuRecord): VerifactuOf => ({
  recordId: id,
  sequence,
  environment: environment as VerifactuOf['environment'],
  hash,
  generatedAt,
  sentAt: null,
  answeredAt: null,
  ...inWords({ code: null, message: null }),
  aeatCsv: null,
  byOperator: false,
  status: VerifactuStatus.pending,
  annulment: null,
});

/** What the records of invoices say, by invoice; nothing of one without a record. One statement, and another for refused anulaciones. */
export const verifactusOf = async (
  em: EntityManager,
  tenantId: string,
  invoiceIds: readonly string[],
): Promise<Map<string, VerifactuOf>> => verifactusIn(em, await em.query(LAST, [tenantId, invoiceIds]));

/** The same of rows that were read already. */
export async function verifactusIn(em: EntityManager, rows: readonly RecordRow[]): Promise<Map<string, VerifactuOf>> {
  const refused = rows.filter(({ kind, status }) => kind === 'anulacion' && status === 'rejected');
  const ids = refused.map(({ invoiceId }) => invoiceId);
  const histories = ids.length > 0 ? await historiesOf(em, rows[0]!.tenantId, ids) : null;
  const lastOf = (wanted: RecordRow['kind']) =>
    new Map(rows.filter(({ kind }) => kind === wanted).map(row => [row.invoiceId, inWords(row)]));
  const annulments = lastOf('anulacion');
  const altas = [...lastOf('alta')].map(([id, alta]): [string, VerifactuOf] => {
    const last = annulments.get(id);
    const correctable = mustAnnulAgain(histories?.get(id) ?? []);
    return [id, { ...alta, annulment: last ? { ...last, correctable } : null }];
  });
  return new Map(altas);
}

import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { checkId } from '../../../platform/ids';
import { PAGE_SIZE, pageWindow, pagination } from '../../../platform/graphql/page';
import { containing } from '../../../platform/search';
import { logActivity } from '../../activity/activity';
import { inWords } from '../codes/codes';
import { shownXml } from './shown-xml';
import { VerifactuRecord } from '../record.entity';
import { leftUnannulled, toFix } from './needs-correction';
import type { RecordExportArgs, RecordListArgs } from './records.inputs';
import type { RecordAnswer, RecordExport, RecordPage, RecordRow, RecordWhole } from './records.types';

const MAX_ANSWERS = 20;

const COLUMNS = `r.id, r.sequence, r.kind, r.invoice_id AS "invoiceId", r.number, r.date::text, coalesce(s.status, 'not_sent') AS status, r.subsanacion,
  r.rechazo_previo AS "rechazoPrevio", r.sin_registro_previo AS "sinRegistroPrevio", r.hash, r.previous_hash AS "previousHash", r.generated_at AS "generatedAt",
  s.first_sent_at AS "sentAt", s.answered_at AS "answeredAt", coalesce(s.attempts, 0) AS attempts, s.csv, s.code, s.message,
  (SELECT min(n.sequence) FROM records n
    WHERE n.tenant_id = r.tenant_id AND n.invoice_id = r.invoice_id AND n.kind = r.kind
      AND n.sequence > r.sequence) AS "correctedBy"`;
const FROM = 'FROM records r LEFT JOIN submissions s ON s.tenant_id = r.tenant_id AND s.record_id = r.id';

type Row = Omit<RecordRow, 'errorMessage' | 'explanation'> & { code: number | null; message: string | null };

/** Conditions of the list, with their parameters. Days are the company's. */
function conditions(
  { me: { tenantId }, zone }: Ctx,
  { search, status, kind, dateFrom, dateTo }: RecordListArgs,
  left: string[] | null,
) {
  const given: unknown[] = [tenantId];
  const parts = ['r.tenant_id = $1'];
  const add = (part: (at: string) => string, ...values: unknown[]) => {
    given.push(...values);
    parts.push(part(`$${given.length}`));
  };
  const text = search?.trim();
  const found = (at: string) => `r.invoice_id IN (SELECT i.id FROM invoices i WHERE i.tenant_id = $1
     AND i.search LIKE ${at})`;
  // Eight digits may begin a huella as well as be somebody's NIF.
  if (text && /^[0-9A-Fa-f]{8,64}$/.test(text))
    add(at => `((r.hash >= $2 AND r.hash < $2 || 'G') OR ${found(at)})`, text.toUpperCase(), containing(text));
  else if (text) add(found, containing(text));
  if (status) add(at => `coalesce(s.status, 'not_sent') = ${at}`, status);
  if (left) add(toFix, left);
  if (kind) add(at => `r.kind = ${at}`, kind);
  if (dateFrom) add(at => `r.generated_at >= ${at}::date::timestamp AT TIME ZONE '${zone}'`, dateFrom);
  if (dateTo) add(at => `r.generated_at < (${at}::date + 1)::timestamp AT TIME ZONE '${zone}'`, dateTo);
  return { where: parts.join(' AND '), given };
}

/** The chain, newest first. */
export async function listRecords(em: EntityManager, ctx: Ctx, args: RecordListArgs): Promise<RecordPage> {
  const window = pageWindow(args.page ?? 1, args.limit ?? PAGE_SIZE);
  const left = args.toFix ? await leftUnannulled(em, ctx.me.tenantId) : null;
  const { where, given } = conditions(ctx, args, left);
  const page = `ORDER BY r.sequence DESC LIMIT ${window.limit} OFFSET ${window.offset}`;
  const [[{ total }], rows]: [[{ total: number }], Row[]] = await Promise.all([
    em.query(`SELECT count(*)::int AS total ${FROM} WHERE ${where}`, given),
    em.query(`SELECT ${COLUMNS} ${FROM} WHERE ${where} ${page}`, given),
  ]);
  return { items: rows.map(inWords), pagination: pagination(window, total) };
}

/** The last record of a company's chain; null: nothing was sealed yet. */
export function lastRecord(em: EntityManager, tenantId: string): Promise<VerifactuRecord | null> {
  return em.findOne(VerifactuRecord, {
    select: { id: true, sequence: true, kind: true, number: true, generatedAt: true, hash: true },
    where: { tenantId },
    order: { sequence: 'DESC' },
  });
}

/** One record with its literal text and what was answered to the messages that it was in. */
export async function findRecord(em: EntityManager, ctx: Ctx, id: string): Promise<RecordWhole> {
  const key = [ctx.me.tenantId, checkId(id)];
  const [row]: (Row & { xml: string })[] = await em.query(
    `SELECT ${COLUMNS}, ${shownXml('r')} AS xml ${FROM} WHERE r.tenant_id = $1 AND r.id = $2`,
    key,
  );
  if (!row) throw notFound('Registro no encontrado');
  const answers: RecordAnswer[] = await em.query(
    `SELECT sent_at AS "sentAt", outcome, detail, raw FROM messages WHERE tenant_id = $1 AND $2 = ANY (records)
       AND sent_at >= $3 ORDER BY sent_at DESC LIMIT ${MAX_ANSWERS}`,
    [...key, row.sentAt],
  );
  return { ...inWords(row), answers };
}

/** Leaves the trace of an export; its files are streamed by the facade. */
export async function beginRecordExport(em: EntityManager, ctx: Ctx, period: RecordExportArgs): Promise<RecordExport> {
  await logActivity(em, ctx, {
    action: 'export',
    entityType: 'invoice',
    entityId: null,
    description: 'Registros de facturación exportados',
    riskLevel: 'medium',
  });
  return period;
}

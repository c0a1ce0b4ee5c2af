import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../../platform/context';
import { write } from '../../../platform/database/db';
import { AppError } from '../../../platform/errors';
import { newId } from '../../../platform/ids';
import { insertRows } from '../../../platform/database/insert';
import { prepared } from '../../../platform/database/pipeline';
import type { Factura, FacturaId } from './factura';
import { momentOf } from './timestamp';
import { altaText, anulacionText, type Flags, type Link, type Stamp } from './record-text';
import { checkWritable, checkWritableId } from './checks';
import { softwareOf } from './software';
import { sendingStanding, STANDING_COLUMNS, type SendingStanding } from '../who-sends';
import { Submission } from '../submission.entity';
import { VerifactuRecord } from '../record.entity';

/** The end of a company's chain, locked until COMMIT, and what decides about records: both as nobody can change them meanwhile. */
export interface Head {
  records: number;
  environment: string | null;
  last: Link | null;
  lastGeneratedAt: Date | null;
  installation: string;
  companyNif: string;
  standing: SendingStanding;
  /** When the lock was had: whether the company sends is decided at the moment that its record bears, also as a year ends. */
  now: Date;
}

/** A chain begins with its company and never again: without this row nothing can be sealed. */
export async function beginChain(em: EntityManager, tenantId: string): Promise<void> {
  await em.query('INSERT INTO chains (tenant_id) VALUES ($1)', [tenantId]);
  await em.query('INSERT INTO senders (tenant_id) VALUES ($1)', [tenantId]);
}

/** Locks the company's own row until COMMIT. Before the chain's end, never behind it: the order stands in docs/architecture.md. */
export async function lockCompany(em: EntityManager, tenantId: string): Promise<void> {
  await em.query('SELECT 1 FROM tenants WHERE tenant_id = $1 FOR NO KEY UPDATE', [tenantId]);
}

const LOCK_HEAD = prepared('chain head', `
  SELECT records, records = sealed_elsewhere AS first, environment, last_hash, last_nif, last_number, last_date::text AS last_date, last_generated_at FROM chains WHERE tenant_id = $1 FOR UPDATE`);

const COMPANY = prepared('company of a chain', `
  SELECT t.nif, t.installation_number, ${STANDING_COLUMNS} FROM tenants t JOIN subscriptions s ON s.tenant_id = t.tenant_id WHERE t.tenant_id = $1`);

/**
 * Reads the chain's end under its lock. A head that cannot be read fails the issue: it never means a first record. The company is
 * read by a statement of its own, since one that has waited for the lock sees the company as it was before.
 */
export async function lockHead(em: EntityManager, { me: { tenantId }, services }: Pick<Ctx, 'me' | 'services'>): Promise<Head> {
  const [[row], [company]] = await Promise.all([em.query(LOCK_HEAD, [tenantId]), em.query(COMPANY, [tenantId])]);
  if (!row) throw new Error(`company ${tenantId} has no chain`);
  return {
    records: row.records, environment: row.environment, lastGeneratedAt: row.last_generated_at, installation: company.installation_number,
    companyNif: company.nif, standing: sendingStanding(company, services), now: services.now(),
    // What came with an archive was sealed by another installation: this one's chain has yet to begin.
    last: row.first ? null : { issuerNif: row.last_nif, number: row.last_number, date: row.last_date, hash: row.last_hash },
  };
}

/** Records of a test must not be followed by real ones: they would be one chain. */
function checkEnvironment(head: Head, environment: string): void {
  if (head.environment === null || head.environment === environment) return;
  throw new AppError('CONFLICT', `Los registros de esta empresa son del entorno «${head.environment}»: en «${environment}» hace falta darla de alta de nuevo.`);
}

/** So much may the last record be ahead of the clock (Orden HAC/1177/2024, art. 7.i). */
const MOST_AHEAD_MS = 60_000;

/** Whether the last record's hour has not come yet: then or now the clock was wrong. Nothing waits for it, and whoever runs Folio is told. */
export const isAhead = (last: Date | null, now: Date): boolean => last !== null && last.getTime() - now.getTime() > MOST_AHEAD_MS;

function noteClock({ log }: Ctx['services'], tenantId: string, { lastGeneratedAt: last, now }: Head): void {
  if (isAhead(last, now)) log.error({ tenantId, last, now }, 'reloj: el último registro sellado está en el futuro, y los nuevos llevan su hora');
}

/** Never before the record before it, whatever the clock does; to the second, as it is written. */
function generatedAfter(head: Head): Date {
  const second = Math.floor(head.now.getTime() / 1000) * 1000;
  return new Date(Math.max(second, head.lastGeneratedAt?.getTime() ?? 0));
}

function stampOf(ctx: Ctx, head: Head, recordId: string, at: Date): Stamp {
  return { recordId, previous: head.last, moment: momentOf(at), software: softwareOf(ctx.services.producer), installation: head.installation };
}

const ADVANCE = prepared('advance chain', `
  UPDATE chains SET records = $2, environment = $3, last_hash = $4, last_nif = $5, last_number = $6, last_date = $7, last_generated_at = $8 WHERE tenant_id = $1`);

/** Seals the alta of an issued invoice at the head of its chain, to be sent. Answered with COMMIT. */
export function sealAlta(em: EntityManager, ctx: Ctx, head: Head, factura: Factura, flags: Flags): VerifactuRecord {
  checkWritable(factura);
  return seal(em, ctx, head, { kind: 'alta', factura, flags, text: stamp => altaText(factura, stamp, flags) });
}

/** Seals the anulación of an issued invoice, to be sent. Answered with COMMIT. */
export function sealAnulacion(em: EntityManager, ctx: Ctx, head: Head, factura: FacturaId & { invoiceId: string }, flags: Flags): VerifactuRecord {
  checkWritableId(factura);
  return seal(em, ctx, head, { kind: 'anulacion', factura, flags, text: stamp => anulacionText(factura, stamp, flags) });
}

interface Sealing {
  kind: 'alta' | 'anulacion';
  factura: FacturaId & { invoiceId: string };
  flags: Flags;
  text(stamp: Stamp): { xml: string; hash: string };
}

function seal(em: EntityManager, ctx: Ctx, head: Head, { kind, factura, flags, text }: Sealing): VerifactuRecord {
  const { tenantId } = ctx.me;
  const { environment } = ctx.services.aeat;
  checkEnvironment(head, environment);
  noteClock(ctx.services, tenantId, head);
  const generatedAt = generatedAfter(head);
  const id = newId(generatedAt.getTime());
  const { xml, hash } = text(stampOf(ctx, head, id, generatedAt));
  const { invoiceId, issuerNif, number, date } = factura;
  const record = Object.assign(new VerifactuRecord(), {
    tenantId, id, sequence: head.records + 1, kind, invoiceId, environment, issuerNif, number, date,
    ...flags, xml, hash, previousHash: head.last?.hash ?? null, generatedAt,
  });
  insertRows(em, VerifactuRecord, [record]);
  insertRows(em, Submission, [submissionOf(record)]);
  write(em, ADVANCE, [tenantId, record.sequence, environment, hash, issuerNif, number, date, generatedAt]);
  Object.assign(head, { records: record.sequence, environment, last: { issuerNif, number, date, hash }, lastGeneratedAt: generatedAt });
  return record;
}

function submissionOf({ tenantId, id, sequence }: VerifactuRecord): Submission {
  return Object.assign(new Submission(), {
    tenantId, recordId: id, sequence, status: 'waiting', attempts: 0, unanswered: 0, messageId: null, firstSentAt: null, answeredAt: null, code: null, message: null, heldAs: null, csv: null,
  });
}

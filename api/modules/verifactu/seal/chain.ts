import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../../platform/context';
import { write } from '../../../platform/database/db';
import { AppError } from '../../../platform/errors';
import { newId } from '../../../platform/ids';
import { insertRows } from '../../../platform/database/insert';
import { prepared } from '../../../platform/database/pipeline';
import type { Factura, FacturaId } from './factura';
import { momentOf } from './timestamp';
import { altaText, anulacionText, type Flags, type Link, type Sealed, type Stamp } from './record-text';
import { checkWritable, checkWritableId } from './checks';
import { softwareOf } from './software';
import { sendingStanding, sends, STANDING_COLUMNS, type SendingStanding } from '../who-sends';
import { Submission } from '../submission.entity';
import { VerifactuRecord } from '../record.entity';
import { ChainRow } from '../chain.entity';
import { Sender } from '../sender.entity';

/** The end of a chain: what the next record follows. */
interface Head extends Pick<ChainRow, 'records' | 'environment' | 'lastGeneratedAt'> {
  last: Link | null;
}

/** What a record says happened to an invoice. */
type Operation =
  | { kind: 'alta'; factura: Factura; flags: Flags }
  | { kind: 'anulacion'; factura: FacturaId & { invoiceId: string }; flags: Flags };

/** A chain begins with its company and never again: without this row nothing can be sealed. */
export async function beginChain(em: EntityManager, tenantId: string): Promise<void> {
  await em.insert(ChainRow, { tenantId });
  await em.insert(Sender, { tenantId });
}

/**
 * Locks the company's own row until COMMIT. Before the chain's end, never behind it: the order stands in
 * docs/architecture.md.
 */
export async function lockCompany(em: EntityManager, tenantId: string): Promise<void> {
  await em.query('SELECT 1 FROM tenants WHERE tenant_id = $1 FOR NO KEY UPDATE', [tenantId]);
}

/** SQL that locks the end of the chain of `$1`, where `so`. */
export const lockEndSql = (so = ''): string => `
  SELECT records, records = sealed_elsewhere AS first, environment, last_hash, last_nif, last_number, last_date::text AS last_date, last_generated_at
    FROM chains WHERE tenant_id = $1 ${so} FOR UPDATE`;

const LOCK_END = prepared('chain end', lockEndSql());

const COMPANY = prepared(
  'company of a chain',
  `
  SELECT t.nif, t.installation_number, ${STANDING_COLUMNS} FROM tenants t JOIN subscriptions s ON s.tenant_id = t.tenant_id WHERE t.tenant_id = $1`,
);

/** Records of a test must not be followed by real ones: they would be one chain. */
function checkEnvironment(head: Head, environment: string): void {
  if (head.environment === null || head.environment === environment) return;
  throw new AppError(
    'CONFLICT',
    `Los registros de esta empresa son del entorno «${head.environment}»: en «${environment}» hace falta darla de alta de nuevo.`,
  );
}

const CLOCK_BEHIND = 'reloj: el último registro sellado está en el futuro, y los nuevos llevan su hora';

/** How far the last record may be ahead of the clock (Orden HAC/1177/2024, art. 7.i). */
const MOST_AHEAD_MS = 60_000;

/**
 * Whether the last record's hour has not come yet: the clock was wrong then, or it is now. Nothing waits for that hour,
 * and the operator is informed.
 */
export const isAhead = (last: Date | null, now: Date): boolean =>
  last !== null && last.getTime() - now.getTime() > MOST_AHEAD_MS;

const ADVANCE = prepared(
  'advance chain',
  `
  UPDATE chains
    SET records = $2, environment = $3, last_hash = $4, last_nif = $5, last_number = $6, last_date = $7, last_generated_at = $8
    WHERE tenant_id = $1`,
);

/** The record's text and its hash. */
function textOf({ kind, factura, flags }: Operation, stamp: Stamp): Sealed {
  if (kind === 'alta') checkWritable(factura);
  else checkWritableId(factura);
  return kind === 'alta' ? altaText(factura, stamp, flags) : anulacionText(factura, stamp, flags);
}

/**
 * A company's chain of records. Its end is locked until COMMIT: until then neither it nor what decides about records
 * changes. `now`: when the lock was taken.
 */
export class Chain {
  constructor(
    private readonly em: EntityManager,
    private readonly ctx: Pick<Ctx, 'me' | 'services'>,
    private head: Head,
    private readonly installation: string,
    readonly companyNif: string,
    readonly standing: SendingStanding,
    readonly now: Date,
  ) {}

  /** Whether the company sends: decided at the moment that its record contains, also as a year ends. */
  get sending(): boolean {
    return sends(this.standing, this.now);
  }

  /** Seals a record at the end of the chain, to be sent. Its rows are written with COMMIT. */
  seal(operation: Operation): VerifactuRecord {
    const { aeat, log, producer } = this.ctx.services;
    const { tenantId } = this.ctx.me;
    checkEnvironment(this.head, aeat.environment);
    const { last: previous, lastGeneratedAt: lastAt } = this.head;
    if (isAhead(lastAt, this.now)) log.error({ tenantId, last: lastAt, now: this.now }, CLOCK_BEHIND);
    const generatedAt = this.nextMoment();
    const recordId = newId(generatedAt.getTime());
    const moment = momentOf(generatedAt, this.standing.territory);
    const { installation } = this;
    const text = textOf(operation, { recordId, previous, moment, software: softwareOf(producer), installation });
    const { invoiceId, issuerNif, number, date } = operation.factura;
    const record = Object.assign(new VerifactuRecord(), {
      tenantId,
      id: recordId,
      sequence: this.head.records + 1,
      kind: operation.kind,
      invoiceId,
      environment: aeat.environment,
      issuerNif,
      number,
      date,
      ...operation.flags,
      ...text,
      previousHash: previous?.hash ?? null,
      generatedAt,
    });
    this.append(record);
    return record;
  }

  /** Never before the record before it, whatever the clock does; to the second, as it is written. */
  private nextMoment(): Date {
    const second = Math.floor(this.now.getTime() / 1000) * 1000;
    return new Date(Math.max(second, this.head.lastGeneratedAt?.getTime() ?? 0));
  }

  private append(record: VerifactuRecord): void {
    const { tenantId, sequence, environment, hash, issuerNif, number, date, generatedAt } = record;
    insertRows(this.em, VerifactuRecord, [record]);
    const waiting = { tenantId, recordId: record.id, sequence, status: 'waiting', attempts: 0, unanswered: 0 };
    insertRows(this.em, Submission, [Object.assign(new Submission(), waiting)]);
    write(this.em, ADVANCE, [tenantId, sequence, environment, hash, issuerNif, number, date, generatedAt]);
    const last = { issuerNif, number, date, hash };
    this.head = { records: sequence, environment, last, lastGeneratedAt: generatedAt };
  }
}

/**
 * Locks the chain's end until COMMIT and reads it. A head that cannot be read fails the issue: it never means a first
 * record. The company is read by a statement of its own, since one that has waited for the lock sees the company as it
 * was before.
 */
export async function openChain(em: EntityManager, ctx: Pick<Ctx, 'me' | 'services'>): Promise<Chain> {
  const { tenantId } = ctx.me;
  const chain = await openChainWhere(em, ctx, LOCK_END, [tenantId]);
  if (!chain) throw new Error(`company ${tenantId} has no chain`);
  return chain;
}

/** The same by a statement of `lockEndSql`; null where that finds nothing to lock. */
export async function openChainWhere(
  em: EntityManager,
  ctx: Pick<Ctx, 'me' | 'services'>,
  lockEnd: string,
  parameters: unknown[],
): Promise<Chain | null> {
  const { tenantId } = ctx.me;
  const [[row], [company]] = await Promise.all([em.query(lockEnd, parameters), em.query(COMPANY, [tenantId])]);
  if (!row) return null;
  // What came with an archive was sealed by another installation: this one's chain has yet to begin.
  const last = row.first
    ? null
    : { issuerNif: row.last_nif, number: row.last_number, date: row.last_date, hash: row.last_hash };
  const head = { records: row.records, environment: row.environment, last, lastGeneratedAt: row.last_generated_at };
  const standing = sendingStanding(company, ctx.services);
  return new Chain(em, ctx, head, company.installation_number, company.nif, standing, ctx.services.now());
}

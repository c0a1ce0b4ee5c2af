import { setTimeout as sleep } from 'node:timers/promises';
import type { AeatDelivery } from '../../../edges/aeat/aeat';
import { AppError, isOutage } from '../../../platform/errors';
import type { Log } from '../../../platform/log/log';
import { applyAnswer, type Applied, type Came } from './apply-answer';
import { claim, type Batch } from './lease';
import { MAX_RECORDS, messageText } from './message';
import { isFreeSql, isTimeSql } from './pace';
import { pauseSending, resumeSending } from './pause';
import type { Credentials, SendingServices } from './sending-services';
import { askWhose } from './whose';

/** Companies sent for at once in this process: they only wait for the AEAT, and a slow one must not keep the others. */
const AT_ONCE = 64;
const POLL_MS = 400;
/** After a look it rests so many times as long: looking takes a twentieth of the database's time at most. */
const REST = 20;
const MAX_POLL_MS = 10_000;
const STOP_MS = 4_000;
/**
 * So many faults of the AEAT in a row may be about the records: one that hides a wrong NIF, for instance.
 */
const TRIES_REPORTED = 10;
/** How long a database that is away is waited for with an answer in hand: the AEAT sends its CSV once. */
const KEEP_MS = 30_000;

/**
 * Companies whose next message is due. Walks the companies that have something waiting, not all of them, nor all that
 * waits.
 */
const DUE = `
  WITH RECURSIVE waiting AS (
    (SELECT tenant_id FROM submissions WHERE status IN ('waiting', 'sending') ORDER BY tenant_id LIMIT 1)
    UNION ALL
    SELECT (SELECT s.tenant_id FROM submissions s WHERE s.status IN ('waiting', 'sending') AND s.tenant_id > w.tenant_id
      ORDER BY s.tenant_id LIMIT 1)
      FROM waiting w WHERE w.tenant_id IS NOT NULL)
  SELECT d.tenant_id FROM waiting w JOIN senders d ON d.tenant_id = w.tenant_id
   WHERE ${isFreeSql('$1')}
     AND (d.paused_at IS NULL OR ${isTimeSql('$1')})
     AND (d.next_at IS NULL OR ${isTimeSql('$1')} OR (d.failures = 0 AND d.batch_limit = ${MAX_RECORDS} AND
          (SELECT count(*) FROM (SELECT 1 FROM submissions s WHERE s.tenant_id = d.tenant_id AND s.status IN ('waiting', 'sending') LIMIT ${MAX_RECORDS}) f) = ${MAX_RECORDS}))
   ORDER BY d.next_at NULLS FIRST LIMIT $2`;

/** Sends one message of a company if one is due. Transaction, network, transaction. False: nothing was due. */
export async function sendNext(services: SendingServices, tenantId: string): Promise<boolean> {
  const { db } = services;
  const credentials = await services.credentialsOf(tenantId);
  if (!credentials.ok) {
    await pauseWithoutCredentials(services, tenantId, credentials);
    return false;
  }
  const { environment } = services;
  const byOperator = credentials.installedAt === null;
  const batch = await db.tx(tenantId, em => claim(em, tenantId, { environment, byOperator }, services.now()));
  // Asleep for that long: another has it by now, and what would be sent here could undo what was sent since.
  if (!batch || batch.leaseUntil <= services.now()) return false;
  const head = { incident: batch.incident, leavesWith: credentials.leavesWith };
  const texts = batch.records.map(({ xml }) => xml);
  const delivery = await services.aeat.send(tenantId, credentials, messageText(batch.company, head, texts));
  const applied = await keep(services, batch, { delivery, installedAt: credentials.installedAt });
  note(services.log, batch, delivery, applied);
  await askWhose(services, batch, credentials, applied.duplicates);
  return true;
}

/** A certificate that came between looking and pausing would be paused for ever: nobody has a reason to resume. */
async function pauseWithoutCredentials(
  { db, log, now, credentialsOf }: SendingServices,
  tenantId: string,
  { reason, whose }: Credentials & { ok: false },
): Promise<void> {
  const paused = await db.tx(tenantId, em => pauseSending(em, tenantId, reason, now()));
  if (paused && whose === 'operator')
    log.error({ tenantId, reason }, 'falta un certificado en vigor con el que presentar por las empresas');
  if (paused && (await credentialsOf(tenantId)).ok) await db.tx(tenantId, em => resumeSending(em, tenantId));
}

/** The database is away, or the company's own writes have a queue. */
const passes = (error: unknown) => isOutage(error) || (error instanceof AppError && error.code === 'UNAVAILABLE');

async function keep({ db, now }: SendingServices, batch: Batch, came: Came): Promise<Applied> {
  const end = performance.now() + KEEP_MS;
  for (;;) {
    try {
      return await db.tx(batch.tenantId, em => applyAnswer(em, batch, came, now()));
    } catch (error) {
      if (!passes(error) || performance.now() > end) throw error;
      await sleep(POLL_MS);
    }
  }
}

/** What the operator's log says of a message, by the gravest thing in it. */
function note(log: Log, batch: Batch, delivery: AeatDelivery, applied: Applied): void {
  const { tenantId, messageId, records, incident, apart } = batch;
  const { chainFaults, operators, unsaid, extra, failures } = applied;
  const reason = delivery.kind === 'answer' ? undefined : delivery.kind === 'fault' ? delivery.text : delivery.reason;
  const again = delivery.kind === 'fault' && failures > 0 && failures % TRIES_REPORTED === 0;
  const [level, text] = (
    [
      [chainFaults > 0, 'error', 'la AEAT ve un fallo en la huella o en la cadena'],
      [operators, 'error', 'la AEAT no admite el certificado de quien gestiona este Folio'],
      [unsaid > 0, apart ? 'error' : 'warn', 'la AEAT contesta sin decir nada de unos registros'],
      [extra > 0, 'warn', 'la AEAT contesta sobre registros que no iban en el envío'],
      [again, 'error', 'la AEAT falla una y otra vez con los registros de una empresa'],
      [delivery.kind === 'answer', 'info', 'envío a la AEAT'],
      [true, 'warn', 'envío a la AEAT sin respuesta válida'],
    ] as const
  )
    .filter(([is]) => is)
    .map(([, ...said]) => said)[0]!;
  log[level](
    { tenantId, messageId, records: records.length, incident, apart, outcome: delivery.kind, reason, ...applied },
    text,
  );
}

/** Sends what waits, company by company; any number of processes may run one. */
export class Dispatcher {
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();
  private loop: Promise<void> | null = null;

  constructor(private readonly services: SendingServices) {}

  start(): void {
    this.loop ??= this.run();
  }

  /** Gives messages under way a moment; an answer that comes later than that counts as none. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.loop;
    const all = Promise.all(this.underWay.values());
    await Promise.race([all, sleep(STOP_MS, undefined, { ref: false })]);
    this.services.aeat.close();
    await all;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const from = performance.now();
      const failed = await this.round().then(
        () => false,
        error => this.failed(error),
      );
      const rest = failed ? MAX_POLL_MS : Math.min(MAX_POLL_MS, (performance.now() - from) * REST);
      await sleep(Math.max(POLL_MS, rest), undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  /** A database that is away comes back by itself and is asked again soon; anything else is for the operator. */
  private failed(error: unknown): boolean {
    if (isOutage(error)) this.services.log.warn({ reason: (error as Error).message }, 'envíos: sin base de datos');
    else this.services.log.error({ err: error }, 'envíos: no se puede ver qué toca enviar');
    return !isOutage(error);
  }

  private async round(): Promise<void> {
    const free = AT_ONCE - this.underWay.size;
    if (free <= 0) return;
    const due: { tenant_id: string }[] = await this.services.db.acrossTenants('whose records are due', em =>
      em.query(DUE, [this.services.now(), free]),
    );
    for (const { tenant_id: tenantId } of due) if (!this.underWay.has(tenantId)) this.begin(tenantId);
  }

  private begin(tenantId: string): void {
    const sent = sendNext(this.services, tenantId)
      .catch(error => this.services.log.error({ tenantId, err: error }, 'envío a la AEAT interrumpido'))
      .then(() => void this.underWay.delete(tenantId));
    this.underWay.set(tenantId, sent);
  }
}

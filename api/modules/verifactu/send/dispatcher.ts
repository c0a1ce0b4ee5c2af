import { setTimeout as sleep } from 'node:timers/promises';
import type { AeatDelivery } from '../../../edges/aeat/aeat';
import { AppError, isOutage } from '../../../platform/errors';
import type { Log } from '../../../platform/log/log';
import { applyAnswer, type Applied } from './apply-answer';
import { claim, type Batch } from './lease';
import { MAX_RECORDS, messageText } from './message';
import { pauseSending, resumeSending } from './pause';
import type { Credentials, SendingServices } from './sending-services';
import { askWhose } from './whose';

/** Companies sent for at once in this process: they only wait for the AEAT, and a slow one must not keep the others. */
const AT_ONCE = 64;
const POLL_MS = 400;
/** What looking may cost of a database in which many wait, paused or for an AEAT that is away: a twentieth. */
const REST = 20;
const MAX_POLL_MS = 10_000;
const STOP_MS = 4_000;
/**
 * A fault of theirs in a row of so many may be about the records: one of theirs that hides a wrong NIF, for instance.
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
   WHERE (d.lease_until IS NULL OR d.lease_until <= $1)
     AND (d.paused_at IS NULL OR d.next_at <= $1)
     AND (d.next_at IS NULL OR d.next_at <= $1 OR (d.failures = 0 AND d.batch_limit = ${MAX_RECORDS} AND
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
  const batch = await db.tx(tenantId, em =>
    claim(
      em,
      tenantId,
      { environment: services.environment, byOperator: credentials.installedAt === null },
      services.now(),
    ),
  );
  // Asleep for that long: another has it by now, and what would be sent here could undo what was sent since.
  if (!batch || batch.leaseUntil <= services.now()) return false;
  const delivery = await services.aeat.send(
    tenantId,
    credentials,
    messageText(
      batch.company,
      { incident: batch.incident, leavesWith: credentials.leavesWith },
      batch.records.map(record => record.xml),
    ),
  );
  const applied = await keep(services, batch, delivery, credentials.installedAt);
  note(services.log, batch, delivery, applied);
  await askWhose(
    services,
    batch,
    credentials,
    batch.records.filter(({ id }) => applied.duplicates.includes(id)),
  );
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

async function keep(
  { db, now }: SendingServices,
  batch: Batch,
  delivery: AeatDelivery,
  installedAt: Date | null,
): Promise<Applied> {
  const end = performance.now() + KEEP_MS;
  for (;;) {
    try {
      return await db.tx(batch.tenantId, em => applyAnswer(em, batch, { delivery, installedAt }, now()));
    } catch (error) {
      if (!passes(error) || performance.now() > end) throw error;
      await sleep(POLL_MS);
    }
  }
}

function note(
  log: Log,
  { tenantId, messageId, records, incident, apart }: Batch,
  delivery: AeatDelivery,
  applied: Applied,
): void {
  const facts = { tenantId, messageId, records: records.length, incident, apart, outcome: delivery.kind, ...applied };
  if (applied.chainFaults > 0) log.error(facts, 'la AEAT ve un fallo en la huella o en la cadena');
  else if (applied.operators)
    log.error(
      { ...facts, reason: 'text' in delivery ? delivery.text : 'reason' in delivery ? delivery.reason : null },
      'la AEAT no admite el certificado de quien gestiona este Folio',
    );
  else if (applied.unsaid > 0)
    log[apart ? 'error' : 'warn'](facts, 'la AEAT contesta sin decir nada de unos registros');
  else if (applied.extra > 0) log.warn(facts, 'la AEAT contesta sobre registros que no iban en el envío');
  else if (delivery.kind === 'fault' && applied.failures > 0 && applied.failures % TRIES_REPORTED === 0)
    log.error({ ...facts, reason: delivery.text }, 'la AEAT falla una y otra vez con los registros de una empresa');
  else if (delivery.kind === 'answer') log.info(facts, 'envío a la AEAT');
  else
    log.warn(
      { ...facts, reason: delivery.kind === 'fault' ? delivery.text : delivery.reason },
      'envío a la AEAT sin respuesta válida',
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
      .then(() => {
        this.underWay.delete(tenantId);
      });
    this.underWay.set(tenantId, sent);
  }
}

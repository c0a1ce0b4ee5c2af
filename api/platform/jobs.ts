import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, makeWorkerUtils, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import type { Db } from './database/db';
import { waitingSession } from './database/session-limits';
import type { Log } from './log/log';
import { traced } from './trace/traced';

/** What a job carries: the tenant and ids, never a token or personal data. */
export interface JobIds {
  tenantId: string;
  id: string;
}
export type Task = (ids: JobIds) => Promise<void>;

const HEARTBEAT_MS = 15_000;
/** A worker not seen for so long is dead: its jobs are freed, well within two minutes. */
const DEAD_AFTER = '60 seconds';

/** Adds a job in the transaction of `em`: it is there if and only if the transaction commits. */
export async function addJob(em: EntityManager, task: string, ids: JobIds): Promise<void> {
  await em.query(
    `SELECT 1
     FROM graphile_worker.add_job($1, $2::json, job_key => $3)`,
    [task, JSON.stringify(ids), `${task}:${ids.id}`],
  );
}

/** Jobs of one task: how many wait, run and were given up, and since when the oldest waits. */
interface Queued {
  task: string;
  waiting: number;
  running: number;
  given_up: number;
  since: Date | null;
}

/** The queue as it is now. It belongs to the application role; what a job carries is not looked at. */
export const queueOf = (db: Db): Promise<Queued[]> =>
  db.global(em =>
    em.query(
      `SELECT task_identifier AS task,
              (count(*) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts))::int AS waiting,
              (count(*) FILTER (WHERE locked_at IS NOT NULL))::int AS running,
              (count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts))::int AS given_up,
              min(created_at) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts) AS since
         FROM graphile_worker.jobs GROUP BY task_identifier`,
    ),
  );

const quiet = (log: Log) =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ jobs: message }, 'trabajos');
  });

/** Brings the queue's own tables up to date. Its schema belongs to the application role. */
export async function migrateJobs(appUrl: string, log: Log): Promise<void> {
  const utils = await makeWorkerUtils({ connectionString: appUrl, logger: quiet(log) });
  await utils.migrate().finally(() => utils.release());
}

/**
 * Without these two the library ends jobs beside its own work: a database that is away at that moment would be a
 * rejection that nobody handles, which ends the process, and one that stops would not wait for them.
 */
const ENDED_BY_THE_QUEUE = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
const AGAIN_MS = 1_000;
/** Questions for a job that fail one after another, by all four workers, until the queue is started anew. */
const FAILURES = 8;

interface Queue {
  pool: Pool;
  taskList: TaskList;
  log: Log;
  crontab: string;
  prepared: boolean;
  /** The pools of workers of this process. */
  mine: Set<string>;
}

/** Starts the library's workers, which stop by themselves once they cannot ask for jobs any more. */
function begin({ pool, taskList, log, crontab, prepared, mine }: Queue): Promise<Runner> {
  // Jobs are locked by a pool of workers, which is made inside run(): who listens afterwards never hears of it.
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    mine.add(workerPool.id);
  });
  events.on('pool:release', ({ workerPool }) => {
    mine.delete(workerPool.id);
  });
  const started = run({
    pgPool: pool,
    taskList,
    concurrency: 4,
    pollInterval: 1_000,
    noHandleSignals: true,
    crontab,
    events,
    noPreparedStatements: !prepared,
    logger: quiet(log),
    preset: ENDED_BY_THE_QUEUE,
  });
  // What the library could not read when it began it never reads again: its workers ask for jobs, fail, and say so
  // here alone.
  let failures = 0;
  const works = () => {
    failures = 0;
  };
  events
    .on('worker:getJob:empty', works)
    .on('job:start', works)
    .on('worker:getJob:error', ({ error }) => {
      failures += 1;
      if (failures !== FAILURES) return;
      log.warn({ reason: (error as Error).message }, 'trabajos que no se pueden pedir');
      void started.then(each => each.stop()).catch(() => undefined);
    });
  return started;
}

/**
 * Runs background jobs until stopped. Any number of processes may. `crontab`: those that are due by the clock (UTC),
 * each once whatever the number of processes. Throws where the database cannot be reached at first; later it is tried
 * again and again.
 */
export async function startJobs(
  appUrl: string,
  tasks: Record<string, Task>,
  log: Log,
  crontab = '',
  prepared = true,
): Promise<{ stop(): Promise<void> }> {
  const pool = new Pool({ connectionString: appUrl, max: 8, ...waitingSession });
  pool.on('error', error => log.warn({ reason: error.message }, 'trabajos sin base de datos'));
  pool.on('connect', client =>
    client.on('error', () => {
      /* the pool drops it; what was running fails by itself */
    }),
  );
  const mine = new Set<string>();
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      payload => traced({ name: `job ${name}`, kind: 'consumer' }, () => task(payload as JobIds)),
    ]),
  );
  const queue: Queue = { pool, taskList, log, crontab, prepared, mine };
  const stopping = new AbortController();
  let runner = await begin(queue).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  /** The library gives up where it cannot say how a job ended; the worker that locked that job then counts as dead. */
  const goOn = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const reason = await runner.promise.then(
        () => undefined,
        (error: Error) => error.message,
      );
      if (stopping.signal.aborted) return;
      log.error({ reason }, 'trabajos parados: se reanudan');
      await pause(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      runner = await begin(queue).catch((error: Error) => {
        log.warn({ reason: error.message }, 'trabajos sin base de datos');
        return runner;
      });
    }
  };
  const going = goOn();
  const beat = () =>
    heartbeat(pool, mine).catch((error: Error) => log.warn({ reason: error.message }, 'latido de trabajos'));
  void beat();
  const timer = setInterval(() => void beat(), HEARTBEAT_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await runner.stop().catch(() => undefined);
      await going;
      await pool.end();
    },
  };
}

/**
 * Says that this process's workers live and frees the jobs of those that do not: the library itself would leave them
 * locked for hours.
 */
async function heartbeat(pool: Pool, mine: Set<string>): Promise<void> {
  await pool.query(
    `INSERT INTO app.worker_heartbeats (worker_id, seen_at) SELECT unnest($1::text[]), now()
       ON CONFLICT (worker_id) DO UPDATE SET seen_at = now()`,
    [[...mine]],
  );
  const { rows } = await pool.query(
    `SELECT DISTINCT locked_by FROM graphile_worker._private_jobs j
       LEFT JOIN app.worker_heartbeats h ON h.worker_id = j.locked_by
      WHERE locked_by IS NOT NULL AND coalesce(h.seen_at, j.locked_at) < now() - interval '${DEAD_AFTER}'`,
  );
  if (rows.length > 0)
    await pool.query('SELECT graphile_worker.force_unlock_workers($1)', [rows.map(row => row.locked_by)]);
  await pool.query(`DELETE FROM app.worker_heartbeats WHERE seen_at < now() - interval '1 day'`);
}

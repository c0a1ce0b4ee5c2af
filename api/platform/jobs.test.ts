import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { blackHole } from '../test/servers/black-hole';
import { cloneDatabase, type TestDatabase } from '../test/database';
import { asSuperuser } from '../test/superuser';
import { startTestJobs } from '../test/jobs';
import { createLog } from './log/log';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());
// The beat is an interval; the queue itself, pg and this test wait by setTimeout.
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const BEAT_MS = 15_000;
const rows = <Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> =>
  asSuperuser(database, async client => (await client.query<Row>(sql, values)).rows);

async function until(done: () => Promise<boolean>, withinMs = 10_000): Promise<void> {
  for (const end = performance.now() + withinMs; !(await done()); await sleep(20)) {
    if (performance.now() > end) throw new Error('not in time');
  }
}

/** Lets so much time pass for the database, as if it lay behind us. */
const age = (ms: number) =>
  asSuperuser(database, client =>
    client.query(`
  UPDATE app.worker_heartbeats SET seen_at = seen_at - interval '${ms} milliseconds';
  UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '${ms} milliseconds' WHERE locked_at IS NOT NULL`),
  );

const addJob = () => rows(`SELECT graphile_worker.add_job('long', '{"tenantId":"t","id":"i"}', job_key => 'long:i')`);
const locked = () =>
  rows<{ by: string }>(`SELECT locked_by AS by FROM graphile_worker._private_jobs
   WHERE locked_by IS NOT NULL`);
const beats = () =>
  rows<{ worker_id: string }>(`SELECT worker_id FROM app.worker_heartbeats
   WHERE seen_at > now() - interval '10 seconds'`);

test('a job of 90 seconds runs once: the worker at work says that it lives, and no other process takes its job', async () => {
  let started = 0;
  let finish!: () => void;
  const work = new Promise<void>(resolve => {
    finish = resolve;
  });
  const long = async () => {
    started += 1;
    await work;
  };
  const processes = [
    await startTestJobs(database.app, { long }, createLog('silent')),
    await startTestJobs(database.app, { long }, createLog('silent')),
  ];
  await addJob();
  await until(async () => (await locked()).length === 1);
  const [{ by }] = (await locked()) as [{ by: string }];
  for (let passed = 0; passed < 90_000; passed += BEAT_MS) {
    await age(BEAT_MS);
    jest.advanceTimersByTime(BEAT_MS);
    await until(async () => (await beats()).some(({ worker_id }) => worker_id === by));
  }
  expect([started, await locked()]).toEqual([1, [{ by }]]);
  finish();
  await until(async () => (await rows('SELECT 1 FROM graphile_worker._private_jobs')).length === 0);
  expect(started).toBe(1);
  await Promise.all(processes.map(each => each.stop()));
});

test('the job of a worker that says nothing for a minute is freed by any other', async () => {
  await addJob();
  await rows(`UPDATE graphile_worker._private_jobs
     SET locked_by = 'dead-worker', locked_at = now() - interval '30 seconds', attempts = 1`);
  await rows(`INSERT INTO app.worker_heartbeats (worker_id, seen_at)
     VALUES ('dead-worker', now() - interval '50 seconds')`);
  let started = 0;
  const jobs = await startTestJobs(
    database.app,
    {
      long: async () => {
        started += 1;
      },
    },
    createLog('silent'),
  );
  await until(async () => (await beats()).length > 0);
  expect(started).toBe(0);
  await age(BEAT_MS);
  jest.advanceTimersByTime(BEAT_MS);
  await until(async () => started === 1);
  await jobs.stop();
});

test('where the end of a job could not be noted, the process goes on, and so do its jobs', async () => {
  let started = 0;
  let finish!: () => void;
  const work = new Promise<void>(resolve => {
    finish = resolve;
  });
  const log = createLog('silent');
  const stopped = jest.spyOn(log, 'error');
  const jobs = await startTestJobs(
    database.app,
    {
      long: async () => {
        started += 1;
        await work;
      },
    },
    log,
  );
  await addJob();
  await until(async () => started === 1);
  await rows('ALTER TABLE graphile_worker._private_jobs RENAME TO away');
  finish();
  // A worker that could not note it gives itself up; another takes its place once there is a queue again.
  await until(async () => stopped.mock.calls.some(([, text]) => text === 'trabajos parados: se reanudan'));
  await rows('ALTER TABLE graphile_worker.away RENAME TO _private_jobs');
  await until(async () => {
    await age(BEAT_MS);
    jest.advanceTimersByTime(BEAT_MS);
    return started === 2;
  });
  await until(async () => (await rows('SELECT 1 FROM graphile_worker._private_jobs')).length === 0);
  await jobs.stop();
}, 60_000);

test('a database host that does not answer is given up, and its connections are kept alive where it does', async () => {
  const setKeepAlive = jest.spyOn(Socket.prototype, 'setKeepAlive');
  const hole = await blackHole(database.app);
  const jobs = await startTestJobs(hole.by(database.app), { long: async () => undefined }, createLog('silent'));
  expect(setKeepAlive).toHaveBeenCalledWith(true, 5_000);
  setKeepAlive.mockRestore();
  await jobs.stop();
  hole.vanish();
  await expect(startTestJobs(hole.by(database.app), {}, createLog('silent'))).rejects.toThrow(/timeout/);
  hole.close();
}, 30_000);

test('a queue whose first question fails is started anew: its jobs run as soon as they can be read', async () => {
  await rows('REVOKE SELECT, INSERT ON graphile_worker._private_tasks FROM folio_app');
  let done = 0;
  const jobs = await startTestJobs(
    database.app,
    {
      early: async () => {
        done += 1;
      },
    },
    createLog('silent'),
  );
  await rows(`SELECT graphile_worker.add_job('early', '{"tenantId":"t","id":"i"}')`);
  await sleep(1_500);
  expect(done).toBe(0);
  await rows('GRANT ALL ON graphile_worker._private_tasks TO folio_app');
  await until(async () => done === 1, 30_000);
  await jobs.stop();
}, 60_000);

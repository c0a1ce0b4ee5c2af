import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../platform/errors';
import type { Sender } from '../servers/aeat';
import { Chance, seeds } from './chance';
import { IS_LONG, runs } from '../long';
import { expectHeld, testMessages } from './invariants';
import type { CrashPoint } from './worker';
import { forkWorker, type Worker } from './workers';
import { busy, startWorld, type World } from './world';

let world: World;
const alive: Worker[] = [];
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(async () => {
  for (const worker of alive) await worker.kill();
  await world.stop();
});

async function newWorker(): Promise<Worker> {
  const worker = await forkWorker(world);
  alive.push(worker);
  return worker;
}

const messages = async (sender: Sender) =>
  (await world.kit.control('GET', `/messages?nif=${sender.nif}`)) as { records: number }[];
const taken = async (sender: Sender) => ((await world.kit.ledger(sender)).records as unknown[]).length;

async function until(what: string, so: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await so())) {
    if (Date.now() > end) throw new Error(`never ${what}`);
    await sleep(30);
  }
}

const POINTS: CrashPoint[] = ['in the claim', 'before sending', 'before reading', 'after reading', 'before the commit'];

/** Whether the AEAT had it by then. */
const HAD: Record<CrashPoint, boolean> = {
  'in the claim': false,
  'before sending': false,
  'before reading': true,
  'after reading': true,
  'before the commit': true,
};

async function killedAt(point: CrashPoint, worker: Worker, ana: Sender): Promise<void> {
  const before = await taken(ana);
  if (point === 'before reading') await world.script(ana, { mode: 'accept_then_blackhole' });
  await worker.begin(point === 'before reading' ? null : point);
  if (point === 'before reading') {
    await until('taken', async () => (await taken(ana)) > before);
    await worker.kill();
  }
  expect(await worker.gone).toBe('SIGKILL');
  expect((await world.kit.statuses(ana)).filter(({ status }) => status === 'rejected')).toEqual([]);
}

/** The points that 'kill after kill' does not come by; in the long run all of them. */
const ALONE = IS_LONG ? POINTS : POINTS.filter(point => point !== 'before sending' && point !== 'before the commit');

describe.each(seeds(1))('seed %i', seed => {
  test.each(ALONE)('X02 kill -9 of a worker %s', async point => {
    const chance = new Chance(seed);
    const ana = await world.kit.buildSender();
    await busy(world, ana, chance);
    await killedAt(point, await newWorker(), ana);
    expect((await taken(ana)) > 0).toBe(HAD[point]);
    if (chance.happens(50)) await busy(world, ana, chance, 2);
    await world.heal(ana);
    const { resends } = await world.kit.ledger(ana);
    expect(resends.same > 0).toBe(HAD[point]);
    await expectHeld(world, ana);
  });

  test('X02 kill after kill, before sending and before the commit, with work in between', async () => {
    const chance = new Chance(seed);
    const ana = await world.kit.buildSender();
    for (const point of ['before sending', 'before the commit'] as const) {
      await busy(world, ana, chance, 2);
      await killedAt(point, await newWorker(), ana);
      expect((await taken(ana)) > 0).toBe(HAD[point]);
      // What was not sent before the first kill came now for the first time.
      expect((await world.kit.ledger(ana)).resends).toEqual({ same: 0, different: 0 });
      // The lease outlives its worker.
      await world.forward(60_000);
      expect(await world.kit.sendNext(ana)).toBe(false);
      await world.to((await world.state(ana)).lease_until!);
    }
    await world.heal(ana);
    expect((await world.kit.ledger(ana)).resends.same > 0).toBe(true);
    await expectHeld(world, ana);
  });
});

describe('X18 several at once', () => {
  test('processes and companies beside each other: each record once, nothing twice', async () => {
    const workers = await Promise.all(Array.from({ length: runs(2, 3) }, newWorker));
    const people: Sender[] = [];
    for (let n = 0; n < 3; n += 1) people.push(await world.kit.buildSender());
    for (const worker of workers) await worker.begin(null);
    for (let n = 0; n < 3; n += 1)
      await Promise.all(people.map((ana, index) => busy(world, ana, new Chance(n * 10 + index), 3)));
    for (const ana of people)
      await until('sent', async () => (await world.kit.statuses(ana)).every(({ status }) => status === 'accepted'));
    for (const worker of workers) await worker.kill();
    for (const ana of people) {
      await world.heal(ana);
      expect((await world.kit.ledger(ana)).resends).toEqual({ same: 0, different: 0 });
      await expectHeld(world, ana);
    }
  });

  test('a worker stopped for longer than its lease: its late answer is kept as it came and changes nothing', async () => {
    const ana = await world.kit.buildSender();
    await busy(world, ana, new Chance(3), 3);
    const worker = await newWorker();
    // Long enough for the worker to be stopped before, on a busy machine too.
    await world.script(ana, { mode: 'answer', delayMs: 3_000, wait: 17 });
    await worker.begin(null);
    await until('taken', async () => (await taken(ana)) > 0);
    worker.child.kill('SIGSTOP');
    await world.forward(121_000);
    // Another takes over and is under way itself when the first one wakes.
    const others = heldUp(world);
    const other = world.kit.sendNext(ana);
    await others.sent;
    const before = await rows(ana);
    worker.follow();
    worker.child.kill('SIGCONT');
    await until('kept', async () => (await kept(ana))[0]!.outcome === 'answer');
    await sleep(50);
    expect(await rows(ana)).toEqual(before);
    expect((await kept(ana))[0]).toMatchObject({
      raw: expect.stringContaining('RespuestaRegFactuSistemaFacturacion'),
      csv: expect.stringMatching(/^SIM-/),
    });
    others.go();
    await other;
    await worker.kill();
    expect((await world.kit.statuses(ana)).map(({ status, attempts }) => [status, attempts])).toEqual(
      (await world.kit.statuses(ana)).map(() => ['accepted', 2]),
    );
    await world.heal(ana);
    expect(await messages(ana)).toHaveLength(2);
    await expectHeld(world, ana);
  });

  test('a worker stopped before it sends: what it sends when it wakes is answered as there already', async () => {
    const ana = await world.kit.buildSender();
    await busy(world, ana, new Chance(4), 2);
    const stuck = heldUp(world);
    const first = world.kit.sendNext(ana);
    await stuck.sent;
    await world.forward(60_000);
    expect(await world.kit.sendNext(ana)).toBe(false);
    await world.forward(61_000);
    await busy(world, ana, new Chance(5), 1);
    await world.kit.sendNext(ana);
    stuck.go();
    await first;
    await world.heal(ana);
    await expectHeld(world, ana);
  });
});

test('X18 a worker that wakes with a lease that is over sends nothing at all: what it has may be old', async () => {
  const ana = await world.kit.buildSender();
  await busy(world, ana, new Chance(6), 2);
  const { db } = world.kit.post;
  const slept = new Proxy(db, {
    get: (target, name) =>
      name === 'tx'
        ? async (...given: Parameters<typeof db.tx>) => {
            const done = await target.tx(...given);
            await world.forward(121_000);
            return done;
          }
        : Reflect.get(target, name),
  });
  Object.assign(world.kit.post, { db: slept });
  expect(await world.kit.sendNext(ana).finally(() => Object.assign(world.kit.post, { db }))).toBe(false);
  expect(await messages(ana)).toEqual([]);
  await world.heal(ana);
  await expectHeld(world, ana);
});

test('X06 an answer in hand outlives a database that is away and a company that is busy: its CSV comes once', async () => {
  const ana = await world.kit.buildSender();
  await busy(world, ana, new Chance(7), 2);
  const { db } = world.kit.post;
  const trouble = [
    null,
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    new AppError('UNAVAILABLE', 'busy'),
  ];
  const away = new Proxy(db, {
    get: (target, name) =>
      name !== 'tx'
        ? Reflect.get(target, name)
        : (...given: Parameters<typeof db.tx>) => {
            const error = trouble.shift();
            return error ? Promise.reject(error) : target.tx(...given);
          },
  });
  Object.assign(world.kit.post, { db: away });
  expect(await world.kit.sendNext(ana).finally(() => Object.assign(world.kit.post, { db }))).toBe(true);
  expect((await world.kit.statuses(ana)).every(({ attempts, csv }) => attempts === 1 && csv?.startsWith('SIM-'))).toBe(
    true,
  );
  await expectHeld(world, ana);
});

const rows = ({ tenantId }: Sender) =>
  world.app.services.db.read(tenantId, async em => [
    await em.query('SELECT * FROM senders'),
    await em.query('SELECT * FROM submissions ORDER BY sequence'),
    await em.query('SELECT id, ended_at FROM incidents ORDER BY id'),
  ]);
const kept = ({ tenantId }: Sender): Promise<{ outcome: string; raw: string; csv: string }[]> =>
  world.app.services.db.read(tenantId, em => em.query('SELECT outcome, raw, csv FROM messages ORDER BY sent_at, id'));

/** The next message of this process waits on its way out until it is let go. */
function heldUp({ kit: { post } }: World): { sent: Promise<void>; go(): void } {
  const { aeat } = post;
  let go!: () => void;
  const let_go = new Promise<void>(done => {
    go = done;
  });
  const sent = new Promise<void>(done => {
    Object.assign(post, {
      aeat: {
        close: () => aeat.close(),
        async send(...message: Parameters<typeof aeat.send>) {
          Object.assign(post, { aeat });
          done();
          await let_go;
          return aeat.send(...message);
        },
      },
    });
  });
  return { sent, go };
}

testMessages();

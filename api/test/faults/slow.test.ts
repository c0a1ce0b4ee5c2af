import { setTimeout as sleep } from 'node:timers/promises';
import { Dispatcher } from '../../modules/verifactu/send/dispatcher';
import { openAeat } from '../../edges/aeat/aeat';
import { Chance } from './chance';
import { expectHeld, testMessages } from './invariants';
import { busy, startWorld, type Step, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await startWorld({ apart: true });
}, 60_000);
afterAll(() => world.stop());

const SLOW: Step[] = [
  { mode: 'drip', bytes: 1, everyMs: 20 },
  { mode: 'endless', everyMs: 1 },
  { mode: 'huge' },
  { mode: 'blackhole' },
];
/** Many times what an answer may have, far from what was poured. */
const GROWTH_MB = 120;
const TOTAL_MS = 3_000;

test('X12 answers that drip, never end or are huge: memory stays, and others who send are not held up', async () => {
  const slow = await Promise.all(SLOW.map(() => world.kit.buildSender()));
  const ana = await world.kit.buildSender();
  for (const [index, sender] of slow.entries()) {
    await busy(world, sender, new Chance(index), 2);
    await world.script(sender, { ...SLOW[index], times: 1 });
  }
  const { sandbox, post } = world.kit;
  const dispatcher = new Dispatcher({
    ...post,
    aeat: openAeat({ environment: 'sandbox', url: sandbox.url, ca: sandbox.caPem, totalMs: TOTAL_MS }),
  });
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  dispatcher.start();
  const from = performance.now();
  while ((await underWay()) < SLOW.length && performance.now() - from < 2_500) await sleep(20);
  await busy(world, ana, new Chance(9), 3);
  while ((await world.kit.statuses(ana)).some(({ status }) => status !== 'accepted')) {
    expect(performance.now() - from).toBeLessThan(20_000);
    await sleep(20);
  }
  const still = await underWay();
  while ((await underWay()) > 0) await sleep(50);
  clearInterval(watch);
  await dispatcher.stop();
  process.stdout.write(
    `      ${still} of ${SLOW.length - 1} slow ones were still under way when the other had sent; memory grew by ${Math.round((most - before) / 1e6)} MB\n`,
  );
  expect((most - before) / 1e6).toBeLessThan(GROWTH_MB);
  for (const sender of slow) {
    expect((await world.overview(sender)).incident).not.toBeNull();
    await world.heal(sender);
    await expectHeld(world, sender);
  }
  await expectHeld(world, ana);
}, 60_000);

/** Companies whose message has no answer yet. */
const underWay = async (): Promise<number> =>
  (
    await world.app.services.db.acrossTenants('a test', em =>
      em.query('SELECT count(*)::int FROM senders WHERE lease_until IS NOT NULL'),
    )
  )[0].count;

testMessages();

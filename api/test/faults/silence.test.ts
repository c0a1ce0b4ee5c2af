import type { AeatKit, Sender } from '../servers/aeat';
import { openAeat, type Aeat } from '../../edges/aeat/aeat';
import { Chance, seeds } from './chance';
import { expectHeld, testMessages } from './invariants';
import { busy, startWorld, type Step, type World } from './world';

let world: World;
let impatient: AeatKit['post'];
let hasty: Aeat;
beforeAll(async () => {
  world = await startWorld();
  const { sandbox, post } = world.kit;
  hasty = openAeat({ environment: 'sandbox', url: sandbox.url, ca: sandbox.caPem, totalMs: 400 });
  impatient = { ...post, aeat: hasty };
}, 60_000);
afterAll(async () => {
  hasty.close();
  await world.stop();
});

const BEFORE: Step[] = [{ mode: 'reset' }, { mode: 'blackhole' }];
const AFTER: Step[] = [
  { mode: 'accept_then_reset' },
  { mode: 'accept_then_half' },
  { mode: 'accept_then_blackhole' },
  { mode: 'accept_then_http', status: 500 },
  { mode: 'accept_then_html' },
  { mode: 'accept_then_empty' },
];
const NO_ANSWER: Step[] = [
  ...[500, 502, 503].map(status => ({ mode: 'http', status })),
  { mode: 'html' },
  { mode: 'http', status: 302, location: 'https://otra.example/' },
  { mode: 'empty' },
  { mode: 'raw', body: 'no soy XML' },
  { mode: 'raw', body: '<a>\u0000</a>' },
  { mode: 'raw', body: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' },
];

/** With a deadline of its own, so that a black hole costs a moment and not a minute. */
const cut = async (sender: Sender) => {
  const { aeat } = world.kit.post;
  Object.assign(world.kit.post, { aeat: impatient.aeat });
  await world.kit.sendNext(sender).finally(() => Object.assign(world.kit.post, { aeat }));
};

async function underFaults(sender: Sender, chance: Chance, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (chance.happens(50)) await busy(world, sender, chance, 1 + chance.below(2));
    await world.script(sender, step);
    await cut(sender);
    expect(
      (await world.kit.statuses(sender)).filter(({ status }) => status === 'rejected' || status === 'sending'),
    ).toEqual([]);
    expect(await world.overview(sender)).toMatchObject({
      waiting: expect.any(Number),
      incident: { cause: expect.any(String) },
      pause: null,
    });
    await world.to((await world.state(sender)).next_at!);
  }
}

const some = (chance: Chance, from: readonly Step[]) => Array.from({ length: 2 }, () => chance.pick(from));

describe.each(seeds(1))('seed %i', seed => {
  test.each<[string, Step[]]>([
    ['X08 nothing is taken, nothing is said', BEFORE],
    ['X09 it is taken and nobody says so', AFTER],
    ['X10 what comes is no answer', NO_ANSWER],
  ])('%s', async (_, steps) => {
    const chance = new Chance(seed);
    const ana = await world.kit.buildSender();
    await busy(world, ana, chance);
    await underFaults(ana, chance, some(chance, steps));
    await world.heal(ana);
    await expectHeld(world, ana);
    expect(await world.overview(ana)).toMatchObject({ waiting: 0, toFix: 0, incident: null });
  });

  test('X08-X10 all of it in any order', async () => {
    const chance = new Chance(seed);
    const ana = await world.kit.buildSender();
    await busy(world, ana, chance);
    await underFaults(
      ana,
      chance,
      Array.from({ length: 4 }, () => chance.pick([...BEFORE, ...AFTER, ...NO_ANSWER])),
    );
    const { tookMs } = await world.heal(ana);
    expect(tookMs).toBeLessThanOrEqual(3_600_000);
    await expectHeld(world, ana);
  });
});

test.each<[string, Step]>([
  ['a silence of our own', { mode: 'accept_then_reset' }],
  ['a fault of theirs', { mode: 'accept_then_fault', side: 'server' }],
])('X09 a duplicate without a word of what the AEAT holds, after %s: it took what was sent then', async (_, step) => {
  const ana = await world.kit.buildSender();
  await busy(world, ana, new Chance(3), 1);
  const codes = Object.fromEntries((await world.kit.statuses(ana)).map((_, index) => [index + 1, 3000]));
  await world.script(ana, step, { mode: 'answer', codes });
  // Nothing else would say whose they are.
  await world.kit.control('POST', '/options', { answersQueries: false });
  await world.heal(ana);
  await world.kit.control('POST', '/options', { answersQueries: true });
  await expectHeld(world, ana);
});

test('X10 each kind of no answer, and the wait that grows to an hour and no further', async () => {
  const ana = await world.kit.buildSender();
  await busy(world, ana, new Chance(1), 1);
  const waits: number[] = [];
  for (const step of NO_ANSWER) {
    await world.script(ana, step);
    await world.kit.sendNext(ana);
    const { next_at: next } = await world.state(ana);
    waits.push((next!.getTime() - world.now().getTime()) / 60_000);
    expect(await world.kit.sendNext(ana)).toBe(false);
    await world.to(next!);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  await world.heal(ana);
  await expectHeld(world, ana);
});

testMessages();

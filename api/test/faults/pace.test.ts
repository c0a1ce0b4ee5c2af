import type { Sender } from '../servers/aeat';
import { buildInvoice } from '../build';
import { Dispatcher } from '../../modules/verifactu/send/dispatcher';
import { openAeat } from '../../edges/aeat/aeat';
import { expectHeld, testMessages } from './invariants';
import { sealMany } from './seal-many';
import { dayBefore, startWorld, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await startWorld({ waitSeconds: 60 });
}, 60_000);
afterAll(() => world.stop());

const issue = (sender: Sender) => buildInvoice(world.app, sender, { date: dayBefore(world.now()) });
const waitAfterwards = async (sender: Sender) =>
  ((await world.state(sender)).next_at!.getTime() - world.now().getTime()) / 1000;
const messages = async (sender: Sender) =>
  (await world.kit.control('GET', `/messages?nif=${sender.nif}`)) as { records: number; raw: string; mode: string }[];

describe('X15 the AEAT says how long to wait', () => {
  test.each<[string, string | number | null, number]>([
    ['0', 0, 0],
    ['60', 60, 60],
    ['300', 300, 300],
    ['9999', 9999, 9_999],
    ['absent: as before', null, 60],
    ['empty: as before', '', 60],
    ['garbage: as before', 'mañana', 60],
    ['too many digits: as before', 123456, 60],
    ['negative: as before', -5, 60],
  ])('%s', async (_, wait, expected) => {
    const ana = await world.kit.buildSender();
    await issue(ana);
    await world.script(ana, { mode: 'answer', wait });
    await world.kit.sendNext(ana);
    expect(await waitAfterwards(ana)).toBe(expected);
    await issue(ana);
    // Nothing of it lies in the process: another one, started now, reads the same.
    expect(await world.kit.sendNext(ana)).toBe(expected === 0);
    if (expected > 0) {
      await world.forward(expected * 1000 - 1);
      expect(await world.kit.sendNext(ana)).toBe(false);
    }
    await world.heal(ana);
    // The sandbox has its own idea of what 0 and six digits ask for.
    await expectHeld(world, ana, { inTime: wait !== 0 && wait !== 123456 });
  });

  test('a wait of 9999 s is kept by what is tried again by the hour, and by those who ask to send at once', async () => {
    const ana = await world.kit.buildSender();
    await issue(ana);
    await world.script(ana, { mode: 'answer', wait: 9999 }, { mode: 'http', status: 403 });
    await world.kit.sendNext(ana);
    const { id } = await issue(ana);
    await world.forward(9_999_000);
    await world.kit.sendNext(ana);
    expect(await waitAfterwards(ana)).toBe(9_999);
    await world.app.rest('POST', '/verifactu/resume', { token: ana.token });
    await world.app.rest('POST', `/verifactu/invoices/${id}/send`, { token: ana.token });
    expect([await waitAfterwards(ana), await world.kit.sendNext(ana)]).toEqual([9_999, false]);
    await world.heal(ana);
    await expectHeld(world, ana);
  });

  test('a company that was never sent for and resumes, or asks to send, waits for nothing', async () => {
    const ana = await world.kit.buildSender();
    const { id } = await issue(ana);
    await world.app.rest('POST', '/verifactu/resume', { token: ana.token });
    void world.app.rest('POST', `/verifactu/invoices/${id}/send`, { token: ana.token });
    expect((await world.state(ana)).next_at).toBeNull();
    await world.heal(ana);
    await expectHeld(world, ana);
  });
});

/** What the dispatcher itself finds due, with its own query. */
async function dispatched(sender: Sender, until: number): Promise<void> {
  const { sandbox, post } = world.kit;
  const dispatcher = new Dispatcher({
    ...post,
    aeat: openAeat({ environment: 'sandbox', url: sandbox.url, ca: sandbox.caPem }),
  });
  dispatcher.start();
  const end = Date.now() + 15_000;
  while ((await messages(sender)).length < until && Date.now() < end) await new Promise(done => setTimeout(done, 100));
  await new Promise(done => setTimeout(done, 900));
  await dispatcher.stop();
}

test('X15 a thousand that wait leave at once, no more than a thousand in a message, and the rest waits', async () => {
  const ana = await world.kit.buildSender();
  await issue(ana);
  await world.script(ana, { mode: 'answer', wait: 300 });
  await dispatched(ana, 1);
  await sealMany(world, ana, 1_003);
  await dispatched(ana, 2);
  expect((await messages(ana)).map(({ records }) => records)).toEqual([1, 1_000]);
  expect(await world.kit.sendNext(ana)).toBe(false);
  await world.heal(ana);
  expect((await messages(ana)).map(({ records }) => records)).toEqual([1, 1_000, 3]);
  await expectHeld(world, ana, { oneAltaEach: false });
}, 60_000);

test('X15 a thousand of which some are late are two messages: neither leaves before its time', async () => {
  const ana = await world.kit.buildSender();
  await issue(ana);
  await world.script(ana, { mode: 'answer', wait: 600 });
  await world.kit.sendNext(ana);
  await issue(ana);
  await world.forward(250_000);
  await sealMany(world, ana, 1_000);
  expect(await world.kit.sendNext(ana)).toBe(false);
  await world.heal(ana);
  expect((await messages(ana)).map(({ records }) => records)).toEqual([1, 1_000, 1]);
  await expectHeld(world, ana, { oneAltaEach: false });
}, 60_000);

const incidentsOf = ({ tenantId }: Sender) =>
  world.app.services.db.read(tenantId, em => em.query('SELECT cause, ended_at >= started_at AS ended FROM incidents'));

describe('late records', () => {
  const says = async (sender: Sender) =>
    (await messages(sender)).map(({ raw, records }) => [records, /<sf:Incidencia>S</.test(raw)]);

  test('go in a message of their own, which says so, in the order of the chain; the incident is on the books', async () => {
    const ana = await world.kit.buildSender();
    await issue(ana);
    await issue(ana);
    await world.forward(211_000);
    await issue(ana);
    await world.heal(ana);
    expect(await says(ana)).toEqual([
      [2, true],
      [1, false],
    ]);
    expect(await incidentsOf(ana)).toEqual([
      { cause: expect.stringContaining('más de tres minutos y medio'), ended: true },
    ]);
    await expectHeld(world, ana);
  });

  test('that only waited as long as the AEAT asked say so to the AEAT, and are no incident', async () => {
    const ana = await world.kit.buildSender();
    await issue(ana);
    await world.script(ana, { mode: 'answer', wait: 300, times: 3 });
    await world.kit.sendNext(ana);
    await issue(ana);
    await world.forward(300_000);
    await issue(ana);
    await world.kit.sendNext(ana);
    expect(await world.overview(ana)).toMatchObject({ waiting: 1, incident: null });
    await world.heal(ana);
    expect(await says(ana)).toEqual([
      [1, false],
      [1, true],
      [1, true],
    ]);
    expect(await incidentsOf(ana)).toEqual([]);
    await expectHeld(world, ana);
  });

  test('that waited longer than that are one', async () => {
    const ana = await world.kit.buildSender();
    await issue(ana);
    await world.script(ana, { mode: 'answer', wait: 300, times: 0 });
    await world.kit.sendNext(ana);
    await issue(ana);
    await world.forward(300_000 + 211_000);
    await world.heal(ana);
    expect(await incidentsOf(ana)).toEqual([
      { cause: expect.stringContaining('más de tres minutos y medio'), ended: true },
    ]);
    await expectHeld(world, ana);
  });

  test('not those that leave in time', async () => {
    const ana = await world.kit.buildSender();
    await issue(ana);
    await world.forward(200_000);
    await world.heal(ana);
    expect(await says(ana)).toEqual([[1, false]]);
    await expectHeld(world, ana);
  });
});

testMessages();

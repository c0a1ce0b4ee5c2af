import type { Sender } from '../servers/aeat';
import { buildInvoice, invoicePayload, setSubscription } from '../build';
import { claim } from '../../modules/verifactu/send/lease';
import { Chance, seeds } from './chance';
import { expectHeld, testMessages } from './invariants';
import { readRecord } from './second-hash';
import { dayBefore, startWorld, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.stop());

const stamps = async ({ tenantId }: Sender): Promise<string[]> =>
  (await world.app.services.db.read(tenantId, em => em.query('SELECT xml FROM records ORDER BY sequence'))).map(
    ({ xml }: { xml: string }) => readRecord(xml).stamp,
  );

async function issuedAt(ana: Sender, instants: (string | number)[], date: string) {
  const issued = [];
  for (const instant of instants) {
    await world.to(new Date(instant));
    issued.push(await buildInvoice(world.app, ana, { date }));
  }
  return issued;
}

const issuedOrRefused = async ({ token }: Sender): Promise<number> =>
  (await world.app.rest('POST', '/invoices', { token, body: invoicePayload({ date: '2026-11-20' }) })).status;

test('X17 the night that summer time ends: half past two comes twice, each with its offset', async () => {
  await world.to(new Date('2026-10-24T20:00:00Z'));
  const ana = await world.kit.buildSender();
  await issuedAt(
    ana,
    [
      '2026-10-24T23:59:59Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T00:59:59.999Z',
      '2026-10-25T01:00:00Z',
      '2026-10-25T01:30:00Z',
    ],
    '2026-10-24',
  );
  expect(await stamps(ana)).toEqual([
    '2026-10-25T01:59:59+02:00',
    '2026-10-25T02:30:00+02:00',
    '2026-10-25T02:59:59+02:00',
    '2026-10-25T02:00:00+01:00',
    '2026-10-25T02:30:00+01:00',
  ]);
  await world.heal(ana);
  await expectHeld(world, ana);
});

test('X17 the last tenth of the year is of the old one, and takes no number of the new', async () => {
  await world.to(new Date('2026-12-31T20:00:00Z'));
  const ana = await world.kit.buildSender();
  const [old] = await issuedAt(ana, ['2026-12-31T22:59:59.900Z'], '2026-12-31');
  expect(
    (
      await world.app.rest('POST', '/invoices', {
        token: ana.token,
        body: {
          date: '2027-01-01',
          lines: [{ description: 'x', quantity: 1, price: 1, ivaRate: 21 }],
          customerManual: { name: 'Ana', nif: '48213960A', address: null },
        },
      })
    ).status,
  ).toBe(400);
  const [fresh] = await issuedAt(ana, ['2026-12-31T23:00:00Z'], '2027-01-01');
  expect([old.fullNumber, fresh.fullNumber]).toEqual(['A-2026-0001', 'A-2027-0001']);
  expect(await stamps(ana)).toEqual(['2026-12-31T23:59:59+01:00', '2027-01-01T00:00:00+01:00']);
  await world.heal(ana);
  await expectHeld(world, ana);
});

test('X17 a company that sends only because it has started says in December that it leaves; in another month, in what is left over in January, or with another plan, it says nothing', async () => {
  const heads: (string | undefined)[] = [];
  for (const [day, plan] of [
    ['2026-05-12', 'basic'],
    ['2026-11-30', 'basic'],
    ['2026-12-01', 'pro'],
    ['2026-12-01', 'basic'],
    ['2027-01-02', 'basic'],
  ] as const) {
    const year = day.slice(0, 4);
    // What is issued on the last day waits until after it.
    await world.to(new Date(year === '2026' ? `${day}T10:00:00Z` : '2026-12-31T20:00:00Z'));
    const ana = await world.kit.buildSender();
    const date = dayBefore(world.now());
    await buildInvoice(world.app, ana, { date });
    await world.heal(ana);
    await setSubscription(world.app, ana, { plan });
    await buildInvoice(world.app, ana, { date });
    if (year !== '2026') await world.to(new Date(`${day}T10:00:00Z`));
    await world.heal(ana);
    const messages = (await world.kit.control('GET', `/messages?nif=${ana.nif}`)) as { raw: string }[];
    heads.push(/<sf:FechaFinVeriFactu>([^<]+)</.exec(messages.at(-1)!.raw)?.[1]);
    await expectHeld(world, ana, { inTime: year === '2026' });
  }
  expect(heads).toEqual([undefined, undefined, undefined, '31-12-2026', undefined]);
});

test('X17 a clock that was hours ahead while a message went, or as its worker was killed: nothing waits for that hour', async () => {
  const start = new Date('2026-11-21T09:00:00Z');
  await world.to(start);
  const [ana, eva] = [await world.kit.buildSender(), await world.kit.buildSender()];
  await issuedAt(ana, ['2026-11-21T16:00:00Z'], '2026-11-20');
  await world.kit.sendNext(ana);
  await issuedAt(eva, ['2026-11-21T16:00:00Z'], '2026-11-20');
  const { environment, db } = world.kit.post;
  await db.tx(eva.tenantId, em => claim(em, eva.tenantId, { environment, byOperator: false }, world.now()));
  await world.to(start);
  expect([await issuedOrRefused(ana), await issuedOrRefused(eva)]).toEqual([201, 201]);
  for (const sender of [ana, eva]) {
    await world.kit.drain(sender);
    await expectHeldWithOddHours(sender);
  }
});

test('X17 two workers whose clocks differ by less than a minute: neither takes a fresh lease or a pause of an hour for an old one', async () => {
  await world.to(new Date('2026-11-21T09:00:00Z'));
  const ana = await world.kit.buildSender();
  await buildInvoice(world.app, ana, { date: '2026-11-20' });
  const { environment, db } = world.kit.post;
  const at = world.now().getTime();
  const claimAt = (ms: number) =>
    db.tx(ana.tenantId, em => claim(em, ana.tenantId, { environment, byOperator: false }, new Date(at + ms)));
  const lease = async (change: string) => db.tx(ana.tenantId, em => em.query(`UPDATE senders SET ${change}`));
  const claims = async () => [(await claimAt(-1)) !== null, (await claimAt(-59_000)) !== null];
  expect((await claimAt(0))?.records).toHaveLength(1);
  await lease("next_at = last_sent_at - interval '2 minutes'");
  expect(await claims()).toEqual([false, false]);
  await lease("lease_until = NULL, next_at = last_sent_at + interval '1 hour'");
  expect(await claims()).toEqual([false, false]);
  expect(await claimAt(-3_600_000)).not.toBeNull();
});

test('X17 a worker whose clock is a little behind does not try again what is set apart before its hour', async () => {
  await world.to(new Date('2026-11-21T09:00:00Z'));
  const ana = await world.kit.buildSender();
  await buildInvoice(world.app, ana, { date: '2026-11-20' });
  await world.script(ana, { mode: 'answer', missing: [1], times: 3 });
  let tried = world.now().getTime();
  for (let n = 0; n < 3; n += 1) {
    await buildInvoice(world.app, ana, { date: '2026-11-20' });
    await world.kit.sendNext(ana);
    tried = world.now().getTime();
    await world.to((await world.state(ana)).next_at!);
  }
  expect((await world.kit.statuses(ana)).map(({ status }) => status)).toEqual([
    'waiting',
    ...Array(3).fill('accepted'),
  ]);
  const { environment, db } = world.kit.post;
  const claimAt = async (ms: number) => {
    await db.tx(ana.tenantId, em => em.query("UPDATE senders SET next_at = last_sent_at - interval '2 hours'"));
    const now = new Date(tried + ms);
    return db.tx(ana.tenantId, em => claim(em, ana.tenantId, { environment, byOperator: false }, now));
  };
  for (const ms of [-60_000, -1_000, 0, 3_599_000]) expect([ms, await claimAt(ms)]).toEqual([ms, null]);
  expect((await claimAt(-61_000))?.apart).toBe(true);
});

describe.each(seeds())('seed %i', seed => {
  test('X17 a clock that jumps to and fro: the hours of the chain never go back, nothing is refused for it, and all arrive', async () => {
    const chance = new Chance(seed);
    const start = Date.parse('2026-11-21T09:00:00Z');
    await world.to(new Date(start));
    const ana = await world.kit.buildSender();
    for (let n = 0; n < 10; n += 1) {
      const instant =
        start + chance.pick([-600_000, -61_000, -30_000, -1, 0, 999, 30_000, 60_000, n > 7 ? 600_000 : 59_000]);
      await world.to(new Date(instant));
      expect(await issuedOrRefused(ana)).toBe(201);
      if (chance.happens(40)) await world.kit.sendNext(ana);
    }
    const hours = (await stamps(ana)).map(stamp => Date.parse(stamp));
    expect(hours).toEqual([...hours].sort((a, b) => a - b));
    await world.to(new Date(start));
    await world.heal(ana);
    await expectHeldWithOddHours(ana);
  });

  test.each([-10, 10])('X17 a clock %i minutes off: taken, with a note that asks for nothing', async minutes => {
    await world.to(new Date('2026-11-21T10:00:00Z'));
    const ana = await world.kit.buildSender();
    await buildInvoice(world.app, ana, { date: '2026-11-20' });
    await world.kit.control('POST', '/options', {
      clockOffsetSeconds: (world.now().getTime() - Date.now()) / 1000 - minutes * 60,
    });
    await world.kit.sendNext(ana);
    expect((await world.kit.statuses(ana)).map(({ status, code }) => [status, code])).toEqual([
      ['accepted_with_errors', 2004],
    ]);
    expect((await world.overview(ana)).toFix).toBe(0);
    await expectHeld(world, ana, { withErrors: 1 });
  });
});

/** The AEAT notes hours that are not its own (2004); how many depends on the jumps. */
async function expectHeldWithOddHours(ana: Sender): Promise<void> {
  const noted = (await world.kit.statuses(ana)).filter(({ status }) => status === 'accepted_with_errors');
  expect(noted.filter(({ code }) => code !== 2004)).toEqual([]);
  await expectHeld(world, ana, { withErrors: noted.length, inTime: false });
}

testMessages();

import type { Sender } from '../servers/aeat';
import { buildInvoice } from '../build';
import { asSuperuser } from '../superuser';
import { Chance, seeds } from './chance';
import { expectHeld, testMessages } from './invariants';
import { busy, dayBefore, startWorld, type Step, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.stop());

const resume = (sender: Sender) => world.app.rest('POST', '/verifactu/resume', { token: sender.token });
const sentSoFar = async (sender: Sender) =>
  ((await world.kit.control('GET', `/messages?nif=${sender.nif}`)) as unknown[]).length;
const waiting = async (sender: Sender) =>
  (await world.kit.statuses(sender)).filter(({ status }) => status === 'waiting').length;

async function loaded(chance = new Chance(1)): Promise<Sender> {
  const ana = await world.kit.buildSender();
  await busy(world, ana, chance);
  return ana;
}

/** Faults that come one after the other to one company: what it issued meanwhile arrives each time. */
async function inTurn(steps: Step[], goes: (ana: Sender, step: Step) => Promise<void>): Promise<void> {
  const ana = await loaded();
  for (const step of steps) {
    await busy(world, ana, new Chance(1), 1);
    await goes(ana, step);
  }
  await expectHeld(world, ana);
}

test("X11 a fault of the AEAT's own is tried again, whatever its kind", () =>
  inTurn(
    [
      { side: 'server' },
      { side: 'server', code: 103, text: 'Error interno' },
      { side: 'client', code: 3500 },
      { side: 'client', code: 20009 },
      { side: 'server', status: 200 },
    ],
    async (ana, step) => {
      const before = await waiting(ana);
      await world.script(ana, { mode: 'fault', ...step, times: 2 });
      await world.kit.sendNext(ana);
      const { pause, incident } = await world.overview(ana);
      expect([step, pause, incident, await waiting(ana)]).toEqual([
        step,
        null,
        expect.objectContaining({ cause: expect.stringContaining('La AEAT contestó con un error suyo') }),
        before,
      ]);
      await world.heal(ana);
    },
  ));

describe('X11 a fault that is ours pauses', () => {
  test.each<[where: string, steps: Step[]]>([
    [
      'about the sender',
      [
        { side: 'client', code: 4112 },
        { side: 'client', code: 4132 },
        { side: 'server', code: 4140 },
        { side: 'client', code: 4104 },
        { side: 'client', code: 4118 },
        { side: 'client', code: 4119 },
      ],
    ],
    [
      'of another code',
      [
        { side: 'client', code: 4135 },
        { side: 'server', code: 4138 },
        { side: 'client', code: 4139 },
        { side: 'client', code: 98765 },
        { side: 'client', code: 1100 },
      ],
    ],
  ])('%s: at once and whole, reported, kept, and tried by the hour', (_where, steps) =>
    inTurn(steps, async (ana, step) => {
      const [before, sent] = [await waiting(ana), await sentSoFar(ana)];
      await world.script(ana, { mode: 'fault', ...step, times: 2 });
      await world.kit.sendNext(ana);
      const { pause, ...seen } = await world.overview(ana);
      expect([pause, seen.incident]).toEqual([
        {
          since: expect.any(String),
          reason: expect.any(String),
          explanation: expect.objectContaining({ code: step.code }),
        },
        expect.anything(),
      ]);
      await world.forward(3_599_000);
      expect([await world.kit.sendNext(ana), await sentSoFar(ana), (await world.state(ana)).batch_limit]).toEqual([
        false,
        sent + 1,
        1000,
      ]);
      await world.forward(1_000);
      expect([await world.kit.sendNext(ana), await sentSoFar(ana), await waiting(ana)]).toEqual([
        true,
        sent + 2,
        before,
      ]);
      expect((await world.overview(ana)).pause.since).toBe(pause.since);
      await world.heal(ana);
      expect((await world.overview(ana)).pause).toBeNull();
    }),
  );

  test.each<Step>([
    { side: 'client', code: 4141 },
    { side: 'server', code: 4141 },
  ])('%j: the AEAT has shut the door: no machine knocks again', async step => {
    const ana = await loaded();
    const before = await waiting(ana);
    await world.script(ana, { mode: 'fault', ...step });
    await world.kit.sendNext(ana);
    await world.forward(5 * 3_600_000);
    expect([await world.kit.sendNext(ana), await sentSoFar(ana), await waiting(ana)]).toEqual([false, 1, before]);
    expect(await world.overview(ana)).toMatchObject({
      pause: { reason: expect.any(String), explanation: { code: step.code, whatToDo: expect.any(String) } },
      incident: {},
    });
    await resume(ana);
    await world.heal(ana);
    await expectHeld(world, ana);
  });

  test("without a code: the same, in the AEAT's words", async () => {
    const ana = await loaded();
    await world.script(ana, {
      mode: 'raw',
      status: 500,
      body: '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body><e:Fault><faultcode>e:Client</faultcode><faultstring>Fuera</faultstring></e:Fault></e:Body></e:Envelope>',
    });
    await world.kit.sendNext(ana);
    expect(await world.overview(ana)).toMatchObject({ pause: { reason: 'Fuera', explanation: null } });
    await world.heal(ana);
    await expectHeld(world, ana);
  });
});

/** As long as the poison is inside, the whole message comes back; the control door shows what came. */
async function poisoned(ana: Sender, bad: Set<string>): Promise<number> {
  for (let sent = 1; ; sent += 1) {
    const { next_at: next } = await world.state(ana);
    if (next && next > world.now()) await world.to(next);
    const limit = (await world.state(ana)).batch_limit;
    const carried = (await world.kit.statuses(ana)).filter(({ status }) => status === 'waiting').slice(0, limit);
    if (carried.length === 0) return sent;
    if (carried.some(({ hash }) => bad.has(hash)))
      await world.script(ana, { mode: 'fault', side: 'client', code: 4102 });
    await world.kit.sendNext(ana);
    expect(sent).toBeLessThan(120);
  }
}

describe.each(seeds())('seed %i', seed => {
  test('X11 of a message that breaks the schema the bad record is found by halves, and the others arrive', async () => {
    const chance = new Chance(seed);
    const ana = await world.kit.buildSender();
    await busy(world, ana, chance, 9 + chance.below(8));
    // An alta that is refused takes its anulación with it: these two stand alone.
    const all = await world.kit.statuses(ana);
    const alone = all.filter(({ number }) => all.filter(other => other.number === number).length === 1);
    const bad = new Set([chance.pick(alone), chance.pick(alone)].map(({ hash }) => hash));
    const messages = await poisoned(ana, bad);
    expect(messages).toBeLessThan(2 * bad.size * Math.ceil(Math.log2(all.length)) + 12);
    expect(
      (await world.kit.statuses(ana))
        .filter(({ status }) => status === 'rejected')
        .map(({ hash, code }) => [bad.has(hash), code]),
    ).toEqual([...bad].map(() => [true, 4102]));
    expect((await world.state(ana)).batch_limit).toBeGreaterThan(1);
    await expectHeld(world, ana, { rejected: bad.size, unseen: bad.size });
  });
});

test('X11 where every message breaks the schema the fault is ours: after two records it pauses, and the others are kept', async () => {
  const ana = await world.kit.buildSender();
  for (let n = 0; n < 6; n += 1) await buildInvoice(world.app, ana, { date: dayBefore(world.now()) });
  await world.script(ana, { mode: 'fault', side: 'client', code: 4102, times: 0 });
  while ((await world.overview(ana)).pause === null) {
    const { next_at: next } = await world.state(ana);
    if (next && next > world.now()) await world.to(next);
    await world.kit.sendNext(ana);
    expect(await sentSoFar(ana)).toBeLessThan(12);
  }
  expect((await world.kit.statuses(ana)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'waiting',
    'waiting',
    'waiting',
    'waiting',
  ]);
  expect(await world.overview(ana)).toMatchObject({
    waiting: 4,
    pause: { explanation: { code: 4102, action: 'support' } },
  });
  await world.kit.control('DELETE', '/script');
  await resume(ana);
  await world.heal(ana);
  await expectHeld(world, ana, { rejected: 2, unseen: 2 });
});

test('X11 a fault of theirs that comes again and again is reported to the operator', async () => {
  const ana = await loaded();
  const errors = jest.spyOn(world.app.services.log, 'error');
  await world.script(ana, { mode: 'fault', side: 'server', code: 102, times: 10 });
  await world.heal(ana);
  const seen = errors.mock.calls.filter(([, words]) => /una y otra vez/.test(String(words)));
  errors.mockRestore();
  expect(seen.map(([about]) => about)).toMatchObject([{ failures: 10, tenantId: ana.tenantId }]);
  await expectHeld(world, ana);
});

const TLS: [string, Step, RegExp][] = [
  ['expired', { certificate: 'expired' }, /ha caducado/],
  ['of another address', { certificate: 'wrong-host' }, /es de otra dirección/],
  ['signed by itself', { certificate: 'self-signed' }, /autoridad conocida/],
  ['of an authority that nobody knows', { certificate: 'unknown-authority' }, /autoridad conocida/],
  ['of old TLS', { old: true }, /conexión segura/],
];

describe('X13 a server that cannot be trusted gets nothing', () => {
  afterEach(() => world.kit.control('POST', '/tls', {}));

  test.each(TLS)('%s: paused, reported, kept, and tried again by the hour', async (_, tls, reason) => {
    const ana = await loaded();
    const before = await waiting(ana);
    await world.kit.control('POST', '/tls', tls);
    await world.kit.sendNext(ana);
    expect([await sentSoFar(ana), await waiting(ana)]).toEqual([0, before]);
    expect(await world.overview(ana)).toMatchObject({
      waiting: before,
      pause: { reason: expect.stringMatching(reason) },
      incident: { cause: expect.stringMatching(reason) },
    });
    expect((await world.state(ana)).next_at!.getTime() - world.now().getTime()).toBe(3_600_000);
    await world.forward(3_600_000);
    expect([await world.kit.sendNext(ana), await sentSoFar(ana)]).toEqual([true, 0]);
    await world.kit.control('POST', '/tls', {});
    await world.heal(ana);
    await expectHeld(world, ana);
  });
});

describe('X13 a certificate of ours that goes', () => {
  const expire = (ana: Sender, until: Date) =>
    asSuperuser(world.app.database, client =>
      client.query(
        `UPDATE app.certificates
     SET not_before = '2020-01-01', not_after = $2 WHERE tenant_id = $1`,
        [ana.tenantId, until],
      ),
    );
  const take = (ana: Sender) =>
    asSuperuser(
      world.app.database,
      async client =>
        (await client.query('DELETE FROM app.certificates WHERE tenant_id = $1 RETURNING *', [ana.tenantId])).rows[0],
    );
  const give = (row: Record<string, unknown>) =>
    asSuperuser(world.app.database, client =>
      client.query(
        `INSERT INTO app.certificates (${Object.keys(row).join(', ')})
       VALUES (${Object.keys(row)
         .map((_, index) => `$${index + 1}`)
         .join(', ')})`,
        Object.values(row),
      ),
    );

  test('by its date, in the middle of the day: reported, kept, sent when there is another', async () => {
    const ana = await loaded();
    await expire(ana, new Date(world.now().getTime() - 1_000));
    expect([await world.kit.sendNext(ana), await sentSoFar(ana)]).toEqual([false, 0]);
    expect(await world.overview(ana)).toMatchObject({ pause: { reason: expect.stringContaining('caducó') } });
    await world.forward(3_600_000);
    expect([await world.kit.sendNext(ana), await sentSoFar(ana), (await world.overview(ana)).pause !== null]).toEqual([
      false,
      0,
      true,
    ]);
    await expire(ana, new Date(world.now().getTime() + 86_400_000));
    // Nobody resumes: the hour's look finds it.
    await world.heal(ana);
    await expectHeld(world, ana);
  });

  test('for whatever the AEAT has against it: reported, kept, tried again by the hour', async () => {
    const ana = await loaded();
    await world.script(ana, { mode: 'http', status: 403 });
    await world.kit.sendNext(ana);
    expect(await world.overview(ana)).toMatchObject({
      pause: { reason: expect.stringContaining('no autoriza tu certificado') },
    });
    await world.heal(ana);
    await expectHeld(world, ana);
  });

  test('while the hour of a retry runs: says the new reason once, and does not come back at every look', async () => {
    const ana = await loaded();
    await world.script(ana, { mode: 'http', status: 403 });
    await world.kit.sendNext(ana);
    const row = await take(ana);
    await world.forward(3_600_000);
    await world.kit.sendNext(ana);
    const state = await world.state(ana);
    expect(state).toMatchObject({
      next_at: new Date(world.now().getTime() + 3_600_000),
      paused_reason: expect.stringContaining('No hay ningún certificado'),
    });
    await world.kit.sendNext(ana);
    expect(await world.state(ana)).toEqual(state);
    await give(row);
    await world.heal(ana);
    await expectHeld(world, ana);
  });

  test('and comes back between the look and the pause: nobody is paused for ever', async () => {
    const ana = await loaded();
    const row = await take(ana);
    const { credentialsOf } = world.kit.post;
    Object.assign(world.kit.post, {
      credentialsOf: async (id: string) => {
        const seen = await credentialsOf(id);
        if (!seen.ok) await give(row);
        return seen;
      },
    });
    await world.kit.sendNext(ana).finally(() => Object.assign(world.kit.post, { credentialsOf }));
    await world.heal(ana);
    await expectHeld(world, ana);
  });
});

testMessages();

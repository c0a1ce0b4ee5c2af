import type { Sender } from '../servers/aeat';
import { buildInvoice } from '../build';
import { Chance, seeds } from './chance';
import { expectHeld, testMessages } from './invariants';
import { dayBefore, startWorld, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.stop());

const issue = (sender: Sender, given: Record<string, unknown> = {}) =>
  buildInvoice(world.app, sender, { date: dayBefore(world.now()), ...given });
const shown = async (sender: Sender, id: string) =>
  (await world.app.rest('GET', `/invoices/${id}`, { token: sender.token })).body.invoice.verifactu;
const sent = async ({ nif }: Sender) =>
  (await world.kit.control('GET', `/messages?nif=${nif}`)) as { raw: string; records: number }[];
const statuses = async (sender: Sender) => (await world.kit.statuses(sender)).map(({ status }) => status);

/**
 * Lines about nobody: another day of a number that was sent, a number that was not, another's NIF, an anulación of an
 * alta.
 */
const strangers = (number: string, date: string) => [
  { number, date: '2026-01-02', state: 'Correcto' },
  { number, date: '2026-01-03', code: 1100 },
  {},
  { number, nif: 'B11111112', state: 'Correcto' },
  { number, date, operation: 'Anulacion', state: 'Correcto' },
];

describe.each(seeds(3))('seed %i', seed => {
  test('X14 lines in another order, some missing, some of nobody, some refused: each finds its own record', async () => {
    const chance = new Chance(seed);
    const ana = await world.kit.buildSender();
    const issued = [];
    for (let n = 0; n < 5 + chance.below(4); n += 1) issued.push(await issue(ana));
    const places = issued.map((_, index) => index + 1);
    const refused = places.filter(() => chance.happens(25));
    const missing = places.filter(place => !refused.includes(place) && chance.happens(30));
    const noted = places.filter(place => !refused.includes(place) && !missing.includes(place) && chance.happens(30));
    const about = chance.pick(issued);
    await world.script(ana, {
      mode: 'answer',
      order: chance.pick(['reverse', 'shuffle']),
      seed,
      missing,
      extra: strangers(about.fullNumber, about.date),
      codes: Object.fromEntries([...refused.map(place => [place, 1100]), ...noted.map(place => [place, 2004])]),
    });
    await world.kit.sendNext(ana);
    expect(await statuses(ana)).toEqual(
      places.map(place =>
        refused.includes(place)
          ? 'rejected'
          : missing.includes(place)
            ? 'waiting'
            : noted.includes(place)
              ? 'accepted_with_errors'
              : 'accepted',
      ),
    );
    // The chain goes on behind a link that was refused.
    await issue(ana);
    await world.heal(ana);
    await expectHeld(world, ana, { rejected: refused.length, withErrors: noted.length });
  });
});

test('X14 a line that is missing: the same number of another day does not stand for it', async () => {
  const ana = await world.kit.buildSender();
  const one = await issue(ana);
  await issue(ana);
  await world.script(ana, {
    mode: 'answer',
    missing: [1],
    extra: [{ number: one.fullNumber, date: '2026-01-02', state: 'Correcto' }],
  });
  await world.kit.sendNext(ana);
  expect(await statuses(ana)).toEqual(['waiting', 'accepted']);
  await world.heal(ana);
  await expectHeld(world, ana);
});

test('X14 an answer without a line about anything is no answer, and the wait grows', async () => {
  const ana = await world.kit.buildSender();
  await issue(ana);
  await issue(ana);
  await world.script(ana, { mode: 'answer', missing: [1, 2], times: 3 });
  await world.heal(ana);
  const { body } = await world.app.rest('GET', '/verifactu/status', { token: ana.token });
  expect(body.verifactu).toMatchObject({ waiting: 0, incident: null });
  expect((await world.kit.ledger(ana)).messages).toBe(4);
  await expectHeld(world, ana);
});

test('X14 one line that never comes does not make a storm of the others', async () => {
  const ana = await world.kit.buildSender();
  await issue(ana);
  await issue(ana);
  await world.script(ana, { mode: 'answer', missing: [1], times: 0 });
  const until = world.now().getTime() + 3 * 3_600_000;
  while (world.now().getTime() < until) {
    const went = await world.kit.sendNext(ana);
    const next = (await world.state(ana)).next_at!.getTime();
    // Where nothing went it looks again each minute: five at once are as good.
    await world.to(new Date(went ? next : Math.max(next, world.now().getTime() + 5 * 60_000)));
  }
  expect((await sent(ana)).length).toBeGreaterThanOrEqual(5);
  expect((await sent(ana)).length).toBeLessThan(8);
  await world.kit.control('DELETE', '/script');
  await world.heal(ana);
  await expectHeld(world, ana);
});

describe('X14 a record that no answer ever speaks of', () => {
  /** Three messages of it and another: the other is answered. */
  async function forgotten(): Promise<{ ana: Sender; number: string; id: string }> {
    const ana = await world.kit.buildSender();
    const { fullNumber: number, id } = await issue(ana);
    await world.script(ana, { mode: 'answer', missing: [1], times: 3 });
    for (let n = 0; n < 3; n += 1) {
      await issue(ana);
      await world.kit.sendNext(ana);
      await world.to((await world.state(ana)).next_at!);
    }
    return { ana, number, id };
  }

  test('goes apart from the others, by the hour and for as long as it takes, and the company reads so', async () => {
    const { ana, number } = await forgotten();
    expect(await statuses(ana)).toEqual(['waiting', 'accepted', 'accepted', 'accepted']);
    // The others go on at their own pace.
    for (let n = 0; n < 3; n += 1) {
      await issue(ana);
      await world.kit.sendNext(ana);
      if (n < 2) expect((await statuses(ana)).at(-1)).toBe('accepted');
      await world.forward(1_000);
    }
    expect(
      (await sent(ana))
        .slice(3)
        .every(
          ({ raw }) =>
            !raw.includes(`>${number}</sf:NumSerieFactura><sf:FechaExpedicionFactura>`) ||
            raw.includes('RegistroAnterior'),
        ),
    ).toBe(true);
    expect((await sent(ana)).slice(3).map(({ records }) => records)).toEqual([1, 1, 1]);
    expect(await world.overview(ana)).toMatchObject({
      waiting: 1,
      pause: null,
      incident: { cause: expect.stringContaining('escríbenos') },
    });
    const { records } = (await world.app.rest('GET', '/verifactu/records?status=waiting', { token: ana.token })).body;
    expect(records).toMatchObject([
      { number, errorMessage: expect.stringContaining('sin decir nada de este registro') },
    ]);
    // By the hour, alone; what is issued meanwhile does not wait for it.
    await world.script(ana, { mode: 'answer', missing: [1] });
    await world.forward(3_600_000);
    await issue(ana);
    expect([await world.kit.sendNext(ana), (await statuses(ana)).at(-1)]).toEqual([true, 'waiting']);
    expect([await world.kit.sendNext(ana), (await statuses(ana)).at(-1)]).toEqual([true, 'accepted']);
    expect((await sent(ana)).slice(-2).map(({ records: many }) => many)).toEqual([1, 1]);
    expect((await statuses(ana))[0]).toBe('waiting');
    await world.heal(ana);
    await expectHeld(world, ana);
  });

  test('goes with what follows it of the same invoice, which keeps its place in the chain', async () => {
    const { ana, id } = await forgotten();
    await world.app.rest('POST', `/invoices/${id}/cancel`, { token: ana.token });
    await issue(ana);
    await world.script(ana, { mode: 'answer', missing: [1, 2] });
    await world.kit.sendNext(ana);
    expect(await statuses(ana)).toEqual(['waiting', 'accepted', 'accepted', 'accepted', 'waiting', 'accepted']);
    await world.to((await world.state(ana)).next_at!);
    await issue(ana);
    await world.kit.sendNext(ana);
    expect(await statuses(ana)).toEqual([
      'waiting',
      'accepted',
      'accepted',
      'accepted',
      'waiting',
      'accepted',
      'accepted',
    ]);
    await world.heal(ana);
    expect((await sent(ana)).slice(3).map(({ records }) => records)).toEqual([3, 1, 2]);
    await expectHeld(world, ana);
  });
});

test('X14 an anulación beside its alta: each takes its own line, whichever comes first', async () => {
  const ana = await world.kit.buildSender();
  const one = await issue(ana);
  await world.app.rest('POST', `/invoices/${one.id}/cancel`, { token: ana.token });
  await world.script(ana, { mode: 'answer', order: 'reverse', codes: { 1: 2004 } });
  await world.kit.sendNext(ana);
  expect(await statuses(ana)).toEqual(['accepted_with_errors', 'accepted']);
  await expectHeld(world, ana, { withErrors: 1 });
});

test('X14 a refusal without a code is a refusal all the same', async () => {
  const ana = await world.kit.buildSender();
  const { id } = await issue(ana);
  await world.kit.sendNext(ana);
  await issue(ana);
  const [, last] = await world.kit.statuses(ana);
  const body = ((await world.kit.control('GET', `/messages?nif=${ana.nif}`)) as { raw: string }[])[0]!.raw;
  expect(body).toContain(ana.nif);
  await world.script(ana, { mode: 'raw', body: refusalWithoutCode(ana.nif, last!.number, dayBefore(world.now())) });
  await world.kit.sendNext(ana);
  expect(await statuses(ana)).toEqual(['accepted', 'rejected']);
  expect(await shown(ana, id)).toMatchObject({ status: 'accepted' });
  await expectHeld(world, ana, { rejected: 1 });
});

function refusalWithoutCode(nif: string, number: string, date: string): string {
  const base =
    'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws';
  return (
    `<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/" xmlns:r="${base}/RespuestaSuministro.xsd" xmlns:i="${base}/SuministroInformacion.xsd"><e:Body><r:RespuestaRegFactuSistemaFacturacion>` +
    `<r:TiempoEsperaEnvio>0</r:TiempoEsperaEnvio><r:EstadoEnvio>Incorrecto</r:EstadoEnvio><r:RespuestaLinea><r:IDFactura><i:IDEmisorFactura>${nif}</i:IDEmisorFactura><i:NumSerieFactura>${number}</i:NumSerieFactura>` +
    `<i:FechaExpedicionFactura>${date.split('-').reverse().join('-')}</i:FechaExpedicionFactura></r:IDFactura><r:Operacion><i:TipoOperacion>Alta</i:TipoOperacion></r:Operacion><r:EstadoRegistro>Incorrecto</r:EstadoRegistro>` +
    '</r:RespuestaLinea></r:RespuestaRegFactuSistemaFacturacion></e:Body></e:Envelope>'
  );
}

describe('X16 a code, the state it makes and what is said of it', () => {
  test.each([
    [2000, 'accepted', true],
    [2004, 'accepted', false],
    [2007, 'accepted', true],
    [2008, 'accepted', true],
    [3000, 'rejected', true],
    [3001, 'rejected', true],
    [3002, 'rejected', true],
  ])('%i: %s', async (code, status, correctable) => {
    const ana = await world.kit.buildSender();
    const { id } = await issue(ana);
    const errors = jest.spyOn(world.app.services.log, 'error');
    await world.script(ana, { mode: 'answer', codes: { 1: code } });
    await world.kit.sendNext(ana);
    const chainFault = errors.mock.calls.some(([about]) => (about as { chainFaults?: number }).chainFaults === 1);
    errors.mockRestore();
    expect(await shown(ana, id)).toMatchObject({ status, errorMessage: expect.stringMatching(/\S{3}/) });
    expect(chainFault).toBe([2000, 2007, 2008].includes(code));
    const { body } = await world.app.rest('GET', `/verifactu/invoices/${id}/correction`, { token: ana.token });
    expect(body.correction.explanation).toMatchObject({
      code,
      whatHappened: expect.any(String),
      whatToDo: expect.any(String),
    });
    expect(body.correction.way !== 'nothing').toBe(correctable);
    await expectHeld(world, ana, status === 'rejected' ? { rejected: 1 } : { withErrors: 1 });
  });

  test('3001 on an anulación: it is annulled, which is what was asked for', async () => {
    const ana = await world.kit.buildSender();
    const { id } = await issue(ana);
    await world.kit.sendNext(ana);
    await world.app.rest('POST', `/invoices/${id}/cancel`, { token: ana.token });
    await world.script(ana, { mode: 'answer', codes: { 1: 3001 } });
    await world.kit.sendNext(ana);
    expect(await statuses(ana)).toEqual(['accepted', 'accepted_with_errors']);
  });
});

testMessages();

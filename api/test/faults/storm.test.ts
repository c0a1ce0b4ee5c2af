import { setTimeout as sleep } from 'node:timers/promises';
import type { Sender } from '../servers/aeat';
import { buildCustomer, buildInvoice } from '../build';
import type { Body } from '../harness';
import { endBackoff } from '../../modules/verifactu/send/send-now';
import { Chance, seeds } from './chance';
import { expectHeld, testMessages } from './invariants';
import { dayBefore, startWorld, type Step, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.stop());

const STEPS = 60;
const UNKNOWN = '12345678Z';
const FAULTS: Step[] = [
  { mode: 'reset' },
  { mode: 'accept_then_reset' },
  { mode: 'accept_then_half' },
  { mode: 'accept_then_html' },
  { mode: 'accept_then_fault', side: 'server' },
  { mode: 'http', status: 503 },
  { mode: 'http', status: 403 },
  { mode: 'fault', side: 'server' },
  { mode: 'fault', side: 'client', code: 4112 },
  { mode: 'answer', order: 'shuffle', missing: [1, 3] },
  { mode: 'answer', order: 'reverse', extra: [{}] },
  { mode: 'answer', wait: 0 },
  { mode: 'answer', wait: 240 },
];

/** A day of a company on which everything happens, drawn by the seed. */
class Day {
  private readonly issued: Body[] = [];
  private readonly unknown: { customer: Body; invoice: Body }[] = [];
  readonly answers: Promise<unknown>[] = [];

  constructor(
    readonly ana: Sender,
    private readonly chance: Chance,
  ) {}

  private readonly acts: [weight: number, act: () => Promise<unknown>][] = [
    [
      22,
      async () =>
        this.issued.push(
          await buildInvoice(world.app, this.ana, {
            series: this.chance.pick(['A', 'B']),
            date: dayBefore(world.now()),
          }),
        ),
    ],
    [10, () => this.issueToUnknown()],
    [6, () => this.ask('cancel')],
    [30, () => this.correct()],
    [18, () => world.script(this.ana, this.chance.pick(FAULTS))],
    [50, () => world.kit.sendNext(this.ana)],
    [6, () => this.die()],
    [20, () => world.forward(this.chance.pick([1_000, 30_000, 70_000, 125_000, 220_000, 3_700_000]))],
    [6, () => this.post('/verifactu/resume')],
    [5, () => this.hurryOne()],
  ];

  async live(): Promise<void> {
    const all = this.acts.reduce((sum, [weight]) => sum + weight, 0);
    for (let n = 0; n < STEPS; n += 1) {
      let drawn = this.chance.below(all);
      const [, act] = this.acts.find(([weight]) => (drawn -= weight) < 0)!;
      await act();
    }
  }

  private post(path: string) {
    return world.app.rest('POST', path, { token: this.ana.token });
  }

  /** An invoice that the AEAT refuses until its customer's card says that nobody knows the number. */
  private async issueToUnknown(): Promise<void> {
    const customer = await buildCustomer(world.app, this.ana, { name: `Eva Ruiz ${this.issued.length}`, nif: UNKNOWN });
    const invoice = await buildInvoice(world.app, this.ana, {
      customerManual: undefined,
      customerId: customer.id,
      date: dayBefore(world.now()),
    });
    this.issued.push(invoice);
    this.unknown.push({ customer, invoice });
  }

  private async ask(what: string): Promise<void> {
    if (this.issued.length > 0) await this.post(`/invoices/${this.chance.pick(this.issued).id}/${what}`);
  }

  /**
   * Seals a corrected record, if there is something to correct. The answer, which waits for the AEAT's, is left for
   * later.
   */
  private async correct(): Promise<void> {
    if (this.unknown.length === 0) return;
    const { customer, invoice } = this.chance.pick(this.unknown);
    await world.app.rest('PUT', `/customers/${customer.id}`, {
      token: this.ana.token,
      body: { name: `${customer.name} Gil`, nif: UNKNOWN, idKind: '07' },
    });
    this.answers.push(this.post(`/verifactu/invoices/${invoice.id}/correct`));
    await sleep(60);
  }

  /** The worker is gone with the message, on its way out or with its answer in hand. */
  private async die(): Promise<void> {
    const { post } = world.kit;
    const { aeat } = post;
    const sent = this.chance.happens(60);
    Object.assign(post, {
      aeat: {
        ...aeat,
        async send(...message: Parameters<typeof aeat.send>) {
          if (sent) await aeat.send(...message);
          throw new Error('gone');
        },
      },
    });
    await world.kit
      .sendNext(this.ana)
      .catch(() => undefined)
      .finally(() => Object.assign(post, { aeat }));
  }

  private async hurryOne(): Promise<void> {
    if (this.issued.length > 0)
      await world.app.services.db.tx(this.ana.tenantId, em => endBackoff(em, this.ana.tenantId));
  }
}

test.each(seeds(2))(
  'seed %i: a day on which everything happens ends with product and AEAT of one mind',
  async seed => {
    await world.kit.control('POST', '/census', { missing: [UNKNOWN] });
    const chance = new Chance(seed * 7_919);
    const ana = await world.kit.buildSender();
    const day = new Day(ana, chance);
    await day.live();
    await world.kit.control('DELETE', '/script');
    await Promise.all(day.answers);
    const { paused_at: paused } = await world.state(ana);
    if (paused) await world.app.rest('POST', '/verifactu/resume', { token: ana.token });
    await world.heal(ana);
    const all = await world.kit.statuses(ana);
    const [rejected, noted] = [
      all.filter(({ status }) => status === 'rejected'),
      all.filter(({ status }) => status === 'accepted_with_errors'),
    ];
    // Refused for the customer, or cancelled although it was; noted for the customer.
    expect(rejected.filter(({ code }) => code !== 1110 && code !== 3002).map(({ code, kind }) => [code, kind])).toEqual(
      [],
    );
    expect(noted.filter(({ code }) => code !== 2001)).toEqual([]);
    await expectHeld(world, ana, { rejected: rejected.length, withErrors: noted.length, inTime: false });
  },
  60_000,
);

testMessages();

import { startAeat, type AeatKit, type Sender } from '../servers/aeat';
import { buildInvoice } from '../build';
import { startTestApp, type Body, type TestApp } from '../harness';
import type { Chance } from './chance';

type AeatGiven = NonNullable<Parameters<typeof startAeat>[1]>;
export type Step = Record<string, unknown> & { mode?: string };
interface SenderState {
  next_at: Date | null;
  lease_until: Date | null;
  paused_at: Date | null;
  paused_code: number | null;
  wait_seconds: number;
  failures: number;
  batch_limit: number;
  fence: number;
}

const HOUR_MS = 3_600_000;
/** So many messages without an end is no retrying any more. */
const MOST = 400;

/** The product and the sandbox under one clock that the test moves. */
export interface World {
  app: TestApp;
  kit: AeatKit;
  now(): Date;
  /** Moves both clocks, the product's and the AEAT's. */
  to(instant: Date): Promise<void>;
  forward(ms: number): Promise<void>;
  /** What the AEAT does with the next messages of a company. */
  script(sender: Sender, ...steps: Step[]): Promise<void>;
  state(sender: Sender): Promise<SenderState>;
  /**
   * The AEAT is itself again: sends, waiting as the product says, until nothing is on its way. Says how long that took.
   */
  heal(sender: Sender): Promise<{ messages: number; tookMs: number }>;
  overview(sender: Sender): Promise<Body>;
  stop(): Promise<void>;
}

export async function startWorld(given: AeatGiven = {}, env: Record<string, string> = {}): Promise<World> {
  const app = await startTestApp(env);
  const kit = await startAeat(app, given);
  let clock = new Date();
  let since = Date.now();
  // The product's clock stands between two moves, the AEAT's runs on: as far as it has run, so far it stays ahead.
  const to = async (instant: Date) => {
    clock = instant;
    app.at(instant);
    await kit.control('POST', '/options', { clockOffsetSeconds: (instant.getTime() - since) / 1000 });
  };
  const { buildSender } = kit;
  kit.buildSender = async company => {
    since = Date.now();
    await to(clock);
    return buildSender(company);
  };
  const state = async ({ tenantId }: Sender): Promise<SenderState> =>
    (await app.services.db.read(tenantId, em => em.query('SELECT * FROM senders')))[0];
  const waits = async (sender: Sender) =>
    (await kit.statuses(sender)).some(({ status }) => status === 'waiting' || status === 'sending');
  const world: World = {
    app,
    kit,
    to,
    state,
    now: () => clock,
    forward: ms => to(new Date(clock.getTime() + ms)),
    async script({ nif }, ...steps) {
      await kit.control(
        'POST',
        '/script',
        steps.map(step => ({ nif, ...step })),
      );
    },
    async heal(sender) {
      const from = clock.getTime();
      for (let messages = 0; messages < MOST; messages += 1) {
        while (messages < MOST && (await kit.sendNext(sender))) messages += 1;
        if (!(await waits(sender))) return { messages, tookMs: clock.getTime() - from };
        const { next_at: next, lease_until: lease, paused_at: paused } = await state(sender);
        if (paused && !next) throw new Error('paused until somebody resumes');
        const when = Math.max(next?.getTime() ?? 0, lease?.getTime() ?? 0);
        if (when - clock.getTime() > 3 * HOUR_MS) throw new Error(`waits until ${new Date(when).toISOString()}`);
        await to(new Date(Math.max(when, clock.getTime() + 1)));
      }
      throw new Error(`no end: ${JSON.stringify(await kit.statuses(sender))}`);
    },
    overview: async ({ token }) => (await app.rest('GET', '/verifactu/status', { token })).body.verifactu,
    async stop() {
      await kit.stop();
      await app.close();
    },
  };
  return world;
}

/** Invoices of several series, some cancelled at once: what a company does in a busy minute. */
export async function busy(
  { app, now }: World,
  sender: Sender,
  chance: Chance,
  count = 3 + chance.below(4),
): Promise<Body[]> {
  const issued: Body[] = [];
  for (let n = 0; n < count; n += 1) {
    issued.push(
      await buildInvoice(app, sender, {
        series: chance.pick(['A', 'B']),
        date: dayBefore(now()),
        lines: [
          {
            description: 'Trabajo',
            quantity: 1 + chance.below(9),
            price: 10 + chance.below(90),
            ivaRate: chance.pick([4, 10, 21]),
          },
        ],
      }),
    );
    if (chance.happens(25)) await cancel(app, sender, chance.pick(issued));
  }
  return issued;
}

async function cancel(app: TestApp, { token }: Sender, { id }: Body): Promise<void> {
  const { status } = await app.rest('POST', `/invoices/${id}/cancel`, { token });
  if (status !== 200 && status !== 409) throw new Error(`cancel: ${status}`);
}

/** Safe in every zone. */
export const dayBefore = (instant: Date): string =>
  new Date(instant.getTime() - 24 * HOUR_MS).toISOString().slice(0, 10);

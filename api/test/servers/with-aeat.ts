import { setTimeout as sleep } from 'node:timers/promises';
import { sharedTestApp, startTestApp, type TestApp } from '../harness';
import { startAeat, type AeatKit } from './aeat';

const START_MS = 60_000;

interface Started {
  app: TestApp;
  aeat: AeatKit;
}
/** What a file does before its tests. */
type Ready = (started: Started) => void | Promise<void>;

/** An app and the AEAT's sandbox that it sends to, for all tests of a file. */
export function withAeat(ready: Ready): void {
  const stops: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const app = await startTestApp();
    stops.unshift(() => app.close());
    const aeat = await startAeat(app);
    stops.unshift(() => aeat.stop());
    await ready({ app, aeat });
  }, START_MS);
  afterAll(async () => {
    for (const stop of stops) await stop();
  });
}

let shared: Promise<AeatKit> | undefined;

/**
 * The sandbox that the files of one group share, with the product that they share (sharedTestApp). A file sees what was
 * sent since it began, and sends what waits of the company that it names: what others leave waiting is not its own.
 * Whoever tests the dispatcher itself, the sandbox's settings or a sender that is not a company starts one of their own.
 */
export function withSharedAeat(ready: Ready): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await sharedTestApp();
    shared ??= startAeat(app);
    const kit = await shared;
    Object.assign(globalThis, { folioSharedAeat: kit });
    const before = (await kit.messages()).at(-1)?.message;
    const aeat: AeatKit = {
      ...kit,
      messages: (after = before) => kit.messages(after),
      async drain(sender, ms = 20_000) {
        for (const end = Date.now() + ms; await kit.isUnderWay(sender);) {
          if (Date.now() > end) throw new Error(`still on their way: ${JSON.stringify(await kit.statuses(sender))}`);
          if (!(await kit.sendNext(sender))) await sleep(20);
        }
      },
    };
    await ready({ app, aeat });
  }, START_MS);
  afterAll(() => app.close());
}

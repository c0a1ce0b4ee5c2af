import { startTestApp, type TestApp } from '../harness';
import { startAeat, type AeatKit } from './aeat';

const START_MS = 60_000;

interface Started {
  app: TestApp;
  aeat: AeatKit;
}

/** An app and the AEAT's sandbox that it sends to, for all tests of a file. `ready`: what the file does before its tests. */
export function withAeat(ready: (started: Started) => void | Promise<void>): void {
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

import 'reflect-metadata';
import { parentPort, workerData } from 'node:worker_threads';
import { openAeat } from '../edges/aeat/aeat';
import { ENTITIES } from '../entities';
import { credentialsOf } from '../modules/certificates/credentials';
import { Dispatcher } from '../modules/verifactu/send/dispatcher';
import type { AeatEnvironment, OperatorCertificate, TraceTarget } from '../platform/config/config';
import { Vault } from '../platform/crypto';
import { Db } from '../platform/database/db';
import { createLog } from '../platform/log/log';
import { startTraces } from '../platform/trace/start';
import { timedAeat } from './timed-aeat';

/** What the thread is started with. */
export interface SendingData {
  urls: { app: string; platform: string };
  secret: Uint8Array;
  previousSecret: Uint8Array | null;
  operatorCertificate: OperatorCertificate | null;
  aeat: { environment: AeatEnvironment; url: string | null; ca: string | null };
  logLevel: string;
  prepared: boolean;
  traces: TraceTarget | null;
}

/** Connections of its own: it never waits behind requests, nor they behind it. */
const CONNECTIONS = 6;

/** Everything that a message of a thousand records costs happens here, beside the loop that serves requests. */
async function main({
  urls,
  secret,
  previousSecret,
  operatorCertificate,
  aeat,
  logLevel,
  prepared,
  traces,
}: SendingData): Promise<void> {
  const log = createLog(logLevel);
  const tracing = startTraces(traces, log);
  const db = new Db(urls, ENTITIES, CONNECTIONS, prepared);
  await db.open();
  const vault = new Vault(Buffer.from(secret), previousSecret && Buffer.from(previousSecret));
  const now = () => new Date();
  const dispatcher = new Dispatcher({
    db,
    log,
    now,
    environment: aeat.environment,
    aeat: timedAeat(openAeat(aeat), told => parentPort!.postMessage(told)),
    credentialsOf: tenantId => credentialsOf({ db, vault, operatorCertificate, now }, tenantId),
  });
  parentPort!.once('message', () => {
    void dispatcher
      .stop()
      .then(() => db.close())
      .then(() => tracing.stop())
      .finally(() => parentPort!.close());
  });
  dispatcher.start();
}

if (parentPort) void main(workerData as SendingData);

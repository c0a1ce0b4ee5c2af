import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Config, OperatorCertificate } from '../platform/config/config';
import type { Log } from '../platform/log/log';
import { aeatRecords, aeatSeconds } from '../platform/log/metrics';
import type { SendingData } from './sending-thread';
import type { AeatTold } from './timed-aeat';

type Sandbox = { url: string; caPem: string } | null;

const THREAD = join(__dirname, `sending-thread${extname(__filename)}`);
/** From the sources the thread needs what reads TypeScript. */
const execArgv = extname(__filename) === '.ts' ? ['-r', join(__dirname, '../bin/typescript.cjs')] : [];
const RESTART_MS = 1_000;
const STOP_MS = 6_000;

const STATES: Record<AeatTold['states'][number], string> = {
  Correcto: 'accepted',
  AceptadoConErrores: 'accepted_with_errors',
  Incorrecto: 'rejected',
};

/** The figures are shown by this thread: it counts what the other reports. */
function countTold({ request, outcome, seconds, states }: AeatTold): void {
  aeatSeconds.observe({ request, outcome }, seconds);
  for (const state of states) aeatRecords.inc({ state: STATES[state] });
}

function dataOf(
  config: Config,
  urls: { app: string; platform: string },
  sandbox: Sandbox,
  operatorCertificate: OperatorCertificate | null,
): SendingData {
  return {
    urls: { app: urls.app, platform: urls.platform },
    secret: config.appSecret,
    previousSecret: config.appSecretPrevious,
    operatorCertificate,
    logLevel: config.logLevel,
    prepared: config.preparedStatements,
    traces: config.traces,
    aeat: {
      environment: config.aeatEnvironment,
      url: config.aeatUrl ?? sandbox?.url ?? null,
      ca: sandbox?.caPem ?? null,
    },
  };
}

/**
 * Sends records to the AEAT in a thread of its own; one that dies is started again. Without an AEAT to send to, records
 * wait.
 */
export function startSending(
  config: Config,
  urls: { app: string; platform: string },
  sandbox: Sandbox,
  operatorCertificate: OperatorCertificate | null,
  log: Log,
): { stop(): Promise<void> } {
  const workerData = dataOf(config, urls, sandbox, operatorCertificate);
  if (config.aeatEnvironment === 'sandbox' && workerData.aeat.url === null) {
    log.info('sin AEAT de pruebas: los registros esperan');
    return { stop: async () => undefined };
  }
  let stopping = false;
  let thread: Worker;
  let ended: Promise<unknown>;
  const begin = () => {
    thread = new Worker(THREAD, { workerData, execArgv });
    thread.on('message', countTold);
    thread.on('error', error => log.error({ err: error }, 'los envíos a la AEAT se han interrumpido'));
    ended = new Promise(resolve => thread.once('exit', resolve));
    thread.once('exit', () => {
      if (!stopping) setTimeout(() => !stopping && begin(), RESTART_MS).unref();
    });
  };
  begin();
  return {
    async stop() {
      stopping = true;
      thread.postMessage('stop');
      await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })]);
      await thread.terminate();
    },
  };
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAeat, type AeatOptions } from '../../edges/aeat/aeat';
import { credentialsOf } from '../../modules/certificates/credentials';
import { Dispatcher, sendNext } from '../../modules/verifactu/send/dispatcher';
import type { SendingServices } from '../../modules/verifactu/send/sending-services';
import { openSandbox } from '../../sandbox/aeat/open';
import { optionsFrom } from '../../sandbox/aeat/options';
import { spawnSandbox, type Sandbox } from '../../sandbox/aeat/spawn';
import { buildTenant, setSubscription, type Person } from '../build';
import type { Body, TestApp } from '../harness';
import { send } from '../harness';
import { giveKeyring, keepKeyring, keptCertificate } from './kept';

export type Sender = Person & { nif: string };
export type Status = {
  number: string;
  kind: string;
  status: string;
  attempts: number;
  code: number | null;
  csv: string | null;
  hash: string;
};

/** A message as it reached the sandbox. */
interface Sent {
  message: number;
  raw: string;
}

type Where = Pick<Sandbox, 'url' | 'controlUrl' | 'caPem' | 'stop'>;

/** The AEAT's sandbox, and what the product sends to it with. */
export interface AeatKit {
  sandbox: Where;
  post: SendingServices;
  /** The sandbox's control door. */
  control(method: string, path: string, body?: unknown): Promise<Body>;
  ledger(sender: Sender): Promise<Body>;
  /** What the sandbox was sent, message by message; with `after`, from the message after that one. */
  messages(after?: number): Promise<Sent[]>;
  /** A PRO company with a certificate of its own NIF. */
  buildSender(given?: Record<string, string>): Promise<Sender>;
  /** What became of a company's records, in the order of the chain. */
  statuses(sender: Sender): Promise<Status[]>;
  /** Whether a record of the company waits or is being sent. */
  isUnderWay(sender: Sender): Promise<boolean>;
  /** Sends one message if one is due. */
  sendNext(sender: Sender): Promise<boolean>;
  /** Sends what is due of a company for as long as something else takes. */
  sending<T>(sender: Sender, work: () => Promise<T>): Promise<T>;
  /** Sends the next message, whose answer (as a step of the script says it) waits until something else is done. */
  sendHeld(sender: Sender, step: Record<string, unknown>, meanwhile: () => Promise<unknown>): Promise<void>;
  /** Runs a dispatcher until nothing of the company is on its way. */
  drain(sender: Sender, ms?: number): Promise<void>;
  stop(): Promise<void>;
}

let people = 0;

/** A company's NIF with a right check digit, another each time. */
function nextNif(): string {
  people += 1;
  const digits = String(4_000_000 + people);
  const sum = [...digits].reduce(
    (total, digit, i) => total + (i % 2 ? Number(digit) : [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][Number(digit)]!),
    0,
  );
  return `B${digits}${(10 - (sum % 10)) % 10}`;
}

/** One key serves all: the sandbox learns for whom it speaks. */
const HOLDER = 'A58402165';

async function install(app: TestApp, { tenantId, userId }: Person): Promise<void> {
  const { key, cert, notAfter } = keptCertificate({ nif: HOLDER, name: 'Gestoría de pruebas, S.A.' });
  const { keyId, bytes } = app.services.vault.seal(tenantId, 'certificate', JSON.stringify({ key, cert }));
  await app.services.db.tx(tenantId, em =>
    em.query(
      `INSERT INTO certificates (tenant_id, sealed, key_id, holder_name, holder_nif, kind, issuer, serial, fingerprint, not_before, not_after, represents, uploaded_by, created_at)
     VALUES ($1, $2, $3, 'Gestoría de pruebas, S.A.', $4, 'representative', 'AC', '1', 'f', now(), $5, true, $6, now())`,
      [tenantId, bytes, keyId, HOLDER, notAfter, userId],
    ),
  );
}

/** Behind its own doors as always, but in this process: to start one more costs half a second of a core. */
async function openHere(dir: string, waitSeconds: number): Promise<Where> {
  const args = ['--dir', dir, '--port', '0', '--control-port', '0', '--wait', String(waitSeconds), '--any-ca'];
  const { url, controlUrl, ca, close } = await openSandbox(optionsFrom(args));
  return { url, controlUrl, caPem: readFileSync(ca, 'utf8'), stop: close };
}

interface AeatOf {
  waitSeconds?: number;
  aeat?: Partial<AeatOptions>;
  /** As a process of its own: where the time or the memory of this one is measured. */
  apart?: boolean;
}

export async function startAeat(
  app: TestApp,
  { waitSeconds = 0, aeat = {}, apart = false }: AeatOf = {},
): Promise<AeatKit> {
  const dir = mkdtempSync(join(tmpdir(), 'folio-aeat-'));
  giveKeyring(dir);
  const sandbox = apart ? await spawnSandbox({ dir, waitSeconds, anyCa: true }) : await openHere(dir, waitSeconds);
  keepKeyring(dir);
  const control = async (method: string, path: string, body?: unknown) =>
    (await send(`${sandbox.controlUrl}${path}`, method, { body })).body;
  const { services } = app;
  const now = () => services.now();
  const post: SendingServices = {
    db: services.db,
    log: services.log,
    now,
    environment: services.aeat.environment,
    aeat: openAeat({ environment: 'sandbox', url: sandbox.url, ca: sandbox.caPem, ...aeat }),
    credentialsOf: tenantId => credentialsOf({ ...services, now }, tenantId),
  };
  const represented: string[] = [];
  const statuses = (sender: Sender): Promise<Status[]> =>
    services.db.read(sender.tenantId, em =>
      em.query(
        `SELECT r.number, r.kind, s.status, s.attempts, s.code, s.csv, r.hash FROM records r
       JOIN submissions s ON s.record_id = r.id ORDER BY r.sequence`,
      ),
    );
  const kit: AeatKit = {
    sandbox,
    post,
    control,
    statuses,
    ledger: sender => control('GET', `/ledger?nif=${sender.nif}`),
    messages: (after = 0) => control('GET', `/messages?after=${after}`) as Promise<Sent[]>,
    isUnderWay: async sender =>
      (await statuses(sender)).some(({ status }) => status === 'waiting' || status === 'sending'),
    async buildSender(given = {}) {
      const nif = nextNif();
      const person = await buildTenant(app, { companyNif: nif, ...given });
      await setSubscription(app, person, { plan: 'pro', status: 'active' });
      await install(app, person);
      // The pause of a first answer that says none: tests do not wait a minute.
      await services.db.tx(person.tenantId, em =>
        em.query('UPDATE senders SET wait_seconds = $2 WHERE tenant_id = $1', [person.tenantId, waitSeconds]),
      );
      represented.push(nif);
      await control('POST', '/represent', { holder: HOLDER, nifs: represented });
      return { ...person, nif };
    },
    sendNext: sender => sendNext(post, sender.tenantId),
    async sending(sender, work) {
      let done = false;
      const working = work().finally(() => {
        done = true;
      });
      while (!done) if (!(await kit.sendNext(sender))) await sleep(20);
      return working;
    },
    async sendHeld(sender, step, meanwhile) {
      await control('POST', '/script', [{ nif: sender.nif, ...step, held: true }]);
      const sent = kit.sendNext(sender);
      while (((await control('GET', '/held')) as { held: number }).held === 0) await sleep(10);
      await meanwhile();
      await control('POST', '/release');
      await sent;
    },
    async drain(sender, ms = 20_000) {
      const dispatcher = new Dispatcher({
        ...post,
        aeat: openAeat({ environment: 'sandbox', url: sandbox.url, ca: sandbox.caPem, ...aeat }),
      });
      dispatcher.start();
      const end = Date.now() + ms;
      while (await kit.isUnderWay(sender)) {
        if (Date.now() > end) {
          await dispatcher.stop();
          throw new Error(`still on their way: ${JSON.stringify(await statuses(sender))}`);
        }
        await sleep(50);
      }
      await dispatcher.stop();
    },
    async stop() {
      post.aeat.close();
      await sandbox.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
  return kit;
}

/**
 * Each accepted record once, in the order of the chain, with the product's hash and CSV: the sandbox's ledger is the
 * oracle.
 */
export async function expectSameLedger(kit: AeatKit, sender: Sender): Promise<void> {
  const { records, chainBreaks } = (await kit.ledger(sender)) as {
    records: { hash: string; csv: string }[];
    chainBreaks: unknown[];
  };
  const mine = (await kit.statuses(sender)).filter(({ status }) => status.startsWith('accepted'));
  expect(records.map(({ hash }) => hash)).toEqual(mine.map(({ hash }) => hash));
  for (const [index, { csv }] of mine.entries()) if (csv !== null) expect(csv).toBe(records[index]!.csv);
  expect(chainBreaks).toEqual([]);
}

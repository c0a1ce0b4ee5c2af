import type { Sender, Status } from '../servers/aeat';
import { HAS_SCHEMAS, schemaErrors, testWithSchemas } from '../aeat-schema';
import { asSuperuser } from '../superuser';
import { chainFaults } from './chain-faults';
import type { World } from './world';

interface Entry {
  hash: string;
  csv: string;
  state: string;
  code: number | null;
  again: 'same' | 'different' | null;
  number: string;
  operation: string;
}
interface Sent {
  raw: string;
  records: number;
}

const FRAGMENT = /<(?:\w+:)?RegistroFactura>(.*?)<\/(?:\w+:)?RegistroFactura>/gs;
const BODY = /<(?:\w+:)?Body>(.*)<\/(?:\w+:)?Body>/s;

/** Every text that was ever sent, by record, held against the one that was sealed. */
async function resentOtherwise(world: World, sender: Sender, messages: Sent[]): Promise<string[]> {
  const sealed: { id: string; xml: string }[] = await world.app.services.db.read(sender.tenantId, em =>
    em.query('SELECT id, xml FROM records'),
  );
  const texts = new Set(sealed.map(({ xml }) => xml));
  return messages.flatMap(({ raw }) =>
    [...raw.matchAll(FRAGMENT)]
      .filter(([, text]) => !texts.has(text!))
      .map(([, text]) => `sent but never sealed: ${text!.slice(0, 300)}`),
  );
}

const open = ({ services }: World['app'], { tenantId }: Sender) =>
  services.db.read(tenantId, async em => ({
    underWay: await em.query(`SELECT record_id, status FROM submissions WHERE status IN ('waiting', 'sending')`),
    leases: await em.query('SELECT lease_until FROM senders WHERE lease_until IS NOT NULL'),
    incidents: await em.query('SELECT cause FROM incidents WHERE ended_at IS NULL'),
    paused: await em.query('SELECT paused_reason FROM senders WHERE paused_at IS NOT NULL'),
  }));

/**
 * Records taken with another note than the ledger's. Of a record that was annulled before its answer came, only the
 * annulment is known.
 */
function answeredOtherwise(taken: Status[], once: Entry[]): object[] {
  const annulled = new Set(taken.filter(({ kind }) => kind === 'anulacion').map(({ number }) => number));
  return taken
    .map(({ number, status, code }, index) => ({ number, answered: [status, code], was: once[index]! }))
    .filter(
      ({ number, answered, was }) =>
        !annulled.has(number) &&
        `${answered}` !== `${was.state === 'Correcto' ? ['accepted', null] : ['accepted_with_errors', was.code]}`,
    );
}

interface Expected {
  rejected?: number;
  withErrors?: number;
  oneAltaEach?: boolean;
  inTime?: boolean;
  unseen?: number;
}

/** After every scenario: product and AEAT agree, and nothing is left behind. */
export async function expectHeld(
  world: World,
  sender: Sender,
  { rejected = 0, withErrors = 0, oneAltaEach = true, inTime = true, unseen = 0 }: Expected = {},
): Promise<void> {
  const { kit, app } = world;
  expect(await open(app, sender)).toEqual({ underWay: [], leases: [], incidents: [], paused: [] });
  const faults = await asSuperuser(app.database, client => chainFaults(client, [sender.tenantId]));
  expect(faults.filter(fault => oneAltaEach || !/alta|counter/.test(fault))).toEqual([]);

  const mine = await kit.statuses(sender);
  const taken = mine.filter(({ status }) => status.startsWith('accepted'));
  const { records, resends, tooEarly, chainBreaks } = (await kit.ledger(sender)) as {
    records: Entry[];
    resends: Record<string, number>;
    tooEarly: number;
    chainBreaks: unknown[];
  };
  // A correction or an anulación that comes twice is stored twice, as the same thing.
  const once = records.filter(({ again }) => again === null);
  expect(once.map(({ hash }) => hash)).toEqual(taken.map(({ hash }) => hash));
  for (const [index, { csv }] of taken.entries())
    if (csv !== null)
      expect(records.filter(({ hash }) => hash === once[index]!.hash).map(entry => entry.csv)).toContain(csv);
  expect(answeredOtherwise(taken, once)).toEqual([]);
  // What came to the AEAT came in the order of the chain; a record that a fault kept from it altogether is missed by
  // the next.
  expect(chainBreaks.slice(unseen)).toEqual([]);
  expect({
    rejected: mine.filter(({ status }) => status === 'rejected').length,
    withErrors: mine.filter(({ status }) => status === 'accepted_with_errors').map(({ code }) => code),
  }).toEqual({ rejected, withErrors: Array(withErrors).fill(expect.any(Number)) });
  expect({ resends: resends.different, tooEarly: inTime ? tooEarly : 0 }).toEqual({ resends: 0, tooEarly: 0 });

  const messages = (await kit.control('GET', `/messages?nif=${sender.nif}`)) as Sent[];
  expect(await resentOtherwise(world, sender, messages)).toEqual([]);
  if (HAS_SCHEMAS) for (const { raw } of messages) sent.add(BODY.exec(raw)![1]!);
}

/** Of the scenarios of a file, until its last test: one look at all of them takes hardly more of a core than at a few. */
const sent = new Set<string>();

/** To be the last test of a file of scenarios. */
export const testMessages = (): void =>
  testWithSchemas('every message of these scenarios keeps to the official schema', async () => {
    const bodies = [...sent];
    sent.clear();
    expect(bodies.length).toBeGreaterThan(0);
    expect(await schemaErrors(bodies)).toEqual([]);
  });

import { PUBLIC_OPERATIONS } from '../../gate/schema';
import { STATUS } from '../../platform/errors';
import { grouped } from '../../../schema/group-by';
import { ROUTES } from '../../rest/routes';
import { OPERATIONS, RIGHTS, VIEWERS, type Right, type Verdict, type Viewer } from './access-matrix';
import { ROWS } from './access-rows';
import { buildTenant, setSubscription, type Person } from '../build';
import { buildCanary, sings, withoutCompany, type Canary } from '../canary';
import { castOf, type Cast } from './cast';
import { CALLS, type Outcome } from '../doors';
import { askForeign, DEAF, hearing } from './foreign';
import { startTestApp, type TestApp } from '../harness';
import { IS_LONG } from '../long';
import { startStripe } from '../servers/stripe';
import { idPaths, operations, rows, valueAt } from './operations';
import type { Things } from './things';
import { dumpOf } from '../superuser';

let app: TestApp;
let stopStripe: () => Promise<void>;
let ana: Person;
let bob: Canary;
let cast: Cast;
let before: string;
beforeAll(async () => {
  const { sandbox, env } = await startStripe();
  stopStripe = () => sandbox.stop();
  app = await startTestApp(env);
  ana = await buildTenant(app);
  await setSubscription(app, ana, { plan: 'pro', status: 'active' });
  bob = await buildCanary(app);
  cast = await castOf(app, ana, bob.things);
  before = await dumpOf(app.database, bob.person.tenantId);
});
afterAll(async () => {
  await stopStripe();
  await app.close();
});

/** Whatever else a caller says of a tenant is not listened to. */
const claims = () => ({ 'x-tenant-id': bob.person.tenantId, 'x-tenant': bob.person.tenantId });

/** What these are given is there for the next who asks, as it was: those of a company share it. */
const AGAIN = new Set(
  `updateUser inviteUser noteCustomer updateProduct updateInvoice collectInvoice createRebate
   createRecurringInvoice updateRecurringInvoice createQuote updateQuote sendQuote
   shareQuote shareInvoice sendInvoice remindCustomer setMovementAside setAffiliateStatus
   updateDataRequest dataRequestExport restrictData recordObjection`.split(/\s+/),
);

/** Of these two each row of the rights says the same: at an operation one of them asks, at the next the other. */
const TWINS: [Viewer, Viewer][] = [
  ['anonymous', 'ghost'],
  ['suspended', 'cancelled'],
];

/**
 * Who asks: everybody through GraphQL, by turns where two are alike. A row runs that operation with the same right,
 * which the table says: there one of each verdict asks, not the same one at every row.
 */
function askersOf(name: string, operation: string, right: Right): readonly Viewer[] {
  if (IS_LONG) return VIEWERS;
  if (name === operation) {
    const turn = Object.keys(OPERATIONS).indexOf(name) % 2;
    return VIEWERS.filter(viewer => !TWINS.some(twins => twins[turn] === viewer));
  }
  const place = Object.keys(ROWS).indexOf(name);
  return [...grouped(VIEWERS, viewer => RIGHTS[right][viewer]).values()].map(alike => alike[place % alike.length]!);
}

const verdictOf = ({ code, status }: Outcome): Verdict | string =>
  code === null ? (status < 300 ? 'done' : String(status)) : code;

describe('the table', () => {
  test('has a place for every root field of the schema, and for nothing else', () => {
    expect(Object.keys(OPERATIONS).sort()).toEqual(
      operations()
        .map(each => each.name)
        .sort(),
    );
  });

  test('has a place for every row of the facade, with the right of the field that it runs', () => {
    expect(Object.keys(ROWS).sort()).toEqual(
      rows()
        .map(each => each.key)
        .sort(),
    );
    for (const { key, operation } of rows()) expect([key, ROWS[key]]).toEqual([key, OPERATIONS[operation]!.right]);
  });

  test('says the same of those who take turns', () => {
    for (const row of Object.values(RIGHTS)) for (const [one, other] of TWINS) expect(row[one]).toBe(row[other]);
  });

  test('knows the public operations, and the rows say the same', () => {
    expect(
      Object.entries(OPERATIONS)
        .filter(([, row]) => row.right === 'public')
        .map(([name]) => name)
        .sort(),
    ).toEqual([...PUBLIC_OPERATIONS].sort());
    expect(
      ROUTES.filter(route => route.public)
        .map(route => `${route.method.toUpperCase()} ${route.path}`)
        .sort(),
    ).toEqual(
      Object.entries(ROWS)
        .filter(([, right]) => right === 'public' || right === 'request')
        .map(([key]) => key)
        .sort(),
    );
  });

  test('gives a value to every argument that takes an id', async () => {
    for (const operation of operations()) {
      const variables = (await OPERATIONS[operation.name]!.given?.(bob.things)) ?? {};
      for (const path of idPaths(operation))
        expect([operation.name, path, typeof valueAt(variables, path)]).toEqual([operation.name, path, 'string']);
    }
  });
});

describe.each(CALLS)('%s', (name, operation, right, make) => {
  test('is done for whom the contract lets, and refused to the others', async () => {
    const door = make();
    const verdicts: Record<string, string> = {};
    const isRead = operations().find(each => each.name === operation)!.kind === 'query';
    const given = async (things: Things) => (await OPERATIONS[operation]!.given?.(things)) ?? {};
    // What the refused ask for is there, and never touched: the same serves all of them, and whoever only reads.
    const untouched = await given(cast[VIEWERS.find(viewer => RIGHTS[right][viewer] === 'done')!].kept.things);
    const askers = askersOf(name, operation, right);
    for (const viewer of askers) {
      const { kept, things, token, forget } = cast[viewer];
      const isDone = RIGHTS[right][viewer] === 'done';
      const changes = isDone && !isRead && !AGAIN.has(operation);
      const outcome = await door(app, changes ? await given(things) : isDone ? await given(kept.things) : untouched, {
        // Who changes their own password or signs out ends the session that it is done with.
        token: await (changes && right === 'own session' ? token() : kept.token()),
        headers: claims(),
      });
      if (changes && right === 'own session') forget();
      verdicts[viewer] = verdictOf(outcome);
      expect([viewer, sings(viewer === 'superadmin' ? withoutCompany(outcome.text) : outcome.text)]).toEqual([
        viewer,
        false,
      ]);
      if (outcome.code && name !== operation) expect(outcome.status).toBe(STATUS[outcome.code]);
      if (outcome.code === 'UNAUTHENTICATED') expect(outcome.status).toBe(401);
    }
    expect(verdicts).toEqual(Object.fromEntries(askers.map(viewer => [viewer, RIGHTS[right][viewer]])));
  });

  test('shows and does nothing with the ids of another company: they are as if they did not exist', async () => {
    const { kept } = RIGHTS[right].user === 'done' ? cast.user : cast.admin;
    await askForeign(app, make(), operation, kept.things, bob, await kept.token(), name !== operation);
  });
});

describe('company B', () => {
  test('has not one byte changed by all this', async () => {
    expect(await dumpOf(app.database, bob.person.tenantId)).toBe(before);
  });

  test('has its canaries in all its texts, and hears them itself', async () => {
    expect(bob.planted.length).toBeGreaterThan(40);
    expect(await hearing(app, bob.person.token, bob.things)).toEqual(
      CALLS.filter(([name, , right]) => right.endsWith('read') && !DEAF.includes(name)).map(([name]) => name),
    );
  });
});

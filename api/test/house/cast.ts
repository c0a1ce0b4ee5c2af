import { newToken } from '../../platform/auth';
import { findPlatformCompany } from '../../modules/company/platform-company';
import { invoicePayments } from '../../modules/billing/own-invoices';
import { hashPassword } from '../../modules/sign-in/password-hash';
import { addDays, dayOf } from '../../platform/dates';
import { newId } from '../../platform/ids';
import {
  answerOf,
  buildPublicRequest,
  buildRequest,
  buildAffiliate,
  buildCommission,
  buildCustomer,
  draftRectifying,
  buildCollected,
  buildPaid,
  buildLinked,
  buildRecurring,
  buildOverdue,
  buildExchanged,
  buildPrepayment,
  buildInvoice,
  buildTicket,
  buildProduct,
  buildSealed,
  buildSuperadmin,
  buildTenant,
  buildUser,
  mailedToken,
  recordOf,
  refuseRecord,
  setSubscription,
  setTenantStatus,
  type Person,
} from '../build';
import { buildMatched, buildStatement, buildMovement } from './bank';
import { buildQuote } from '../quotes';
import type { Viewer } from './access-matrix';
import { keptThings, type Things } from './things';
import { buildCertificate } from '../certificate-upload';
import { arrangeRepresentation, leavePastRepresentation } from '../representation';
import type { TestApp } from '../harness';
import { PAYING_CUSTOMER } from '../servers/stripe';
import { asSuperuser } from '../superuser';

const PASSWORD = 'secreta-123';
type Status = 'active' | 'suspended' | 'cancelled';
type Session = Pick<Person, 'tenantId'> & { userId?: string; apiKeyId?: string; scope?: 'read' | 'write' };

/** A session of its own, since some calls end the one that they are made with. */
async function anotherSession(
  app: TestApp,
  { tenantId, userId, apiKeyId, scope }: Session,
): Promise<{ id: string; token: string }> {
  const { token, hash } = newToken();
  const id = newId();
  await app.services.db.tx(tenantId, em =>
    em.query(
      `INSERT INTO sessions (token_hash, id, kind, tenant_id, user_id, api_key_id, scope, created_at, last_used_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, now(), now(), now() + interval '1 day')`,
      [hash, id, apiKeyId ? 'api_key' : 'user', tenantId, userId, apiKeyId, scope],
    ),
  );
  return { id, token };
}

async function buildKey(app: TestApp, owner: Person): Promise<string> {
  const { body } = await app.gql(
    'mutation { createApiKey(input: { name: "Programa" }) { apiKey { id } } }',
    {},
    { token: owner.token },
  );
  return body.data.createApiKey.apiKey.id;
}

let colleagues = 0;
async function buildColleague(app: TestApp, owner: Person): Promise<string> {
  const { body } = await app.rest('POST', '/users', {
    token: owner.token,
    body: { name: 'Colega', email: `invitado${colleagues++}@empresa.example`, role: 'user' },
  });
  return body.user.id;
}

async function buildDeactivated(app: TestApp, owner: Person): Promise<string> {
  const { id } = await buildProduct(app, owner);
  await app.rest('DELETE', `/products/${id}`, { token: owner.token });
  return id;
}

/** Them with another session: what was called before may have ended theirs. */
const again = async (app: TestApp, owner: Person): Promise<Person> => ({
  ...owner,
  token: (await anotherSession(app, owner)).token,
});

async function buildErased(app: TestApp, owner: Person): Promise<string> {
  const person = await again(app, owner);
  const { id } = await buildRequest(app, person, { requestType: 'erasure' });
  await app.rest('POST', `/lopd/data-requests/${id}/erase`, { token: person.token });
  return id;
}

/**
 * As refused, in a company that the AEAT asks to wait: a call that corrects is answered at once, since nobody sends
 * here.
 */
async function buildRejected(app: TestApp, owner: Person): Promise<string> {
  const { id } = await buildSealed(app, owner);
  await app.services.db.tx(owner.tenantId, em =>
    em.query(
      `UPDATE senders SET next_at = now() + interval '1 hour'
     WHERE tenant_id = $1`,
      [owner.tenantId],
    ),
  );
  return refuseRecord(app, owner, id);
}

/** `paid`: as the customer that the sandbox of Stripe was given. */
async function arrangeSubscription(
  app: TestApp,
  { tenantId }: Person,
  how: 'local' | 'ending' | 'paid',
): Promise<void> {
  await app.services.db.acrossTenants('a test', em =>
    em.query(
      `UPDATE subscriptions
       SET status = 'active', cancel_at_period_end = $2, provider_customer_id = $3, provider_subscription_id = $4
       WHERE tenant_id = $1`,
      [tenantId, how === 'ending', how === 'paid' ? PAYING_CUSTOMER : null, how === 'paid' ? 'sub_x' : null],
    ),
  );
}

/** A payment, with our invoice for it from the company that runs this Folio. */
async function buildPayment(app: TestApp, { tenantId }: Person): Promise<string> {
  const { services } = app;
  if ((await findPlatformCompany(services)) === null) await buildSuperadmin(app);
  const id = newId();
  await services.db.acrossTenants('a test', em =>
    em.query(
      `INSERT INTO payments (tenant_id, id, charge_id, created_at, amount, status, net, concept)
     VALUES ($1, $2, $3, now(), 59.29, 'succeeded', 49, 'Plan PRO')`,
      [tenantId, id, `ch_${id}`],
    ),
  );
  await invoicePayments(services, tenantId);
  return id;
}

/** Things made afresh at every call, also in a company that may not write: it is open while they are made. */
export function freshThings(app: TestApp, owner: Person, status: Status = 'active', viewer: Session = owner): Things {
  const made = (make: () => Promise<string>) => async () => {
    if (status !== 'active') await setTenantStatus(app, owner, 'active');
    const id = await make();
    if (status !== 'active') await setTenantStatus(app, owner, status);
    return id;
  };
  const idOf = ({ id }: { id: string }) => id;
  // Its first reminder is due.
  const lately = dayOf(addDays(new Date(), -4));
  return {
    email: owner.email,
    password: PASSWORD,
    customer: made(() => buildCustomer(app, owner).then(idOf)),
    product: made(() => buildProduct(app, owner).then(idOf)),
    deactivatedProduct: made(() => buildDeactivated(app, owner)),
    draft: made(() => buildInvoice(app, owner, { status: 'draft' }).then(idOf)),
    issued: made(() => buildInvoice(app, owner).then(idOf)),
    rectifyingDraft: issuedId => made(() => draftRectifying(app, owner, issuedId).then(idOf))(),
    ticket: made(() => buildTicket(app, owner).then(idOf)),
    collected: made(() => buildCollected(app, owner).then(idOf)),
    paid: made(() => buildPaid(app, owner).then(idOf)),
    movement: made(() => buildMovement(app, owner)),
    matched: made(() => buildMatched(app, owner)),
    statement: made(() => buildStatement(app, owner)),
    answerOf: invoiceId => answerOf(app, owner, invoiceId),
    overdue: made(() => buildOverdue(app, owner, {}, { date: lately, dueDate: lately, series: 'V' }).then(idOf)),
    debtor: made(() =>
      buildOverdue(app, owner, {}, { date: lately, dueDate: lately, series: 'V' }).then(({ customer }) => customer.id),
    ),
    seenOf: async customerId => {
      const { token } = await anotherSession(app, owner);
      const { body } = await app.rest('GET', `/customers/${customerId}/overdue-claim`, { token });
      return body.claim?.seen ?? 'nothing';
    },
    linked: made(() => buildLinked(app, owner).then(idOf)),
    recurring: paused => made(() => buildRecurring(app, owner, { paused }).then(idOf))(),
    quote: how => made(() => buildQuote(app, owner, how && { [how]: true }).then(idOf))(),
    exchanged: made(() => buildExchanged(app, owner).then(idOf)),
    prepayment: made(() => buildPrepayment(app, owner).then(idOf)),
    rejected: made(() => buildRejected(app, owner)),
    record: made(async () => recordOf(app, owner, (await buildSealed(app, owner)).id)),
    colleague: made(() => buildColleague(app, owner)),
    company: async () => (await buildTenant(app)).tenantId,
    apiKey: made(() => buildKey(app, owner)),
    certificate: made(() => buildCertificate(app, owner)),
    request: requestType =>
      made(async () => idOf(await buildRequest(app, await again(app, owner), requestType ? { requestType } : {})))(),
    erased: made(() => buildErased(app, owner)),
    answerer: async () => owner.userId,
    requestMailed: async () => mailedToken(app, (await buildPublicRequest(app)).id),
    mailed: made(async () => mailedToken(app, await buildColleague(app, owner))),
    welcomed: async () => mailedToken(app, (await buildTenant(app)).userId),
    affiliate: made(() => buildAffiliate(app, owner).then(idOf)),
    affiliateCode: made(() => buildAffiliate(app, owner).then(({ code }) => code)),
    commission: made(() => buildCommission(app, owner)),
    representation: inForce => arrangeRepresentation(app, owner, inForce),
    pastRepresentation: () => leavePastRepresentation(app, owner),
    session: () => anotherSession(app, viewer).then(idOf),
    payment: () => buildPayment(app, owner),
    subscription: how => arrangeSubscription(app, owner, how),
    me: async () => viewer.userId ?? owner.userId,
  };
}

/** Who asks and what they ask with. */
interface Asker {
  token(): Promise<string | undefined>;
  things: Things;
}
interface Actor extends Asker {
  /** For calls that leave sessions and things as they are. */
  kept: { token(): Promise<string | undefined>; things: Things };
  /** The kept session may have been ended. */
  forget(): void;
}
export type Cast = Record<Viewer, Actor>;

/** `things`: what those of one company share. */
function keeping(asker: Asker, things = keptThings(asker.things)): Actor {
  let token: Promise<string | undefined> | undefined;
  const { me, session } = keptThings(asker.things);
  return {
    ...asker,
    kept: { token: () => (token ??= asker.token()), things: { ...things, me, session } },
    forget() {
      token = undefined;
    },
  };
}

function person(app: TestApp, who: Person, owner: Person, status?: Status): Asker {
  return { token: async () => (await anotherSession(app, who)).token, things: freshThings(app, owner, status, who) };
}

/** A second admin of a company in a state: what they do to their own account leaves the first as it is. */
async function closed(app: TestApp, status: Status): Promise<Asker> {
  const owner = await buildTenant(app);
  await setSubscription(app, owner, { plan: 'pro', status: 'active' });
  const admin = await buildUser(app, owner, 'admin');
  await setTenantStatus(app, owner, status);
  return person(app, admin, owner, status);
}

/** Their password stays temporary, even after they have changed it. */
async function temporary(app: TestApp, owner: Person): Promise<Asker> {
  const user = await buildUser(app, owner);
  const actor = person(app, user, owner);
  return {
    ...actor,
    async token() {
      await app.services.db.tx(owner.tenantId, em =>
        em.query('UPDATE users SET is_temporary_password = true WHERE tenant_id = $1 AND id = $2', [
          user.tenantId,
          user.userId,
        ]),
      );
      return actor.token();
    },
  };
}

async function program(app: TestApp, owner: Person, scope: 'read' | 'write'): Promise<Asker> {
  const apiKeyId = await buildKey(app, owner);
  return {
    token: async () => (await anotherSession(app, { tenantId: owner.tenantId, apiKeyId, scope })).token,
    things: freshThings(app, owner),
  };
}

/**
 * Everybody of the access matrix. `owner` registered company A; the anonymous and the superadmin ask after `theirs`.
 */
export async function castOf(app: TestApp, owner: Person, theirs: Things): Promise<Cast> {
  const boss = await buildSuperadmin(app);
  const own = freshThings(app, owner, 'active', boss);
  // Public operations are theirs to call, with an account that exists, and their own session is theirs to end.
  const strangers: Things = {
    ...theirs,
    email: own.email,
    password: own.password,
    session: own.session,
    mailed: own.mailed,
    requestMailed: own.requestMailed,
    welcomed: own.welcomed,
    affiliate: own.affiliate,
    affiliateCode: own.affiliateCode,
    commission: own.commission,
  };
  const shared = keptThings(freshThings(app, owner));
  const superadmin = person(app, boss, boss);
  // The requests that name no company are the platform's.
  const { request, answerer, erased } = superadmin.things;
  const cast: Cast = {
    anonymous: keeping({ token: async () => undefined, things: strangers }),
    ghost: keeping({ token: async () => newToken().token, things: strangers }),
    user: keeping(person(app, await buildUser(app, owner), owner), shared),
    admin: keeping(person(app, await buildUser(app, owner, 'admin'), owner), shared),
    superadmin: keeping({ ...superadmin, things: { ...strangers, request, answerer, erased } }),
    suspended: keeping(await closed(app, 'suspended')),
    cancelled: keeping(await closed(app, 'cancelled')),
    temporary: keeping(await temporary(app, owner), shared),
    readKey: keeping(await program(app, owner, 'read'), shared),
    key: keeping(await program(app, owner, 'write'), shared),
  };
  const hash = await hashPassword(PASSWORD);
  await asSuperuser(app.database, client =>
    client.query(
      `UPDATE app.users SET password_hash = $1
     WHERE password_hash = 'none'`,
      [hash],
    ),
  );
  return cast;
}

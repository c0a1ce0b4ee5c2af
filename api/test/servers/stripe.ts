import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outboxMailer } from '../../edges/mail';
import { ensureSuperadmin } from '../../modules/sign-in/first-superadmin';
import { tokenOf } from '../../modules/sign-in/one-time-tokens';
import { ownPaper } from '../../modules/billing/own-invoices';
import { deliver, type Post } from '../../modules/mail/deliver';
import { SANDBOX_KEYS } from '../../sandbox/stripe/keys';
import { startStripeSandbox, type StripeSandbox } from '../../sandbox/stripe/service';
import type { Services } from '../../platform/context';
import { applyEvents } from '../../modules/billing/stripe/sync-job';
import { tickBilling } from '../../modules/billing/clock';
import { buildTenant, type Person } from '../build';
import { putLawOff } from '../law';
import { startTestApp, type Body, type TestApp } from '../harness';

/** A customer that every sandbox of a test has. */
export const PAYING_CUSTOMER = 'cus_x';

/** Stripe's sandbox alone, and the variables that lead the product to it. */
export async function startStripe(
  clock?: () => number,
): Promise<{ sandbox: StripeSandbox; env: Record<string, string> }> {
  const sandbox = await startStripeSandbox({ clock });
  const { customers } = sandbox.account.kept;
  customers[PAYING_CUSTOMER] = {
    id: PAYING_CUSTOMER,
    created: sandbox.account.now(),
    name: null,
    email: null,
    metadata: {},
    card: 'good',
  };
  return {
    sandbox,
    env: {
      STRIPE_SECRET_KEY: SANDBOX_KEYS.secretKey,
      STRIPE_WEBHOOK_SECRET: SANDBOX_KEYS.webhookSecret,
      STRIPE_CONNECT_WEBHOOK_SECRET: SANDBOX_KEYS.connectSecret,
      STRIPE_PRICE_BASIC: SANDBOX_KEYS.prices.basic,
      STRIPE_PRICE_PRO: SANDBOX_KEYS.prices.pro,
      STRIPE_PRICE_PRO_YEARLY: SANDBOX_KEYS.prices.proYearly,
      STRIPE_COUPON_STARTER: SANDBOX_KEYS.starterCoupon,
      STRIPE_API_BASE: sandbox.url,
    },
  };
}

/** A letter as the outbox keeps it; files in base64. */
interface Kept {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: { name: string; content: string }[];
}

async function deliverAll(services: Services, { tenantId, email }: Person): Promise<Kept[]> {
  const dir = await mkdtemp(join(tmpdir(), 'folio-outbox-'));
  const mailer = outboxMailer(dir, 'Folio <no-responder@folio.example>');
  const post: Post = {
    db: services.db,
    mailer,
    publicUrl: services.publicUrl,
    supportEmail: services.operator.supportEmail,
    now: services.now,
    tokenOf: id => tokenOf(services.appSecret, id),
    paperOf: id => ownPaper(services, id),
    invoiceLetter: async () => null,
    quoteLetter: async () => null,
    reminderLetter: async () => null,
    operatorSends: () => services.operatorCertificate !== null,
  };
  const queued: { id: string }[] = await services.db.read(tenantId, em =>
    em.query(`SELECT id FROM mails WHERE status = 'queued' AND kind <> 'welcome' ORDER BY created_at, id`),
  );
  for (const { id } of queued) await deliver(post, { tenantId, id });
  const files = (await readdir(dir)).filter(name => name.endsWith('.json')).sort();
  const letters = await Promise.all(
    files.map(async name => JSON.parse(await readFile(join(dir, name), 'utf8')).letter as Kept),
  );
  await rm(dir, { recursive: true });
  return letters.filter(({ to }) => to === email);
}

/** The product with Stripe's sandbox at the other end, and one clock for both. */
export interface Shop {
  app: TestApp;
  sandbox: StripeSandbox;
  services: Services;
  /** Begins a checkout and pays it on the sandbox's page; answers where the browser is sent. */
  subscribe(person: Person, plan?: 'basic' | 'pro', interval?: 'month' | 'year', card?: string): Promise<string>;
  pay(url: string, card?: string, step?: string): Promise<Response>;
  /** What a person is shown of their plan. */
  status(person: Person): Promise<Body>;
  /** A state that the door does not show. */
  row(person: Person): Promise<Body>;
  /** Waits for events under way and does the jobs that they asked for. */
  settle(...people: Person[]): Promise<void>;
  /** Moves both clocks, does what is due at Stripe and what is due here. */
  pass(days: number, ...people: Person[]): Promise<void>;
  /** The company that runs this Folio, as a start makes it: from now on payments are invoiced. */
  openPlatform(): Promise<void>;
  /** What the mail server would have got for a person of what is queued, in order; sends it. */
  letters(person: Person): Promise<Kept[]>;
  buildTenant: typeof buildTenant extends (app: TestApp, ...rest: infer R) => infer P ? (...rest: R) => P : never;
  close(): Promise<void>;
}

export async function startShop(env: Record<string, string> = {}): Promise<Shop> {
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const { sandbox, env: stripe } = await startStripe(clock);
  const app = await startTestApp({ ...stripe, PUBLIC_URL: 'http://folio.test', DEMO: '0', ...env });
  await putLawOff(app.database);
  sandbox.events.endpoint = {
    url: `${app.url}/api/billing/webhook`,
    secret: SANDBOX_KEYS.webhookSecret,
    connectSecret: SANDBOX_KEYS.connectSecret,
  };
  const { services } = app;
  const shop: Shop = {
    app,
    sandbox,
    services,
    buildTenant: (...rest) => buildTenant(app, ...rest),
    async pay(url, card = 'good', step = '') {
      return fetch(url + step, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `card=${card}`,
      });
    },
    async subscribe(person, plan = 'pro', interval = 'month', card = 'good') {
      const { status, body, text } = await app.rest('POST', '/billing/checkout', {
        token: person.token,
        body: { plan, interval },
      });
      if (status !== 200) throw new Error(`checkout: ${status} ${text}`);
      const answer = await shop.pay(body.url, card);
      await shop.settle(person);
      return answer.headers.get('location') ?? '';
    },
    status: async person => (await app.rest('GET', '/billing/status', { token: person.token })).body,
    async row({ tenantId }) {
      const [row] = await services.db.acrossTenants('a test', em =>
        em.query(
          `SELECT s.*, t.status AS tenant_status FROM subscriptions s JOIN tenants t ON t.tenant_id = s.tenant_id
           WHERE s.tenant_id = $1`,
          [tenantId],
        ),
      );
      return row;
    },
    openPlatform: () =>
      services.db.acrossTenants('a test', em =>
        ensureSuperadmin(
          em,
          services.now(),
          { email: 'superadmin@plataforma.example', password: 'secreta-123' },
          services.operator,
        ),
      ),
    letters: person => deliverAll(services, person),
    async settle(...people) {
      await sandbox.events.settled();
      for (const { tenantId } of people) await applyEvents(services, tenantId);
    },
    async pass(days, ...people) {
      sandbox.advance(days);
      ahead += days * 86_400_000;
      // The sandbox's own clock has gone on by itself: it goes by this one again.
      sandbox.account.kept.ahead = 0;
      // Nobody is signed out by a clock that jumps, neither by what a browser asks at that moment.
      const stay = () =>
        services.db.acrossTenants('a test', em =>
          em.query(
            `UPDATE sessions
         SET last_used_at = $1, expires_at = $1::timestamptz + interval '14 days'`,
            [new Date(clock())],
          ),
        );
      await stay();
      app.at(new Date(clock()));
      await stay();
      await shop.settle(...people);
      await tickBilling(services);
    },
    async close() {
      await sandbox.stop();
      await app.close();
    },
  };
  return shop;
}

import { dateOf } from '../../schema/law-dates';
import type { Viewer } from '../platform/auth';
import { Ctx, type Services } from '../platform/context';
import { addDays, dayOf } from '../platform/dates';
import { newId } from '../platform/ids';
import { register } from '../modules/sign-in/sign-in';
import { hashPassword } from '../modules/sign-in/password-hash';
import type { SignedIn } from '../modules/sign-in/session.types';
import { createAffiliate } from '../modules/affiliates/affiliates';
import { noteReferral } from '../modules/affiliates/referrals';
import { createCustomer } from '../modules/customers/customers';
import { cancelInvoice, createInvoice, payInvoice } from '../modules/invoices/invoices';
import { InvoiceStatus } from '../modules/invoices/invoice.types';
import { PRICES } from '../modules/plans/plans';
import { noteRequest } from '../modules/privacy/data-requests';
import { saySending } from '../modules/obligation/obligation';
import { ExclusionCause, SendingChoice } from '../modules/obligation/obligation.types';
import { createProduct } from '../modules/products/products';
import { lastMonths } from '../modules/superadmin/figures';
import { uploadCertificate } from '../modules/certificates/install';
import { agreeTerms, seedMoney } from './money';
import { AFFILIATES, CUSTOMERS, PRODUCTS, REQUESTS, UNREGISTERED } from './demo-data';
import { Affiliate, AffiliateStatus } from '../modules/affiliates/affiliate.entity';
import { Tenant, TenantStatus } from '../modules/company/tenant.entity';
import { Plan, Subscription, SubscriptionStatus } from '../modules/plans/subscription.entity';
import { LoginIdentity } from '../modules/sign-in/login-identity.entity';
import { User, UserRole } from '../modules/users/user.entity';
import { DEMO_PASSWORD } from '../platform/config/demo-password';

export const DEMO_ACCOUNTS: [email: string, what: string][] = [
  ['superadmin@demo.test', 'superadmin de la plataforma'],
  ['admin@demo.test', 'admin, plan PRO, unas 60 facturas'],
  ['user@demo.test', 'usuario de la misma empresa'],
  ['trial@demo.test', 'admin, plan básico, 5 días de prueba'],
];

const INVOICES = 60;
const MONTHS = 14;
/** So many of the invoices were issued before the company sent. */
const BEFORE_SENDING = 3;
/** Nor so many where the law binds it by then. */
const BINDS = dateOf('verifactu-companies');

/** The certificate that the demo's company installs: its AEAT's own sandbox made it. */
interface DemoCertificate {
  file: Buffer;
  password: string;
}

/** A context that acts as a demo user at a given instant. */
function actingAs(services: Services, signedIn: SignedIn, at: Date): Ctx {
  const viewer: Viewer = {
    kind: 'user',
    apiKeyId: null,
    scope: null,
    tokenHash: Buffer.alloc(0),
    tenantId: signedIn.tenant!.id,
    userId: signedIn.user.id,
    role: 'admin',
    email: signedIn.user.email,
    isTemporaryPassword: false,
    tenantStatus: 'active',
    territory: 'peninsula',
  };
  return new Ctx({ ...services, now: () => at }, { ip: '127.0.0.1', device: 'demo', requestId: newId() }, viewer);
}

async function registerDemo(
  services: Services,
  email: string,
  name: string,
  companyName: string,
  companyNif: string,
  at: Date,
  ref?: string,
): Promise<SignedIn> {
  const ctx = new Ctx({ ...services, now: () => at }, { ip: '127.0.0.1', device: 'demo', requestId: newId() }, null);
  return register({ email, password: DEMO_PASSWORD, name, companyName, companyNif }, ctx, (em, tenant) =>
    noteReferral(em, tenant, ref),
  );
}

/** Companies, catalogue and invoices of the demo, made by the product's own verbs. Does nothing when they are there. */
export async function seedDemo(services: Services, certificate: DemoCertificate | null): Promise<void> {
  const { db } = services;
  const there = await db.acrossTenants('the companies of the demo', em =>
    em.existsBy(LoginIdentity, { email: 'admin@demo.test' }),
  );
  if (there) return;
  const now = services.now();
  const admin = await registerDemo(
    services,
    'admin@demo.test',
    'Lucía Ferrer',
    'Estudio Marea, S.L.',
    'B98241573',
    addDays(now, -MONTHS * 30.4 - 5),
  );
  const code = await seedAffiliates(actingAs(services, admin, addDays(now, -60)));
  const trial = await registerDemo(
    services,
    'trial@demo.test',
    'Marta Ibáñez',
    'Marta Ibáñez Solís',
    '48213960A',
    addDays(now, -25),
    code,
  );
  await db.acrossTenants('the companies of the demo', async em => {
    const tenantId = admin.tenant!.id;
    const address = 'Calle de Sorní, 18, 2.º, 46004 València';
    await em.update(Tenant, { id: tenantId }, { status: TenantStatus.active, address });
    await em.update(
      Subscription,
      { tenantId },
      {
        plan: Plan.pro,
        status: SubscriptionStatus.active,
        priceMonthly: PRICES.pro,
        trialEndsAt: null,
        currentPeriodEnd: addDays(now, 20),
        manual: true,
      },
    );
    await em.update(Subscription, { tenantId: trial.tenant!.id }, { trialEndsAt: addDays(now, 4.5) });
    const [id, email] = [newId(), 'user@demo.test'];
    await em.insert(User, {
      tenantId,
      id,
      name: 'Pau Serra',
      email,
      role: UserRole.user,
      passwordHash: await hashPassword(DEMO_PASSWORD),
      createdAt: addDays(now, -200),
    });
    await em.insert(LoginIdentity, { email, tenantId, userId: id });
    // It has paid since it began: the months before this one are worth its plan.
    await em.query(
      'INSERT INTO platform_months (month, mrr, sign_ups, cancellations, counted_at) SELECT month, $2, 0, 0, $3 FROM unnest($1::text[]) AS month',
      [lastMonths(now).slice(0, -1), PRICES.pro, now],
    );
  });
  const acting = (at: Date) => actingAs(services, admin, at);
  await agreeTerms(acting(now));
  const customers = await seedInvoices(services, admin, now, async () => {
    const ctx = actingAs(services, admin, now);
    if (certificate)
      await uploadCertificate({ certificate: certificate.file, password: certificate.password, confirmed: true }, ctx);
    // Without an AEAT of its own the demo goes on issuing where the law binds by now.
    else if (dayOf(now) >= BINDS)
      await ctx.tx(em => saySending(em, ctx, { choice: SendingChoice.excluded, cause: ExclusionCause.sii }));
  });
  await seedMoney(acting, now, customers);
  await seedRequests(services, admin, now);
}

/** Requests over personal data that wait for an answer. */
async function seedRequests(services: Services, admin: SignedIn, now: Date): Promise<void> {
  for (const { days, ...request } of REQUESTS) {
    const ctx = actingAs(services, admin, addDays(now, -days));
    await ctx.tx(em => noteRequest(em, ctx, request, newId()));
  }
}

/**
 * Two affiliates of the company, of which the first earns already. Its code: once who came by it pays, a commission is
 * owed.
 */
async function seedAffiliates(ctx: Ctx): Promise<string> {
  const [earning] = await Promise.all(
    AFFILIATES.map(affiliate => ctx.tx(em => createAffiliate(em, ctx, affiliate, newId()))),
  );
  await ctx.services.db.acrossTenants('the companies of the demo', em =>
    em.update(
      Affiliate,
      { tenantId: earning!.tenantId, id: earning!.id },
      { status: AffiliateStatus.active, activatedAt: earning!.createdAt },
    ),
  );
  return earning!.code;
}

/** `begin`: from then on the company sends. Its first invoices are from before. The ids of its customers. */
async function seedInvoices(
  services: Services,
  admin: SignedIn,
  now: Date,
  begin: () => Promise<void>,
): Promise<string[]> {
  const ctx = actingAs(services, admin, addDays(now, -MONTHS * 30.4));
  const customers: string[] = [];
  for (const customer of CUSTOMERS) customers.push((await ctx.tx(em => createCustomer(em, ctx, customer, newId()))).id);
  const products: string[] = [];
  for (const product of PRODUCTS) products.push((await ctx.tx(em => createProduct(em, ctx, product, newId()))).id);
  let started = false;
  for (let index = 0; index < INVOICES; index += 1) {
    const at = addDays(now, -MONTHS * 30.4 * (1 - (index + 1) / INVOICES));
    if (!started && (index === BEFORE_SENDING || dayOf(at) >= BINDS)) {
      started = true;
      await begin();
    }
    await seedInvoice(actingAs(services, admin, at), index, customers, products);
  }
  await seedRefused(actingAs(services, admin, now));
  const last = actingAs(services, admin, now);
  await last.tx(em =>
    createInvoice(
      em,
      last,
      {
        date: dayOf(now),
        customerId: customers[1],
        notes: 'Pendiente de confirmar las horas.',
        status: InvoiceStatus.draft,
        lines: [{ description: 'Consultoría de marca, por hora', quantity: '8', price: '65', ivaRate: 21 }],
      },
      newId(),
    ),
  );
  return customers;
}

/** An invoice whose record the demo's AEAT will refuse, for people who want to see what follows. */
async function seedRefused(ctx: Ctx): Promise<void> {
  const customer = await ctx.tx(em => createCustomer(em, ctx, UNREGISTERED, newId()));
  await ctx.tx(em =>
    createInvoice(
      em,
      ctx,
      {
        date: dayOf(ctx.now()),
        customerId: customer.id,
        lines: [{ description: 'Sesión de fotografía de producto', quantity: '1', price: '420', ivaRate: 21 }],
      },
      newId(),
    ),
  );
}

async function seedInvoice(ctx: Ctx, index: number, customers: string[], products: string[]): Promise<void> {
  const lines = Array.from({ length: 1 + ((index * 7) % 4) }, (_, line) => {
    const which = (index * 3 + line * 5) % PRODUCTS.length;
    const product = PRODUCTS[which]!;
    return {
      description: product.description ?? product.name,
      quantity: String(1 + ((index + line * 3) % 6)),
      price: product.price,
      ivaRate: product.ivaRate,
      productId: products[which],
    };
  });
  const invoice = await ctx.tx(em =>
    createInvoice(
      em,
      ctx,
      {
        date: dayOf(ctx.now()),
        customerId: customers[(index * 5) % customers.length],
        lines,
        notes: 'Gracias por vuestra confianza.',
      },
      newId(),
    ),
  );
  if (index % 17 === 9) await ctx.tx(em => cancelInvoice(em, ctx, invoice.id));
  else if (index < INVOICES - 6) await ctx.tx(em => payInvoice(em, ctx, invoice.id, null));
}

import type { EntityManager } from 'typeorm';
import { isExample } from '../../platform/config/operator';
import type { Services } from '../../platform/context';
import { unpaidSubscription } from '../plans/plans';
import { Plan, Subscription, SubscriptionStatus } from '../plans/subscription.entity';
import { beginChain, lockCompany } from '../verifactu/seal/chain';
import { sendForItself } from '../representation/representation';
import { ChainRow } from '../verifactu/chain.entity';
import { Tenant } from './tenant.entity';

/** The company that runs this Folio, which invoices what tenants pay; null before the first start has made it. */
export async function findPlatformCompany({ db }: Pick<Services, 'db'>): Promise<string | null> {
  const company = await db.acrossTenants('the company that runs this Folio', em =>
    em.findOne(Tenant, { where: { isPlatform: true }, order: { createdAt: 'ASC' } }),
  );
  return company?.id ?? null;
}

/** Its own plan costs nothing and never ends. As the platform role: a company cannot give itself one. */
async function givePlan(services: Services, tenantId: string): Promise<void> {
  const own = unpaidSubscription({
    tenantId,
    plan: Plan.pro,
    status: SubscriptionStatus.active,
    priceMonthly: '0.00',
    trialEndsAt: null,
    manual: true,
  });
  await services.db.acrossTenants('the company that runs this Folio', async em => {
    if (!(await em.existsBy(Subscription, { tenantId })))
      await em.createQueryBuilder().insert().into(Subscription).values(own).orIgnore().execute();
  });
}

/** What keeps the operator's data from standing on an invoice; null: nothing. */
function whyNot({ operator, stripe }: Services): string | null {
  const real = stripe?.apiBase === null;
  return isExample(operator) && real ? 'PLATFORM_NAME, PLATFORM_NIF y PLATFORM_ADDRESS son los del ejemplo' : null;
}

/** True once it stands as the configuration says. Its NIF stays with the first invoice, as any company's. */
async function takeOver(em: EntityManager, services: Services, tenantId: string): Promise<boolean> {
  const { name, nif, address, email } = services.operator;
  const [company] = await em.query(
    `SELECT name, nif, address, EXISTS (SELECT FROM counters c WHERE c.tenant_id = $1) AS issued
       FROM tenants WHERE tenant_id = $1`,
    [tenantId],
  );
  if (company.issued && company.nif !== nif) return false;
  if (company.name !== name || company.nif !== nif || company.address !== address) {
    await em.update(Tenant, { id: tenantId }, { name, nif, address, email });
  }
  if (!(await em.existsBy(ChainRow, { tenantId }))) await beginChain(em, tenantId);
  await sendForItself(em, services, tenantId);
  return true;
}

/**
 * Does something as the company that runs this Folio, in a transaction of its own that holds the company's row, with
 * the company as the configuration says it is. Null, and nothing done, where it cannot invoice: the log says why.
 */
export async function asPlatformCompany<T>(
  services: Services,
  work: (em: EntityManager, tenantId: string) => Promise<T>,
): Promise<T | null> {
  const { db, log } = services;
  const refused = (reason: string) => {
    log.warn({ reason }, 'no se emiten las facturas de los pagos');
    return null;
  };
  const reason = whyNot(services);
  if (reason !== null) return refused(reason);
  const tenantId = await findPlatformCompany(services);
  if (tenantId === null) return refused('todavía no existe la empresa que gestiona Folio');
  await givePlan(services, tenantId);
  return db.tx(tenantId, async em => {
    await lockCompany(em, tenantId);
    if (!(await takeOver(em, services, tenantId))) {
      return refused('PLATFORM_NIF no es el NIF con el que ya se han emitido facturas');
    }
    return work(em, tenantId);
  });
}

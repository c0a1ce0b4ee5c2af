import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { conflict } from '../../platform/errors';
import { blankToNull } from '../../platform/graphql/validation';
import { logActivity } from '../activity/activity';
import { invoicesEverIssued } from '../plans/plans';
import { lockCompany, openChain } from '../verifactu/seal/chain';
import { resumeAfter } from '../verifactu/send/pause';
import { endRepresentation } from '../representation/representation';
import { companyNif } from './company-nif';
import type { Settings, SettingsInput } from './settings.types';
import { Tenant, tenantSearch } from './tenant.entity';

const NIF_LOCKED = 'El NIF ya no se puede cambiar: hay facturas emitidas con él';

const settingsOf = (tenant: Tenant, issued: number): Settings => ({
  companyName: tenant.name,
  companyNif: tenant.nif,
  companyAddress: tenant.address,
  simplifiedActivity: tenant.simplifiedActivity,
  cashBasis: tenant.cashBasis,
  companyNifLocked: issued > 0,
});

/** Seeing the settings leaves a trace, as the specification asks. */
export async function viewSettings(em: EntityManager, ctx: Ctx): Promise<Settings> {
  const { tenantId } = ctx.me;
  const tenant = await em.findOneByOrFail(Tenant, { id: tenantId });
  await logActivity(em, ctx, {
    action: 'view',
    entityType: 'settings',
    entityId: null,
    description: 'Configuración consultada',
  });
  return settingsOf(tenant, await invoicesEverIssued(em, tenantId));
}

/** The NIF can be changed until the first invoice is issued: from then on it stands in its invoices. */
export async function updateSettings(em: EntityManager, ctx: Ctx, input: SettingsInput): Promise<Settings> {
  const { tenantId } = ctx.me;
  const nif = companyNif(input.companyNif);
  const tenant = await em.findOneByOrFail(Tenant, { id: tenantId });
  if (nif !== tenant.nif) {
    await lockCompany(em, tenantId);
    // Behind the first invoice that is being issued: it is seen here, or its issuer sees the new NIF.
    await openChain(em, ctx);
  }
  const issued = await invoicesEverIssued(em, tenantId);
  if (nif !== tenant.nif && issued > 0) throw conflict(NIF_LOCKED, { companyNif: NIF_LOCKED });
  if (nif !== tenant.nif)
    await endRepresentation(
      em,
      ctx,
      'El NIF de la empresa ha cambiado: la autorización para que Folio presente a la AEAT era de otro',
    );
  const { simplifiedActivity = tenant.simplifiedActivity } = input;
  const change = {
    name: input.companyName.trim(),
    nif,
    address: blankToNull(input.companyAddress),
    simplifiedActivity,
    cashBasis: input.cashBasis ?? tenant.cashBasis,
  };
  await em.update(Tenant, { id: tenantId }, { ...change, search: tenantSearch({ ...change, email: tenant.email }) });
  // The AEAT may have refused the company for its name: what was put right is tried again.
  if (tenant.name !== change.name) await resumeAfter(em, tenantId, 'name');
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'settings',
    entityId: null,
    description: 'Configuración de la empresa cambiada',
    riskLevel: 'medium',
  });
  return settingsOf(Object.assign(tenant, change), issued);
}

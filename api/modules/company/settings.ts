import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { checkNif } from '../../../schema/nif';
import { rulesOf } from '../../../schema/tax/territory';
import { badField, conflict } from '../../platform/errors';
import { blankToNull } from '../../platform/graphql/validation';
import { logActivity } from '../activity/activity';
import { invoicesEverIssued } from '../plans/plans';
import { lockCompany, openChain } from '../verifactu/seal/chain';
import { resumeAfter } from '../verifactu/send/pause';
import { endRepresentation } from '../representation/representation';
import { companyNif } from './company-nif';
import { ibanOf } from './iban';
import { termsOf } from './payment-terms';
import type { Settings, SettingsInput } from './settings.types';
import { Tenant, tenantSearch } from './tenant.entity';

const NIF_LOCKED = 'El NIF ya no se puede cambiar: hay facturas emitidas con él';

/** One whose check digit is wrong is in no record, as the AEAT takes none of it: a right one takes its place. */
const isLocked = (nif: string, issued: number): boolean => issued > 0 && checkNif(nif).valid;

const NO_CASH = 'El IPSI no tiene criterio de caja: elige el régimen general';

const settingsOf = (tenant: Tenant, issued: number): Settings => ({
  companyName: tenant.name,
  companyNif: tenant.nif,
  companyAddress: tenant.address,
  simplifiedActivity: tenant.simplifiedActivity,
  cashBasis: tenant.cashBasis,
  territory: tenant.territory,
  paymentTerms: tenant.paymentTerms,
  paymentMeans: tenant.paymentMeans,
  iban: tenant.iban,
  companyNifLocked: isLocked(tenant.nif, issued),
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

/** The NIF can be changed until the first invoice is issued: from then on it stands in its invoices, unless it is wrong. */
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
  const stays = isLocked(tenant.nif, issued) || (issued > 0 && !checkNif(nif).valid);
  if (nif !== tenant.nif && stays) throw conflict(NIF_LOCKED, { companyNif: NIF_LOCKED });
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
    territory: input.territory ?? tenant.territory,
    paymentTerms: input.paymentTerms === undefined ? tenant.paymentTerms : termsOf(input.paymentTerms),
    paymentMeans: input.paymentMeans === undefined ? tenant.paymentMeans : input.paymentMeans,
    iban: input.iban === undefined ? tenant.iban : ibanOf(input.iban),
  };
  if (change.cashBasis && rulesOf(change.territory).tax === 'IPSI') throw badField('cashBasis', NO_CASH);
  // What is proposed at 0 % is of the tax that it was said of.
  const moved = change.territory !== tenant.territory;
  await em.update(
    Tenant,
    { id: tenantId },
    { ...change, ...(moved && { defaultCause: null }), search: tenantSearch({ ...change, email: tenant.email }) },
  );
  // The AEAT may have refused the company for its name: what was put right is tried again.
  if (tenant.name !== change.name) await resumeAfter(em, tenantId, 'name');
  await logActivity(em, ctx, {
    action: 'update',
    entityType: 'settings',
    entityId: null,
    description: moved
      ? `Configuración de la empresa cambiada: territorio ${rulesOf(change.territory).name}`
      : 'Configuración de la empresa cambiada',
    riskLevel: 'medium',
  });
  return settingsOf(Object.assign(tenant, change), issued);
}

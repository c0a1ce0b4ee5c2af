import { normaliseNif } from '../../../schema/nif';
import type { Ctx } from '../../platform/context';
import { dayOf } from '../../platform/dates';
import { AppError, badField } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { logSecurity } from '../../platform/log/security-log';
import { mailboxKey } from '../sign-in/mailbox-key';
import { findToken, makeToken, useToken } from '../sign-in/one-time-tokens';
import { findPlatformCompany } from '../company/platform-company';
import { logActivity } from '../activity/activity';
import { announceToAnswering, queueMail } from '../mail/mails';
import { DataRequest, RequestSource } from './data-request.entity';
import { newRequest, RIGHTS } from './data-requests';
import type { DataRequestInput } from './data-requests.inputs';
import { dueFrom } from '../../../schema/privacy/answer-due';
import { activePolicy } from './policies';
import { Tenant } from '../company/tenant.entity';

/**
 * The company with that NIF. Where several have registered it, none: who of them has the data is for a person to see.
 */
async function companyOf({ services: { db } }: Ctx, nif: string): Promise<string | null> {
  if (!nif) return null;
  const found = await db.acrossTenants('whom a public request is for', em =>
    em.find(Tenant, { where: { nif, isPlatform: false }, take: 2 }),
  );
  return found.length === 1 ? found[0]!.id : null;
}

/**
 * From the public form. It waits until its mailed link is opened (`LINK_HOURS`) before anybody sees it; what came of the company's
 * number cannot be seen from the answer.
 */
export async function submitRequest(input: DataRequestInput, ctx: Ctx): Promise<DataRequest> {
  const { db, limits } = ctx.services;
  if (!input.privacyAccepted)
    throw badField('privacyAccepted', 'Marca que has leído y aceptas la política de privacidad');
  await limits.take('requestAddress', ctx.caller.ip);
  const nif = normaliseNif(input.tenantNif ?? '');
  const id = newId(ctx.now().getTime());
  // A program has filled in what people do not see.
  if (input.website?.trim()) return newRequest(ctx, input, { tenantId: id, id, source: RequestSource.public });
  await limits.take('requestEmail', mailboxKey(input.email));
  await limits.take('requestCompany', nif || '-');
  const tenantId = (await companyOf(ctx, nif)) ?? (await findPlatformCompany(ctx.services));
  if (!tenantId) throw new AppError('UNAVAILABLE', 'Todavía no se pueden recibir solicitudes');
  const request = newRequest(ctx, input, { tenantId, id, source: RequestSource.public });
  await db.tx(tenantId, async em => {
    request.policyVersion = (await activePolicy(em, ctx.now())).version;
    await em.insert(DataRequest, request);
    const tokenId = await makeToken(em, ctx, 'data_request', tenantId, id);
    await queueMail(em, ctx, { kind: 'data_request', tenantId, userId: null, tokenId, about: id });
  });
  return request;
}

const dead = () =>
  badField(
    'token',
    'El enlace ya no vale: caducó o ya se usó. Si ya confirmaste la solicitud, no tienes que hacer nada.',
  );

/** The mailed link was opened: the request stands in its list, and the time to answer begins. */
export async function verifyRequest(given: string, ctx: Ctx): Promise<boolean> {
  const { db, limits } = ctx.services;
  await limits.take('verifyAddress', ctx.caller.ip);
  const token = await db.global(em => findToken(em, given, ctx.now(), ['data_request']));
  if (!token) {
    logSecurity(ctx, 'link_refused');
    throw dead();
  }
  const { tenantId, subjectId: requestId } = token;
  await db.tx(tenantId, async em => {
    if (!(await useToken(em, token))) throw dead();
    const key = { tenantId, id: requestId };
    const request = await em.findOneBy(DataRequest, key);
    if (!request) throw dead();
    await em.update(DataRequest, key, { verifiedAt: ctx.now(), dueOn: dueFrom(dayOf(ctx.now())) });
    await logActivity(
      em,
      ctx,
      {
        action: 'data_request_verified',
        entityType: 'data_request',
        entityId: requestId,
        riskLevel: 'medium',
        description: `Solicitud de ${RIGHTS[request.requestType]} recibida por el formulario público y confirmada por correo`,
      },
      { kind: 'public', tenantId },
    );
    await announceToAnswering(em, ctx, { kind: 'data_request_received', tenantId, about: requestId });
  });
  await limits.giveBack('verifyAddress', ctx.caller.ip);
  return true;
}

import { In, type EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { spanishDate } from '../../platform/dates';
import { AppError, conflict, notFound } from '../../platform/errors';
import { logActivity } from '../activity/activity';
import { requirePro } from '../plans/plans';
import { diagnose, NOTHING_CHOSEN, tellFlaw } from './diagnosis';
import type { Opened, Uploaded } from './pkcs12/open';
import { readCertificate } from './open-in-thread';
import { Trouble } from './trouble';
import type { CertificateStatus, UploadCertificateArgs } from './certificate.types';
import { certificateStatus } from './certificates';
import { lockCompany, openChain } from '../verifactu/seal/chain';
import { resumeAfter } from '../verifactu/send/pause';
import { boundUntil, readStanding } from '../verifactu/who-sends';
import { Tenant } from '../company/tenant.entity';
import { Submission } from '../verifactu/submission.entity';
import { Certificate } from './certificate.entity';

function chosen({ certificate, key, password, noPassword }: UploadCertificateArgs): Uploaded {
  const missing = [...(certificate?.length ? [] : ['certificate']), ...(password || noPassword ? [] : ['password'])];
  const fields = Object.fromEntries(missing.map(field => [field, NOTHING_CHOSEN]));
  if (!certificate || missing.length > 0) throw new AppError('BAD_USER_INPUT', NOTHING_CHOSEN, fields);
  return { file: certificate, key: key?.length ? key : null, password: noPassword ? null : (password ?? null) };
}

async function opened(file: Uploaded, company: Tenant, represents: boolean, now: Date): Promise<Opened> {
  const found = await readCertificate(file).catch((error: unknown) => {
    throw error instanceof Trouble ? tellFlaw(error.flaw) : error;
  });
  const complaint = diagnose(found, company, represents, now);
  if (complaint) throw complaint;
  return found;
}

/**
 * Installs the company's certificate, in the place of the one before. The file is opened outside of any transaction, in
 * a thread: it may take seconds, and longer in a queue.
 */
export async function uploadCertificate(args: UploadCertificateArgs, ctx: Ctx): Promise<CertificateStatus> {
  const { tenantId } = ctx.user;
  const company = await ctx.read(async em => {
    await requirePro(em, tenantId);
    return em.findOneByOrFail(Tenant, { id: tenantId });
  });
  const file = chosen(args);
  await ctx.services.limits.take('certificateTenant', tenantId);
  const found = await opened(file, company, args.represents ?? false, ctx.now());
  return ctx.tx(async em => {
    await requirePro(em, tenantId);
    await install(em, ctx, found, args);
    return certificateStatus(em, ctx);
  });
}

async function install(
  em: EntityManager,
  ctx: Ctx,
  found: Opened,
  { represents, confirmed }: UploadCertificateArgs,
): Promise<void> {
  const { tenantId, userId } = ctx.user;
  const { vault } = ctx.services;
  const { key, cert, locked: _locked, ...facts } = found;
  const { keyId, bytes: sealed } = vault.seal(tenantId, 'certificate', JSON.stringify({ key, cert }));
  // Of two at once the second waits here and takes the first one's place.
  await lockCompany(em, tenantId);
  const { affected: replaced } = await em.delete(Certificate, { tenantId });
  await em.insert(Certificate, {
    ...facts,
    tenantId,
    keyId,
    sealed,
    represents: represents ?? false,
    uploadedBy: userId,
    createdAt: ctx.now(),
  });
  await resumeAfter(em, tenantId, 'certificate');
  const said = [
    `Certificado digital ${replaced ? 'sustituido' : 'instalado'}`,
    ...(represents ? ['con representación declarada'] : []),
    ...(confirmed ? ['NIF y nombre confirmados como en la tarjeta de la AEAT'] : []),
  ];
  await logActivity(em, ctx, {
    action: replaced ? 'update' : 'create',
    entityType: 'certificate',
    entityId: null,
    description: said.join('; '),
    riskLevel: 'high',
  });
}

/**
 * A company that has started to send goes on, and needs what to send with: the certificate in force goes only where the
 * operator takes over.
 */
async function checkNotNeeded(em: EntityManager, ctx: Ctx): Promise<void> {
  const { tenantId } = ctx.user;
  const standing = await readStanding(em, tenantId, ctx.services);
  const now = ctx.now();
  const until = boundUntil(standing, now);
  const inForce = standing.certificateUntil !== null && standing.certificateUntil > now;
  if (!inForce || standing.empowered) return;
  if (until === null && (await em.existsBy(Submission, { tenantId, status: In(['waiting', 'sending']) })))
    throw conflict(
      'Hay registros que esperan salir hacia la AEAT con este certificado: elimínalo cuando hayan salido, o sube otro en su lugar',
    );
  if (until === null) return;
  const operator = ctx.services.operatorCertificate ? ', o deja que Folio las presente por ti' : '';
  throw conflict(
    `Ya envías facturas a la AEAT y la ley te obliga a seguir hasta el ${spanishDate(until)}: sube otro certificado en su lugar${operator}`,
  );
}

/** Takes the company's certificate away; 409 for one that must go on sending and would have nothing to send with. */
export async function deleteCertificate(em: EntityManager, ctx: Ctx): Promise<boolean> {
  const { tenantId } = ctx.user;
  await requirePro(em, tenantId);
  // Behind an upload, and behind what is being sealed: the new certificate is seen, and their record.
  await lockCompany(em, tenantId);
  await openChain(em, ctx);
  await checkNotNeeded(em, ctx);
  const { affected } = await em.delete(Certificate, { tenantId });
  if (!affected) throw notFound('No hay ningún certificado instalado');
  await logActivity(em, ctx, {
    action: 'delete',
    entityType: 'certificate',
    entityId: null,
    description: 'Certificado digital eliminado',
    riskLevel: 'high',
  });
  return true;
}

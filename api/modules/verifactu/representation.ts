import type { EntityManager } from 'typeorm';
import type { Ctx } from '../../platform/context';
import { spanishDate } from '../../platform/dates';
import { badField, conflict, notFound } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { record } from '../activity/activity';
import { invoicesEverIssued } from '../plans/plans';
import { lockCompany, lockHead } from './chain';
import { resumeAfter } from './pause';
import type { Representation, RepresentationInput, RepresentationStanding } from './representation.types';
import { noticeOf, wordingFor, type Filled, type Parties } from './representation-wording';
import { boundUntil, readStanding, sends } from './standing';

interface Row extends Parties, Omit<Representation, 'hash'> { id: string; hash: string; acceptedIp: string }

const IN_FORCE = `
  SELECT id, version, wording_hash AS hash, company_name AS "companyName", company_nif AS "companyNif", operator_name AS "operatorName", operator_nif AS "operatorNif",
         accepted_at AS "acceptedAt", accepted_name AS "acceptedName", capacity, accepted_ip AS "acceptedIp"
    FROM representations WHERE tenant_id = $1 AND withdrawn_at IS NULL`;

/** The representation in force; null: the company has let nobody send for it. */
export async function representationOf(em: EntityManager, tenantId: string): Promise<Row | null> {
  const [row]: Row[] = await em.query(IN_FORCE, [tenantId]);
  return row ?? null;
}

async function partiesOf(em: EntityManager, { me, services }: Ctx): Promise<Parties> {
  const [company] = await em.query('SELECT name AS "companyName", nif AS "companyNif" FROM tenants WHERE tenant_id = $1', [me.tenantId]);
  return { ...company, operatorName: services.operator.name, operatorNif: services.operator.nif };
}

/** The words in force where something is, else those that may be accepted today. */
export async function viewRepresentation(em: EntityManager, ctx: Ctx): Promise<RepresentationStanding> {
  const { operator, operatorCertificate } = ctx.services;
  const current = await representationOf(em, ctx.me.tenantId);
  const filled: Filled = current ? wordingFor(current, current.version) : wordingFor(await partiesOf(em, ctx));
  return {
    ...filled, offered: operatorCertificate !== null, operatorName: current?.operatorName ?? operator.name, operatorNif: current?.operatorNif ?? operator.nif, notice: noticeOf(operator),
    toAsk: !current && await isToAsk(em, ctx), current, keptBecause: current && await whyKept(em, ctx),
  };
}

const SAID = `SELECT EXISTS (SELECT 1 FROM sending_choices WHERE tenant_id = $1 AND choice IS NOT NULL) AS said`;

/** Nothing of the company's was issued yet, nothing of it is sent, and nobody has said why. */
async function isToAsk(em: EntityManager, ctx: Ctx): Promise<boolean> {
  const { tenantId } = ctx.me;
  const [[{ said }], standing, issued] = await Promise.all([em.query(SAID, [tenantId]), readStanding(em, tenantId), invoicesEverIssued(em, tenantId)]);
  return !said && issued === 0 && !sends(standing, ctx.now());
}

const STANDING = `
  SELECT (SELECT count(*)::int FROM submissions x WHERE x.tenant_id = $1 AND x.status IN ('waiting', 'sending')) AS waiting,
         EXISTS (SELECT 1 FROM certificates c WHERE c.tenant_id = $1 AND c.not_after > $2) AS certificate`;

/** What has begun goes on: why the company cannot do without the operator now, and what to do first. null: it can. */
async function whyKept(em: EntityManager, ctx: Ctx): Promise<string | null> {
  const { tenantId } = ctx.me;
  const [[{ waiting, certificate }], standing] = await Promise.all([em.query(STANDING, [tenantId, ctx.now()]), readStanding(em, tenantId)]);
  if (certificate) return null;
  const until = boundUntil(standing, ctx.now());
  const first = 'Sube antes el certificado de tu empresa, con el plan PRO, y retírala después.';
  if (until) return `Tu empresa ya ha empezado a enviar y la ley pide seguir hasta el ${spanishDate(until)}. ${first}`;
  return waiting > 0 ? `Hay registros que esperan salir hacia la AEAT: retírala cuando hayan salido. O ${first.charAt(0).toLowerCase()}${first.slice(1)}` : null;
}

/**
 * The company lets whoever runs this Folio send for it: from here on each invoice that it issues is sealed and sent. What waited
 * for a certificate goes on.
 */
export async function acceptRepresentation(em: EntityManager, ctx: Ctx, { hash, name, capacity }: RepresentationInput): Promise<RepresentationStanding> {
  const { tenantId, userId } = ctx.user;
  if (!ctx.services.operatorCertificate) throw conflict('Este Folio no presenta por sus empresas: sube tu certificado digital con el plan PRO.');
  // Of two at once the second waits here, and the name that is accepted is the one that stands.
  await lockCompany(em, tenantId);
  await lockHead(em, tenantId);
  if (await representationOf(em, tenantId)) throw conflict('Folio ya presenta por tu empresa');
  const parties = await partiesOf(em, ctx);
  const filled = wordingFor(parties);
  if (hash !== filled.hash) throw badField('hash', 'El texto ha cambiado desde que lo abriste: léelo de nuevo y acéptalo.');
  await em.query(
    `INSERT INTO representations (tenant_id, id, version, wording_hash, company_name, company_nif, operator_name, operator_nif, accepted_by, accepted_name, capacity, accepted_at, accepted_ip)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [tenantId, newId(ctx.now().getTime()), filled.version, hash, parties.companyName, parties.companyNif, parties.operatorName, parties.operatorNif, userId, name.trim(), capacity, ctx.now(), ctx.caller.ip]);
  await resumeAfter(em, tenantId, 'certificate');
  await record(em, ctx, { action: 'create', entityType: 'representation', entityId: null, description: `Folio autorizado a presentar a la AEAT por la empresa (texto ${filled.version}, huella ${hash.slice(0, 12)}…)`, riskLevel: 'high' });
  return viewRepresentation(em, ctx);
}

/** The company that runs this Folio sends its own invoices with its certificate, where it has one: nobody has to read and accept that. */
export async function sendForItself(em: EntityManager, { operator, operatorCertificate, now }: Ctx['services'], tenantId: string): Promise<void> {
  if (!operatorCertificate || await representationOf(em, tenantId)) return;
  const { name, nif } = operator;
  const { version, hash } = wordingFor({ companyName: name, companyNif: nif, operatorName: name, operatorNif: nif });
  await em.query(
    `INSERT INTO representations (tenant_id, id, version, wording_hash, company_name, company_nif, operator_name, operator_nif, accepted_by, accepted_name, capacity, accepted_at, accepted_ip)
     VALUES ($1, $2, $3, $4, $5, $6, $5, $6, coalesce((SELECT id FROM users WHERE tenant_id = $1 ORDER BY created_at LIMIT 1), $1), $5, 'administrator', $7, '127.0.0.1')`,
    [tenantId, newId(now().getTime()), version, hash, name.slice(0, 120), nif, now()]);
}

/** What is in force ends, and the log says why; nothing where nothing is. Under the locks of the company and of its chain. */
export async function endRepresentation(em: EntityManager, ctx: Ctx, why: string): Promise<void> {
  const { tenantId, userId } = ctx.user;
  const [, ended] = await em.query(
    'UPDATE representations SET withdrawn_at = greatest($2::timestamptz, accepted_at), withdrawn_by = $3, withdrawn_ip = $4 WHERE tenant_id = $1 AND withdrawn_at IS NULL',
    [tenantId, ctx.now(), userId, ctx.caller.ip]);
  if (ended) await record(em, ctx, { action: 'delete', entityType: 'representation', entityId: null, description: why, riskLevel: 'high' });
}

/** Takes it back. Not while the law holds the company to sending and it has nothing else to send with. */
export async function withdrawRepresentation(em: EntityManager, ctx: Ctx): Promise<RepresentationStanding> {
  const { tenantId } = ctx.user;
  await lockCompany(em, tenantId);
  // Behind whoever is sealing: their record is seen, or they see this.
  await lockHead(em, tenantId);
  if (!await representationOf(em, tenantId)) throw notFound('Folio no tiene ninguna autorización de tu empresa');
  const kept = await whyKept(em, ctx);
  if (kept) throw conflict(kept);
  await endRepresentation(em, ctx, 'Autorización para que Folio presente a la AEAT retirada');
  return viewRepresentation(em, ctx);
}

import { cut } from '../../../schema/text/cut';
import type { EntityManager } from 'typeorm';
import { lapsedBecause, ways } from '../../../schema/obligation';
import { systemContext, type Ctx } from '../../platform/context';
import { spanishDate } from '../../platform/dates';
import { badField, conflict, notFound } from '../../platform/errors';
import { checkId, newId } from '../../platform/ids';
import { logActivity } from '../activity/activity';
import { invoicesEverIssued } from '../plans/plans';
import { lockCompany, openChain } from '../verifactu/seal/chain';
import { resumeAfter } from '../verifactu/send/pause';
import type { Representation, RepresentationInput, RepresentationStanding } from './representation.types';
import { acceptanceOf, noticeOf, wordingFor, type Parties } from './wording';
import { boundUntil, isOperated, readStanding, sends } from '../verifactu/who-sends';
import { Tenant } from '../company/tenant.entity';
import { RepresentationRow } from './representation.entity';

/** As many of a company's representations are shown. */
const MOST_SHOWN = 20;

interface Row extends Parties, Representation {
  acceptedIp: string;
}

/**
 * The representation in force (null: the company has let nobody send for it who can), and those that are over or count
 * no more.
 */
async function keptOf(em: EntityManager, { me, services }: Ctx): Promise<{ current: Row | null; others: Row[] }> {
  const kept = await em.find(RepresentationRow, {
    where: { tenantId: me.tenantId },
    order: { withdrawnAt: { direction: 'DESC', nulls: 'FIRST' } },
    take: MOST_SHOWN + 1,
  });
  const rows = kept.map(({ wordingHash: hash, capacity, ...row }): Row => ({
    ...row,
    hash,
    capacity: capacity as Representation['capacity'],
  }));
  const current =
    rows.find(({ withdrawnAt, operatorNif }) => !withdrawnAt && isOperated(operatorNif, services)) ?? null;
  return { current, others: rows.filter(row => row !== current).slice(0, MOST_SHOWN) };
}

async function partiesOf(em: EntityManager, { me, services }: Ctx): Promise<Parties> {
  const { name: companyName, nif: companyNif } = await em.findOneByOrFail(Tenant, { id: me.tenantId });
  return { companyName, companyNif, operatorName: services.operator.name, operatorNif: services.operator.nif };
}

/**
 * The words in force where something is, else those that may be accepted today; an admin alone reads from where they
 * were accepted. `id`: those of one that is over, for an admin.
 */
export async function viewRepresentation(
  em: EntityManager,
  ctx: Ctx,
  id: string | null = null,
): Promise<RepresentationStanding> {
  const { operator, operatorCertificate } = ctx.services;
  const admin = ctx.me.role === 'admin';
  const { current: inForce, others } = await keptOf(em, ctx);
  const asked = id === null ? null : checkId(id);
  const current = asked === null ? inForce : others.find(each => each.id === asked);
  if (current === undefined) throw notFound('Autorización no encontrada');
  const offered = operatorCertificate !== null;
  const lapsed = others.some(({ withdrawnAt }) => !withdrawnAt);
  return {
    ...wordingFor(current ?? (await partiesOf(em, ctx)), current?.version),
    acceptance: acceptanceOf(current && (admin ? current : { ...current, acceptedIp: null })),
    offered,
    operatorName: current?.operatorName ?? operator.name,
    operatorNif: current?.operatorNif ?? operator.nif,
    notice: noticeOf(operator),
    toAsk: !inForce && (await isToAsk(em, ctx)),
    current,
    keptBecause: inForce || lapsed ? await whyKept(em, ctx) : null,
    lapsedBecause: lapsed ? lapsedBecause(offered) : null,
    past: admin ? others : [],
  };
}

const SAID = `
  SELECT EXISTS (SELECT 1 FROM sending_choices c JOIN tenants t ON t.tenant_id = c.tenant_id
    WHERE c.tenant_id = $1 AND c.choice IS NOT NULL AND coalesce(c.nif = t.nif, true)) AS said`;

/** Nothing of the company's was issued yet, nothing of it is sent, and nobody has said why. */
async function isToAsk(em: EntityManager, ctx: Ctx): Promise<boolean> {
  const { tenantId } = ctx.me;
  const [[{ said }], standing, issued] = await Promise.all([
    em.query(SAID, [tenantId]),
    readStanding(em, tenantId, ctx.services),
    invoicesEverIssued(em, tenantId),
  ]);
  return !said && issued === 0 && !sends(standing, ctx.now());
}

const STANDING = `
  SELECT (SELECT count(*)::int FROM submissions x WHERE x.tenant_id = $1
    AND x.status IN ('waiting', 'sending')) AS waiting,
         EXISTS (SELECT 1 FROM certificates c WHERE c.tenant_id = $1 AND c.not_after > $2) AS certificate`;

/** What has started goes on: why the company cannot do without the operator now, and what to do first. null: it can. */
async function whyKept(em: EntityManager, ctx: Ctx): Promise<string | null> {
  const { tenantId } = ctx.me;
  const [[{ waiting, certificate }], standing] = await Promise.all([
    em.query(STANDING, [tenantId, ctx.now()]),
    readStanding(em, tenantId, ctx.services),
  ]);
  if (certificate) return null;
  const until = boundUntil(standing, ctx.now());
  // Of the ways there are, the operator's is the one that it would give up.
  const first = ways({ pro: standing.pro, offered: false });
  if (until)
    return `Tu empresa ya ha empezado a enviar y la ley pide seguir hasta el ${spanishDate(until)}. Para retirarla, antes ${first}.`;
  return waiting > 0
    ? `Hay registros que esperan salir hacia la AEAT: retírala cuando hayan salido, o antes ${first}.`
    : null;
}

/**
 * The company lets the operator of this Folio send for it: from here on each invoice that it issues is sealed and sent.
 * What waited for a certificate goes on.
 */
export async function acceptRepresentation(
  em: EntityManager,
  ctx: Ctx,
  { hash, name, capacity }: RepresentationInput,
): Promise<RepresentationStanding> {
  const { tenantId, userId } = ctx.user;
  if (!ctx.services.operatorCertificate)
    throw conflict(
      'Este Folio no presenta por sus empresas: para enviar, sube tu certificado digital en Configuración (con el plan PRO).',
    );
  // Of two at once the second waits here, and the name that is accepted is the one that stands.
  await lockCompany(em, tenantId);
  await openChain(em, ctx);
  if ((await keptOf(em, ctx)).current) throw conflict('Folio ya presenta por tu empresa');
  const parties = await partiesOf(em, ctx);
  if (hash !== wordingFor(parties).hash)
    throw badField('hash', 'El texto ha cambiado desde que lo abriste: léelo de nuevo y acéptalo.');
  await endRepresentation(
    em,
    ctx,
    'Autorización para que Folio presente a la AEAT sustituida: era de quien lo gestionaba antes',
  );
  await letSend(em, ctx, parties, { by: userId, name: name.trim(), capacity });
  await resumeAfter(em, tenantId, 'certificate');
  return viewRepresentation(em, ctx);
}

/** Puts a representation in force by the newest wording, and into the log. The company has none in force. */
export async function letSend(
  em: EntityManager,
  ctx: Ctx,
  parties: Parties,
  { by, name, capacity }: { by: string; name: string; capacity: string },
): Promise<void> {
  const { companyName, companyNif, operatorName, operatorNif } = parties;
  const { version, hash } = wordingFor(parties);
  await em.insert(RepresentationRow, {
    tenantId: ctx.me.tenantId,
    id: newId(ctx.now().getTime()),
    version,
    wordingHash: hash,
    companyName,
    companyNif,
    operatorName,
    operatorNif,
    acceptedBy: by,
    acceptedName: name,
    capacity,
    acceptedAt: ctx.now(),
    acceptedIp: ctx.caller.ip,
  });
  await logActivity(em, ctx, {
    action: 'create',
    entityType: 'representation',
    entityId: null,
    description: `Folio autorizado a presentar a la AEAT por la empresa (texto ${version}, huella ${hash.slice(0, 12)}…)`,
    riskLevel: 'high',
  });
}

/**
 * The company that runs this Folio sends its own invoices with its certificate, where it has one: nobody has to read
 * and accept that. Where it has none any more, that ends with the year for which it is bound.
 */
export async function sendForItself(em: EntityManager, services: Ctx['services'], tenantId: string): Promise<void> {
  const ctx = systemContext(services, tenantId);
  const standing = await readStanding(em, tenantId, services);
  const {
    operator: { name, nif },
    operatorCertificate,
  } = services;
  if (standing.lapsed && (operatorCertificate || boundUntil(standing, services.now()) === null))
    await endRepresentation(em, ctx, 'La empresa que gestiona Folio ya no presenta sus facturas con ese certificado');
  if (!operatorCertificate || standing.empowered) return;
  await letSend(
    em,
    ctx,
    { companyName: name, companyNif: nif, operatorName: name, operatorNif: nif },
    { by: tenantId, name: cut(name, 120), capacity: 'administrator' },
  );
}

/**
 * What is in force ends, and the log says why; nothing where nothing is. Under the locks of the company and of its
 * chain.
 */
export async function endRepresentation(em: EntityManager, ctx: Ctx, why: string): Promise<void> {
  const { tenantId, userId } = ctx.me;
  const [, ended] = await em.query(
    'UPDATE representations SET withdrawn_at = greatest($2::timestamptz, accepted_at), withdrawn_by = $3, withdrawn_ip = $4 WHERE tenant_id = $1 AND withdrawn_at IS NULL',
    [tenantId, ctx.now(), userId ?? tenantId, ctx.caller.ip],
  );
  if (ended)
    await logActivity(em, ctx, {
      action: 'delete',
      entityType: 'representation',
      entityId: null,
      description: why,
      riskLevel: 'high',
    });
}

/** Takes it back. Not while the law holds the company to sending and it has nothing else to send with. */
export async function withdrawRepresentation(em: EntityManager, ctx: Ctx): Promise<RepresentationStanding> {
  const { tenantId } = ctx.user;
  await lockCompany(em, tenantId);
  // Behind what is being sealed: its record is seen, or it sees this.
  await openChain(em, ctx);
  const { current, others } = await keptOf(em, ctx);
  if (!current && others.every(({ withdrawnAt }) => withdrawnAt))
    throw notFound('Folio no tiene ninguna autorización de tu empresa');
  const kept = await whyKept(em, ctx);
  if (kept) throw conflict(kept);
  await endRepresentation(em, ctx, 'Autorización para que Folio presente a la AEAT retirada');
  return viewRepresentation(em, ctx);
}

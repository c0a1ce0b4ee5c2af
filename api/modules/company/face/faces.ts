import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { colourOf, darkened, isReadable } from '../../../../schema/face/accent';
import type { PaperLanguage } from '../../../../schema/paper/language';
import type { Ctx } from '../../../platform/context';
import { prepared } from '../../../platform/database/pipeline';
import { badField } from '../../../platform/errors';
import { logActivity } from '../../activity/activity';
import { lockCompany, openChain } from '../../verifactu/seal/chain';
import { Tenant } from '../tenant.entity';
import { CompanyFaceRow } from './face.entity';
import type { CompanyFace, SaveFaceArgs } from './face.types';
import { readLogo } from './read-logo';

/** As papers show it. */
export interface Face {
  accent: string | null;
  logo?: Buffer;
}

const faceIn = (row: Pick<CompanyFaceRow, 'accent' | 'logo'> | null | undefined): Face => ({
  accent: row?.accent ?? null,
  ...(row?.logo && { logo: row.logo }),
});

/** The face of an instant. Without an instant the one of now. */
export async function faceAt(em: EntityManager, tenantId: string, at?: Date | null): Promise<Face> {
  const row = await em.findOne(CompanyFaceRow, {
    where: { tenantId, ...(at && { createdAt: LessThanOrEqual(at) }) },
    order: { createdAt: 'DESC' },
  });
  return faceIn(row);
}

const OF_INVOICE = prepared(
  'face of an invoice',
  `
  SELECT accent, logo FROM company_faces
   WHERE tenant_id = $1
     AND created_at <= coalesce((SELECT issued_at FROM invoices WHERE tenant_id = $1 AND id = $2), 'infinity')
   ORDER BY created_at DESC LIMIT 1`,
);

/** An issued paper shows the face of its issue. */
export async function faceOf(em: EntityManager, tenantId: string, invoiceId: string): Promise<Face> {
  const [row]: CompanyFaceRow[] = await em.query(OF_INVOICE, [tenantId, invoiceId]);
  return faceIn(row);
}

const shown = ({ accent, logo }: Face, language: PaperLanguage): CompanyFace => ({
  accent,
  logo: logo?.toString('base64') ?? null,
  language,
});

/** What its papers are usually written in. */
export const languageOfPapers = async (em: EntityManager, tenantId: string): Promise<PaperLanguage> =>
  (await em.findOneByOrFail(Tenant, { id: tenantId })).paperLanguage;

export const companyFace = async (em: EntityManager, ctx: Ctx): Promise<CompanyFace> =>
  shown(await faceAt(em, ctx.me.tenantId), await languageOfPapers(em, ctx.me.tenantId));

function accentOf(text: string): string | null {
  if (text.trim() === '') return null;
  const colour = colourOf(text);
  if (!colour) throw badField('accent', 'Escribe el color así: #1E3A78');
  if (!isReadable(colour))
    throw badField(
      'accent',
      `Este color es demasiado claro para leerse sobre papel blanco: elige uno más oscuro, como ${darkened(colour)}`,
    );
  return colour;
}

/** Changes what papers look like from now on. The picture is read outside of any transaction, in a thread. */
export async function saveFace(args: SaveFaceArgs, ctx: Ctx): Promise<CompanyFace> {
  const { tenantId } = ctx.me;
  const accent = args.accent === undefined ? undefined : accentOf(args.accent ?? '');
  await ctx.services.limits.take('faceTenant', tenantId);
  const logo = args.logo?.length ? await readLogo(args.logo) : undefined;
  return ctx.tx(async em => {
    // Behind what is being issued: it shows the face of before, and goes on showing it.
    await lockCompany(em, tenantId);
    await openChain(em, ctx);
    const before = await faceAt(em, tenantId);
    const next: Face = {
      accent: accent === undefined ? before.accent : accent,
      logo: logo ?? (args.removeLogo ? undefined : before.logo),
    };
    await keep(em, tenantId, next, ctx.now());
    if (args.language) await em.update(Tenant, { id: tenantId }, { paperLanguage: args.language });
    await logActivity(em, ctx, {
      action: 'update',
      entityType: 'settings',
      entityId: null,
      description: 'Logotipo, color e idioma de los papeles cambiados',
      riskLevel: 'medium',
    });
    return shown(next, await languageOfPapers(em, ctx.me.tenantId));
  });
}

/** From an instant after all that is issued; what no paper shows goes. */
async function keep(em: EntityManager, tenantId: string, { accent, logo }: Face, now: Date): Promise<void> {
  const [{ last }] = await em.query('SELECT max(issued_at) AS last FROM invoices WHERE tenant_id = $1', [tenantId]);
  const issued = last as Date | null;
  await em.query('DELETE FROM company_faces WHERE tenant_id = $1 AND ($2::timestamptz IS NULL OR created_at > $2)', [
    tenantId,
    issued,
  ]);
  const createdAt = new Date(Math.max(now.getTime(), (issued?.getTime() ?? 0) + 1));
  await em.insert(CompanyFaceRow, { tenantId, createdAt, accent, logo: logo ?? null });
}

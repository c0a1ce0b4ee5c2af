import { In, type EntityManager } from 'typeorm';
import type { Ctx } from '../../../../platform/context';
import { insertRows } from '../../../../platform/database/insert';
import { badField, conflict, notFound } from '../../../../platform/errors';
import { loaderOf } from '../../../../platform/graphql/loader';
import { checkId } from '../../../../platform/ids';
import { logActivity } from '../../../activity/activity';
import { checkRoom, RECTIFYING_DRAFTS } from '../../drafts-kept';
import { Invoice } from '../../invoice.entity';
import { InvoiceStatus } from '../../invoice.types';
import { takeDraft } from '../../invoices';
import { keepDraft } from '../../issue';
import { lockInvoice } from '../../lock-invoice';
import { composeRectifying, rectifyInvoice, takeOriginal } from '../rectify';
import { rectifyingOf, stands } from '../related';
import { leftText, takenBeyond } from '../remaining';
import type { RectifyInput } from '../rectify.types';
import type { WrongAnswers } from '../wrong.types';
import { RectifyingDraft } from './rectifying-draft.entity';

const GONE = 'El borrador ya no está: se guardó, se emitió o se borró mientras tanto. Ábrelo otra vez desde Facturas';

const findLink = (em: EntityManager, tenantId: string, invoiceId: string) =>
  em.findOneBy(RectifyingDraft, { tenantId, invoiceId });

/** Takes a draft away that another takes the place of; when it was made. 404 where it is there no more, 409 of another invoice. */
async function takeAway(em: EntityManager, ctx: Ctx, draftId: string, originalId: string): Promise<Date> {
  const id = checkId(draftId, 'draftId');
  const link = await findLink(em, ctx.me.tenantId, id);
  if (!link) throw notFound(GONE);
  if (link.originalId !== originalId) throw conflict('El borrador es de otra factura');
  return (await takeDraft(em, ctx, id)).createdAt;
}

/** Keeps it as a draft: all of it is checked as if it was issued now, and nothing of the original changes. */
async function keepRectifying(
  em: EntityManager,
  ctx: Ctx,
  original: Invoice,
  { form = null, ...input }: RectifyInput,
  { id, createdAt }: { id: string; createdAt: Date | null },
): Promise<Invoice> {
  const { invoice, issuer } = await composeRectifying(em, ctx, original, input, id);
  invoice.createdAt = createdAt ?? invoice.createdAt;
  // Which prepayments it takes off is found when it is issued.
  for (const line of invoice.lines ?? []) line.prepaymentId = null;
  const { tenantId } = invoice;
  await checkRoom(em, tenantId, RECTIFYING_DRAFTS);
  await keepDraft(em, invoice, issuer);
  insertRows(em, RectifyingDraft, [
    Object.assign(new RectifyingDraft(), { tenantId, invoiceId: id, originalId: original.id, input, form }),
  ]);
  await logActivity(em, ctx, {
    action: createdAt ? 'update' : 'create',
    entityType: 'invoice',
    entityId: id,
    description: `Borrador de rectificativa de la ${original.fullNumber} ${createdAt ? 'actualizado' : 'creado'}`,
  });
  return invoice;
}

/** Issues a rectifying invoice or keeps it as a draft, in the place of the draft that it goes on from. */
export async function makeRectifying(
  em: EntityManager,
  ctx: Ctx,
  originalId: string,
  { status, draftId, ...input }: RectifyInput,
  id: string,
): Promise<Invoice> {
  if (status && status !== InvoiceStatus.draft && status !== InvoiceStatus.issued)
    throw badField('status', 'Una rectificativa nueva es draft o issued');
  // The original is locked first, as wherever a draft of it is taken.
  const original = await takeOriginal(em, ctx, originalId);
  const createdAt = draftId ? await takeAway(em, ctx, draftId, original.id) : null;
  return status === InvoiceStatus.draft
    ? keepRectifying(em, ctx, original, input, { id, createdAt })
    : rectifyInvoice(em, ctx, original, input, id);
}

/** Issues a draft that rectifies, under its own id, as it would be made now; null: the draft rectifies nothing. */
export async function issueRectifying(
  em: EntityManager,
  ctx: Ctx,
  id: string,
  version?: string | null,
): Promise<Invoice | null> {
  const link = await findLink(em, ctx.me.tenantId, checkId(id));
  if (!link) return null;
  await lockInvoice(em, link.tenantId, link.originalId);
  const draft = await takeDraft(em, ctx, link.invoiceId, version);
  const original = await takeOriginal(em, ctx, link.originalId);
  // What credits all of it is refused where it is composed.
  if (link.input.lines || !link.input.because) await checkStillLeft(em, original, draft);
  return rectifyInvoice(em, ctx, original, link.input, draft.id);
}

/**
 * What was written while more of the original was left is not issued unseen: its form says how far it goes beyond, and
 * issues it in the draft's place.
 */
async function checkStillLeft(em: EntityManager, original: Invoice, draft: Invoice): Promise<void> {
  const standing = (await rectifyingOf(em, original)).filter(stands);
  const { fullNumber } = original;
  if (standing.length > 0 && takenBeyond(original, [...standing, draft]).length > 0)
    throw conflict(
      `De la ${fullNumber} ya se rectificó otra parte, y con este borrador se rectificaría más de lo que se facturó. Queda: ${leftText(original, standing)}. Ábrelo en «Me he equivocado» de la ${fullNumber} y revísalo (rectifyInvoice con draftId).`,
    );
}

interface Drafted {
  original: Invoice;
  form: string | null;
  because: WrongAnswers | null;
}

const answersOf = ({ because }: RectifyInput): WrongAnswers | null =>
  because ? { wrong: because.wrong, happened: because.happened ?? null, handedOver: because.handedOver ?? null } : null;

/** What a draft is of, for all the drafts of one answer at once. */
export const draftedOf = (ctx: Ctx, { tenantId, id }: Invoice): Promise<Drafted | null> =>
  loaderOf(ctx, {
    key: RectifyingDraft,
    load: (ids: string[]) =>
      ctx.read(async em => {
        const links = await em.findBy(RectifyingDraft, { tenantId, invoiceId: In(ids) });
        const originals = await em.findBy(Invoice, { tenantId, id: In(links.map(({ originalId }) => originalId)) });
        return new Map(
          links.map(({ invoiceId, originalId, input, form }) => [
            invoiceId,
            { original: originals.find(each => each.id === originalId)!, form, because: answersOf(input) },
          ]),
        );
      }),
  }).load(id);

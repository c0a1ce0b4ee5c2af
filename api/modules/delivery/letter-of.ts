import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import type { Attachment, Letter } from '../../edges/mail';
import type { Services } from '../../platform/context';
import { meansOf } from '../../../schema/collect/means';
import { faceOf, type Face } from '../company/face/faces';
import { askedFor } from '../invoices/collect/asked';
import type { Balance } from '../invoices/collect/owed';
import { paperOf } from '../invoices/files/invoice-paper';
import { pdfName } from '../invoices/files/invoice-pdf';
import { Invoice } from '../invoices/invoice.entity';
import { InvoiceStatus } from '../invoices/invoice.types';
import { isOfDebt } from '../invoices/rectify/debt';
import { rectifyingOf, stands } from '../invoices/rectify/related';
import { answersTo } from './deliveries';
import { Delivery } from './delivery.entity';
import { InvoiceLinkRow } from './invoice-link.entity';
import { linkUrl } from './links';
import { writeInvoiceLetter, type InvoiceOccasion } from './invoice-letter';
import { bytesOf, letterFace, pictureIn } from './letter-face';
import { mailingProblem, senderOf, valuesOf } from './sendable';

/** What a letter says of an invoice beside its own row. */
interface Around {
  replyTo: string | null;
  face: Face;
  balance: Balance;
  by: Invoice[];
}

export async function aroundOf(em: EntityManager, invoice: Invoice): Promise<Around> {
  const { tenantId, id } = invoice;
  const replyTo = await answersTo(em, tenantId);
  return {
    replyTo,
    // As its paper shows it.
    face: await faceOf(em, tenantId, id),
    balance: await askedFor(em, tenantId, id),
    by: (await rectifyingOf(em, invoice)).filter(stands),
  };
}

/** What the letter of an invoice is written from. `said`: what is of one letter alone. */
export const occasionOf = (
  invoice: Invoice,
  { replyTo, balance, by }: Omit<Around, 'face'>,
  said: Pick<InvoiceOccasion, 'title' | 'words' | 'face' | 'link'>,
): InvoiceOccasion => ({
  ...said,
  paperLanguage: invoice.paperLanguage,
  values: valuesOf(invoice),
  issuer: senderOf(invoice, replyTo !== null),
  ...{ means: meansOf(invoice.paymentMeans), iban: invoice.iban },
  ...{ balance, paid: invoice.status === InvoiceStatus.paid, payable: invoice.payable },
  ofDebt: isOfDebt(invoice),
  replacedBy: by.find(({ rectificationWay }) => rectificationWay === 'S')?.fullNumber ?? null,
  file: pdfName(invoice.fullNumber!),
});

/**
 * The letter of a sending, written when it goes: from the invoice as it stands, with the paper that a download would
 * give. Null where it must not go any more: annulled meanwhile, or its
 * customer erased or under restriction.
 */
export async function letterOf(
  services: Services,
  tenantId: string,
  deliveryId: string,
): Promise<Omit<Letter, 'messageId'> | null> {
  const found = await services.db.read(tenantId, async em => {
    const delivery = await em.findOneBy(Delivery, { tenantId, id: deliveryId });
    const invoice = delivery && (await em.findOneBy(Invoice, { tenantId, id: delivery.invoiceId }));
    const link = delivery?.linkId
      ? await em.findOneBy(InvoiceLinkRow, {
          tenantId,
          id: delivery.linkId,
          revokedAt: IsNull(),
          expiresAt: MoreThan(services.now()),
        })
      : null;
    if (!invoice || (await mailingProblem(em, invoice))) return null;
    return { delivery, invoice, link: link && linkUrl(services, link), around: await aroundOf(em, invoice) };
  });
  if (!found) return null;
  const { delivery, invoice, link, around } = found;
  const paper = await paperOf(services, tenantId, invoice.id, tenantId);
  if (!paper) return null;
  const files: Attachment[] = [{ name: paper.name, type: 'application/pdf', content: paper.pdf }];
  const face = letterFace(around.face, bytesOf(files));
  const { title } = paper;
  return {
    to: delivery.email,
    replyTo: around.replyTo ?? undefined,
    ...writeInvoiceLetter(occasionOf(invoice, around, { title, words: delivery.words, face, link })),
    attachments: [...files, ...pictureIn(face)],
  };
}

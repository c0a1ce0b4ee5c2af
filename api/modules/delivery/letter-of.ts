import { IsNull, MoreThan } from 'typeorm';
import type { Attachment, Letter } from '../../edges/mail';
import type { Services } from '../../platform/context';
import { meansOf } from '../../../schema/collect/means';
import { faceOf } from '../company/face/faces';
import { askedFor } from '../invoices/collect/asked';
import { paperOf } from '../invoices/files/invoice-paper';
import { pdfName } from '../invoices/files/invoice-pdf';
import { Invoice } from '../invoices/invoice.entity';
import { InvoiceStatus } from '../invoices/invoice.types';
import { isOfDebt } from '../invoices/rectify/rectify.types';
import { rectifyingOf, stands } from '../invoices/rectify/related';
import { REPLY_TO } from './deliveries';
import { Delivery } from './delivery.entity';
import { InvoiceLinkRow } from './invoice-link.entity';
import { linkUrl } from './links';
import { writeInvoiceLetter } from './invoice-letter';
import { bytesOf, letterFace, pictureIn } from './letter-face';
import { mailingProblem, senderOf, valuesOf } from './sendable';

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
    const [answers] = await em.query(REPLY_TO, [tenantId]);
    if (!invoice || (await mailingProblem(em, invoice))) return null;
    return {
      delivery,
      invoice,
      link: link && linkUrl(services, link),
      replyTo: (answers?.email as string | undefined) ?? null,
      // As its paper shows it.
      face: await faceOf(em, tenantId, invoice.id),
      balance: await askedFor(em, tenantId, invoice.id),
      by: (await rectifyingOf(em, invoice)).filter(stands),
    };
  });
  if (!found) return null;
  const { delivery, invoice, link, replyTo, balance, by, ...read } = found;
  const paper = await paperOf(services, tenantId, invoice.id, tenantId);
  if (!paper) return null;
  const files: Attachment[] = [{ name: paper.name, type: 'application/pdf', content: paper.pdf }];
  const face = letterFace(read.face, bytesOf(files));
  return {
    to: delivery.email,
    replyTo: replyTo ?? undefined,
    ...writeInvoiceLetter({
      paperLanguage: invoice.paperLanguage,
      title: paper.title,
      words: delivery.words,
      values: valuesOf(invoice),
      issuer: senderOf(invoice, replyTo !== null),
      ...{ face, means: meansOf(invoice.paymentMeans), iban: invoice.iban },
      ...{ balance, paid: invoice.status === InvoiceStatus.paid, payable: invoice.payable },
      ofDebt: isOfDebt(invoice),
      replacedBy: by.find(({ rectificationWay }) => rectificationWay === 'S')?.fullNumber ?? null,
      link,
      file: pdfName(invoice.fullNumber!),
    }),
    attachments: [...files, ...pictureIn(face)],
  };
}

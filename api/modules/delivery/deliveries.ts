import { IsNull, type EntityManager } from 'typeorm';
import { fieldProblem, MOST_SHOWN } from '../../../schema/delivery';
import { usualText } from '../../../schema/paper/letter/in-language';
import type { Ctx } from '../../platform/context';
import { badField } from '../../platform/errors';
import { isEmail, linesOrNull } from '../../platform/graphql/validation';
import { checkId, newId } from '../../platform/ids';
import { holdsUnseen } from '../../platform/name-text';
import { logActivity } from '../activity/activity';
import { Customer } from '../customers/customer.entity';
import { findInvoice } from '../invoices/invoices';
import { lockInvoice } from '../invoices/lock-invoice';
import type { Invoice } from '../invoices/invoice.entity';
import { textOf } from '../letter-texts/letter-texts';
import { queueMail } from '../mail/mails';
import { Delivery } from './delivery.entity';
import { LinkAnswerRow } from './link-answer.entity';
import type { LinkAnswer } from './link.types';
import { linkFor, revokeLinks, shownLink } from './links';
import type { SendInvoiceInput } from './delivery.inputs';
import { type InvoiceDelivery, type Sending, SendingStatus } from './delivery.types';
import { checkSendable, valuesOf } from './sendable';

/** The addresses of an input, each once. Throws BAD_USER_INPUT for one that is none. */
export function addressesOf({ to }: SendInvoiceInput): string[] {
  const addresses = new Map<string, string>();
  for (const [at, given] of to.entries()) {
    const email = given.trim();
    if (!isEmail(email) || holdsUnseen(email))
      throw badField(`to.${at}`, 'Escribe un email válido, por ejemplo nombre@empresa.es');
    if (!addresses.has(email.toLowerCase())) addresses.set(email.toLowerCase(), email);
  }
  return [...addresses.values()];
}

/** What is proposed: the company's text in the paper's language, else the usual one. */
const wordsOf = (em: EntityManager, { tenantId, paperLanguage }: Invoice): Promise<string> =>
  textOf(em, tenantId, 'invoice', paperLanguage);

const REPLY_TO = `SELECT t.email FROM tenants t JOIN users u ON u.tenant_id = t.tenant_id AND u.email = t.email
   AND u.email_verified_at IS NOT NULL AND u.deleted_at IS NULL WHERE t.tenant_id = $1`;

/** Where answers to a company's mails go: its address, once somebody has shown that it is theirs; null until then. */
export async function answersTo(em: EntityManager, tenantId: string): Promise<string | null> {
  const [answers] = await em.query(REPLY_TO, [tenantId]);
  return (answers?.email as string | undefined) ?? null;
}

/** The address on the invoice, else that of its customer's card today. */
async function proposedFor(em: EntityManager, { tenantId, toEmail, customerId }: Invoice): Promise<string[]> {
  if (toEmail || !customerId) return toEmail ? [toEmail] : [];
  const card = await em.findOneBy(Customer, { tenantId, id: customerId, deletedAt: IsNull() });
  return card?.email ? [card.email] : [];
}

const STATUS: Record<string, SendingStatus> = {
  queued: SendingStatus.queued,
  sending: SendingStatus.queued,
  sent: SendingStatus.sent,
  failed: SendingStatus.refused,
  doubtful: SendingStatus.doubtful,
};

/** Of a company that was put back from its archive, which holds no mails. */
const ELSEWHERE = 'Se envió desde otra instalación de Folio: aquí no consta si llegó';

/** What became of a mail, and why, in words for people. */
export const sendingStatus = (status: string | null, error: string | null) => ({
  status: status === null ? SendingStatus.doubtful : STATUS[status]!,
  reason: status === null ? ELSEWHERE : status === 'sent' ? null : error,
});

async function sendingsOf(em: EntityManager, tenantId: string, invoiceId: string): Promise<Sending[]> {
  const rows = await em.query(
    `SELECT d.id, d.email, d.created_at, m.status, m.last_error, m.sent_at, coalesce(u.name, u.email) AS by
       FROM deliveries d JOIN users u ON u.tenant_id = d.tenant_id AND u.id = d.user_id
       LEFT JOIN mails m ON m.tenant_id = d.tenant_id AND m.id = d.mail_id
      WHERE d.tenant_id = $1 AND d.invoice_id = $2 ORDER BY d.created_at DESC, lower(d.email) LIMIT ${MOST_SHOWN}`,
    [tenantId, invoiceId],
  );
  return rows.map((row: Record<string, never>) => ({
    id: row.id,
    email: row.email,
    by: row.by,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    ...sendingStatus(row.status, row.last_error),
  }));
}

/** How an invoice reaches its customer. */
export async function deliveryOf(em: EntityManager, ctx: Ctx, id: string): Promise<InvoiceDelivery> {
  const invoice = await findInvoice(em, ctx, id);
  const { tenantId } = invoice;
  return {
    id: invoice.id,
    to: await proposedFor(em, invoice),
    text: await wordsOf(em, invoice),
    replyTo: await answersTo(em, tenantId),
    sendings: await sendingsOf(em, tenantId, invoice.id),
    link: await shownLink(em, ctx, invoice),
    answers: (await em.find(LinkAnswerRow, {
      where: { tenantId, invoiceId: invoice.id },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: MOST_SHOWN,
    })) as LinkAnswer[],
  };
}

const counted = (addresses: number) => (addresses === 1 ? 'una dirección' : `${addresses} direcciones`);

/** An invoice that is held until COMMIT: neither annulled nor erased while something of it is on its way. */
async function heldInvoice(em: EntityManager, ctx: Ctx, id: string): Promise<Invoice> {
  await lockInvoice(em, ctx.me.tenantId, checkId(id));
  return findInvoice(em, ctx, id);
}

/** The text of a mail that goes by itself: the usual one where the company's asks for a due date that there is not. */
async function unreadWords(em: EntityManager, invoice: Invoice): Promise<string> {
  const words = await wordsOf(em, invoice);
  return fieldProblem(words, valuesOf(invoice)) ? usualText('invoice', invoice) : words;
}

/** Queues a mail to each address. `text`: null for the company's own; `unread`: nobody sees it before it goes. */
export async function sendInvoice(
  em: EntityManager,
  ctx: Ctx,
  id: string,
  { text, to, link, unread = false }: { text: string | null; to: string[]; link: boolean; unread?: boolean },
): Promise<InvoiceDelivery> {
  const invoice = await heldInvoice(em, ctx, id);
  await checkSendable(em, invoice);
  const { tenantId } = invoice;
  const given = linesOrNull(text);
  const words = given ?? (await (unread ? unreadWords : wordsOf)(em, invoice));
  const problem = fieldProblem(words, valuesOf(invoice));
  if (problem) throw badField('text', problem);
  const linkId = link ? await linkFor(em, ctx, invoice) : null;
  const createdAt = ctx.now();
  for (const email of to) {
    const deliveryId = newId(createdAt.getTime());
    const mailId = await queueMail(em, ctx, {
      kind: 'invoice',
      tenantId,
      userId: null,
      tokenId: null,
      about: deliveryId,
    });
    const { userId } = ctx.user;
    await em.insert(Delivery, {
      tenantId,
      id: deliveryId,
      invoiceId: id,
      mailId,
      email,
      words,
      linkId,
      userId,
      createdAt,
    });
  }
  await logActivity(em, ctx, {
    action: 'export',
    entityType: 'invoice',
    entityId: id,
    description: `Factura ${invoice.fullNumber} enviada por correo a ${counted(to.length)}`,
  });
  return deliveryOf(em, ctx, id);
}

/** A link to give to the customer by another way than mail. */
export async function shareInvoice(em: EntityManager, ctx: Ctx, id: string): Promise<InvoiceDelivery> {
  const invoice = await heldInvoice(em, ctx, id);
  await checkSendable(em, invoice);
  await linkFor(em, ctx, invoice);
  return deliveryOf(em, ctx, id);
}

export async function revokeInvoiceLink(em: EntityManager, ctx: Ctx, id: string): Promise<InvoiceDelivery> {
  await revokeLinks(em, ctx, await findInvoice(em, ctx, id));
  return deliveryOf(em, ctx, id);
}

import { IsNull, type EntityManager } from 'typeorm';
import { fieldProblem, MOST_SHOWN } from '../../../schema/delivery';
import { letterWordsIn } from '../../../schema/paper/letter/in-language';
import type { Ctx } from '../../platform/context';
import { badField } from '../../platform/errors';
import { isEmail } from '../../platform/graphql/validation';
import { checkId, newId } from '../../platform/ids';
import { holdsUnseen } from '../../platform/name-text';
import { logActivity } from '../activity/activity';
import { Customer } from '../customers/customer.entity';
import { findInvoice } from '../invoices/invoices';
import { lockInvoice } from '../invoices/lock-invoice';
import type { Invoice } from '../invoices/invoice.entity';
import { queueMail } from '../mail/mails';
import { DeliveryText } from './delivery-text.entity';
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

const usualOf = (invoice: Invoice): string => letterWordsIn(invoice).usual.invoice;

const isSpanish = ({ paperLanguage }: Invoice): boolean => (paperLanguage ?? 'es') === 'es';

/** What is proposed: of a paper in Spanish what the company wrote last, of another the usual words in its language. */
async function wordsOf(em: EntityManager, invoice: Invoice): Promise<string> {
  const kept = isSpanish(invoice) ? await em.findOneBy(DeliveryText, { tenantId: invoice.tenantId }) : null;
  return kept?.words ?? usualOf(invoice);
}

const keepWords = (em: EntityManager, ctx: Ctx, words: string) =>
  em.query(
    `INSERT INTO delivery_texts (tenant_id, words, updated_at) VALUES ($1, $2, $3)
     ON CONFLICT (tenant_id) DO UPDATE SET words = excluded.words, updated_at = excluded.updated_at`,
    [ctx.me.tenantId, words, ctx.now()],
  );

/** Where answers to a company's mails go: its address, once somebody has shown that it is theirs. */
export const REPLY_TO = `SELECT t.email FROM tenants t JOIN users u ON u.tenant_id = t.tenant_id AND u.email = t.email
   AND u.email_verified_at IS NOT NULL AND u.deleted_at IS NULL WHERE t.tenant_id = $1`;

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
  const [answers] = await em.query(REPLY_TO, [tenantId]);
  return {
    id: invoice.id,
    to: await proposedFor(em, invoice),
    text: await wordsOf(em, invoice),
    replyTo: answers?.email ?? null,
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

/**
 * Queues a mail to each address; what was written is what the company writes from now on, of papers in Spanish. What goes with nobody reading it
 * says the usual words: the last ones may have been meant for one customer.
 */
export async function sendInvoice(
  em: EntityManager,
  ctx: Ctx,
  id: string,
  { text, to, link, unread = false }: { text: string | null; to: string[]; link: boolean; unread?: boolean },
): Promise<InvoiceDelivery> {
  const invoice = await heldInvoice(em, ctx, id);
  await checkSendable(em, invoice);
  const { tenantId } = invoice;
  const given = text?.replace(/\r\n?/g, '\n').trim() || null;
  const words = given ?? (unread ? usualOf(invoice) : await wordsOf(em, invoice));
  const problem = fieldProblem(words, valuesOf(invoice));
  if (problem) throw badField('text', problem);
  if (given !== null && isSpanish(invoice)) await keepWords(em, ctx, given);
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

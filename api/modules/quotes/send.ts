import type { EntityManager } from 'typeorm';
import { fieldProblem } from '../../../schema/delivery';
import { QUOTE_FIELDS, sendProblem, type QuoteValues } from '../../../schema/kinds/quote';
import { wordsIn } from '../../../schema/paper/in-language';
import type { Ctx } from '../../platform/context';
import { badField, conflict } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { linesOrNull } from '../../platform/graphql/validation';
import { Customer } from '../customers/customer.entity';
import { textOf } from '../letter-texts/letter-texts';
import { queueMail } from '../mail/mails';
import { noteEvent } from './events';
import { linkEnd, linkHash, shownLink } from './links';
import { toPayOf } from './paper';
import { Quote } from './quote.entity';
import { QuoteEventKind } from './quote.types';
import { findQuote, heldQuote, logged } from './quotes';

/** What stands in the places of a text's fields, as the paper writes it. */
export function valuesOf(quote: Quote): QuoteValues {
  const { euros, longDate } = wordsIn(quote.content);
  return {
    numero: quote.fullNumber,
    total: euros(toPayOf(quote)[1]),
    fecha: longDate(quote.date),
    valido_hasta: longDate(quote.validUntil),
    cliente: quote.customerName,
    empresa: quote.content.issuer.name,
  };
}

/** Whether its customer is in use and lets themselves be written to. */
export async function isReachable(em: EntityManager, { tenantId, customerId }: Quote): Promise<boolean> {
  const card = await em.findOneBy(Customer, { tenantId, id: customerId });
  return card !== null && card.deletedAt === null && card.erasedAt === null && card.restrictedAt === null;
}

/** A quote that may go to its customer, held until COMMIT. */
async function sendable(em: EntityManager, ctx: Ctx, id: string): Promise<Quote> {
  const quote = await heldQuote(em, ctx, id);
  const problem = sendProblem(quote.kind, quote.state);
  if (problem) throw conflict(problem);
  if (!(await isReachable(em, quote)))
    throw conflict('Su cliente está eliminado, o el tratamiento de sus datos limitado: no se le envía nada');
  return quote;
}

/** It is with its customer from now on, by a link that lasts: that which there is, or a new one. */
async function handOver(em: EntityManager, ctx: Ctx, quote: Quote): Promise<string> {
  const now = ctx.now();
  const linkId = shownLink(ctx, quote) ? quote.linkId! : newId(now.getTime());
  const hash = linkHash(ctx.services, linkId);
  const kept = quote.kept === 'draft' ? 'sent' : quote.kept;
  const change = { kept, linkId, linkHash: hash, linkExpiresAt: linkEnd(now, quote) };
  await em.update(Quote, { tenantId: quote.tenantId, id: quote.id }, change);
  return linkId;
}

/** Queues a mail to each address, with the paper and the link as they are when it goes. */
export async function sendQuote(
  em: EntityManager,
  ctx: Ctx,
  id: string,
  { text, to }: { text: string | null; to: string[] },
): Promise<Quote> {
  const quote = await sendable(em, ctx, id);
  const words = linesOrNull(text) ?? (await textOf(em, quote.tenantId, quote.kind, quote.content.paperLanguage));
  const problem = fieldProblem(words, valuesOf(quote), QUOTE_FIELDS);
  if (problem) throw badField('text', problem);
  const linkId = await handOver(em, ctx, quote);
  const { tenantId } = quote;
  const at = ctx.now();
  for (const email of to) {
    const about = newId(at.getTime());
    const mailId = await queueMail(em, ctx, { kind: 'quote', tenantId, userId: null, tokenId: null, about });
    const { userId } = ctx.user;
    await noteEvent(em, quote, at, { kind: QuoteEventKind.sent, words, email, mailId, linkId, userId }, about);
  }
  await logged(
    em,
    ctx,
    quote,
    'export',
    `enviado por correo a ${to.length === 1 ? 'una dirección' : `${to.length} direcciones`}`,
  );
  return findQuote(em, ctx, quote.id);
}

/** A link to give to the customer by another way than mail. */
export async function shareQuote(em: EntityManager, ctx: Ctx, id: string): Promise<Quote> {
  const quote = await sendable(em, ctx, id);
  await handOver(em, ctx, quote);
  await logged(em, ctx, quote, 'update', 'enlace para el cliente');
  return findQuote(em, ctx, quote.id);
}

/** From now on its link leads nowhere. */
export async function revokeQuoteLink(em: EntityManager, ctx: Ctx, id: string): Promise<Quote> {
  const quote = await heldQuote(em, ctx, id);
  if (quote.linkId) {
    const nothing = { linkId: null, linkHash: null, linkExpiresAt: null };
    await em.update(Quote, { tenantId: quote.tenantId, id: quote.id }, nothing);
    await logged(em, ctx, quote, 'update', 'enlace revocado');
  }
  return findQuote(em, ctx, quote.id);
}

import type { EntityManager } from 'typeorm';
import { MOST_NAME, theQuote } from '../../../schema/kinds/quote';
import type { Ctx } from '../../platform/context';
import { badField, conflict } from '../../platform/errors';
import { linesOrNull } from '../../platform/graphql/validation';
import { noteEvent } from './events';
import { Quote } from './quote.entity';
import { QuoteEventKind, QuoteState } from './quote.types';
import type { QuoteAnswerInput } from './quotes.inputs';
import { checkSeen, findQuote, heldQuote, logged } from './quotes';
import { madeOf, stands } from './states';

/**
 * What the customer said otherwise than by the link, noted by somebody of the company. What was accepted may still be
 * refused, as long as nothing is invoiced of it.
 */
export async function answerQuote(em: EntityManager, ctx: Ctx, id: string, input: QuoteAnswerInput): Promise<Quote> {
  const quote = await heldQuote(em, ctx, id);
  checkSeen(quote, input.version);
  const { accepted } = input;
  const words = linesOrNull(input.words);
  const to = accepted ? QuoteState.accepted : QuoteState.refused;
  if (quote.state === to) throw conflict(`${theQuote(quote.kind)} ya consta así`);
  if (accepted && words && [...words].length > MOST_NAME)
    throw badField('words', `Escribe como mucho ${MOST_NAME} caracteres`);
  const made = (await madeOf(em, quote.tenantId, [quote.id])).get(quote.id) ?? [];
  if (made.some(stands)) throw conflict(`${theQuote(quote.kind)} ya tiene facturas: anúlalas o bórralas antes`);
  await em.update(Quote, { tenantId: quote.tenantId, id: quote.id }, { kept: to as 'accepted' | 'refused' });
  const kind = accepted ? QuoteEventKind.accepted : QuoteEventKind.refused;
  await noteEvent(em, quote, ctx.now(), { kind, words, userId: ctx.user.userId });
  await logged(em, ctx, quote, 'update', accepted ? 'aceptado' : 'rechazado');
  return findQuote(em, ctx, quote.id);
}

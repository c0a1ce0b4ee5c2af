import { Args, Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { sendProblem } from '../../../schema/kinds/quote';
import type { Ctx } from '../../platform/context';
import { OnlyInDetail } from '../../platform/graphql/rows';
import { linesOrNull } from '../../platform/graphql/validation';
import { faceAt } from '../company/face/faces';
import { answersTo } from '../delivery/deliveries';
import { LetterShown, LetterWordsArgs } from '../delivery/delivery.types';
import { letterFace } from '../delivery/letter-face';
import { NOWHERE, shownOf } from '../delivery/letter-shown';
import { textOf } from '../letter-texts/letter-texts';
import { occasionOf } from './letter-of';
import { writeQuoteLetter } from './quote-letter';
import { Quote } from './quote.entity';

@Resolver(() => Quote)
export class QuoteLetterResolver {
  @OnlyInDetail(1, 'El correo de un presupuesto no va en listas: pídelo con quote(id)')
  @FieldResolver(() => LetterShown, {
    nullable: true,
    description:
      'Its mail as the customer would get it now, in these words; null while it may not be sent. Nothing is kept or sent. Not in lists.',
  })
  letter(
    @Root() quote: Quote,
    @Args(() => LetterWordsArgs) { text }: LetterWordsArgs,
    @Context() ctx: Ctx,
  ): Promise<LetterShown | null> {
    const { tenantId, kind, state } = quote;
    if (sendProblem(kind, state)) return Promise.resolve(null);
    return ctx.read(async em => {
      const face = letterFace(await faceAt(em, tenantId), 0);
      const replyTo = await answersTo(em, tenantId);
      const words = linesOrNull(text) ?? (await textOf(em, tenantId, kind, quote.content.paperLanguage));
      return shownOf(writeQuoteLetter(occasionOf(quote, replyTo, { words, face, link: NOWHERE })), replyTo, face);
    });
  }
}

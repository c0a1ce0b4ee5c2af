import { Arg, Authorized, Ctx as Context, Query, Resolver } from 'type-graphql';
import type { PaperLanguage } from '../../../schema/paper/language';
import type { LetterName } from '../../../schema/paper/letter/letters';
import type { Who } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { PaperLanguageName } from '../company/face/paper-language';
import { LetterShown } from '../delivery/delivery.types';
import { LetterKind, LetterTextInput } from '../letter-texts/letter-texts.types';
import { letterExample } from './letter-examples';

/** A company's people, who send these letters. */
const PEOPLE: Who[] = ['user', 'admin'];

@Resolver()
export class LetterExamplesResolver {
  @Authorized(PEOPLE)
  @Query(() => LetterShown, {
    description: 'A letter as a customer would get it, about an example; text absent: the one that is kept.',
  })
  letterExample(
    @Arg('letter', () => LetterKind, { description: 'Letter.' }) letter: LetterName,
    @Arg('language', () => PaperLanguageName, { description: 'Language of the papers.' }) language: PaperLanguage,
    @Arg('input', () => LetterTextInput, { description: 'What it says.' }) { text }: LetterTextInput,
    @Context() ctx: Ctx,
  ): Promise<LetterShown> {
    return ctx.read(em => letterExample(em, ctx, letter, language, text));
  }
}

import { Arg, Authorized, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import { LETTERS, type LetterName } from '../../../schema/paper/letter/letters';
import { PAPER_LANGUAGES, type PaperLanguage } from '../../../schema/paper/language';
import { ADMIN, type Who } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { AtMostRows } from '../../platform/graphql/rows';
import { PaperLanguageName } from '../company/face/paper-language';
import { letterTexts, saveLetterText } from './letter-texts';
import { LetterKind, LetterText, LetterTextInput } from './letter-texts.types';

/** A company's people, who read and send these letters. */
const PEOPLE: Who[] = ['user', 'admin'];
const LETTER = { description: 'Letter.' };
const LANGUAGE = { description: 'Language of the papers.' };
const INPUT = { description: 'What it says.' };

@Resolver()
export class LetterTextsResolver {
  @AtMostRows(Object.keys(LETTERS).length * Object.keys(PAPER_LANGUAGES).length)
  @Authorized(PEOPLE)
  @Query(() => [LetterText], { description: 'What the letters to customers say, each in each language of papers.' })
  letterTexts(@Context() ctx: Ctx): Promise<LetterText[]> {
    return ctx.read(em => letterTexts(em, ctx.me.tenantId));
  }

  @Authorized(ADMIN)
  @Mutation(() => LetterText, { description: 'Writes what a letter says in one language from now on.' })
  saveLetterText(
    @Arg('letter', () => LetterKind, LETTER) letter: LetterName,
    @Arg('language', () => PaperLanguageName, LANGUAGE) language: PaperLanguage,
    @Arg('input', () => LetterTextInput, INPUT) input: LetterTextInput,
    @Context() ctx: Ctx,
  ): Promise<LetterText> {
    return ctx.tx(em => saveLetterText(em, ctx, letter, language, input));
  }
}

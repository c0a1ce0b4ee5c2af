import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { IsOptional } from 'class-validator';
import { MOST_WORDS } from '../../../schema/delivery';
import { LETTERS, type LetterName } from '../../../schema/paper/letter/letters';
import type { PaperLanguage } from '../../../schema/paper/language';
import { OptionalText } from '../../platform/graphql/validation';
import { PaperLanguageName } from '../company/face/paper-language';

export const LetterKind = Object.fromEntries(Object.keys(LETTERS).map(name => [name, name]));
registerEnumType(LetterKind, {
  name: 'LetterKind',
  description: 'A letter that goes to customers in the name of a company.',
  valuesConfig: Object.fromEntries(Object.entries(LETTERS).map(([name, text]) => [name, { description: `${text}.` }])),
});

@ObjectType({ description: 'What a letter says, of papers in one language.' })
export class LetterText {
  @Field(() => LetterKind, { description: 'Letter.' })
  letter: LetterName;

  @Field(() => PaperLanguageName, { description: 'Language of the papers.' })
  language: PaperLanguage;

  @Field({ description: 'Text, with fields as {numero}.' })
  text: string;

  @Field({ description: 'Whether the company wrote it; else it is the usual text.' })
  own: boolean;
}

@InputType({ description: 'What a letter says.' })
export class LetterTextInput {
  @Field(() => String, {
    nullable: true,
    description: 'Text, up to 2,000 characters, with fields as {numero}; absent or empty: the usual text again.',
  })
  @IsOptional()
  @OptionalText(MOST_WORDS, true)
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What it said when it was read. Where it says something else by now nothing is kept (409); absent or null: it is replaced whatever it says.',
  })
  @IsOptional()
  @OptionalText(MOST_WORDS, true)
  seen?: string | null;
}

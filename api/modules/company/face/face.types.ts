import { ArgsType, Field, ObjectType } from 'type-graphql';
import type { PaperLanguage } from '../../../../schema/paper/language';
import { fileScalar } from '../../../platform/graphql/file-scalar';
import { OptionalText } from '../../../platform/graphql/validation';
import { PaperLanguageName } from './paper-language';

/** Bytes of an uploaded logo. */
export const MAX_LOGO_BYTES = 500_000;
const TOO_BIG = 'El logotipo pesa como mucho 500 kB';

/** A picture on its way in. What leaves is a picture of ours. */
const LogoFileScalar = fileScalar(
  'LogoFile',
  'A PNG or a JPEG in base64, at most 500 kB and 4 million pixels of it. Input only.',
  { most: MAX_LOGO_BYTES, tooBig: TOO_BIG },
);

@ObjectType({ description: 'How the papers and links of a company look.' })
export class CompanyFace {
  @Field(() => String, {
    nullable: true,
    description: 'Colour of the number and the rules, such as #1E3A78; null: the ink of all papers.',
  })
  accent: string | null;

  @Field(() => String, { nullable: true, description: 'Logo, a PNG in base64 of at most 640 × 170; null: none.' })
  logo: string | null;

  @Field(() => PaperLanguageName, { description: 'What its papers are usually written in.' })
  language: PaperLanguage;
}

@ArgsType()
export class SaveFaceArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Colour such as #1E3A78, that can be read on white (4.5:1); null or empty: none. Absent it stays.',
  })
  @OptionalText(20)
  accent?: string | null;

  @Field(() => LogoFileScalar, { nullable: true, description: 'Another logo. Absent it stays.' })
  logo?: Buffer | null;

  @Field(() => Boolean, { nullable: true, description: 'Takes the logo away, unless there is another one.' })
  removeLogo?: boolean | null;

  @Field(() => PaperLanguageName, {
    nullable: true,
    description: "What its papers are usually written in; a customer's card may say otherwise. Absent it stays.",
  })
  language?: PaperLanguage | null;
}

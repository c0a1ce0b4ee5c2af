import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { ArgsType, Field, ObjectType } from 'type-graphql';
import { OptionalText } from '../../../platform/graphql/validation';

/** Bytes of an uploaded logo. */
export const MAX_LOGO_BYTES = 500_000;
const TOO_BIG = 'El logotipo pesa como mucho 500 kB';

const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/;

function readFile(value: unknown): Buffer {
  // REST brings the bytes of a form's file.
  if (!Buffer.isBuffer(value) && (typeof value !== 'string' || !BASE64.test(value)))
    throw new GraphQLError('Envía el archivo en base64');
  const file = Buffer.isBuffer(value) ? value : Buffer.from(value, 'base64');
  if (file.length > MAX_LOGO_BYTES) throw new GraphQLError(TOO_BIG);
  return file;
}

/** A picture on its way in: base64 in GraphQL. What leaves is a picture of ours. */
export const LogoFileScalar = new GraphQLScalarType<Buffer, never>({
  name: 'LogoFile',
  description: 'A PNG or a JPEG in base64, at most 500 kB and 4 million pixels of it. Input only.',
  serialize: () => {
    throw new GraphQLError('an uploaded file never leaves');
  },
  parseValue: readFile,
  parseLiteral: node => readFile(node.kind === Kind.STRING ? node.value : null),
});

@ObjectType({ description: 'How the papers and links of a company look.' })
export class CompanyFace {
  @Field(() => String, {
    nullable: true,
    description: 'Colour of the number and the rules, such as #1E3A78; null: the ink of all papers.',
  })
  accent: string | null;

  @Field(() => String, { nullable: true, description: 'Logo, a PNG in base64 of at most 640 × 170; null: none.' })
  logo: string | null;
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
}

import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MAX_FILE_BYTES } from '../../../schema/certificate';
import { fileScalar } from '../../platform/graphql/file-scalar';
import { DateTimeScalar } from '../../platform/graphql/scalars';
import { OptionalText } from '../../platform/graphql/validation';
import { TOO_BIG } from './diagnosis';

const CertificateFileScalar = fileScalar(
  'CertificateFile',
  "A certificate's or key's file in base64, at most 100 kB of it: .p12, .pfx or PEM. Input only.",
  { most: MAX_FILE_BYTES, tooBig: TOO_BIG },
);

export enum CertificateKind {
  person = 'person',
  representative = 'representative',
  seal = 'seal',
}
registerEnumType(CertificateKind, {
  name: 'CertificateKind',
  description: 'Whose a certificate is.',
  valuesConfig: {
    person: { description: "A person's (persona física)." },
    representative: { description: "A person's who represents a company (representante)." },
    seal: { description: "A company's seal (sello)." },
  },
});

@ObjectType({ description: 'The certificate with which the company sends to the AEAT. The file itself never leaves.' })
export class CertificateStatus {
  @Field({ description: 'True when one is installed.' })
  hasCertificate: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of its validity.' })
  expiresAt?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days left, the one under way included; negative once it has expired.',
  })
  daysUntilExpiration?: number | null;

  @Field({ description: 'True once it has expired.' })
  isExpired: boolean;

  @Field({ description: 'True when less than 30 days are left.' })
  isExpiringSoon: boolean;

  @Field(() => String, { nullable: true, description: 'Name of its holder.' })
  holderName?: string | null;

  @Field(() => String, { nullable: true, description: 'NIF of its holder.' })
  holderNif?: string | null;

  @Field(() => String, { nullable: true, description: 'Company that it acts for, as it says.' })
  companyName?: string | null;

  @Field(() => String, { nullable: true, description: 'NIF of that company.' })
  companyNif?: string | null;

  @Field(() => CertificateKind, { nullable: true, description: 'Whose it is.' })
  kind?: CertificateKind | null;

  @Field(() => String, { nullable: true, description: 'Who issued it.' })
  issuer?: string | null;

  @Field({ description: 'True when it is of another NIF and an admin has said to represent the company.' })
  represents: boolean;
}

@ArgsType()
export class UploadCertificateArgs {
  @Field(() => CertificateFileScalar, { nullable: true, description: 'The file: .p12, .pfx, or a certificate in PEM.' })
  certificate?: Buffer | null;

  @Field(() => CertificateFileScalar, {
    nullable: true,
    description: 'Its private key, where that is a file of its own.',
  })
  key?: Buffer | null;

  @Field(() => String, { nullable: true, description: 'Its password.' })
  @OptionalText(1000)
  password?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'It has no password (sin contraseña).' })
  noPassword?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'It is of another NIF, whose holder represents the company (represento a este NIF).',
  })
  represents?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "The admin has confirmed that the company's NIF and name are as on the AEAT's card; kept in the activity log.",
  })
  confirmed?: boolean | null;
}

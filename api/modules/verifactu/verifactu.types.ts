import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Explanation } from './codes/explanation.types';
import { RecordCourse } from './records/course.types';
import { AeatEnvironment } from './records/overview.types';

export enum VerifactuStatus {
  pending = 'pending',
  sent = 'sent',
  accepted = 'accepted',
  rejected = 'rejected',
}
registerEnumType(VerifactuStatus, {
  name: 'VerifactuStatus',
  description: "What became of an invoice's record at the AEAT.",
  valuesConfig: {
    pending: { description: 'Pendiente de envío: never sent.' },
    sent: { description: 'Enviada: sent, not answered yet.' },
    accepted: { description: 'Aceptada; with an errorMessage: accepted with errors.' },
    rejected: { description: 'Rechazada.' },
  },
});

@ObjectType({ description: 'What became of the anulación of a cancelled invoice.' })
class VerifactuAnnulment {
  @Field(() => VerifactuStatus, { description: 'State.' })
  status: VerifactuStatus;

  @Field({ description: 'True where it was last sent with the certificate of the operator of this Folio.' })
  byOperator: boolean;

  @Field(() => String, { nullable: true, description: 'Verification code (CSV) of the AEAT.' })
  aeatCsv: string | null;

  @Field(() => String, { nullable: true, description: 'What the AEAT refused or warned of.' })
  errorMessage: string | null;

  @Field(() => Explanation, { nullable: true, description: 'The same in plain words.' })
  explanation: Explanation | null;

  @Field({ description: 'True where it was refused and another can be made: see verifactuCorrection.' })
  correctable: boolean;
}

@ObjectType({
  description: 'The record (registro de alta) of an invoice: its last one, and what became of it at the AEAT.',
})
export class Verifactu extends RecordCourse {
  @Field(() => VerifactuStatus, { description: 'State.' })
  status: VerifactuStatus;

  @Field({ description: 'True where it was last sent with the certificate of the operator of this Folio.' })
  byOperator: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Verification code (CSV) of the AEAT. Null on an accepted record whose answer was lost on the way.',
  })
  aeatCsv: string | null;

  @Field(() => String, { description: 'Huella of the record: SHA-256, 64 hexadecimal digits.' })
  hash: string;

  @Field(() => Explanation, { nullable: true, description: "The AEAT's answer in plain words; null without a code." })
  explanation: Explanation | null;

  @Field(() => AeatEnvironment, { description: 'Which AEAT it is for.' })
  environment: AeatEnvironment;

  @Field(() => ID, { description: 'UUID of the record.' })
  recordId: string;

  @Field(() => Int, { description: "Its place in the company's chain, from 1." })
  sequence: number;

  @Field(() => VerifactuAnnulment, {
    nullable: true,
    description: 'The anulación of a cancelled invoice that the AEAT knows; else null.',
  })
  annulment: VerifactuAnnulment | null;

  /** What the picture holds; null where none is drawn. */
  qrUrl: string | null;
}

@ObjectType({ description: 'What is known a few seconds after asking to send.' })
export class VerifactuSend {
  @Field({ description: 'False only where the AEAT refused it or would, or sending is paused.' })
  success: boolean;

  @Field({ description: 'What happened, for people.' })
  message: string;

  @Field(() => String, { nullable: true, description: 'Verification code (CSV) when accepted.' })
  csv: string | null;
}

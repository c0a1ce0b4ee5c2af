import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Pagination } from '../../../platform/graphql/page';
import { AtMostRows } from '../../../platform/graphql/rows';
import { DateScalar, DateTimeScalar } from '../../../platform/graphql/scalars';
import { Explanation } from '../codes/explanation.types';
import { RecordCourse } from './course.types';

/** At most 20, but each may hold an answer about a thousand records: one record's in one answer. */
const ANSWERS_WEIGH = 4000;

export enum RecordKind {
  alta = 'alta',
  anulacion = 'anulacion',
}
registerEnumType(RecordKind, {
  name: 'RecordKind',
  description: 'Kind of a record.',
  valuesConfig: {
    alta: { description: 'Registro de alta: an invoice was issued.' },
    anulacion: { description: 'Registro de anulación: it was cancelled.' },
  },
});

export enum RecordStatus {
  not_sent = 'not_sent',
  waiting = 'waiting',
  sending = 'sending',
  accepted = 'accepted',
  accepted_with_errors = 'accepted_with_errors',
  rejected = 'rejected',
}
registerEnumType(RecordStatus, {
  name: 'RecordStatus',
  description: 'What became of a record.',
  valuesConfig: {
    not_sent: { description: 'Sealed before everything was sent, and never for the AEAT.' },
    waiting: { description: 'Waits to be sent.' },
    sending: { description: 'Under way.' },
    accepted: { description: 'Accepted.' },
    accepted_with_errors: { description: 'Accepted, with a warning.' },
    rejected: { description: 'Rejected. It stays in the chain.' },
  },
});

@ObjectType({ description: 'A message in which a record went out, and what came back.' })
export class RecordAnswer {
  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  sentAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'answer, fault, silence or refused; null while it is under way.',
  })
  outcome: string | null;

  @Field(() => String, { nullable: true, description: 'What it said in short.' })
  detail: string | null;

  @Field(() => String, { nullable: true, description: 'The answer as it came.' })
  raw: string | null;
}

@ObjectType({ description: "A sealed record of a company's chain." })
export class RecordRow extends RecordCourse {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field(() => Int, { description: 'Place in the chain, from 1.' })
  sequence: number;

  @Field(() => RecordKind, { description: 'Kind.' })
  kind: RecordKind;

  @Field(() => ID, { description: 'UUID of its invoice.' })
  invoiceId: string;

  @Field({ description: 'Number of its invoice, SERIES-YEAR-NNNN.' })
  number: string;

  @Field(() => DateScalar, { description: 'Date of its invoice.' })
  date: string;

  @Field(() => RecordStatus, { description: 'What became of it.' })
  status: RecordStatus;

  @Field({ description: 'True for a corrected record (subsanación).' })
  subsanacion: boolean;

  @Field({ description: 'RechazoPrevio: N, S or X.' })
  rechazoPrevio: string;

  @Field({ description: 'SinRegistroPrevio of an anulación.' })
  sinRegistroPrevio: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Place in the chain of the record that corrects this one; null while none does.',
  })
  correctedBy: number | null;

  @Field({ description: 'Huella.' })
  hash: string;

  @Field(() => String, { nullable: true, description: 'Huella of the record before it; null for the first.' })
  previousHash: string | null;

  @Field(() => Int, { description: 'Messages that it went out in.' })
  attempts: number;

  @Field(() => String, { nullable: true, description: 'Verification code (CSV).' })
  csv: string | null;

  @Field(() => Explanation, { nullable: true, description: "The AEAT's answer in plain words." })
  explanation: Explanation | null;
}

@ObjectType({ description: 'A record with its text and all that was answered to it.' })
export class RecordWhole extends RecordRow {
  @Field({ description: 'Its literal text, as it is sent.' })
  xml: string;

  @AtMostRows(ANSWERS_WEIGH)
  @Field(() => [RecordAnswer], { description: 'Messages that it went out in, newest first; at most 20.' })
  answers: RecordAnswer[];
}

@ObjectType({ description: 'Records and which page of them.' })
export class RecordPage {
  @AtMostRows('limit')
  @Field(() => [RecordRow], { description: 'Records, newest first.' })
  items: RecordRow[];

  @Field(() => Pagination, { description: 'Page.' })
  pagination: Pagination;
}

@ObjectType({ description: 'Result of walking a whole chain and computing every hash again.' })
export class ChainCheck {
  @Field(() => Int, { description: 'Records of the chain.' })
  records: number;

  @Field({ description: 'True: no record is missing, changed or out of place.' })
  intact: boolean;

  @Field(() => Int, { nullable: true, description: 'Place of the first record that is wrong.' })
  brokenAt: number | null;

  @Field(() => String, { nullable: true, description: 'What is wrong with it.' })
  problem: string | null;
}

@ObjectType({ description: 'The period of an export, as it was accepted.' })
export class RecordExport {
  @Field(() => DateScalar, { nullable: true, description: 'From this day on.' })
  dateFrom?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Up to this day.' })
  dateTo?: string | null;
}

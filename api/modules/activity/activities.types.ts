import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ACTIONS, RISKS, type Action, type Risk } from '../../../schema/activity';
import { Pagination } from '../../platform/graphql/page';
import { AtMostRows } from '../../platform/graphql/rows';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars';

/** People that the filter offers; a company of more is searched by hand. */
export const MAX_PEOPLE = 500;

const namesOf = <Key extends string>(table: Record<Key, unknown>) =>
  Object.fromEntries(Object.keys(table).map(key => [key, key])) as { [K in Key]: K };

export const AuditAction = namesOf(ACTIONS);
registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'What was done.',
  valuesConfig: {
    login: { description: 'Somebody signed in.' },
    logout: { description: 'Somebody signed out.' },
    create: { description: 'Something was made.' },
    update: { description: 'Something was changed.' },
    delete: { description: 'Something was deleted or deactivated.' },
    view: { description: 'Something was looked at.' },
    export: { description: 'Data left as a file.' },
    consent_granted: { description: 'Consentimiento: somebody gave it.' },
    consent_revoked: { description: 'Consentimiento: somebody took it back.' },
    data_request_created: { description: 'Solicitud de derechos: somebody made one.' },
    data_request_verified: { description: 'Solicitud de derechos: its address was confirmed.' },
    data_request_processed: { description: 'Solicitud de derechos: somebody dealt with it.' },
    data_deletion: { description: 'Supresión: personal data were erased or blocked.' },
  },
});

export const RiskLevel = namesOf(RISKS);
registerEnumType(RiskLevel, {
  name: 'RiskLevel',
  description: 'How grave an act is.',
  valuesConfig: {
    low: { description: 'Bajo.' },
    medium: { description: 'Medio.' },
    high: { description: 'Alto.' },
    critical: { description: 'Crítico.' },
  },
});

const ActorKind = {
  user: 'user',
  api_key: 'api_key',
  system: 'system',
  superadmin: 'superadmin',
  public: 'public',
} as const;
registerEnumType(ActorKind, {
  name: 'ActorKind',
  description: 'What kind of actor did it.',
  valuesConfig: {
    user: { description: 'A person of the company.' },
    api_key: { description: 'A program with an API key.' },
    system: { description: 'Folio itself, in a job.' },
    superadmin: { description: "The platform's superadmin." },
    public: { description: 'Somebody who had not signed in.' },
  },
});

@ObjectType({ description: 'A person as the log names them, also after they were deleted.' })
export class ActivityUser {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Name.' })
  name: string | null;

  @Field({ description: 'Email.' })
  email: string;
}

@ObjectType('Activity', { description: 'An act: who did what, when and from where. Never changed, never deleted.' })
export class ActivityRow {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field(() => DateTimeScalar, { description: 'When.' })
  createdAt: Date;

  @Field(() => ActorKind, { description: 'What kind of actor.' })
  actorKind: keyof typeof ActorKind;

  @Field(() => ActivityUser, { nullable: true, description: "The person; null where it was none of the company's." })
  user: ActivityUser | null;

  @Field(() => AuditAction, { description: 'What.' })
  action: Action;

  @Field({ description: 'What kind of thing it is about: invoice, customer, session…' })
  entityType: string;

  @Field(() => ID, { nullable: true, description: 'UUID of the thing.' })
  entityId: string | null;

  @Field({ description: 'What happened, in Spanish and without personal data.' })
  description: string;

  @Field(() => RiskLevel, { description: 'How grave.' })
  riskLevel: Risk;

  @Field(() => String, { nullable: true, description: 'Address it came from; null for Folio itself.' })
  ipAddress: string | null;
}

@ObjectType({ description: 'Acts and which page of them.' })
export class ActivityPage {
  @AtMostRows('limit')
  @Field(() => [ActivityRow], { description: 'Acts, newest first.' })
  items: ActivityRow[];

  @Field(() => Pagination, { description: 'Page.' })
  pagination: Pagination;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "Every act up to then is sealed in the company's chain; null before the first seal.",
  })
  sealedUntil: Date | null;
}

@ObjectType({ description: 'The filters of an export of the log, as they were accepted.' })
export class ActivityExport {
  @Field(() => DateScalar, { nullable: true, description: 'From this day on.' })
  startDate?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'Up to this day.' })
  endDate?: string | null;

  @Field(() => ID, { nullable: true, description: 'Whose.' })
  userId?: string | null;

  @Field(() => AuditAction, { nullable: true, description: 'What.' })
  action?: Action | null;

  @Field(() => RiskLevel, { nullable: true, description: 'How grave.' })
  riskLevel?: Risk | null;
}

@ObjectType({ description: 'Result of walking the whole chain of the log and computing every seal again.' })
export class ActivityCheck {
  @Field(() => Int, { description: 'Acts that are sealed.' })
  sealed: number;

  @Field({ description: 'True: no sealed act is missing, changed, added or out of place.' })
  intact: boolean;

  @Field(() => ID, { nullable: true, description: 'UUID of the first act that is wrong.' })
  brokenId: string | null;

  @Field(() => Int, { nullable: true, description: 'Its place in the chain, from 1; null for one that was added.' })
  brokenAt: number | null;

  @Field(() => String, { nullable: true, description: 'What is wrong with it, in Spanish.' })
  problem: string | null;
}

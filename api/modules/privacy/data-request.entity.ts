import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { Pagination } from '../../platform/graphql/page';
import { AtMostRows } from '../../platform/graphql/rows';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars';
import { ofTenant, TenantEntity } from '../../platform/database/tenant-entity';
import { Tenant } from '../company/tenant.entity';
import { User } from '../users/user.entity';

export enum RequestType {
  access = 'access',
  rectification = 'rectification',
  erasure = 'erasure',
  portability = 'portability',
  restriction = 'restriction',
  objection = 'objection',
}
registerEnumType(RequestType, {
  name: 'RequestType',
  description: "A right over one's data.",
  valuesConfig: {
    access: { description: 'Acceso, RGPD art. 15.' },
    rectification: { description: 'Rectificación, art. 16.' },
    erasure: { description: 'Supresión, art. 17.' },
    restriction: { description: 'Limitación, art. 18.' },
    portability: { description: 'Portabilidad, art. 20.' },
    objection: { description: 'Oposición, art. 21.' },
  },
});

export enum RequestStatus {
  pending = 'pending',
  in_progress = 'in_progress',
  completed = 'completed',
  rejected = 'rejected',
}
registerEnumType(RequestStatus, {
  name: 'RequestStatus',
  description: 'State of a request.',
  valuesConfig: {
    pending: { description: 'Pendiente.' },
    in_progress: { description: 'En curso.' },
    completed: { description: 'Completada.' },
    rejected: { description: 'Rechazada.' },
  },
});

export enum RequestSource {
  public = 'public',
  app = 'app',
}
registerEnumType(RequestSource, {
  name: 'RequestSource',
  description: 'How a request came.',
  valuesConfig: {
    public: { description: 'By the public form, confirmed by mail.' },
    app: { description: 'Written down inside the product.' },
  },
});

@ObjectType({ description: 'Whoever answers a request.' })
export class RequestAssignee {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Name, when given.' })
  name: string | null;
}

@Entity('data_requests')
@ObjectType({
  description:
    'What somebody asks for about their data (solicitud de derechos). Of the public form only what was confirmed by mail is shown.',
})
export class DataRequest extends TenantEntity {
  @Field(() => RequestType, { description: 'The right.' })
  @Column('text', { name: 'request_type' })
  requestType: RequestType;

  @Field(() => RequestSource, { description: 'How it came.' })
  @Column('text')
  source: RequestSource;

  @Field(() => String, { description: 'Address that the answer goes to.' })
  @Column('text')
  email: string;

  @Field(() => String, { nullable: true, description: 'Name.' })
  @Column('text', { nullable: true })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Tax number.' })
  @Column('text', { nullable: true })
  nif: string | null;

  @Field(() => String, { nullable: true, description: 'In their words.' })
  @Column('text', { nullable: true })
  description: string | null;

  @Column('text')
  search: string;

  @Field(() => RequestStatus, { description: 'State.' })
  @Column('text')
  status: RequestStatus;

  @Column('integer', { name: 'policy_version', nullable: true })
  policyVersion: number | null;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When its link was opened; null for one of the product.',
  })
  @Column('timestamptz', { name: 'verified_at', nullable: true })
  verifiedAt: Date | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Last day to answer: 30 days or a month, whichever ends first; null until it is confirmed.',
  })
  @Column('date', { name: 'due_on', nullable: true })
  dueOn: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was completed or rejected.' })
  @Column('timestamptz', { name: 'completed_at', nullable: true })
  completedAt: Date | null;

  @Column('uuid', { name: 'assigned_user_id', nullable: true })
  assignedUserId: string | null;

  @Field(() => String, { nullable: true, description: "The company's own notes." })
  @Column('text', { nullable: true })
  notes: string | null;

  @Field(() => RequestAssignee, { nullable: true, description: 'Who answers it.' })
  assignedUser: RequestAssignee | null;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;

  @ManyToOne(() => User)
  @JoinColumn(ofTenant('assigned_user_id'))
  assigned?: User | null;
}

@ObjectType({ description: 'Requests and which page of them.' })
export class DataRequestPage {
  @AtMostRows('limit')
  @Field(() => [DataRequest], {
    description: 'Open ones first, the nearest deadline on top; then the answered ones, newest first.',
  })
  items: DataRequest[];

  @Field(() => Pagination, { description: 'Page.' })
  pagination: Pagination;
}

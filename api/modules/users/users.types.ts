import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Pagination } from '../../platform/graphql/page';
import { AtMostRows } from '../../platform/graphql/rows';
import { DateTimeScalar } from '../../platform/graphql/scalars';
import { User } from './user.entity';

export enum InvitationStatus {
  queued = 'queued',
  sending = 'sending',
  sent = 'sent',
  doubtful = 'doubtful',
  failed = 'failed',
}
registerEnumType(InvitationStatus, {
  name: 'InvitationStatus',
  description: 'What became of the last invitation mail.',
  valuesConfig: {
    queued: { description: 'En cola.' },
    sending: { description: 'Enviándose.' },
    sent: { description: 'Enviada.' },
    doubtful: { description: 'Dudosa: the mail server took it and never answered.' },
    failed: { description: 'Rechazada by the mail server.' },
  },
});

@ObjectType({ description: 'A user of the company, as its admin sees them.' })
export class CompanyUser extends User {
  @Field(() => InvitationStatus, {
    nullable: true,
    description: "The last invitation's mail; null once it was accepted, or when there was none.",
  })
  invitation: InvitationStatus | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When the last invitation's mail went out; null where `invitation` is, and until it is sent.",
  })
  invitationSentAt: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the link of the last invitation stops working; null where `invitation` is.',
  })
  invitationExpiresAt: Date | null;
}

@ObjectType({ description: 'Users and which page of them.' })
export class CompanyUserPage {
  @AtMostRows('limit')
  @Field(() => [CompanyUser], { description: 'Users by name.' })
  items: CompanyUser[];

  @Field(() => Pagination, { description: 'Page.' })
  pagination: Pagination;
}

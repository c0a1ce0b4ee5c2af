import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { DateTimeScalar } from '../../platform/graphql/scalars';
import { ofTenant, TenantEntity } from '../../platform/database/tenant-entity';
import { User } from '../users/user.entity';

export enum ConsentType {
  marketing = 'marketing',
  analytics = 'analytics',
  data_processing = 'data_processing',
  third_party = 'third_party',
}
registerEnumType(ConsentType, {
  name: 'ConsentType',
  description: 'What a person may allow beside what contract and law already do.',
  valuesConfig: {
    marketing: { description: 'Comunicaciones comerciales: news by mail.' },
    analytics: { description: 'Análisis de uso: which screens are used.' },
    data_processing: { description: 'Tratamientos opcionales: suggestions made of what was invoiced.' },
    third_party: { description: 'Cesión a terceros: contact data for partners.' },
  },
});

@Entity('consents')
@ObjectType({
  description: 'One consent of a person, from its granting to its withdrawal. Active when granted and not revoked.',
})
export class Consent extends TenantEntity {
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Field(() => ConsentType, { description: 'What it allows.' })
  @Column('text', { name: 'consent_type' })
  consentType: ConsentType;

  @Field(() => Boolean, { description: 'True: only what was granted is noted.' })
  @Column('boolean')
  granted: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was given.' })
  @Column('timestamptz', { name: 'granted_at' })
  grantedAt: Date;

  @Field(() => Int, { description: 'Version of the privacy policy that it was given under.' })
  @Column('integer')
  version: number;

  @Field(() => String, { description: "SHA-256 of that version's text, in hexadecimal." })
  @Column('text', { name: 'policy_hash' })
  policyHash: string;

  @Field(() => String, { description: 'Address that it was given from.' })
  @Column('text', { name: 'granted_ip' })
  grantedIp: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was withdrawn; null while it is active.' })
  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Address that it was withdrawn from.' })
  @Column('text', { name: 'revoked_ip', nullable: true })
  revokedIp: string | null;

  @ManyToOne(() => User)
  @JoinColumn(ofTenant('user_id'))
  user?: User;
}

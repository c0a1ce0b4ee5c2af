import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { DateTimeScalar } from '../../platform/graphql/scalars';
import { TenantEntity } from '../../platform/database/tenant-entity';
import { Tenant } from '../company/tenant.entity';

export enum UserRole {
  user = 'user',
  admin = 'admin',
  superadmin = 'superadmin',
}
registerEnumType(UserRole, {
  name: 'Role',
  description: 'What a user may do.',
  valuesConfig: {
    user: { description: 'Usuario: invoices, customers, products.' },
    admin: { description: 'Administrador of the company: also settings, users, billing.' },
    superadmin: { description: 'Runs the platform; sees no data of any company.' },
  },
});

/** What one gives to others: nobody makes a superadmin. */
export enum CompanyRole {
  user = 'user',
  admin = 'admin',
}
registerEnumType(CompanyRole, {
  name: 'CompanyRole',
  description: 'What a person of a company may do.',
  valuesConfig: {
    user: { description: 'Usuario: invoices, customers, products.' },
    admin: { description: 'Administrador: also settings, users, billing.' },
  },
});

/** The same as a role that a user has. */
export const roleOf = (given: CompanyRole): UserRole => UserRole[given];

@Entity('users')
@ObjectType({ description: 'A person who signs in.' })
export class User extends TenantEntity {
  @Field(() => String, { nullable: true, description: 'Name, when given.' })
  @Column('text', { nullable: true })
  name: string | null;

  @Field({ description: 'Email, unique on the platform.' })
  @Column('text')
  email: string;

  @Field(() => UserRole, { description: 'Role in the company.' })
  @Column('text')
  role: UserRole;

  /** argon2id; null until an invited user has set a password. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  @Field({ description: 'True until an invited user has set a password of their own.' })
  @Column('boolean', { name: 'is_temporary_password' })
  isTemporaryPassword: boolean;

  @Field(() => DateTimeScalar, { description: 'When the user was made.' })
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Last time they signed in.' })
  @Column('timestamptz', { name: 'last_login_at', nullable: true })
  lastLoginAt: Date | null;

  /** When they first opened a link that only their mail held. */
  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt: Date | null;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  @ManyToOne(() => Tenant)
  @JoinColumn({ name: 'tenant_id' })
  tenant?: Tenant;
}

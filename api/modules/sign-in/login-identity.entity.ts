import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whose an address is, on the whole platform. Asked before a company is known, by the function identity_of. */
@Entity('login_identities')
export class LoginIdentity {
  @PrimaryColumn('text')
  email: string;

  @Column('uuid', { name: 'tenant_id' })
  tenantId: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;
}

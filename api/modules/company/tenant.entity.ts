import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { newId } from '../../platform/ids';
import { searchKey } from '../../platform/search';
import type { Means } from '../../../schema/collect/means';
import type { PaperLanguage } from '../../../schema/paper/language';
import type { Territory } from '../../../schema/tax/territory';
import { SimplifiedActivity } from './activity.types';
import { PaymentMeans, TERMS } from './payment-terms';
import { TerritoryName } from './territory.types';

export enum TenantStatus {
  trial = 'trial',
  active = 'active',
  suspended = 'suspended',
  cancelled = 'cancelled',
}
registerEnumType(TenantStatus, {
  name: 'TenantStatus',
  description: 'State of a company on the platform.',
  valuesConfig: {
    trial: { description: 'En prueba: it has not paid yet.' },
    active: { description: 'Activa.' },
    suspended: { description: 'Suspendida by the platform: it reads and downloads, nothing else.' },
    cancelled: { description: 'Cancelada: it reads and downloads, nothing else.' },
  },
});

/** Name, NIF and email as they are searched in. */
export const tenantSearch = ({ name, nif, email }: Pick<Tenant, 'name' | 'nif' | 'email'>): string =>
  searchKey(name, nif, email);

@Entity('tenants')
@ObjectType({ description: 'A company (empresa) that invoices with Folio.' })
export class Tenant {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  id: string;

  @Field({ description: 'Legal name (razón social).' })
  @Column('text')
  name: string;

  @Field({ description: 'Tax number (NIF/CIF), at most 9 characters.' })
  @Column('text')
  nif: string;

  @Field({ description: 'Email of whoever registered it.' })
  @Column('text')
  email: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address, printed on its invoices; null until the settings have one.',
  })
  @Column('text', { nullable: true })
  address: string | null;

  @Field(() => TenantStatus, { description: 'State of the company.' })
  @Column('text')
  status: TenantStatus;

  /** The company that runs this Folio: its only user is the superadmin. */
  @Column('boolean', { name: 'is_platform' })
  isPlatform: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cause chosen last for a line at 0 %, one of IvaCause: what the form proposes.',
  })
  @Column('text', { name: 'default_cause', nullable: true })
  defaultCause: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Percentage of IRPF of the last invoice to a customer that always withholds: what the form proposes.',
  })
  @Column('numeric', { name: 'default_withholding', precision: 5, scale: 2, nullable: true })
  defaultWithholding: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Kind of the last invoice, F1 or F2, of a company that has issued simplified ones: what the form proposes.',
  })
  @Column('text', { name: 'default_kind', nullable: true })
  defaultKind: string | null;

  @Field({ description: 'Under criterio de caja: its VAT accrues as it is paid, and its invoices say so.' })
  @Column('boolean', { name: 'cash_basis' })
  cashBasis: boolean;

  @Field(() => SimplifiedActivity, {
    nullable: true,
    description: 'Its activity in art. 4.2 RD 1619/2012: simplified invoices up to 3,000 €; null: up to 400 €.',
  })
  @Column('text', { name: 'simplified_activity', nullable: true })
  simplifiedActivity: string | null;

  @Field(() => TerritoryName, { description: 'Where it is established: its tax, its rates, the clock of its dates.' })
  @Column('text')
  territory: Territory;

  @Field(() => String, { nullable: true, description: TERMS })
  @Column('text', { name: 'payment_terms', nullable: true })
  paymentTerms: string | null;

  @Column('text', { name: 'paper_language' })
  paperLanguage: PaperLanguage;

  @Field(() => PaymentMeans, { nullable: true, description: 'How its invoices are usually paid.' })
  @Column('text', { name: 'payment_means', nullable: true })
  paymentMeans: Means | null;

  @Column('text', { nullable: true })
  iban: string | null;

  @Column('text', { name: 'installation_number' })
  installationNumber: string;

  /** What the superadmin's search compares with: `tenantSearch`. */
  @Column('text')
  search: string;

  @Field(() => DateTimeScalar, { description: 'When it registered.' })
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

/** A company that begins, not yet stored. */
export const newTenant = (
  said: Pick<Tenant, 'name' | 'nif' | 'email' | 'address' | 'status' | 'isPlatform'>,
  now: Date,
): Tenant =>
  Object.assign(new Tenant(), {
    id: newId(now.getTime()),
    installationNumber: newId(now.getTime()),
    defaultCause: null,
    defaultWithholding: null,
    defaultKind: null,
    simplifiedActivity: null,
    cashBasis: false,
    territory: 'peninsula',
    paperLanguage: 'es',
    paymentTerms: null,
    paymentMeans: null,
    iban: null,
    createdAt: now,
    search: said.isPlatform ? '' : tenantSearch(said),
    ...said,
  });

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event of Stripe that came, by its id: each is taken once. */
@Entity('stripe_events')
export class StripeEvent {
  @PrimaryColumn('text', { name: 'event_id' })
  eventId: string;

  @Column('text')
  type: string;

  /** Null where it is of nobody here. */
  @Column('uuid', { name: 'tenant_id', nullable: true })
  tenantId: string | null;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt: Date;

  /** When the company was read again; null while it waits. */
  @Column('timestamptz', { name: 'applied_at', nullable: true })
  appliedAt: Date | null;
}

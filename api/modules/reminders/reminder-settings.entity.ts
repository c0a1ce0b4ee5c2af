import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import type { Step } from '../../../schema/remind/ladder';

/** Whether a company reminds its customers by itself; without a row it does not. */
@Entity('reminder_settings')
export class ReminderSettingsRow {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @Column('boolean')
  enabled: boolean;

  /** The last day whose letters have all been queued. */
  @Column('date', { name: 'ran_on', nullable: true })
  ranOn: string | null;

  @OneToOne('tenants')
  @JoinColumn({ name: 'tenant_id' })
  tenant?: object;
}

/** When a step of a company goes; what it says stands with its texts. */
@Entity('reminder_steps')
export class ReminderStepRow {
  @PrimaryColumn('uuid', { name: 'tenant_id' })
  tenantId: string;

  @PrimaryColumn('smallint')
  step: Step;

  @Column('boolean')
  active: boolean;

  /** After the due date. */
  @Column('integer')
  days: number;

  /** The day on which it was switched on or its days were changed: what was due before goes by hand alone. */
  @Column('date', { nullable: true })
  since: string | null;

  @ManyToOne('tenants')
  @JoinColumn({ name: 'tenant_id' })
  tenant?: object;
}

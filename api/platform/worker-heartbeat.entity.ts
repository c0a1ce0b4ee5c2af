import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A process that does jobs, and when it last said that it lives. */
@Entity('worker_heartbeats')
export class WorkerHeartbeat {
  @PrimaryColumn('text', { name: 'worker_id' })
  workerId: string;

  @Column('timestamptz', { name: 'seen_at' })
  seenAt: Date;
}

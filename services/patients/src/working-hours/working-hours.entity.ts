import { PRACTICE_ID } from '@pora/common/database';
import type { WorkingDay } from '@pora/contracts/schedule/schedule.model';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the practice works: seven days from Monday on. */
@Entity('working_hours')
export class WorkingHoursEntity {
  @PrimaryColumn({ type: 'uuid', default: PRACTICE_ID })
  practiceId!: string;

  @Column({ type: 'jsonb' })
  days!: (WorkingDay | null)[];

  /** Counts the saves; what a practice begins with is version 1. */
  @Column({ type: 'int', default: 1 })
  version!: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;

  @Column({ type: 'text' })
  updatedBy!: string;
}

import { PRACTICE_ID } from '@pora/common/database';
import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** The calendar subscription of one person; the token itself is stored nowhere. */
@Entity('schedule_feeds')
@Unique('schedule_feeds_token', ['tokenHash'])
export class ScheduleFeedEntity {
  /** E-mail address of whoever made it. */
  @PrimaryColumn({ type: 'text' })
  owner!: string;

  @Column({ type: 'uuid', default: PRACTICE_ID })
  practiceId!: string;

  @Column({ type: 'text' })
  tokenHash!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt!: Date | null;
}

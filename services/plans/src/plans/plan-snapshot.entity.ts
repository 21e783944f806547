import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { PlanEntity } from './plan.entity.js';
import type { PlanContent } from './plan-content.js';

/** What a big step replaced: the content of a plan before it [decisions 26]. */
@Entity('plan_snapshots')
@Index('plan_snapshots_by_plan', ['planId', 'id'])
export class PlanSnapshotEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text' })
  planId!: string;

  @ManyToOne(() => PlanEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'plan_id', foreignKeyConstraintName: 'plan_snapshots_plan' })
  plan?: PlanEntity;

  /** Which step it was, e.g. `generate`. */
  @Column({ type: 'text' })
  step!: string;

  @Column({ type: 'jsonb' })
  content!: PlanContent;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'text' })
  createdBy!: string;
}

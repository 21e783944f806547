import type { SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { PlanEntity } from './plan.entity.js';

/** A risk somebody took for a plan, with the prints of what it was taken for (decision 36). */
@Entity('plan_accepted_risks')
@Index('plan_accepted_risks_by_plan', ['planId'])
export class AcceptedRiskEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  planId!: string;

  @ManyToOne(() => PlanEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'plan_id', foreignKeyConstraintName: 'plan_accepted_risks_plan' })
  plan?: PlanEntity;

  @Column({ type: 'jsonb', nullable: true })
  place!: SlotPlace | null;

  @Column({ type: 'text', nullable: true })
  cause!: string | null;

  @Column({ type: 'text' })
  reason!: string;

  /** One per problem it covers: the meal's ingredients, the food, the cause and its value. */
  @Column({ type: 'text', array: true })
  prints!: string[];

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'text' })
  createdBy!: string;

  /** When it was taken back; such a row stands for the history alone. */
  @Column({ type: 'timestamptz', nullable: true })
  withdrawnAt!: Date | null;

  @Column({ type: 'text', nullable: true })
  withdrawnBy!: string | null;
}

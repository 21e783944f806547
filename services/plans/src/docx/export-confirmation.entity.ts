import type { SafetyState } from '@pora/contracts/plans/plan-safety.model';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { PlanEntity } from '../plans/plan.entity.js';

/** Why somebody handed a plan out although its check spoke against it; for the practice, never for the patient. */
@Entity('export_confirmations')
@Index('export_confirmations_by_plan', ['planId'])
export class ExportConfirmationEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'uuid', default: '00000000-0000-4000-8000-000000000001' })
  practiceId!: string;

  @Column({ type: 'text' })
  planId!: string;

  @ManyToOne(() => PlanEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'plan_id', foreignKeyConstraintName: 'export_confirmations_plan' })
  plan?: PlanEntity;

  @Column({ type: 'text' })
  state!: SafetyState;

  /** Fingerprint of what was confirmed; another check needs another confirmation. */
  @Column({ type: 'text' })
  checkFingerprint!: string;

  @Column({ type: 'text' })
  reason!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'text' })
  createdBy!: string;
}

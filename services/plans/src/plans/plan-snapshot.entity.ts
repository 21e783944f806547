import { AfterLoad, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { PlanEntity } from './plan.entity.js';
import type { SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import type { PlanContent } from './plan-content.js';
import type { SlotsBefore } from './plan-history.js';
import { readableDays, readableKeptSlot } from './readable-days.js';

/** One step of a plan's history: what a big step replaced, or the slots an edit by hand changed [decisions 26, 45]. */
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

  /** `big` or `small`. */
  @Column({ type: 'text', default: 'big' })
  kind!: 'big' | 'small';

  /** Whether `content` is the whole plan before the step, or only the slots it changed. */
  @Column({ type: 'boolean', default: true })
  isWhole!: boolean;

  /** The plan before the step. */
  @Column({ type: 'jsonb' })
  content!: PlanContent | SlotsBefore;

  @Column({ type: 'int', default: 0 })
  changedSlots!: number;

  /** The first of the changed slots. */
  @Column({ type: 'jsonb', default: [] })
  places!: SlotPlace[];

  /** Id of the step whose undo took this one back; null while it stands. */
  @Column({ type: 'bigint', nullable: true })
  undoneWith!: string | null;

  /** The plan as the undo of this step found it; what a redo brings back. */
  @Column({ type: 'jsonb', nullable: true })
  redo!: PlanContent | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'text' })
  createdBy!: string;

  /** Session it was made in; null of steps from before sessions were kept. It never leaves the service. */
  @Column({ type: 'text', nullable: true })
  sessionKey!: string | null;

  /** Who took it back, in which session. */
  @Column({ type: 'text', nullable: true })
  undoneBy!: string | null;

  @Column({ type: 'text', nullable: true })
  undoneSession!: string | null;

  /** Versions of a plan are read as the plan itself is: without holes. */
  @AfterLoad()
  mendContents(): void {
    // Undefined where only the head of the step was asked for.
    if (this.content !== undefined) this.content = readable(this.content);
    if (this.redo) this.redo = { ...this.redo, ...readableDays(this.redo) };
  }
}

function readable(content: PlanContent | SlotsBefore): PlanContent | SlotsBefore {
  if ('slots' in content) {
    const slots = content.slots.map((kept) => ({
      ...kept,
      slot: readableKeptSlot(kept.slot, kept.day, kept.slotIndex),
    }));
    return { ...content, slots };
  }
  const read = readableDays(content);
  return read ? { ...content, ...read } : content;
}

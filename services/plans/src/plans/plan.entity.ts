import { PracticeRecordEntity } from '@pora/common/database';
import type { MealSource } from '@pora/contracts/catalog/meal-types.model';
import type { ShoppingLists } from '@pora/contracts/plans/shopping-list.model';
import type { StoredCheck } from './plan-verdict.js';
import type { GenerationReport, PlanDay, PlanStatus, PlanSummary } from '@pora/contracts/plans/plan.model';
import { AfterLoad, Column, Entity, Index } from 'typeorm';
import { deriveContent } from './plan-content.js';
import { readableDays } from './readable-days.js';

/** One plan; the days lie in one document because they are always read and written together. */
@Entity('plans')
@Index('plans_one_per_stage', ['practiceId', 'patientId', 'stage'], {
  unique: true,
  where: 'deleted_at IS NULL AND patient_id IS NOT NULL',
})
@Index('plans_one_active', ['practiceId', 'patientId'], {
  unique: true,
  where: "deleted_at IS NULL AND patient_id IS NOT NULL AND status = 'active'",
})
@Index('plans_by_patient', ['patientId'])
@Index('plans_by_update', ['updatedAt'])
export class PlanEntity extends PracticeRecordEntity {
  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', nullable: true })
  patientId!: string | null;

  @Column({ type: 'int' })
  days!: number;

  @Column({ type: 'double precision' })
  caloriesPerDay!: number;

  @Column({ type: 'int' })
  mealsPerDay!: number;

  @Column({ type: 'text' })
  status!: PlanStatus;

  /** Calendar date in the practice's time zone, `yyyy-MM-dd`. */
  @Column({ type: 'date' })
  created!: string;

  @Column({ type: 'int' })
  stage!: number;

  @Column({ type: 'int', nullable: true })
  tdee!: number | null;

  @Column({ type: 'double precision', nullable: true })
  calorieDeficit!: number | null;

  @Column({ type: 'text', array: true })
  generatorSources!: MealSource[];

  @Column({ type: 'text', array: true })
  mealTimes!: string[];

  @Column({ type: 'jsonb' })
  planDays!: PlanDay[];

  @Column({ type: 'jsonb', nullable: true })
  planSummary!: PlanSummary | null;

  @Column({ type: 'int' })
  filledSlots!: number;

  /** Report of the last generation; null until the first. */
  @Column({ type: 'jsonb', nullable: true })
  generation!: GenerationReport | null;

  /** Fingerprint of the foods in the days; null where the database does not know who wrote them last. */
  @Column({ type: 'text', nullable: true })
  foodFingerprint!: string | null;

  /** The last check with what it was made from; null until the first. */
  @Column({ type: 'jsonb', nullable: true })
  lastCheck!: StoredCheck | null;

  /** Lists of the ingredients as they are; null until asked for, and again when the ingredients change. */
  @Column({ type: 'jsonb', nullable: true })
  shoppingLists!: ShoppingLists | null;

  /** How often the plan was generated; the next number is the default seed. */
  @Column({ type: 'int' })
  generationCount!: number;

  /** True in the trash when the plan went there together with its patient. */
  @Column({ type: 'boolean' })
  removedWithPatient!: boolean;

  /** No column: set of a row whose days are stored with holes, to the days of which something could not be read. */
  unreadableDays?: readonly number[];

  /** The one place where a stored row becomes a plan: from here on its days have no holes. */
  @AfterLoad()
  mendDays(): void {
    // Undefined where only some columns were asked for.
    if (this.planDays === undefined) return;
    const read = readableDays(this);
    if (read) Object.assign(this, read, deriveContent(read.planDays, this.caloriesPerDay));
  }
}

import { RecordEntity } from '@pora/common/database';
import type { ALLERGEN_CONFIDENCE, FOOD_PER } from '@pora/contracts/catalog/food.model';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Food; macros in g and energy in kcal per 100 g or per piece. */
@Entity('foods')
@Index('foods_by_merged_into', ['mergedInto'])
@Check('foods_per', `per IN ('100g', 'sztuka')`)
@Check('foods_confidence', `allergen_confidence IN ('pewny', 'prawdopodobny', 'niepewny')`)
@Check('foods_nutrition', `carbs >= 0 AND fat >= 0 AND protein >= 0 AND calories >= 0`)
export class FoodEntity extends RecordEntity {
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', default: 'Inne' })
  category!: string;

  @Column({ type: 'text' })
  per!: (typeof FOOD_PER)[number];

  @Column({ type: 'double precision' })
  carbs!: number;

  @Column({ type: 'double precision' })
  fat!: number;

  @Column({ type: 'double precision' })
  protein!: number;

  @Column({ type: 'double precision' })
  calories!: number;

  @Column({ type: 'text', default: 'niepewny' })
  allergenConfidence!: (typeof ALLERGEN_CONFIDENCE)[number];

  @Column({ type: 'text', default: '' })
  allergenNote!: string;

  @Column({ type: 'date', nullable: true })
  allergenVerifiedAt!: string | null;

  /** Where the values come from, e.g. a row of a nutrition table; not shown to people. */
  @Column({ type: 'text', default: '' })
  anchor!: string;

  /** Moment it was moved to the trash; null while it is in use. */
  @Column({ type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;

  /** The food it became (ADR 0077); such a food is in the trash for good. */
  @Column({ type: 'integer', nullable: true })
  @ForeignKey(() => FoodEntity, { name: 'foods_merged_into', onDelete: 'SET NULL' })
  mergedInto!: number | null;
}

import { RecordEntity } from '@pora/common/database';
import type { MealSource, MealType } from '@pora/contracts/catalog/meal-types.model';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Meal of the library; energy and macros are not stored, they follow from the ingredients. */
@Entity('meals')
@Check('meals_source', `source IN ('own', 'AG', 'KB', 'KS')`)
@Check('meals_servings', 'servings BETWEEN 1 AND 10')
@Check('meals_cooking_time', 'cooking_time_minutes >= 0')
export class MealEntity extends RecordEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'text' })
  name!: string;

  /** The primary type: the first of the meal's types that is not `unknown`. */
  @Column({ type: 'text' })
  type!: MealType;

  @Column({ type: 'text' })
  source!: MealSource;

  @Column({ type: 'boolean', default: false })
  favorite!: boolean;

  @Column({ type: 'boolean', default: true })
  childFriendly!: boolean;

  @Column({ type: 'smallint', default: 1 })
  servings!: number;

  @Column({ type: 'integer', nullable: true })
  cookingTimeMinutes!: number | null;

  @Column({ type: 'text', default: '' })
  preparationTime!: string;

  @Column({ type: 'text', default: '' })
  description!: string;

  /** Moment it was moved to the trash; null while it is in use. */
  @Column({ type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;
}

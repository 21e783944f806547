import type { DietCategory } from '@pora/contracts/catalog/meal.model';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { MealEntity } from './meal.entity.js';

/** Diet tag of a meal. */
@Entity('meal_diets')
export class MealDietEntity {
  @PrimaryColumn({ type: 'text' })
  @ForeignKey(() => MealEntity, { name: 'meal_diets_meal', onDelete: 'CASCADE' })
  mealId!: string;

  @PrimaryColumn({ type: 'text' })
  diet!: DietCategory;

  @Column({ type: 'smallint' })
  position!: number;
}

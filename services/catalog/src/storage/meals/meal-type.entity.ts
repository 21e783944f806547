import type { MealType } from '@pora/contracts/catalog/meal-types.model';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { MealEntity } from './meal.entity.js';

/** Type of a meal; a meal has one or more, in order. */
@Entity('meal_types')
export class MealTypeEntity {
  @PrimaryColumn({ type: 'text' })
  @ForeignKey(() => MealEntity, { name: 'meal_types_meal', onDelete: 'CASCADE' })
  mealId!: string;

  @PrimaryColumn({ type: 'text' })
  type!: MealType;

  @Column({ type: 'smallint' })
  position!: number;
}

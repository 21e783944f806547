import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { MealEntity } from './meal.entity.js';

/** Ingredient of a meal; a food that a meal uses cannot be deleted. */
@Entity('meal_ingredients')
@Index('meal_ingredients_by_food', ['foodId'])
@Check('meal_ingredients_grams', 'grams > 0')
export class MealIngredientEntity {
  @PrimaryColumn({ type: 'text' })
  @ForeignKey(() => MealEntity, { name: 'meal_ingredients_meal', onDelete: 'CASCADE' })
  mealId!: string;

  @PrimaryColumn({ type: 'smallint' })
  position!: number;

  @Column({ type: 'integer' })
  @ForeignKey('FoodEntity', { name: 'meal_ingredients_food', onDelete: 'RESTRICT' })
  foodId!: number;

  @Column({ type: 'double precision' })
  grams!: number;

  @Column({ type: 'text', nullable: true })
  unitName!: string | null;

  @Column({ type: 'double precision', nullable: true })
  unitQty!: number | null;

  /** False marks a key ingredient; null means that nobody has said. */
  @Column({ type: 'boolean', nullable: true })
  replaceable!: boolean | null;
}

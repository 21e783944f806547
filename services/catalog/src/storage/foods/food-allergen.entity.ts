import type { Allergen } from '@pora/contracts/catalog/food.model';
import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { FoodEntity } from './food.entity.js';

/** Allergen a food contains. */
@Entity('food_allergens')
@Index('food_allergens_allergen', ['allergen'])
export class FoodAllergenEntity {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => FoodEntity, { name: 'food_allergens_food', onDelete: 'CASCADE' })
  foodId!: number;

  @PrimaryColumn({ type: 'text' })
  allergen!: Allergen;
}

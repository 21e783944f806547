import type { AllergenConfidence } from '@pora/contracts/catalog/allergen-certainty';
import type { Allergen } from '@pora/contracts/catalog/food.model';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
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

  /** How sure it is, where that differs from what the food says of all. */
  @Column({ type: 'text', nullable: true })
  confidence!: AllergenConfidence | null;
}

import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { FoodEntity } from './food.entity.js';

/** Household measure of a food and its weight in grams. */
@Entity('food_units')
@Unique('food_units_name', ['foodId', 'name'])
@Check('food_units_grams', 'grams > 0')
export class FoodUnitEntity {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => FoodEntity, { name: 'food_units_food', onDelete: 'CASCADE' })
  foodId!: number;

  @PrimaryColumn({ type: 'smallint' })
  position!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'double precision' })
  grams!: number;
}

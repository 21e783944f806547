import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { FoodEntity } from '../../storage/foods/food.entity.js';

/** Bar code by which files of a practice name a food; the catalogue does without it. */
@Entity('food_codes')
@Index('food_codes_code', ['code'], { unique: true })
export class FoodCodeEntity {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => FoodEntity, { name: 'food_codes_food', onDelete: 'CASCADE' })
  foodId!: number;

  @Column({ type: 'text' })
  code!: string;
}

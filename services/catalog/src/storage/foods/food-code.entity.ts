import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { FoodEntity } from './food.entity.js';

/** Bar code of a food; also of one in the trash. */
@Entity('food_codes')
@Index('food_codes_code', ['code'], { unique: true })
export class FoodCodeEntity {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => FoodEntity, { name: 'food_codes_food', onDelete: 'CASCADE' })
  foodId!: number;

  @Column({ type: 'text' })
  code!: string;
}

import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { FoodEntity } from '../foods/food.entity.js';
import { IntoleranceEntity } from './intolerance.entity.js';

/** Says that a food contains what an intolerance is about. */
@Entity('intolerance_mappings')
@Index('intolerance_mappings_food_id', ['foodId'])
export class IntoleranceMappingEntity {
  @PrimaryColumn({ type: 'text' })
  @ForeignKey(() => IntoleranceEntity, { name: 'intolerance_mappings_intolerance' })
  intolerance!: string;

  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => FoodEntity, { name: 'intolerance_mappings_food', onDelete: 'CASCADE' })
  foodId!: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'text' })
  createdBy!: string;
}

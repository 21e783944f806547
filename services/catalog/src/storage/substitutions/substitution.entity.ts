import { RecordEntity } from '@pora/common/database';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { FoodEntity } from '../foods/food.entity.js';

/** Substitute of a food: `percentage` % of the replaced grams. */
@Entity('substitutions')
@Index('substitutions_substitute_food_id', ['substituteFoodId'])
@Check('substitutions_percentage', 'percentage >= 1 AND percentage <= 1000')
@Check('substitutions_not_itself', 'food_id <> substitute_food_id')
export class SubstitutionEntity extends RecordEntity {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => FoodEntity, { name: 'substitutions_food', onDelete: 'CASCADE' })
  foodId!: number;

  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => FoodEntity, { name: 'substitutions_substitute', onDelete: 'CASCADE' })
  substituteFoodId!: number;

  @Column({ type: 'double precision', default: 100 })
  percentage!: number;

  @Column({ type: 'text', default: '' })
  description!: string;
}

import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { MealEntity } from './meal.entity.js';

/** Photograph of a meal, cropped and made anew; it goes when the meal leaves the trash for good. */
@Entity('meal_pictures')
export class MealPictureEntity {
  @PrimaryColumn({ type: 'text' })
  @ForeignKey(() => MealEntity, { name: 'meal_pictures_meal', onDelete: 'CASCADE' })
  mealId!: string;

  /** Names the bytes. */
  @Column({ type: 'text' })
  key!: string;

  @Column({ type: 'text', default: '' })
  alt!: string;

  @Column({ type: 'smallint' })
  width!: number;

  @Column({ type: 'smallint' })
  height!: number;

  @Column({ type: 'bytea' })
  content!: Buffer;
}

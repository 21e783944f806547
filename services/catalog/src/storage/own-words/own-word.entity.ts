import { RecordEntity } from '@pora/common/database';
import type { Allergen, FoodCategory } from '@pora/contracts/catalog/food.vocabulary';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Stands in a note's list of foods: no food has this number, so a former version, which knows no notes, asks about the
 * word again instead of taking it for nothing.
 */
export const NO_FOOD = 0;

/** A word of a survey as this practice understands it; without foods, categories and allergens it means nothing here. */
@Entity('own_words')
@Index('own_words_word_key', ['wordKey'], { unique: true })
export class OwnWordEntity extends RecordEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'text' })
  word!: string;

  /** The word without differences of case and spacing. */
  @Column({ type: 'text' })
  wordKey!: string;

  /** The dietitian minds the word herself; its foods are then {@link NO_FOOD} alone. */
  @Column({ type: 'boolean', default: false })
  isNote!: boolean;

  @Column({ type: 'integer', array: true })
  foodIds!: number[];

  @Column({ type: 'text', array: true })
  categories!: FoodCategory[];

  @Column({ type: 'text', array: true })
  allergens!: Allergen[];
}

import { RecordEntity } from '@pora/common/database';
import type { Allergen, FoodCategory } from '@pora/contracts/catalog/food.vocabulary';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

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

  @Column({ type: 'integer', array: true })
  foodIds!: number[];

  @Column({ type: 'text', array: true })
  categories!: FoodCategory[];

  @Column({ type: 'text', array: true })
  allergens!: Allergen[];
}

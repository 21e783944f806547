import { RecordEntity } from '@pora/common/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A name the practice looks foods and dishes up by. */
@Entity('search_words')
@Index('search_words_word_key', ['wordKey'], { unique: true })
export class SearchWordEntity extends RecordEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'text' })
  word!: string;

  /** The word without differences of case and spacing. */
  @Column({ type: 'text' })
  wordKey!: string;

  /** The name it stands under. */
  @Column({ type: 'text' })
  means!: string;
}

import { Column, Entity } from 'typeorm';
import { PracticeRecordEntity } from '../../database.js';

/** Row of the sample feature. */
@Entity('notes')
export class NoteEntity extends PracticeRecordEntity {
  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'double precision', nullable: true })
  portionGrams!: number | null;
}

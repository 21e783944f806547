import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { IntoleranceEntity } from './intolerance.entity.js';

/** Name of a dictionary item: the one at position 0 is its own, the others are what laboratories may print. */
@Entity('intolerance_names')
@Unique('intolerance_names_position', ['intolerance', 'position'])
export class IntoleranceNameEntity {
  /** The name without case and accents, as results are compared with it. */
  @PrimaryColumn({ type: 'text' })
  folded!: string;

  @Column({ type: 'text' })
  @ForeignKey(() => IntoleranceEntity, { name: 'intolerance_names_intolerance', onDelete: 'CASCADE' })
  intolerance!: string;

  @Column({ type: 'smallint' })
  position!: number;

  @Column({ type: 'text' })
  name!: string;
}

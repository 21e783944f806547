import { RecordEntity } from '@pora/common/database';
import { Entity, PrimaryColumn } from 'typeorm';

/** Dictionary item; its names are rows of their own, so that no name ever leads to two items. */
@Entity('intolerances')
export class IntoleranceEntity extends RecordEntity {
  /** The key on the wire. */
  @PrimaryColumn({ type: 'text' })
  id!: string;
}

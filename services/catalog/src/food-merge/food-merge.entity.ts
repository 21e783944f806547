import type { FoodMergeKind } from '@pora/contracts/catalog/food-merge.model';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Foods that became one here; until `plansFollowedAt` the plans service still has to be told. */
@Entity('food_merges')
export class FoodMergeEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  kind!: FoodMergeKind;

  @Column({ type: 'integer' })
  stays!: number;

  @Column({ type: 'integer', array: true })
  goes!: number[];

  /** E-mail address of the person. */
  @Column({ type: 'text' })
  requestedBy!: string;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  requestedAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  plansFollowedAt!: Date | null;
}

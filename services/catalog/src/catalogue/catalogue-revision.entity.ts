import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Counter that triggers move on with every change of the catalogue, in the same transaction. */
@Entity('catalogue_revisions')
@Check('catalogue_revisions_only_one', 'id = 1')
export class CatalogueRevisionEntity {
  @PrimaryColumn({ type: 'smallint' })
  id!: number;

  @Column({ type: 'bigint' })
  revision!: string;

  /** Part of the revision's name: a restored backup never repeats one with other content. */
  @Column({ type: 'timestamptz' })
  changedAt!: Date;

  /** By table the step that changed it last, with its moment. */
  @Column({ type: 'jsonb', default: {} })
  changedTables!: Record<string, string>;
}

import { PRACTICE_ID } from '@pora/common/database';
import type { ImportColumn, ImportOptions, RefusedRow } from '@pora/contracts/catalog/library-import.model';
import type {
  ImportEncoding,
  ImportKind,
  ImportSeparator,
  ImportState,
  TableFormat,
} from '@pora/contracts/catalog/library-import.vocabulary';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An import of foods or meals: its file, how it is taken over, and how far it is. */
@Entity('library_imports')
@Check('library_imports_kind', `kind IN ('foods', 'meals')`)
@Check('library_imports_format', `format IN ('xlsx', 'csv')`)
@Index('library_imports_created', ['createdAt'])
@Index('library_imports_under_way', ['practiceId'], {
  unique: true,
  where: `state IN ('waiting', 'running')`,
})
export class LibraryImportEntity {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'uuid', default: PRACTICE_ID })
  practiceId!: string;

  @Column({ type: 'text' })
  kind!: ImportKind;

  @Column({ type: 'text', default: 'draft' })
  state!: ImportState;

  /** How often the work was begun; only the latest run may write. */
  @Column({ type: 'integer', default: 0 })
  run!: number;

  @Column({ type: 'text' })
  fileName!: string;

  @Column({ type: 'text' })
  format!: TableFormat;

  @Column({ type: 'integer' })
  sizeBytes!: number;

  /** Kept until a day after the import is over. */
  @Column({ type: 'bytea', nullable: true, select: false })
  file!: Buffer | null;

  @Column({ type: 'text', nullable: true })
  encoding!: ImportEncoding | null;

  @Column({ type: 'text', nullable: true })
  separator!: ImportSeparator | null;

  @Column({ type: 'integer' })
  rows!: number;

  @Column({ type: 'jsonb' })
  columns!: ImportColumn[];

  /** Those of the last preview, or of the import. */
  @Column({ type: 'jsonb', nullable: true })
  options!: ImportOptions | null;

  /** Rows that are done; a run that comes after goes on behind them. */
  @Column({ type: 'integer', default: 0 })
  done!: number;

  @Column({ type: 'integer', default: 0 })
  added!: number;

  @Column({ type: 'integer', default: 0 })
  changed!: number;

  @Column({ type: 'integer', default: 0 })
  unchanged!: number;

  /** Of the last preview, or of the import. */
  @Column({ type: 'jsonb', default: [] })
  refusedRows!: RefusedRow[];

  /** Polish sentence. */
  @Column({ type: 'text', nullable: true })
  problem!: string | null;

  /** E-mail address. */
  @Column({ type: 'text' })
  createdBy!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  startedAt!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt!: Date | null;
}

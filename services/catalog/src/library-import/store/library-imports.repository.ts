import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import type { ImportOptions, RefusedRow } from '@pora/contracts/catalog/library-import.model';
import type { ImportKind } from '@pora/contracts/catalog/library-import.vocabulary';
import { In, IsNull, Not, type QueryDeepPartialEntity } from 'typeorm';
import { LibraryImportEntity } from './library-import.entity.js';

const UNDER_WAY = ['waiting', 'running'] as const;

/** A run of the work on an import; a later run takes its right to write away. */
export interface ImportRun {
  readonly id: string;
  readonly run: number;
}

/** What a chunk of rows came to. */
export interface ChunkResult {
  readonly done: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: readonly RefusedRow[];
}

/** What is known of a file once it is read. */
export type ReadFile = Pick<LibraryImportEntity, 'kind' | 'encoding' | 'separator' | 'rows' | 'columns'>;

/** Rows of imports. */
@Injectable()
export class LibraryImportsRepository {
  constructor(private readonly database: Database) {}

  /** The latest that were begun, the newest first. */
  latest(limit: number): Promise<LibraryImportEntity[]> {
    return this.table.find({
      where: { state: Not('draft') },
      order: { startedAt: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  find(id: string): Promise<LibraryImportEntity | null> {
    return this.table.findOneBy({ id });
  }

  /** Locked until the transaction ends. */
  findForUpdate(id: string): Promise<LibraryImportEntity | null> {
    return this.table.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  findUnderWay(): Promise<LibraryImportEntity | null> {
    return this.table.findOneBy({ state: In(UNDER_WAY) });
  }

  /** Ids of imports that are not finished, the oldest first. */
  async idsUnderWay(): Promise<string[]> {
    const rows = await this.table.find({
      where: { state: In(UNDER_WAY) },
      select: { id: true },
      order: { startedAt: 'ASC' },
    });
    return rows.map(({ id }) => id);
  }

  /** The file, unless it was removed. */
  async fileOf(id: string): Promise<Buffer | null> {
    const row = await this.table.findOne({ where: { id }, select: { id: true, file: true } });
    return row?.file ?? null;
  }

  /** Options of the last import of this kind that was begun: what its columns meant. */
  async lastMeaning(kind: ImportKind): Promise<Pick<LibraryImportEntity, 'columns' | 'options'> | null> {
    const row = await this.table.findOne({
      where: { kind, state: Not('draft'), options: Not(IsNull()) },
      order: { startedAt: 'DESC', id: 'DESC' },
    });
    return row && { columns: row.columns, options: row.options };
  }

  async insert(
    fields: ReadFile &
      Pick<LibraryImportEntity, 'id' | 'fileName' | 'format' | 'sizeBytes' | 'createdBy'> & { file: Buffer },
  ): Promise<LibraryImportEntity> {
    await this.table.insert(fields as QueryDeepPartialEntity<LibraryImportEntity>);
    return this.table.findOneByOrFail({ id: fields.id });
  }

  /** Changes an import that was not begun; answers whether it is one. */
  async changeDraft(
    id: string,
    change: Partial<ReadFile> & { options?: ImportOptions; refusedRows?: RefusedRow[] },
  ): Promise<boolean> {
    const { affected } = await this.table.update(
      { id, state: 'draft' },
      change as QueryDeepPartialEntity<LibraryImportEntity>,
    );
    return affected === 1;
  }

  /** Lets a draft wait for its turn. */
  async begin(id: string, options: ImportOptions): Promise<void> {
    await this.database.query(
      `UPDATE library_imports SET state = 'waiting', options = $2, refused_rows = '[]', started_at = now()
       WHERE id = $1 AND state = 'draft'`,
      [id, JSON.stringify(options)],
    );
  }

  /** Begins the work, or goes on where a process ended; undefined when there is nothing to do. */
  async claim(id: string): Promise<ImportRun | undefined> {
    const [run] = await this.database.query<ImportRun>(
      `UPDATE library_imports SET state = 'running', run = run + 1, problem = NULL
       WHERE id = $1 AND state IN ('waiting', 'running') RETURNING id, run`,
      [id],
    );
    return run;
  }

  /** Notes a chunk inside the transaction that writes it; false when the run may write no more. */
  async note({ id, run }: ImportRun, chunk: ChunkResult): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE library_imports
       SET done = done + $3, added = added + $4, changed = changed + $5, unchanged = unchanged + $6,
           refused_rows = refused_rows || $7::jsonb
       WHERE id = $1 AND run = $2 AND state = 'running' RETURNING id`,
      [id, run, chunk.done, chunk.added, chunk.changed, chunk.unchanged, JSON.stringify(chunk.refused)],
    );
    return rows.length === 1;
  }

  /** Ends the run. */
  async end({ id, run }: ImportRun, state: 'done' | 'failed', problem: string | null): Promise<void> {
    await this.database.query(
      `UPDATE library_imports SET state = $3, problem = $4, finished_at = now()
       WHERE id = $1 AND run = $2 AND state = 'running'`,
      [id, run, state, problem],
    );
  }

  /** Whether it was under way. */
  async cancel(id: string): Promise<boolean> {
    const rows = await this.database.query(
      `UPDATE library_imports SET state = 'cancelled', finished_at = now()
       WHERE id = $1 AND state IN ('waiting', 'running') RETURNING id`,
      [id],
    );
    return rows.length === 1;
  }

  async remove(id: string): Promise<void> {
    await this.table.delete({ id, state: Not(In(UNDER_WAY)) });
  }

  /** Removes drafts and files of a day ago, and what is told of imports before `listedBefore`; answers how many files. */
  async purge(now: Date, listedBefore: Date): Promise<number> {
    const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
    const drafts = await this.database.query(
      `DELETE FROM library_imports WHERE state = 'draft' AND created_at < $1 RETURNING id`,
      [dayAgo],
    );
    const emptied = await this.database.query(
      'UPDATE library_imports SET file = NULL WHERE finished_at < $1 AND file IS NOT NULL RETURNING id',
      [dayAgo],
    );
    await this.database.query('DELETE FROM library_imports WHERE finished_at < $1', [listedBefore]);
    return drafts.length + emptied.length;
  }

  private get table() {
    return this.database.repository(LibraryImportEntity);
  }
}

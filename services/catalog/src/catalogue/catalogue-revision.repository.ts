import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import type { TableStamps } from './kept-parts.js';

/** The counter that every change of the catalogue moves on. */
@Injectable()
export class CatalogueRevisionRepository {
  constructor(private readonly database: Database) {}

  /** Name of the current content: the counter and the moment of its last step. */
  async read(): Promise<string> {
    const [row] = await this.database.queryPrepared<{ revision: string; changedAt: Date }>(
      'catalogue-revision',
      'SELECT revision, changed_at AS "changedAt" FROM catalogue_revisions WHERE id = 1',
    );
    if (!row) throw new Error('the catalogue has no revision');
    return `${row.revision}-${row.changedAt.getTime().toString(36)}`;
  }

  /** When each table changed last; one without a stamp may have changed at any time. */
  async readStamps(): Promise<TableStamps> {
    const [row] = await this.database.query<{ stamps: Record<string, string> }>(
      'SELECT changed_tables AS stamps FROM catalogue_revisions WHERE id = 1',
    );
    return new Map(Object.entries(row?.stamps ?? {}));
  }
}

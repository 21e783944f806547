import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import { DocxArchiveEntity } from './docx-archive.entity.js';

export type ArchivedExport = Omit<DocxArchiveEntity, 'id' | 'practiceId' | 'createdAt'>;

@Injectable()
export class DocxArchiveRepository {
  constructor(private readonly database: Database) {}

  /** Keeps an export; the same bytes are kept once. */
  async add(entry: ArchivedExport): Promise<void> {
    await this.database
      .repository(DocxArchiveEntity)
      .createQueryBuilder()
      .insert()
      .values(entry as object)
      .orIgnore()
      .execute();
  }
}

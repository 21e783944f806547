import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import { DocxArchiveEntity } from './docx-archive.entity.js';

/** What an import takes from the archive. */
export type ArchivedPlan = Pick<DocxArchiveEntity, 'plan'>;

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

  /** The plan an export was made from, without the bytes of the file. */
  async findBySha256(sha256: string): Promise<ArchivedPlan | undefined> {
    const row = await this.database
      .repository(DocxArchiveEntity)
      .findOne({ where: { sha256 }, select: { id: true, plan: true } });
    return row ?? undefined;
  }

  /** Deletes exports of plans that are gone and had no patient, with whom they would go later; answers how many went. */
  async purge(): Promise<number> {
    const rows = await this.database.query(
      `DELETE FROM docx_archive
       WHERE patient_id IS NULL AND NOT EXISTS (SELECT 1 FROM plans WHERE plans.id = docx_archive.plan_id)
       RETURNING id`,
    );
    return rows.length;
  }
}

import { Injectable } from '@nestjs/common';
import { Database, RecordRepository, type Author } from '@pora/common/database';
import { In } from 'typeorm';
import { insertAll } from '../../database/insert-all.js';
import { IntoleranceNameEntity } from './intolerance-name.entity.js';
import { nameRowsOf } from './intolerance-names.js';
import { IntoleranceEntity } from './intolerance.entity.js';
import type { IntoleranceContent, StoredIntolerance } from './stored-intolerance.js';

const LIST = `
  SELECT i.id AS key, n.names[1] AS name, n.names[2:] AS aliases, i.version, i.updated_at AS "updatedAt"
  FROM intolerances i
  JOIN (
    SELECT intolerance, array_agg(name ORDER BY position) AS names FROM intolerance_names GROUP BY intolerance
  ) n ON n.intolerance = i.id`;

/** Rows of the dictionary with their names. */
@Injectable()
export class IntolerancesRepository extends RecordRepository<IntoleranceEntity> {
  constructor(database: Database) {
    super(database, IntoleranceEntity, 'Nie znaleziono nietolerancji.');
  }

  /** The whole dictionary by key. */
  list(): Promise<StoredIntolerance[]> {
    return this.database.query<StoredIntolerance>(`${LIST} ORDER BY i.id`);
  }

  /** One item, locked until the transaction ends. @throws ApiError 404 */
  async getItemForUpdate(key: string): Promise<StoredIntolerance> {
    await this.getForUpdate(key);
    const [item] = await this.database.query<StoredIntolerance>(`${LIST} WHERE i.id = $1`, [key]);
    if (!item) throw new Error('an intolerance has no name');
    return item;
  }

  /** Who changed which item last. */
  async lastAuthors(): Promise<Map<string, string>> {
    const rows = await this.rows.find({ select: { id: true, updatedBy: true } });
    return new Map(rows.map(({ id, updatedBy }) => [id, updatedBy]));
  }

  /** Folded names that are taken, with the key of the item that has them. */
  async ownersOfNames(folded: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.names.findBy({ folded: In([...folded]) });
    return new Map(rows.map((row) => [row.folded, row.intolerance]));
  }

  /** Keys of this list that are taken. */
  async takenKeys(keys: readonly string[]): Promise<Set<string>> {
    const rows = await this.rows.find({ select: { id: true }, where: { id: In([...keys]) } });
    return new Set(rows.map(({ id }) => id));
  }

  /** Saves new items, each as version 1, with few statements. */
  async insertItems(items: readonly IntoleranceContent[], { email }: Author): Promise<void> {
    const rows = items.map(({ key }) => ({ id: key, createdBy: email, updatedBy: email }));
    await insertAll(this.rows, rows);
    await insertAll(this.names, items.flatMap(nameRowsOf));
  }

  /** Gives an item new names and its next version. @throws ApiError 404 */
  async replaceItem(item: IntoleranceContent, author: Author): Promise<void> {
    await this.update(await this.getForUpdate(item.key), author);
    await this.names.delete({ intolerance: item.key });
    await insertAll(this.names, nameRowsOf(item));
  }

  private get names() {
    return this.database.repository(IntoleranceNameEntity);
  }
}

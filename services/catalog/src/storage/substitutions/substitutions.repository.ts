import { Injectable } from '@nestjs/common';
import { Database, type Author } from '@pora/common/database';
import { notFound } from '@pora/common/errors';
import { insertAll } from '../../database/insert-all.js';
import type { NewSubstitution } from './new-substitution.js';
import { In } from 'typeorm';
import { SubstitutionEntity } from './substitution.entity.js';

/** The two foods that name a substitution. */
export interface SubstitutionPair {
  readonly foodId: number;
  readonly substituteFoodId: number;
}

/** Rows of substitutions. */
@Injectable()
export class SubstitutionsRepository {
  constructor(private readonly database: Database) {}

  /** All substitutions by food and substitute. */
  list(): Promise<SubstitutionEntity[]> {
    return this.rows.find({ order: { foodId: 'ASC', substituteFoodId: 'ASC' } });
  }

  /** Who changed which substitution last, by `food/substitute`. */
  async lastAuthors(): Promise<Map<string, string>> {
    const rows = await this.rows.find();
    return new Map(
      rows.map(({ foodId, substituteFoodId, updatedBy }) => [`${foodId}/${substituteFoodId}`, updatedBy]),
    );
  }

  /** Row locked until the transaction ends. @throws ApiError 404 */
  async getForUpdate({ foodId, substituteFoodId }: SubstitutionPair): Promise<SubstitutionEntity> {
    const lock = { mode: 'pessimistic_write' as const };
    const row = await this.rows.findOne({ where: { foodId, substituteFoodId }, lock });
    if (!row) throw notFound('Nie znaleziono zamiennika.');
    return row;
  }

  /** Adds a substitution as version 1; false when the pair was there already. */
  async add(item: NewSubstitution, { email }: Author): Promise<boolean> {
    const { foodId, substituteFoodId, percentage, description } = item;
    const added = await this.database.query(
      `INSERT INTO substitutions (food_id, substitute_food_id, percentage, description, created_by, updated_by)
       VALUES ($1, $2, $3, $4, $5, $5) ON CONFLICT DO NOTHING RETURNING food_id`,
      [foodId, substituteFoodId, percentage, description, email],
    );
    return added.length === 1;
  }

  /** Adds substitutions that are not there yet, with few statements. */
  async insertAll(items: readonly NewSubstitution[], { email }: Author): Promise<void> {
    await insertAll(
      this.rows,
      items.map((item) => ({ ...columnsOf(item), createdBy: email, updatedBy: email })),
    );
  }

  /** Saves a changed row as its next version. */
  async update(row: SubstitutionEntity, { email }: Author): Promise<SubstitutionEntity> {
    Object.assign(row, { version: row.version + 1, updatedAt: new Date(), updatedBy: email });
    return this.rows.save(row);
  }

  /** Gives a substitution new content and its next version. @throws ApiError 404 */
  async replace(item: NewSubstitution, author: Author): Promise<void> {
    await this.update(Object.assign(await this.getForUpdate(item), columnsOf(item)), author);
  }

  async remove({ foodId, substituteFoodId }: SubstitutionPair): Promise<void> {
    await this.rows.delete({ foodId, substituteFoodId });
  }

  /** Removes every substitution that names one of the foods. */
  async removeOfFoods(foodIds: readonly number[]): Promise<void> {
    await this.rows.delete({ foodId: In([...foodIds]) });
    await this.rows.delete({ substituteFoodId: In([...foodIds]) });
  }

  private get rows() {
    return this.database.repository(SubstitutionEntity);
  }
}

function columnsOf({ foodId, substituteFoodId, percentage, description }: NewSubstitution): NewSubstitution {
  return { foodId, substituteFoodId, percentage, description };
}

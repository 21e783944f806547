import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Author } from '@pora/common/database';
import { notFound } from '@pora/common/errors';
import { ownWordKey, type NewOwnWord } from '@pora/contracts/catalog/own-word.model';
import { NO_FOOD, OwnWordEntity } from './own-word.entity.js';

/** Rows of the practice's own words. */
@Injectable()
export class OwnWordsRepository {
  constructor(private readonly database: Database) {}

  /** All words by their key. */
  list(): Promise<OwnWordEntity[]> {
    return this.rows.find({ order: { wordKey: 'ASC' } });
  }

  /** Row locked until the transaction ends. @throws ApiError 404 */
  async getForUpdate(where: { readonly id: string } | { readonly wordKey: string }): Promise<OwnWordEntity> {
    const row = await this.rows.findOne({ where, lock: { mode: 'pessimistic_write' } });
    if (!row) throw notFound('Nie znaleziono słowa.');
    return row;
  }

  /** Adds a word as version 1; false when it was there already, with whatever meaning. */
  async add(added: NewOwnWord, { email }: Author): Promise<boolean> {
    const { word, isNote, categories, allergens } = added;
    const foodIds = isNote ? [NO_FOOD] : added.foodIds;
    const rows = await this.database.query(
      `INSERT INTO own_words (id, word, word_key, is_note, food_ids, categories, allergens, created_by, updated_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8) ON CONFLICT DO NOTHING RETURNING id`,
      [`ow-${randomUUID()}`, word, ownWordKey(word), isNote, foodIds, categories, allergens, email],
    );
    return rows.length === 1;
  }

  /** Words that mean one of the foods mean the other one from now on. */
  async moveFoods(from: readonly number[], into: number, { email }: Author): Promise<void> {
    await this.database.query(
      `UPDATE own_words SET version = version + 1, updated_at = now(), updated_by = $3, food_ids = (
         SELECT array_agg(DISTINCT CASE WHEN id = ANY($1) THEN $2 ELSE id END) FROM unnest(food_ids) AS id
       ) WHERE food_ids && $1::int[]`,
      [from, into, email],
    );
  }

  async remove(id: string): Promise<void> {
    await this.rows.delete({ id });
  }

  private get rows() {
    return this.database.repository(OwnWordEntity);
  }
}

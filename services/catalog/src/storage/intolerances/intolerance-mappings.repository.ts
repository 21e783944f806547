import { Injectable } from '@nestjs/common';
import { Database, type Author } from '@pora/common/database';
import { In } from 'typeorm';
import { insertAll } from '../../database/insert-all.js';
import { IntoleranceMappingEntity } from './intolerance-mapping.entity.js';
import type { MappingPair } from './stored-intolerance.js';

/** Rows of the links between intolerances and foods. */
@Injectable()
export class IntoleranceMappingsRepository {
  constructor(private readonly database: Database) {}

  /** All links by intolerance and food. */
  list(): Promise<MappingPair[]> {
    return this.rows.find({
      select: { intolerance: true, foodId: true },
      order: { intolerance: 'ASC', foodId: 'ASC' },
    });
  }

  /** Links of the given foods by intolerance and food. */
  listOf(foodIds: readonly number[]): Promise<MappingPair[]> {
    return this.rows.find({
      select: { intolerance: true, foodId: true },
      where: { foodId: In([...foodIds]) },
      order: { intolerance: 'ASC', foodId: 'ASC' },
    });
  }

  /** Who made which link, by `intolerance/food`. */
  async authors(): Promise<Map<string, string>> {
    const rows = await this.rows.find();
    return new Map(rows.map(({ intolerance, foodId, createdBy }) => [`${intolerance}/${foodId}`, createdBy]));
  }

  /** Number of foods linked to an intolerance, those in the trash included. */
  count(intolerance: string): Promise<number> {
    return this.rows.countBy({ intolerance });
  }

  /** Number of foods in use that are linked to an intolerance. */
  async countInUse(intolerance: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM intolerance_mappings m JOIN foods f ON f.id = m.food_id
       WHERE m.intolerance = $1 AND f.deleted_at IS NULL`,
      [intolerance],
    );
    return row?.count ?? 0;
  }

  /** Adds a link; false when it was there already. */
  async add({ intolerance, foodId }: MappingPair, { email }: Author): Promise<boolean> {
    const added = await this.database.query(
      `INSERT INTO intolerance_mappings (intolerance, food_id, created_by) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING food_id`,
      [intolerance, foodId, email],
    );
    return added.length === 1;
  }

  /** Links foods to one intolerance; answers those that were not linked yet. */
  async addAll(intolerance: string, foodIds: readonly number[], { email }: Author): Promise<number[]> {
    const rows = await this.database.query<{ foodId: number }>(
      `INSERT INTO intolerance_mappings (intolerance, food_id, created_by)
       SELECT $1, food_id, $3 FROM unnest($2::int[]) AS food_id
       ON CONFLICT DO NOTHING RETURNING food_id AS "foodId"`,
      [intolerance, foodIds, email],
    );
    return rows.map(({ foodId }) => foodId);
  }

  /** Adds links that are not there yet, with few statements. */
  async insertAll(pairs: readonly MappingPair[], { email }: Author): Promise<void> {
    await insertAll(
      this.rows,
      pairs.map(({ intolerance, foodId }) => ({ intolerance, foodId, createdBy: email })),
    );
  }

  /** Removes links of one intolerance; answers the foods that were linked. */
  async remove(intolerance: string, foodIds: readonly number[]): Promise<Set<number>> {
    const rows = await this.database.query<{ foodId: number }>(
      `DELETE FROM intolerance_mappings WHERE intolerance = $1 AND food_id = ANY($2) RETURNING food_id AS "foodId"`,
      [intolerance, foodIds],
    );
    return new Set(rows.map(({ foodId }) => foodId));
  }

  /** Removes every link of the foods. */
  async removeOfFoods(foodIds: readonly number[]): Promise<void> {
    await this.rows.delete({ foodId: In([...foodIds]) });
  }

  private get rows() {
    return this.database.repository(IntoleranceMappingEntity);
  }
}

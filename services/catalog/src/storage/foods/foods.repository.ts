import { Injectable } from '@nestjs/common';
import { Database, RecordRepository, type Author } from '@pora/common/database';
import { conflict, notFound } from '@pora/common/errors';
import { foodCodeKey } from '@pora/contracts/catalog/food-code';
import { foldText } from '@pora/text-pl/fold';
import { In, IsNull } from 'typeorm';
import { insertAll } from '../../database/insert-all.js';
import { selectTrash, type TrashedRecord } from '../trashed-record.js';
import { FoodAllergenEntity } from './food-allergen.entity.js';
import { FoodUnitEntity } from './food-unit.entity.js';
import { FoodCodeEntity } from './food-code.entity.js';
import { FoodEntity } from './food.entity.js';
import type { NewFood } from './new-food.js';
import type { StoredFood } from './stored-food.js';

/** A food that became another one. */
export interface MergedFood {
  readonly foodId: number;
  readonly into: number;
}

/** Foods in use with their parts; `ofFoods` and `which` narrow the parts and the foods alike. */
const selectFoods = (ofFoods = '', which = '') => `
  SELECT f.id, f.name, f.category, f.per, f.carbs, f.fat, f.protein, f.calories, f.version, c.code,
         f.updated_at AS "updatedAt", f.allergen_confidence AS "allergenConfidence",
         f.allergen_note AS "allergenNote", to_char(f.allergen_verified_at, 'YYYY-MM-DD') AS "allergenVerifiedAt",
         COALESCE(u.items, '[]'::json) AS units, COALESCE(a.items, '[]'::json) AS allergens
  FROM foods f
  LEFT JOIN (
    SELECT food_id, json_agg(json_build_object('name', name, 'grams', grams) ORDER BY position) AS items
    FROM food_units ${ofFoods} GROUP BY food_id
  ) u ON u.food_id = f.id
  LEFT JOIN (
    SELECT food_id, json_agg(json_build_object('allergen', allergen, 'confidence', confidence)) AS items
    FROM food_allergens ${ofFoods} GROUP BY food_id
  ) a ON a.food_id = f.id
  LEFT JOIN food_codes c ON c.food_id = f.id
  WHERE f.deleted_at IS NULL ${which}
  ORDER BY f.id`;

/** Parts of a food that have tables of their own. */
const PARTS = ['units', 'allergenInfo'];

const LIST = selectFoods();
const LIST_BY_IDS = selectFoods('WHERE food_id = ANY($1)', 'AND f.id = ANY($1)');

const MISSING = 'Nie znaleziono produktu.';
const IN_DELETED_MEALS =
  'Ten produkt jest składnikiem posiłku, który leży w koszu. Najpierw usuń na zawsze ten posiłek.';

const TRASH = selectTrash('foods', 'AND merged_into IS NULL');

/** Rows of foods with their units and allergens. */
@Injectable()
export class FoodsRepository extends RecordRepository<FoodEntity> {
  constructor(database: Database) {
    super(database, FoodEntity, MISSING);
  }

  /** All foods by id. */
  list(): Promise<StoredFood[]> {
    return this.database.query<StoredFood>(LIST);
  }

  /** Numbers of all foods in use. */
  async idsInUse(): Promise<Set<number>> {
    const rows = await this.rows.find({ select: { id: true }, where: { deletedAt: IsNull() } });
    return new Set(rows.map(({ id }) => id));
  }

  /** Foods in use of the given ids, by id. */
  listByIds(ids: readonly number[]): Promise<StoredFood[]> {
    return this.database.query<StoredFood>(LIST_BY_IDS, [ids]);
  }

  /** Whether a number is taken by a food in use or by one in the trash. */
  async isTaken(id: number): Promise<boolean> {
    return this.rows.existsBy({ id });
  }

  /** Names of foods by their numbers, also of those in the trash. */
  async namesOf(ids: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.rows.find({ select: { id: true, name: true }, where: { id: In([...ids]) } });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** A number that no food has ever had. */
  async newId(): Promise<number> {
    for (;;) {
      const [row] = await this.database.query<{ id: number }>(`SELECT nextval('food_numbers')::int AS id`);
      if (!row) throw new Error('there are no more food numbers');
      if (!(await this.isTaken(row.id))) return row.id;
    }
  }

  /**
   * Those of the ids that are foods in use. They stay so until the transaction ends; with `to: 'change'` nobody else can
   * even begin to use them.
   */
  async lockInUse(ids: readonly number[], to: 'use' | 'change'): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT id FROM foods WHERE id = ANY($1) AND deleted_at IS NULL
       ORDER BY id FOR ${to === 'use' ? 'SHARE' : 'UPDATE'}`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /** Moves foods to the trash, from where they can come back for 30 days. */
  async trashFoods(ids: readonly number[], { email }: Author): Promise<void> {
    if (ids.length === 0) return;
    await this.database.query(
      `UPDATE foods SET deleted_at = now(), version = version + 1, updated_at = now(), updated_by = $2
       WHERE id = ANY($1) AND deleted_at IS NULL`,
      [ids, email],
    );
  }

  /** Takes those of the foods out of the trash that are in it; one that became another food does not come back. */
  async restoreFoods(ids: readonly number[], { email }: Author): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `UPDATE foods SET deleted_at = NULL, version = version + 1, updated_at = now(), updated_by = $2
       WHERE id = ANY($1) AND deleted_at IS NOT NULL AND merged_into IS NULL RETURNING id`,
      [ids, email],
    );
    return rows.map(({ id }) => id).sort((a, b) => a - b);
  }

  /** Foods that became another one; none of them is in use. */
  listMerged(): Promise<MergedFood[]> {
    return this.database.query<MergedFood>(
      `SELECT f.id AS "foodId", f.merged_into AS into FROM foods f JOIN foods s ON s.id = f.merged_into
       WHERE s.deleted_at IS NULL ORDER BY f.id`,
    );
  }

  /** Foods become another one for good, together with those that became them before. */
  async markMerged(ids: readonly number[], into: number, author: Author): Promise<void> {
    await this.trashFoods(ids, author);
    await this.database.query(
      'UPDATE foods SET merged_into = $2 WHERE id = ANY($1) OR merged_into = ANY($1)',
      [ids, into],
    );
  }

  /** When each of the foods came into the base. */
  async addedAt(ids: readonly number[]): Promise<Map<number, Date>> {
    const rows = await this.rows.find({ select: { id: true, createdAt: true }, where: { id: In([...ids]) } });
    return new Map(rows.map(({ id, createdAt }) => [id, createdAt]));
  }

  /** Foods that were deleted after the moment and can come back, the last one first. */
  listTrash(after: Date): Promise<TrashedRecord<number>[]> {
    return this.database.query(TRASH, [after]);
  }

  /**
   * Deletes for good what was trashed before the moment and no meal, not even a deleted one, is made of. The number of a
   * food that became another one is kept as long as that one is.
   */
  async purgeTrash(before: Date): Promise<number> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT id FROM foods f WHERE deleted_at < $1 AND merged_into IS NULL
       AND NOT EXISTS (SELECT FROM meal_ingredients i WHERE i.food_id = f.id) FOR UPDATE`,
      [before],
    );
    // A statement that deletes nothing would still give the catalogue a new revision.
    if (rows.length > 0) await this.rows.delete(rows.map(({ id }) => id));
    return rows.length;
  }

  /**
   * Deletes a food of the trash for good, and with it the numbers of those that became it. @throws ApiError 404, 409 while a
   * meal, be it a deleted one, is made of it
   */
  async eraseTrashed(id: number): Promise<void> {
    const rows = await this.database.query<{ id: number; isUsed: boolean }>(
      `SELECT id, EXISTS (SELECT FROM meal_ingredients i WHERE i.food_id = f.id) AS "isUsed" FROM foods f
       WHERE deleted_at IS NOT NULL AND (id = $1 AND merged_into IS NULL OR merged_into = $1) ORDER BY id FOR UPDATE`,
      [id],
    );
    if (!rows.some((row) => row.id === id)) throw notFound(MISSING);
    if (rows.some(({ isUsed }) => isUsed)) throw conflict('conflict', IN_DELETED_MEALS);
    await this.rows.delete(rows.map((row) => row.id));
  }

  /** Who changed which food last, foods in the trash included. */
  async lastAuthors(): Promise<Map<number, string>> {
    const rows = await this.rows.find({ select: { id: true, updatedBy: true } });
    return new Map(rows.map(({ id, updatedBy }) => [id, updatedBy]));
  }

  /** Saves new foods, each as version 1, with few statements. */
  async insertFoods(foods: readonly NewFood[], { email }: Author): Promise<void> {
    const rows = foods.map((food) => ({ ...columnsOf(food), createdBy: email, updatedBy: email }));
    await insertAll(this.rows, rows);
    await this.insertParts(foods);
    await this.insertCodes(foods);
  }

  /** Gives a food new content and its next version; only the named parts are written anew. @throws ApiError 404 */
  async replaceFood(food: NewFood, author: Author, fields: readonly string[] = PARTS): Promise<void> {
    const row = await this.getForUpdate(food.id);
    await this.update(Object.assign(row, columnsOf(food)), author);
    if (fields.includes('code')) {
      await this.database.repository(FoodCodeEntity).delete({ foodId: food.id });
      await this.insertCodes([food]);
    }
    if (!PARTS.some((part) => fields.includes(part))) return;
    await this.database.repository(FoodUnitEntity).delete({ foodId: food.id });
    await this.database.repository(FoodAllergenEntity).delete({ foodId: food.id });
    await this.insertParts([food]);
  }

  /**
   * The other food, also one in the trash, that has the bar code, however many noughts it is written with. Whoever asks takes
   * turns until the transaction ends, so that two can never both find a code free.
   */
  async ownerOfCode(
    code: string,
    exceptId: number,
  ): Promise<{ id: number; name: string; isTrashed: boolean } | undefined> {
    await this.database.query(`SELECT pg_advisory_xact_lock(hashtextextended('food_codes', 0))`);
    const [owner] = await this.database.query<{ id: number; name: string; isTrashed: boolean }>(
      `SELECT f.id, f.name, f.deleted_at IS NOT NULL AS "isTrashed" FROM food_codes c JOIN foods f ON f.id = c.food_id
       WHERE lpad(c.code, 14, '0') = $1 AND f.id <> $2`,
      [foodCodeKey(code), exceptId],
    );
    return owner;
  }

  /**
   * The food in use that has the name, whatever its case, accents and blanks. Whoever asks takes turns until the transaction
   * ends, so that two can never both find a name free.
   */
  async ownerOfName(name: string): Promise<number | undefined> {
    await this.database.query(`SELECT pg_advisory_xact_lock(hashtextextended('food_names', 0))`);
    const rows = await this.rows.find({
      select: { id: true, name: true },
      where: { deletedAt: IsNull() },
      order: { id: 'ASC' },
    });
    const wanted = foldText(name);
    return rows.find((row) => foldText(row.name) === wanted)?.id;
  }

  /** Foods give up their bar codes. */
  async releaseCodes(ids: readonly number[]): Promise<void> {
    await this.database.repository(FoodCodeEntity).delete({ foodId: In([...ids]) });
  }

  /** The bar code of foods that became another one goes to that one, unless it has its own. */
  async moveCodes(ids: readonly number[], into: number): Promise<void> {
    const codes = this.database.repository(FoodCodeEntity);
    const [first] = await codes.find({ where: { foodId: In([...ids]) }, order: { foodId: 'ASC' } });
    if (!first) return;
    await this.releaseCodes(ids);
    if (!(await codes.existsBy({ foodId: into }))) await codes.insert({ foodId: into, code: first.code });
  }

  private async insertCodes(foods: readonly NewFood[]): Promise<void> {
    const rows = foods.flatMap(({ id: foodId, code }) => (code ? { foodId, code } : []));
    await insertAll(this.database.repository(FoodCodeEntity), rows);
  }

  private async insertParts(foods: readonly NewFood[]): Promise<void> {
    const units = foods.flatMap(({ id: foodId, units: list }) =>
      list.map((unit, position) => ({ foodId, position, ...unit })),
    );
    const allergens = foods.flatMap(({ id: foodId, allergenInfo }) =>
      allergenInfo.allergens.map((allergen) => ({
        ...{ foodId, allergen },
        confidence: allergenInfo.certainty?.[allergen] ?? null,
      })),
    );
    await insertAll(this.database.repository(FoodUnitEntity), units);
    await insertAll(this.database.repository(FoodAllergenEntity), allergens);
  }
}

function columnsOf(food: NewFood) {
  return {
    id: food.id,
    name: food.name,
    category: food.category,
    per: food.per,
    carbs: food.carbs,
    fat: food.fat,
    protein: food.protein,
    calories: food.calories,
    allergenConfidence: food.allergenInfo.confidence,
    allergenNote: food.allergenInfo.note,
    allergenVerifiedAt: food.allergenInfo.verifiedAt,
    anchor: food.anchor,
  };
}

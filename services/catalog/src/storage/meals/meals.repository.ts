import { Injectable } from '@nestjs/common';
import { Database, RecordRepository, type Author } from '@pora/common/database';
import { notFound } from '@pora/common/errors';
import { In, IsNull, LessThan, Not } from 'typeorm';
import { insertAll } from '../../database/insert-all.js';
import { selectTrash, type TrashedRecord } from '../trashed-record.js';
import { MealDietEntity } from './meal-diet.entity.js';
import { MealIngredientEntity } from './meal-ingredient.entity.js';
import { MealTypeEntity } from './meal-type.entity.js';
import { MealEntity } from './meal.entity.js';
import type { NewMeal } from './new-meal.js';
import type { StoredMeal } from './stored-meal.js';

/** Meals in use with their parts; `ofMeal` and `which` narrow the parts and the meals alike. */
const selectMeals = (ofMeal = '', which = '') => `
  SELECT m.id, m.name, m.type, m.source, m.favorite, m.child_friendly AS "childFriendly", m.servings,
         m.cooking_time_minutes AS "cookingTimeMinutes", m.preparation_time AS "preparationTime", m.description,
         m.version, m.updated_at AS "updatedAt", COALESCE(t.items, '[]'::json) AS types,
         COALESCE(d.items, '[]'::json) AS diets, COALESCE(i.items, '[]'::json) AS ingredients,
         p.picture
  FROM meals m
  LEFT JOIN (
    SELECT meal_id, json_agg(type ORDER BY position) AS items FROM meal_types ${ofMeal} GROUP BY meal_id
  ) t ON t.meal_id = m.id
  LEFT JOIN (
    SELECT meal_id, json_agg(diet ORDER BY position) AS items FROM meal_diets ${ofMeal} GROUP BY meal_id
  ) d ON d.meal_id = m.id
  LEFT JOIN (
    SELECT meal_id, json_agg(json_build_object('foodId', food_id, 'grams', grams, 'unitName', unit_name,
                                               'unitQty', unit_qty, 'replaceable', replaceable)
                             ORDER BY position) AS items
    FROM meal_ingredients ${ofMeal} GROUP BY meal_id
  ) i ON i.meal_id = m.id
  LEFT JOIN (
    SELECT meal_id, json_build_object('key', key, 'alt', alt, 'width', width, 'height', height) AS picture
    FROM meal_pictures ${ofMeal}
  ) p ON p.meal_id = m.id
  WHERE m.deleted_at IS NULL ${which}
  ORDER BY m.id COLLATE "C"`;

const LIST = selectMeals();
const GET = selectMeals('WHERE meal_id = $1', 'AND m.id = $1');
const LIST_BY_IDS = selectMeals('WHERE meal_id = ANY($1)', 'AND m.id = ANY($1)');
const MISSING = 'Nie znaleziono posiłku.';
/** Lists of a meal that have tables of their own. */
const PARTS = ['types', 'diets', 'ingredients'] as const;
type MealParts = Pick<NewMeal, 'id' | (typeof PARTS)[number]>;

const TRASH = selectTrash('meals');

/** Rows of meals with their types, diets and ingredients. */
@Injectable()
export class MealsRepository extends RecordRepository<MealEntity> {
  constructor(database: Database) {
    super(database, MealEntity, MISSING);
  }

  /** All meals by id. */
  list(): Promise<StoredMeal[]> {
    return this.database.query<StoredMeal>(LIST);
  }

  /** @throws ApiError 404 */
  async getStored(id: string): Promise<StoredMeal> {
    const [meal] = await this.database.query<StoredMeal>(GET, [id]);
    if (!meal) throw notFound(MISSING);
    return meal;
  }

  /** Meals in use of the given ids, which nobody else can change until the transaction ends. */
  async lockByIds(ids: readonly string[]): Promise<StoredMeal[]> {
    if (ids.length === 0) return [];
    await this.database.query(
      'SELECT id FROM meals WHERE id = ANY($1) AND deleted_at IS NULL ORDER BY id FOR UPDATE',
      [ids],
    );
    return this.database.query<StoredMeal>(LIST_BY_IDS, [ids]);
  }

  /** Whether an id is taken by a meal in use or by one in the trash. */
  isTaken(id: string): Promise<boolean> {
    return this.rows.existsBy({ id });
  }

  /** Row in use or in the trash, locked until the transaction ends. @throws ApiError 404 */
  async getAnyForUpdate(id: string): Promise<MealEntity> {
    const row = await this.rows.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!row) throw notFound(MISSING);
    return row;
  }

  /** Ids of the foods a meal is made of, also of a meal in the trash. */
  async foodIdsOf(mealId: string): Promise<number[]> {
    const rows = await this.database.repository(MealIngredientEntity).findBy({ mealId });
    return rows.map(({ foodId }) => foodId);
  }

  /** Those of the foods that meals in use are made of. */
  async usedFoods(foodIds: readonly number[]): Promise<Set<number>> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT DISTINCT i.food_id AS id FROM meal_ingredients i JOIN meals m ON m.id = i.meal_id
       WHERE i.food_id = ANY($1) AND m.deleted_at IS NULL`,
      [foodIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Meals that were deleted after the moment and can come back, the last one first. */
  listTrash(after: Date): Promise<TrashedRecord<string>[]> {
    return this.database.query(TRASH, [after]);
  }

  /** Deletes for good what was trashed before the moment; answers how many meals. */
  async purgeTrash(before: Date): Promise<number> {
    const rows = await this.rows.find({ select: { id: true }, where: { deletedAt: LessThan(before) } });
    // A statement that deletes nothing would still give the catalogue a new revision.
    if (rows.length > 0)
      await this.rows.delete({ id: In(rows.map(({ id }) => id)), deletedAt: LessThan(before) });
    return rows.length;
  }

  /** Deletes a meal of the trash for good. @throws ApiError 404 */
  async eraseTrashed(id: string): Promise<void> {
    const { affected } = await this.rows.delete({ id, deletedAt: Not(IsNull()) });
    if (!affected) throw notFound(MISSING);
  }

  /** Who changed which meal last, meals in the trash included. */
  async lastAuthors(): Promise<Map<string, string>> {
    const rows = await this.rows.find({ select: { id: true, updatedBy: true } });
    return new Map(rows.map(({ id, updatedBy }) => [id, updatedBy]));
  }

  /** Saves new meals, each as version 1, with few statements. */
  async insertMeals(meals: readonly NewMeal[], { email }: Author): Promise<void> {
    const rows = meals.map((meal) => ({ ...columnsOf(meal), createdBy: email, updatedBy: email }));
    await insertAll(this.rows, rows);
    await this.insertParts(meals);
  }

  /** Gives a meal new content and its next version; only the named lists are written anew. @throws ApiError 404 */
  async replaceMeal(meal: NewMeal, author: Author, fields: readonly string[] = PARTS): Promise<void> {
    const row = await this.getForUpdate(meal.id);
    await this.update(Object.assign(row, columnsOf(meal)), author);
    const [types, diets, ingredients] = PARTS.map((part) => fields.includes(part));
    const mealId = meal.id;
    if (types) await this.database.repository(MealTypeEntity).delete({ mealId });
    if (diets) await this.database.repository(MealDietEntity).delete({ mealId });
    if (ingredients) await this.database.repository(MealIngredientEntity).delete({ mealId });
    await this.insertParts([
      {
        id: mealId,
        types: types ? meal.types : [],
        diets: diets ? meal.diets : [],
        ingredients: ingredients ? meal.ingredients : [],
      },
    ]);
  }

  /** Meals that are made of one of the foods, locked until the transaction ends. */
  async lockMadeOf(foodIds: readonly number[]): Promise<void> {
    await this.database.query(
      `SELECT id FROM meals WHERE id IN (SELECT meal_id FROM meal_ingredients WHERE food_id = ANY($1))
       ORDER BY id FOR UPDATE`,
      [foodIds],
    );
  }

  /** Gives meals other ingredients and each its next version, with few statements. */
  async replaceIngredients(
    meals: readonly Pick<NewMeal, 'id' | 'ingredients'>[],
    { email }: Author,
  ): Promise<void> {
    if (meals.length === 0) return;
    const ids = meals.map(({ id }) => id);
    await this.database.query(
      'UPDATE meals SET version = version + 1, updated_at = now(), updated_by = $2 WHERE id = ANY($1)',
      [ids, email],
    );
    await this.database.repository(MealIngredientEntity).delete({ mealId: In(ids) });
    await this.insertParts(meals.map(({ id, ingredients }) => ({ id, types: [], diets: [], ingredients })));
  }

  /** Meals in the trash come back with the other food. */
  async moveFoodsOfTrash(from: readonly number[], into: number): Promise<void> {
    await this.database.query(
      `UPDATE meal_ingredients SET food_id = $2
       WHERE food_id = ANY($1) AND meal_id IN (SELECT id FROM meals WHERE deleted_at IS NOT NULL)`,
      [from, into],
    );
  }

  private async insertParts(meals: readonly MealParts[]): Promise<void> {
    const types = meals.flatMap(({ id: mealId, types: list }) =>
      list.map((type, position) => ({ mealId, type, position })),
    );
    const diets = meals.flatMap(({ id: mealId, diets: list }) =>
      list.map((diet, position) => ({ mealId, diet, position })),
    );
    const ingredients = meals.flatMap(({ id: mealId, ingredients: list }) =>
      list.map((ingredient, position) => ({ mealId, position, ...ingredient })),
    );
    await insertAll(this.database.repository(MealTypeEntity), types);
    await insertAll(this.database.repository(MealDietEntity), diets);
    await insertAll(this.database.repository(MealIngredientEntity), ingredients);
  }
}

function columnsOf(meal: NewMeal) {
  return {
    id: meal.id,
    name: meal.name,
    type: meal.type,
    source: meal.source,
    favorite: meal.favorite,
    childFriendly: meal.childFriendly,
    servings: meal.servings,
    cookingTimeMinutes: meal.cookingTimeMinutes,
    preparationTime: meal.preparationTime,
    description: meal.description,
  };
}

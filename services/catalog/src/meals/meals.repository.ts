import { Injectable } from '@nestjs/common';
import { Database, RecordRepository, type Author } from '@pora/common/database';
import { insertAll } from '../database/insert-all.js';
import { MealDietEntity } from './meal-diet.entity.js';
import { MealIngredientEntity } from './meal-ingredient.entity.js';
import { MealTypeEntity } from './meal-type.entity.js';
import { MealEntity } from './meal.entity.js';
import type { NewMeal } from './new-meal.js';
import type { StoredMeal } from './stored-meal.js';

const LIST = `
  SELECT m.id, m.name, m.type, m.source, m.favorite, m.child_friendly AS "childFriendly", m.servings,
         m.cooking_time_minutes AS "cookingTimeMinutes", m.preparation_time AS "preparationTime", m.description,
         m.version, m.updated_at AS "updatedAt", COALESCE(t.items, '[]'::json) AS types,
         COALESCE(d.items, '[]'::json) AS diets, COALESCE(i.items, '[]'::json) AS ingredients
  FROM meals m
  LEFT JOIN (
    SELECT meal_id, json_agg(type ORDER BY position) AS items FROM meal_types GROUP BY meal_id
  ) t ON t.meal_id = m.id
  LEFT JOIN (
    SELECT meal_id, json_agg(diet ORDER BY position) AS items FROM meal_diets GROUP BY meal_id
  ) d ON d.meal_id = m.id
  LEFT JOIN (
    SELECT meal_id, json_agg(json_build_object('foodId', food_id, 'grams', grams, 'unitName', unit_name,
                                               'unitQty', unit_qty, 'replaceable', replaceable)
                             ORDER BY position) AS items
    FROM meal_ingredients GROUP BY meal_id
  ) i ON i.meal_id = m.id
  ORDER BY m.id COLLATE "C"`;

/** Rows of meals with their types, diets and ingredients. */
@Injectable()
export class MealsRepository extends RecordRepository<MealEntity> {
  constructor(database: Database) {
    super(database, MealEntity, 'Nie znaleziono posiłku.');
  }

  /** All meals by id. */
  list(): Promise<StoredMeal[]> {
    return this.database.query<StoredMeal>(LIST);
  }

  /** Who changed which meal last. */
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

  /** Gives a meal new content and its next version. @throws ApiError 404 */
  async replaceMeal(meal: NewMeal, author: Author): Promise<void> {
    const row = await this.getForUpdate(meal.id);
    await this.update(Object.assign(row, columnsOf(meal)), author);
    await this.database.repository(MealTypeEntity).delete({ mealId: meal.id });
    await this.database.repository(MealDietEntity).delete({ mealId: meal.id });
    await this.database.repository(MealIngredientEntity).delete({ mealId: meal.id });
    await this.insertParts([meal]);
  }

  private async insertParts(meals: readonly NewMeal[]): Promise<void> {
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

import { Injectable } from '@nestjs/common';
import { Database, RecordRepository, type Author } from '@pora/common/database';
import { insertAll } from '../database/insert-all.js';
import { FoodAllergenEntity } from './food-allergen.entity.js';
import { FoodUnitEntity } from './food-unit.entity.js';
import { FoodEntity } from './food.entity.js';
import type { NewFood } from './new-food.js';
import type { StoredFood } from './stored-food.js';

const LIST = `
  SELECT f.id, f.name, f.category, f.per, f.carbs, f.fat, f.protein, f.calories, f.version,
         f.updated_at AS "updatedAt", f.allergen_confidence AS "allergenConfidence",
         f.allergen_note AS "allergenNote", to_char(f.allergen_verified_at, 'YYYY-MM-DD') AS "allergenVerifiedAt",
         COALESCE(u.items, '[]'::json) AS units, COALESCE(a.items, '[]'::json) AS allergens
  FROM foods f
  LEFT JOIN (
    SELECT food_id, json_agg(json_build_object('name', name, 'grams', grams) ORDER BY position) AS items
    FROM food_units GROUP BY food_id
  ) u ON u.food_id = f.id
  LEFT JOIN (
    SELECT food_id, json_agg(allergen) AS items FROM food_allergens GROUP BY food_id
  ) a ON a.food_id = f.id
  ORDER BY f.id`;

/** Rows of foods with their units and allergens. */
@Injectable()
export class FoodsRepository extends RecordRepository<FoodEntity> {
  constructor(database: Database) {
    super(database, FoodEntity, 'Nie znaleziono produktu.');
  }

  /** All foods by id. */
  list(): Promise<StoredFood[]> {
    return this.database.query<StoredFood>(LIST);
  }

  /** Who changed which food last. */
  async lastAuthors(): Promise<Map<number, string>> {
    const rows = await this.rows.find({ select: { id: true, updatedBy: true } });
    return new Map(rows.map(({ id, updatedBy }) => [id, updatedBy]));
  }

  /** Saves new foods, each as version 1, with few statements. */
  async insertFoods(foods: readonly NewFood[], { email }: Author): Promise<void> {
    const rows = foods.map((food) => ({ ...columnsOf(food), createdBy: email, updatedBy: email }));
    await insertAll(this.rows, rows);
    await this.insertParts(foods);
  }

  /** Gives a food new content and its next version. @throws ApiError 404 */
  async replaceFood(food: NewFood, author: Author): Promise<void> {
    const row = await this.getForUpdate(food.id);
    await this.update(Object.assign(row, columnsOf(food)), author);
    await this.database.repository(FoodUnitEntity).delete({ foodId: food.id });
    await this.database.repository(FoodAllergenEntity).delete({ foodId: food.id });
    await this.insertParts([food]);
  }

  private async insertParts(foods: readonly NewFood[]): Promise<void> {
    const units = foods.flatMap(({ id: foodId, units: list }) =>
      list.map((unit, position) => ({ foodId, position, ...unit })),
    );
    const allergens = foods.flatMap(({ id: foodId, allergenInfo }) =>
      allergenInfo.allergens.map((allergen) => ({ foodId, allergen })),
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

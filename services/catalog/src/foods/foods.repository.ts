import { Injectable } from '@nestjs/common';
import { Database, RecordRepository, type Author } from '@pora/common/database';
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

  async insertFood(food: NewFood, author: Author): Promise<void> {
    await this.insert(columnsOf(food), author);
    await this.insertParts(food);
  }

  /** Gives a food new content and its next version. @throws ApiError 404 */
  async replaceFood(food: NewFood, author: Author): Promise<void> {
    const row = await this.getForUpdate(food.id);
    await this.update(Object.assign(row, columnsOf(food)), author);
    await this.database.repository(FoodUnitEntity).delete({ foodId: food.id });
    await this.database.repository(FoodAllergenEntity).delete({ foodId: food.id });
    await this.insertParts(food);
  }

  private async insertParts({ id: foodId, units, allergenInfo }: NewFood): Promise<void> {
    const unitRows = units.map((unit, position) => ({ foodId, position, ...unit }));
    const allergenRows = allergenInfo.allergens.map((allergen) => ({ foodId, allergen }));
    if (unitRows.length > 0) await this.database.repository(FoodUnitEntity).insert(unitRows);
    if (allergenRows.length > 0) await this.database.repository(FoodAllergenEntity).insert(allergenRows);
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

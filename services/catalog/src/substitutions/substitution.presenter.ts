import type { Food } from '@pora/contracts/catalog/food.model';
import type { Substitution } from '@pora/contracts/catalog/substitution.model';
import type { StoredSubstitution } from '../storage/substitutions/stored-substitution.js';

/** The only way a substitution leaves the service. */
export function presentSubstitution(
  row: StoredSubstitution,
  food: Pick<Food, 'id' | 'name'>,
  substitute: Pick<Food, 'id' | 'name' | 'category'>,
): Substitution {
  return {
    foodId: food.id,
    foodName: food.name,
    substituteFoodId: substitute.id,
    substituteFoodName: substitute.name,
    substituteFoodCategory: substitute.category,
    percentage: row.percentage,
    description: row.description,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}

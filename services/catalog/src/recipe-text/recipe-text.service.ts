import { Injectable } from '@nestjs/common';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type { recipeTextRoutes } from '@pora/contracts/catalog/recipe-text.routes';
import { CatalogueService, type Catalogue } from '../catalogue/catalogue.service.js';
import { RecipeFiles } from './recipe-files.service.js';
import { readRecipeText } from './reading/read-recipe.js';
import { RecipeFoods } from './reading/recipe-foods.js';

type Read = (typeof recipeTextRoutes)['read'];
type ReadFile = (typeof recipeTextRoutes)['readFile'];

/** Reads a recipe pasted as text, or in a Word file, against the foods of the base; stores nothing. */
@Injectable()
export class RecipeTextService {
  private prepared: { readonly catalogue: Catalogue; readonly foods: RecipeFoods } | undefined;

  constructor(
    private readonly catalogue: CatalogueService,
    private readonly files: RecipeFiles,
  ) {}

  async read({ body }: RouteInput<Read>): Promise<RouteAnswer<Read>> {
    return readRecipeText(body.text, await this.foods());
  }

  /** @throws ApiError 415, 422, 503 */
  async readFile({ file: { bytes } }: RouteInput<ReadFile>): Promise<RouteAnswer<ReadFile>> {
    return readRecipeText(await this.files.textOf(bytes), await this.foods());
  }

  private async foods(): Promise<RecipeFoods> {
    const catalogue = await this.catalogue.current();
    if (this.prepared?.catalogue !== catalogue)
      this.prepared = {
        catalogue,
        foods: new RecipeFoods(catalogue.foods, usageOf(catalogue), catalogue.searchWords),
      };
    return this.prepared.foods;
  }
}

function usageOf({ meals }: Catalogue): ReadonlyMap<number, number> {
  const usage = new Map<number, number>();
  for (const { ingredients } of meals)
    for (const { foodId } of ingredients) usage.set(foodId, (usage.get(foodId) ?? 0) + 1);
  return usage;
}

import { Injectable } from '@nestjs/common';
import { invalidInput, notFound } from '@pora/common/errors';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import type { Food } from '@pora/contracts/catalog/food.model';
import { CatalogueService, type Catalogue } from '../catalogue/catalogue.service.js';
import { buildFoodSearch, type FoodSearch } from './food-search.js';

type ListInput = RouteInput<typeof foodRoutes.list>;
type SearchInput = RouteInput<typeof foodRoutes.search>;

/** Reading the food database [library §7]. */
@Injectable()
export class FoodsService {
  private prepared: { readonly catalogue: Catalogue; readonly search: FoodSearch } | undefined;

  constructor(private readonly catalogue: CatalogueService) {}

  /** One page by id; `nextStartKey` is the last id of the page, or null on the last one. */
  async list({ query }: ListInput): Promise<RouteAnswer<typeof foodRoutes.list>> {
    const after = query.startKey ? parseStartKey(query.startKey) : 0;
    const { foods } = await this.catalogue.current();
    const start = firstAfter(foods, after);
    const page = foods.slice(start, start + query.limit);
    const isLast = start + query.limit >= foods.length;
    return {
      items: query.includeIntolerances ? page : page.map(withoutIntolerances),
      nextStartKey: isLast ? null : String(page.at(-1)?.id),
    };
  }

  async search({ query: { q, limit } }: SearchInput): Promise<{ items: Food[] }> {
    const catalogue = await this.catalogue.current();
    if (this.prepared?.catalogue !== catalogue) {
      this.prepared = {
        catalogue,
        search: buildFoodSearch(catalogue.foods, catalogue.foodById, catalogue.searchWords),
      };
    }
    return { items: this.prepared.search(q, limit) };
  }

  /** In the order of the ids; ids nobody knows are left out. */
  async byIds(ids: readonly number[]): Promise<{ items: Food[] }> {
    const { foodById } = await this.catalogue.current();
    return { items: ids.flatMap((id) => foodById.get(id) ?? []) };
  }

  async get(id: number): Promise<Food> {
    const food = (await this.catalogue.current()).foodById.get(id);
    if (!food) throw notFound('Nie znaleziono produktu.');
    return food;
  }
}

function parseStartKey(startKey: string): number {
  if (/^\d{1,10}$/.test(startKey)) return Number(startKey);
  const message = 'Nieprawidłowy początek strony';
  throw invalidInput(`${message}.`, { fields: [{ path: 'startKey', message }] });
}

function firstAfter(foods: readonly Food[], id: number): number {
  const index = foods.findIndex((food) => food.id > id);
  return index < 0 ? foods.length : index;
}

function withoutIntolerances({ intolerances: _, ...food }: Food): Food {
  return food;
}

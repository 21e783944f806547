import { Injectable } from '@nestjs/common';
import { notFound } from '@pora/common/errors';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type { mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import type { Meal } from '@pora/contracts/catalog/meal.model';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { presentWholeMeal } from '../storage/meals/meal.presenter.js';

type ListInput = RouteInput<typeof mealRoutes.list>;

/** Reading the meal library [library §7]. */
@Injectable()
export class MealsService {
  constructor(private readonly catalogue: CatalogueService) {}

  /** One page by id, or with `all` the whole library: whoever counts the uses of a food must not miss one. */
  async list({ query: { all, limit, startKey } }: ListInput): Promise<RouteAnswer<typeof mealRoutes.list>> {
    const { meals } = await this.catalogue.current();
    if (all) return { items: [...meals], nextStartKey: null };
    const start = startKey ? firstAfter(meals, startKey) : 0;
    const page = meals.slice(start, start + limit);
    const isLast = start + limit >= meals.length;
    return { items: page, nextStartKey: isLast ? null : (page.at(-1)?.id ?? null) };
  }

  async get(id: string): Promise<Meal> {
    const { mealById, foodById } = await this.catalogue.current();
    const meal = mealById.get(id);
    if (!meal) throw notFound('Nie znaleziono posiłku.');
    return presentWholeMeal(meal, foodById);
  }
}

function firstAfter(meals: readonly Meal[], id: string): number {
  const index = meals.findIndex((meal) => meal.id > id);
  return index < 0 ? meals.length : index;
}

import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import type { ImportOptions } from '@pora/contracts/catalog/library-import.model';
import type { ImportKind } from '@pora/contracts/catalog/library-import.vocabulary';
import { randomUUID } from 'node:crypto';
import type { FoodContent } from '../foods/food.changes.js';
import { FoodLinksService } from '../foods/food-links.service.js';
import { FoodsInUseService } from '../storage/foods/foods-in-use.service.js';
import { FoodsRepository } from '../storage/foods/foods.repository.js';
import { MealsInUseService } from '../storage/meals/meals-in-use.service.js';
import { MealsRepository } from '../storage/meals/meals.repository.js';
import type { NewMeal } from '../storage/meals/new-meal.js';
import { FoodPlanner, type FoundFoodRow } from './planning/food-planner.js';
import { LibraryReader } from './planning/library-reader.service.js';
import type { LibraryState } from './planning/library-state.js';
import { MealPlanner, type FoundMealRow } from './planning/meal-planner.js';
import type { RowPlan } from './planning/row-plan.js';
import type { TableRow } from './reading/cell.js';
import type { ChunkResult } from './store/library-imports.repository.js';
import { LibraryRecordsRepository } from './store/library-records.repository.js';

type Author = Pick<CallerInfo, 'email' | 'requestId'>;

/** Writes chunks of rows one after another. */
export interface ChunkWriter<F = unknown> {
  /** Takes note of rows that are written already. */
  pass(rows: readonly TableRow[]): void;
  /** Which records the rows are about; called once for each row. */
  find(rows: readonly TableRow[]): F;
  /** Writes the rows inside a transaction; may be called again after it was rolled back. */
  write(found: F): Promise<ChunkResult>;
}

/** Makes writers for imports of foods and of meals. */
@Injectable()
export class ChunkWriters {
  constructor(
    private readonly library: LibraryReader,
    private readonly foods: FoodsRepository,
    private readonly foodsInUse: FoodsInUseService,
    private readonly links: FoodLinksService,
    private readonly meals: MealsRepository,
    private readonly mealsInUse: MealsInUseService,
    private readonly records: LibraryRecordsRepository,
    private readonly audit: Audit,
  ) {}

  /** A writer that knows the library of this moment; each record is looked at again when its row is written. */
  async of(kind: ImportKind, options: ImportOptions, author: Author): Promise<ChunkWriter> {
    const state = await this.library.read(kind);
    if (kind === 'foods') return this.foodWriter(new FoodPlanner(options, state), author) as ChunkWriter;
    return this.mealWriter(new MealPlanner(options, state), state, author) as ChunkWriter;
  }

  private foodWriter(planner: FoodPlanner, author: Author): ChunkWriter<FoundFoodRow[]> {
    return {
      pass: (rows) => rows.forEach((row) => planner.find(row)),
      find: (rows) => rows.map((row) => planner.find(row)),
      write: (found) => this.writeFoods(planner, found, author),
    };
  }

  private mealWriter(
    planner: MealPlanner,
    { foodById, ruleConfig }: LibraryState,
    author: Author,
  ): ChunkWriter<FoundMealRow[]> {
    return {
      pass: (rows) => rows.forEach((row) => planner.find(row)),
      find: (rows) => rows.map((row) => planner.find(row)),
      write: async (found) => {
        const ids = found.flatMap(({ mealId }) => mealId ?? []);
        const stored = await this.mealsInUse.lockByIds(ids, foodById, ruleConfig);
        const plans = found.map((row) =>
          planner.plan(row, row.mealId === undefined ? undefined : stored.get(row.mealId)),
        );
        return this.writeMeals(plans, author);
      },
    };
  }

  private async writeFoods(
    planner: FoodPlanner,
    found: readonly FoundFoodRow[],
    author: Author,
  ): Promise<ChunkResult> {
    const wanted = found.flatMap(({ foodId }) => foodId ?? []);
    const ids = await this.foods.lockInUse(wanted, 'change');
    const stored = new Map((await this.foodsInUse.readByIds(ids)).map((food) => [food.id, food]));
    const plans = found.map((row) =>
      planner.plan(row, row.foodId === undefined ? undefined : stored.get(row.foodId)),
    );
    const added: FoodContent[] = [];
    const linked: [number, readonly string[]][] = [];
    for (const { row, content, fields, links } of plans) {
      if (!content) continue;
      const id = content.id || (await this.foods.newId());
      if (links && row.status === 'new') linked.push([id, links]);
      else if (links) await this.links.replace(id, links, author);
      if (row.status === 'new') added.push({ ...content, id });
      else await this.changeFood({ ...content, id }, author, fields ?? []);
    }
    await this.foods.insertFoods(
      added.map((food) => ({ ...food, anchor: '' })),
      author,
    );
    await this.links.add(linked, author);
    for (const { id } of added) await this.note(author, 'food', 'foods.create', String(id));
    return resultOf(plans);
  }

  private async changeFood(food: FoodContent, author: Author, fields: readonly string[]): Promise<void> {
    if (fields.every((field) => field === 'intolerances')) return;
    const { anchor } = await this.foods.getForUpdate(food.id);
    await this.foods.replaceFood({ ...food, anchor }, author, fields);
    await this.note(author, 'food', 'foods.update', String(food.id), fields);
  }

  private async writeMeals(planned: readonly RowPlan<NewMeal>[], author: Author): Promise<ChunkResult> {
    const plans = await this.withFoodsHeld(planned);
    const added: NewMeal[] = [];
    for (const { row, content, fields = [] } of plans) {
      if (!content) continue;
      if (row.status === 'new') added.push({ ...content, id: content.id || `m-${randomUUID()}` });
      else {
        await this.meals.replaceMeal(content, author, fields);
        await this.note(author, 'meal', 'meals.update', content.id, fields);
      }
    }
    await this.meals.insertMeals(added, author);
    for (const { id } of added) await this.note(author, 'meal', 'meals.create', id);
    return resultOf(plans);
  }

  /** A food that somebody has deleted since the file was looked through refuses its row. */
  private async withFoodsHeld(plans: readonly RowPlan<NewMeal>[]): Promise<RowPlan<NewMeal>[]> {
    const ids = plans.flatMap(({ content }) => content?.ingredients.map(({ foodId }) => foodId) ?? []);
    const held = new Set(await this.foods.lockInUse([...new Set(ids)], 'use'));
    return plans.map((plan) => {
      const gone = plan.content?.ingredients.find(({ foodId }) => !held.has(foodId));
      if (!gone) return plan;
      const notes = [`Produktu o numerze ${gone.foodId} już nie ma w bazie`];
      return { name: plan.name, row: { ...plan.row, status: 'error', notes } };
    });
  }

  private note(
    caller: Author,
    entity: string,
    action: string,
    entityId: string,
    fields: readonly string[] = [],
  ): Promise<void> {
    return this.audit.record({ caller, action, entity, entityId, fields });
  }
}

function resultOf(plans: readonly RowPlan<unknown>[]): ChunkResult {
  const count = (status: string) => plans.filter(({ row }) => row.status === status).length;
  return {
    ...{ done: plans.length, added: count('new'), changed: count('changed'), unchanged: count('unchanged') },
    refused: plans
      .filter(({ row }) => row.status === 'error')
      .map(({ name, row: { line, notes } }) => ({ line, name, reasons: notes })),
  };
}

import { Injectable } from '@nestjs/common';
import { Database, PRACTICE_ID } from '@pora/common/database';
import type { MealEntry } from '@pora/contracts/plans/plan.model';
import type { SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import type { PlanUse } from '@pora/contracts/plans/plan-uses.routes';

/** Plans looked through with one statement: their days are large, and a statement has two seconds. */
const PLANS_AT_ONCE = 200;

/** What to look for in the days: slots by the meal, or ingredients by their foods. */
export type WantedUse = { readonly mealId: string } | { readonly foodIds: readonly number[] };

interface UseRow extends PlanUse {
  readonly updatedAt: Date;
}

const MEALS = '$[*].slots[*].entry ? (@.mealId == $wanted[*])';
const FOODS = '$[*].slots[*].entry ? (@.ingredients[*].foodId == $wanted[*])';
/** Also where a food stands in the recipe of a portion, or was swapped for another. */
const ANY_FOOD = `$[*].slots[*].entry ? (@.ingredients[*].foodId == $wanted[*] || @.baseIngredients[*].foodId == $wanted[*]
  || @.ingredients[*].originalFoodId == $wanted[*] || @.baseIngredients[*].originalFoodId == $wanted[*])`;

const UNLINKED = '$.entry ? (exists (@.ingredients[*] ? (@.foodId == null)))';

/** Meals of one plan as they are stored, in the order of the plan. */
export interface UnlinkedEntries {
  readonly planId: string;
  readonly planName: string;
  readonly places: readonly (SlotPlace & {
    readonly entry: Partial<Pick<MealEntry, 'name' | 'ingredients'>>;
  })[];
}

/** Finds plans by what stands in their days. */
@Injectable()
export class PlanUsesRepository {
  constructor(private readonly database: Database) {}

  /** Plans in use that hold what is wanted, the one changed last first. */
  async list(wanted: WantedUse): Promise<PlanUse[]> {
    const rows = await this.pages<UseRow>(
      `WITH page AS (
         SELECT id, name, patient_id, status, updated_at, plan_days FROM plans
         WHERE practice_id = $1 AND deleted_at IS NULL AND id > $2 ORDER BY id LIMIT ${PLANS_AT_ONCE}
       )
       SELECT id, name, patient_id AS "patientId", status, updated_at AS "updatedAt",
              (SELECT count(*)::int FROM jsonb_path_query(plan_days, $3::jsonpath, $4::jsonb)) AS slots
       FROM page ORDER BY id`,
      'mealId' in wanted ? [MEALS, [wanted.mealId]] : [FOODS, wanted.foodIds],
    );
    return rows
      .filter(({ slots }) => slots > 0)
      .sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
      .map(({ id, name, patientId, status, slots }) => ({ id, name, patientId, status, slots }));
  }

  /** Meals of plans in use that have an ingredient which is no food of the base. */
  async listUnlinked(): Promise<UnlinkedEntries[]> {
    const rows = await this.pages<UnlinkedEntries & { id: string }>(
      `WITH page AS (
         SELECT id, name, plan_days FROM plans
         WHERE practice_id = $1 AND deleted_at IS NULL AND id > $2 ORDER BY id LIMIT ${PLANS_AT_ONCE}
       )
       SELECT id, id AS "planId", name AS "planName",
              (SELECT coalesce(jsonb_agg(jsonb_build_object(
                 'day', day.number, 'slotIndex', slot.number - 1, 'entry', slot.value -> 'entry'
               ) ORDER BY day.number, slot.number), '[]')
               FROM jsonb_path_query(plan_days, '$[*]') WITH ORDINALITY AS day (value, number),
                    jsonb_path_query(day.value, '$.slots[*]') WITH ORDINALITY AS slot (value, number)
               WHERE jsonb_path_exists(slot.value, $3::jsonpath, $4::jsonb)) AS places
       FROM page ORDER BY id`,
      [UNLINKED, [0]],
    );
    return rows.filter(({ places }) => places.length > 0);
  }

  /** Ids of the plans, those in the trash included, that hold one of the foods in any way. */
  async idsHolding(foodIds: readonly number[]): Promise<string[]> {
    const rows = await this.pages<{ id: string; holds: boolean }>(
      `WITH page AS (
         SELECT id, plan_days FROM plans WHERE practice_id = $1 AND id > $2 ORDER BY id LIMIT ${PLANS_AT_ONCE}
       )
       SELECT id, jsonb_path_exists(plan_days, $3::jsonpath, $4::jsonb) AS holds FROM page ORDER BY id`,
      [ANY_FOOD, foodIds],
    );
    return rows.flatMap(({ id, holds }) => (holds ? [id] : []));
  }

  private async pages<T extends { id: string }>(
    sql: string,
    [path, wanted]: [string, readonly (string | number)[]],
  ): Promise<T[]> {
    const found: T[] = [];
    for (let after = ''; ;) {
      const page = await this.database.query<T>(sql, [PRACTICE_ID, after, path, JSON.stringify({ wanted })]);
      found.push(...page);
      const last = page.at(-1);
      if (!last || page.length < PLANS_AT_ONCE) return found;
      after = last.id;
    }
  }
}

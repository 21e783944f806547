import { expect, test } from '@jest/globals';
import { migrate, withMigrator } from '@pora/common/migrations';
import { emptyDatabase } from '@pora/common/testing/databases';
import { onDatabase, roleUrl, testEnvironment } from '@pora/common/testing/environment';
import { migrationReport } from '@pora/common/testing/migrations';
import { aMealEntry, aPlan, daysWithMeal } from '../testing/builders.js';
import { SeparateCookedFromRecipePortions1700000130000 } from './migrations/1700000130000-separate-cooked-from-recipe-portions.js';
import { SharesInPerCent1700000131000 } from './migrations/1700000131000-shares-in-per-cent.js';
import { plansService } from '../service.js';

test('all migrations run on an empty database, the last goes back, and tables and entities agree', async () => {
  const report = await migrationReport(plansService);
  const names = plansService.migrations.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['CreatePlans1700000001000', 'CreatePlanSnapshots1700000002000']);
  expect(report.applied.slice(-names.length)).toEqual(names);
  expect(report.reverted).toEqual(names.slice(-1));
  expect(report.drift).toEqual([]);
});

test('[decisions 39, 41] stored plans keep the portions of their recipes apart from what is cooked, and shares in per cent', async () => {
  const environment = testEnvironment();
  const database = await emptyDatabase(plansService);
  const migrationUrl = onDatabase(environment.migratorUrl, database.name);
  const serviceRole = new URL(roleUrl(environment, 'plans')).username;
  try {
    await migrate(plansService, { migrationUrl, serviceRole }, 'up');
    await withMigrator(plansService, migrationUrl, async (source) => {
      const runner = source.createQueryRunner();
      const days = daysWithMeal(aPlan(), aMealEntry({ servings: 6 })).map((day) => ({
        ...day,
        slots: day.slots.map((slot, i) => ({ ...slot, calorieSharePercent: [0.25, 35, 0][i] ?? 0 })),
      }));
      await runner.query(
        `INSERT INTO plans (id, created_by, updated_by, name, days, calories_per_day, meals_per_day, status, created,
           stage, generator_sources, meal_times, plan_days, filled_slots, generation_count, removed_with_patient)
         VALUES ('pl-old', 'x', 'x', 'Stary', 14, 1800, 3, 'draft', '2026-01-01', 1, '{own}', '{}', $1, 1, 0, false)`,
        [JSON.stringify(days)],
      );
      await runner.query(
        `INSERT INTO plan_snapshots (plan_id, step, content, created_by) VALUES ('pl-old', 'reset', $1, 'x')`,
        [JSON.stringify({ days: 14, planDays: days })],
      );
      const portions = new SeparateCookedFromRecipePortions1700000130000();
      await portions.up(runner);
      await new SharesInPerCent1700000131000().up(runner);
      const read = async () => {
        const [plan] = await runner.query('SELECT plan_days FROM plans');
        const [snapshot] = await runner.query('SELECT content FROM plan_snapshots');
        return [plan.plan_days, snapshot.content.planDays];
      };
      for (const kept of await read()) {
        expect(kept).toHaveLength(14);
        expect(kept[0].slots[0].entry).toEqual({ ...aMealEntry(), servings: 1, recipeServings: 6 });
        expect(kept[13].slots).toMatchObject([
          { calorieSharePercent: 25, entry: null },
          { calorieSharePercent: 35 },
          { calorieSharePercent: 0 },
        ]);
      }
      await portions.down(runner);
      for (const kept of await read()) expect(kept[0].slots[0].entry).toEqual(aMealEntry({ servings: 6 }));
      await runner.release();
    });
  } finally {
    await database.drop();
  }
});

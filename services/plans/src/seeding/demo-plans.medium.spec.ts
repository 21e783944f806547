import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Plan, PlanListItem } from '@pora/contracts/plans/plan.model';
import { isDislikedName } from '@pora/engine/text-pl/dislikes';
import { startPlansApp, type PlansApp } from '../testing/plans-app.js';
import { runProgram } from '../testing/service-process.js';
import { demoPatientsForPlanning, fullStarterSnapshot, SEED_FOLDER } from '../testing/starter-data.js';
import { DemoPlansService } from './demo-plans.service.js';

let app: PlansApp;
let file: unknown;

beforeAll(async () => {
  app = await startPlansApp();
  app.catalogue.snapshot = fullStarterSnapshot('starter-full');
  for (const patient of demoPatientsForPlanning()) app.people.set(patient.id, patient);
  file = JSON.parse(await readFile(join(SEED_FOLDER, 'demo/plans.json'), 'utf8'));
});
afterAll(() => app.stop());

const plans = async () =>
  (await app.dietitian.get('/api/diet-plans2').expect(200)).body.items as PlanListItem[];

/** As a fresh database knows nothing of them: also not that they were once created. */
async function forgetPlans(): Promise<void> {
  await app.query('DELETE FROM plans');
  await app.query('DELETE FROM idempotency_keys');
}

test('the demo brings two plans, every slot filled, one of them active', async () => {
  expect(await app.get(DemoPlansService).load(file)).toBe(2);
  const items = (await plans()).sort((a, b) => a.name.localeCompare(b.name, 'pl'));
  expect(items).toMatchObject([
    { name: 'Etap_I_Anna_Zielińska', status: 'active', filledSlots: 70, caloriesPerDay: 1600 },
    { name: 'Etap_I_Tomasz_Kowalczyk', status: 'draft', filledSlots: 70, caloriesPerDay: 2000 },
  ]);
  for (const { planSummary, caloriesPerDay } of items) {
    expect(Math.abs((planSummary?.averageCalories ?? 0) / caloriesPerDay - 1)).toBeLessThan(0.05);
  }
});

test('they hold nothing their patients must avoid or do not like', async () => {
  for (const { id, patientId } of await plans()) {
    const { planDays, generation } = (await app.dietitian.get(`/api/diet-plans2/${id}`).expect(200))
      .body as Plan;
    expect(generation?.verdict).toMatchObject({ missing: [], meals: 70, dangerous: 0, unchecked: 0 });
    expect(generation?.verdict?.sentence).toBe('0 z 70 ryzykownych');
    const stored = app.people.get(patientId ?? '');
    const disliked = stored && 'survey' in stored ? (stored.survey?.disliked ?? []) : [];
    expect(disliked.length).toBeGreaterThan(0);
    const names = planDays.flatMap(({ slots }) =>
      slots.flatMap(({ entry }) => entry?.ingredients.map(({ foodName }) => foodName) ?? []),
    );
    expect(names.filter((name) => disliked.some((entry) => isDislikedName(entry, name)))).toEqual([]);
  }
});

test('a second start leaves them alone, edited or in the trash', async () => {
  const [first, second] = await plans();
  await app.dietitian.patch(`/api/diet-plans2/${first?.id}`, { name: 'Zmieniony' }).expect(200);
  await app.dietitian.delete(`/api/diet-plans2/${second?.id}`).expect(204);
  expect(await app.get(DemoPlansService).load(file)).toBe(0);
  expect((await plans()).map(({ name }) => name)).toEqual(['Zmieniony']);
});

test('a file that is no list of plans is refused', async () => {
  await expect(app.get(DemoPlansService).load({})).rejects.toThrow('demo/plans.json: oczekiwano listy');
  await expect(app.get(DemoPlansService).load([{ name: 'bez etapu' }])).rejects.toThrow();
});

test('the seed program makes them from SEED=demo and nothing from SEED=starter', async () => {
  await forgetPlans();
  const seed = (level: string) => runProgram(app, '../seed.ts', { SEED: level, SEED_DIR: SEED_FOLDER });
  expect(await seed('starter')).toEqual({ exitCode: 0, output: 'plans: seed ok\n' });
  expect(await app.query('SELECT id FROM plans')).toEqual([]);
  expect(await seed('demo')).toEqual({ exitCode: 0, output: 'plans: seed ok\n' });
  expect(await app.query('SELECT id FROM plans')).toHaveLength(2);
  await forgetPlans();
  await app.catalog.switchOff();
  const { exitCode, output } = await seed('demo');
  expect(exitCode).toBe(1);
  expect(output).toMatch(/^Wczytanie danych startowych usługi plans nie powiodło się: Usługa .+\n$/);
}, 60_000);

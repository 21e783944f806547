import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import {
  intoleranceDictionaryRoutes,
  intoleranceMappingRoutes,
} from '@pora/contracts/catalog/intolerance.routes';
import { ruleConfigRoutes } from '@pora/contracts/catalog/rule-config.routes';
import { substitutionRoutes } from '@pora/contracts/catalog/substitution.routes';
import { intoleranceSetRoutes } from '@pora/contracts/patients/intolerance-set.routes';
import { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { type Plan, type PlanDay } from '@pora/contracts/plans/plan.model';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { planInsightRoutes, planStepRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { productUrl } from './support/browser.js';
import { without } from './support/control.js';
import { call, type HttpSession, type RawAnswer, signInOverHttp } from './support/http-session.mjs';
import { ACCOUNTS } from './support/sign-in.js';

/** A stage no other journey uses for this patient. */
const STAGE = 12;
const PATIENT = { firstName: 'Wiktoria', lastName: 'Wywołana' };
const RISK = { name: 'Mleko krowie', value: 88 };
const DISLIKED = 'pomidory';
/** The noun in any form; what is only made of it ("passata pomidorowa") is another word. */
const TOMATO = /(^|\s)pomidor(a|y|ów|em|om|ami|ach|owi|ze)?(?=\s|,|$)/i;

describe('Wywołania planu przez bramę', () => {
  let session: HttpSession;
  let patientId = '';
  let plan: Plan;

  const send = async (method: string, path: string, body?: unknown): Promise<unknown> =>
    answerOf(await call(session, method, path, body), 200, 201, 204);
  const refused = async (method: string, path: string, body?: unknown) => {
    const answer = await call(session, method, path, body);
    return { status: answer.status, ...(JSON.parse(answer.text) as { error: string; code: string }) };
  };
  const ofPlan = (tail = '') => `/api/diet-plans2/${plan.id}${tail}`;
  const readPlan = async () => planRoutes.get.answer.parse(await send('GET', ofPlan()));

  beforeAll(async () => {
    session = await signInOverHttp(productUrl(), ACCOUNTS.dietitian.email);
    const patient = (await send('POST', '/api/patients', {
      personal: { ...PATIENT, sex: 'female', birthYear: 1990 },
      anthropometrics: { heightCm: 168, startingWeightKg: 70 },
    })) as { id: string };
    patientId = patient.id;
    plan = planRoutes.create.answer.parse(
      await send('POST', '/api/diet-plans2', {
        name: 'Etap_XII_Wiktoria_Wywołana',
        patientId,
        days: 14,
        caloriesPerDay: 1900,
        mealsPerDay: 5,
        status: 'nowy',
        created: '2026-11-21',
        stage: STAGE,
        generatorSources: ['own', 'AG', 'KB', 'KS'],
      }),
    );
  });

  afterAll(async () => {
    await send('DELETE', `/api/patients/${patientId}`);
  });

  test('[diets §7] słownik, mapowania, zamienniki, reguły i wyszukiwanie odpowiadają kształtem z umowy', async () => {
    const dictionary = intoleranceDictionaryRoutes.list.answer.parse(
      await send('GET', '/api/intolerances/dictionary'),
    );
    const milk = dictionary.items.find(({ name }) => name === RISK.name);
    expect(milk).toBeDefined();
    const mappings = intoleranceMappingRoutes.list.answer.parse(
      await send('GET', `/api/intolerances/mappings?intolerance=${encodeURIComponent(milk?.key ?? '')}`),
    );
    expect(mappings.items.length).toBeGreaterThan(3);
    const { config } = ruleConfigRoutes.get.answer.parse(await send('GET', '/api/rule-config'));
    expect(config.version).toBeGreaterThanOrEqual(4);
    const found = foodRoutes.search.answer.parse(await send('GET', '/api/foods/search?q=mleko&limit=50'));
    expect(found.items.length).toBeGreaterThan(0);
    const [first] = mappings.items;
    substitutionRoutes.list.answer.parse(await send('GET', `/api/substitutions/${first?.foodId}`));
  });

  test('[core §7] wyniki nietolerancji i ankieta pacjenta są zapisane i odczytane po pacjencie', async () => {
    await send('POST', '/api/patient-intolerances', {
      patientId,
      categories: [{ name: 'NABIAŁ I JAJA', items: [RISK, { name: 'Jajo kurze (całe)', value: 12 }] }],
      sourceFile: 'wyniki.xlsx',
      date: '2026-11-20',
    });
    const sets = intoleranceSetRoutes.list.answer.parse(
      await send('GET', `/api/patient-intolerances?patientId=${patientId}&limit=50`),
    );
    expect(sets.items).toMatchObject([{ patientId }]);
    await send('POST', '/api/patient-surveys', {
      patientId,
      preferences: { vegetables: { liked: [], conditionallyAllowed: [], disliked: [DISLIKED] } },
    });
    const surveys = surveyRoutes.list.answer.parse(
      await send('GET', `/api/patient-surveys?patientId=${patientId}&limit=25`),
    );
    expect(surveys.items).toMatchObject([{ patientId }]);
  });

  test('[diets §5] plan nie zawiera mleka ani pomidorów, bo pacjentka nie może ich jeść', async () => {
    const generated = planRoutes.generate.answer.parse(
      await send('POST', ofPlan('/generate'), { sources: ['own', 'AG', 'KB', 'KS'] }),
    );
    expect(generated.planDays).toHaveLength(14);
    expect(generated.generation.verdict).toMatchObject({ state: expect.any(String), dangerous: 0 });
    expect(generated.generation.verdict?.sentence).toContain('0 z');
    expect(await forbiddenIn(generated.planDays)).toEqual([]);
  });

  test('[diets §4] sprawdzenie planu mówi to samo, a wyjaśnienia podają liczby', async () => {
    const safety = planInsightRoutes.safety.answer.parse(await send('GET', ofPlan('/safety')));
    expect(safety).toMatchObject({ missing: [], dangerous: 0 });
    const explained = planInsightRoutes.explain.answer.parse(
      await send('GET', ofPlan('/explain?day=3&slot=2')),
    );
    const { considered, removed, left } = explained.pool;
    expect(considered).toBe(Object.values(removed).reduce((sum, count) => sum + count, left));
    expect(explained.sentences.length).toBeGreaterThan(0);
    const { types } = planInsightRoutes.feasibility.answer.parse(await send('GET', ofPlan('/feasibility')));
    expect(types.map(({ slots }) => slots).reduce((sum, slots) => sum + slots, 0)).toBe(70);
    const log = (await call(session, 'GET', ofPlan('/debug-log'))).text;
    expect(log).toMatch(/^PLAN id=.* seed=\d+ engine=/);
  });

  test('[diets §7] wylosowany posiłek zmienia slot i znów jest bezpieczny', async () => {
    const before = await readPlan();
    const slot = before.planDays[0]?.slots[0];
    const drawn = planStepRoutes.regenerateSlot.answer.parse(
      await send('POST', ofPlan('/slots/regenerate'), {
        day: 1,
        slotIndex: 0,
        slotType: slot?.type,
        slotTime: slot?.time,
      }),
    );
    expect(drawn.updatedSlot.slot.entry?.mealId).not.toBe(slot?.entry?.mealId);
    expect(await forbiddenIn(drawn.planDays)).toEqual([]);
  });

  test('[diets §7] przeliczenie składników niczego nie zapisuje', async () => {
    const before = await readPlan();
    const entry = before.planDays[1]?.slots[1]?.entry;
    const ingredients = (entry?.ingredients ?? []).map((item) => ({ ...item, grams: item.grams * 2 }));
    const counted = planStepRoutes.recalculateSlot.answer.parse(
      await send('POST', ofPlan('/slots/recalculate'), { dayIndex: 1, slotIndex: 1, ingredients }),
    );
    expect(counted.slot.entry?.calories).toBeGreaterThan(entry?.calories ?? Infinity);
    expect((await readPlan()).version).toBe(before.version);
  });

  test('[diets §4] dostosowanie, naprawa, podmiana i zamiana we wszystkich dniach mają podgląd i jedno cofnięcie', async () => {
    const before = await readPlan();
    await send('PATCH', ofPlan(), { caloriesPerDay: 2200 });
    const preview = planStepRoutes.adjust.answer.parse(
      await send('POST', ofPlan('/adjust'), { dryRun: true }),
    );
    expect(preview.dryRun).toBe(true);
    const previewed = await readPlan();
    expect(previewed.planDays).toEqual(before.planDays);
    const adjusted = planStepRoutes.adjust.answer.parse(await send('POST', ofPlan('/adjust'), {}));
    expect(['Plan dostosowany!', 'Plan częściowo dostosowany']).toContain(adjusted.title);
    expect(Math.abs(adjusted.report.caloriesAfter - 2200)).toBeLessThanOrEqual(220);
    const undone = planRoutes.undo.answer.parse(await send('POST', ofPlan('/undo')));
    expect(undone.planDays).toEqual(before.planDays);

    planStepRoutes.autoRepair.answer.parse(await send('POST', ofPlan('/auto-repair'), {}));
    planStepRoutes.substitute.answer.parse(await send('POST', ofPlan('/substitute'), {}));
    const breakfast = undone.planDays[0]?.slots[0]?.entry?.mealId ?? '';
    const replaced = planStepRoutes.replaceMeal.answer.parse(
      await send('POST', ofPlan('/replace-meal'), {
        mealId: breakfast,
        target: { kind: 'same_slot', slotIndex: 0 },
      }),
    );
    expect(replaced.changed).toHaveLength(14);
    expect(await forbiddenIn(replaced.planDays)).toEqual([]);
  });

  test('[diets §5] listy zakupów obu tygodni należą do planu takiego, jaki jest', async () => {
    const lists = planInsightRoutes.shoppingLists.answer.parse(await send('GET', ofPlan('/shopping-lists')));
    expect(lists.week1.length).toBeGreaterThan(0);
    expect(lists.week2.length).toBeGreaterThan(0);
    expect((await readPlan()).shoppingLists).toEqual(lists);
  });

  test('[diets §8] bez usługi pacjentów plan nie jest generowany i nie udaje sprawdzonego', async () => {
    const before = await readPlan();
    await without('patients', async () => {
      expect(await refused('POST', ofPlan('/generate'), {})).toMatchObject({
        status: 503,
        error: expect.any(String),
      });
      const safety = planInsightRoutes.safety.answer.parse(await send('GET', ofPlan('/safety')));
      expect(safety.state).toBe('unchecked');
    });
    expect((await readPlan()).version).toBe(before.version);
  });

  test('[diets §7] plan zmieniony w międzyczasie odpowiada 412 i zostaje, jaki jest', async () => {
    const stored = await readPlan();
    const answer = await fetch(`${productUrl()}${ofPlan('/adjust')}`, {
      method: 'POST',
      headers: {
        ...session.headers,
        'content-type': 'application/json',
        'if-match': `"${stored.version - 1}"`,
      },
      body: '{}',
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([412, 'stale_version']);
    expect((await readPlan()).version).toBe(stored.version);
  });

  /** Ingredients with cow's milk or tomato, told by the mappings and by the forms of the word. */
  async function forbiddenIn(planDays: readonly PlanDay[]): Promise<string[]> {
    const dictionary = intoleranceDictionaryRoutes.list.answer.parse(
      await send('GET', '/api/intolerances/dictionary'),
    );
    const key = dictionary.items.find(({ name }) => name === RISK.name)?.key ?? '';
    const { items } = intoleranceMappingRoutes.list.answer.parse(
      await send('GET', `/api/intolerances/mappings?intolerance=${encodeURIComponent(key)}`),
    );
    const { config } = ruleConfigRoutes.get.answer.parse(await send('GET', '/api/rule-config'));
    const tolerated = new Set(config.ingredientToleranceCategories);
    const milk = new Set(
      items.filter(({ foodCategory }) => !tolerated.has(foodCategory)).map(({ foodId }) => foodId),
    );
    return planDays.flatMap(({ day, slots }) =>
      slots.flatMap(({ entry }) =>
        (entry?.ingredients ?? [])
          .filter(({ foodId, foodName }) => milk.has(foodId ?? 0) || TOMATO.test(foodName))
          .map(({ foodName }) => `dzień ${day}: ${entry?.name} – ${foodName}`),
      ),
    );
  }
});

function answerOf(answer: RawAnswer, ...expected: number[]): unknown {
  if (!expected.includes(answer.status))
    throw new Error(`HTTP ${answer.status}: ${answer.text.slice(0, 400)}`);
  return answer.text === '' ? undefined : JSON.parse(answer.text);
}

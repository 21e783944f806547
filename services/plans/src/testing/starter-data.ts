import { fileURLToPath } from 'node:url';
import { foodSchema, type Food } from '@pora/contracts/catalog/food.model';
import { mealSchema, type Meal } from '@pora/contracts/catalog/meal.model';
import type { CatalogSnapshot } from '@pora/contracts/catalog/catalog.routes';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import {
  BLANK_PATIENT_FIELDS,
  contentOfFields,
  patientSchema,
  type Patient,
} from '@pora/contracts/patients/patient.model';
import type { PlanningPatient } from '@pora/contracts/patients/patient.routes';
import { newSurveySchema } from '@pora/contracts/patients/survey.model';
import { wordsOfSurvey } from '@pora/contracts/patients/survey-words';
import { libraryMealNutrition } from '@pora/engine/nutrition';
import { recipeDivisor } from '@pora/engine/portion-detection';
import {
  readDemoIntoleranceSets,
  readDemoPatients,
  readDemoSurveys,
  readStarterFoods,
  readStarterIntolerances,
  readStarterMeals,
  readStarterSubstitutions,
  type SeedFood,
  type SeedMeal,
  type SeedPatient,
} from '../../../../deploy/seed/read-seed.mjs';
import { safetyDataFor } from './safety-data.js';

/** Folder of the data a fresh practice starts with. */
export const SEED_FOLDER = fileURLToPath(new URL('../../../../deploy/seed', import.meta.url));

const STAMP = '2026-11-20T08:00:00.000Z';

/** The starter catalogue as the catalogue service answers it. */
export function starterSnapshot(revision = 'starter-1'): CatalogSnapshot {
  const foods = readStarterFoods(SEED_FOLDER).map(asFood);
  const byId = new Map(foods.map((food) => [food.id, food]));
  const meals = readStarterMeals(SEED_FOLDER).map((meal) => asMeal(meal, byId));
  const rules = { ruleConfig: DEFAULT_RULE_CONFIG, ownWords: [] };
  return { revision, foods, meals, ...rules, ...safetyDataFor({ foods }), mergedFoods: [] };
}

/** The starter catalogue with its whole dictionary, links and substitutes; slower to plan with than the small ones. */
export function fullStarterSnapshot(revision: string): CatalogSnapshot {
  const items = readStarterIntolerances(SEED_FOLDER);
  return {
    ...starterSnapshot(revision),
    dictionary: items.map(({ key, name, aliases }) => ({ key, name, aliases })),
    mappings: items.flatMap(({ key, name, foodIds }) =>
      foodIds.map((foodId) => ({ intolerance: key, intoleranceName: name, foodId })),
    ),
    substitutions: readStarterSubstitutions(SEED_FOLDER),
  };
}

/** The demo patients as the patients service answers them; the energy need is left to be computed. */
export function demoPatients(): Patient[] {
  return readDemoPatients(SEED_FOLDER).map(asPatient);
}

/** The demo patients with what their surveys and intolerance sets say, as planning is told of them. */
export function demoPatientsForPlanning(): Omit<PlanningPatient, 'dataRevision'>[] {
  const surveys = new Map(readDemoSurveys(SEED_FOLDER).map((survey) => [survey.patientId, survey]));
  const sets = new Map(readDemoIntoleranceSets(SEED_FOLDER).map((set) => [set.patientId, set]));
  const date = STAMP.slice(0, 10);
  return demoPatients().map((patient) => {
    const [survey, set] = [surveys.get(patient.id), sets.get(patient.id)];
    const answers = survey && newSurveySchema.strip().parse(survey);
    return {
      ...patient,
      intoleranceSet: set ? { date, items: set.categories.flatMap(({ items }) => items) } : null,
      survey: answers
        ? { surveyDate: date, ...wordsOfSurvey(answers), saysAnything: true, decisions: [] }
        : null,
    };
  });
}

function asFood(food: SeedFood): Food {
  return foodSchema.parse({ ...food, version: 1, updatedAt: STAMP });
}

function asMeal(meal: SeedMeal, foods: ReadonlyMap<number, Food>): Meal {
  const portions = recipeDivisor(meal, DEFAULT_RULE_CONFIG.portionDetection);
  const nutrition = libraryMealNutrition(meal.ingredients, (id) => foods.get(id), portions);
  const names = meal.ingredients.map(({ foodId }) => foods.get(foodId)?.name ?? '');
  return mealSchema.parse({ ...meal, foods: names, ...nutrition, portions, version: 1, updatedAt: STAMP });
}

function asPatient(patient: SeedPatient): Patient {
  const { birthYear } = patient.personal;
  const measurements = patient.measurements.map(({ daysAgo, ...measurement }) => ({
    ...measurement,
    date: new Date(Date.parse(STAMP) - daysAgo * 86_400_000).toISOString(),
  }));
  return patientSchema.parse({
    ...contentOfFields(BLANK_PATIENT_FIELDS),
    ...patient,
    ...{ createdAt: STAMP, updatedAt: STAMP, createdBy: 'seed@pora', updatedBy: 'seed@pora', version: 1 },
    lastVisitDate: null,
    isChild: new Date().getFullYear() - birthYear < 18,
    lastMeasurement: measurements[0] ?? null,
    measurements,
  });
}

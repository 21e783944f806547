import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { MEAL_SOURCES } from '@pora/contracts/catalog/meal-types.vocabulary';
import { GOALS, PATIENT_STATUSES, SEXES } from '@pora/contracts/patients/patient.vocabulary';
import { newIntoleranceSetSchema } from '@pora/contracts/patients/intolerance-set.model';
import { dislikedFoods, newSurveySchema } from '@pora/contracts/patients/survey.model';
import { PLAN_STATUSES } from '@pora/contracts/plans/plan.vocabulary';
import { isChildByYear } from '@pora/engine/energy';
import { lightOf } from '@pora/engine/rules';
import { readDemoIntoleranceSets, readDemoPatients, readDemoPlans, readDemoSurveys } from './read-seed.mjs';

const dir = fileURLToPath(new URL('.', import.meta.url));
const patients = readDemoPatients(dir);
const plans = readDemoPlans(dir);
const surveys = readDemoSurveys(dir);
const sets = readDemoIntoleranceSets(dir);

describe('dane demonstracyjne', () => {
  it('[core §3] sześcioro pacjentów o różnych celach, stanach i płci, w tym jedno dziecko', () => {
    expect(patients).toHaveLength(6);
    expect(new Set(patients.map(({ id }) => id)).size).toBe(6);
    for (const patient of patients) {
      expect(patient.id).toMatch(/^p-/);
      expect(SEXES).toContain(patient.personal.sex);
      expect(GOALS).toContain(patient.goal.primary);
      expect(PATIENT_STATUSES).toContain(patient.status);
      expect(patient.personal.contact.email).toMatch(/@example\.com$/);
    }
    expect(new Set(patients.map(({ status }) => status)).size).toBe(PATIENT_STATUSES.length);
    expect(new Set(patients.map(({ goal }) => goal.primary)).size).toBe(GOALS.length);
    expect(patients.filter(({ personal }) => isChildByYear(personal.birthYear, 2026))).toHaveLength(1);
  });

  it('[core §3] każdy pacjent ma od 4 do 8 pomiarów od najstarszego, wszystkie po założeniu karty', () => {
    for (const { createdDaysAgo, measurements } of patients) {
      expect(measurements.length).toBeGreaterThanOrEqual(4);
      expect(measurements.length).toBeLessThanOrEqual(8);
      const days = measurements.map(({ daysAgo }) => daysAgo);
      expect(days).toEqual(days.toSorted((a, b) => b - a));
      expect(Math.max(...days)).toBeLessThanOrEqual(createdDaysAgo);
      for (const { id, weightKg } of measurements) {
        expect(id).toMatch(/^m-/);
        expect(weightKg).toBeGreaterThan(20);
      }
    }
  });

  it('[diets §3] dwa plany należą do pacjentów demonstracyjnych i mają wszystko, czego potrzebuje generator', () => {
    expect(plans).toHaveLength(2);
    for (const plan of plans) {
      const owner = patients.find(({ id }) => id === plan.patientId);
      expect(plan.name).toBe(`Etap_I_${owner?.personal.firstName}_${owner?.personal.lastName}`);
      expect(plan.stage).toBe(1);
      expect(plan.days).toBe(14);
      expect(PLAN_STATUSES).toContain(plan.status);
      expect(plan.mealsPerDay).toBeGreaterThanOrEqual(3);
      expect(plan.mealsPerDay).toBeLessThanOrEqual(6);
      expect(plan.generatorSources.length).toBeGreaterThan(0);
      for (const source of plan.generatorSources) expect(MEAL_SOURCES).toContain(source);
      expect(Number.isSafeInteger(plan.seed)).toBe(true);
    }
  });

  it('[core §3] niektórzy pacjenci mają ankietę z produktami, których nie jedzą', () => {
    expect(surveys.length).toBeGreaterThanOrEqual(3);
    expect(surveys.length).toBeLessThan(patients.length);
    expect(new Set(surveys.map(({ patientId }) => patientId)).size).toBe(surveys.length);
    for (const survey of surveys) {
      const owner = patients.find(({ id }) => id === survey.patientId);
      expect(survey.daysAgo).toBeLessThanOrEqual(owner?.createdDaysAgo ?? -1);
      expect(dislikedFoods(newSurveySchema.strip().parse(survey)).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('jest pacjent z wcześniejszym badaniem, któremu nowe zajęło miejsce', () => {
    const former = sets.filter(({ supersededDaysAgo }) => supersededDaysAgo !== undefined);
    expect(former).toHaveLength(1);
    for (const { patientId, daysAgo, supersededDaysAgo } of former) {
      const next = sets.find((set) => set.patientId === patientId && set.daysAgo < daysAgo);
      expect(next?.daysAgo).toBe(supersededDaysAgo);
    }
  });

  it('[core §9] niektórzy pacjenci mają zestaw nietolerancji: mało czerwonych i żółtych, większość zielonych', () => {
    expect(sets.length).toBeGreaterThanOrEqual(3);
    const current = sets.filter(({ supersededDaysAgo }) => supersededDaysAgo === undefined);
    expect(new Set(current.map(({ patientId }) => patientId)).size).toBe(current.length);
    for (const set of sets) {
      const owner = patients.find(({ id }) => id === set.patientId);
      expect(set.daysAgo).toBeLessThanOrEqual(owner?.createdDaysAgo ?? -1);
      const items = newIntoleranceSetSchema.parse(set).categories.flatMap((category) => category.items);
      const count = (light: string) => items.filter(({ value }) => lightOf(value) === light).length;
      expect(count('red')).toBeGreaterThanOrEqual(3);
      expect(count('yellow')).toBeGreaterThanOrEqual(3);
      expect(count('green')).toBeGreaterThan(items.length * 0.9);
    }
  });
});

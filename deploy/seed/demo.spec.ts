import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { MEAL_SOURCES } from '@pora/contracts/catalog/meal-types.vocabulary';
import { GOALS, PATIENT_STATUSES, SEXES } from '@pora/contracts/patients/patient.vocabulary';
import { PLAN_STATUSES } from '@pora/contracts/plans/plan.vocabulary';
import { isChildByYear } from '@pora/engine/energy';
import { readDemoPatients, readDemoPlans } from './read-seed.mjs';

const dir = fileURLToPath(new URL('.', import.meta.url));
const patients = readDemoPatients(dir);
const plans = readDemoPlans(dir);

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
});

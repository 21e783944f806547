/**
 * Basal and total energy by the revised Harris–Benedict equations (Roza & Shizgal 1984) [core §9].
 * PPM (BMR) and CPM (TDEE) are in kcal a day. For a child the same adult formula is used and `isChild` says so.
 */
import { roundTo } from './rounding.js';

/** Data of a person that energy depends on; anything may be missing. */
export interface EnergyInput {
  readonly sex: 'female' | 'male' | 'other' | null | undefined;
  readonly weightKg: number | null | undefined;
  readonly heightCm: number | null | undefined;
  readonly birthYear: number | null | undefined;
  readonly activityFactor?: number | null | undefined;
  /** Current calendar year; the engine has no clock. */
  readonly currentYear: number;
}

/** A field that must be filled before energy can be computed. */
export type MissingEnergyField = 'weight' | 'height' | 'sex' | 'birthYear';

/** Energy of a person, or what is missing; `invalid_age` is an age outside 0–120. */
export type EnergyResult =
  | {
      readonly ok: true;
      readonly bmr: number;
      readonly tdee: number;
      readonly age: number;
      readonly isChild: boolean;
    }
  | { readonly ok: false; readonly code: 'missing_data'; readonly missing: readonly MissingEnergyField[] }
  | { readonly ok: false; readonly code: 'invalid_age'; readonly missing: readonly [] };

/** Activity factor used when the patient has none [core §9]. */
export const DEFAULT_ACTIVITY_FACTOR = 1.2;
/** A person younger than this is a child [core §9]. */
export const ADULT_AGE = 18;
const MAX_AGE = 120;

/** Age in whole years as the specification counts it: current year minus birth year [core §5]. */
export function ageInYears(birthYear: number, currentYear: number): number {
  return currentYear - birthYear;
}

/** Children are born after the one year and not after the other [core §9]. */
export function birthYearsOfChildren(currentYear: number): { readonly after: number; readonly upTo: number } {
  return { after: currentYear - ADULT_AGE, upTo: currentYear };
}

/** True when the person is under 18; without a birth year nobody is a child [core §9]. */
export function isChildByYear(birthYear: number | null | undefined, currentYear: number): boolean {
  if (!isPositive(birthYear)) return false;
  const { after, upTo } = birthYearsOfChildren(currentYear);
  return birthYear > after && birthYear <= upTo;
}

/** Basal energy in kcal = base + weight · kg + height · cm − age · years, for one sex. */
export interface BasalEquation {
  readonly base: number;
  readonly weight: number;
  readonly height: number;
  readonly age: number;
}

const MALE: BasalEquation = { base: 88.362, weight: 13.397, height: 4.799, age: 5.677 };
const FEMALE: BasalEquation = { base: 447.593, weight: 9.247, height: 3.098, age: 4.33 };

/** The equations whose mean is the basal energy: one, or both for sex `other` [core §9]. */
export function basalEquations(sex: 'female' | 'male' | 'other'): readonly BasalEquation[] {
  if (sex === 'male') return [MALE];
  return sex === 'female' ? [FEMALE] : [MALE, FEMALE];
}

/** What one equation gives, unrounded kcal. */
export function solveBasal(equation: BasalEquation, weightKg: number, heightCm: number, age: number): number {
  const { base, weight, height, age: perYear } = equation;
  return base + weight * weightKg + height * heightCm - perYear * age;
}

/** Basal energy, unrounded kcal; sex `other` is the mean of both equations [core §9]. */
export function basalEnergyKcal(
  sex: 'female' | 'male' | 'other',
  weightKg: number,
  heightCm: number,
  age: number,
): number {
  const results = basalEquations(sex).map((equation) => solveBasal(equation, weightKg, heightCm, age));
  return results.reduce((sum, kcal) => sum + kcal, 0) / results.length;
}

/** Computes BMR and TDEE, rounded to whole kcal, or names what is missing [core §5, §9]. */
export function computeEnergy(input: EnergyInput): EnergyResult {
  const { weightKg, heightCm, sex, birthYear } = input;
  if (!isPositive(weightKg) || !isPositive(heightCm) || !sex || !isPositive(birthYear)) {
    const missing: MissingEnergyField[] = [];
    if (!isPositive(weightKg)) missing.push('weight');
    if (!isPositive(heightCm)) missing.push('height');
    if (!sex) missing.push('sex');
    if (!isPositive(birthYear)) missing.push('birthYear');
    return { ok: false, code: 'missing_data', missing };
  }
  const age = ageInYears(birthYear, input.currentYear);
  if (age < 0 || age > MAX_AGE) return { ok: false, code: 'invalid_age', missing: [] };
  const basal = basalEnergyKcal(sex, weightKg, heightCm, age);
  const factor = activityFactorOf(input.activityFactor);
  return {
    ok: true,
    bmr: Math.round(basal),
    tdee: Math.round(basal * factor),
    age,
    isChild: age < ADULT_AGE,
  };
}

/** The activity factor that is reckoned with: the usual one where there is none [core §9]. */
export function activityFactorOf(factor: number | null | undefined): number {
  return isPositive(factor) ? factor : DEFAULT_ACTIVITY_FACTOR;
}

/** What of a patient's record energy depends on; `lastMeasurement` is the newest one with a weight. */
export interface EnergyPatient {
  readonly personal: Pick<EnergyInput, 'sex' | 'birthYear'>;
  readonly anthropometrics: { readonly heightCm: number | null; readonly startingWeightKg: number | null };
  readonly activityFactor: number;
  readonly lastMeasurement: { readonly weightKg: number } | null;
}

/** Current weight in kg: the newest measurement, else the starting weight [core §5]. */
export function currentWeight({
  lastMeasurement,
  anthropometrics,
}: Pick<EnergyPatient, 'lastMeasurement' | 'anthropometrics'>): number | null {
  return lastMeasurement?.weightKg ?? anthropometrics.startingWeightKg;
}

/** Energy of a patient by the record as it is now [core §5, §9]. */
export function patientEnergy(patient: EnergyPatient, currentYear: number): EnergyResult {
  const { personal, anthropometrics, activityFactor } = patient;
  return computeEnergy({
    sex: personal.sex,
    weightKg: currentWeight(patient),
    heightCm: anthropometrics.heightCm,
    birthYear: personal.birthYear,
    activityFactor,
    currentYear,
  });
}

/** A patient's TDEE today in kcal: computed, and the stored one only when data is missing [core §9, decisions 46]. */
export function tdeeToday(
  patient: EnergyPatient & { readonly tdee: number | null },
  currentYear: number,
): number | null {
  const energy = patientEnergy(patient, currentYear);
  return energy.ok ? energy.tdee : patient.tdee;
}

/** BMI = weight / height², one decimal; `null` without both [core §3]. */
export function bodyMassIndex(
  weightKg: number | null | undefined,
  heightCm: number | null | undefined,
): number | null {
  if (!isPositive(weightKg) || !isPositive(heightCm)) return null;
  return roundTo(weightKg / (heightCm / 100) ** 2, 1);
}

/** Deficit shown beside a plan: TDEE − calories, clamped to ±2000 [diets §5]. */
export function calorieDeficit(tdee: number | null | undefined, caloriesPerDay: number): number | null {
  if (!isPositive(tdee)) return null;
  return Math.max(-2000, Math.min(2000, Math.round(tdee - caloriesPerDay)));
}

function isPositive(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

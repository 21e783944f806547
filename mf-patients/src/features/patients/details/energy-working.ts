import { type PatientListItem } from '@pora/contracts/patients/patient.model';
import {
  activityFactorOf,
  basalEnergyKcal,
  type BasalEquation,
  basalEquations,
  currentWeight,
  type EnergyResult,
  solveBasal,
} from '@pora/engine/energy';
import { formatDate, formatNumber } from '@pora/kit';
import { detailsStrings as t } from './details.strings.js';

/** How a patient's energy comes about, in lines that can be reckoned through by hand. */
export interface EnergyWorking {
  /** One line of the equation of the sex; for another sex both, and their mean. */
  bmr: readonly string[];
  tdee: string;
}

/** Enough places for what was typed; nothing is rounded on the way. */
const plain = (value: number) => formatNumber(value, { maxDecimals: 3 });
const result = (value: number) => formatNumber(value, { minDecimals: 1, maxDecimals: 1 });

/** The working of an energy that could be computed [core §9]; null where it could not. */
export function energyWorking(
  patient: Pick<PatientListItem, 'personal' | 'anthropometrics' | 'activityFactor' | 'lastMeasurement'>,
  energy: EnergyResult,
): EnergyWorking | null {
  const weightKg = currentWeight(patient);
  const { heightCm } = patient.anthropometrics;
  const { sex } = patient.personal;
  if (!energy.ok || weightKg === null || heightCm === null || sex === null) return null;
  const { age } = energy;
  const lineOf = (equation: BasalEquation) =>
    `${plain(equation.base)} + ${plain(equation.weight)} · ${plain(weightKg)} + ` +
    `${plain(equation.height)} · ${plain(heightCm)} − ${plain(equation.age)} · ${plain(age)}` +
    ` = ${result(solveBasal(equation, weightKg, heightCm, age))}`;
  const basal = basalEnergyKcal(sex, weightKg, heightCm, age);
  const lines = basalEquations(sex).map(lineOf);
  const factor = activityFactorOf(patient.activityFactor);
  const { lastMeasurement } = patient;
  return {
    bmr: lines.length === 1 ? lines : [...lines, t.meanOfBoth(result(basal))],
    tdee: t.tdeeWorking({
      bmr: result(basal),
      factor: plain(factor),
      tdee: result(basal * factor),
      source: lastMeasurement ? t.weightOf(formatDate(lastMeasurement.date)) : t.weightOfStart,
    }),
  };
}

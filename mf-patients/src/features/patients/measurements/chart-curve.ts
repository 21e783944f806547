import { type Patient } from '@pora/contracts/patients/patient.model';
import { bodyMassIndex } from '@pora/engine/energy';
import { formatCm, formatDecimal, formatKg, toIsoDate, withUnit } from '@pora/kit';
import { type ChartPoint } from '@pora/ui/charts';
import { type Circumference } from './circumferences.js';
import { HEALTHY_BMI, type WeightGoal, weightGoal } from './goal-weight.js';
import { measurementStrings as t } from './measurements.strings.js';
import { newestFirst, weightPoints } from './weight-history.js';

/** What a chart can show over time. */
export type CurveKind = 'weight' | 'bmi' | Circumference;

/** One curve with everything that is drawn around it. */
export interface Curve {
  name: string;
  points: readonly ChartPoint[];
  unit: string;
  describe: (value: number) => string;
  goal?: { value: number; label: string };
  secondScale?: { unit: string; toSecond: (value: number) => number };
}

/** The curve of a patient's weight, BMI or one circumference [decisions 52]. */
export function curveOf(patient: Patient, kind: CurveKind): Curve {
  if (kind === 'weight') return weightCurve(patient);
  if (kind === 'bmi') return bmiCurve(patient);
  return {
    name: t.fields[kind],
    points: circumferencePoints(patient, kind),
    unit: 'cm',
    describe: formatCm,
  };
}

function weightCurve(patient: Patient): Curve {
  const { heightCm } = patient.anthropometrics;
  const goal = weightGoal(patient);
  const toBmi = (weightKg: number) => bodyMassIndex(weightKg, heightCm) ?? 0;
  return {
    name: t.weight,
    points: weightPoints(patient.measurements),
    unit: 'kg',
    describe: (value) =>
      heightCm === null ? formatKg(value) : `${formatKg(value)} · BMI ${formatDecimal(toBmi(value))}`,
    ...(goal && { goal: { value: goal.weightKg, label: t.goalLine(formatKg(goal.weightKg), goal.isOwn) } }),
    ...(heightCm !== null && { secondScale: { unit: 'BMI', toSecond: toBmi } }),
  };
}

function bmiCurve(patient: Patient): Curve {
  const { heightCm } = patient.anthropometrics;
  const points = weightPoints(patient.measurements).flatMap(({ date, value }) => {
    const bmi = bodyMassIndex(value, heightCm);
    return bmi === null ? [] : [{ date, value: bmi }];
  });
  return {
    name: t.columns.bmi,
    points,
    unit: 'BMI',
    describe: (value) => withUnit('BMI', formatDecimal(value)),
    ...bmiGoal(weightGoal(patient), patient),
  };
}

/** The target as a BMI where the height is known, else the limit for adults. */
function bmiGoal(goal: WeightGoal | null, patient: Patient): Pick<Curve, 'goal'> {
  const own = goal?.isOwn ? bodyMassIndex(goal.weightKg, patient.anthropometrics.heightCm) : null;
  if (own !== null)
    return { goal: { value: own, label: t.goalLine(withUnit('BMI', formatDecimal(own)), true) } };
  return patient.isChild ? {} : { goal: { value: HEALTHY_BMI, label: t.bmiLimit } };
}

/** Of several on one day the last counts, as with weights. */
function circumferencePoints({ measurements }: Patient, name: Circumference): ChartPoint[] {
  const byDay = new Map<string, number>();
  for (const { date, circumferences } of newestFirst(measurements).reverse()) {
    const value = circumferences[name];
    if (value !== null) byDay.set(toIsoDate(new Date(date)), value);
  }
  return [...byDay].map(([date, value]) => ({ date, value }));
}

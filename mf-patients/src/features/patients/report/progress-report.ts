import { type Patient } from '@pora/contracts/patients/patient.model';
import { type PlanListItem } from '@pora/contracts/plans/plan.model';
import { bodyMassIndex } from '@pora/engine/energy';
import { roundTo } from '@pora/engine/rounding';
import {
  addDays,
  daysBetween,
  formatCm,
  formatCount,
  formatDate,
  formatDecimal,
  formatKg,
  formatNumber,
  formatSigned,
  formatTime,
  MISSING,
  toIsoDate,
  withUnit,
} from '@pora/kit';
import { type ChartBand } from '@pora/ui/charts';
import { keptVisits, type PatientVisits } from '../../visits/public.js';
import { chartStages } from '../details/chart-stages.js';
import { spanOfTime } from '../home/home.strings.js';
import { weightProgress } from '../home/key-facts.js';
import { type Curve, curveOf } from '../measurements/chart-curve.js';
import { CIRCUMFERENCES } from '../measurements/circumferences.js';
import { measurementStrings } from '../measurements/measurements.strings.js';
import { weightPoints } from '../measurements/weight-history.js';
import { displayName } from '../patient-facts.js';
import { type ReportedResults, reportedResults, type ReportedSet } from './report-results.js';
import { reportStrings as t } from './report.strings.js';

/** What the report is made of, as it is known. */
export interface ReportSource {
  patient: Patient;
  plans: readonly PlanListItem[];
  visits: PatientVisits;
  /** The latest results; null for none. */
  results: ReportedSet | null;
  /** Those before them; null for none. */
  previousResults: ReportedSet | null;
  /** Who gives the report: a name, then a line for each way to reach them. */
  practice: readonly string[];
  /** `yyyy-MM-dd` on the clock of the practice. */
  today: string;
}

/** A table with a head; the first column names the row. */
export interface ReportTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The report in words and figures, the same on paper and in the file. */
export interface ProgressReport {
  name: string;
  period: string;
  practice: readonly string[];
  prepared: string;
  figures: readonly { value: string; label: string }[];
  curve: Curve;
  bands: readonly ChartBand[];
  until: string;
  lengths: ReportTable | null;
  stages: ReportTable | null;
  visits: { marks: readonly ('kept' | 'missed')[]; words: string } | null;
  results: ReportedResults | null;
  next: { title: string; notes: readonly string[] };
}

/** Columns of circumferences and stages that one page has room for. */
const LENGTH_DAYS = 3;
const STAGES = 5;
const MARKS = 14;

/** One page about how the patient is getting on. */
export function progressReport(source: ReportSource): ProgressReport {
  const { patient, plans, visits, today } = source;
  const points = weightPoints(patient.measurements);
  const first = points[0]?.date ?? toIsoDate(new Date(patient.createdAt));
  return {
    name: displayName(patient),
    period: t.period(formatDate(first), formatDate(today), spanOfTime(daysBetween(first, today))),
    practice: source.practice,
    prepared: t.prepared(formatDate(today)),
    figures: figuresOf(source),
    curve: curveOf(patient, 'weight'),
    bands: chartStages(plans, today),
    until: today,
    lengths: lengthsOf(patient),
    stages: stagesOf(source),
    visits: visitsOf(visits),
    results: reportedResults(source.results, source.previousResults),
    next: nextOf(visits),
  };
}

function figuresOf({ patient, visits }: ReportSource): { value: string; label: string }[] {
  const points = weightPoints(patient.measurements);
  const { startingWeightKg, heightCm } = patient.anthropometrics;
  const progress = weightProgress(patient, points);
  const last = points.at(-1)?.value;
  const start = startingWeightKg ?? points[0]?.value;
  const waist = curveOf(patient, 'waistCm').points;
  const [waistFirst, waistLast] = [waist[0], waist.at(-1)];
  const [bmiStart, bmiNow] = [bodyMassIndex(start, heightCm), bodyMassIndex(last, heightCm)];
  const kept = keptVisits(visits).length;
  const missed = missedOf(visits);
  return [
    ...(progress && start !== undefined && last !== undefined
      ? [
          {
            value: withUnit(formatSigned(progress.kilograms, 1), 'kg'),
            label: t.weightChange(plain(start), formatKg(last)),
          },
        ]
      : []),
    ...(waistFirst && waistLast && waistFirst !== waistLast
      ? [
          {
            value: signedCm(waistLast.value - waistFirst.value),
            label: t.waistChange(plain(waistFirst.value), formatCm(waistLast.value)),
          },
        ]
      : []),
    ...(bmiStart !== null && bmiNow !== null
      ? [{ value: `${formatDecimal(bmiStart)} → ${formatDecimal(bmiNow)}`, label: 'BMI' }]
      : []),
    ...(kept + missed > 0
      ? [{ value: t.ofAll(formatCount(kept), formatCount(kept + missed)), label: t.visitsKept }]
      : []),
  ];
}

/** As it was measured: whole centimetres without a comma. */
const plain = (value: number) => formatNumber(value, { maxDecimals: 2 });
const signedCm = (change: number) => {
  const rounded = roundTo(change, 1);
  return withUnit(formatSigned(rounded, Number.isInteger(rounded) ? 0 : 1), 'cm');
};
const missedOf = ({ past }: PatientVisits) => past.filter(({ phase }) => phase === 'missed').length;

/** The first, the middle and the last day something was measured with a tape. */
function lengthsOf(patient: Patient): ReportTable | null {
  const curves = CIRCUMFERENCES.map((name) => ({ name, points: curveOf(patient, name).points })).filter(
    ({ points }) => points.length > 0,
  );
  const days = [...new Set(curves.flatMap(({ points }) => points.map(({ date }) => date)))].sort();
  const shown = days.filter(
    (_day, at) => at === 0 || at === days.length - 1 || at === Math.floor((days.length - 1) / 2),
  );
  if (shown.length === 0) return null;
  return {
    head: [t.length, ...shown.slice(0, LENGTH_DAYS).map((day) => formatDate(day).slice(0, 5)), t.change],
    rows: curves.map(({ name, points }) => {
      const values = new Map(points.map(({ date, value }) => [date, value]));
      const [first, last] = [points[0], points.at(-1)];
      const change = first && last && first !== last ? signedCm(last.value - first.value) : MISSING;
      return [measurementStrings.fields[name], ...shown.map((day) => formatCm(values.get(day))), change];
    }),
  };
}

function stagesOf({ patient, plans, today }: ReportSource): ReportTable | null {
  const bands = chartStages(plans, today);
  if (bands.length === 0) return null;
  const points = weightPoints(patient.measurements);
  const weightOn = (day: string) => points.findLast(({ date }) => date <= day)?.value;
  const rows = bands.slice(-STAGES).map(({ from, to, label, detail = MISSING }, at, all) => {
    const goesOn = at === all.length - 1 && to === today;
    const [before, after] = [weightOn(from), weightOn(to)];
    const change = before === undefined || after === undefined ? undefined : roundTo(after - before, 1);
    const days = daysBetween(from, goesOn ? addDays(to, 1) : to);
    return [
      goesOn ? t.goesOn(label) : label,
      formatCount(days),
      detail,
      change ? withUnit(formatSigned(change, 1), 'kg') : MISSING,
    ];
  });
  return { head: [t.stage, t.days, t.calories, t.change], rows };
}

function visitsOf(visits: PatientVisits): ProgressReport['visits'] {
  const counted = visits.past.filter(({ phase }) => phase !== 'cancelled');
  if (counted.length === 0) return null;
  const marks = counted.slice(0, MARKS).map(({ phase }) => (phase === 'missed' ? phase : 'kept'));
  return {
    marks: marks.reverse(),
    words: t.visitWords(formatCount(keptVisits(visits).length), formatCount(missedOf(visits))),
  };
}

function nextOf({ coming: [next] }: PatientVisits): ProgressReport['next'] {
  if (!next) return { title: t.next, notes: [] };
  const notes = (next.notes ?? '').split('\n').map((line) => line.trim());
  return {
    title: t.nextOn(formatDate(next.start), formatTime(next.start)),
    notes: notes.filter((line) => line !== ''),
  };
}

/** "Raport_Hanna_Brzezinska_2026-11-19". */
export function reportFileName({ name }: Pick<ProgressReport, 'name'>, today: string): string {
  return `Raport_${name.replaceAll(/\s+/g, '_')}_${today}`;
}

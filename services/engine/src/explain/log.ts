/**
 * The debug log: plain text, one record a line, in a fixed order, so that two runs can be compared with `diff`.
 * Counts add up: considered = removed + left.
 */
import type { StaticRule } from '../rules.js';
import type { DemotionReason } from '../substitution/demotion.js';

/** Removed meals per rule and what is left, for one slot type or slot. */
export interface RuleCounts {
  readonly considered: number;
  readonly removed: Readonly<Partial<Record<string, number>>>;
  readonly left: number;
  /** Of those that are left: how many give way to others, in all and by reason; absent where none does. */
  readonly demoted?: Readonly<Record<'all' | DemotionReason, number>>;
}

/** A meal that is out for every slot of the plan. */
export interface ExcludedMeal {
  readonly mealId: string;
  readonly rule: StaticRule;
  readonly foodId?: number;
  readonly cause?: string;
  readonly value?: number;
}

/** Everything the log holds. */
export interface LogInput {
  readonly planId: string;
  readonly seed: number;
  readonly engine: string;
  readonly config: string;
  readonly library: string;
  readonly patient: string;
  readonly work: number;
  readonly points: number;
  readonly pools: readonly { readonly type: string; readonly counts: RuleCounts }[];
  readonly slots: readonly LoggedSlot[];
  readonly excluded: readonly ExcludedMeal[];
  /** Planned meals with foods nobody knows enough of: nothing else fitted. */
  readonly doubtful: readonly { readonly mealId: string; readonly foods: readonly number[] }[];
  readonly splits: readonly { readonly type: string; readonly days: readonly number[] }[];
  readonly stoppedAfterDays?: number | undefined;
  readonly lowDays: readonly { readonly day: number; readonly kcal: number; readonly least: number }[];
}

/** One slot of the result; `day` and `slot` are 1-based. */
export interface LoggedSlot {
  readonly day: number;
  readonly slot: number;
  readonly type: string;
  readonly state: 'FILLED' | 'EMPTY' | 'LOCKED' | 'KEPT';
  readonly mealId?: string | null;
  readonly percent?: number;
  readonly kcal?: number;
  readonly target: number;
  readonly block?: readonly number[];
  readonly subs?: readonly { readonly from: number; readonly to: number; readonly percentage: number }[];
  readonly counts?: RuleCounts;
}

/** Writes the log. */
export function writeLog(log: LogInput): string {
  return [
    `PLAN id=${log.planId} seed=${log.seed} engine=${log.engine} config=${log.config} library=${log.library} ` +
      `patient=${log.patient} work=${log.work} J=${log.points.toFixed(2)}`,
    ...log.pools.map(
      ({ type, counts }) =>
        `POOL ${type} considered=${counts.considered}${removed(counts)} left=${counts.left}` +
        (counts.demoted ? ` demoted=${counts.demoted.all}` : ''),
    ),
    ...log.slots.map(slotLine),
    ...log.excluded.map(excludedLine),
    ...log.doubtful.map(({ mealId, foods }) => `DOUBT ${mealId} foods=${foods.join(',')}`),
    ...log.splits.map(({ type, days }) => `PAIR ${type} ${days.join('-')} SPLIT no common meal`),
    ...(log.stoppedAfterDays === undefined ? [] : [`STOP after=${log.stoppedAfterDays}`]),
    ...log.lowDays.map(({ day, kcal, least }) => `WARN day=${day} low ${kcal}<${Math.round(least)}`),
    '',
  ].join('\n');
}

function slotLine(slot: LoggedSlot): string {
  const head = `DAY ${slot.day} SLOT ${slot.slot} ${slot.type} ${slot.state}`;
  if (slot.state === 'EMPTY') {
    const counts = slot.counts;
    return counts ? `${head} left=${counts.considered}${removed(counts)} free=${counts.left}` : head;
  }
  const parts = [head];
  if (slot.mealId) parts.push(slot.mealId);
  if (slot.percent !== undefined) parts.push(`${slot.percent}%`);
  if (slot.kcal !== undefined) parts.push(`${slot.kcal}kcal`);
  parts.push(`target=${Math.round(slot.target)}`);
  if (slot.block) parts.push(`block=${slot.block.join('-')}`);
  if (slot.subs && slot.subs.length > 0) {
    parts.push(
      `subs=${slot.subs.map(({ from, to, percentage }) => `${from}>${to}@${percentage}`).join(',')}`,
    );
  }
  return parts.join(' ');
}

function excludedLine({ mealId, rule, foodId, cause, value }: ExcludedMeal): string {
  const food = foodId === undefined || foodId === 0 ? '' : ` food=${foodId}`;
  const key = cause === undefined || cause === '' ? '' : ` key=${cause.replace(/\s+/gu, '_')}`;
  return `MEAL ${mealId} OUT ${rule}${food}${key}${value === undefined ? '' : ` value=${value}`}`;
}

function removed(counts: RuleCounts): string {
  return Object.entries(counts.removed)
    .filter(([, count]) => count !== undefined && count > 0)
    .map(([rule, count]) => ` ${rule}=-${count}`)
    .join('');
}

import { type Plan, type PlanPatch } from '@pora/contracts/plans/plan.model';
import { PLAN_STATUS_LABELS } from '@pora/contracts/plans/plan.vocabulary';
import { formatKcal, MISSING } from '@pora/kit';
import { romanStage } from '../../shared/roman.js';

type Shown = Pick<
  Plan,
  'name' | 'caloriesPerDay' | 'tdee' | 'stage' | 'status' | 'mealsPerDay' | 'generatorSources'
>;

interface PlanField {
  label: string;
  show(plan: Partial<Shown>): string;
}

const known = <T>(value: T | undefined, show: (value: T) => string) =>
  value === undefined ? MISSING : show(value);

const FIELDS = new Map<string, PlanField>([
  ['name', { label: 'nazwa', show: ({ name }) => name ?? MISSING }],
  ['caloriesPerDay', { label: 'kalorie', show: (plan) => known(plan.caloriesPerDay, formatKcal) }],
  ['tdee', { label: 'TDEE', show: ({ tdee }) => formatKcal(tdee ?? null) }],
  ['stage', { label: 'etap', show: (plan) => known(plan.stage, romanStage) }],
  ['status', { label: 'status', show: (plan) => known(plan.status, (one) => PLAN_STATUS_LABELS[one]) }],
  ['mealsPerDay', { label: 'posiłki dziennie', show: (plan) => known(plan.mealsPerDay, String) }],
  [
    'generatorSources',
    { label: 'źródła posiłków', show: (plan) => known(plan.generatorSources, (all) => all.join(', ')) },
  ],
]);
const OTHER = 'posiłki i harmonogram';

/** Polish names of what a change of a plan touches. */
export function planFieldNames(patch: PlanPatch): string[] {
  return [...new Set(Object.keys(patch).map((key) => FIELDS.get(key)?.label ?? OTHER))];
}

/** A field that a change and the stored plan both have: what it would be, and what it is. */
export interface FieldChoice {
  label: string;
  mine: string;
  theirs: string;
  differs: boolean;
  change: PlanPatch;
}

const keysOf = (patch: PlanPatch) => Object.keys(patch) as (keyof PlanPatch)[];

/** What "Zachowaj moją" would write over, field by field. */
export function fieldChoices(mine: PlanPatch, theirs: Plan): FieldChoice[] {
  return keysOf(mine).flatMap((key) => {
    const field = FIELDS.get(key);
    if (!field) return [];
    const [own, stored] = [field.show(mine), field.show(theirs)];
    const change: PlanPatch = { [key]: mine[key] };
    return [{ label: field.label, mine: own, theirs: stored, differs: own !== stored, change }];
  });
}

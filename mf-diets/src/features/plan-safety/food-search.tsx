import { planAlternativeCalls } from '@pora/contracts/calls';
import { type Food } from '@pora/contracts/catalog/food.model';
import { type FoodVerdicts } from '@pora/contracts/plans/plan-alternatives.model';
import { type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { isUnchecked } from '@pora/engine/safety/entry-safety';
import { formatKcal, useApiQuery } from '@pora/kit';
import { useFoodHits } from '@pora/kit/food-hits';
import { theme } from '@pora/ui';
import { ComboboxField, type ComboboxOption } from '@pora/ui/forms';
import {
  OctagonAlertIcon,
  SearchIcon,
  ShieldCheckIcon,
  ShieldQuestionMarkIcon,
  TriangleAlertIcon,
} from '@pora/ui/icons';
import { type Ref, useState } from 'react';
import { usePlanEditing } from '../plan-work/public.js';
import { foodSearchStrings as t } from './food-search.strings.js';
import { formatMeasured } from './measured-value.js';
import { useCauseName } from './use-cause-name.js';

const PAUSE_MS = 250;

interface FoodSearchProps {
  label: string;
  placeholder?: string;
  hideLabel?: boolean;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  value: Food | null;
  onChange: (food: Food | null) => void;
}

/** A food of the base by its name; hits are marked for the plan's patient before they are chosen. */
export function FoodSearch({ value, onChange, ...field }: FoodSearchProps) {
  const [typed, setTyped] = useState('');
  const { hits, isLongEnough, isSearching, failed } = useFoodHits(typed);
  const verdicts = useFoodVerdicts();
  const nameOf = useCauseName();
  const known = value && !hits.some(({ id }) => id === value.id) ? [value] : [];
  const items = [...known, ...hits];
  return (
    <ComboboxField
      {...field}
      icon={<SearchIcon aria-hidden />}
      value={value === null ? null : String(value.id)}
      filter={false}
      options={items.map((food) => optionOf(food, verdicts, nameOf))}
      loading={isSearching}
      emptyText={isLongEnough ? undefined : t.short}
      queryDelayMs={PAUSE_MS}
      error={failed ? t.failed : undefined}
      hint={verdicts.phase === 'failed' ? t.colourless : undefined}
      onQueryChange={setTyped}
      onChange={(id) => onChange(items.find((food) => String(food.id) === id) ?? null)}
    />
  );
}

type Verdicts = ReturnType<typeof useFoodVerdicts>;

/** What the check says of every food, for the plan's patient. */
function useFoodVerdicts() {
  const { plan } = usePlanEditing();
  return useApiQuery(planAlternativeCalls.foodVerdicts, { params: { id: plan.id } }, { select: byFood });
}

function byFood({ foods, best, hasPatient }: FoodVerdicts) {
  return { byId: new Map(foods.map(({ foodId, problems }) => [foodId, problems])), best, hasPatient };
}

const RANK = { block: 0, risk: 1, note: 2 };

function optionOf(
  { id, name, calories, per }: Food,
  verdicts: Verdicts,
  nameOf: (cause: string) => string,
): ComboboxOption {
  const option = { value: String(id), label: name };
  const energy = t.energy(formatKcal(calories), per === 'sztuka');
  if (verdicts.phase !== 'ready') return { ...option, detail: energy };
  const isSafe = verdicts.data.best === 'safe' && verdicts.error == null;
  const problems = verdicts.data.byId.get(id) ?? [];
  const [worst] = [...problems].sort((a, b) => RANK[a.level] - RANK[b.level]);
  if (worst) return { ...option, detail: markOf(worst, nameOf), icon: iconOf(worst), tone: toneOf(worst) };
  if (!isSafe) return { ...option, detail: energy };
  return {
    ...option,
    detail: energy,
    icon: <ShieldCheckIcon aria-label={t.safe} color={theme.c.okText} size={14} />,
  };
}

/** What one problem says of a food. */
export function markOf({ kind, cause, value }: SafetyProblem, nameOf: (cause: string) => string): string {
  return t.mark(kind, nameOf(cause), formatMeasured(value));
}

/** Colour of a problem: red is not to be eaten, amber to be noted, orange was not checked. */
export function toneOf({ kind, level }: SafetyProblem): 'danger' | 'amber' | 'unmapped' {
  if (level !== 'note') return 'danger';
  return isUnchecked({ kind }) ? 'unmapped' : 'amber';
}

function iconOf(problem: SafetyProblem) {
  const tone = toneOf(problem);
  if (tone === 'danger') return <OctagonAlertIcon aria-hidden color={theme.c.dangerText} size={14} />;
  return tone === 'amber' ? (
    <TriangleAlertIcon aria-hidden color={theme.c.amberText} size={14} />
  ) : (
    <ShieldQuestionMarkIcon aria-hidden color={theme.c.unmappedText} size={14} />
  );
}

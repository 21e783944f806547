import { type MealCheck, PROBLEM_LEVELS, type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { joinNames } from '@pora/kit';
import { InlineNotice, type NoticeTone } from '@pora/ui';
import { mealCheckStrings as t } from './meal-check.strings.js';
import { formatMeasured } from './measured-value.js';
import { useCauseName } from './use-cause-name.js';
import { VERDICT_LOOK } from './verdict-look.js';
import { verdictStrings } from './verdict.strings.js';

const TONES = {
  danger: 'danger',
  amber: 'amber',
  unmapped: 'unmapped',
  ok: 'ok',
  neutral: 'info',
  outline: 'info',
} satisfies Record<(typeof VERDICT_LOOK)[keyof typeof VERDICT_LOOK]['tone'], NoticeTone>;

/** What the check says of one meal about to be planned (decision 31): a hole in the check is never hidden. */
export function MealCheckNotice({ check }: { check: MealCheck }) {
  const { Icon, tone } = VERDICT_LOOK[check.safety];
  const nameOf = useCauseName();
  const told = [...problemsOf(check, nameOf), ...gapsOf(check)];
  const state = t.states[check.safety];
  return (
    <InlineNotice
      tone={TONES[tone]}
      icon={<Icon aria-hidden />}
      title={told.length > 0 ? `${state}:` : state}
    >
      {told.length > 0 && `${joinNames(told)}.`}
    </InlineNotice>
  );
}

/** What speaks against the meal, the heaviest first, each once: "Migdały (nietolerancja: migdał 34 U/ml)". */
function problemsOf(
  { problems }: { problems: readonly SafetyProblem[] },
  nameOf: (cause: string) => string,
): string[] {
  const { cause: causeOf } = verdictStrings.dialog;
  const byWeight = PROBLEM_LEVELS.flatMap((level) => problems.filter((problem) => problem.level === level));
  const sentences = byWeight.map(({ kind, cause, value, foodName }) =>
    t.problem(foodName, causeOf(kind, nameOf(cause), formatMeasured(value))),
  );
  return [...new Set(sentences)];
}

function gapsOf({ safety, missing, unmapped, notUnderstood }: MealCheck): string[] {
  if (safety === 'no_data' || safety === 'no_patient') return [];
  return [
    ...missing.map((what) => t.missing[what]),
    ...unmapped.map(({ name, value }) => t.unmapped(name, formatMeasured(value))),
    ...notUnderstood.map(({ entry, reason }) => (reason === 'note' ? t.note(entry) : t.undecided(entry))),
  ];
}

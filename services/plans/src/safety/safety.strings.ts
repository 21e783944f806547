import type { PlanVerdict } from '@pora/contracts/plans/plan-safety.model';

const MISSING: Record<PlanVerdict['missing'][number], string> = {
  intolerances: 'nietolerancji',
  disliked: 'nielubianych produktów',
  mappings: 'powiązań nietolerancji z produktami',
};

const list = new Intl.ListFormat('pl', { type: 'conjunction' });
const named = (missing: readonly PlanVerdict['missing'][number][]) =>
  list.format(missing.map((part) => MISSING[part]));

/** Sentences about the check of a plan. */
export const safetyStrings = {
  noMeals: 'Plan nie ma jeszcze posiłków.',
  noPatient: 'Plan nie ma pacjenta, więc nie ma z czym porównać posiłków.',
  unchecked: (missing: readonly PlanVerdict['missing'][number][]) =>
    `Nie sprawdzono – nie udało się wczytać ${named(missing)}.`,
  notChecked: (missing: readonly PlanVerdict['missing'][number][]) =>
    `Nie udało się wczytać ${named(missing)}, więc nie można sprawdzić posiłków. Plan się nie zmienił. Spróbuj ponownie za kilka sekund.`,
} as const;

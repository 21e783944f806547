import { sentenceOf } from '@pora/engine/explain/sentences';
import type { MissingData } from '@pora/contracts/plans/plan-safety.model';
import { plural } from '@pora/text-pl/plural';

const MISSING: Record<MissingData, string> = {
  intolerances: 'nietolerancji',
  disliked: 'ankiety (alergii i nielubianych produktów)',
  mappings: 'powiązań nietolerancji z produktami',
};

const list = new Intl.ListFormat('pl', { type: 'conjunction' });
const named = (missing: readonly MissingData[]) => list.format(missing.map((part) => MISSING[part]));

const RISKS = { one: 'zaakceptowane ryzyko', few: 'zaakceptowane ryzyka', many: 'zaakceptowanych ryzyk' };

/** Sentences about the check of a plan. */
export const safetyStrings = {
  noMeals: 'Plan nie ma jeszcze posiłków – nie ma czego sprawdzać.',
  noData: 'Brak ankiety i wyników – nie ma czego sprawdzać.',
  noPatient: 'Plan nie ma pacjenta, więc nie ma z czym porównać posiłków.',
  withAccepted: (counts: Parameters<typeof sentenceOf.verdict>[0], accepted: number) =>
    `${sentenceOf.verdict(counts)}, ${accepted} ${plural(accepted, RISKS)}`,
  unchecked: (missing: readonly MissingData[]) => `Nie sprawdzono – nie udało się wczytać ${named(missing)}.`,
  notChecked: (missing: readonly MissingData[]) =>
    `Nie udało się wczytać ${named(missing)}, więc nie można sprawdzić posiłków. Plan się nie zmienił. Spróbuj ponownie za kilka sekund.`,
} as const;

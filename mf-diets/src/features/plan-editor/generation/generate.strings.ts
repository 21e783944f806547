import { type MissingData } from '@pora/contracts/plans/plan-safety.model';
import { countOf, plural } from '@pora/kit';

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const DAYS = { one: 'dzień', few: 'dni', many: 'dni' };
const PLACES = { one: 'miejsce', few: 'miejsca', many: 'miejsc' };
const STAY = { one: 'zostaje', few: 'zostają', many: 'zostaje' };
const ALLERGY_FOODS = { one: 'produkt z alergii', few: 'produkty z alergii', many: 'produktów z alergii' };
const DISLIKED = { one: 'nielubiany', few: 'nielubiane', many: 'nielubianych' };
const ENTRIES = { one: 'wpis', few: 'wpisy', many: 'wpisów' };

const MISSING: Record<MissingData, string> = {
  intolerances: 'wyników nietolerancji',
  disliked: 'ankiety',
  mappings: 'mapowań nietolerancji',
};

/** The first words of the causes, so that one line tells where a number comes from. */
const named = (causes: readonly string[]) =>
  causes.length === 0 ? '' : ` (${causes.slice(0, 3).join(', ')}${causes.length > 3 ? '…' : ''})`;

/** Words of the summary before the generator runs. */
export const generateStrings = {
  title: 'Generuj plan',
  text: (places: number, hasMeals: boolean) =>
    `Wypełni ${countOf(places, PLACES)}${hasMeals ? ' od nowa, obecny plan zostanie w historii' : ''}.`,
  savesFirst: 'Niezapisane parametry zostaną najpierw zapisane.',
  submit: 'Generuj plan',
  facts: {
    plan: 'Plan',
    target: 'Cel',
    sources: 'Źródła',
    locked: 'Zablokowane',
    excluded: 'Wykluczone',
    unclear: 'Niejasne',
  },
  plan: (days: number, meals: number) => `${countOf(days, DAYS)} × ${countOf(meals, MEALS)}`,
  target: (kcal: string) => `${kcal} na dzień`,
  tolerances: (plan: string, day: string) => `średnia ±${plan}, dzień ±${day}`,
  inLibrary: (meals: number) => `${countOf(meals, MEALS)} w bibliotece`,
  locked: (places: number) => `${countOf(places, PLACES)} ${plural(places, STAY)}`,
  noneLocked: 'nic',
  /** "Nietolerancje: 121 z ankiety (laktoza), 0 z wyników (IgG > 29)". */
  intolerances: (declared: number, causes: readonly string[], tested: number) =>
    `nietolerancje: ${declared} z ankiety${named(causes)}, ${tested} z wyników (IgG > 29)`,
  disliked: (foods: number) => countOf(foods, DISLIKED),
  allergies: (foods: number, causes: readonly string[]) => `${countOf(foods, ALLERGY_FOODS)}${named(causes)}`,
  noneExcluded: 'nic',
  noPatient: 'plan nie ma pacjenta',
  noRecords: 'brak ankiety i wyników',
  checking: 'Sprawdzam…',
  notChecked: 'nie sprawdzono',
  retry: 'Spróbuj ponownie',
  unclear: (entries: number) => countOf(entries, ENTRIES),
  unmapped: (name: string, value: string) => `${name} ${value}`,
  quoted: (entry: string) => `„${entry}”`,
  note: (entry: string) => `„${entry}” (uwaga dla mnie)`,
  missingTitle: 'Nie można bezpiecznie wygenerować planu',
  missing: (what: readonly MissingData[]) =>
    `Nie udało się wczytać: ${what.map((each) => MISSING[each]).join(', ')}.`,
  candidates: 'Kandydaci',
  fits: 'Pasuje',
  toFill: 'Do wypełnienia',
  limit: 'Co ogranicza',
  nothing: '–',
  counting: 'Liczę kandydatów…',
  countFailed: 'Nie udało się policzyć kandydatów',
  fillable: (can: number, all: number) =>
    can >= all
      ? `Kandydatów wystarczy na wszystkie miejsca (${all}).`
      : `Da się wypełnić najwyżej ${can} z ${all} miejsc.`,
} as const;

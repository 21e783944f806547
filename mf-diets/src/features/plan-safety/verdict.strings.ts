import {
  type ProblemKind,
  type ProblemLevel,
  type SafetyState,
} from '@pora/contracts/plans/plan-safety.model';
import { countOf } from '@pora/kit';

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const WARNINGS = { one: 'ostrzeżenie', few: 'ostrzeżenia', many: 'ostrzeżeń' };
const EMPTY = { one: 'puste miejsce', few: 'puste miejsca', many: 'pustych miejsc' };
const FOODS = { one: 'produkt', few: 'produkty', many: 'produktów' };
const NOTES = { one: 'uwaga', few: 'uwagi', many: 'uwag' };

const STATES: Record<SafetyState, string> = {
  dangerous: 'Niebezpieczny',
  attention: 'Wymaga uwagi',
  unchecked: 'Nie sprawdzono',
  no_data: 'Brak danych',
  no_patient: 'Bez pacjenta',
  safe: 'Bezpieczny',
};

const KINDS: Record<ProblemKind, string> = {
  allergy: 'alergia z ankiety',
  intolerance: 'nietolerancja',
  disliked: 'nielubiane',
  borderline: 'wynik graniczny',
  tolerated: 'dopuszczone regułą',
  unverified: 'nie sprawdzono alergenów',
  unknown_food: 'poza bazą produktów',
  unknown_content: 'nie wiadomo, czy zawiera',
};

/** Words of a plan's check: on cards, in the editor and in its dialogs. */
export const verdictStrings = {
  states: STATES,
  stale: 'Do sprawdzenia',
  was: (state: SafetyState) => `był: ${STATES[state]}`,
  empty: 'Bez posiłków',
  checking: 'Sprawdzam…',
  head: {
    dangerous: (count: number) => countOf(count, WARNINGS),
    attention: (count: number) => (count > 0 ? countOf(count, NOTES) : STATES.attention),
    safe: 'Brak ostrzeżeń',
  },
  open: (words: string) => `Ostrzeżenia planu: ${words}`,
  dialog: {
    title: 'Ostrzeżenia',
    none: 'Brak aktywnych ostrzeżeń',
    failed: 'Nie udało się sprawdzić planu',
    checked: (when: string) => `Sprawdzono ${when}`,
    heading: (cause: string, meals: number) =>
      `${cause.charAt(0).toLocaleUpperCase('pl')}${cause.slice(1)} – ${countOf(meals, MEALS)}`,
    levels: { block: 'Blokada', risk: 'Ryzyko', note: 'Uwaga' } satisfies Record<ProblemLevel, string>,
    kinds: KINDS,
    cause: (kind: ProblemKind, cause: string, value: string | undefined) => {
      if (kind === 'unknown_food') return KINDS[kind];
      const words = `${KINDS[kind]}: ${cause}`;
      return value === undefined ? words : `${words} ${value}\u00a0U/ml`;
    },
    found: (kind: ProblemKind, foods: string, value: string | undefined) =>
      `${KINDS[kind]}${value === undefined ? '' : ` ${value}\u00a0U/ml`}: ${foods}`,
    checkFood: 'Sprawdź produkt',
    checkFoods: (count: number) => `Sprawdź ${countOf(count, FOODS)}`,
    checkFoodOf: (food: string) => `Sprawdź produkt: ${food}`,
    mealsAtRisk: 'Posiłki, których to dotyczy',
    place: (day: number, label: string) => `Dzień ${day}, ${label}`,
    show: 'Pokaż',
    showPlace: (place: string) => `Pokaż: ${place}`,
    allMeals: (count: number) => `Pokaż wszystkie (${count})`,
    fewer: 'Pokaż mniej',
    others: 'Inny posiłek',
    othersAt: (place: string) => `Inny posiłek: ${place}`,
    foodAtPlace: (foods: string, place: string) => `${foods}, ${place}`,
    unmapped: 'Wyniki bez mapowania',
    unmappedItem: (name: string, value: string) => `${name} ${value}: brak mapowania`,
    unmappedText: 'Nie wiadomo, które produkty je zawierają, więc niczego nie sprawdzono pod ich kątem.',
    toDictionary: 'Otwórz bazę nietolerancji',
    tolerated: 'Dopuszczone regułą',
    toleratedItem: (food: string, category: string, cause: string, value: string | undefined) =>
      `${food}: dopuszczona regułą „${category}”, ${cause}${value === undefined ? '' : ` ${value}`}`,
    emptySlots: (count: number) => countOf(count, EMPTY),
    drawMany: (count: number) => (count === 1 ? 'Losuj' : `Losuj ${count}`),
    drawAt: (place: string) => `Losuj: ${place}`,
    drawManyFor: (count: number, what: string) => `Losuj ${countOf(count, MEALS)}: ${what}`,
    empty: 'puste miejsca',
    repair: 'Napraw automatycznie',
    /** Why a slot is empty; its name only where the day has more of them. */
    emptyReason: (label: string | undefined, reason: string) =>
      label === undefined
        ? reason.charAt(0).toLocaleUpperCase('pl') + reason.slice(1)
        : `${label}: ${reason}`,
    emptiedByHand: 'posiłek usunięto albo jeszcze go nie wstawiono.',
    fill: 'Dobierz posiłek',
    fillAt: (place: string) => `Dobierz posiłek: ${place}`,
    why: 'Dlaczego?',
    whyAt: (place: string) => `Dlaczego pusto: ${place}`,
    emptyOfDay: (day: number, labels: readonly string[]) =>
      `Dzień ${day}${labels.length === 1 ? ',' : ':'} ${labels.join(', ')}`,
  },
} as const;

import { countOf } from '@pora/kit';
import { type SafetyState } from '@pora/contracts/plans/plan-safety.model';

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const FOODS = { one: 'produkt', few: 'produkty', many: 'produktów' };

/** Words of the search panel of a plan. */
export const searchStrings = {
  title: 'Wyszukiwarka',
  show: 'Pokaż wyszukiwarkę',
  hide: 'Ukryj wyszukiwarkę',
  key: ']',
  mode: 'Czego szukać',
  modes: { meals: 'Posiłki', foods: 'Produkty' },
  search: { meals: 'Szukaj posiłków', foods: 'Szukaj produktów' },
  placeholder: { meals: 'Szukaj w bibliotece…', foods: 'Szukaj w bazie produktów…' },
  type: 'Typ posiłku',
  allTypes: 'Typ',
  category: 'Kategoria produktu',
  allCategories: 'Kategoria',
  favorites: 'Ulubione',
  recent: 'Ostatnio użyte',
  favorite: 'Ulubiony',
  fitting: (time: string, target: string) => `Pasujące do slotu ${time} · cel ${target}`,
  all: { meals: 'Cała biblioteka', foods: 'Cała baza' },
  found: (shown: number, total: number, isMeals: boolean) =>
    shown < total
      ? `${shown} z ${countOf(total, isMeals ? MEALS : FOODS).replace(/posiłki$|produkty$/, isMeals ? 'posiłków' : 'produktów')}`
      : countOf(total, isMeals ? MEALS : FOODS),
  results: { meals: 'Znalezione posiłki', foods: 'Znalezione produkty' },
  perPiece: 'szt.',
  per100: '100\u00a0g',
  macros: (protein: string, fat: string, carbs: string) => `B ${protein} · T ${fat} · W ${carbs}`,
  contains: (foods: string) => `zawiera: ${foods}`,
  verdict: {
    dangerous: 'niebezpieczny dla pacjenta',
    attention: 'wymaga uwagi',
    unchecked: 'nie sprawdzono',
    no_data: 'brak danych pacjenta, nie ma czego sprawdzać',
    no_patient: 'plan bez pacjenta, nie sprawdzono',
    safe: 'bezpieczny dla pacjenta',
  } satisfies Record<SafetyState, string>,
  unchecked: 'Nie udało się sprawdzić posiłków dla pacjenta. Oznaczamy je jako „nie sprawdzono”.',
  retry: 'Spróbuj ponownie',
  failed: { meals: 'Nie udało się wczytać posiłków', foods: 'Nie udało się wczytać produktów' },
  old: 'Nie udało się odświeżyć produktów. To lista z ostatniej wizyty.',
  none: 'Nic nie pasuje do wyszukiwania.',
  noneRecent: 'Tu staną posiłki i produkty, które ostatnio trafiły do planu.',
  clear: 'Wyczyść filtry',
  hint: 'Enter wstawia do zaznaczonego slotu, spacja podnosi i pozwala wybrać slot strzałkami.',
  sheet: {
    title: 'Dodaj posiłek',
    place: (day: number, label: string, time: string) => `Dzień ${day}, ${label}, ${time}`,
    locked: 'Ten slot jest zablokowany. Odblokuj go, aby zmienić posiłek.',
  },
} as const;

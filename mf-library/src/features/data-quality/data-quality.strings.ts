import { countOf, formatCount, formatDateTime, formatDecimal, formatSigned, type DateInput } from '@pora/kit';

const FOODS = { one: 'produkt', few: 'produkty', many: 'produktów' };
const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const IN_MEALS = { one: 'posiłku', few: 'posiłkach', many: 'posiłkach' };
const INTOLERANCES = { one: 'nietolerancja', few: 'nietolerancje', many: 'nietolerancji' };
const ENTRIES = { one: 'wpis', few: 'wpisy', many: 'wpisów' };
const LINKS = { one: 'powiązanie', few: 'powiązania', many: 'powiązań' };
const OF_FOODS = { one: 'produktu', few: 'produktów', many: 'produktów' };
const PLANS_OPEN = { one: 'zmiany', few: 'zmian', many: 'zmian' };

/** Texts of the page about the quality of the library's data. */
export const dataQualityStrings = {
  title: 'Jakość danych',
  back: 'Baza produktów',
  facts: (foods: number, meals: number, intolerances: number, at: DateInput | undefined) =>
    `${countOf(foods, FOODS)}, ${countOf(meals, MEALS)}, ${countOf(intolerances, INTOLERANCES)}.` +
    (at === undefined ? '' : ` Sprawdzono ${formatDateTime(at)}.`),
  download: 'Pobierz listę (CSV)',
  fileName: 'jakosc-danych.csv',
  csvHead: ['Sprawdzenie', 'Nazwa', 'Szczegół'],
  again: 'Sprawdź ponownie',
  againFailed: 'Nie udało się sprawdzić ponownie.',
  loadFailed: 'Nie udało się pobrać biblioteki',
  all: (count: number) => `Pokaż wszystkie ${formatCount(count)}`,
  allOf: (title: string, count: number) => `Pokaż wszystkie ${formatCount(count)}: ${title}`,
  fine: 'W porządku',
  allFine: 'Nic do poprawienia.',
  unknown: 'Nie sprawdzono: plany nie odpowiadają.',
  openMerges: (count: number) =>
    `Plany nie przejęły jeszcze ${countOf(count, PLANS_OPEN)} w produktach. Spróbują same, gdy będą dostępne.`,
  checks: {
    allergens: {
      title: 'Niesprawdzone alergeny',
      note: 'Bez tego plan nie jest „bezpieczny”',
      action: 'Sprawdź',
    },
    intolerances: {
      title: 'Nietolerancje bez produktów',
      note: 'Wynik pacjenta nic nie wyklucza',
      action: 'Powiąż',
    },
    unlinked: { title: 'Składniki spoza bazy', note: 'W planach, bez sprawdzenia', action: 'Powiąż' },
    energy: { title: 'Energia inna niż 4/4/9', note: 'Różnica ponad 5%', action: 'Popraw' },
    noEnergy: { title: '0 kcal', note: 'Produkty z makroskładnikami bez kalorii', action: 'Uzupełnij' },
    duplicates: { title: 'Duplikaty', note: 'Ta sama nazwa albo te same wartości', action: 'Scal' },
    noType: { title: 'Posiłki bez typu', note: 'Generator ich nie użyje', action: 'Nadaj typ' },
    unmapped: {
      title: 'Produkty bez nietolerancji',
      note: 'Żaden wynik pacjenta ich nie dotyczy',
      action: 'Powiąż',
    },
    pieces: { title: 'Sztuka bez wagi', note: 'Posiłki nie mają policzonej energii', action: 'Uzupełnij' },
    noIngredients: { title: 'Posiłki bez składników', note: 'Generator ich nie użyje', action: 'Uzupełnij' },
    negative: { title: 'Ujemne wartości', note: 'Liczby bez sensu', action: 'Popraw' },
  },
  proposals: {
    open: (count: number) => `Zaproponuj powiązania (${formatCount(count)})`,
    title: 'Propozycje powiązań',
    about: 'Z nazw i alergenów produktów bez powiązań. Pewne są zaznaczone, zapisuje się dopiero przycisk.',
    looked: (looked: number, all: number) => `Przejrzano ${formatCount(looked)} z ${countOf(all, OF_FOODS)}`,
    skip: 'Następne bez zapisu',
    save: (count: number) => (count === 0 ? 'Zapisz powiązania' : `Zapisz ${countOf(count, LINKS)}`),
    saved: (count: number) => `Zapisano ${countOf(count, LINKS)}`,
    gone: (count: number) => `Produktów już nie ma w bazie: ${formatCount(count)}.`,
    failed: 'Nie udało się zapisać wszystkich powiązań',
    nothingHere: 'Dla tych produktów nic nie wynika z nazwy ani z alergenów.',
    over: 'Nie ma więcej propozycji.',
    close: 'Zamknij',
  },
  inMeals: (count: number) => (count === 0 ? 'w żadnym posiłku' : `w ${countOf(count, IN_MEALS)}`),
  inPlan: (meal: string, plan: string) => `${meal} · ${plan}`,
  energy: (stated: number, ofMacros: number) =>
    `${formatCount(stated)} wobec ${formatCount(ofMacros)} kcal, ${formatSigned(((ofMacros - stated) / stated) * 100, 0)}%`,
  macros: ({ carbs, fat, protein }: { carbs: number; fat: number; protein: number }) =>
    `B ${formatDecimal(protein)} · T ${formatDecimal(fat)} · W ${formatDecimal(carbs)}`,
  entries: (count: number, meals: number) => `${countOf(count, ENTRIES)}, ${countOf(meals, MEALS)}`,
  mealFacts: (kcal: number, source: string) => `${formatCount(kcal)} kcal · ${source}`,
} as const;

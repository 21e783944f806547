import { countOf, formatCount, joinNames } from '@pora/kit';

const FOODS = { one: 'produkt', few: 'produkty', many: 'produktów' };

/** Texts of the intolerance database. */
export const intoleranceStrings = {
  title: 'Baza nietolerancji',
  search: 'Szukaj nietolerancji',
  show: 'Które pozycje pokazać',
  all: (count: number) => `Wszystkie ${formatCount(count)}`,
  unmapped: (count: number) => `Bez mapowania ${formatCount(count)}`,
  list: 'Słownik nietolerancji',
  noMapping: 'brak mapowania',
  foods: (count: number) => countOf(count, FOODS),
  shown: (shown: number, found: number) =>
    `Pokazano ${formatCount(shown)} z ${formatCount(found)}\u00a0pozycji.`,
  narrow: 'Wpisz więcej liter, aby zawęzić listę.',
  loadFailed: 'Nie udało się pobrać słownika',
  foodsFailed: 'Nie udało się pobrać listy produktów',
  empty: 'Słownik jest pusty',
  emptyText: 'Powiązania mówią generatorowi, których produktów unikać przy podwyższonym wyniku pacjenta.',
  noMatch: 'Żadna pozycja nie pasuje',
  clear: 'Wyczyść',
  choose: 'Wybierz pozycję, aby zobaczyć jej produkty.',
  aliases: (names: readonly string[]) => `Inne nazwy: ${joinNames(names)}`,
  hole: 'Ta pozycja nie ma powiązanych produktów. Wynik, który ją podnosi, nie wskaże żadnego składnika planu, dlatego werdykt pokaże go jako „brak mapowania”.',
  tableCaption: (name: string) => `Produkty powiązane: ${name}`,
  columns: { name: 'Produkt', category: 'Kategoria', id: 'ID' },
} as const;

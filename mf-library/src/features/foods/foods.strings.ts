import { countOf } from '@pora/kit';

/** Texts of the food database. */
export const foodStrings = {
  title: 'Baza produktów',
  search: 'Szukaj produktu lub ID',
  category: 'Kategoria',
  anyCategory: 'Każda kategoria',
  columns: {
    name: 'Nazwa',
    category: 'Kategoria',
    per: 'Na',
    calories: 'Kalorie',
    carbs: 'Węglowodany',
    fat: 'Tłuszcz',
    protein: 'Białko',
    usage: 'W posiłkach',
  },
  per: { '100g': '100 g', sztuka: 'sztukę' },
  noPieceWeight: 'brak wagi sztuki',
  tableCaption: 'Produkty w bazie',
  loadFailed: 'Nie udało się pobrać produktów',
  empty: 'Baza produktów jest pusta',
  emptyText: 'Posiłki składają się z produktów. Wczytaj katalog startowy albo dodaj własne produkty.',
  noMatch: 'Żaden produkt nie pasuje do filtrów',
  clearFilters: 'Wyczyść filtry',
  unnamed: (id: number) => `Produkt ${id}`,
  sheet: {
    id: (id: number) => `ID ${id}`,
    per: (per: string) => `na ${per}`,
    units: 'Miary domowe',
    noUnits: 'Brak miar domowych.',
    /** Values of one piece say nothing of grams [decisions 40]. */
    noPieceWeight:
      'Brak wagi sztuki: wartości są podane na sztukę, więc nie wiadomo, ile ich jest w 100 g. Posiłki z tym ' +
      'produktem nie mają policzonej energii i nie trafiają do planów, dopóki nie poda się miary „sztuka” z wagą w gramach.',
    usage: (meals: number) =>
      meals === 0
        ? 'w żadnym posiłku'
        : `w ${countOf(meals, { one: 'posiłku', few: 'posiłkach', many: 'posiłkach' })}`,
  },
} as const;

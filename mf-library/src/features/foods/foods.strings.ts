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
    usage: (meals: number) =>
      meals === 0
        ? 'w żadnym posiłku'
        : `w ${countOf(meals, { one: 'posiłku', few: 'posiłkach', many: 'posiłkach' })}`,
  },
} as const;

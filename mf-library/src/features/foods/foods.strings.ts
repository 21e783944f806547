import { countOf, formatCount, plural } from '@pora/kit';

const FOODS = { one: 'produkt', few: 'produkty', many: 'produktów' };
const SKIPPED = { one: 'go, bo jest', few: 'je, bo są', many: 'je, bo są' };

/** Texts of the food database. */
export const foodStrings = {
  title: 'Baza produktów',
  dataQuality: 'Jakość danych',
  add: 'Dodaj produkt',
  notSaved: 'nie zapisano',
  selection: {
    count: (count: number, hidden: number) =>
      [
        `Zaznaczono ${countOf(count, FOODS)}`,
        ...(hidden > 0 ? [`${formatCount(hidden)} poza filtrem`] : []),
      ].join(', '),
    skipped: (count: number) =>
      `Zaznaczono ${countOf(count, FOODS)}: pominięto ${plural(count, SKIPPED)} w użyciu`,
    tooMany: (most: number) => `Naraz można usunąć najwyżej ${formatCount(most)} produktów.`,
    remove: 'Usuń',
  },
  trash: {
    inUse: 'Produkt jest składnikiem posiłków, więc został pominięty.',
    removed: (name: string) => `Usunięto produkt: ${name}`,
    notRemoved: (name: string) => `Nie usunięto: ${name}`,
    removeFailed: 'Nie udało się usunąć produktu',
    restored: (names: readonly string[]) =>
      names.length === 1 ? `Przywrócono produkt: ${names[0]}` : `Przywrócono ${countOf(names.length, FOODS)}`,
    restoreFailed: 'Nie udało się przywrócić produktów',
  },
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
    code: (code: string) => `EAN ${code}`,
    /** A new food that the server has not numbered yet. */
    noId: 'bez numeru',
    edit: 'Edytuj',
    remove: 'Usuń',
    position: (place: number, count: number) => `${formatCount(place)} z ${formatCount(count)}`,
    energyDiffers: (stated: string, ofMacros: string) =>
      `Podano ${stated}, a z makroskładników (4/4/9) wychodzi ${ofMacros}. Różnica przekracza 5\u00a0% – bywa tak ` +
      'przy alkoholu i błonniku, ale warto sprawdzić wartości.',
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

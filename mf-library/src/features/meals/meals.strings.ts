import { type Meal } from '@pora/contracts/catalog/meal.model';
import { countOf, formatCount, formatGrams, formatKcal, joinNames } from '@pora/kit';

const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const PORTIONS = { one: 'porcja', few: 'porcje', many: 'porcji' };

/** Texts of the meal library. */
export const mealStrings = {
  title: 'Biblioteka posiłków',
  search: 'Szukaj posiłku',
  type: 'Typ',
  diet: 'Kategoria diety',
  source: 'Źródło',
  anyType: 'Każdy typ',
  anyDiet: 'Każda dieta',
  anySource: 'Każde źródło',
  favorites: 'Tylko ulubione',
  favouriteOf: (name: string) => `Ulubiony: ${name}`,
  add: 'Dodaj posiłek',
  paste: 'Wklej przepis',
  openPasted: 'Otwórz posiłek',
  /** Title of the toast of every failed call [library §8]. */
  failed: 'Błąd',
  trash: {
    removed: (name: string) => `Usunięto posiłek: ${name}`,
    restored: (name: string) => `Przywrócono posiłek: ${name}`,
    restoreFailed: 'Nie udało się przywrócić posiłku',
  },
  filters: 'Filtry',
  filtersChosen: (count: number) => `Filtry, wybrane: ${count}`,
  chosen: 'Wybrane filtry',
  clear: 'Wyczyść',
  found: (count: number) => countOf(count, MEALS),
  show: (found: number | undefined) =>
    found === undefined ? 'Pokaż posiłki' : `Pokaż ${countOf(found, MEALS)}`,
  columns: {
    name: 'Nazwa',
    type: 'Typ',
    foods: 'Produkty',
    calories: 'Kalorie',
    source: 'Źródło',
    favorite: 'Ulubiony',
  },
  tableCaption: 'Posiłki w bibliotece',
  empty: 'Biblioteka jest pusta',
  emptyText: 'Plany powstają z posiłków biblioteki. Wczytaj katalog startowy albo dodaj własne posiłki.',
  noMatch: 'Żaden posiłek nie pasuje do filtrów',
  clearFilters: 'Wyczyść filtry',
  sheet: {
    ingredients: 'Składniki',
    preparation: 'Sposób przygotowania',
    keyIngredient: 'kluczowy',
    forChildren: 'dla dzieci',
    edit: 'Edytuj',
    copy: 'Skopiuj',
    remove: 'Usuń',
    position: (place: number, count: number) => `${formatCount(place)} z ${formatCount(count)}`,
    columns: { food: 'Produkt', amount: 'Ilość', measure: 'Miara', role: 'Rola', kcal: 'kcal' },
    replaceable: 'wymienny',
    allergens: 'Alergeny i nietolerancje',
    portions: (count: number) => countOf(count, PORTIONS),
    minutes: (count: number) => `${formatCount(count)}\u00a0min`,
    noPreparation: 'Brak opisu.',
    /** Beside the figures of one portion [decisions 38]. */
    wholeRecipe: ({ portions, calories, macros }: Meal) =>
      `Wartości jednej porcji. Cały przepis (${countOf(portions, PORTIONS)}): ${formatKcal(calories)}, ` +
      `węglowodany ${formatGrams(macros.carbs, 1)}, tłuszcz ${formatGrams(macros.fat, 1)}, ` +
      `białko ${formatGrams(macros.protein, 1)}.`,
    /** Nobody knows the figures of the meal: the weight of a piece is missing [decisions 40]. */
    unweighed: (foods: readonly string[]) =>
      `Energia i makroskładniki nieznane. Brak wagi sztuki: ${joinNames(foods)}. Posiłek nie trafia do planów, dopóki ` +
      'w bazie produktów nie ma miary „sztuka” z wagą w gramach.',
    /** Stated energy and that of the macros are more than 5 % apart [decisions 37]. */
    energyDiffers: ({ calories, caloriesOfMacros }: Meal) =>
      `Energia podana przy produktach to ${formatKcal(calories)}, a z makroskładników (4/4/9) wychodzi ` +
      `${formatKcal(caloriesOfMacros)}. Różnica przekracza 5\u00a0% – bywa tak przy alkoholu i błonniku, ` +
      'ale warto sprawdzić wartości produktów.',
  },
} as const;

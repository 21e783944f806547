import { formatPercent, joinNames } from '@pora/kit';

/** Texts of the substitutes of a food. */
export const substitutionStrings = {
  title: 'Zamienniki',
  hint: 'ile zamiast 100\u00a0g, 1–1\u00a0000\u00a0%',
  loadFailed: 'Nie udało się pobrać zamienników',
  none: 'Produkt nie ma jeszcze zamienników.',
  unchecked: 'Nie sprawdzono, czy zamienniki mają te same alergeny i nietolerancje.',
  uncheckedOf: (names: readonly string[]) =>
    `Nie sprawdzono, czy te same alergeny i nietolerancje ma: ${joinNames(names)}.`,
  checking: 'Sprawdzanie alergenów i nietolerancji…',
  search: 'Szukaj zamiennika',
  searchPlaceholder: 'Szukaj zamiennika (min. 2 znaki lub ID)',
  percentage: 'Procent nowego zamiennika',
  description: 'Opis nowego zamiennika',
  descriptionPlaceholder: 'Opis, np. kiedy się sprawdza',
  add: 'Dodaj',
  percentageOf: (name: string) => `Procent: ${name}`,
  descriptionOf: (name: string) => `Opis: ${name}`,
  changeDescription: 'Zmień opis:',
  addDescription: 'Dodaj opis',
  saveOf: (name: string) => `Zapisz zmianę: ${name}`,
  removeOf: (name: string) => `Usuń zamiennik: ${name}`,
  added: (name: string) => `Dodano zamiennik: ${name}`,
  saved: (name: string) => `Zmieniono zamiennik: ${name}`,
  removed: (name: string) => `Usunięto zamiennik: ${name}`,
  addFailed: 'Nie udało się dodać zamiennika',
  saveFailed: 'Nie udało się zmienić zamiennika',
  removeFailed: 'Nie udało się usunąć zamiennika',
  undoFailed: 'Nie udało się cofnąć',
  retry: 'Spróbuj ponownie',
  /** What a substitute has in common with the food it stands for. */
  shared: (allergens: readonly string[], intolerances: readonly string[]) => {
    const kinds = [
      ...(allergens.length > 0 ? [allergens.length > 1 ? 'te same alergeny' : 'ten sam alergen'] : []),
      ...(intolerances.length > 0
        ? [intolerances.length > 1 ? 'te same nietolerancje' : 'ta sama nietolerancja']
        : []),
    ].join(' i ');
    const words = `${kinds.charAt(0).toUpperCase()}${kinds.slice(1)}`;
    return `${words}: ${joinNames([...allergens, ...intolerances])}`;
  },
  noHelp: (names: readonly string[]) =>
    `Też zawiera: ${joinNames(names)}. Kto tego unika, temu ten zamiennik nie pomoże.`,
  conflict: (percentage: number) =>
    `Ten zamiennik zmieniono w międzyczasie gdzie indziej; teraz ma ${formatPercent(percentage)}.`,
  takeTheirs: 'Wczytaj nowszą',
  keepMine: 'Zachowaj moją',
} as const;

import { countOf } from '@pora/kit';

const DIFFERENCES = { one: 'różnica', few: 'różnice', many: 'różnic' };
const CHANGES = { one: 'zmiana', few: 'zmiany', many: 'zmian' };

/** Texts of the history of the rules. */
export const historyStrings = {
  title: 'Historia reguł',
  description: 'Każdy zapis zostaje. Przywrócenie wczytuje wersję do formularza jako niezapisaną zmianę.',
  loading: 'Ładowanie historii…',
  loadFailed: 'Nie udało się pobrać historii reguł.',
  versions: 'Wersje reguł',
  factory: 'Reguły domyślne',
  factoryText: 'ustawienia startowe programu',
  inForce: 'obowiązuje',
  first: 'pierwszy zapis',
  changes: (count: number) => (count === 0 ? 'bez zmian' : countOf(count, CHANGES)),
  changesIn: (count: number, section: string) => `${countOf(count, CHANGES)}: ${section}`,
  comparison: 'Porównanie',
  differences: (count: number) => countOf(count, DIFFERENCES),
  same: 'Ta wersja niczym się nie różni od obecnych reguł.',
  with: 'Porównaj z',
  form: 'formularzem teraz',
  formHead: 'Formularz teraz',
  saved: 'obowiązującą',
  savedHead: 'Obowiązuje',
  field: 'Reguła',
  becomes: 'zmienia się w',
  close: 'Zamknij',
  restore: (when: string) => `Przywróć: ${when}`,
  restored: (when: string) => `Wczytano do formularza: ${when}. Zapisz, aby obowiązywało.`,
} as const;

import { formatCount } from '@pora/text-pl/numbers';
import { type CountedForms, plural } from '@pora/text-pl/plural';

const selected: CountedForms = { one: 'zaznaczony', few: 'zaznaczone', many: 'zaznaczonych' };

/** Polish texts of tables and lists. */
export const dataStrings = {
  pagesOf: (table: string) => `Strony: ${table}`,
  previousPage: 'Poprzednia strona',
  nextPage: 'Następna strona',
  page: (page: number) => `Strona ${page}`,
  rowsOf: (first: number, last: number, total: number) =>
    `${formatCount(first)}–${formatCount(last)} z ${formatCount(total)}`,
  noRows: '0 z 0',
  selected: (count: number) => `${formatCount(count)} ${plural(count, selected)}`,
  clearSelection: 'Odznacz',
  selectAll: 'Zaznacz wszystkie na tej stronie',
  selectRow: (name: string) => `Zaznacz: ${name}`,
  selectionActions: 'Działania na zaznaczonych',
  sort: 'Sortuj',
  usualOrder: 'Domyślnie',
  sortAscending: (header: string) => `${header}, rosnąco`,
  sortDescending: (header: string) => `${header}, malejąco`,
  loading: 'Wczytywanie…',
  empty: 'Brak wyników',
} as const;

import { IMPORT_LIMITS } from '@pora/contracts/catalog/library-import.vocabulary';

/** Why a file holds nothing that can be taken over. */
export type TableRefusal =
  | { readonly reason: 'wrong_encoding' | 'no_table' | 'no_rows' | 'too_many_rows' | 'too_many_columns' }
  | { readonly reason: 'bad_quotes'; readonly line: number };

/** Thrown while a file is read; the service answers it as a refusal. */
export class TableFault extends Error {
  override readonly name = 'TableFault';

  constructor(readonly refusal: TableRefusal) {
    super(`table refused: ${refusal.reason}`);
  }
}

const rows = IMPORT_LIMITS.rows.toLocaleString('pl-PL');

/** What the person is told about a refused file. */
export function sentenceOfRefusal(refusal: TableRefusal): string {
  switch (refusal.reason) {
    case 'bad_quotes':
      return `Wiersz ${refusal.line}: cudzysłów otwarty w tym wierszu nie jest zamknięty. Popraw plik albo wybierz inny separator.`;
    case 'wrong_encoding':
      return 'Pliku nie da się odczytać w tym kodowaniu. Wybierz inne kodowanie.';
    case 'no_table':
      return 'W pliku nie ma tabeli: potrzebny jest wiersz z nazwami kolumn, a pod nim dane.';
    case 'no_rows':
      return 'W pliku są same nazwy kolumn, bez danych.';
    case 'too_many_rows':
      return `Plik ma więcej niż ${rows} wierszy. Podziel go na mniejsze i wczytaj je po kolei.`;
    case 'too_many_columns':
      return `Plik ma więcej niż ${IMPORT_LIMITS.columns} kolumn. Zostaw tylko te, które mają wejść do biblioteki.`;
  }
}

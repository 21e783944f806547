import {
  type ImportEncoding,
  type ImportKey,
  type ImportKind,
  type ImportSeparator,
  type RowStatus,
} from '@pora/contracts/catalog/library-import.vocabulary';
import { countOf, formatCount, plural } from '@pora/kit';

const ROWS = { one: 'wiersz', few: 'wiersze', many: 'wierszy' };
const FOODS = { one: 'produkt', few: 'produkty', many: 'produktów' };
const MEALS = { one: 'posiłek', few: 'posiłki', many: 'posiłków' };
const LINKS = { one: 'powiązanie', few: 'powiązania', many: 'powiązań' };
const SECONDS = { one: 'sekunda', few: 'sekundy', many: 'sekund' };
const GROUPS = { one: 'grupy', few: 'grup', many: 'grup' };
const UNKNOWN_UNITS = { one: 'miara nieznana', few: 'miary nieznane', many: 'miar nieznanych' };
const forms = { foods: FOODS, meals: MEALS };

const encodings: Record<ImportEncoding, string> = {
  'utf-8': 'UTF-8',
  'windows-1250': 'Windows-1250',
  'iso-8859-2': 'ISO-8859-2',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 BE',
};
const separators: Record<ImportSeparator, string> = {
  semicolon: 'średnik ;',
  comma: 'przecinek ,',
  tab: 'tabulator',
};
const keys: Record<ImportKey, string> = {
  id: 'Aktualizuj po numerze',
  code: 'Aktualizuj po EAN',
  name: 'Aktualizuj po nazwie',
};
const statuses: Record<RowStatus, string> = {
  new: 'nowy',
  changed: 'zmiana',
  unchanged: 'bez zmian',
  error: 'błąd',
};

/** Texts of bringing foods and meals in from a file, and out into one. */
export const importStrings = {
  title: { foods: 'Import produktów', meals: 'Import posiłków' } satisfies Record<ImportKind, string>,
  steps: ['Kolumny', 'Podgląd', 'Wynik'],
  stepsLabel: 'Kroki importu',
  done: 'zrobione',
  rows: (count: number) => countOf(count, ROWS),
  count: (kind: ImportKind, count: number) => countOf(count, forms[kind]),
  cancel: 'Anuluj',
  close: 'Zamknij',
  file: {
    choose: 'Wybierz plik',
    reading: 'Czytam plik…',
    what: 'Plik XLSX albo CSV, do 10 MB i 20 000 wierszy. Pierwszy wiersz tabeli to nazwy kolumn; jakie są, wskażesz w następnym kroku.',
    how: 'Na podglądzie zobaczysz każdy błąd. Niczego nie zapisujemy, dopóki nie zaczniesz importu.',
    list: 'Listy w komórce rozdziela znak |, np. łyżka=10 g | szklanka=220 g. Puste pole zostawia, co było; kreska (–) czyści listę.',
    failed: 'Nie udało się wczytać pliku',
    wrongKind: 'Wybierz plik .xlsx albo .csv.',
    renamed:
      'W środku jest co innego, niż mówi nazwa pliku. Zapisz go w arkuszu jako .xlsx albo .csv i wybierz ponownie.',
    another: 'Inny plik',
  },
  columns: {
    kind: 'Co importujesz',
    kinds: { foods: 'Produkty', meals: 'Posiłki' } satisfies Record<ImportKind, string>,
    encoding: 'Kodowanie',
    encodings,
    separator: 'Separator',
    separators,
    existing: {
      foods: 'Gdy produkt już jest',
      meals: 'Gdy posiłek już jest',
    } satisfies Record<ImportKind, string>,
    keys,
    skip: 'Pomiń, nic nie zmieniaj',
    caption: 'Kolumny pliku i pola, do których wejdą',
    head: {
      column: 'Kolumna w pliku',
      samples: 'Pierwsze wartości',
      field: 'Pole w programie',
      state: 'Stan',
    },
    fieldOf: (column: string) => `Pole dla kolumny ${column}`,
    nothing: 'Nie importuj',
    known: 'wskazano',
    left: 'pomijamy',
    unknown: (unknown: number, all: number) =>
      `${formatCount(unknown)} z ${formatCount(all)} ${plural(all, GROUPS)} spoza listy`,
    unknownUnits: (count: number) => countOf(count, UNKNOWN_UNITS),
    unit: (from: string) => `Miara dla „${from}”`,
    assign: 'Przypisz',
    hide: 'Ukryj',
    category: (from: string) => `Kategoria dla „${from}”`,
    keep: 'Zostaw jak w pliku',
    remembered: 'Zapamiętamy te kolumny dla następnego pliku.',
    noName: 'Wskaż kolumnę z nazwą.',
    missing: (fields: readonly string[]) =>
      `Nowe rekordy potrzebują jeszcze: ${fields.join(', ')}. Wskaż te kolumny.`,
    onlyKnown: {
      foods: 'Tylko zmieniam produkty, które już są w bazie',
      meals: 'Tylko zmieniam posiłki, które już są w bibliotece',
    } satisfies Record<ImportKind, string>,
    next: 'Dalej: podgląd',
    failed: 'Nie udało się przygotować podglądu',
    readFailed: 'Nie udało się odczytać pliku w ten sposób',
  },
  preview: {
    new: 'nowych',
    changed: 'zmienionych',
    unchanged: 'bez zmian',
    error: 'z błędami, nie wejdą',
    dry: 'Próba na sucho, nic jeszcze nie zapisano',
    filter: 'Które wiersze',
    filters: {
      all: 'Wszystkie',
      new: 'Nowe',
      changed: 'Zmienione',
      error: 'Błędy',
      warning: 'Uwagi',
    },
    download: 'Pobierz błędy (CSV)',
    caption: 'Wiersze pliku i co się z nimi stanie',
    line: 'Wiersz',
    result: 'Wynik',
    statuses,
    warning: 'uwaga',
    empty: '(pusto)',
    unread: (names: readonly string[]) => `Nie wchodzą kolumny: ${names.join(', ')}.`,
    repeated: (count: number) =>
      `${countOf(count, ROWS)} z nazwą, którą ma już wcześniejszy wiersz. Co z nimi zrobić?`,
    repeats: {
      ask: 'Jeszcze nie wiem: nie wchodzą',
      first: 'Pomiń, zostaw pierwszy',
      each: 'Dodaj każdy osobno',
    },
    sameName: (count: number) =>
      `${countOf(count, ROWS)} z nazwą, którą ma już inny produkt w bazie. Co z nimi zrobić?`,
    sameNames: {
      ask: 'Jeszcze nie wiem: nie wchodzą',
      skip: 'Pomiń, zostaw produkt z bazy',
      add: 'Dodaj mimo to, jako drugi produkt',
    },
    allLinks: (count: number) =>
      `Powiąż nowe produkty z wynikami, jak proponujemy (${countOf(count, LINKS)})`,
    allLinksHint:
      'Każde powiązanie stoi przy swoim wierszu z powodem i można je odznaczyć osobno. Bez powiązania plan nie sprawdzi produktu przy wynikach.',
    links: (food: string) => `Powiązania z wynikami: ${food}`,
    cut: (shown: number) => `Z każdego rodzaju widać najwyżej ${formatCount(shown)} pierwszych wierszy.`,
    none: 'Nie ma takich wierszy.',
    back: 'Wróć do kolumn',
    start: (kind: ImportKind, count: number) => `Importuj ${countOf(count, forms[kind])}`,
    nothing: 'Nie ma czego importować',
    failed: 'Nie udało się zacząć importu',
  },
  result: {
    saving: { foods: 'Zapisuję produkty', meals: 'Zapisuję posiłki' } satisfies Record<ImportKind, string>,
    waiting: 'Import czeka na swoją kolej',
    of: (done: number, all: number) => `${formatCount(done)} z ${formatCount(all)}`,
    lasts: (passed: string, left: number | null) =>
      left === null
        ? `Trwa ${passed}. Możesz zamknąć to okno, import dokończy się sam.`
        : `Trwa ${passed}, zostało około ${countOf(left, SECONDS)}. Możesz zamknąć to okno, import dokończy się sam.`,
    finished: 'Import zakończony',
    stopped: 'Import przerwany: zapisane wiersze zostały, reszta nie weszła',
    gaveUp: 'Import nie doszedł do końca: zapisane wiersze zostały, reszta nie weszła',
    again: 'Wczytaj ten sam plik jeszcze raz: to, co już jest, zostanie bez zmian.',
    added: 'Dodano',
    changed: 'Zaktualizowano',
    unchanged: 'Bez zmian',
    refused: 'Pominięto z błędem',
    errors: 'Wiersze z błędami',
    row: (line: number) => `wiersz ${line}`,
    more: (count: number) =>
      `i ${formatCount(count)} ${plural(count, { one: 'inny', few: 'inne', many: 'innych' })}`,
    stop: 'Przerwij',
    stopHint: 'zapisane zostają, reszta nie wejdzie',
    stopFailed: 'Nie udało się przerwać importu',
    hide: 'Ukryj okno',
    show: { foods: 'Pokaż produkty', meals: 'Pokaż posiłki' } satisfies Record<ImportKind, string>,
    loadFailed: 'Nie udało się sprawdzić, jak daleko jest import',
  },
} as const;

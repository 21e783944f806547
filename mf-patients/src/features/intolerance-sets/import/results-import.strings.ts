import { type ColumnReason, type ReportPlace } from '@pora/contracts/patients/intolerance-set.model';
import { countOf, formatCount, formatDate, formatDecimal } from '@pora/kit';

const ITEMS = { one: 'wynik', few: 'wyniki', many: 'wyników' };
const FOODS = { one: 'produkt', few: 'produkty', many: 'produktów' };
const ELEVATED = { one: 'podwyższony', few: 'podwyższone', many: 'podwyższonych' };

const ROWS = { one: 'pozycja', few: 'pozycje', many: 'pozycji' };
const SHEETS = { one: 'arkusz', few: 'arkusze', many: 'arkuszy' };
const PAGES = { one: 'strona', few: 'strony', many: 'stron' };

/** Why a column is none of results, or is asked about. */
const REASONS: Readonly<Record<ColumnReason, string>> = {
  optical_density: 'gęstość optyczna: pomiar aparatu, nie wynik',
  percent: 'procenty',
  repeat: 'jedno z powtórzeń',
  former: 'poprzednie badanie',
  difference: 'różnica między badaniami',
  reference: 'wartości odniesienia',
  class: 'klasy',
  number: 'numery',
  index: 'indeks albo punkty',
  statistic: 'odchylenie',
  hidden: 'kolumna ukryta',
  older: 'starsze badanie',
  newest: 'Proponujemy: nowsze badanie',
  fractions: 'ułamki: pomiar aparatu, nie wynik',
  plausible: 'Proponujemy: wartości jak w U/ml',
  unclear: 'nie wiadomo, co to za liczby',
};

/** Texts of the import of results; the messages are those of the specification [core §8]. */
export const resultsImportStrings = {
  button: 'Importuj plik',
  newButton: 'Importuj nowe wyniki',
  otherFile: 'Wybierz inny plik',
  reading: 'Czytam plik…',
  parseFailed: (status: number, statusText: string) =>
    `Błąd parsowania pliku: ${status} ${statusText}`.trimEnd(),
  wrongFormat: 'Nieprawidłowy format pliku...',
  importFailed: 'Błąd importu nietolerancji',
  saveFailed: 'Błąd zapisu nietolerancji',
  imported: 'Zaimportowano nietolerancje',
  /** Titles of a file that was not read, with a text where the server's own says less. */
  refused: {
    wrongType: {
      title: 'To nie jest arkusz ani PDF',
      text: 'Nietolerancje wczytujemy z plików .xlsx i .pdf. Sprawdź, co naprawdę jest w tym pliku: sama zmiana końcówki nazwy nie wystarcza.',
    },
    /** Kinds of files that the person can turn into one of ours. */
    documentText:
      'To dokument tekstowy. Otwórz go i zapisz jako PDF (Plik → Zapisz jako → PDF), a potem wybierz ten PDF.',
    tableText:
      'To plik tekstowy z tabelą. Otwórz go w arkuszu kalkulacyjnym, sprawdź polskie litery i zapisz jako .xlsx, a potem wybierz ten arkusz.',
    empty: {
      title: 'Plik jest pusty',
      text: 'Ma 0 bajtów. Pobierz go jeszcze raz albo poproś o nową kopię.',
    },
    damaged: {
      title: 'Plik jest uszkodzony',
      text: 'Urywa się w połowie, więc wyniki byłyby niepełne. Pobierz go jeszcze raz albo poproś o nową kopię.',
    },
    encrypted: {
      title: 'Plik chroniony hasłem',
      text: 'Nie da się go otworzyć bez hasła. Zapisz kopię bez hasła i wybierz ją ponownie.',
    },
    encryptedOrOld: { title: 'Plik chroniony hasłem albo stary' },
    tooComplex: {
      title: 'Plik jest zbyt złożony',
      text: 'Po rozpakowaniu jest o wiele większy niż wynik badania. Zapisz same wyniki w nowym pliku.',
    },
    tooLong: { title: 'Plik jest za długi' },
    tooLarge: 'Plik jest za duży',
    notAllowed: {
      title: 'Plik zawiera niedozwolone definicje',
      text: 'Taki plik może sięgać po inne dane, dlatego go nie czytamy. Otwórz go w arkuszu kalkulacyjnym i zapisz kopię.',
    },
    macros: { title: 'Plik zawiera makra' },
    noText: {
      title: 'Brak tekstu w pliku',
      text: 'To skan: strony są obrazami i nie ma z nich czego odczytać. Nie zgadujemy liczb ze zdjęcia. Poproś laboratorium o PDF z tekstem albo o arkusz.',
    },
    noResults: {
      title: 'Nie ma w nim kategorii',
      text: 'Nie znaleźliśmy grup żywności z wynikami w U/ml. Szukamy kolumn: kategoria, produkt, wynik (U/ml).',
    },
    noNumbers: { title: 'Są nazwy, nie ma liczb' },
    wrongCoding: { title: 'Zniekształcone polskie litery' },
    otherScale: (unit: string) => `Inna skala: ${unit}`,
    otherScaleText:
      'Ten plik podaje wyniki w innej skali. Nasze zakresy 0–24, 25–29 i 30 wzwyż dotyczą U/ml, więc takich liczb nie kolorujemy i nie zapisujemy.',
    brokenLetters: { title: 'Zniekształcone litery w pliku' },
    notUnderstood: { title: 'Nie umiemy odczytać tego pliku' },
    unread: 'Nie udało się odczytać pliku',
    notTheFile: 'Plik nie został odrzucony, to my na chwilę nie odpowiadamy.',
  },
  file: 'Plik',
  standing: 'Dotychczasowy wynik',
  unchanged: (date: string) => `${date}, bez zmian`,
  unchangedAny: 'bez zmian',
  close: 'Zamknij',
  tryAgain: 'Spróbuj ponownie',
  title: 'Sprawdź wyniki',
  origin: (patient: string, file: string, { kind, count }: { kind: 'sheets' | 'pages'; count: number }) =>
    `${patient}. Plik: ${file}, ${countOf(count, kind === 'sheets' ? SHEETS : PAGES)}.`,
  counted: 'Pozycje w pliku',
  counts: (printed: number, read: number) =>
    `Wydrukowano ${formatCount(printed)} · odczytano ${formatCount(read)} · `,
  toDecide: (count: number) => `do rozstrzygnięcia ${formatCount(count)}`,
  noUnit: 'brak w pliku',
  unitOfPrint: 'według Twojej odpowiedzi',
  bandsAfterAnswers: 'po odpowiedziach',
  steps: 'Pytania o plik',
  question: {
    person: 'Pacjent',
    column: 'Kolumna z wynikiem',
    unit: 'Jednostka',
    unread: 'Nieodczytane z pliku',
    day: 'Data badania',
  },
  why: {
    person: 'inne imię lub nazwisko w pliku',
    column: (count: number) => (count === 1 ? 'liczby nie wyglądają jak wyniki' : `do wyboru: ${count}`),
    unit: 'plik jej nie podaje',
    day: 'plik jej nie podaje',
  },
  step: (at: number, count: number) => `Pytanie ${at} z ${count}`,
  next: 'Dalej',
  previous: 'Wstecz',
  printExample: 'przykład wydruku',
  left: (parts: readonly string[]) => `Zostało: ${parts.join(', ')}`,
  leftParts: {
    person: 'pacjent',
    column: 'kolumna',
    unit: 'jednostka',
    day: 'data badania',
  },
  leftRows: (count: number) => countOf(count, ROWS),
  otherName: (inFile: string, chosen: string) =>
    `Uwaga: Imię i nazwisko w pliku (${inFile}) różni się od wybranego pacjenta (${chosen}). Kontynuować?`,
  bornInFile: (date: string | null, year: number | null) =>
    date ? `W pliku: ur. ${formatDate(date)}.` : year ? `W pliku: rok urodzenia ${year}.` : '',
  toCardOf: (name: string) => `Wczytaj do karty: ${name}`,
  goOnFor: (name: string) => `Kontynuuj dla: ${name}`,
  goesOnFor: (inFile: string) => `W pliku: ${inFile}. Wyniki wczytujesz mimo różnicy nazwisk.`,
  whichColumn: 'Która kolumna to wynik?',
  whichColumnHint: (count: number) =>
    count > 1
      ? 'Obok nazw stoi kilka kolumn liczb. Porównaj je z wydrukiem.'
      : 'Te liczby nie wyglądają jak wyniki w U/ml. Porównaj je z wydrukiem.',
  columnName: (head: string, column: string | null) =>
    head ? `„${head}”` : column ? `kolumna ${column}` : 'kolumna bez nagłówka',
  columnPlace: (column: string | null) => (column ? `kolumna ${column}` : ''),
  columnReason: (reason: ColumnReason) => REASONS[reason],
  moreRows: (count: number) => `i ${formatCount(count)} dalsze`,
  whichUnit: 'Jaka jednostka stoi na wydruku?',
  whichUnitHint: 'Zwykle przy liczbie, w nagłówku kolumny albo w stopce.',
  units: { own: 'U/ml', micrograms: 'µg/ml', other: 'inna', unknown: 'nie wiem' },
  unitRule: 'Progi 24 i 29 dotyczą tylko U/ml. Wyników w innej skali nie zapisujemy.',
  unitEnds:
    'Bez jednostki U/ml tych wyników nie zapiszemy: liczby w innej skali nie mieszczą się w naszych zakresach.',
  place: ({ sheet, page, row, column, isHidden }: ReportPlace) =>
    [
      sheet === null ? `str. ${page ?? 1}` : `arkusz „${sheet}”`,
      sheet === null ? `linia ${row}` : `wiersz ${row}${column ? `, kolumna ${column}` : ''}`,
      ...(isHidden ? ['ukryte'] : []),
    ].join(', '),
  nothingInFile: 'w pliku bez wartości',
  noName: 'bez nazwy',
  nameFor: (text: string) => `Nazwa pozycji dla „${text}”`,
  skip: 'Pomiń',
  unskip: 'Przywróć',
  skipped: 'pominięto',
  skipRow: (name: string) => `Pomiń: ${name}`,
  unreadRows: 'Wpisz wartość z wydruku albo pomiń pozycję.',
  dayUnknown: 'nie wiem',
  whichDay: 'Kiedy wykonano badanie?',
  whichDayHint: 'Plik nie podaje daty. Wpisz ją z wydruku albo zaznacz „nie wiem”.',
  dayFrom: (label: string, place: ReportPlace | null) =>
    place
      ? `„${label}”, ${place.page === null ? `wiersz ${place.row}` : `str. ${place.page}`}`
      : `„${label}”`,
  older: (day: string, current: string) =>
    `To badanie (${formatDate(day)}) jest starsze niż obecne (${formatDate(current)}). Zapiszemy je w historii; plany nadal sprawdzamy według nowszego.`,
  ignored: 'Pominięto kolumny:',
  ignoredNote: 'Liczb z nich nie bierzemy.',
  showIgnored: 'Pokaż',
  hideIgnored: 'Ukryj',
  ignoredColumn: (name: string, place: string, lowest: number | null, highest: number | null) => {
    const where = place ? `${name}, ${place}` : name;
    if (lowest === null || highest === null) return `${where}: bez liczb`;
    return `${where}: liczby od ${formatDecimal(lowest, 2)} do ${formatDecimal(highest, 2)}`;
  },
  notSaved: 'Nic jeszcze nie zapisano.',
  waiting: 'Wyniki czekają na Twoją decyzję.',
  replaces: 'Zapis zastąpi obecne wyniki, które zostaną w historii.',
  asPrinted: 'tyle podaje plik',
  otherThanPrinted: (count: number) => `plik podaje ${formatCount(count)}`,
  unit: 'Jednostka',
  span: (lowest: number, highest: number) => `od ${formatDecimal(lowest)} do ${formatDecimal(highest)}`,
  bands: 'Zakresy',
  parts: 'Co pokazać',
  toCheck: 'Do sprawdzenia',
  nothingToCheck: 'Nie ma czego rozstrzygać. Porównaj kilka wyników z wydrukiem i zapisz.',
  checkingLinks: 'Sprawdzam mapowanie na produkty…',
  linksUnchecked: 'Nie sprawdzono mapowania na produkty. Poza tym nie ma czego rozstrzygać.',
  elevated: (count: number) => countOf(count, ELEVATED),
  results: (count: number) => countOf(count, ITEMS),
  repeated: 'Powtórzone pozycje',
  repeatedHint: 'Ta sama nazwa, różne wartości. Proponujemy najwyższą, bo jest ostrożniejsza.',
  whichOf: (name: string) => `${name}: którą wartość zapisać`,
  saveValue: (value: number) => `Zapisz ${formatDecimal(value)}`,
  inFile: (text: string) => `w pliku: „${text}”`,
  valueOf: (name: string) => `${name}: wynik`,
  unmapped: 'Bez mapowania na produkty',
  unmappedHint:
    'Bez mapowania plan nie może sprawdzić tych pozycji. To, co wybierzesz, zapisze się razem z wynikami dla wszystkich pacjentów.',
  mapTo: (name: string) => `${name}: które produkty`,
  choose: 'Wybierz produkty',
  typeMore: 'Wpisz co najmniej 2 litery nazwy produktu',
  searchFailed: 'Nie udało się wyszukać produktów.',
  foods: (count: number) => countOf(count, FOODS),
  oneFood: 'jeden produkt',
  linkFailed: 'Nie udało się zapisać mapowania. Wyników też jeszcze nie zapisano.',
  highest: 'Najwyższe wartości',
  highestHint: 'Porównaj kilka z wydrukiem.',
  all: 'Wszystkie pozycje',
  day: 'Data badania',
  leftOut: (count: number) => `Pominięto: ${countOf(count, ROWS)}`,
  abandon: 'Porzuć import',
  abandonTitle: 'Porzucić import?',
  abandonText: 'Wyniki z pliku nie zostały jeszcze zapisane.',
  save: 'Zapisz nietolerancje',
  conflict: {
    title: 'Ktoś zapisał nowsze wyniki',
    text: (who: string, when: string) =>
      `${who}, ${when}. Twoje wyniki z pliku czekają. Wybierz, które mają zostać.`,
    gone: 'Dotychczasowe wyniki usunięto w międzyczasie',
    goneText: 'Twoje wyniki z pliku czekają. Możesz je mimo to zapisać.',
    mineTitle: 'Twoje z pliku',
    theirsTitle: 'Nowsze zapisane',
    mine: 'Zapisz moje',
    theirs: 'Zostaw nowsze',
    back: 'Wróć do sprawdzania',
    noDate: 'data nieznana',
    noFile: 'bez pliku',
  },
} as const;

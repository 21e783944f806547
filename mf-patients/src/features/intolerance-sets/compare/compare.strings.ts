import { countOf, formatCount, formatDate, formatNumber, formatSigned } from '@pora/kit';
import { type ComparedResult } from './compare-sets.js';

const RESULTS = { one: 'pozycja', few: 'pozycje', many: 'pozycji' };
const FOODS = { one: 'produkt', few: 'produkty', many: 'produktów' };

/** Texts of the history of results and of their comparison. */
export const compareStrings = {
  view: 'Widok',
  results: 'Wyniki',
  comparison: 'Porównanie',
  /** "Badania: 12.03.2025 · 04.09.2025 (aktualne)". */
  history: (days: readonly string[]) => `Badania: ${days.join(' · ')}`,
  current: (day: string) => `${day} (aktualne)`,
  earlier: (count: number) => `${formatCount(count)} wcześniej`,
  noDay: 'bez daty',
  shown: 'Badanie',
  option: (day: string, count: number) => `${day} · ${countOf(count, RESULTS)}`,
  before: 'Porównaj od badania',
  after: 'do badania',
  formerTitle: 'To wcześniejsze badanie.',
  /** What plans are checked against while a former set is shown. */
  checkedAgainst: (day: string | null) =>
    day === null
      ? 'Aktualnych wyników nie ma, więc plany nie są sprawdzane z żadnym badaniem.'
      : `Plany są sprawdzane z aktualnym badaniem: ${day}.`,
  newerExists: (day: string) => `Jest nowsze badanie: ${day}.`,
  newerText: 'Plany są sprawdzane z badaniem oznaczonym jako aktualne.',
  showNewer: 'Pokaż nowsze',
  makeCurrent: 'Przywróć jako aktualne',
  madeCurrent: (day: string) => `Aktualne jest teraz badanie: ${day}`,
  makeCurrentFailed: 'Nie udało się przywrócić badania jako aktualnego',
  historyFailed: 'Nie udało się pobrać wcześniejszych badań.',
  setFailed: 'Nie udało się pobrać badania.',
  compareFailed: 'Nie udało się pobrać badań do porównania.',
  loading: 'Wczytywanie badań…',
  remove: (day: string) => `Usuń badanie: ${day}`,
  /** Former results do not take the place of deleted ones by themselves. */
  noneCurrent: (day: string) =>
    `Wcześniejsze badanie (${day}) zostaje w historii, ale nie staje się aktualne. Plany nie są teraz sprawdzane z żadnym badaniem.`,
  describe: 'Porównanie dwóch badań. Wyniki w U/ml.',
  onlyRisk: 'tylko ryzyko',
  onlyChanges: 'tylko zmiany',
  onlyRiskText: 'Pozycje powyżej 29 U/ml w którymś z badań',
  sort: 'Sortuj',
  orders: { category: 'Grupy', change: 'Zmiana', name: 'Nazwa' },
  counts: {
    new: (count: number) => `Nowe ryzyko: ${formatCount(count)}`,
    gone: (count: number) => `Poza ryzykiem: ${formatCount(count)}`,
    still: (count: number) => `Nadal ryzyko: ${formatCount(count)}`,
    unmapped: (count: number) => `Brak mapowania: ${formatCount(count)}`,
    absent: (count: number) => `Teraz nie badano: ${formatCount(count)}`,
    added: (count: number) => `Wcześniej nie badano: ${formatCount(count)}`,
  },
  caption: (before: string, after: string, shown: number, all: number) =>
    `Badania ${before} i ${after}: ${formatCount(shown)} z ${countOf(all, RESULTS)}`,
  none: 'Żadna pozycja nie pasuje',
  showAll: 'Pokaż wszystkie',
  head: { name: 'Pozycja', change: 'Zmiana', verdict: 'Ocena', foods: 'Produkty w bazie' },
  notTested: 'nie badano',
  noDifference: 'brak porównania',
  same: 'bez zmian',
  lights: { green: 'w normie', yellow: 'graniczny', red: 'ryzyko' },
  verdicts: {
    new: 'nowe ryzyko',
    gone: 'poza ryzykiem',
    still: 'nadal ryzyko',
    unknown: 'było ryzyko, teraz nie badano',
  },
  addedVerdict: 'wcześniej nie badano',
  absentVerdict: 'teraz nie badano',
  foods: (count: number) => countOf(count, FOODS),
  foodsOf: (name: string, count: number) => `${name}: ${countOf(count, FOODS)} w bazie`,
  unmapped: 'brak mapowania',
  missingMeans:
    '„Nie badano” znaczy, że pozycji nie ma w wydruku z tego badania. Nie znaczy to, że reakcji nie ma.',
  allergyTitle: 'IgG to nie test alergii.',
  allergyText:
    'Wynik mówi o kontakcie z pokarmem, nie rozpoznaje alergii ani nietolerancji. O eliminacji decyduje dietetyk razem z pacjentem.',
  unit: 'Wyniki w U/ml.',
  print: 'Drukuj',
  printTitle: (name: string) => `Porównanie badań: ${name}`,
} as const;

/** Day of a set as it is named: "04.09.2026" or "bez daty". */
export const dayOf = ({ date }: { date: string | null }) => (date ? formatDate(date) : compareStrings.noDay);

/** A result as it was printed, at most two decimals. */
export const formatResult = (value: number) => formatNumber(value, { maxDecimals: 2 });

/** "+4", "−12,5", "bez zmian". */
export function formatDifference({ difference, change }: ComparedResult): string | null {
  if (difference === null) return null;
  if (change === 'same') return compareStrings.same;
  const decimals = [0, 1].find((places) => Number.isInteger(difference * 10 ** places)) ?? 2;
  return formatSigned(difference, decimals);
}

/**
 * Which of several columns of numbers beside a name holds the results: by its head, then by its values, never by its place.
 * Two that both could be it are a question, and so is one whose numbers do not look like results.
 */
import type { ColumnReason } from '@pora/contracts/patients/intolerance-set.model';
import { foldText } from '@pora/text-pl/fold';
import { hasOwnUnit } from './cell-text.js';
import { dayIn } from './report-day.js';

/** What is known of a column of numbers. */
export interface NumberColumn {
  readonly column: number;
  readonly head: string;
  readonly numbers: readonly number[];
  /** Numbers with three decimals or more. */
  readonly fine: number;
  /** Most cells name U/ml. */
  readonly hasUnit: boolean;
}

/** A column with what is said about it. */
export interface JudgedColumn {
  readonly column: NumberColumn;
  readonly reason: ColumnReason;
}

/** A column to choose from. */
export interface Candidate extends JudgedColumn {
  readonly isProposed: boolean;
}

/** What was found about the columns beside one name. */
export interface ColumnChoice {
  readonly chosen: NumberColumn | undefined;
  readonly ignored: readonly JudgedColumn[];
  /** Empty when the choice is beyond doubt. */
  readonly candidates: readonly Candidate[];
}

/** Heads of numbers that are no results; the whole head is looked at, brackets included. */
const OTHER_MEASURES: readonly (readonly [RegExp, ColumnReason])[] = [
  [/^od\b|[([]\s*od\b|\bod ?4\d0|absorb|gestosc opt|\b\d{3} ?nm\b|ekstynkc|extinct/u, 'optical_density'],
  [/%|procent|percent|kalibrator/u, 'percent'],
  [/\b(?:indeks|index|ratio|wspolczynnik|s\/co|rlu|rfu|punkty?|score|ranking|rank)\b/u, 'index'],
];
/** Heads that say so in their own words; what stands in brackets explains something else. */
const OTHER_NUMBERS: readonly (readonly [RegExp, ColumnReason])[] = [
  [/^(?:powt|powtorz|replik|repl\b|rep\b|duplik|run\b|probka? \d)/u, 'repeat'],
  [/^(?:pomiar|oznaczenie|odczyt|wynik) ?(?:nr ?)?(?:[1-4]|i{1,3})(?:$|[^\d.\p{L}])/u, 'repeat'],
  [/^(?:i{1,3}|[1-4]\.?) (?:pomiar|oznaczenie|odczyt|powt)/u, 'repeat'],
  [/poprzedn|former|previous|wczesniejsz|archiw|\bstar[ye]\b/u, 'former'],
  [/zmian[ay]|roznic|\bdelta\b|[Δδ]|trend\b|wzrost|spadek/u, 'difference'],
  [
    /^(?:zakres|norm[ay]?\b|wartosci? (?:ref|norm|odcie)|ref|prog\b|cut|granic[ae]|od$|do$|min\b|max\b|limit|range)/u,
    'reference',
  ],
  [/^(?:sd|cv|rsd)\b|odchyl|^blad|error|mediana populacji/u, 'statistic'],
  [/^(?:klasa|kl\.?$|class|stopien|nasilenie|ocena|reakcja|flaga|poziom reakcji|interpretacja)/u, 'class'],
  [
    /^(?:l\.? ?p\.?|nr\b|no\b|poz\b|numer|kod\b|id\b|dolek|plytka|well|rozcienczenie|waga|liczba|ilosc|strona|rok\b)/u,
    'number',
  ],
];
const RESULT_WORD =
  /^(?:sredni|mean|average|wynik|wartosc|stezenie|poziom|result|value|concentration|igg\b|u ?\/ ?ml)/u;

/** Why the head of a column says that its numbers are no results; undefined when it does not. */
export function otherNumbers(head: string): ColumnReason | undefined {
  const folded = foldText(head).trim();
  const plain = folded.replace(/\s*[([].*?[)\]]\s*/gu, ' ').trim() || folded;
  const measure = OTHER_MEASURES.find(([pattern]) => pattern.test(folded))?.[1];
  return measure ?? OTHER_NUMBERS.find(([pattern]) => pattern.test(plain))?.[1];
}

/** Whether a head is one of results, whatever day they are of. */
export const headsResults = (head: string) =>
  otherNumbers(head) === undefined &&
  (RESULT_WORD.test(foldText(head).trim()) || hasOwnUnit(head) || dayIn(head) !== undefined);

/** The day of a head, or its year; something that sorts. */
const dayOrYear = (head: string) => dayIn(head) ?? /(?<!\d)(?:19|20)\d\d(?!\d)/u.exec(head)?.[0];

/** How surely a head says that the column holds the results. */
function levelOf({ head, hasUnit }: NumberColumn): number {
  if (hasUnit || hasOwnUnit(head)) return 3;
  if (RESULT_WORD.test(foldText(head).trim())) return 2;
  return dayOrYear(head) === undefined ? 0 : 2;
}

const FEWEST_NUMBERS = 3;
const HIGHEST_FRACTION = 1.5;
const HIGHEST_USUAL = 300;

const FEWEST_COUNTED = 6;

/** Whether the numbers only count, or are all the same: rows, or a limit, and no results. */
export function areNoMeasures({ numbers }: NumberColumn): boolean {
  if (numbers.length < FEWEST_COUNTED) return false;
  const areSame = new Set(numbers).size === 1;
  const steps = numbers.slice(1).filter((value, at) => value - (numbers[at] ?? 0) === 1).length;
  return areSame || steps >= (numbers.length - 1) * 0.8;
}

/** Whether the numbers look like those of an instrument: three decimals, or all of them below 1.5. */
export function areFractions({ numbers, fine }: NumberColumn): boolean {
  if (numbers.length < FEWEST_NUMBERS) return false;
  const isFine = fine * 2 > numbers.length;
  const isSmall =
    numbers.every((value) => value < HIGHEST_FRACTION) && numbers.some((value) => value % 1 !== 0);
  return isFine || isSmall;
}

const isPlausible = (column: NumberColumn) =>
  !areFractions(column) &&
  !areNoMeasures(column) &&
  column.numbers.every((value) => value >= 0 && value <= HIGHEST_USUAL) &&
  new Set(column.numbers).size > 1;

/** Reasons a column may hold results after all, when no other one does. */
const DOUBTED: ReadonlySet<ColumnReason> = new Set(['repeat', 'former']);

/** Chooses among the columns of numbers beside one name; `day` is the one the report itself is of. */
export function chooseColumn(columns: readonly NumberColumn[], day?: string): ColumnChoice {
  const judged = columns.map((column) => ({
    column,
    reason: otherNumbers(column.head) ?? (isFormer(column, columns, day) ? ('former' as const) : undefined),
  }));
  const ignored = judged.flatMap(({ column, reason }) => (reason ? [{ column, reason }] : []));
  const open = judged.flatMap(({ column, reason }) => (reason ? [] : [column]));
  if (open.length > 0) return among(open, ignored);
  const doubted = ignored.filter(({ reason }) => DOUBTED.has(reason));
  if (doubted.length === 0) return { chosen: undefined, ignored, candidates: [] };
  const repeats = doubted.filter(({ reason }) => reason === 'repeat');
  const asked = repeats.length > 0 ? repeats : doubted;
  return {
    chosen: asked[0]?.column,
    ignored: ignored.filter((each) => !asked.includes(each)),
    candidates: asked.map((each) => ({ ...each, isProposed: false })),
  };
}

/** Results of an earlier day than the report's beside a column of results without a day, which are those of the report. */
function isFormer(
  { head }: NumberColumn,
  columns: readonly NumberColumn[],
  day: string | undefined,
): boolean {
  const own = dayIn(head);
  if (own === undefined || day === undefined || own >= day) return false;
  return columns.some(
    (other) =>
      otherNumbers(other.head) === undefined && dayOrYear(other.head) === undefined && levelOf(other) >= 2,
  );
}

function among(open: readonly NumberColumn[], ignored: readonly JudgedColumn[]): ColumnChoice {
  const level = Math.max(...open.map(levelOf));
  const best = level === 0 ? open : open.filter((column) => levelOf(column) === level);
  const [only, ...others] = best;
  if (only && others.length === 0) {
    const rest = open.filter((column) => column !== only);
    // A column without a head beside others whose heads say what they are: the heads may have slipped.
    const isHeadless = level === 0 && rest.length + ignored.length > 0;
    if (isHeadless) {
      const asked = [...ignored, ...open.map((column) => ({ column, reason: reasonOf(column) }))];
      return { chosen: only, ignored: [], candidates: asked.map((each) => ({ ...each, isProposed: false })) };
    }
    if (!areFractions(only) && !areNoMeasures(only)) {
      const unclear = rest.map((column) => ({ column, reason: reasonOf(column) }));
      return { chosen: only, ignored: [...ignored, ...unclear], candidates: [] };
    }
    const candidates = [only, ...rest].map((column) => judge(column, false));
    return { chosen: only, ignored, candidates };
  }
  return asking(open, best, ignored);
}

const reasonOf = (column: NumberColumn): ColumnReason => (areFractions(column) ? 'fractions' : 'unclear');

const judge = (column: NumberColumn, isProposed: boolean): Candidate => ({
  ...{ column, isProposed },
  reason: isProposed ? 'plausible' : reasonOf(column),
});

/** Several could be it: the newest of dated ones, or the only one whose numbers look like results, is proposed. */
function asking(
  open: readonly NumberColumn[],
  best: readonly NumberColumn[],
  ignored: readonly JudgedColumn[],
): ColumnChoice {
  const days = best.flatMap(({ head }) => dayOrYear(head) ?? []);
  const rest = open
    .filter((column) => !best.includes(column))
    .map((column) => ({ column, reason: reasonOf(column) }));
  if (days.length === best.length) {
    const newest = days.indexOf(days.toSorted().at(-1) ?? '');
    const candidates = best.map((column, at): Candidate => ({
      ...{ column, isProposed: at === newest },
      reason: at === newest ? 'newest' : 'older',
    }));
    return { chosen: best[newest], ignored: [...ignored, ...rest], candidates };
  }
  const plausible = best.filter(isPlausible);
  const proposed = plausible.length === 1 ? plausible[0] : undefined;
  return {
    chosen: proposed ?? plausible[0] ?? best[0],
    ignored: [...ignored, ...rest],
    candidates: best.map((column) => judge(column, column === proposed)),
  };
}

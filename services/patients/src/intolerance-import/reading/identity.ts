/** Whose results a report holds and of what day, as its title rows, page heads and feet say. */
import type { IntoleranceReview, ReportPlace } from '@pora/contracts/patients/intolerance-set.model';
import { foldText } from '@pora/text-pl/fold';
import { isAboutReport } from './cell-text.js';
import { dayIn } from './report-day.js';
import type { Cell, Row } from './sheet.js';

/** Between the cells of a row, so that a label and its value in the next cell are told apart. */
const BETWEEN = '\u0001';
const NAME_LABEL =
  /(?:^|[\u0001\s])(?:dane (?:pacjenta|pacjentki|osobowe)|pacjent(?:ka)?(?:\/(?:pacjent)?(?:ka)?|\(ka\))?(?: \(imię i nazwisko\))?|imię i nazwisko(?: pacjenta| pacjentki)?|nazwisko i imię|imie i nazwisko|klient(?:ka)?|osoba badana|badan[ya](?:\/[ya]|\([ya]\))?|(?:raport|wyniki?|profil|sprawozdanie|przygotowano|opracowano) dla(?: pacjent(?:a|ki))?|nazwisko|patient(?: name)?|name)\s*[:\u0001–-]\s*[:\u0001]?\s*([^\u0001:]+)/iu;
/** "Wynik kontrolny – p. Irena Dąb (ur. 1968)" names the person in the title. */
const NAME_IN_TITLE =
  /(?:^|[\s\u0001])(?:p\.|[Pp]an|[Pp]ani|[Pp]acj\.)\s*:?\s*(\p{Lu}\p{L}+(?:\s\p{Lu}[\p{L}-]+){1,3})/u;
const FIRST_NAME_LABEL = /(?:^|[\u0001\s])imi[ęe]\s*[:\u0001]\s*\u0001?\s*(\p{L}[\p{L}-]+)/iu;
/** Where the name ends and another label begins in the same text. */
const NEXT_LABEL =
  /(?:[,;(|/]|\s(?:ur\.|(?:data|urodz\p{L}*|pesel|nr|numer|płeć|plec|wiek|lat|kod|id|adres|tel|telefon|e-?mail|lekarz|zlec\p{L}*|badani[ea]|próbk[ai]|wynik\p{L}*|imię|strona)(?!\p{L}))).*$/iu;
const BIRTH =
  /(?:data ur(?:odzenia|\.)?|urodz(?:ony|ona|enia)|(?:^|[\s\u0001,(])ur\.?)[^\d]{0,14}(\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{4}|\d{1,2}\s+\p{L}+\s+\d{4})/iu;
/** Labels of the day of the test, the surest first. */
const DAY_LABELS: readonly RegExp[] = [
  /data (?:wykonania )?badania|badanie z dnia|data oznaczenia|data wykonania|data analizy|wykonano|date of test/iu,
  /data (?:pobrania|przyjęcia|przyjecia|materiału|próbki|probki)[^\u0001:\d]*|data po\p{Ll}{0,6}|pobran[oy]|pobranie|przyj[ęe]t[oya]|przyj[ęe]cie/iu,
  /data (?:wydania|wydruku|raportu|autoryzacji|sprawozdania|wyniku)|wydano|wydrukowano|z dnia|(?:^|[\u0001\s])data(?=\s*[:\u0001])|(?:^|[\u0001\s])dn(?:ia|\.)/iu,
];
const ROWS_LOOKED_AT = 4000;

type Patient = NonNullable<IntoleranceReview['patient']>;
type TestDay = NonNullable<IntoleranceReview['date']>;

/** What the rows say about the person and the day; the cells it was read from. */
export interface Identity {
  readonly patient: Patient | null;
  readonly date: TestDay | null;
  readonly cells: readonly Cell[];
}

/** Looks through the rows of all pages and sheets. */
export function identityIn(rows: readonly Row[]): Identity {
  const cells: Cell[] = [];
  let patient: Patient | null = null;
  let birth: Pick<Patient, 'birthDate' | 'birthYear'> | undefined;
  const days: { level: number; day: TestDay }[] = [];
  for (const [at, row] of rows.slice(0, ROWS_LOOKED_AT).entries()) {
    const filled = withValueBelow(row, rows[at + 1]);
    const text = filled.map((cell) => cell.text).join(BETWEEN);
    if (text.length > 400) continue;
    const place = filled[0]?.at ?? null;
    const name = nameIn(text);
    const born = birthIn(text);
    const day = dayLabelled(text.replace(BIRTH, ' '), place);
    patient ??= name === undefined ? null : { name, birthDate: null, birthYear: null, place };
    birth ??= born;
    if (day) days.push(day);
    if (name !== undefined || born || day) cells.push(...filled);
  }
  const best = days.toSorted((one, other) => one.level - other.level)[0]?.day ?? null;
  return { patient: patient && { ...patient, ...birth }, date: best, cells };
}

/** The cells of a row; a label that stands alone speaks of what stands alone below it. */
function withValueBelow(row: Row, below: Row | undefined): Cell[] {
  const filled = row.filter((cell) => cell !== undefined);
  const next = below?.filter((cell) => cell !== undefined) ?? [];
  const isLabel = filled.length === 1 && filled[0]?.text.endsWith(':') === true;
  return isLabel && next.length === 1 && next[0]?.text.includes(':') === false
    ? [...filled, ...next]
    : filled;
}

function nameIn(text: string): string | undefined {
  const found = (
    NAME_LABEL.exec(text)?.[1]?.replace(NEXT_LABEL, '') ?? NAME_IN_TITLE.exec(text)?.[1]
  )?.trim();
  if (found === undefined) return undefined;
  const first = /nazwisko\s*[:\u0001]/iu.test(text) ? FIRST_NAME_LABEL.exec(text)?.[1] : undefined;
  const words = (first === undefined ? found : `${first} ${found}`).split(/\s+/u);
  const areNames =
    words.length >= 2 && words.length <= 5 && words.every((word) => /^\p{L}[\p{L}'’.-]*$/u.test(word));
  return areNames && !isAboutReport(found) ? words.join(' ') : undefined;
}

function birthIn(text: string): Pick<Patient, 'birthDate' | 'birthYear'> | undefined {
  const said = BIRTH.exec(text)?.[1];
  if (said === undefined) return undefined;
  const birthDate = dayIn(said) ?? null;
  const year = Number(birthDate?.slice(0, 4) ?? said);
  return year > 1900 && year < 2100 ? { birthDate, birthYear: year } : undefined;
}

function dayLabelled(text: string, place: ReportPlace | null): { level: number; day: TestDay } | undefined {
  for (const [level, label] of DAY_LABELS.entries()) {
    const found = label.exec(text);
    const value = found
      ? dayIn(text.slice(found.index + found[0].length, found.index + found[0].length + 40))
      : undefined;
    if (found && value !== undefined && value >= '1990') {
      return { level, day: { value, label: found[0].replaceAll(BETWEEN, '').trim(), place } };
    }
  }
  return undefined;
}

/** Words of a name, to be compared one by one: "Anna" is no part of "Hanna". */
export const nameWords = (name: string) =>
  foldText(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

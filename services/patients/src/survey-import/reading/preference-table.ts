/** Tables whose columns are choices: how a group or a food is liked, or whether what the row asks is so. */
import type { FoodGroup, Preference } from '@pora/contracts/patients/survey.model';
import { filledLines, isMark, isUnmarked, placesOf, textOf } from './cells.js';
import type { FormReader } from './form-reader.js';
import { groupsOf, isShortPreference, matchLabel, preferenceOf } from './labels.js';
import { groupOfFood } from './tastes.js';
import { typedLine, type Cell, type Line } from './word-document.js';

type Row = readonly Cell[];

/** Columns that may stand before the choices: a number, a group, a food. */
const MOST_LABELS = 3;

/** The choices a head names, by their columns; none when it names fewer than two. */
export function choiceColumns(row: Row): ReadonlyMap<number, Preference> {
  const columns = row.flatMap((cell, at) => {
    const preference = preferenceOf(textOf(cell));
    return preference ? [[at, preference] as const] : [];
  });
  const first = columns[0]?.[0] ?? 0;
  // Beside "Lubię" and "Nie lubię" a head asks nothing else: the answers of a whole form in one row are no choices.
  const isHead =
    first <= MOST_LABELS &&
    row.every((cell, at) => at < first || textOf(cell) === '' || preferenceOf(textOf(cell)));
  const isChoice = isHead && new Set(columns.map(([, preference]) => preference)).size >= 2;
  return isChoice ? new Map(columns) : new Map();
}

/** Rows are groups, single foods or questions; a merged row or the first column may name the group of the foods. */
export function readChoices(
  reader: FormReader,
  head: Row,
  rows: readonly Row[],
  columns: ReadonlyMap<number, Preference>,
): void {
  reader.close();
  for (const cell of head) reader.addPrint(textOf(cell), placesOf(cell));
  // "Tak" and "nie" answer whatever the row asks.
  const isYesNo = [...columns.keys()].every((at) => isShortPreference(textOf(head[at])));
  const first = Math.min(...columns.keys());
  for (const row of rows) {
    const filled = row.filter((cell) => textOf(cell) !== '');
    const [only] = filled;
    const title = only && filled.length === 1 ? groupsOf(textOf(only)) : undefined;
    if (title && only && !isMark(only)) {
      reader.enterGroups(title, textOf(only), placesOf(only));
      continue;
    }
    const labels = row.slice(0, first).filter((cell) => textOf(cell) !== '');
    for (const cell of labels) reader.addPrint(textOf(cell), placesOf(cell));
    readRow(reader, { row, labels, columns, head, isYesNo });
  }
}

interface ChoiceRow {
  readonly row: Row;
  readonly labels: readonly Cell[];
  readonly columns: ReadonlyMap<number, Preference>;
  readonly head: Row;
  readonly isYesNo: boolean;
}

function readRow(reader: FormReader, choice: ChoiceRow): void {
  const { row, labels, columns, head, isYesNo } = choice;
  const label = labels.map(textOf).join(' ');
  const groups = labels.map((cell) => groupsOf(textOf(cell))).find((found) => found !== undefined);
  if (groups && !isYesNo) reader.enterGroups(groups, textOf(labels[0]), placesOf(labels[0]));
  const known = groups ?? reader.currentGroups;
  const food = textOf(labels.findLast((cell) => !groupsOf(textOf(cell)))) || textOf(labels[0]);
  const chosen = [...columns].filter(([at]) => !isUnmarked(row[at]));
  const marked = chosen.filter(([at]) => isMark(row[at]));
  const at = [...labels, ...marked.map(([column]) => row[column])].flatMap(placesOf);
  const isAboutFood = !isYesNo || (!matchLabel(label) && isFood(food, known)) || groups !== undefined;
  if (!isAboutFood || new Set(marked.map(([, preference]) => preference)).size > 1) {
    const answers = chosen.map(([column]) => answerLine(head[column], row[column]));
    if (answers.length > 0) reader.readPair(label, answers, at);
    return;
  }
  for (const [column, preference] of chosen) {
    const cell = row[column];
    // The mark stands for the food, or the group, its row names.
    const lines = isMark(cell)
      ? at.slice(0, 1).map((place) => typedLine(food.toLocaleLowerCase('pl'), place))
      : filledLines(cell);
    reader.addPrint(isMark(cell) ? textOf(cell) : '', placesOf(cell));
    reader.readTastes(known, preference, label, lines);
  }
}

/** The head of a marked column, or what is written in the column itself. */
function answerLine(head: Cell | undefined, cell: Cell | undefined): Line {
  const at = placesOf(cell)[0] ?? -1;
  return isMark(cell) ? typedLine(textOf(head), at) : typedLine(`${textOf(head)}, ${textOf(cell)}`, at);
}

const isFood = (text: string, groups: readonly FoodGroup[]) =>
  !/[?:]\s*$/u.test(text) && (groups.length > 0 || groupOfFood(text, []) !== undefined);

/** Groups stand in the head, preferences in the first column. */
export function isTurned(rows: readonly Row[]): boolean {
  const groups = (rows[0] ?? []).filter((cell) => groupsOf(textOf(cell)));
  return groups.length >= 2 && rows.slice(1).some((row) => row[0] && preferenceOf(textOf(row[0])));
}

/** Reads such a table. */
export function readTurned(reader: FormReader, rows: readonly Row[]): void {
  reader.close();
  const head = rows[0] ?? [];
  for (const cell of head) reader.addPrint(textOf(cell), placesOf(cell));
  for (const row of rows.slice(1)) {
    const preference = row[0] && preferenceOf(textOf(row[0]));
    if (!preference) continue;
    reader.addPrint(textOf(row[0]), placesOf(row[0]));
    for (const [column, title] of head.entries()) {
      const known = groupsOf(textOf(title));
      if (known && textOf(row[column]) !== '')
        reader.readTastes(known, preference, textOf(title), filledLines(row[column]));
    }
  }
}

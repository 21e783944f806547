import { Injectable } from '@nestjs/common';
import type {
  ImportOptions,
  ImportPreview,
  PreviewRow,
  RefusedRow,
} from '@pora/contracts/catalog/library-import.model';
import { IMPORT_LIMITS, type ImportKind } from '@pora/contracts/catalog/library-import.vocabulary';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableRow } from '../reading/cell.js';
import { mealRows } from '../rows/meal-rows.js';
import { FoodPlanner } from './food-planner.js';
import { LibraryReader } from './library-reader.service.js';
import { MealPlanner } from './meal-planner.js';
import type { RowPlan } from './row-plan.js';

/** Some 10 ms of work; then others get their turn. */
const ROWS_AT_ONCE = 100;

/** Says what an import would do, row by row, without doing it. */
@Injectable()
export class Previews {
  constructor(private readonly library: LibraryReader) {}

  async preview(
    kind: ImportKind,
    table: readonly TableRow[],
    options: ImportOptions,
  ): Promise<{ preview: ImportPreview; refused: RefusedRow[] }> {
    const state = await this.library.read(kind);
    const plan = plannerOf(kind, options, state);
    const gathered = new Gathered();
    const rows = kind === 'meals' ? mealRows(table, options.fields) : table;
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      for (const row of rows.slice(at, at + ROWS_AT_ONCE)) gathered.add(plan(row));
      await nextTurn();
    }
    return gathered;
  }
}

function plannerOf(
  kind: ImportKind,
  options: ImportOptions,
  state: Awaited<ReturnType<LibraryReader['read']>>,
): (row: TableRow) => RowPlan<unknown> {
  if (kind === 'foods') {
    const foods = new FoodPlanner(options, state);
    return (row) => foods.plan(foods.find(row));
  }
  const meals = new MealPlanner(options, state);
  return (row) => meals.plan(meals.find(row));
}

class Gathered {
  readonly preview: ImportPreview = {
    counts: {
      ...{ all: 0, new: 0, changed: 0, unchanged: 0, error: 0 },
      ...{ warning: 0, repeated: 0, sameName: 0, links: 0 },
    },
    rows: [],
  };
  readonly refused: RefusedRow[] = [];

  add({ row, name, isRepeated = false, isSameName = false }: RowPlan<unknown>): void {
    const { counts, rows } = this.preview;
    counts.all += 1;
    counts[row.status] += 1;
    counts.repeated += Number(isRepeated);
    counts.sameName += Number(isSameName);
    counts.links += row.links?.filter(({ ticked }) => ticked).length ?? 0;
    const isWarned = row.warnings.length > 0 && row.status !== 'error';
    if (isWarned) counts.warning += 1;
    if (row.status === 'error') this.refused.push({ line: row.line, name, reasons: row.notes });
    const isShown =
      counts[row.status] <= IMPORT_LIMITS.shownOfEach ||
      (isWarned && counts.warning <= IMPORT_LIMITS.shownOfEach);
    if (isShown) rows.push(cutOf(row));
  }
}

const LONGEST = 120;

/** A preview shows the beginning of a long text. */
function cutOf(row: PreviewRow): PreviewRow {
  const entries = Object.entries(row.values) as [keyof PreviewRow['values'], string][];
  const values = entries.map(([field, text]) => [
    field,
    text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text,
  ]);
  return { ...row, values: Object.fromEntries(values) as PreviewRow['values'] };
}

import {
  foodPatchSchema,
  hasPieceWeight,
  newFoodSchema,
  PIECE_WEIGHT_REQUIRED,
  type Food,
} from '@pora/contracts/catalog/food.model';
import { impossibleValues } from '@pora/contracts/catalog/food-limits';
import { foodCodeKey } from '@pora/contracts/catalog/food-code';
import { matchFoodCategory } from '@pora/contracts/catalog/food-category';
import type { ImportOptions } from '@pora/contracts/catalog/library-import.model';
import { caloriesOfMacros, energiesDiffer } from '@pora/engine/nutrition';
import { foldText } from '@pora/text-pl/fold';
import { changedFields } from '../../database/changed-fields.js';
import {
  contentOfFood,
  contentOfNewFood,
  contentOfPatchedFood,
  type FoodContent,
} from '../../foods/food.changes.js';
import type { TableRow } from '../reading/cell.js';
import { readFoodRow, type FoodRowPatch, type Meanings } from '../rows/food-row.js';
import type { ReadRow } from '../rows/read-record.js';
import { describeChanges, sentencesOf } from './change-notes.js';
import { ImportedLinks, type RowLinks } from './food-links.js';
import { looseKey, NameFinder, type LibraryState } from './library-state.js';
import { keyOf, planOf, refusal, repeatOf, RowsSeen, type Outcome, type RowPlan } from './row-plan.js';

/** Fields that a preview shows of a food. */
const SHOWN = ['name', 'category', 'calories', 'protein', 'fat', 'carbs'] as const;
const REQUIRED = { protein: 'Brak białka', fat: 'Brak tłuszczu', carbs: 'Brak węglowodanów' } as const;

/** A row of foods with the food it is about. */
export interface FoundFoodRow {
  readonly read: ReadRow<FoodRowPatch>;
  /** Number of the food it is about; none of a new one. */
  readonly foodId: number | undefined;
  /** Why it can be about no food. */
  readonly problem: string | undefined;
  /** The row above that has its name. */
  readonly repeats?: number;
  /** It was found by its name, which stays as it stands in the base. */
  readonly isByName?: boolean;
}

/** Says what becomes of each row of foods. Rows have to come in their order: the second about one food is refused. */
export class FoodPlanner {
  private readonly seen = new RowsSeen();
  private readonly foods: NameFinder<Food>;
  private readonly idByCode: ReadonlyMap<string, number>;
  private readonly idsByLooseName: ReadonlyMap<string, number>;
  private readonly meanings: Meanings;
  private readonly links: ImportedLinks;

  constructor(
    private readonly options: ImportOptions,
    private readonly state: LibraryState,
  ) {
    this.foods = new NameFinder(state.foodById.values());
    this.idByCode = new Map([...state.codes].map(([id, code]) => [foodCodeKey(code), id]));
    this.idsByLooseName = new Map(
      [...state.foodById.values()].reverse().map(({ id, name }) => [looseKey(name), id]),
    );
    this.links = new ImportedLinks(state, options);
    this.meanings = { categories: meaningsOf(options.categories), units: meaningsOf(options.units) };
  }

  /** What a row says, and which food it is about. */
  find(row: TableRow): FoundFoodRow {
    const read = readFoodRow(row, this.options.fields, this.meanings);
    const by = keyOf(read, this.options.key);
    const first = this.firstLine(read);
    if (first !== undefined)
      return { read, foodId: undefined, problem: `Drugi raz w pliku, wiersz ${first}` };
    const found = this.foodOf(read, by);
    const isByCode = by === 'code' && found !== undefined && this.idByCode.get(codeKeyOf(read)) === found;
    const isByName = by !== 'id' && !isByCode;
    const above = read.name === '' ? undefined : this.seen.before(`name ${looseKey(read.name)}`, read.line);
    // Found by its number or its code, a food may have the name of another one.
    const repeats = isByName || found === undefined ? above : undefined;
    const repeated = repeats === undefined ? {} : { repeats };
    if (repeats !== undefined && this.options.repeats === 'each')
      return { read, foodId: undefined, problem: this.codeProblem(read, undefined), ...repeated };
    if (typeof found === 'string') return { read, foodId: undefined, problem: found, ...repeated };
    const problem = this.codeProblem(read, found) ?? this.twice(read, found, repeats);
    return { read, foodId: found, problem, isByName, ...repeated };
  }

  /** Two rows that name one food in different ways would overwrite each other in silence. */
  private twice({ line }: ReadRow<unknown>, found: number | undefined, repeats: number | undefined) {
    if (found === undefined || repeats !== undefined) return undefined;
    const above = this.seen.before(`food ${found}`, line);
    return above === undefined ? undefined : `Ten produkt zmienia już wiersz ${above}`;
  }

  /** What becomes of the row; `stored` is the food it is about as it is now. */
  plan(found: FoundFoodRow, stored = this.storedFood(found.foodId)): RowPlan<FoodContent> {
    const { repeats } = found;
    if (repeats !== undefined) {
      const asked = repeatOf(found.read, repeats, this.options.repeats, SHOWN);
      return { ...(asked ?? this.planOne(found, stored)), isRepeated: true };
    }
    const planned = this.planOne(found, stored);
    const owner =
      planned.row.status === 'new' ? this.idsByLooseName.get(looseKey(found.read.name)) : undefined;
    if (owner === undefined) return planned;
    const asked = this.sameName(found.read, planned, owner);
    return { ...asked, isSameName: true };
  }

  /** A second food of a name is asked about before it is made (decision 64). */
  private sameName(
    read: ReadRow<FoodRowPatch>,
    planned: RowPlan<FoodContent>,
    owner: number,
  ): RowPlan<FoodContent> {
    const name = `Produkt o tej nazwie już jest w bazie (ID ${owner})`;
    if (this.options.sameNames === 'add') {
      const warnings = [`${name}: powstanie drugi`, ...planned.row.warnings];
      return { ...planned, row: { ...planned.row, warnings } };
    }
    const outcome =
      this.options.sameNames === 'skip'
        ? ({ status: 'unchanged', warnings: [`${name}: pominięto`] } as const)
        : refusal(`${name}: wybierz, co z nim zrobić`);
    return planOf<FoodRowPatch, FoodContent>(read, SHOWN, outcome);
  }

  private planOne(
    { read, foodId, problem, isByName }: FoundFoodRow,
    stored: Food | undefined,
  ): RowPlan<FoodContent> {
    if (problem !== undefined)
      return planOf<FoodRowPatch, FoodContent>(read, SHOWN, { ...refusal(problem), bad: badOf(read) });
    if (read.problems.length > 0) {
      const notes = read.problems.map(({ message }) => message);
      return planOf<FoodRowPatch, FoodContent>(read, SHOWN, { ...refusal(...notes), bad: badOf(read) });
    }
    if (foodId !== undefined && !stored)
      return planOf<FoodRowPatch, FoodContent>(read, SHOWN, refusal('Produktu już nie ma w bazie'));
    return planOf<FoodRowPatch, FoodContent>(
      read,
      SHOWN,
      stored ? this.changeOf(isByName ? withoutName(read) : read, stored) : this.newOf(read),
    );
  }

  private storedFood = (id: number | undefined) =>
    id === undefined ? undefined : this.state.foodById.get(id);

  private firstLine(read: ReadRow<unknown>): number | undefined {
    const keys = [
      ...(read.id === undefined ? [] : [`id ${read.id}`]),
      ...(read.code === undefined ? [] : [`code ${foodCodeKey(read.code)}`]),
    ];
    const first = keys.map((key) => this.seen.before(key, read.line));
    return first.find((line) => line !== undefined);
  }

  /** Number of the food a row is about, undefined of a new one, or why it can be neither. */
  private foodOf(read: ReadRow<unknown>, by: ReturnType<typeof keyOf>): number | undefined | string {
    const id = read.id === undefined ? undefined : Number(read.id);
    if (by === 'id') return this.usable(id);
    const known = by === 'code' ? this.idByCode.get(codeKeyOf(read)) : undefined;
    if (known !== undefined) return this.usable(known);
    const named = this.namedFoods(read, by);
    if (named.length > 1)
      return `Tę nazwę ma w bazie więcej produktów (${named.length}): wybierz klucz „Numer”`;
    if (named[0]) return named[0].id;
    return id !== undefined && this.state.foodById.has(id)
      ? `Numer ${id} ma już inny produkt: wybierz klucz „Numer” albo usuń go z pliku`
      : this.usable(id);
  }

  /** Foods of the row's name; one that has a bar code of its own is another food than one with a new code. */
  private namedFoods(read: ReadRow<unknown>, by: ReturnType<typeof keyOf>): readonly Food[] {
    const named = this.foods.named(read.name);
    return by === 'code' ? named.filter(({ id }) => !this.state.codes.has(id)) : named;
  }

  private usable(id: number | undefined): number | undefined | string {
    if (id === undefined || this.state.foodById.has(id)) return id;
    return this.state.trashed.has(String(id))
      ? `Produkt o numerze ${id} jest w koszu: przywróć go albo usuń numer z pliku`
      : undefined;
  }

  private codeProblem({ code }: ReadRow<unknown>, foodId: number | undefined): string | undefined {
    const owner = code === undefined ? undefined : this.idByCode.get(foodCodeKey(code));
    if (owner === undefined || owner === foodId) return undefined;
    const name = this.state.foodById.get(owner)?.name;
    return name === undefined ? 'Ten EAN ma produkt w koszu' : `Ten EAN ma już produkt „${name}”`;
  }

  private newOf(read: ReadRow<FoodRowPatch>): Outcome<FoodContent> {
    const missing = (Object.keys(REQUIRED) as (keyof typeof REQUIRED)[]).filter(
      (field) => read.patch[field] === undefined,
    );
    if (missing.length > 0) {
      return { ...refusal(...missing.map((field) => REQUIRED[field])), bad: missing };
    }
    const parsed = newFoodSchema.safeParse(read.patch);
    if (!parsed.success) return refusal(...sentencesOf(parsed.error));
    const content = contentOfNewFood(read.id === undefined ? 0 : Number(read.id), parsed.data);
    const links = this.linksOfNew(read, content);
    if (links.problem !== undefined) return { ...refusal(links.problem), bad: ['intolerances'] };
    const warnings = [...warningsOf(read, content), ...links.warnings];
    const { keys, proposals } = links;
    return {
      status: 'new',
      content,
      warnings,
      ...(keys && { links: keys }),
      ...(proposals && { proposals }),
    };
  }

  private linksOfNew(read: ReadRow<FoodRowPatch>, content: FoodContent): RowLinks {
    const { intolerances } = read.patch;
    return intolerances ? this.links.written(intolerances) : this.links.proposed(content, read.line);
  }

  private changeOf(read: ReadRow<FoodRowPatch>, stored: Food): Outcome<FoodContent> {
    if (this.options.existing === 'skip') return { status: 'unchanged' };
    const parsed = foodPatchSchema.safeParse(read.patch);
    if (!parsed.success) return refusal(...sentencesOf(parsed.error));
    const before = contentOfFood(stored);
    const after = contentOfPatchedFood(before, parsed.data);
    const links = read.patch.intolerances && this.links.written(read.patch.intolerances);
    if (links?.problem !== undefined) return { ...refusal(links.problem), bad: ['intolerances'] };
    const keys = links?.keys && !areSame(links.keys, stored.intolerances ?? []) ? links.keys : undefined;
    const fields = [...changedFields(before, after), ...(keys ? ['intolerances'] : [])];
    const warnings = warningsOf(read, after);
    if (fields.length === 0) return { status: 'unchanged', warnings };
    const problem = valueProblem(after, fields);
    if (problem !== undefined) return refusal(problem);
    const notes = describeChanges(before, after, fields);
    return { status: 'changed', fields, content: after, warnings, notes, ...(keys && { links: keys }) };
  }
}

/** The name that stood stays: the row was found by it, however it is written there. */
function withoutName(read: ReadRow<FoodRowPatch>): ReadRow<FoodRowPatch> {
  const { name: _, ...patch } = read.patch;
  return { ...read, patch };
}

const VALUES: ReadonlySet<string> = new Set(['per', 'units', 'calories', 'carbs', 'fat', 'protein']);

const areSame = (keys: readonly string[], linked: readonly { readonly key: string }[]) =>
  keys.length === linked.length && linked.every(({ key }) => keys.includes(key));

/** Values that cannot be; those an older food has already refuse no change of something else. */
function valueProblem(after: FoodContent, changed: readonly string[]): string | undefined {
  const isWeightAsked = changed.includes('per') || changed.includes('units');
  if (isWeightAsked && !hasPieceWeight(after)) return PIECE_WEIGHT_REQUIRED;
  return changed.some((field) => VALUES.has(field)) ? impossibleValues(after)[0]?.message : undefined;
}

/** By folded words; a draft of an earlier release says nothing of measures. */
const meaningsOf = (list: readonly { readonly from: string; readonly to: string }[] = []) =>
  new Map(list.map(({ from, to }) => [foldText(from), to]));

const codeKeyOf = ({ code }: ReadRow<unknown>) => foodCodeKey(code ?? '');

const badOf = (read: ReadRow<unknown>) => read.problems.flatMap(({ field }) => field ?? []);

function warningsOf(read: ReadRow<FoodRowPatch>, food: FoodContent): string[] {
  const warnings = [...read.warnings];
  const { category, calories } = read.patch;
  if (category !== undefined && matchFoodCategory(category) === undefined)
    warnings.push(`Kategoria „${category}” spoza stałej listy`);
  const ofMacros = caloriesOfMacros(food);
  if (calories !== undefined && energiesDiffer(calories, ofMacros)) {
    const percent = Math.round(((ofMacros - calories) / Math.max(calories, 1)) * 100);
    warnings.push(
      `z 4/4/9 wychodzi ${Math.round(ofMacros)} kcal (${percent > 0 ? '+' : '−'}${Math.abs(percent)}%)`,
    );
  }
  return warnings;
}

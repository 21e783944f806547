import { FOOD_CODE_BAD, foodCodeKey, isFoodCode, tidyFoodCode } from '@pora/contracts/catalog/food-code';
import { certaintyOf, tidyCertainty } from '@pora/contracts/catalog/allergen-certainty';
import { impossibleValues, type ImpossibleValue } from '@pora/contracts/catalog/food-limits';
import { type Food, type FoodUnit } from '@pora/contracts/catalog/food.model';
import {
  ALLERGEN_CONFIDENCE,
  ALLERGENS,
  DEFAULT_FOOD_CATEGORY,
  FOOD_PER,
} from '@pora/contracts/catalog/food.vocabulary';
import { calendarDate, requiredText, text } from '@pora/contracts/text/text.model';
import { caloriesOfMacros, energiesDiffer } from '@pora/engine/nutrition';
import { canonicalUnit, UNITS } from '@pora/engine/text-pl/units';
import { foldText } from '@pora/text-pl/fold';
import { type AppForm } from '@pora/ui/forms';
import { z } from 'zod';
import { applyFoodChange, type DraftFood, type FoodChange, type FoodContent } from '../food-change.js';
import { foodEditStrings as t } from './food-edit.strings.js';

/** Most letters of a food's name and of the note about its allergens [library §3]. */
export const FOOD_TEXT = { name: 160, note: 500 } as const;
/** Bounds of typed numbers: macros in g, energy in kcal, weight of a measure in g. */
export const FOOD_LIMITS = {
  grams: { min: 0, max: 1000 },
  calories: { min: 0, max: 20_000 },
  unit: { min: 0.1, max: 5000 },
  units: 20,
} as const;

/** Measure that says what one piece weighs; it stands in a field of its own (decision 40). */
const PIECE = 'sztuka';

type Limits = { readonly min: number; readonly max: number };
/** A number field: null is empty, NaN what is no number. */
const typedNumber = z.union([z.number(), z.nan()]).nullable();
const isWithin = (value: number | null, { min, max }: Limits): boolean =>
  value !== null && value >= min && value <= max;
const grams = typedNumber.refine((value) => isWithin(value, FOOD_LIMITS.grams), t.gramsBad);

const unitLine = z
  .object({ key: z.string(), name: z.string().nullable(), grams: typedNumber })
  .refine(({ name }) => name !== null, { path: ['name'], message: t.unitMissing })
  .refine((line) => isWithin(line.grams, FOOD_LIMITS.unit), { path: ['grams'], message: t.unitGramsBad });
/** One household measure in the form. */
export type UnitLine = z.output<typeof unitLine>;

/** The fields of the form of a food; the rules are those of the wire contract [library §5]. */
export const foodFormSchema = z
  .object({
    name: requiredText(FOOD_TEXT.name, t.nameMissing),
    category: z.string(),
    code: z
      .string()
      .refine((typed) => tidyFoodCode(typed) === '' || isFoodCode(tidyFoodCode(typed)), FOOD_CODE_BAD),
    per: z.enum(FOOD_PER),
    pieceGrams: typedNumber.refine(
      (value) => value === null || isWithin(value, FOOD_LIMITS.unit),
      t.unitGramsBad,
    ),
    calories: typedNumber.refine(
      (value) => value === null || isWithin(value, FOOD_LIMITS.calories),
      t.caloriesBad,
    ),
    protein: grams,
    fat: grams,
    carbs: grams,
    units: z.array(unitLine),
    allergens: z.array(z.enum(ALLERGENS)),
    /** Of the allergens that are not chosen. */
    confidence: z.enum(ALLERGEN_CONFIDENCE),
    certainty: z.partialRecord(z.enum(ALLERGENS), z.enum(ALLERGEN_CONFIDENCE)),
    /** What the person says of single links, against what is proposed. */
    links: z.record(z.string(), z.boolean()),
    allowDuplicate: z.boolean(),
    note: text(FOOD_TEXT.note),
    verifiedAt: z.union([z.literal(''), calendarDate], t.dateBad),
  })
  .refine(({ per, pieceGrams }) => per !== PIECE || pieceGrams !== null, {
    path: ['pieceGrams'],
    message: t.pieceMissing,
  })
  .superRefine((values, context) => {
    for (const { path, message } of impossibleIn(values))
      context.addIssue({ code: 'custom', path: [path], message });
  });

type ValueFields = Pick<FoodFormValues, 'per' | 'pieceGrams' | 'calories'> & TypedMacros;

/** Values of the form no food can have, by the one rule of the contract. */
export function impossibleIn(values: ValueFields): ImpossibleValue[] {
  const { per, pieceGrams, calories } = values;
  const units = pieceGrams === null ? [] : [{ name: PIECE, grams: pieceGrams }];
  const macros = macrosOf(values);
  return Object.values(macros).some(Number.isNaN)
    ? []
    : impossibleValues({ per, units, calories, ...macros });
}

/** What stands in the fields. */
export type FoodFormValues = z.output<typeof foodFormSchema>;
/** The form of a food. */
export type FoodForm = AppForm<FoodFormValues>;

/** The form of a food that is not there yet [library §3]. */
export const BLANK_FOOD: FoodFormValues = {
  name: '',
  category: DEFAULT_FOOD_CATEGORY,
  code: '',
  per: '100g',
  pieceGrams: null,
  calories: null,
  protein: null,
  fat: null,
  carbs: null,
  units: [],
  allergens: [],
  confidence: 'niepewny',
  certainty: {},
  links: {},
  allowDuplicate: false,
  note: '',
  verifiedAt: '',
};

/** The form filled with a food. */
export function formOfFood(food: Food): FoodFormValues {
  const { name, category, code = '', per, calories, protein, fat, carbs, allergenInfo } = food;
  const piece = food.units.find(isPiece);
  const units = food.units
    .filter((unit) => unit !== piece)
    .map((unit, index) => ({ key: String(index), ...unit }));
  return {
    ...{ name, category, code, per, calories, protein, fat, carbs, units },
    pieceGrams: piece?.grams ?? null,
    allergens: [...allergenInfo.allergens],
    confidence: allergenInfo.confidence,
    certainty: Object.fromEntries(
      allergenInfo.allergens.map((allergen) => [allergen, certaintyOf(allergenInfo, allergen)]),
    ),
    links: {},
    allowDuplicate: false,
    note: allergenInfo.note,
    verifiedAt: allergenInfo.verifiedAt ?? '',
  };
}

const isPiece = ({ name }: Pick<FoodUnit, 'name'>): boolean => canonicalUnit(name) === PIECE;

/** What the fields say of a food. */
export function contentOfForm(values: FoodFormValues): FoodContent {
  const { name, category, per, calories, pieceGrams } = values;
  const units = values.units.map((line) => ({ name: line.name ?? '', grams: line.grams ?? 0 }));
  return {
    ...{ name: name.trim(), category, per, calories, ...macrosOf(values) },
    code: tidyFoodCode(values.code) || null,
    units: pieceGrams === null ? units : [{ name: PIECE, grams: pieceGrams }, ...units],
    allergenInfo: tidyCertainty({
      // In the order of the law's list, whatever was pressed first.
      allergens: ALLERGENS.filter((allergen) => values.allergens.includes(allergen)),
      confidence: values.confidence,
      note: values.note.trim(),
      verifiedAt: values.verifiedAt === '' ? null : values.verifiedAt,
      certainty: values.certainty,
    }),
  };
}

/** Names of the fields that differ, links apart: one is enough for the form to be dirty [library §2]. */
export function changedFields(before: FoodFormValues, after: FoodFormValues): ReadonlySet<string> {
  return new Set(Object.keys(differing(comparable(before), comparable(after)) ?? {}));
}

/** Fields without what only the screen needs; a text that is no number differs from an empty field. */
function comparable({ units, links: _, ...fields }: FoodFormValues): object {
  const written = Object.entries(fields).map(([name, value]) => [name, Number.isNaN(value) ? 'NaN' : value]);
  const lines = units.map((line) => [line.name, String(line.grams)]);
  return { ...Object.fromEntries(written), units: lines };
}

/** Only what the person changed, so that a change made elsewhere to another field is not undone; null for nothing. */
export function changeOfForm(before: FoodFormValues, after: FoodFormValues): FoodChange | null {
  const { allergenInfo: infoBefore, ...restBefore } = contentOfForm(before);
  const { allergenInfo: infoAfter, ...restAfter } = contentOfForm(after);
  const told = differing(infoBefore, infoAfter);
  // Sure by itself or not any more: said whenever it differs, also that nothing is.
  const isSure = JSON.stringify(infoBefore.certainty) !== JSON.stringify(infoAfter.certainty);
  const allergenInfo = told ?? (isSure ? {} : undefined);
  if (allergenInfo && (isSure || allergenInfo.confidence !== undefined))
    allergenInfo.certainty = infoAfter.certainty ?? {};
  const rest = differing(restBefore, restAfter);
  return rest || allergenInfo ? { ...rest, ...(allergenInfo && { allergenInfo }) } : null;
}

function differing<T extends object>(before: T, after: T): Partial<T> | undefined {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(was.get(name)) !== JSON.stringify(value),
  );
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<T>) : undefined;
}

/** The other food of the base that has the typed name, whatever its case, accents and blanks. */
export function ownerOfName(
  typed: string,
  food: Pick<Food, 'id'> | undefined,
  base: readonly Food[],
): Food | undefined {
  const key = foldText(typed);
  return key === '' ? undefined : base.find(({ id, name }) => id !== food?.id && foldText(name) === key);
}

/** The other food of the base that has the typed bar code; two packets never share one. */
export function ownerOfCode(
  typed: string,
  food: Pick<Food, 'id'> | undefined,
  base: readonly Food[],
): Food | undefined {
  const key = foodCodeKey(tidyFoodCode(typed));
  return base.find(({ id, code }) => code !== undefined && foodCodeKey(code) === key && id !== food?.id);
}

/** A new food as the list shows it until the server has answered. */
export function foodOfForm(
  values: FoodFormValues,
  { id, now, links }: { id: number; now: Date; links?: NonNullable<Food['intolerances']> | undefined },
): DraftFood {
  const content = contentOfForm(values);
  const { code, ...rest } = content;
  const blank = { ...rest, id, calories: 0, version: 1, updatedAt: now.toISOString() };
  const food = applyFoodChange(blank, { calories: content.calories, code });
  return {
    ...food,
    ...(links && { intolerances: [...links] }),
    ...(values.allowDuplicate && { allowDuplicate: true }),
  };
}

type TypedMacros = Pick<FoodFormValues, 'protein' | 'fat' | 'carbs'>;

function macrosOf({ protein, fat, carbs }: TypedMacros) {
  return { protein: protein ?? 0, fat: fat ?? 0, carbs: carbs ?? 0 };
}

/** What the energy of the form says beside its macros (decision 37); undefined while a macro is missing. */
export interface EnergyCheck {
  /** 4/4/9 kcal of the macros. */
  ofMacros: number;
  /** Per cent between the two, when they differ by more than they may. */
  differsBy?: number;
}

/** Compares the stated energy with 4/4/9 (decision 37). */
export function energyCheck(values: TypedMacros & Pick<FoodFormValues, 'calories'>): EnergyCheck | undefined {
  const isKnown = [values.protein, values.fat, values.carbs].every((one) => isWithin(one, FOOD_LIMITS.grams));
  if (!isKnown) return undefined;
  const exact = caloriesOfMacros(macrosOf(values));
  const ofMacros = Math.round(exact);
  const { calories } = values;
  if (calories === null || !isWithin(calories, FOOD_LIMITS.calories) || !energiesDiffer(calories, exact))
    return { ofMacros };
  const differsBy = Math.round((Math.abs(calories - exact) / Math.max(calories, exact)) * 100);
  return { ofMacros, differsBy };
}

/** Names of measures to choose for a line: those nobody else has, and its own where it is of no list. */
export function unitNamesFor(line: UnitLine, lines: readonly UnitLine[]): string[] {
  const taken = new Set(
    lines.filter(({ key }) => key !== line.key).map(({ name }) => name && canonicalUnit(name)),
  );
  const free = UNITS.map(({ one }) => one).filter((name) => name !== PIECE && !taken.has(name));
  return line.name === null || free.includes(line.name) ? free : [line.name, ...free];
}

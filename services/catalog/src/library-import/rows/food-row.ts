/** Rows of foods: what each column says, and how the product writes it. */
import { allergenOfTag, isAllergenTag, wordsOfTag } from '@pora/contracts/catalog/allergen-tags';
import { isFoodCode, tidyFoodCode } from '@pora/contracts/catalog/food-code';
import { ALLERGEN_LABELS, type Food } from '@pora/contracts/catalog/food.model';
import {
  IMPORT_FIELD_LABELS,
  IMPORT_FIELDS,
  type FoodField,
  type ImportField,
} from '@pora/contracts/catalog/library-import.vocabulary';
import { foldText } from '@pora/text-pl/fold';
import type { TableRow } from '../reading/cell.js';
import type { WrittenCell } from '../writing/table-to-write.js';
import { RecordReader, type ReadRow } from './read-record.js';
import {
  amountOfTable,
  betweenAmounts,
  betweenWords,
  choicesByWord,
  clearableText,
  dateOf,
  escaped,
  joinList,
  listOf,
  numberOf,
  shortened,
  textOf,
  ValueFault,
  writtenNumber,
} from './values.js';

/** What a row says of a food; absent members say nothing. */
export interface FoodRowPatch {
  name?: string;
  category?: string;
  per?: Food['per'];
  calories?: number;
  protein?: number;
  fat?: number;
  carbs?: number;
  units?: Food['units'];
  allergenInfo?: Partial<Food['allergenInfo']>;
  code?: string;
  /** Names of the dictionary items it is linked to, as they are written. */
  intolerances?: string[];
}

const BELOW_ZERO = {
  calories: 'Kalorie nie mogą być ujemne',
  protein: 'Białko nie może być ujemne',
  fat: 'Tłuszcz nie może być ujemny',
  carbs: 'Węglowodany nie mogą być ujemne',
} as const;
const PER = new Map<string, Food['per']>([
  ...(['100g', '100 g', 'g', '100', '100 gram', '100 gramow'] as const).map(
    (word) => [word, '100g'] as const,
  ),
  ...(['sztuka', 'sztuke', 'szt', 'szt.', '1 szt', '1 szt.', '1 sztuka'] as const).map(
    (word) => [word, 'sztuka'] as const,
  ),
]);
const ALLERGENS_BY_WORD = new Map([
  ...choicesByWord(ALLERGEN_LABELS),
  ...([
    ['lubin', 'lubiny'],
    ['mieczaki', 'moluski'],
    ['orzeszki', 'arachidy'],
    ['orzechy ziemne', 'arachidy'],
    ['arachid', 'arachidy'],
    ['jajka', 'jaja'],
    ['jajko', 'jaja'],
    ['ryba', 'ryby'],
    ['laktoza', 'mleko'],
    ['so2', 'dwutlenek_siarki'],
    ['siarczyny', 'dwutlenek_siarki'],
  ] as const),
]);
const CONFIDENCE_BY_WORD = choicesByWord({
  pewny: 'pewny',
  prawdopodobny: 'prawdopodobny',
  niepewny: 'niepewny',
} satisfies Record<Food['allergenInfo']['confidence'], string>);

/** What folded words of the file mean to the practice. */
export interface Meanings {
  readonly categories: ReadonlyMap<string, string>;
  readonly units: ReadonlyMap<string, string>;
}

/** What a row says of a food. */
export function readFoodRow(
  row: TableRow,
  fields: readonly (ImportField | null)[],
  { categories, units }: Meanings,
): ReadRow<FoodRowPatch> {
  const reader = new RecordReader(row, fields);
  const id = reader.read('id', (cell) => idText(textOf(cell)));
  const code = reader.read('code', (cell) => codeOf(clearableText(cell)));
  const name = reader.read('name', textOf);
  const patch: FoodRowPatch = {
    ...(name !== undefined && { name }),
    ...said('code', code),
    ...said(
      'category',
      reader.read('category', (cell) => categoryOf(textOf(cell), categories, reader)),
    ),
    ...said(
      'per',
      reader.read('per', (cell) => perOf(textOf(cell), reader)),
    ),
    ...amounts(reader),
    ...said(
      'units',
      reader.read('units', (cell) => listOf(cell, betweenAmounts)?.map((item) => unitOf(item, units))),
    ),
  };
  Object.assign(
    patch,
    said(
      'intolerances',
      reader.read('intolerances', (cell) => listOf(cell, betweenWords)),
    ),
  );
  const allergenInfo = allergensOf(reader);
  if (Object.keys(allergenInfo).length > 0) patch.allergenInfo = allergenInfo;
  if (name === undefined && !reader.problems.some(({ field }) => field === 'name'))
    reader.problems.push({ field: 'name', message: 'Brak nazwy' });
  return {
    ...{ line: row.line, id, code, name: name ?? '', patch },
    ...{ problems: reader.problems, warnings: reader.warnings, shown: reader.shown() },
  };
}

function said<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };
}

function amounts(reader: RecordReader): Pick<FoodRowPatch, keyof typeof BELOW_ZERO> {
  const read = (field: keyof typeof BELOW_ZERO) =>
    said(
      field,
      reader.read(field, (cell) => {
        const text = textOf(cell);
        if (text === undefined) return undefined;
        const amount = amountOfTable(text);
        if (amount === undefined) return undefined;
        const { value, told } = amount;
        if (told !== undefined) reader.warnings.push(`${IMPORT_FIELD_LABELS[field]}: ${told}`);
        if (value < 0) throw new ValueFault(BELOW_ZERO[field]);
        return value;
      }),
    );
  return { ...read('calories'), ...read('protein'), ...read('fat'), ...read('carbs') };
}

function idText(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > 2_000_000_000)
    throw new ValueFault(`„${shortened(text)}” to nie numer produktu`);
  return text;
}

/** A spreadsheet that takes a bar code for a number spoils it. */
function codeOf(text: string | undefined): string | undefined {
  const digits = tidyFoodCode(text ?? '');
  if (digits === '') return undefined;
  if (/^\d[.,]\d+e\+?\d+$/i.test(digits))
    throw new ValueFault(`„${digits}” to nie EAN: ustaw w arkuszu tę kolumnę jako tekst`);
  if (!isFoodCode(digits))
    throw new ValueFault(`„${shortened(digits)}” to nie EAN: 8, 12, 13 albo 14 cyfr, ostatnia kontrolna`);
  return digits;
}

const LONGEST_CATEGORY = 60;

/** A category of the practice; of a list of them the first, where all of it is longer than a category can be. */
function categoryOf(
  text: string | undefined,
  categories: Meanings['categories'],
  reader: RecordReader,
): string | undefined {
  const category = text === undefined ? undefined : (categories.get(foldText(text)) ?? text);
  if (category === undefined || category.length <= LONGEST_CATEGORY) return category;
  const first = category.split(/[;|,]/u)[0]?.trim() ?? '';
  const isShort = first !== '' && first.length <= LONGEST_CATEGORY;
  reader.warnings.push(
    `Kategoria „${shortened(category)}” jest za długa: ${isShort ? `przyjęto „${first}”` : 'nie weszła'}`,
  );
  return isShort ? first : undefined;
}

/** "per 100 g edible portion", "100 ml": as tables say it of every row. */
const PER_HUNDRED = /^(?:na|per|w|pro|par|por) ?100 ?(g|gram\w*|ml)\b|^100 ?(ml)\b/;

function perOf(text: string | undefined, reader: RecordReader): Food['per'] | undefined {
  if (text === undefined) return undefined;
  const [, unit, bare] = PER_HUNDRED.exec(foldText(text)) ?? [];
  if (unit === 'ml' || bare !== undefined)
    reader.warnings.push(`${IMPORT_FIELD_LABELS.per}: „${shortened(text)}” przyjęto jak na 100 g`);
  const per = unit !== undefined || bare !== undefined ? '100g' : PER.get(foldText(text));
  if (!per) throw new ValueFault(`„${shortened(text)}”: wartości mogą być na „100 g” albo na „sztuka”`);
  return per;
}

function unitOf(item: string, units: Meanings['units']): Food['units'][number] {
  const [, name = '', grams = ''] = /^(.+)=([^=]*)$/s.exec(item) ?? [];
  if (name.trim() === '')
    throw new ValueFault(`Miara „${shortened(item)}” nie ma wagi: zapisz ją np. jako łyżka=10 g`);
  const value = numberOf(grams.trim());
  if (value <= 0) throw new ValueFault(`Miara „${shortened(name.trim())}” musi ważyć więcej niż 0 g`);
  return { name: units.get(foldText(name)) ?? name.trim(), grams: value };
}

function allergensOf(reader: RecordReader): Partial<Food['allergenInfo']> {
  const unknown: string[] = [];
  const read = reader.read('allergens', (cell) =>
    listOf(cell, betweenWords)?.flatMap((item) => {
      if (!isAllergenTag(item)) return sureAllergenOf(item);
      const allergen = allergenOfTag(item);
      if (allergen) return { allergen };
      unknown.push(wordsOfTag(item));
      return [];
    }),
  );
  const listed = read?.map(({ allergen }) => allergen);
  const sure = read?.flatMap((one) => (one.confidence ? [[one.allergen, one.confidence] as const] : []));

  const confidence = reader.read('confidence', (cell) => {
    const text = textOf(cell);
    if (text === undefined) return undefined;
    const known = CONFIDENCE_BY_WORD.get(foldText(text));
    if (!known) throw new ValueFault(`„${shortened(text)}”: pewny, prawdopodobny albo niepewny`);
    return known;
  });
  const verifiedAt = reader.read('verifiedAt', (cell) => {
    const text = clearableText(cell);
    return text === undefined ? undefined : text === '' ? null : dateOf(text);
  });
  return {
    ...said('allergens', listed),
    ...said('certainty', sure && sure.length > 0 ? Object.fromEntries(sure) : undefined),
    ...said('confidence', confidence),
    ...said('note', noteOf(reader, unknown)),
    ...said('verifiedAt', verifiedAt),
  };
}

/** The note of the table; tags of traces in Polish, and tags of allergens that nobody knows, which do not vanish. */
function noteOf(reader: RecordReader, unknown: readonly string[]): string | undefined {
  const written = reader.read('allergenNote', clearableText);
  const tags = written?.split(',').map((tag) => tag.trim()) ?? [];
  const named = tags.map((tag) => {
    const allergen = allergenOfTag(tag);
    return allergen ? ALLERGEN_LABELS[allergen] : wordsOfTag(tag);
  });
  const note = tags.every(isAllergenTag) && tags.length > 0 ? `Może zawierać: ${named.join(', ')}.` : written;
  if (unknown.length === 0) return note;
  const told = `Nierozpoznane alergeny: ${unknown.join(', ')}.`;
  reader.warnings.push(`nierozpoznane alergeny: ${unknown.join(', ')}`);
  return note === undefined || note === '' ? told : `${told} ${note}`;
}

/** "mleko (pewny)": an allergen that is sure by itself. */
function sureAllergenOf(item: string) {
  const [, word = item, sure = ''] = /^(.*?)\s*\(([^()]+)\)$/s.exec(item) ?? [];
  const confidence = CONFIDENCE_BY_WORD.get(foldText(sure));
  return confidence ? { allergen: allergenOf(word), confidence } : { allergen: allergenOf(item) };
}

function allergenOf(word: string): Food['allergenInfo']['allergens'][number] {
  const known = ALLERGENS_BY_WORD.get(foldText(word));
  if (!known) throw new ValueFault(`Nieznany alergen „${shortened(word)}”`);
  return known;
}

const WRITERS: Readonly<Record<FoodField, (food: Food) => WrittenCell>> = {
  id: ({ id }) => id,
  code: ({ code }) => code ?? null,
  name: ({ name }) => name,
  category: ({ category }) => category,
  per: ({ per }) => (per === '100g' ? '100 g' : 'sztuka'),
  calories: ({ calories }) => calories,
  protein: ({ protein }) => protein,
  fat: ({ fat }) => fat,
  carbs: ({ carbs }) => carbs,
  units: ({ units }) =>
    units.map(({ name, grams }) => `${escaped(name)}=${writtenNumber(grams)} g`).join(' | ') || null,
  allergens: ({ allergenInfo: { allergens, certainty } }) =>
    joinList(
      allergens.map((allergen) => {
        const sure = certainty?.[allergen];
        return ALLERGEN_LABELS[allergen] + (sure ? ` (${sure})` : '');
      }),
    ) || null,
  confidence: ({ allergenInfo }) => allergenInfo.confidence,
  allergenNote: ({ allergenInfo }) => allergenInfo.note || null,
  verifiedAt: ({ allergenInfo }) => allergenInfo.verifiedAt,
  intolerances: ({ intolerances = [] }) => joinList(intolerances.map(({ name }) => name)) || null,
};

/** A food as a row of a file, in the order of {@link IMPORT_FIELDS}. */
export const writeFoodRow = (food: Food): WrittenCell[] =>
  IMPORT_FIELDS.foods.map((field) => WRITERS[field](food));

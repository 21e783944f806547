import { allergenOfTag, wordsOfTag } from '@pora/contracts/catalog/allergen-tags';
import { isFoodCode } from '@pora/contracts/catalog/food-code';
import { impossibleValues } from '@pora/contracts/catalog/food-limits';
import { ALLERGEN_LABELS } from '@pora/contracts/catalog/food.vocabulary';
import { foldText } from '@pora/text-pl/fold';
import { formatNumber } from '@pora/text-pl/number';
import { parseDecimal } from '@pora/text-pl/numbers';
import { BLANK_FOOD, FOOD_TEXT, type FoodFormValues } from '../edit/food-form.model.js';
import { productStrings as t } from './product.strings.js';

/** A product of Open Food Facts as a food to check; what is missing or impossible is told, never filled. */
export interface ReadProduct {
  readonly values: FoodFormValues;
  /** Bar code the data say they are of. */
  readonly code: string | null;
  /** Values the source does not give. */
  readonly missing: readonly string[];
  /** Values the source gives but no food can have. */
  readonly refused: readonly string[];
  /** What else a person has to know. */
  readonly remarks: readonly string[];
}

/** Why a text holds no product. */
export type ProductFault = 'not_json' | 'no_product';

type Json = Readonly<Record<string, unknown>>;

const CODE = /^\d{8,14}$/;
const KILOJOULES = 4.184;
/** What nothing is said of yet: 100 g that hold nothing. */
const NOTHING = { per: '100g', units: [], calories: null, protein: 0, fat: 0, carbs: 0 } as const;

/** Bar code in what somebody typed: the digits alone, or the address of a product's page. */
export function codeOf(typed: string): string | null {
  const trimmed = typed.trim();
  const inAddress = /openfoodfacts\.org\/(?:[a-z][a-z0-9-]*\/)*(\d{8,14})(?:[/?#.]|$)/i.exec(trimmed)?.[1];
  const digits = trimmed.replace(/[\s-]/g, '');
  return inAddress ?? (CODE.test(digits) ? digits : null);
}

/** Reads a product in the Open Food Facts JSON shape, alone or as its API answers it. */
export function readProduct(text: string): ReadProduct | ProductFault {
  const answer = parsed(text);
  if (answer === undefined) return 'not_json';
  const product = recordOf(answer['product']) ?? answer;
  const isProduct = ['product_name', 'product_name_pl', 'nutriments', 'nutrition'].some(
    (field) => field in product,
  );
  if (!isProduct) return 'no_product';
  const code = codeOf(textOf(product['code']) || textOf(answer['code']));
  const isWhole = code !== null && isFoodCode(code);
  const figures = readFigures(nutrimentsOf(product));
  const allergens = readAllergens(product);
  const name = nameOf(product);
  return {
    values: {
      ...BLANK_FOOD,
      ...figures.values,
      name: name.slice(0, FOOD_TEXT.name),
      code: isWhole ? code : '',
      units: unitsOf(product),
      allergens: allergens.allergens,
      confidence: allergens.isSure ? 'prawdopodobny' : 'niepewny',
      certainty: Object.fromEntries(allergens.allergens.map((allergen) => [allergen, 'prawdopodobny'])),
      note: [t.source(code), ...allergens.notes].join(' ').slice(0, FOOD_TEXT.note),
    },
    code,
    missing: [...(name === '' ? [t.name] : []), ...figures.missing, ...allergens.missing],
    refused: [...figures.refused, ...(code !== null && !isWhole ? [t.badCode(code)] : [])],
    remarks: [...figures.remarks, ...allergens.notes],
  };
}

function parsed(text: string): Json | undefined {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const recordOf = (value: unknown): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? // Control characters and marks that turn the direction of writing never belong in a name.
      String(value)
        .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : '';
const tagsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(textOf).filter((tag) => tag !== '') : [];

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' ? parseDecimal(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function nameOf(product: Json): string {
  const fields = ['product_name_pl', 'product_name', 'generic_name_pl', 'generic_name', 'product_name_en'];
  const name = fields.map((field) => textOf(product[field])).find((one) => one !== '') ?? '';
  const [brand = ''] = textOf(product['brands']).split(',');
  if (name === '' || brand.trim() === '' || foldText(name).includes(foldText(brand))) return name;
  return `${name}, ${brand.trim()}`;
}

/**
 * Values of 100 g by their older names, whichever shape the source has: `nutriments`, or sets with an amount each, of which
 * the gathered one comes first. A set of a portion, or of what is prepared, says nothing about 100 g as sold.
 */
function nutrimentsOf(product: Json): Json {
  const known = recordOf(product['nutriments']);
  const nutrition = recordOf(product['nutrition']);
  if (!nutrition) return known ?? {};
  const inputs = nutrition['input_sets'];
  const sets = [nutrition['aggregated_set'], ...(Array.isArray(inputs) ? inputs : [])].map(recordOf);
  const found = sets.find((set) => set !== undefined && isAsSold(set) && recordOf(set['nutrients']));
  const nutrients = Object.entries(recordOf(found?.['nutrients']) ?? {});
  const values = nutrients.flatMap(([name, amount]): [string, unknown][] => {
    const { value, value_string: written, unit } = recordOf(amount) ?? {};
    const isKnown = name.startsWith('energy')
      ? unit === (name === 'energy-kcal' ? 'kcal' : 'kJ')
      : unit === 'g';
    return isKnown ? [[`${name}_100g`, value ?? written]] : [];
  });
  return { ...known, ...Object.fromEntries(values) };
}

function isAsSold({ preparation, per }: Json): boolean {
  return (preparation === undefined || preparation === 'as_sold') && (per === '100g' || per === '100ml');
}

type Figure = 'calories' | 'protein' | 'fat' | 'carbs';

const FIELDS: readonly (readonly [Figure, string])[] = [
  ['protein', 'proteins_100g'],
  ['fat', 'fat_100g'],
  ['carbs', 'carbohydrates_100g'],
];

/** Energy and macros of 100 g; salt and the rest are left out. */
function readFigures(nutriments: Json) {
  const values: Partial<Record<Figure, number | null>> = {};
  const [missing, refused, remarks]: [string[], string[], string[]] = [[], [], []];
  const take = (figure: Figure, value: number | null): void => {
    const isPossible =
      value !== null && value >= 0 && impossibleValues({ ...NOTHING, [figure]: value }).length === 0;
    values[figure] = isPossible ? Math.round(value * 10) / 10 : null;
    if (value === null) missing.push(t.figures[figure]);
    else if (!isPossible)
      refused.push(t.impossible(t.figures[figure], formatNumber(value, { maxDecimals: 1 })));
  };
  const stated = numberOf(nutriments['energy-kcal_100g']);
  const kilojoules = numberOf(nutriments['energy-kj_100g']) ?? numberOf(nutriments['energy_100g']);
  if (stated === null && kilojoules !== null) remarks.push(t.fromKilojoules);
  const kcal = stated ?? (kilojoules === null ? null : kilojoules / KILOJOULES);
  take('calories', kcal === null ? null : Math.round(kcal));
  for (const [figure, field] of FIELDS) take(figure, numberOf(nutriments[field]));
  const macros = { protein: values.protein ?? 0, fat: values.fat ?? 0, carbs: values.carbs ?? 0 };
  const together = macros.protein + macros.fat + macros.carbs;
  if (impossibleValues({ ...NOTHING, ...macros }).length > 0)
    remarks.push(t.tooMuch(formatNumber(together, { maxDecimals: 1 })));
  const saturated = numberOf(nutriments['saturated-fat_100g']);
  if (
    values.fat !== null &&
    impossibleValues({ ...NOTHING, fat: macros.fat, saturatedFat: saturated }).length > 0
  )
    remarks.push(t.tooSaturated);
  return { values, missing, refused, remarks };
}

/** The allergens the source declares; traces and what nobody knows stand in the note, and nothing is sure then. */
function readAllergens(product: Json) {
  const declared = tagsOf(product['allergens_tags']);
  const traces = tagsOf(product['traces_tags']);
  const known = declared.map(allergenOfTag);
  const allergens = [...new Set(known.filter((one) => one !== undefined))];
  const unknown = declared.filter((_, index) => known[index] === undefined);
  const mayHold = traces.map((tag) => {
    const allergen = allergenOfTag(tag);
    return allergen ? ALLERGEN_LABELS[allergen] : wordsOfTag(tag);
  });
  const notes = [
    ...(mayHold.length > 0 ? [t.traces([...new Set(mayHold)])] : []),
    ...(unknown.length > 0 ? [t.unknownAllergens(unknown.map(wordsOfTag))] : []),
  ];
  return {
    allergens,
    notes,
    missing: declared.length === 0 ? [t.allergens] : [],
    isSure: declared.length > 0 && notes.length === 0,
  };
}

/** A portion and a packet, where the source says what they weigh. */
function unitsOf(product: Json): FoodFormValues['units'] {
  const weighed = [
    ['porcja', numberOf(product['serving_quantity'])],
    ['opakowanie', numberOf(product['product_quantity'])],
  ] as const;
  return weighed
    .filter(([, grams]) => grams !== null && grams >= 0.1 && grams <= 5000)
    .map(([name, grams], index) => ({ key: String(index), name, grams }));
}

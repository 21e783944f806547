import { canonicalUnit, UNITS } from '@pora/engine/text-pl/units';
import { matchFoodCategory } from '@pora/contracts/catalog/food-category';
import {
  type ImportColumn,
  type ImportOptions,
  type LibraryImport,
} from '@pora/contracts/catalog/library-import.model';
import {
  IMPORT_KEYS,
  REQUIRED_FIELDS,
  type ImportField,
  type ImportKey,
  type ImportKind,
  type RepeatChoice,
  type SameNameChoice,
} from '@pora/contracts/catalog/library-import.vocabulary';

/** What a person decides about a file. */
export interface ImportChoices {
  fields: (ImportField | null)[];
  /** By what records are found, or that those there are stay. */
  existing: ImportKey | 'skip';
  /** What is done with a second row of the same name. */
  repeats: RepeatChoice;
  /** What is done with a new food whose name the library has already. */
  sameNames: SameNameChoice;
  /** Only what the library has already is changed: what a new record needs may be missing. */
  onlyKnown: boolean;
  /** Categories of the practice by the words of the file. */
  categories: ReadonlyMap<string, string>;
  /** Household measures by the words of the file. */
  units: ReadonlyMap<string, string>;
}

/** What is proposed for a file. */
export function optionsOf({ columns }: LibraryImport): ImportChoices {
  const fields = columns.map(({ field }) => field);
  return {
    ...{ fields, existing: bestKey(fields), repeats: 'ask', sameNames: 'ask' },
    ...{ onlyKnown: false, categories: new Map(), units: new Map() },
  };
}

/** Keys that the columns give, the surest first. */
export const keysOf = (fields: readonly (ImportField | null)[]): ImportKey[] =>
  IMPORT_KEYS.filter((key) => key === 'name' || fields.includes(key));

const bestKey = (fields: readonly (ImportField | null)[]): ImportKey => keysOf(fields)[0] ?? 'name';

/** The choices with another field for a column; the column that had the field before gives it up. */
export function withField(choices: ImportChoices, at: number, field: ImportField | null): ImportChoices {
  const fields = choices.fields.map((one, place) =>
    place === at ? field : one === field && field !== null ? null : one,
  );
  const { existing } = choices;
  const isKept = existing === 'skip' || keysOf(fields).includes(existing);
  return { ...choices, fields, existing: isKept ? existing : bestKey(fields) };
}

/** Fields that a new record cannot be without and no column holds. */
export const missingFields = (kind: ImportKind, { fields }: ImportChoices): ImportField[] =>
  REQUIRED_FIELDS[kind].filter((field) => !fields.includes(field));

/** Whether enough is known of the columns for a preview. */
export const isReady = (kind: ImportKind, choices: ImportChoices): boolean =>
  choices.fields.includes('name') && (choices.onlyKnown || missingFields(kind, choices).length === 0);

/** The choices as the call takes them. */
export function bodyOf({
  fields,
  existing,
  repeats,
  sameNames,
  categories,
  units,
}: ImportChoices): ImportOptions {
  return {
    fields,
    key: existing === 'skip' ? bestKey(fields) : existing,
    existing: existing === 'skip' ? 'skip' : 'update',
    repeats,
    sameNames,
    categories: [...categories].map(([from, to]) => ({ from, to })),
    units: [...units].map(([from, to]) => ({ from, to })),
    proposeLinks: true,
  };
}

/** Groups of a column of categories that are in none of the fixed ones. */
export const foreignGroups = ({ values }: ImportColumn): string[] =>
  (values ?? []).filter((value) => matchFoodCategory(value) === undefined);

const KNOWN_UNITS: ReadonlySet<string> = new Set(UNITS.map(({ one }) => one));

/** Measures of a column that the product does not know by any spelling. */
export const foreignUnits = ({ measures = [] }: ImportColumn): string[] =>
  measures.filter((name) => !KNOWN_UNITS.has(canonicalUnit(name)));

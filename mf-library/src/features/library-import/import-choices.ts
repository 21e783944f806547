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
  /** New foods get the links that are proposed as sure, where nothing else is said of one. */
  proposeLinks: boolean;
  /** What somebody says of single proposed links, by line and key. */
  links: ReadonlyMap<number, LinksSaid>;
}

/** What somebody says of the links proposed to one row, by key. */
export type LinksSaid = ReadonlyMap<string, boolean>;

/** What is proposed for a file. */
export function optionsOf({ columns }: LibraryImport): ImportChoices {
  const fields = columns.map(({ field }) => field);
  return {
    ...{ fields, existing: bestKey(fields), repeats: 'ask', sameNames: 'ask' },
    ...{ onlyKnown: false, categories: new Map(), units: new Map() },
    ...{ proposeLinks: true, links: new Map() },
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

/** The choices with one proposed link taken or left. */
export function withLink(choices: ImportChoices, line: number, key: string, linked: boolean): ImportChoices {
  const said = new Map(choices.links.get(line)).set(key, linked);
  return { ...choices, links: new Map(choices.links).set(line, said) };
}

/** The choices with all proposed links taken as they are proposed, or all left; what was said of single ones is over. */
export const withAllLinks = (choices: ImportChoices, proposeLinks: boolean): ImportChoices => ({
  ...choices,
  proposeLinks,
  links: new Map(),
});

/** The choices as the call takes them. */
export function bodyOf(choices: ImportChoices): ImportOptions {
  const { fields, existing, repeats, sameNames, categories, units, proposeLinks, links } = choices;
  return {
    fields,
    key: existing === 'skip' ? bestKey(fields) : existing,
    existing: existing === 'skip' ? 'skip' : 'update',
    repeats,
    sameNames,
    categories: [...categories].map(([from, to]) => ({ from, to })),
    units: [...units].map(([from, to]) => ({ from, to })),
    proposeLinks,
    linkChoices: [...links].flatMap(([line, said]) =>
      [...said].map(([key, linked]) => ({ line, key, linked })),
    ),
  };
}

/** Groups of a column of categories that are in none of the fixed ones. */
export const foreignGroups = ({ values }: ImportColumn): string[] =>
  (values ?? []).filter((value) => matchFoodCategory(value) === undefined);

const KNOWN_UNITS: ReadonlySet<string> = new Set(UNITS.map(({ one }) => one));

/** Measures of a column that the product does not know by any spelling. */
export const foreignUnits = ({ measures = [] }: ImportColumn): string[] =>
  measures.filter((name) => !KNOWN_UNITS.has(canonicalUnit(name)));

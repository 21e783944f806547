/** What a file may hold. */
export const IMPORT_KINDS = ['foods', 'meals'] as const;
/** What a file may hold. */
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Columns that the product reads and writes, by kind, in the order in which it writes them. */
export const IMPORT_FIELDS = {
  foods: [
    'id',
    'code',
    'name',
    'category',
    'per',
    'calories',
    'protein',
    'fat',
    'carbs',
    'units',
    'allergens',
    'confidence',
    'allergenNote',
    'verifiedAt',
    'intolerances',
  ],
  meals: [
    'id',
    'name',
    'types',
    'source',
    'favorite',
    'childFriendly',
    'servings',
    'cookingTimeMinutes',
    'preparationTime',
    'diets',
    'ingredients',
    'amount',
    'description',
  ],
} as const;
/** Columns that are only read: the amount beside an ingredient, where each ingredient has a row of its own. */
const READ_ONLY: ReadonlySet<string> = new Set(['amount']);
/** Columns of the files the product writes. */
export const EXPORT_FIELDS = {
  foods: IMPORT_FIELDS.foods,
  meals: IMPORT_FIELDS.meals.filter((field) => !READ_ONLY.has(field)),
} as const;
/** What a new record cannot be without. */
export const REQUIRED_FIELDS = {
  foods: ['protein', 'fat', 'carbs'],
  meals: ['ingredients'],
} as const satisfies Record<ImportKind, readonly ImportField[]>;
/** What is done with a second row of the same name: asked about, left out, or taken as a record of its own. */
export const REPEAT_CHOICES = ['ask', 'first', 'each'] as const;
/** What is done with a second row of the same name. */
export type RepeatChoice = (typeof REPEAT_CHOICES)[number];
/** What is done with a new food whose name the library has already: asked about, left out, or added as a second one. */
export const SAME_NAME_CHOICES = ['ask', 'skip', 'add'] as const;
/** What is done with a new food whose name the library has already. */
export type SameNameChoice = (typeof SAME_NAME_CHOICES)[number];
/** A column of a file of foods. */
export type FoodField = (typeof IMPORT_FIELDS)['foods'][number];
/** A column of a file of meals. */
export type MealField = (typeof IMPORT_FIELDS)['meals'][number];
/** A column that the product knows. */
export type ImportField = FoodField | MealField;

/** Polish names of the columns: heads of exported files and choices of the screen. */
export const IMPORT_FIELD_LABELS: Readonly<Record<ImportField, string>> = {
  id: 'Numer',
  code: 'EAN',
  name: 'Nazwa',
  category: 'Kategoria',
  per: 'Wartości na',
  calories: 'Kalorie',
  protein: 'Białko',
  fat: 'Tłuszcz',
  carbs: 'Węglowodany',
  units: 'Miary domowe',
  allergens: 'Alergeny',
  confidence: 'Pewność alergenów',
  allergenNote: 'Uwaga o alergenach',
  verifiedAt: 'Alergeny sprawdzono',
  intolerances: 'Powiązania z wynikami',
  types: 'Typy',
  source: 'Źródło',
  favorite: 'Ulubiony',
  childFriendly: 'Dla dzieci',
  servings: 'Porcje',
  cookingTimeMinutes: 'Czas gotowania (min)',
  preparationTime: 'Czas przygotowania',
  diets: 'Kategorie diet',
  ingredients: 'Składniki',
  amount: 'Ilość składnika',
  description: 'Przepis',
};

/** By what a row finds the record it is about. */
export const IMPORT_KEYS = ['id', 'code', 'name'] as const;
/** By what a row finds the record it is about. */
export type ImportKey = (typeof IMPORT_KEYS)[number];

/** Character sets a CSV file may be in. */
export const IMPORT_ENCODINGS = ['utf-8', 'windows-1250', 'iso-8859-2', 'utf-16le', 'utf-16be'] as const;
/** Character set of a CSV file. */
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];

/** What may stand between the values of a CSV file. */
export const IMPORT_SEPARATORS = ['semicolon', 'comma', 'tab'] as const;
/** What stands between the values of a CSV file. */
export type ImportSeparator = (typeof IMPORT_SEPARATORS)[number];

/** Kinds of files, by their ending. */
export const TABLE_FORMATS = ['xlsx', 'csv'] as const;
/** Kind of a file. */
export type TableFormat = (typeof TABLE_FORMATS)[number];

/**
 * How far an import is: read but not begun, waiting, being written, done, given up, or stopped by a person. What a stopped
 * or given up one has written stays.
 */
export const IMPORT_STATES = ['draft', 'waiting', 'running', 'done', 'failed', 'cancelled'] as const;
/** How far an import is. */
export type ImportState = (typeof IMPORT_STATES)[number];

/** States in which something is still being written. */
export const isImporting = (state: ImportState): boolean => state === 'waiting' || state === 'running';

/** What becomes of a row. */
export const ROW_STATUSES = ['new', 'changed', 'unchanged', 'error'] as const;
/** What becomes of a row. */
export type RowStatus = (typeof ROW_STATUSES)[number];

/** Bounds of a file. */
export const IMPORT_LIMITS = {
  fileBytes: 10 * 1024 * 1024,
  rows: 20_000,
  columns: 250,
  /** Rows of each kind that a preview shows; every refused one is in the file of errors. */
  shownOfEach: 200,
  /** Different values of a column that are told, so that a person can say what they mean. */
  values: 60,
  /** Proposed links that a person may decide one by one; a preview shows fewer. */
  linkChoices: 10_000,
  /** Days that the list of an import with its refused rows is kept. */
  keptDays: 30,
} as const;

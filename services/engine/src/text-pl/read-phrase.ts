/**
 * How a person's words were read, clause by clause (decision 54): every content word of a survey's answer lies in exactly
 * one phrase, and a phrase that was not understood is told, never dropped.
 */
import type {
  OtherWordField as OtherField,
  PhraseReading,
  UnclearReason,
  WordField,
} from '@pora/contracts/catalog/word-decision.vocabulary';

export type { OtherField, PhraseReading, UnclearReason, WordField };

/** Fields of the survey that nobody asked about food in, and that may speak of it all the same (decision 55). */
const PLACES: Readonly<Record<OtherField, string>> = {
  chronic: 'medicalHistory.currentChronic',
  complaints: 'gastro.other',
  notes: 'patientNotes',
  purpose: 'header.visitPurpose',
  past: 'medicalHistory.pastChronic',
  meds: 'medicalHistory.currentMeds',
};
/** Those fields, in the order in which they are read. */
export const OTHER_FIELDS = Object.keys(PLACES) as readonly OtherField[];

/** Fields that are read: the first four are asked about food, the rest may speak of it; "ryb nie lubię" may stand in the liked. */
export const WORD_FIELDS: readonly WordField[] = [
  ...(['allergies', 'intolerances', 'disliked', 'accepted'] as const),
  ...OTHER_FIELDS,
];

/** Texts of those fields. */
export type OtherWords = { readonly [field in OtherField]?: readonly string[] };

/** The texts of the other fields, and nothing else of what holds them. */
export const otherWordsOf = (from: OtherWords): OtherWords =>
  Object.fromEntries(OTHER_FIELDS.map((field) => [field, from[field] ?? []]));

/** Whether a field is one of {@link OTHER_FIELDS}. */
export const isOtherField = (field: WordField): field is OtherField => OTHERS.has(field);
const OTHERS: ReadonlySet<string> = new Set(OTHER_FIELDS);

/** What a dietitian decided about one phrase of one patient. */
export interface WordDecision {
  readonly field: WordField;
  /** The phrase as written; compared in lower case with single spaces. */
  readonly phrase: string;
  /**
   * `confirmed`: keep out what was read; `means`: keep out these foods; `permitted`: keep nothing out, it is eaten;
   * `not_food`, `relative`: it says nothing about the patient's food; `note`: the dietitian minds it herself, the verdict
   * stays `attention`.
   */
  readonly answer: 'confirmed' | 'means' | 'permitted' | 'not_food' | 'relative' | 'note';
  /** With `means`. */
  readonly foodIds?: readonly number[];
  readonly categories?: readonly string[];
  readonly allergens?: readonly string[];
}

/** One clause of an entry; the clauses of an entry together hold all its words. */
export interface ReadPhrase {
  readonly field: WordField;
  /** The entry it stands in, as written. */
  readonly entry: string;
  /** The clause as written. */
  readonly text: string;
  readonly reading: PhraseReading;
  /** Names that are kept out, or proposed to be, as written: "orzechy włoskie". */
  readonly avoided: readonly string[];
  /** Names that are eaten: "wołowina ok", "oprócz łososia". */
  readonly permitted: readonly string[];
  /** Of an unclear phrase. */
  readonly reason?: UnclearReason;
  /** Of the fields that are not asked about food: kept out at once (allergy, celiac disease), or proposed only. */
  readonly elsewhere?: 'kept_out' | 'proposed';
  readonly decision?: WordDecision;
  /** Waits for the dietitian and keeps the verdict from `safe`. */
  readonly isOpen: boolean;
}

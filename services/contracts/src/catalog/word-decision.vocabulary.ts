/** Fields of the survey that nobody asked about food in, and that may speak of it all the same (decision 55). */
export const OTHER_WORD_FIELDS = [
  /** `medicalHistory.currentChronic`. */
  'chronic',
  /** `gastro.other`. */
  'complaints',
  /** `patientNotes`. */
  'notes',
  /** `header.visitPurpose`. */
  'purpose',
  /** `medicalHistory.pastChronic`. */
  'past',
  /** `medicalHistory.currentMeds`. */
  'meds',
] as const;
/** One of {@link OTHER_WORD_FIELDS}. */
export type OtherWordField = (typeof OTHER_WORD_FIELDS)[number];

/** Fields of the survey that are read: the first four are asked about food, the rest may speak of it (decision 55). */
export const WORD_FIELDS = [
  'allergies',
  'intolerances',
  'disliked',
  'accepted',
  ...OTHER_WORD_FIELDS,
] as const;
/** Where a person's words stand. */
export type WordField = (typeof WORD_FIELDS)[number];

/**
 * What can be decided about a phrase. `confirmed`: what was read is right; `means`: these foods; `permitted`: it is eaten;
 * `not_food`, `relative`: it says nothing about what the patient eats; `note`: the dietitian minds it herself.
 */
export const WORD_ANSWERS = ['confirmed', 'means', 'permitted', 'not_food', 'relative', 'note'] as const;
/** One of {@link WORD_ANSWERS}. */
export type WordAnswer = (typeof WORD_ANSWERS)[number];

/** Why a phrase has to be asked about, and why an entry is told with a check. */
export const UNCLEAR_REASONS = [
  'too_short',
  /** Nothing in the base is called so. */
  'no_food',
  /** A part of it was read. */
  'partly',
  /** Was so once: "w dzieciństwie alergia na jaja". */
  'past',
  /** The exception takes back everything that was named. */
  'lifts_all',
  /** Holds a name that the reading neither kept out nor permitted. */
  'unread_name',
  /** Says that there is something and not what: "TAK, kilka". */
  'unnamed',
  /** Another field says that it is eaten: "nie lubi ryb" and "lubi ryby". */
  'contradicts',
] as const;
/** One of {@link UNCLEAR_REASONS}. */
export type UnclearReason = (typeof UNCLEAR_REASONS)[number];

/** Reasons of a check: `elsewhere` waits in a field that does not ask about food, `note` is minded by the dietitian. */
export const GAP_REASONS = [...UNCLEAR_REASONS, 'elsewhere', 'note'] as const;
/** One of {@link GAP_REASONS}. */
export type GapReason = (typeof GAP_REASONS)[number];

/** What a reading may come to. */
export const PHRASE_READINGS = ['avoided', 'permitted', 'denied', 'not_food', 'unclear'] as const;
/** One of {@link PHRASE_READINGS}. */
export type PhraseReading = (typeof PHRASE_READINGS)[number];

/** Limits of decisions: characters of a phrase, foods of a decision, decisions of a call and of a survey. */
export const WORD_DECISION_LIMITS = { phrase: 5000, foods: 200, atOnce: 200, kept: 1000 } as const;

/** Phrases that are compared: lower case, single spaces. */
export function wordDecisionKey({
  field,
  phrase,
}: {
  readonly field: string;
  readonly phrase: string;
}): string {
  return `${field} ${comparable(phrase)}`;
}

/** Text without differences of case and spacing. */
export function comparable(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** Whether a field asks about food; the others may speak of it all the same (decision 55). */
export function asksAboutFood(field: WordField): boolean {
  return field === 'allergies' || field === 'intolerances' || field === 'disliked' || field === 'accepted';
}

/** Phrases of which no name was read: nothing that is decided about them can hide what another patient must not eat. */
const NAMELESS: ReadonlySet<string> = new Set<UnclearReason>(['no_food', 'too_short']);
/** Phrases that may get a meaning for every patient, beside what was read of them. */
const ADDED_TO: ReadonlySet<string> = new Set<UnclearReason>([
  'no_food',
  'too_short',
  'partly',
  'unread_name',
]);

/**
 * Whether a decision is remembered for the whole practice, as a word of its own (ADR 0109). What names an allergy or a
 * diagnosis, or only says that there is one, is decided for each patient anew: it would hide the next patient's.
 */
export function isForPractice(
  { field, reason }: { readonly field: WordField; readonly reason?: UnclearReason | undefined },
  answer: WordAnswer,
): boolean {
  if (!asksAboutFood(field) || reason === undefined) return false;
  if (answer === 'not_food') return NAMELESS.has(reason);
  return (answer === 'means' || answer === 'note') && ADDED_TO.has(reason);
}

/** What waits for a decision: what is to be minded by the dietitian herself is decided (decision 72). */
export function undecidedOf<T extends { readonly reason: GapReason }>(entries: readonly T[]): T[] {
  return entries.filter(({ reason }) => reason !== 'note');
}

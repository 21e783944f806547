import { type UnderstoodPhrase } from '@pora/contracts/catalog/own-word.model';
import { type KeptWordDecision } from '@pora/contracts/catalog/word-decision.model';
import {
  asksAboutFood,
  type WordAnswer,
  type WordField,
  wordDecisionKey,
} from '@pora/contracts/catalog/word-decision.vocabulary';
import { type TakenDecision } from '@pora/kit/own-words';

/** Parts of the screen: the fields that ask about food, and what was written elsewhere. */
export const WORD_SECTIONS = ['allergies', 'intolerances', 'disliked', 'elsewhere'] as const;
/** One of {@link WORD_SECTIONS}. */
export type WordSection = (typeof WORD_SECTIONS)[number];

/** What was decided on this screen and is not saved yet; null where a decision was taken back. */
export type WordDrafts = ReadonlyMap<string, TakenDecision | null>;

/** One line of the screen. */
export interface PhraseRow {
  readonly key: string;
  readonly phrase: UnderstoodPhrase;
  /** Waits for a decision. */
  readonly isOpen: boolean;
  readonly answer: WordAnswer | undefined;
  /** Of a saved decision. */
  readonly decidedAt: string | undefined;
  readonly isDraft: boolean;
}

/** Key of a phrase. */
export function phraseKey({ field, text }: Pick<UnderstoodPhrase, 'field' | 'text'>): string {
  return wordDecisionKey({ field, phrase: text });
}

function sectionOf(field: WordField): WordSection {
  if (!asksAboutFood(field)) return 'elsewhere';
  return field === 'accepted' ? 'disliked' : (field as WordSection);
}

/** Phrases somebody wants to see: what is only liked and is about no food is no question of what a plan leaves out. */
function isShown({ field, reading, isOpen, answer }: UnderstoodPhrase): boolean {
  if (isOpen || answer !== undefined || reading === 'avoided') return true;
  if (field === 'accepted') return false;
  // A field that does not ask about food is full of words that are about none.
  return asksAboutFood(field) || reading === 'permitted';
}

/** Lines by section, as they stand with what is decided and not saved yet. */
export function rowsOf(
  phrases: readonly UnderstoodPhrase[],
  kept: readonly KeptWordDecision[],
  drafts: WordDrafts,
): Record<WordSection, PhraseRow[]> {
  const sections: Record<WordSection, PhraseRow[]> = {
    allergies: [],
    intolerances: [],
    disliked: [],
    elsewhere: [],
  };
  const decided = new Map(kept.map((one) => [wordDecisionKey(one), one]));
  const seen = new Set<string>();
  for (const phrase of phrases) {
    const key = phraseKey(phrase);
    if (seen.has(key) || !isShown(phrase)) continue;
    seen.add(key);
    const draft = drafts.get(key);
    const saved = draft === undefined ? decided.get(key) : undefined;
    const answer = draft?.decision.answer ?? saved?.answer ?? (draft === null ? undefined : phrase.answer);
    sections[sectionOf(phrase.field)].push({
      ...{ key, phrase, answer },
      // The answer to what was just decided is on its way.
      isOpen: draft ? false : phrase.isOpen,
      decidedAt: saved?.at,
      isDraft: draft !== undefined && draft !== null,
    });
  }
  return sections;
}

/** How many lines wait. */
export function countOpen(sections: Record<WordSection, readonly PhraseRow[]>): number {
  return WORD_SECTIONS.reduce((sum, name) => sum + sections[name].filter(({ isOpen }) => isOpen).length, 0);
}

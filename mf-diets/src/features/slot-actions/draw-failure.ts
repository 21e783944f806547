import { type FailedDraw, type SlotPlace } from '@pora/contracts/plans/plan-steps.model';
import { isHttpError, messageOf } from '@pora/kit';
import { slotKey } from './slot-key.js';
import { slotStrings } from './slot-actions.strings.js';
import { type PlacedSlot } from './slot-place.js';

const t = slotStrings.drawing;

/** Why no meal was drawn for slots, and what helps. */
export interface DrawFailure {
  /** One slot where the generator gives a reason for it; all of them where nothing could be drawn at all. */
  places: readonly PlacedSlot[];
  sentence: string;
  /** What the server says beside it: counts, and what helps. */
  details: string[];
  help: 'alternatives' | 'rules' | 'retry';
}

/** Sentences of the refusals the generator gives a reason for; the server's own is preferred [diets §8]. */
const REASONS = new Map<string, Pick<DrawFailure, 'sentence' | 'help'>>([
  ['duplicate_only', { sentence: t.duplicateOnly, help: 'alternatives' }],
  ['slot_pool_mismatch', { sentence: t.poolMismatch, help: 'rules' }],
]);

/** What the server says of one slot. */
type Refused = SlotPlace & Partial<Pick<FailedDraw, 'reason' | 'error' | 'sentences'>>;

function sentencesOf(details: unknown): string[] {
  const { sentences } = (details ?? {}) as { sentences?: unknown };
  return Array.isArray(sentences) ? sentences.filter((each) => typeof each === 'string') : [];
}

function refusedOf(details: unknown): Refused[] {
  const { failed } = (details ?? {}) as { failed?: unknown };
  return Array.isArray(failed) ? (failed as Refused[]) : [];
}

/** Slots the generator has no candidate for, each with its reason; the others of the same draw may have got a meal. */
export function refusedDraws(places: readonly PlacedSlot[], refused: readonly Refused[]): DrawFailure[] {
  const placed = new Map(places.map((at) => [slotKey(at), at]));
  return refused.flatMap((item) => {
    const at = placed.get(slotKey(item));
    const reason = REASONS.get(item.reason ?? '');
    if (!at || !reason) return [];
    const sentence = item.error || reason.sentence;
    return [{ places: [at], sentence, details: sentencesOf(item), help: reason.help }];
  });
}

/** What a draw that failed as a whole tells the person [diets §8]. */
export function drawFailures(places: readonly PlacedSlot[], error: unknown): DrawFailure[] {
  const reason = isHttpError(error, 422) ? REASONS.get(error.code) : undefined;
  if (isHttpError(error, 422) && reason) {
    const each = refusedDraws(places, refusedOf(error.details));
    if (each.length > 0) return each;
    const sentence = messageOf(error) || reason.sentence;
    return [{ places, sentence, details: sentencesOf(error.details), help: reason.help }];
  }
  if (isHttpError(error, 404)) return withServerWords(places, t.notFound, error);
  // Another slot stands there than the person saw, or an earlier change has not come through.
  if (isHttpError(error, 412)) return withServerWords(places, t.prepare, error);
  return withServerWords(places, t.byDefault, error);
}

function withServerWords(places: readonly PlacedSlot[], sentence: string, error: unknown): DrawFailure[] {
  const words = messageOf(error);
  return [{ places, sentence, details: words === sentence ? [] : [words], help: 'retry' }];
}

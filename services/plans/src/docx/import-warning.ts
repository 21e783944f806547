import type { PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import { docxStrings } from './docx.strings.js';

/** What speaks against handing an imported plan out, as one sentence; null when the check found nothing of the kind. */
export function importWarning({ state, sentence, slots }: PlanSafety): string | null {
  if (state === 'unchecked') return docxStrings.importUnchecked(sentence);
  if (state !== 'dangerous') return null;
  const blocked = slots.flatMap(({ problems }) =>
    problems.filter(({ level, acceptedBy }) => level === 'block' && !acceptedBy),
  );
  const allergens = [...new Set(blocked.map(({ foodName }) => foodName))];
  return allergens.length > 0
    ? docxStrings.importAllergies(allergens)
    : docxStrings.importDangerous(sentence);
}

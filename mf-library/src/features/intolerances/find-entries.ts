import { type Intolerance } from '@pora/contracts/catalog/intolerance.model';
import { compareText, foldLetters } from '@pora/kit';

/** Most entries the list shows at once [library §9]. */
export const SHOWN_ENTRIES = 50;

/** Which entries a person wants to see. */
export interface EntryFilter {
  q: string;
  /** Only entries no food is linked to: the holes of the check (decision 13). */
  unmappedOnly: boolean;
}

/**
 * Entries whose name, other names or key hold the text, names that begin with it first. The chosen one stays among those
 * without foods while somebody links its first.
 */
export function findEntries(
  entries: readonly Intolerance[],
  { q, unmappedOnly }: EntryFilter,
  chosenKey?: string,
): readonly Intolerance[] {
  const wanted = foldLetters(q.trim());
  const rank = ({ name }: Intolerance) => (foldLetters(name).startsWith(wanted) ? 0 : 1);
  return entries
    .filter(({ key, foodCount }) => !unmappedOnly || foodCount === 0 || key === chosenKey)
    .filter(({ name, aliases, key }) =>
      [name, ...aliases, key].some((text) => foldLetters(text).includes(wanted)),
    )
    .sort((a, b) => rank(a) - rank(b) || compareText(a.name, b.name));
}

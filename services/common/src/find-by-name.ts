import type { FoundByName, NameQuestion } from '@pora/contracts/text/found-by-name.model';
import { matchesText } from '@pora/text-pl/typed';

/**
 * The first rows whose name holds the text, by the rule of every list on the screen: no letter of it is a pattern. Held
 * against rows in memory, since no index knows names without their accents: 20,000 of them take 0.1 s.
 */
export function findByName(
  rows: readonly { readonly id: string; readonly name: string }[],
  { text, limit }: NameQuestion,
): FoundByName {
  const wanted = text.replaceAll(/\s+/g, ' ');
  const ids: string[] = [];
  for (const { id, name } of rows) {
    if (!matchesText(name, wanted)) continue;
    if (ids.length === limit) return { ids, isMore: true };
    ids.push(id);
  }
  return { ids, isMore: false };
}

import { foldText } from '@pora/text-pl/fold';
import type { IntoleranceContent } from './stored-intolerance.js';

/** One name as it is stored. */
export interface NameRow {
  readonly folded: string;
  readonly intolerance: string;
  readonly position: number;
  readonly name: string;
}

const LONGEST_KEY = 80;
const KEY_OF_UNREADABLE = 'nietolerancja';

/** Rows of the names of an item, its own first, each name once whatever its case and accents. */
export function nameRowsOf({ key, name, aliases }: IntoleranceContent): NameRow[] {
  const byFolded = new Map<string, string>();
  for (const written of [name, ...aliases]) {
    const folded = foldText(written);
    if (!byFolded.has(folded)) byFolded.set(folded, written);
  }
  return [...byFolded].map(([folded, written], position) => {
    return { folded, intolerance: key, position, name: written };
  });
}

/** Key made from a name: "Mleko krowie" gives `mleko-krowie`; `count` tells apart items whose names give the same. */
export function keyOfName(name: string, count = 1): string {
  const suffix = count > 1 ? `-${count}` : '';
  const slug = foldText(name)
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, LONGEST_KEY - suffix.length)
    .replace(/^-+|-+$/gu, '');
  return `${slug || KEY_OF_UNREADABLE}${suffix}`;
}

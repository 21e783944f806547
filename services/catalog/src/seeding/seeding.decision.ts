import { createHash } from 'node:crypto';

/** What is known about one record of the starter data. */
export interface SeedingFacts {
  /** Hash of the content in the files. */
  readonly offered: string;
  /** Hash of the content offered last time; undefined when it was never loaded. */
  readonly loadedBefore: string | undefined;
  /** Who changed the stored record last; undefined when there is none. */
  readonly lastAuthor: string | undefined;
  /** Name under which starter data is written. */
  readonly seedAuthor: string;
}

/** `keep`: leave the record as people made it, but remember that this content was offered. */
export type SeedingDecision = 'nothing' | 'insert' | 'replace' | 'keep';

/** Loads what is new, renews what nobody has touched; what a person edited or deleted stays as it is. */
export function decideSeeding({
  offered,
  loadedBefore,
  lastAuthor,
  seedAuthor,
}: SeedingFacts): SeedingDecision {
  if (loadedBefore === offered) return 'nothing';
  if (loadedBefore === undefined) return lastAuthor === undefined ? 'insert' : 'keep';
  return lastAuthor === seedAuthor ? 'replace' : 'keep';
}

/** Fingerprint of a record's content. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** A dictionary item as the database holds it. */
export interface StoredIntolerance {
  readonly key: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly version: number;
  readonly updatedAt: Date;
}

/** What a dictionary item is made from. */
export interface IntoleranceContent {
  readonly key: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

/** Link between an intolerance and a food. */
export interface MappingPair {
  readonly intolerance: string;
  readonly foodId: number;
}

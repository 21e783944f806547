/** Version of the rules while nobody has saved any. */
export const FACTORY_VERSION = 1;

/** The rule document as the database holds it; a restored backup may hold one of an older form. */
export interface SavedRules {
  readonly config: unknown;
  readonly version: number;
  readonly updatedAt: Date;
}

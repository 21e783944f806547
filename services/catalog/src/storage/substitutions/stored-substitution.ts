import type { NewSubstitution } from './new-substitution.js';

/** A substitution as the database holds it. */
export interface StoredSubstitution extends NewSubstitution {
  readonly version: number;
  readonly updatedAt: Date;
}

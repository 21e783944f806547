import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import type { NewSubstitution } from './new-substitution.js';
import type { StoredSubstitution } from './stored-substitution.js';
import { SubstitutionsRepository } from './substitutions.repository.js';

export type { NewSubstitution } from './new-substitution.js';
export type { StoredSubstitution } from './stored-substitution.js';

/** A substitution under the one name of its pair, as the seed knows it. */
type NamedSubstitution = NewSubstitution & { readonly id: string };

/** Substitutions for the other features of this service. */
@Injectable()
export class SubstitutionStorageService {
  constructor(private readonly substitutions: SubstitutionsRepository) {}

  /** All substitutions by food and substitute. */
  readAll(): Promise<StoredSubstitution[]> {
    return this.substitutions.list();
  }

  /** Who changed which pair last, by `food/substitute`. */
  lastAuthors(): Promise<Map<string, string>> {
    return this.substitutions.lastAuthors();
  }

  insert(items: readonly NamedSubstitution[], caller: CallerInfo): Promise<void> {
    return this.substitutions.insertAll(items.map(contentOf), caller);
  }

  async replace(item: NamedSubstitution, caller: CallerInfo): Promise<void> {
    const row = await this.substitutions.getForUpdate(item);
    await this.substitutions.update(Object.assign(row, contentOf(item)), caller);
  }
}

function contentOf({ foodId, substituteFoodId, percentage, description }: NewSubstitution): NewSubstitution {
  return { foodId, substituteFoodId, percentage, description };
}

import { Injectable } from '@nestjs/common';
import type { StoredSubstitution } from './stored-substitution.js';
import { SubstitutionsRepository } from './substitutions.repository.js';

export type { StoredSubstitution } from './stored-substitution.js';

/** Substitutions for the other features of this service. */
@Injectable()
export class SubstitutionStorageService {
  constructor(private readonly substitutions: SubstitutionsRepository) {}

  /** All substitutions by food and substitute. */
  readAll(): Promise<StoredSubstitution[]> {
    return this.substitutions.list();
  }
}

import { Injectable } from '@nestjs/common';
import { IntoleranceMappingsRepository } from './intolerance-mappings.repository.js';
import { IntolerancesRepository } from './intolerances.repository.js';
import type { MappingPair, StoredIntolerance } from './stored-intolerance.js';

export type { MappingPair, StoredIntolerance } from './stored-intolerance.js';

/** Dictionary and links for the other features of this service. */
@Injectable()
export class IntoleranceStorageService {
  constructor(
    private readonly dictionary: IntolerancesRepository,
    private readonly mappings: IntoleranceMappingsRepository,
  ) {}

  /** The whole dictionary by key. */
  readDictionary(): Promise<StoredIntolerance[]> {
    return this.dictionary.list();
  }

  /** All links by intolerance and food. */
  readMappings(): Promise<MappingPair[]> {
    return this.mappings.list();
  }

  /** Links of the given foods by intolerance and food. */
  readMappingsOf(foodIds: readonly number[]): Promise<MappingPair[]> {
    return this.mappings.listOf(foodIds);
  }
}

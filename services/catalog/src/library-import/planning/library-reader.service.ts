import { Injectable } from '@nestjs/common';
import type { ImportKind } from '@pora/contracts/catalog/library-import.vocabulary';
import { CatalogueService } from '../../catalogue/catalogue.service.js';
import { LibraryRecordsRepository } from '../store/library-records.repository.js';
import type { LibraryState } from './library-state.js';

/** The library as an import has to know it. */
@Injectable()
export class LibraryReader {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly records: LibraryRecordsRepository,
  ) {}

  async read(kind: ImportKind): Promise<LibraryState> {
    const { foodById, mealById, ruleConfig, dictionary } = await this.catalogue.current();
    const codes = kind === 'foods' ? await this.records.codes() : new Map<number, string>();
    return { foodById, mealById, ruleConfig, dictionary, codes, trashed: await this.records.trashed(kind) };
  }
}

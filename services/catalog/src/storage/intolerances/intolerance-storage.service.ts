import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import { IntoleranceMappingsRepository } from './intolerance-mappings.repository.js';
import { nameRowsOf } from './intolerance-names.js';
import { IntolerancesRepository } from './intolerances.repository.js';
import type { IntoleranceContent, MappingPair, StoredIntolerance } from './stored-intolerance.js';

export type { IntoleranceContent, MappingPair, StoredIntolerance } from './stored-intolerance.js';

/** Dictionary and links for the other features of this service. */
@Injectable()
export class IntoleranceStorageService {
  constructor(
    private readonly dictionary: IntolerancesRepository,
    private readonly mappings: IntoleranceMappingsRepository,
  ) {}

  /** Dictionary items for the seed; a name that a person has given to another item stays there. */
  readonly items = {
    lastAuthors: (): Promise<Map<string, string>> => this.dictionary.lastAuthors(),
    insert: async (items: readonly IntoleranceContent[], caller: CallerInfo): Promise<void> => {
      await this.dictionary.insertItems(await this.withFreeNames(items), caller);
    },
    replace: async (item: IntoleranceContent, caller: CallerInfo): Promise<void> => {
      for (const free of await this.withFreeNames([item])) await this.dictionary.replaceItem(free, caller);
    },
  };

  /** Links for the seed; a link has nothing that could be renewed. */
  readonly links = {
    lastAuthors: (): Promise<Map<string, string>> => this.mappings.authors(),
    insert: (pairs: readonly MappingPair[], caller: CallerInfo): Promise<void> =>
      this.mappings.insertAll(pairs, caller),
    replace: (): Promise<void> => Promise.resolve(),
  };

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

  /** The items without other names that belong to somebody else; one whose own name does is left out. */
  private async withFreeNames(items: readonly IntoleranceContent[]): Promise<IntoleranceContent[]> {
    const owners = await this.dictionary.ownersOfNames(items.flatMap(nameRowsOf).map(({ folded }) => folded));
    return items.flatMap((item) => {
      const free = nameRowsOf(item).filter(({ folded }) => (owners.get(folded) ?? item.key) === item.key);
      const [own, ...others] = free;
      return own?.position === 0
        ? { key: item.key, name: own.name, aliases: others.map(({ name }) => name) }
        : [];
    });
  }
}

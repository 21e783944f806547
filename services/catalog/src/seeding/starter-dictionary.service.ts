import { Injectable } from '@nestjs/common';
import { SEED_CALLER } from '@pora/common/seed';
import { nameRowsOf } from '../storage/intolerances/intolerance-names.js';
import { IntolerancesRepository } from '../storage/intolerances/intolerances.repository.js';
import type { IntoleranceContent } from '../storage/intolerances/stored-intolerance.js';

/** Dictionary items of the starter catalogue; a name that a person has given to another item stays there. */
@Injectable()
export class StarterDictionaryService {
  constructor(private readonly dictionary: IntolerancesRepository) {}

  async insert(items: readonly IntoleranceContent[]): Promise<void> {
    await this.dictionary.insertItems(await this.withFreeNames(items), SEED_CALLER);
  }

  async replace(item: IntoleranceContent): Promise<void> {
    for (const free of await this.withFreeNames([item])) await this.dictionary.replaceItem(free, SEED_CALLER);
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

import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { invalidInput } from '@pora/common/errors';
import { IntoleranceMappingsRepository } from '../storage/intolerances/intolerance-mappings.repository.js';
import { IntolerancesRepository } from '../storage/intolerances/intolerances.repository.js';

type Author = Pick<CallerInfo, 'email' | 'requestId'>;

/** Links of a food to the dictionary that are saved with it; used inside its transaction. */
@Injectable()
export class FoodLinksService {
  constructor(
    private readonly dictionary: IntolerancesRepository,
    private readonly mappings: IntoleranceMappingsRepository,
    private readonly audit: Audit,
  ) {}

  /** Gives a food just these links; true when that changed any. @throws ApiError 400 for an item nobody knows */
  async set(foodId: number, keys: readonly string[], caller: Author): Promise<boolean> {
    const known = new Set((await this.dictionary.list()).map(({ key }) => key));
    const unknown = keys.filter((key) => !known.has(key));
    if (unknown.length > 0) {
      const message = `W bazie nietolerancji nie ma pozycji: ${unknown.slice(0, 5).join(', ')}`;
      throw invalidInput(`${message}.`, { fields: [{ path: 'intoleranceKeys', message }] });
    }
    return this.replace(foodId, keys, caller);
  }

  /** Links of foods that are just being made, with one statement; their creation is what the trail tells. */
  async add(
    links: readonly (readonly [foodId: number, keys: readonly string[]])[],
    caller: Author,
  ): Promise<void> {
    const pairs = links.flatMap(([foodId, keys]) => keys.map((intolerance) => ({ intolerance, foodId })));
    if (pairs.length > 0) await this.mappings.insertAll(pairs, caller);
  }

  /** The same as {@link set} with items that are known to exist. */
  async replace(foodId: number, keys: readonly string[], caller: Author): Promise<boolean> {
    const before = new Set((await this.mappings.listOf([foodId])).map(({ intolerance }) => intolerance));
    const added = keys.filter((key) => !before.has(key));
    const removed = [...before].filter((key) => !keys.includes(key));
    await this.mappings.insertAll(
      added.map((intolerance) => ({ intolerance, foodId })),
      caller,
    );
    for (const key of removed) await this.mappings.remove(key, [foodId]);
    for (const key of added) await this.note(caller, 'map', key, foodId);
    for (const key of removed) await this.note(caller, 'unmap', key, foodId);
    return added.length + removed.length > 0;
  }

  private note(caller: Author, action: string, entityId: string, foodId: number): Promise<void> {
    const entry = { caller, action: `intolerances.${action}`, entity: 'intolerance', entityId };
    return this.audit.record({ ...entry, fields: [String(foodId)] });
  }
}

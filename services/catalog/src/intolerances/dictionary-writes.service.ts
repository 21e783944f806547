import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import type { Intolerance } from '@pora/contracts/catalog/intolerance.model';
import type { intoleranceDictionaryRoutes as routes } from '@pora/contracts/catalog/intolerance.routes';
import { CatalogueEventsService } from '../catalogue/catalogue-events.service.js';
import { changedFields } from '../database/changed-fields.js';
import { IntoleranceMappingsRepository } from '../storage/intolerances/intolerance-mappings.repository.js';
import { keyOfName, nameRowsOf } from '../storage/intolerances/intolerance-names.js';
import { IntolerancesRepository } from '../storage/intolerances/intolerances.repository.js';
import type { IntoleranceContent } from '../storage/intolerances/stored-intolerance.js';
import { presentIntolerance } from './intolerance.presenter.js';

/** Items whose names give the same key; nobody will ever have more. */
const KEYS_TRIED = 50;

/** Creating, renaming and removing dictionary items, so that whatever was tested can be linked (decision 13). */
@Injectable()
export class DictionaryWritesService {
  constructor(
    private readonly dictionary: IntolerancesRepository,
    private readonly mappings: IntoleranceMappingsRepository,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
    private readonly events: CatalogueEventsService,
  ) {}

  /** @throws ApiError 409 when the key or a name belongs to another item */
  async create({ body, idempotencyKey }: RouteInput<typeof routes.create>, caller: CallerInfo) {
    const request = { caller, operation: 'intolerances.create', key: idempotencyKey, body };
    const created = await this.idempotency.once(request, async (): Promise<Intolerance> => {
      const item = {
        name: body.name,
        aliases: body.aliases,
        key: body.key ?? (await this.freeKey(body.name)),
      };
      await this.refuseTakenNames(item);
      const taken = await this.dictionary.takenKeys([item.key]);
      if (taken.size > 0)
        throw conflict('conflict', 'Taki klucz ma już inna nietolerancja.', { key: item.key });
      await this.dictionary.insertItems([item], caller);
      await this.note(caller, 'create', item.key);
      return presentIntolerance(await this.dictionary.getItemForUpdate(item.key), 0);
    });
    this.events.publishSoon();
    return created;
  }

  /** @throws ApiError 409 when a name belongs to another item */
  async update({ params: { key }, body, ifMatch }: RouteInput<typeof routes.update>, caller: CallerInfo) {
    const updated = await this.transactions.run(async () => {
      const stored = await this.dictionary.getItemForUpdate(key);
      const foodCount = await this.mappings.countInUse(key);
      checkVersion(stored.version, ifMatch, () => presentIntolerance(stored, foodCount));
      const before = { name: stored.name, aliases: stored.aliases };
      const item = { key, name: body.name ?? stored.name, aliases: body.aliases ?? stored.aliases };
      const fields = changedFields(before, { name: item.name, aliases: item.aliases });
      if (fields.length === 0) return presentIntolerance(stored, foodCount);
      await this.refuseTakenNames(item);
      await this.dictionary.replaceItem(item, caller);
      await this.note(caller, 'update', key, fields);
      return presentIntolerance(await this.dictionary.getItemForUpdate(key), foodCount);
    });
    this.events.publishSoon();
    return updated;
  }

  /** @throws ApiError 409 while foods are linked to it */
  async remove({ params: { key }, ifMatch }: RouteInput<typeof routes.remove>, caller: CallerInfo) {
    await this.transactions.run(async () => {
      const stored = await this.dictionary.getItemForUpdate(key);
      const foodCount = await this.mappings.count(key);
      checkVersion(stored.version, ifMatch, () => presentIntolerance(stored, foodCount));
      if (foodCount > 0) {
        throw conflict('conflict', 'Najpierw usuń powiązania tej nietolerancji z produktami.', { foodCount });
      }
      await this.dictionary.deleteForGood(key);
      await this.note(caller, 'delete', key);
    });
    this.events.publishSoon();
  }

  private async refuseTakenNames(item: IntoleranceContent): Promise<void> {
    const rows = nameRowsOf(item);
    const owners = await this.dictionary.ownersOfNames(rows.map(({ folded }) => folded));
    for (const { folded, name } of rows) {
      const key = owners.get(folded) ?? item.key;
      if (key === item.key) continue;
      throw conflict('conflict', `Nazwa „${name}” należy już do innej nietolerancji.`, { key, name });
    }
  }

  private async freeKey(name: string): Promise<string> {
    const keys = Array.from({ length: KEYS_TRIED }, (_, index) => keyOfName(name, index + 1));
    const taken = await this.dictionary.takenKeys(keys);
    return keys.find((key) => !taken.has(key)) ?? keyOfName(name);
  }

  private note(caller: CallerInfo, action: string, key: string, fields?: readonly string[]): Promise<void> {
    const entry = { caller, action: `intolerances.${action}`, entity: 'intolerance', entityId: key };
    return this.audit.record({ ...entry, ...(fields && { fields }) });
  }
}

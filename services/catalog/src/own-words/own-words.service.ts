import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import { ownWordKey, type OwnWord } from '@pora/contracts/catalog/own-word.model';
import type { ownWordRoutes as routes } from '@pora/contracts/catalog/own-word.routes';
import { CatalogueEventsService } from '../catalogue/catalogue-events.service.js';
import { FoodsInUseService } from '../storage/foods/foods-in-use.service.js';
import { presentOwnWord } from '../storage/own-words/own-word.presenter.js';
import { OwnWordsRepository } from '../storage/own-words/own-words.repository.js';

/** What this practice means by words of its patients' surveys; every check reads them with the catalogue. */
@Injectable()
export class OwnWordsService {
  constructor(
    private readonly words: OwnWordsRepository,
    private readonly foods: FoodsInUseService,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
    private readonly events: CatalogueEventsService,
  ) {}

  async list(): Promise<{ items: OwnWord[] }> {
    return { items: (await this.words.list()).map(presentOwnWord) };
  }

  /**
   * Answers the word, also when it was there already with the same meaning.
   * @throws ApiError 404 for an unknown food, 409 when the word is there with another meaning
   */
  async create({ body, idempotencyKey }: RouteInput<typeof routes.create>, caller: CallerInfo) {
    const request = { caller, operation: 'own-words.create', key: idempotencyKey, body };
    const created = await this.idempotency.once(request, async (): Promise<OwnWord> => {
      for (const foodId of body.foodIds) await this.foods.getById(foodId);
      const isNew = await this.words.add(body, caller);
      const item = presentOwnWord(await this.words.getForUpdate({ wordKey: ownWordKey(body.word) }));
      if (isNew) await this.note(caller, 'create', item.id);
      else if (!isDeepStrictEqual(meaningOf(item, item.kind === 'note'), meaningOf(body, body.isNote))) {
        throw conflict('conflict', 'To słowo ma już inne znaczenie. Usuń je, aby nadać nowe.', {
          current: item,
        });
      }
      return item;
    });
    this.events.publishSoon();
    return created;
  }

  /** @throws ApiError 404 for an unknown word, 412 when it was changed meanwhile */
  async remove({ params, ifMatch }: RouteInput<typeof routes.remove>, caller: CallerInfo): Promise<void> {
    await this.transactions.run(async () => {
      const row = await this.words.getForUpdate(params);
      checkVersion(row.version, ifMatch, () => presentOwnWord(row));
      await this.words.remove(row.id);
      await this.note(caller, 'delete', row.id);
    });
    this.events.publishSoon();
  }

  private note(caller: CallerInfo, action: string, entityId: string): Promise<void> {
    return this.audit.record({ caller, action: `own-words.${action}`, entity: 'own-word', entityId });
  }
}

type Meaning = Pick<OwnWord, 'foodIds' | 'categories' | 'allergens'>;

function meaningOf({ foodIds, categories, allergens }: Meaning, isNote: boolean) {
  return [isNote, [...foodIds], [...categories].sort(), [...allergens].sort()];
}

import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { conflict, notFound } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import {
  SEARCH_WORD_LIMITS,
  searchWordKey,
  type SearchWord,
} from '@pora/contracts/catalog/search-word.model';
import type { searchWordRoutes as routes } from '@pora/contracts/catalog/search-word.routes';
import { CatalogueEventsService } from '../catalogue/catalogue-events.service.js';
import { SearchWordsRepository } from '../storage/search-words/search-words.repository.js';

/** Names a practice has added to its search of foods and dishes. */
@Injectable()
export class SearchWordsService {
  constructor(
    private readonly words: SearchWordsRepository,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
    private readonly events: CatalogueEventsService,
  ) {}

  async list(): Promise<{ items: SearchWord[] }> {
    return { items: await this.words.list() };
  }

  /** Answers the name, also when it was there already for the same thing. @throws ApiError 409 */
  async create({ body, idempotencyKey }: RouteInput<typeof routes.create>, caller: CallerInfo) {
    const request = { caller, operation: 'search-words.create', key: idempotencyKey, body };
    const created = await this.idempotency.once(request, async (): Promise<SearchWord> => {
      if ((await this.words.count()) >= SEARCH_WORD_LIMITS.words)
        throw conflict(
          'conflict',
          `Własnych słów może być najwyżej ${SEARCH_WORD_LIMITS.words}. Usuń niepotrzebne.`,
        );
      const isNew = await this.words.add(body, caller);
      const item = await this.words.find(body.word);
      if (!item) throw notFound('Nie znaleziono słowa.');
      if (isNew) await this.note(caller, 'create', item.id);
      else if (searchWordKey(item.means) !== searchWordKey(body.means))
        throw conflict(
          'conflict',
          `„${item.word}” znaczy już „${item.means}”. Usuń je, aby nadać inne znaczenie.`,
          {
            current: item,
          },
        );
      return item;
    });
    this.events.publishSoon();
    return created;
  }

  /** @throws ApiError 404 */
  async remove({ params: { id } }: RouteInput<typeof routes.remove>, caller: CallerInfo): Promise<void> {
    await this.transactions.run(async () => {
      if (!(await this.words.remove(id))) throw notFound('Nie znaleziono słowa.');
      await this.note(caller, 'delete', id);
    });
    this.events.publishSoon();
  }

  private note(caller: CallerInfo, action: string, entityId: string): Promise<void> {
    return this.audit.record({ caller, action: `search-words.${action}`, entity: 'search-word', entityId });
  }
}

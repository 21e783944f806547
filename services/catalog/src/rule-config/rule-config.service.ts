import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { Transactions } from '@pora/common/transactions';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import { normaliseRuleConfig } from '@pora/contracts/catalog/rule-config.normalise';
import { MAX_RULE_VERSIONS, type ruleConfigRoutes } from '@pora/contracts/catalog/rule-config.routes';
import { CatalogueEventsService } from '../catalogue/catalogue-events.service.js';
import { changedFields } from '../database/changed-fields.js';
import { RuleConfigRepository } from '../storage/rule-config/rule-config.repository.js';
import { presentRuleConfig, presentRuleVersion } from './rule-config.presenter.js';

type SaveInput = RouteInput<typeof ruleConfigRoutes.save>;
type Saved = RouteAnswer<typeof ruleConfigRoutes.save>;

/** Reading and saving the rules of the generator [library §7]. */
@Injectable()
export class RuleConfigService {
  constructor(
    private readonly repository: RuleConfigRepository,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly events: CatalogueEventsService,
  ) {}

  async get(): Promise<RouteAnswer<typeof ruleConfigRoutes.get>> {
    return presentRuleConfig(await this.repository.find());
  }

  /** The newest saves in the form of today, the last one first. */
  async history(): Promise<RouteAnswer<typeof ruleConfigRoutes.history>> {
    const versions = await this.repository.newestVersions(MAX_RULE_VERSIONS);
    return { items: versions.map(presentRuleVersion) };
  }

  /** Saves the normal form of what was sent. @throws ApiError 412 when somebody saved a newer version */
  async save({ body, ifMatch }: SaveInput, caller: CallerInfo): Promise<Saved> {
    const config = normaliseRuleConfig(body.config);
    const saved = await this.transactions.run(async () => {
      const { row, isFirst } = await this.repository.lock(caller);
      checkVersion(row.version, ifMatch, () => presentRuleConfig(isFirst ? undefined : row));
      const fields = changedFields(normaliseRuleConfig(row.config), config);
      row.config = config;
      await this.repository.update(row, caller);
      const entry = { caller, action: 'rule-config.save', entity: 'rule-config', entityId: '1', fields };
      await this.audit.record(entry);
      return { config, updatedAt: row.updatedAt.toISOString(), version: row.version };
    });
    this.events.publishSoon();
    return saved;
  }
}

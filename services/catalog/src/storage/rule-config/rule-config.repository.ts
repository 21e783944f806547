import { Injectable } from '@nestjs/common';
import { Database, type Author } from '@pora/common/database';
import { DEFAULT_RULE_CONFIG } from '@pora/contracts/catalog/rule-config.defaults';
import { RuleConfigEntity } from './rule-config.entity.js';
import { RuleConfigVersionEntity } from './rule-config-version.entity.js';
import { FACTORY_VERSION } from './saved-rules.js';

const THE_ONE = 1;

/** The row of the saved rules. */
@Injectable()
export class RuleConfigRepository {
  constructor(private readonly database: Database) {}

  async find(): Promise<RuleConfigEntity | undefined> {
    return (await this.rows.findOneBy({ id: THE_ONE })) ?? undefined;
  }

  /** The row, locked until the transaction ends; `isFirst` when it was made by this call, with the factory rules. */
  async lock({ email }: Author): Promise<{ row: RuleConfigEntity; isFirst: boolean }> {
    const made = await this.database.query(
      `INSERT INTO rule_configs (id, version, config, created_by, updated_by) VALUES ($1, $2, $3, $4, $4)
       ON CONFLICT DO NOTHING RETURNING id`,
      [THE_ONE, FACTORY_VERSION, JSON.stringify(DEFAULT_RULE_CONFIG), email],
    );
    const lock = { mode: 'pessimistic_write' as const };
    const row = await this.rows.findOneOrFail({ where: { id: THE_ONE }, lock });
    return { row, isFirst: made.length === 1 };
  }

  /** Saves the changed row as its next version, which is kept beside the earlier ones. */
  async update(row: RuleConfigEntity, { email }: Author): Promise<void> {
    Object.assign(row, { version: row.version + 1, updatedAt: new Date(), updatedBy: email });
    await this.rows.save(row);
    const { version, config, updatedAt: savedAt } = row;
    await this.versions.save({ version, config, savedAt, savedBy: email });
  }

  /** The newest saves, the last one first. */
  async newestVersions(limit: number): Promise<RuleConfigVersionEntity[]> {
    return this.versions.find({ order: { version: 'DESC' }, take: limit });
  }

  private get rows() {
    return this.database.repository(RuleConfigEntity);
  }

  private get versions() {
    return this.database.repository(RuleConfigVersionEntity);
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '@pora/common/database';
import { RuleConfigEntity } from './rule-config.entity.js';

const THE_ONE = 1;

/** The row of the saved rules. */
@Injectable()
export class RuleConfigRepository {
  constructor(private readonly database: Database) {}

  async find(): Promise<RuleConfigEntity | undefined> {
    return (await this.database.repository(RuleConfigEntity).findOneBy({ id: THE_ONE })) ?? undefined;
  }
}

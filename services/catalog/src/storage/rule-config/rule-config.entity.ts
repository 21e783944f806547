import { RecordEntity } from '@pora/common/database';
import type { RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The one rule document of the practice, once somebody has saved it. */
@Entity('rule_configs')
@Check('rule_configs_only_one', 'id = 1')
export class RuleConfigEntity extends RecordEntity {
  @PrimaryColumn({ type: 'smallint' })
  id!: number;

  @Column({ type: 'jsonb' })
  config!: RuleConfig;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The rules as one save left them; a restored backup may hold some of an older form. */
@Entity('rule_config_versions')
export class RuleConfigVersionEntity {
  @PrimaryColumn({ type: 'integer' })
  version!: number;

  @Column({ type: 'jsonb' })
  config!: unknown;

  @Column({ type: 'timestamptz' })
  savedAt!: Date;

  @Column({ type: 'text' })
  savedBy!: string;
}

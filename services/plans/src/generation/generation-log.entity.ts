import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** How one generation was reached: enough to replay it and to explain it. */
@Entity('generation_logs')
@Index('generation_logs_by_plan', ['planId', 'id'])
export class GenerationLogEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text' })
  planId!: string;

  @Column({ type: 'bigint' })
  seed!: number;

  @Column({ type: 'text' })
  engineVersion!: string;

  /** SHA-256 of rules, library and patient as the engine saw them. */
  @Column({ type: 'jsonb' })
  inputHashes!: Record<string, string>;

  @Column({ type: 'text' })
  log!: string;

  @Column({ type: 'int' })
  durationMs!: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'text' })
  createdBy!: string;
}

import type { Plan } from '@pora/contracts/plans/plan.model';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Exact bytes of an export with the plan they were made from; an import finds them by SHA-256 [decisions 23]. */
@Entity('docx_archive')
@Index('docx_archive_sha256', ['sha256'], { unique: true })
@Index('docx_archive_by_patient', ['patientId'])
export class DocxArchiveEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'uuid', default: '00000000-0000-4000-8000-000000000001' })
  practiceId!: string;

  /** Hexadecimal SHA-256 of `bytes`. */
  @Column({ type: 'text' })
  sha256!: string;

  @Column({ type: 'bytea' })
  bytes!: Buffer;

  @Column({ type: 'text' })
  fileName!: string;

  @Column({ type: 'text' })
  planId!: string;

  @Column({ type: 'text', nullable: true })
  patientId!: string | null;

  @Column({ type: 'int' })
  stage!: number;

  /** The plan as it was when the file was made. */
  @Column({ type: 'jsonb' })
  plan!: Plan;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'text' })
  createdBy!: string;
}

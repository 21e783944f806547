import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { SERVICE_CONFIG, type ServiceConfig } from '@pora/common/config';
import type { CallerInfo } from '@pora/common/endpoint';
import { Transactions } from '@pora/common/transactions';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { plansSettings } from '../config.js';
import { DocxArchiveRepository } from './docx-archive.repository.js';

/** A finished export. */
export interface DocxFile {
  readonly body: Buffer;
  readonly fileName: string;
}

/** Keeps exact exports, so that an import can recognise its own file by SHA-256 [decisions 23]. */
@Injectable()
export class DocxArchiveService {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig<typeof plansSettings>,
    private readonly archive: DocxArchiveRepository,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Saves the file and that it was handed out; with DOCX_ARCHIVE=off only the latter. */
  async keep(plan: Plan, { body, fileName }: DocxFile, caller: CallerInfo): Promise<void> {
    await this.transactions.run(async () => {
      if (this.config.settings.DOCX_ARCHIVE) {
        await this.archive.add({
          sha256: createHash('sha256').update(body).digest('hex'),
          bytes: body,
          fileName,
          planId: plan.id,
          patientId: plan.patientId,
          stage: plan.stage,
          plan,
          createdBy: caller.email,
        });
      }
      await this.audit.record({ caller, action: 'plans.export-docx', entity: 'plan', entityId: plan.id });
    });
  }
}

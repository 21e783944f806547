import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import { SERVICE_CONFIG, type ServiceConfig } from '@pora/common/config';
import type { CallerInfo } from '@pora/common/endpoint';
import { ApiError, notAcceptable } from '@pora/common/errors';
import { Transactions } from '@pora/common/transactions';
import type { Plan } from '@pora/contracts/plans/plan.model';
import type { plansSettings } from '../config.js';
import { DocxArchiveRepository } from './docx-archive.repository.js';
import { docxStrings } from './docx.strings.js';

const RETRY_AFTER_SECONDS = 3;

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

  /**
   * The plan a file was made from, as it was then; nothing when the file is not one of ours, byte for byte.
   * @throws ApiError 422 `docx-archive-disabled`, 503 `docx-archive-query-failed`
   */
  async findPlan(file: Uint8Array): Promise<Plan | undefined> {
    if (!this.config.settings.DOCX_ARCHIVE) {
      throw notAcceptable('docx-archive-disabled', docxStrings.archiveDisabled);
    }
    try {
      const found = await this.archive.findBySha256(sha256Of(file));
      return found?.plan;
    } catch (cause) {
      throw archiveQueryFailed(cause);
    }
  }

  /** Saves the file and that it was handed out; with DOCX_ARCHIVE=off only the latter. */
  async keep(plan: Plan, { body, fileName }: DocxFile, caller: CallerInfo): Promise<void> {
    await this.transactions.run(async () => {
      if (this.config.settings.DOCX_ARCHIVE) {
        await this.archive.add({
          sha256: sha256Of(body),
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

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** 503 `docx-archive-query-failed`: the archive did not answer, or not with a plan. */
export function archiveQueryFailed(cause: unknown): ApiError {
  const options = { retryAfterSeconds: RETRY_AFTER_SECONDS, cause };
  return new ApiError(503, 'docx-archive-query-failed', docxStrings.archiveQueryFailed, undefined, options);
}

import { Inject, Injectable } from '@nestjs/common';
import { ApiError } from '@pora/common/errors';
import { Log } from '@pora/common/logging';
import { type JobEnd, NoLongerWanted } from '@pora/common/queues/kept-jobs';
import {
  EXPORT_KEPT_HOURS,
  EXPORT_STEP_LABELS,
  EXPORT_STEPS,
  type ExportStep,
  STEP_ATTEMPTS,
} from '@pora/contracts/privacy/export.vocabulary';
import { setTimeout as wait } from 'node:timers/promises';
import { Clock } from '../clock/clock.js';
import type { ExportContent } from './export-content.js';
import { ExportSources, type NotePart } from './export-sources.service.js';
import { type ExportRun, PatientExportsRepository } from './patient-exports.repository.js';

/** Milliseconds before a step that failed is tried again; the last one holds for every further attempt. */
export const RETRY_PAUSE = Symbol('retry-pause');

const HOUR_MS = 60 * 60 * 1000;
const OWN_FAULT = 'Wystąpił nieoczekiwany błąd.';

/** Gathers a person's data step by step and packs it. */
@Injectable()
export class ExportWork {
  constructor(
    private readonly exports: PatientExportsRepository,
    private readonly sources: ExportSources,
    private readonly clock: Clock,
    private readonly log: Log,
    @Inject(RETRY_PAUSE) private readonly pauseMs: number,
  ) {}

  /** Doing it twice is harmless: only the latest run may write. @throws NoLongerWanted */
  async do(id: string, ending: AbortSignal): Promise<JobEnd> {
    const run = await this.exports.claim(id);
    if (!run) return undefined;
    const content: Partial<ExportContent> = {};
    for (const [stepsDone, step] of EXPORT_STEPS.entries()) {
      const made = await this.attempt(run, { step, stepsDone, content }, ending);
      if (made === 'given-up') return made;
    }
    return undefined;
  }

  /** A step with its attempts; the last failure is what the person is told. */
  private async attempt(run: ExportRun, at: Place, ending: AbortSignal): Promise<JobEnd> {
    for (let attempt = 1, problem: string | null = null; ; attempt += 1) {
      try {
        await this.step(run, { ...at, attempt, problem });
        return undefined;
      } catch (error) {
        if (error instanceof NoLongerWanted || ending.aborted) throw error;
        problem = sentenceOf(at.step, error);
        this.log.error('export.step-failed', error, { job: at.step });
        if (attempt >= STEP_ATTEMPTS) {
          await this.exports.fail(run, problem);
          return 'given-up';
        }
        await this.note(run, { ...at, attempt: attempt + 1, problem });
        await wait(this.pauseMs, undefined, { signal: ending });
      }
    }
  }

  private async step(run: ExportRun, at: Place & Attempt): Promise<void> {
    await this.note(run, at);
    const notePart: NotePart = (done, of) => this.note(run, at, { done, of });
    if (at.step === 'pack') await this.pack(run, at.content as ExportContent);
    else Object.assign(at.content, await this.sources.read(at.step, run.patientId, notePart));
  }

  private async pack(run: ExportRun, content: ExportContent): Promise<void> {
    // Loaded with the first export: nobody else needs what it brings.
    const { packExport } = await import('./content/pack.js');
    const madeAt = this.clock.now();
    const { file, fileName } = await packExport(content, { madeAt, requestedBy: run.requestedBy });
    const expiresAt = new Date(madeAt.getTime() + EXPORT_KEPT_HOURS * HOUR_MS);
    if (!(await this.exports.finish(run, { file, fileName, expiresAt }))) throw new NoLongerWanted();
  }

  private async note(
    run: ExportRun,
    { step, stepsDone, attempt, problem }: Place & Attempt,
    part?: { done: number; of: number },
  ): Promise<void> {
    const progress = { step, stepsDone, attempt, problem };
    const mayGoOn = await this.exports.note(run, {
      ...progress,
      partDone: part?.done ?? null,
      partOf: part?.of ?? null,
    });
    if (!mayGoOn) throw new NoLongerWanted();
  }
}

interface Place {
  readonly step: ExportStep;
  readonly stepsDone: number;
  readonly content: Partial<ExportContent>;
}

interface Attempt {
  readonly attempt: number;
  readonly problem: string | null;
}

/** "Nie udało się wczytać (plany diety): usługa …": which part, and why. */
function sentenceOf(step: ExportStep, error: unknown): string {
  const why = error instanceof ApiError ? error.message : OWN_FAULT;
  const what =
    step === 'pack'
      ? 'Nie udało się złożyć pliku ZIP'
      : `Nie udało się wczytać części „${EXPORT_STEP_LABELS[step]}”`;
  return `${what}. ${why}`;
}

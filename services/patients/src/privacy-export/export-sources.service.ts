import { Injectable } from '@nestjs/common';
import { ApiError } from '@pora/common/errors';
import type { ExportStep } from '@pora/contracts/privacy/export.vocabulary';
import { presentIntoleranceSet } from '../intolerance-sets/intolerance-set.presenter.js';
import { PatientRecordsService } from '../patients/patient-records.service.js';
import { PlansClient } from '../patients/plans.client.js';
import { AccessHistoryService } from '../privacy/access-history.service.js';
import { PrivacyService } from '../privacy/privacy.service.js';
import { presentEvent } from '../schedule/schedule-event.presenter.js';
import { presentSurvey } from '../surveys/survey.presenter.js';
import type { ExportContent, Kept } from './export-content.js';
import { ExportRowsRepository } from './export-rows.repository.js';

/** Tells how many parts of a step are done. */
export type NotePart = (done: number, of: number) => Promise<void>;

type Reading = (patientId: string, note: NotePart) => Promise<Partial<ExportContent>>;

/** Where each part of an export comes from. Who asked for it is a line of the trail already; its reading is none. */
@Injectable()
export class ExportSources {
  private readonly readings: Readonly<Record<Exclude<ExportStep, 'pack'>, Reading>> = {
    patient: async (id) => {
      const { measurements: _, ...patient } = await this.patients.read(id);
      return { patient };
    },
    measurements: async (id) => ({ measurements: (await this.patients.read(id)).measurements }),
    surveys: async (id) => ({
      surveys: (await this.rows.surveys(id)).map((row) => kept(presentSurvey(row), row)),
    }),
    intolerances: async (id) => ({
      intoleranceSets: (await this.rows.intoleranceSets(id)).map((row) => ({
        ...kept(presentIntoleranceSet(row), row),
        supersededAt: row.supersededAt?.toISOString() ?? null,
      })),
    }),
    visits: async (id) => ({
      visits: (await this.rows.visits(id)).map((row) => kept(presentEvent(row), row)),
    }),
    plans: async (id, note) => ({ plans: await this.plansOf(id, note) }),
    consents: (id) => this.privacy.told(id),
    history: async (id) => ({ accessHistory: await this.history.all(id, {}) }),
  };

  constructor(
    private readonly patients: PatientRecordsService,
    private readonly rows: ExportRowsRepository,
    private readonly plans: PlansClient,
    private readonly privacy: PrivacyService,
    private readonly history: AccessHistoryService,
  ) {}

  /** One part. @throws ApiError 404 when the patient is gone, 503 while what it needs is away */
  read(
    step: Exclude<ExportStep, 'pack'>,
    patientId: string,
    note: NotePart,
  ): Promise<Partial<ExportContent>> {
    return this.readings[step](patientId, note);
  }

  private async plansOf(patientId: string, note: NotePart): Promise<ExportContent['plans']> {
    const ids = await this.plans.planIdsOf(patientId);
    const plans: ExportContent['plans'][number][] = [];
    for (const [done, id] of ids.entries()) {
      await note(done, ids.length);
      const plan = await unlessGone(this.plans.planOf(patientId, id));
      if (plan) plans.push(plan);
    }
    return plans;
  }
}

const kept = <T>(record: T, { deletedAt }: { deletedAt: Date | null }): Kept<T> => ({
  ...record,
  deletedAt: deletedAt?.toISOString() ?? null,
});

/** A plan that was removed for good since its id was read is none of the person's data any more. */
async function unlessGone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

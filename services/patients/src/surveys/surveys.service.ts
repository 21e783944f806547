import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import { ApiError } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import type { RouteInput } from '@pora/contracts';
import type { NewSurvey, PatientSurvey, SurveyCard } from '@pora/contracts/patients/survey.model';
import { decisionsStillMeant, wordsOfSurvey } from '@pora/contracts/patients/survey-words';
import { WORD_DECISION_LIMITS } from '@pora/contracts/catalog/word-decision.vocabulary';
import type { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { CurrentRecordsService, type RecordKind } from '../current-records/current-records.service.js';
import { changedParts, fieldsOfSurvey, type SurveyFields } from './survey.changes.js';
import type { SurveyEntity } from './survey.entity.js';
import { presentSurvey } from './survey.presenter.js';
import { withDecisions } from './word-decisions.js';
import { SurveysRepository } from './surveys.repository.js';

type Routes = typeof surveyRoutes;

/** A survey that was not entered on the screen, known since a moment. */
export interface ImportedSurvey {
  readonly id: string;
  readonly createdAt: Date;
  readonly fields: NewSurvey;
}

/** Health interviews: a patient has one, which is saved over and over [core §3]. */
@Injectable()
export class SurveysService {
  private readonly kind: RecordKind<SurveyEntity, PatientSurvey>;

  constructor(
    private readonly surveys: SurveysRepository,
    private readonly records: CurrentRecordsService,
    private readonly idempotency: Idempotency,
  ) {
    this.kind = { name: 'surveys', rows: surveys, present: presentSurvey };
  }

  list({ query }: RouteInput<Routes['list']>, caller: CallerInfo) {
    return this.records.list<SurveyEntity, PatientSurvey, SurveyCard>(this.kind, query, caller);
  }

  /** Changes with any record of anybody. */
  state(): Promise<string> {
    return this.surveys.state();
  }

  /** Revision of each of these patients' current record; of the others nothing. */
  revisionsOf(patientIds: readonly string[]): Promise<Map<string, string>> {
    return this.surveys.currentRevisions(patientIds);
  }

  /** The patient's survey for another part of this service; part of the transaction it is called in. */
  async findOf(patientId: string): Promise<PatientSurvey | undefined> {
    const row = await this.surveys.findCurrent(patientId);
    return row && presentSurvey(row);
  }

  /** Creates the patient's survey, or changes it in place under its id. */
  save(
    { body, ifMatch, idempotencyKey }: RouteInput<Routes['save']>,
    caller: CallerInfo,
  ): Promise<PatientSurvey> {
    const request = { caller, operation: 'surveys.save', key: idempotencyKey, body };
    return this.idempotency.once(request, async () => {
      const { patientId } = body;
      const fields = fieldsOfSurvey(body);
      const current = await this.records.getReplaceable(this.kind, patientId, ifMatch);
      return presentSurvey(
        current
          ? await this.change(current, fields, caller)
          : await this.add({ patientId, ...fields }, caller),
      );
    });
  }

  /** Brings in a survey with a past for a patient who has none; part of the transaction it is called in. */
  async bringIn({ id, createdAt, fields }: ImportedSurvey, caller: CallerInfo): Promise<void> {
    const { patientId } = fields;
    if (await this.surveys.findCurrent(patientId)) return;
    const past = { id, createdAt, updatedAt: createdAt };
    await this.surveys.add({ ...past, patientId, ...fieldsOfSurvey(fields) }, caller);
  }

  /**
   * Keeps what was decided about phrases of a survey, for its patient alone. @throws ApiError 404, 412, 422 when more would
   * be kept than any survey has phrases
   */
  decideWords(
    { params, body, ifMatch, idempotencyKey }: RouteInput<Routes['decideWords']>,
    caller: CallerInfo,
  ): Promise<PatientSurvey> {
    const request = {
      caller,
      operation: 'surveys.decide-words',
      key: idempotencyKey,
      body: { ...params, ...body },
    };
    return this.idempotency.once(request, async () => {
      const row = await this.records.getChangeable(this.kind, {
        params,
        ...(ifMatch !== undefined && { ifMatch }),
      });
      const author = { by: caller.email, at: new Date().toISOString() };
      const decided = withDecisions(row.wordDecisions, body, author);
      if (decided.length > WORD_DECISION_LIMITS.kept)
        throw new ApiError(422, 'too_many_decisions', 'Ta ankieta ma już za dużo decyzji.');
      if (isDeepStrictEqual(decided, row.wordDecisions)) return presentSurvey(row);
      await this.surveys.update(Object.assign(row, { wordDecisions: decided }), caller);
      const fields = [...new Set([...body.decisions, ...body.undecided].map(({ field }) => field))];
      await this.records.note(this.kind, caller, 'decide-words', row.patientId, fields);
      return presentSurvey(row);
    });
  }

  remove(input: RouteInput<Routes['remove']>, caller: CallerInfo): Promise<void> {
    return this.records.remove(this.kind, input, caller);
  }

  restore({ params }: RouteInput<Routes['restore']>, caller: CallerInfo): Promise<PatientSurvey> {
    return this.records.restore(this.kind, params.id, caller);
  }

  /** Removes one of the trash for good. @throws ApiError 404 */
  erase(id: string, caller: CallerInfo): Promise<void> {
    return this.records.erase(this.kind, id, caller);
  }

  /** Removes for good what has been in the trash since before the given moment; answers how many. */
  purge(before: Date): Promise<number> {
    return this.surveys.purgeTrash(before);
  }

  private async add(fields: SurveyFields & { patientId: string }, caller: CallerInfo): Promise<SurveyEntity> {
    const row = await this.surveys.add(fields, caller);
    await this.records.note(this.kind, caller, 'create', row.patientId);
    return row;
  }

  private async change(row: SurveyEntity, fields: SurveyFields, caller: CallerInfo): Promise<SurveyEntity> {
    const parts = changedParts(row, fields);
    if (parts.length === 0) return row;
    // What was decided about a phrase holds as long as the phrase stands.
    const wordDecisions = decisionsStillMeant(row.wordDecisions, wordsOfSurvey(fields.answers));
    await this.surveys.update(Object.assign(row, fields, { wordDecisions }), caller);
    await this.records.note(this.kind, caller, 'update', row.patientId, parts);
    return row;
  }
}

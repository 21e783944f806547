import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import { Transactions } from '@pora/common/transactions';
import { itemsOfSet } from '@pora/contracts/patients/intolerance-set.model';
import type { PlanningPatient } from '@pora/contracts/patients/patient.routes';
import type { PatientSurvey } from '@pora/contracts/patients/survey.model';
import { hasWords, saysAnything, wordsOfSurvey } from '@pora/contracts/patients/survey-words';
import { IntoleranceSetsService } from '../intolerance-sets/intolerance-sets.service.js';
import { PatientRecordsService } from '../patients/patient-records.service.js';
import { SurveysService } from '../surveys/surveys.service.js';

/** What planning needs to know about a patient, all of it from one moment. */
@Injectable()
export class PlanningService {
  constructor(
    private readonly patients: PatientRecordsService,
    private readonly sets: IntoleranceSetsService,
    private readonly surveys: SurveysService,
    private readonly transactions: Transactions,
  ) {}

  /** A missing survey or set is answered as null: it was looked for and there is none. @throws ApiError 404 */
  get(id: string, caller: CallerInfo): Promise<PlanningPatient> {
    const read = async () => {
      const patient = await this.patients.read(id);
      const set = await this.sets.findOf(id);
      const survey = await this.surveys.findOf(id);
      const revisions = await this.dataRevisions([id]);
      await this.patients.note(caller, 'read-for-planning', id);
      return {
        ...patient,
        dataRevision: revisions[id] ?? '',
        intoleranceSet: set ? { date: set.date, items: itemsOfSet(set) } : null,
        survey: survey ? foodsOf(survey) : null,
      };
    };
    return this.transactions.run(read, { isolation: 'repeatable read' });
  }

  /** State of the records of the whole practice; while it stays, no {@link dataRevisions} changes. */
  async recordsState(): Promise<string> {
    return `${await this.sets.state()} ${await this.surveys.state()} ${await this.patients.childrenState()}`;
  }

  /**
   * Of each patient what changes with the results, the survey and being a child, whose words are read otherwise; says
   * nothing of what they hold.
   */
  async dataRevisions(ids: readonly string[]): Promise<Record<string, string>> {
    if (ids.length === 0) return {};
    const sets = await this.sets.revisionsOf(ids);
    const surveys = await this.surveys.revisionsOf(ids);
    const children = await this.patients.childrenOf(ids);
    const revisionOf = (id: string) =>
      `${sets.get(id) ?? '-'} ${surveys.get(id) ?? '-'}${children.has(id) ? ' child' : ''}`;
    return Object.fromEntries(ids.map((id) => [id, revisionOf(id)]));
  }
}

/** What a survey says about foods; whether it says anything at all decides if it counts as one (decision 55). */
function foodsOf(survey: PatientSurvey): PlanningPatient['survey'] {
  const words = wordsOfSurvey(survey);
  if (!hasWords(words)) return null;
  const decisions = survey.wordDecisions.map(({ by: _by, at: _at, ...decision }) => decision);
  return { surveyDate: survey.surveyDate, ...words, saysAnything: saysAnything(words), decisions };
}

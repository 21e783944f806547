import { Injectable } from '@nestjs/common';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { trashBegin } from '@pora/common/maintenance/trash-life';
import { Transactions } from '@pora/common/transactions';
import type { RouteAnswer, RouteInput } from '@pora/contracts';
import type { recordTrashRoutes } from '@pora/contracts/patients/record-trash.routes';
import { RISK_ABOVE } from '@pora/engine/rules';
import { IntoleranceSetsService } from '../intolerance-sets/intolerance-sets.service.js';
import { ScheduleService } from '../schedule/schedule.service.js';
import { SurveysService } from '../surveys/surveys.service.js';
import {
  presentTrashedResults,
  presentTrashedSurvey,
  presentTrashedVisits,
} from './record-trash.presenter.js';
import { RecordTrashRepository } from './record-trash.repository.js';

type Routes = typeof recordTrashRoutes;

/** Deleted surveys, results and visits for 30 days of second thoughts (decision 63); each comes back by its own service. */
@Injectable()
export class RecordTrashService {
  constructor(
    private readonly rows: RecordTrashRepository,
    private readonly surveys: SurveysService,
    private readonly sets: IntoleranceSetsService,
    private readonly schedule: ScheduleService,
    private readonly audit: Audit,
    private readonly transactions: Transactions,
  ) {}

  /** What was deleted and can still come back, all of it from one moment: one line in the audit trail. */
  list(caller: CallerInfo): Promise<RouteAnswer<Routes['list']>> {
    const after = trashBegin();
    const read = async () => {
      const surveys = await this.rows.surveys(after);
      const results = await this.rows.results(after, RISK_ABOVE);
      const visits = await this.rows.visits(after);
      await this.audit.record({ caller, action: 'records.list-trash', entity: 'patient', entityId: '*' });
      return {
        surveys: surveys.map(presentTrashedSurvey),
        results: results.map(presentTrashedResults),
        visits: presentTrashedVisits(visits),
      };
    };
    return this.transactions.run(read, { isolation: 'repeatable read' });
  }

  eraseSurvey({ params }: RouteInput<Routes['eraseSurvey']>, caller: CallerInfo): Promise<void> {
    return this.transactions.run(async () => {
      await this.surveys.erase(params.id, caller);
      await this.remember('survey', params.id, caller);
    });
  }

  eraseResults({ params }: RouteInput<Routes['eraseResults']>, caller: CallerInfo): Promise<void> {
    return this.transactions.run(async () => {
      await this.sets.erase(params.id, caller);
      await this.remember('intolerance-set', params.id, caller);
    });
  }

  eraseVisits({ body }: RouteInput<Routes['eraseVisits']>, caller: CallerInfo): Promise<void> {
    return this.transactions.run(async () => {
      await this.schedule.erase(body.ids, caller);
      for (const id of new Set(body.ids)) await this.remember('schedule-event', id, caller);
    });
  }

  /** Which record it was, beside the patient's own line: a backup that still has it must not bring it back. */
  private remember(entity: string, entityId: string, caller: CallerInfo): Promise<void> {
    return this.audit.record({ caller, action: 'records.erase', entity, entityId });
  }
}

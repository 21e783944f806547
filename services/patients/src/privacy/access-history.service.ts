import { Injectable } from '@nestjs/common';
import { fileAnswer, type WireAnswer } from '@pora/common/answers';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import { type AccessKind, actionsOfKind } from '@pora/contracts/privacy/access-history.vocabulary';
import type { AccessHistory } from '@pora/contracts/privacy/privacy.model';
import type { privacyRoutes } from '@pora/contracts/privacy/privacy.routes';
import { todayIso } from '@pora/text-pl/dates';
import { Clock } from '../clock/clock.js';
import { PatientRecordsService } from '../patients/patient-records.service.js';
import { AccessHistoryRepository, type HistoryFilter } from './access-history.repository.js';
import { csvOfHistory } from './access-history.csv.js';

type Routes = typeof privacyRoutes;

const USUAL_PAGE = 20;
/** More lines than a practice writes about anybody, so that a file is never without an end. */
const MOST_LINES = 50_000;

/** Who saw and changed a patient's data. Looking is noted by the reading of the consents, which opens beside it. */
@Injectable()
export class AccessHistoryService {
  constructor(
    private readonly history: AccessHistoryRepository,
    private readonly patients: PatientRecordsService,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError 404 */
  async page({ params: { id }, query }: RouteInput<Routes['history']>): Promise<AccessHistory> {
    await this.patients.requireInUse(id);
    const { limit = USUAL_PAGE, startKey } = query;
    const filter = filterOf(query);
    const found = await this.history.page(id, filter, { before: startKey, limit: limit + 1 });
    const items = found.slice(0, limit);
    return {
      items,
      nextStartKey: found.length > limit ? (items.at(-1)?.id ?? null) : null,
      total: await this.history.count(id, filter),
      people: await this.history.people(id),
    };
  }

  /** @throws ApiError 404 */
  file(
    { params: { id }, query }: RouteInput<Routes['historyFile']>,
    caller: CallerInfo,
  ): Promise<WireAnswer> {
    return this.transactions.run(async () => {
      await this.patients.requireInUse(id);
      const lines = await this.history.page(id, filterOf(query), { limit: MOST_LINES });
      await this.audit.record({
        ...{ caller, action: 'privacy.export-history', entity: 'patient', entityId: id },
      });
      return fileAnswer({
        body: Buffer.from(csvOfHistory(lines)),
        contentType: 'text/csv; charset=utf-8',
        fileName: `historia_dostepu_${todayIso(this.clock.now())}.csv`,
      });
    });
  }
}

function filterOf({
  kind,
  person,
}: {
  kind?: AccessKind | undefined;
  person?: string | undefined;
}): HistoryFilter {
  return { actions: kind && actionsOfKind(kind), person };
}

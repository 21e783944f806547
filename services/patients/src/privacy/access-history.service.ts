import { Injectable } from '@nestjs/common';
import { fileAnswer, type WireAnswer } from '@pora/common/answers';
import { Audit } from '@pora/common/audit';
import { type AuditLine, AuditTrail } from '@pora/common/audit-trail';
import type { CallerInfo } from '@pora/common/endpoint';
import { plansAway, unlessAway } from '@pora/common/errors';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import { MOST_ACCESS_LINES } from '@pora/contracts/plans/plan.routes';
import { actionsOfKind } from '@pora/contracts/privacy/access-history.vocabulary';
import type { AccessHistory } from '@pora/contracts/privacy/privacy.model';
import type { privacyRoutes } from '@pora/contracts/privacy/privacy.routes';
import { todayIso } from '@pora/text-pl/dates';
import { Clock } from '../clock/clock.js';
import { PatientRecordsService } from '../patients/patient-records.service.js';
import { PlansClient } from '../patients/plans.client.js';
import { csvOfHistory } from './access-history.csv.js';
import { mergeTrails, readPlace } from './merged-history.js';
import { linesOfPatient } from './patient-trail.js';

type Routes = typeof privacyRoutes;
type Choice = RouteInput<Routes['historyFile']>['query'];

const USUAL_PAGE = 20;
/** More lines than a practice writes about anybody, so that a file is never without an end. */
const MOST_LINES = 50_000;

/** Who saw and changed a patient's data. Looking is noted by the reading of the consents, which opens beside it. */
@Injectable()
export class AccessHistoryService {
  constructor(
    private readonly trail: AuditTrail,
    private readonly plans: PlansClient,
    private readonly patients: PatientRecordsService,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Without the lines of plans, and saying so, while plans are away. @throws ApiError 404 */
  async page({ params: { id }, query }: RouteInput<Routes['history']>): Promise<AccessHistory> {
    await this.patients.requireInUse(id);
    const { limit = USUAL_PAGE, startKey, ...choice } = query;
    const place = readPlace(startKey);
    const lines = linesOfPatient(id);
    const filter = filterOf(choice);
    const ofPlans = await unlessAway(
      this.plans.accessLines(id, { ...choice, limit: String(limit + 1), before: place.plans }),
    );
    const own = await this.trail.page(lines, filter, { before: place.own, limit: limit + 1 });
    const { items, next } = mergeTrails(own, ofPlans?.items ?? [], { limit, place });
    const people = await this.trail.people(lines);
    return {
      items,
      nextStartKey: next,
      total: (await this.trail.count(lines, filter)) + (ofPlans?.total ?? 0),
      people: [...new Set([...people, ...(ofPlans?.people ?? [])])].sort(),
      withPlans: ofPlans !== undefined,
    };
  }

  /** @throws ApiError 404, 503 while plans are away */
  async file(
    { params: { id }, query }: RouteInput<Routes['historyFile']>,
    caller: CallerInfo,
  ): Promise<WireAnswer> {
    await this.patients.requireInUse(id);
    const lines = await this.all(id, query);
    await this.transactions.run(() =>
      this.audit.record({
        ...{ caller, action: 'privacy.export-history', entity: 'patient', entityId: id },
      }),
    );
    return fileAnswer({
      body: Buffer.from(csvOfHistory(lines)),
      contentType: 'text/csv; charset=utf-8',
      fileName: `historia_dostepu_${todayIso(this.clock.now())}.csv`,
    });
  }

  /** Every line that fits, the newest first. @throws ApiError 503 while plans are away */
  async all(patientId: string, choice: Choice): Promise<AuditLine[]> {
    const own = await this.trail.page(linesOfPatient(patientId), filterOf(choice), { limit: MOST_LINES });
    const ofPlans: AuditLine[] = [];
    for (let before: string | undefined; ofPlans.length < MOST_LINES; before = ofPlans.at(-1)?.id) {
      const limit = String(MOST_ACCESS_LINES);
      const page = await unlessAway(this.plans.accessLines(patientId, { ...choice, limit, before }));
      if (!page) throw plansAway('Nie wczytano wpisów planów, więc plik byłby niepełny. Spróbuj za chwilę.');
      ofPlans.push(...page.items);
      if (page.items.length < MOST_ACCESS_LINES) break;
    }
    return mergeTrails(own, ofPlans, { limit: MOST_LINES, place: {} }).items;
  }
}

const filterOf = ({ kind, person }: Choice) => ({ actions: kind && actionsOfKind(kind), person });

import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import { Idempotency } from '@pora/common/idempotency';
import type { RouteInput } from '@pora/contracts';
import type {
  IntoleranceSetCard,
  IntoleranceSetSummary,
  NewIntoleranceSet,
  PatientIntoleranceSet,
} from '@pora/contracts/patients/intolerance-set.model';
import type { intoleranceSetRoutes } from '@pora/contracts/patients/intolerance-set.routes';
import { CurrentRecordsService, type RecordKind } from '../current-records/current-records.service.js';
import type { IntoleranceSetEntity } from './intolerance-set.entity.js';
import { presentIntoleranceSet, summariseIntoleranceSet } from './intolerance-set.presenter.js';
import { IntoleranceSetsRepository } from './intolerance-sets.repository.js';

type Routes = typeof intoleranceSetRoutes;

/** A set that was not entered on the screen, known since a moment. */
export interface ImportedIntoleranceSet {
  readonly id: string;
  readonly createdAt: Date;
  readonly fields: NewIntoleranceSet;
  /** When other results took the place of these; without it they are the current ones. */
  readonly supersededAt?: Date;
}

/** Results of food-intolerance tests: a patient has one current set, a new one takes its place, and the former ones stay [core §3]. */
@Injectable()
export class IntoleranceSetsService {
  private readonly kind: RecordKind<IntoleranceSetEntity, PatientIntoleranceSet>;

  constructor(
    private readonly sets: IntoleranceSetsRepository,
    private readonly records: CurrentRecordsService,
    private readonly idempotency: Idempotency,
  ) {
    this.kind = { name: 'intolerance-sets', rows: sets, present: presentIntoleranceSet };
  }

  list({ query }: RouteInput<Routes['list']>, caller: CallerInfo) {
    return this.records.list<IntoleranceSetEntity, PatientIntoleranceSet, IntoleranceSetCard>(
      this.kind,
      query,
      caller,
    );
  }

  /** Changes with any record of anybody. */
  state(): Promise<string> {
    return this.sets.state();
  }

  /** Revision of each of these patients' current record; of the others nothing. */
  revisionsOf(patientIds: readonly string[]): Promise<Map<string, string>> {
    return this.sets.currentRevisions(patientIds);
  }

  /** The patient's set for another part of this service; part of the transaction it is called in. */
  async findOf(patientId: string): Promise<PatientIntoleranceSet | undefined> {
    const row = await this.sets.findCurrent(patientId);
    return row && presentIntoleranceSet(row);
  }

  /** The patient's sets by their day, the latest first. */
  async history({ query: { patientId } }: RouteInput<Routes['history']>, caller: CallerInfo) {
    const rows = await this.records.readOf(this.kind, { patientId, action: 'read-history', caller }, () =>
      this.sets.findHistory(patientId),
    );
    const dayOf = ({ date, createdAt }: IntoleranceSetSummary) => date ?? createdAt.slice(0, 10);
    const newestFirst = (a: IntoleranceSetSummary, b: IntoleranceSetSummary) =>
      dayOf(b).localeCompare(dayOf(a)) || b.createdAt.localeCompare(a.createdAt);
    return { items: rows.map(summariseIntoleranceSet).sort(newestFirst) };
  }

  /** One set outside the trash, be it a former one. @throws ApiError 404 */
  async read(
    { params: { id } }: RouteInput<Routes['read']>,
    caller: CallerInfo,
  ): Promise<PatientIntoleranceSet> {
    const { patientId } = await this.sets.getById(id);
    const row = await this.records.readOf(this.kind, { patientId, action: 'read', caller }, () =>
      this.sets.getById(id),
    );
    return presentIntoleranceSet(row);
  }

  /** Adds a set; the one that was current is kept as a former one, unless the new one is to be one itself. */
  create(
    { body, ifMatch, idempotencyKey }: RouteInput<Routes['create']>,
    caller: CallerInfo,
  ): Promise<PatientIntoleranceSet> {
    const request = { caller, operation: 'intolerance-sets.create', key: idempotencyKey, body };
    return this.idempotency.once(request, async () => {
      const former = await this.records.getReplaceable(this.kind, body.patientId, ifMatch);
      const { asFormer, ...fields } = body;
      const isFormer = asFormer === true && former !== undefined;
      if (!isFormer) await this.records.displace(this.kind, former, caller);
      const row = await this.sets.add({ ...fields, ...(isFormer && { supersededAt: new Date() }) }, caller);
      await this.records.note(this.kind, caller, 'create', body.patientId);
      return presentIntoleranceSet(row);
    });
  }

  /** Brings in a set with a past, a current one only for a patient who has none; part of the transaction it is called in. */
  async bringIn(
    { id, createdAt, fields, supersededAt }: ImportedIntoleranceSet,
    caller: CallerInfo,
  ): Promise<void> {
    const found = supersededAt ? this.sets.exists(id) : this.sets.findCurrent(fields.patientId);
    if (await found) return;
    const past = { createdAt, updatedAt: createdAt, supersededAt: supersededAt ?? null };
    await this.sets.add({ ...fields, id, ...past }, caller);
  }

  remove(input: RouteInput<Routes['remove']>, caller: CallerInfo): Promise<void> {
    return this.records.remove(this.kind, input, caller);
  }

  restore({ params }: RouteInput<Routes['restore']>, caller: CallerInfo): Promise<PatientIntoleranceSet> {
    return this.records.restore(this.kind, params.id, caller);
  }

  makeCurrent(input: RouteInput<Routes['makeCurrent']>, caller: CallerInfo): Promise<PatientIntoleranceSet> {
    return this.records.makeCurrent(this.kind, input, caller);
  }

  /** Removes one of the trash for good. @throws ApiError 404 */
  erase(id: string, caller: CallerInfo): Promise<void> {
    return this.records.erase(this.kind, id, caller);
  }

  /** Removes for good what has been in the trash since before the given moment; answers how many. */
  purge(before: Date): Promise<number> {
    return this.sets.purgeTrash(before);
  }
}

import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import { Idempotency } from '@pora/common/idempotency';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import type { ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import type { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { randomUUID } from 'node:crypto';
import { Clock } from '../clock/clock.js';
import { PatientRecordsService } from '../patients/patient-records.service.js';
import { changedFields, changeOfSibling, fieldsOfEvent, timesOfSeries } from './schedule-event.changes.js';
import type { ScheduleEventEntity } from './schedule-event.entity.js';
import { presentEvent } from './schedule-event.presenter.js';
import { ScheduleRepository } from './schedule.repository.js';
import { ScheduleService } from './schedule.service.js';
import { ScheduleTrail } from './schedule-trail.js';

type Routes = typeof scheduleRoutes;

/** Visits that repeat. Each is an event of its own; a change of several is made with all of them or none. */
@Injectable()
export class SeriesService {
  constructor(
    private readonly events: ScheduleRepository,
    private readonly schedule: ScheduleService,
    private readonly patients: PatientRecordsService,
    private readonly trail: ScheduleTrail,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError 404 for an unknown patient */
  create(
    { body, idempotencyKey }: RouteInput<Routes['createSeries']>,
    caller: CallerInfo,
  ): Promise<ScheduleEvent[]> {
    const { event, repeat } = body;
    const request = {
      caller,
      operation: 'schedule.create-series',
      key: idempotencyKey,
      clientId: event.id,
      body,
    };
    return this.idempotency.once(request, async () => {
      if (event.patientId !== null) await this.patients.hold(event.patientId);
      const seriesId = event.id ?? `se-${randomUUID()}`;
      const fields = fieldsOfEvent(event);
      const rows: ScheduleEventEntity[] = [];
      for (const [at, times] of timesOfSeries(fields, repeat).entries()) {
        const id = at === 0 ? seriesId : `${seriesId}-${at + 1}`;
        rows.push(await this.events.insert({ id, seriesId, ...fields, ...times }, caller));
      }
      await this.trail.note(caller, 'create-series', { id: seriesId, patientId: event.patientId });
      return rows.map(presentEvent);
    });
  }

  /** @throws ApiError 400 for times that do not go together, 404 for an unknown event or patient, 412 */
  update(
    { params, body, ifMatch }: RouteInput<Routes['updateSeries']>,
    caller: CallerInfo,
  ): Promise<ScheduleEvent[]> {
    return this.transactions.run(async () => {
      const { row, siblings } = await this.lock(params.id, ifMatch, body.scope);
      const change = changedFields(row, body.change);
      if (change.patientId) await this.patients.hold(change.patientId);
      const ofSiblings = siblings.map((sibling) => changeOfSibling(sibling, row, change));
      const changed = [await this.schedule.change(row, change, caller)];
      for (const [at, sibling] of siblings.entries()) {
        changed.push(await this.schedule.change(sibling, ofSiblings[at] ?? {}, caller));
      }
      return changed.map(presentEvent);
    });
  }

  remove(
    { params, query, ifMatch }: RouteInput<Routes['removeSeries']>,
    caller: CallerInfo,
  ): Promise<{ ids: string[] }> {
    return this.transactions.run(async () => {
      const { row, siblings } = await this.lock(params.id, ifMatch, query.scope);
      const rows = [row, ...siblings];
      for (const each of rows) await this.schedule.trash(each, caller);
      return { ids: rows.map(({ id }) => id) };
    });
  }

  private async lock(id: string, ifMatch: number | undefined, scope: 'following' | 'all') {
    const row = await this.schedule.lock(id, ifMatch);
    return { row, siblings: await this.events.siblingsForUpdate(row, scope, this.clock.now()) };
  }
}

import { Injectable } from '@nestjs/common';
import type { CallerInfo } from '@pora/common/endpoint';
import { invalidInput } from '@pora/common/errors';
import { Idempotency } from '@pora/common/idempotency';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import type { Repeat, ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import type { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { randomUUID } from 'node:crypto';
import { Clock } from '../clock/clock.js';
import { PatientRecordsService } from '../patients/patient-records.service.js';
import {
  changedFields,
  changeOfSibling,
  type EventFields,
  fieldsOfEvent,
  timesOfSeries,
} from './schedule-event.changes.js';
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
      const first = await this.events.insert({ id: seriesId, seriesId, ...fields }, caller);
      const rows = [first, ...(await this.addFurther(seriesId, fields, repeat, caller))];
      await this.trail.note(caller, 'create-series', { id: seriesId, patientId: event.patientId });
      return rows.map(presentEvent);
    });
  }

  /**
   * Makes one visit the first of a series; its notes and what became of it stay its own.
   * @throws ApiError 400 for one that is in a series already or times that do not go together, 404, 412
   */
  repeat(
    { params, body, ifMatch, idempotencyKey }: RouteInput<Routes['repeat']>,
    caller: CallerInfo,
  ): Promise<ScheduleEvent[]> {
    const request = {
      ...{ caller, operation: 'schedule.repeat', key: idempotencyKey },
      body: { id: params.id, ...body },
    };
    return this.idempotency.once(request, async () => {
      const row = await this.schedule.lock(params.id, ifMatch);
      if (row.seriesId !== null) throw invalidInput('Ta wizyta należy już do serii.');
      const change = changedFields(row, body.change);
      if (change.patientId) await this.patients.hold(change.patientId);
      const first = await this.schedule.change(row, { ...change, seriesId: row.id }, caller);
      const { title, startsAt, endsAt, patientId, type } = first;
      const fields = { title, startsAt, endsAt, patientId, type, status: 'planned' as const, notes: '' };
      const further = await this.addFurther(row.id, fields, body.repeat, caller);
      await this.trail.note(caller, 'create-series', first);
      return [first, ...further].map(presentEvent);
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
      const at = new Date();
      for (const each of rows) await this.schedule.trash(each, caller, at);
      return { ids: rows.map(({ id }) => id) };
    });
  }

  /** The visits of a series after its first one. */
  private async addFurther(
    seriesId: string,
    fields: EventFields,
    repeat: Repeat,
    caller: CallerInfo,
  ): Promise<ScheduleEventEntity[]> {
    const rows: ScheduleEventEntity[] = [];
    for (const [at, times] of timesOfSeries(fields, repeat).slice(1).entries()) {
      rows.push(
        await this.events.insert({ id: `${seriesId}-${at + 2}`, seriesId, ...fields, ...times }, caller),
      );
    }
    return rows;
  }

  private async lock(id: string, ifMatch: number | undefined, scope: 'following' | 'all') {
    const row = await this.schedule.lock(id, ifMatch);
    return { row, siblings: await this.events.siblingsForUpdate(row, scope, this.clock.now()) };
  }
}

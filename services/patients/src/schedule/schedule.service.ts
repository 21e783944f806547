import { Injectable } from '@nestjs/common';
import { checkVersion } from '@pora/common/concurrency';
import type { CallerInfo } from '@pora/common/endpoint';
import { Idempotency } from '@pora/common/idempotency';
import { Transactions } from '@pora/common/transactions';
import type { RouteInput } from '@pora/contracts';
import type { ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import type { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { randomUUID } from 'node:crypto';
import { PatientRecordsService } from '../patients/patient-records.service.js';
import { changedFields, type EventFields, fieldsOfEvent } from './schedule-event.changes.js';
import type { ScheduleEventEntity } from './schedule-event.entity.js';
import { presentEvent } from './schedule-event.presenter.js';
import { ScheduleRepository } from './schedule.repository.js';
import { ScheduleTrail } from './schedule-trail.js';

type Routes = typeof scheduleRoutes;

/** Names of the creations in the table of repeated requests. */
export const CREATE_EVENT = 'schedule.create';

/** A visit that was not entered on the screen. */
export type ImportedEvent = EventFields & { readonly id: string; readonly createdAt: Date };

/** Single events of the calendar [core §3]. */
@Injectable()
export class ScheduleService {
  constructor(
    private readonly events: ScheduleRepository,
    private readonly patients: PatientRecordsService,
    private readonly trail: ScheduleTrail,
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws ApiError 404 for an unknown patient */
  create({ body, idempotencyKey }: RouteInput<Routes['create']>, caller: CallerInfo): Promise<ScheduleEvent> {
    const request = { caller, operation: CREATE_EVENT, key: idempotencyKey, clientId: body.id, body };
    return this.idempotency.once(request, async () => {
      if (body.patientId !== null) await this.patients.hold(body.patientId);
      const id = body.id ?? `se-${randomUUID()}`;
      const row = await this.events.insert({ id, ...fieldsOfEvent(body) }, caller);
      await this.trail.note(caller, 'create', row);
      return presentEvent(row);
    });
  }

  /** @throws ApiError 400 for times that do not go together, 404 for an unknown event or patient, 412 */
  update(
    { params, body, ifMatch }: RouteInput<Routes['update']>,
    caller: CallerInfo,
  ): Promise<ScheduleEvent> {
    return this.transactions.run(async () => {
      const row = await this.lock(params.id, ifMatch);
      const change = changedFields(row, body);
      if (change.patientId) await this.patients.hold(change.patientId);
      return presentEvent(await this.change(row, change, caller));
    });
  }

  remove({ params, ifMatch }: RouteInput<Routes['remove']>, caller: CallerInfo): Promise<void> {
    return this.transactions.run(async () => this.trash(await this.lock(params.id, ifMatch), caller));
  }

  /** Takes events out of the trash, with all or none of them. @throws ApiError 404 */
  restore({ body }: RouteInput<Routes['restore']>, caller: CallerInfo): Promise<ScheduleEvent[]> {
    return this.transactions.run(async () => {
      const rows = await this.events.getAnyForUpdate([...new Set(body.ids)]);
      for (const row of rows) {
        if (row.deletedAt === null) continue;
        await this.events.restore(row, caller);
        await this.trail.note(caller, 'restore', row);
      }
      return rows.map(presentEvent);
    });
  }

  /** Brings in a visit with a past; part of the transaction it is called in. */
  async bringIn({ createdAt, ...event }: ImportedEvent, caller: CallerInfo): Promise<void> {
    await this.events.insert({ ...event, createdAt, updatedAt: createdAt }, caller);
  }

  /** Removes events of the trash for good, all of them or none. @throws ApiError 404 when one is not in it */
  erase(ids: readonly string[], caller: CallerInfo): Promise<void> {
    return this.transactions.run(async () => {
      for (const id of [...new Set(ids)].sort()) {
        const row = await this.events.getTrashedForUpdate(id);
        await this.events.deleteForGood(id);
        await this.idempotency.forgetAnswersAbout(id);
        await this.trail.note(caller, 'erase', row);
      }
    });
  }

  /** Removes for good what has been in the trash since before the given moment; answers how many. */
  purge(before: Date): Promise<number> {
    return this.transactions.run(() => this.events.purgeTrash(before));
  }

  /** An event nobody else can change until the transaction ends. @throws ApiError 404, 412 */
  async lock(id: string, ifMatch: number | undefined): Promise<ScheduleEventEntity> {
    const row = await this.events.getForUpdate(id);
    checkVersion(row.version, ifMatch, () => presentEvent(row));
    return row;
  }

  /** Saves what really changes; the version stays when nothing does. */
  async change(
    row: ScheduleEventEntity,
    change: Partial<EventFields & Pick<ScheduleEventEntity, 'seriesId'>>,
    caller: CallerInfo,
  ): Promise<ScheduleEventEntity> {
    const fields = Object.keys(change);
    if (fields.length === 0) return row;
    const before = { id: row.id, patientId: row.patientId };
    await this.events.update(Object.assign(row, change), caller);
    await this.trail.note(caller, 'update', row, fields);
    // Whoever the visit was of until now is told as well.
    if (before.patientId !== row.patientId) await this.trail.note(caller, 'update', before, ['patientId']);
    return row;
  }

  /** Moves an event to the trash; those of one moment come back together. */
  async trash(row: ScheduleEventEntity, caller: CallerInfo, at = new Date()): Promise<void> {
    await this.events.moveToTrash(row, caller, at);
    await this.trail.note(caller, 'delete', row);
    // A creation that is sent again must not be answered as if the event were still there.
    await this.idempotency.forget(CREATE_EVENT, row.id);
  }
}

import { Injectable } from '@nestjs/common';
import type { WireAnswer } from '@pora/common/answers';
import type { CallerInfo } from '@pora/common/endpoint';
import { etagOfParts, ResponseCache } from '@pora/common/response-cache';
import { SingleFlight } from '@pora/common/single-flight';
import type { RouteInput } from '@pora/contracts';
import type { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { addDays, practiceMoment } from '@pora/text-pl/dates';
import { PatientRecordsService } from '../patients/patient-records.service.js';
import { presentEvent } from './schedule-event.presenter.js';
import { ScheduleRepository } from './schedule.repository.js';
import { ScheduleTrail } from './schedule-trail.js';

/** Raised when the presenter changes what it writes, so that nobody keeps a list of the old shape. */
const FORMAT = 1;

/** The calendar as it is read: written and compressed once per state of the table and question. */
@Injectable()
export class ScheduleListService {
  private readonly cache = new ResponseCache();
  private readonly state = new SingleFlight(() => this.events.listState());

  constructor(
    private readonly events: ScheduleRepository,
    private readonly patients: PatientRecordsService,
    private readonly trail: ScheduleTrail,
  ) {}

  /** Events by start; who already has them is told so (304). @throws ApiError 404 for an unknown patient */
  async answer({ query }: RouteInput<typeof scheduleRoutes.list>, caller: CallerInfo): Promise<WireAnswer> {
    const { from, to, patientId } = query;
    if (patientId !== undefined) await this.patients.requireInUse(patientId);
    const etag = etagOfParts([FORMAT, from ?? '', to ?? '', patientId ?? '', await this.state.run()]);
    const list = await this.cache.get(etag, async () => {
      const rows = await this.events.list({
        from: from && practiceMoment(from, '00:00'),
        before: to && practiceMoment(addDays(to, 1), '00:00'),
        patientId,
      } as Parameters<ScheduleRepository['list']>[0]);
      return JSON.stringify(rows.map(presentEvent));
    });
    await this.trail.noteReading(caller, patientId);
    return list;
  }
}

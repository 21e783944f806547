import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';

/** A planned visit of the patient of the test plan, on 21.12.2026 at ten. */
export function makeVisit(change: Partial<ScheduleEvent> = {}): ScheduleEvent {
  return {
    ...{
      id: 'se-1',
      title: 'Kontrola',
      type: 'Kontrola',
      status: 'planned',
      patientId: 'p-hanna',
      version: 1,
    },
    ...{ start: '2026-12-21T09:00:00.000Z', end: '2026-12-21T10:00:00.000Z' },
    ...{ createdAt: '2026-11-19T10:00:00.000Z', updatedAt: '2026-11-19T10:00:00.000Z' },
    ...{ createdBy: 'alicja@gabinet.example', updatedBy: 'alicja@gabinet.example' },
    ...change,
  };
}

import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { momentOf, minutesOf } from '../calendar/clock.js';

/** What differs from the usual visit; times on the clock of the practice. */
export type EventChange = Partial<Omit<ScheduleEvent, 'start' | 'end'>> & {
  date?: string;
  from?: string;
  to?: string;
};

/** A visit for tests: a consultation on Thursday, 19.11.2026 from 11:00 to 11:30 unless said otherwise. */
export function makeEvent({
  date = '2026-11-19',
  from = '11:00',
  to = '11:30',
  ...change
}: EventChange = {}): ScheduleEvent {
  return {
    id: 'se-1',
    title: 'Konsultacja',
    start: momentOf(date, minutesOf(from)),
    end: momentOf(date, minutesOf(to)),
    type: 'consultation',
    status: 'planned',
    version: 1,
    createdAt: '2026-11-12T08:00:00.000Z',
    updatedAt: '2026-11-12T08:00:00.000Z',
    createdBy: 'alicja@gabinet.example',
    updatedBy: 'alicja@gabinet.example',
    ...change,
  };
}

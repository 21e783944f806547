import { jest } from '@jest/globals';
import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { sessionRoutes } from '@pora/contracts/session/session.routes';
import { fakeApi, type FakeApi, makePatient } from '@pora/kit/testing';

/** Thursday, 19.11.2026, 11:20 in Warsaw. */
export const NOW = new Date('2026-11-19T10:20:00.000Z');

/** Only the date stands still; waiting goes on as ever. */
export function standAtNow(): void {
  jest.useFakeTimers({ now: NOW, doNotFake: [...NOT_FAKED] });
}

const NOT_FAKED = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'hrtime',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;

/** Hanna and Oliwia, the patients of these tests. */
export const HANNA = makePatient();
/** Another patient. */
export const OLIWIA = makePatient({
  id: 'p-oliwia',
  personal: { firstName: 'Oliwia', lastName: 'Krzyżanowska' },
});

/** A server with these visits, two patients, and working hours from 8:30 to 17:30 with a break. */
export function scheduleApi(events: readonly ScheduleEvent[]): FakeApi {
  const api = fakeApi();
  const day = { from: '08:30', to: '17:30', breaks: [{ from: '13:00', to: '13:30' }] };
  api.on(scheduleRoutes.list, events);
  api.on(scheduleRoutes.hours, {
    days: [day, day, day, day, day, null, null],
    version: 1,
    updatedAt: null,
  });
  api.on(patientRoutes.list, { items: [HANNA, OLIWIA] });
  api.on(sessionRoutes.people, { items: [] });
  return api;
}

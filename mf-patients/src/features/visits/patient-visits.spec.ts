import { describe, expect, it } from '@jest/globals';
import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { keptVisits, splitVisits } from './patient-visits.js';
import { newVisitPath, visitPath } from './visit-paths.js';

const NOW = new Date('2026-11-19T10:20:00.000Z');
const visit = (id: string, start: string, status: ScheduleEvent['status'] = 'planned'): ScheduleEvent => ({
  id,
  title: 'Konsultacja',
  start: `${start}:00.000Z`,
  end: `${start.slice(0, -2)}59:00.000Z`,
  patientId: 'p-hanna',
  type: 'consultation',
  status,
  version: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  createdBy: 'alicja@gabinet.example',
  updatedBy: 'alicja@gabinet.example',
});

describe('wizyty pacjenta', () => {
  const visits = splitVisits(
    [
      visit('po', '2026-12-03T09:00'),
      visit('odwolana', '2026-11-26T09:00', 'cancelled'),
      visit('trwa', '2026-11-19T10:10'),
      visit('dawna', '2026-09-02T09:00', 'done'),
      visit('nieobecna', '2026-10-02T09:00', 'missed'),
      visit('bez-slowa', '2026-11-02T09:00'),
    ],
    NOW,
  );

  it('przyszłe stoją od najbliższej, dawne od ostatniej; odwołana nie jest przyszła', () => {
    expect(visits.coming.map(({ id }) => id)).toEqual(['trwa', 'po']);
    expect(visits.past.map(({ id }) => id)).toEqual(['odwolana', 'bez-slowa', 'nieobecna', 'dawna']);
  });

  it('[decisions 51] nieobecność i odwołana wizyta nie liczą się jako odbyte', () => {
    expect(keptVisits(visits).map(({ id }) => id)).toEqual(['bez-slowa', 'dawna']);
  });

  it('adres wizyty otwiera jej dzień w gabinecie, adres nowej niesie pacjenta', () => {
    expect(visitPath(visit('se-9', '2026-11-19T23:30'))).toBe('/schedule?date=2026-11-20&event=se-9');
    expect(newVisitPath('p-hanna')).toBe('/schedule?new=1&patientId=p-hanna');
  });
});

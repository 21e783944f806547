import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { apiError, renderScreen } from '@pora/kit/testing';
import { screen } from '@testing-library/react';
import { ScheduleScreen } from '../schedule.screen.js';
import { makeEvent } from '../testing/make-event.js';
import { HANNA, scheduleApi, standAtNow } from '../testing/schedule-api.js';

beforeAll(() => import('../schedule-dialogs.js'));
beforeEach(standAtNow);
afterEach(() => void jest.useRealTimers());

const NAME_UNREAD = 'Pacjent jest wybrany, nie wczytano nazwiska';
const show = () => renderScreen(<ScheduleScreen />, { path: '/schedule?event=se-1' });

describe('pacjent wizyty, gdy listy pacjentów nie ma', () => {
  it('[core §2] dopóki się wczytuje, nie mówi, że nikt nie pasuje', async () => {
    const api = scheduleApi([makeEvent()]);
    api.on(patientRoutes.list, () => new Promise(() => undefined));
    const { user } = show();
    await user.click(await screen.findByPlaceholderText('Wybierz pacjenta'));
    expect(await screen.findByText('Szukam…')).toBeInTheDocument();
    expect(screen.queryByText('Brak wyników')).toBeNull();
  });

  it('[core §2] gdy nie da się jej wczytać, mówi o tym, a wizyta z pacjentem nie udaje wizyty bez niego', async () => {
    const api = scheduleApi([makeEvent({ patientId: HANNA.id })]);
    api.on(patientRoutes.list, apiError(400, 'internal', 'Nie teraz.'));
    const { user } = show();
    await user.click(await screen.findByPlaceholderText(NAME_UNREAD));
    expect(screen.getByText('Nie udało się pobrać pacjentów')).toBeInTheDocument();
    expect(screen.getByText('Nie wczytano jeszcze całej listy pacjentów')).toBeInTheDocument();
    expect(screen.queryByText('Brak wyników')).toBeNull();
  });
});

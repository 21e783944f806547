import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { fakeApi, makeMeasurement, makePatient, renderScreen } from '@pora/kit/testing';
import { screen, within } from '@testing-library/react';
import { onPhone } from '../../../testing/on-phone.js';
import { PatientsScreen } from '../patients.screen.js';

const hanna = makePatient({
  measurements: [makeMeasurement('2026-11-17', 76.2), makeMeasurement('2026-09-02', 81.4)],
});

beforeAll(() => import('../patient-dialogs.js'));
beforeEach(() => {
  const api = fakeApi();
  api.on(patientRoutes.list, { items: [hanna] });
  api.on(scheduleRoutes.list, []);
  api.on(planRoutes.list, { items: [] });
});

describe('karta pacjenta na telefonie', () => {
  onPhone();
  const open = async () => {
    const view = renderScreen(<PatientsScreen />, { path: '/patients?patientId=p-hanna' });
    const dialog = await screen.findByRole('dialog', { name: 'Hanna Brzezińska' });
    return { ...view, card: within(dialog) };
  };

  it('dane, pomiary i wizyty są zwinięte, a ich wiersze mówią, co jest w środku', async () => {
    const { card, user } = await open();
    expect(card.queryByText('PAL')).toBeNull();
    const measurements = await card.findByRole('button', { name: /^Pomiary\s*2 · ostatni 17\.11\.2026/ });
    expect(measurements).toHaveAttribute('aria-expanded', 'false');
    expect(card.queryByRole('table', { name: 'Pomiary' })).toBeNull();
    await user.click(measurements);
    expect(measurements).toHaveAttribute('aria-expanded', 'true');
    expect(await card.findByRole('table', { name: 'Pomiary' })).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: /^Dane i energia\s*168\s?cm · TDEE/ }));
    expect(card.getByText('PAL')).toBeInTheDocument();
  });

  it('numer telefonu dzwoni, a adres pisze', async () => {
    const { card } = await open();
    expect(card.getByRole('link', { name: 'Zadzwoń: 600 000 112' })).toHaveAttribute('href', 'tel:600000112');
    expect(card.getByRole('link', { name: 'Napisz: h.brzezinska@mail.example' })).toHaveAttribute(
      'href',
      'mailto:h.brzezinska@mail.example',
    );
  });

  it('[core §2] edycja, raport i usunięcie są w menu „Więcej”', async () => {
    const { card, user } = await open();
    expect(card.queryByRole('button', { name: 'Edytuj' })).toBeNull();
    await user.click(card.getByRole('button', { name: 'Więcej' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Edytuj',
      'Raport postępów',
      'Usuń pacjenta',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Edytuj' }));
    expect(await screen.findByRole('dialog', { name: /^Edy/ })).toBeInTheDocument();
  });
});

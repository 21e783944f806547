import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { intoleranceSetRoutes } from '@pora/contracts/patients/intolerance-set.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { type ScheduleEvent } from '@pora/contracts/schedule/schedule.model';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { addDays, formatDate, practiceMoment, todayIso } from '@pora/kit';
import {
  apiError,
  fakeApi,
  type FakeApi,
  makeMeasurement,
  makePatient,
  renderScreen,
} from '@pora/kit/testing';
import { screen, within } from '@testing-library/react';
import { PatientsScreen } from '../patients.screen.js';

const today = todayIso();
const hanna = makePatient({
  measurements: [makeMeasurement('2026-11-17', 76.2), makeMeasurement('2026-09-02', 81.4)],
});

/** A visit so many days from today, at 9:00 in the practice. */
const visit = (id: string, inDays: number, change: Partial<ScheduleEvent> = {}): ScheduleEvent => {
  const date = addDays(today, inDays);
  return {
    id,
    title: 'Konsultacja',
    start: practiceMoment(date, '09:00').toISOString(),
    end: practiceMoment(date, '09:30').toISOString(),
    patientId: 'p-hanna',
    type: 'consultation',
    status: 'planned',
    version: 1,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-01T08:00:00.000Z',
    createdBy: 'alicja@gabinet.example',
    updatedBy: 'alicja@gabinet.example',
    ...change,
  };
};

let api: FakeApi;
beforeAll(() => import('../patient-dialogs.js'));
beforeEach(() => {
  api = fakeApi();
  api.on(patientRoutes.list, { items: [hanna] });
  api.on(scheduleRoutes.list, []);
  api.on(surveyRoutes.list, { items: [], nextStartKey: null });
  api.on(intoleranceSetRoutes.list, { items: [], nextStartKey: null });
  const plan = {
    id: 'pl-3',
    patientId: 'p-hanna',
    status: 'active',
    stage: 3,
    days: 14,
    caloriesPerDay: 1750,
  };
  api.on(planRoutes.list, { items: [{ ...plan, created: addDays(today, -2), updatedAt: '3' }] });
});

const open = async () => {
  const view = renderScreen(<PatientsScreen />, { path: '/patients' });
  await view.user.click(await screen.findByRole('button', { name: 'Hanna Brzezińska' }));
  return { ...view, card: within(await screen.findByRole('dialog', { name: 'Hanna Brzezińska' })) };
};

describe('karta pacjenta jako dom', () => {
  it('mówi, ile pacjent waży, ile się zmieniło, który etap trwa i kiedy następna wizyta', async () => {
    api.on(scheduleRoutes.list, [visit('se-1', 1, { title: 'Omówienie etapu III' })]);
    const { card } = await open();
    expect(await card.findByRole('link', { name: 'jutro 09:00' })).toHaveAttribute(
      'href',
      `/schedule?date=${addDays(today, 1)}&event=se-1`,
    );
    expect(card.getByText('Masa teraz').parentElement).toHaveTextContent(
      `Masa teraz76,2 kgBMI 27,0 · 17.11.2026`,
    );
    expect(card.getByText('Od startu').parentElement).toHaveTextContent(
      `Od startu−5,2 kgw 11 tygodni · do BMI 25: 5,6 kg`,
    );
    expect(card.getByText('Etap').parentElement).toHaveTextContent(`EtapIIIdzień 3 z 14 · 1 750 kcal`);
    expect(card.getByText('Następna wizyta').parentElement).toHaveTextContent('Omówienie etapu III');
    expect(api.calls(scheduleRoutes.list)[0]?.query).toEqual({ patientId: 'p-hanna' });
  });

  it('bez terminu prowadzi do umówienia wizyty tego pacjenta', async () => {
    const { card } = await open();
    const links = await card.findAllByRole('link', { name: 'Umów wizytę' });
    for (const link of links) expect(link).toHaveAttribute('href', '/schedule?new=1&patientId=p-hanna');
    expect(card.getByText('Nie ma umówionej wizyty')).toBeInTheDocument();
  });

  it('„Co dalej” wymienia, czego brakuje, i otwiera ankietę z powrotem do karty', async () => {
    const { card, user } = await open();
    expect(await card.findByText('Nie ma wyników nietolerancji')).toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Wypełnij ankietę' }));
    const survey = within(await screen.findByRole('dialog', { name: /Ankieta/ }));
    await user.click(survey.getByRole('button', { name: 'Anuluj' }));
    expect(await screen.findByRole('dialog', { name: 'Hanna Brzezińska' })).toBeInTheDocument();
  });

  it('wizyty: przyszłe przed dawnymi, każda ze słowem, co się z nią stało; wszystkie na życzenie', async () => {
    const past = [1, 2, 3, 4, 5, 6].map((weeks) => visit(`se-p${weeks}`, -7 * weeks, { status: 'done' }));
    const missed = visit('se-m', -3, { status: 'missed' });
    api.on(scheduleRoutes.list, [...past, missed, visit('se-1', 7)]);
    const { card, user } = await open();
    const coming = within(await card.findByRole('list', { name: 'Przed nami' }));
    expect(coming.getByRole('link')).toHaveTextContent(`${formatDate(addDays(today, 7))} 09:00Konsultacja`);
    const before = within(card.getByRole('list', { name: 'Dotychczasowe' }));
    expect(before.getAllByRole('link').map(({ textContent }) => textContent?.slice(-11))).toEqual([
      'nieobecność',
      ...Array.from({ length: 4 }, () => 'ltacjaodbyta'.slice(-11)),
    ]);
    await user.click(card.getByRole('button', { name: 'Pokaż wszystkie (7)' }));
    expect(before.getAllByRole('link')).toHaveLength(7);
  });

  it('wizyt, których nie da się wczytać, nie nazywa brakiem wizyt', async () => {
    api.on(scheduleRoutes.list, apiError(400, 'internal', 'Baza danych nie odpowiada.'));
    const { card, user } = await open();
    expect(await card.findByText('Nie udało się pobrać wizyt.')).toBeInTheDocument();
    expect(card.queryByText('Nie ma umówionej wizyty')).toBeNull();
    api.on(scheduleRoutes.list, [visit('se-1', 1)]);
    await user.click(card.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await card.findByRole('link', { name: 'jutro 09:00' })).toBeInTheDocument();
  });

  describe('u pacjenta, u którego wszystko jest zrobione', () => {
    beforeEach(() => {
      api.on(patientRoutes.list, { items: [makePatient({ measurements: [makeMeasurement(today, 76.2)] })] });
      api.on(scheduleRoutes.list, [visit('se-1', 1)]);
      const card = { id: 'c-1', patientId: 'p-hanna', surveyDate: today, date: today };
      for (const { list } of [surveyRoutes, intoleranceSetRoutes])
        api.on(list, { items: [card], nextStartKey: null });
    });

    it('„Co dalej” mówi, że nic nie czeka', async () => {
      const { card } = await open();
      expect(await card.findByText('Nic nie czeka.')).toBeInTheDocument();
    });

    it.each([
      [planRoutes.list, 'planów'],
      [scheduleRoutes.list, 'wizyt'],
      [surveyRoutes.list, 'ankiet'],
      [intoleranceSetRoutes.list, 'wyników nietolerancji'],
    ])('„Co dalej” nie mówi tego, gdy nie wczytano tego, z czego by to wynikało (%#)', async (list, what) => {
      api.on(list, apiError(400, 'internal', 'Nie teraz.'));
      const { card } = await open();
      const words = `Nie wczytano jeszcze ${what}, więc nie wiadomo, czy coś czeka.`;
      expect(await card.findByText(words)).toBeInTheDocument();
      expect(card.queryByText('Nic nie czeka.')).toBeNull();
    });
  });

  it('[core §2] imię i nazwisko, e-mail i telefon da się skopiować', async () => {
    const { card, user } = await open();
    for (const [label, value] of [
      ['Kopiuj imię i nazwisko', 'Hanna Brzezińska'],
      ['Kopiuj e-mail', 'h.brzezinska@mail.example'],
      ['Kopiuj telefon', '600 000 112'],
    ] as const) {
      await user.click(card.getByRole('button', { name: label }));
      expect(await navigator.clipboard.readText()).toBe(value);
    }
  });

  it('z harmonogramu i z planów wraca się do karty', async () => {
    const { card, user } = await open();
    await user.click((await card.findAllByRole('link', { name: 'Umów wizytę' }))[0] as HTMLElement);
    // The page that was left is remembered with the patient.
    expect(window.location.search).toBe('?patientId=p-hanna');
  });
});

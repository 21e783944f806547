import { beforeEach, describe, expect, it } from '@jest/globals';
import { foodRoutes, mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { intoleranceSetRoutes } from '@pora/contracts/patients/intolerance-set.routes';
import { recordTrashRoutes } from '@pora/contracts/patients/record-trash.routes';
import { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { apiError, type FakeApi, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { choose, deleted, inDays, rowsOf, trashApi } from '../../testing/trash-screen.js';
import { TrashScreen } from './trash.screen.js';

let api: FakeApi;
beforeEach(() => {
  api = trashApi();
});

describe('ankiety, wyniki, wizyty, posiłki i produkty w koszu', () => {
  const ofEwa = { ...deleted, patientId: 'p-1', patientName: 'Hanna Brzezińska' };
  const survey = { ...ofEwa, id: 'ps-1', surveyDate: '2026-09-04', isReplaced: false, until: inDays(28) };
  const results = {
    ...{ ...ofEwa, id: 'is-1', date: '2025-03-12', items: 268, elevated: 5, isFormer: false },
    ...{ current: { date: '2026-09-14' }, until: inDays(11) },
  };
  const visit = {
    ...{ ...ofEwa, ids: ['se-1'], title: 'Kontrola', until: inDays(27), clash: 'Oliwia Krzyżanowska' },
    ...{ start: '2026-12-03T09:00:00.000Z', end: '2026-12-03T09:30:00.000Z' },
  };
  const thing = (id: string | number, name: string) => ({ id, name, ...deleted, until: inDays(17) });
  const textOf = (row: HTMLElement | undefined) => row?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';

  beforeEach(() => {
    api.on(recordTrashRoutes.list, { surveys: [survey], results: [results], visits: [visit] });
    api.on(mealRoutes.trash, { items: [thing('m-1', 'Naleśniki')], total: 1 });
    api.on(foodRoutes.trash, { items: [thing(2287, 'Wafle ryżowe')], total: 1 });
  });

  it.each([
    ['ankieta', ['Hanna Brzezińska, ankieta z 04.09.2026', 'Pacjent nie ma teraz ankiety.']],
    [
      'wyniki',
      [
        'Hanna Brzezińska, wyniki z 12.03.2025',
        '268 pozycji, 5 powyżej 29',
        'Aktualne są teraz wyniki z 14.09.2026; po przywróceniu trafią do historii.',
      ],
    ],
    [
      'wizyta',
      [
        'Hanna Brzezińska, Kontrola',
        'czwartek 03.12.2026, 10:00–10:30',
        'W tym czasie jest już: Oliwia Krzyżanowska',
      ],
    ],
    ['posiłek', ['Naleśniki', '17 dni']],
    ['produkt', ['Wafle ryżowe', 'ID 2287']],
  ])('[decisions 63] %s: co to jest, czyje i co spotka przy powrocie', async (kind, parts) => {
    renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    const [row] = await rowsOf(kind);
    for (const part of parts) expect(textOf(row)).toContain(part);
  });

  it('[decisions 63] jedna lista, od tego, co znika najwcześniej, z liczbą przy każdym rodzaju', async () => {
    renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    await screen.findByRole('radio', { name: 'Wszystko 7' });
    const rows = within(screen.getByRole('table', { name: 'Kosz' }))
      .getAllByRole('row')
      .slice(1);
    expect(
      rows.map((row) =>
        within(row).getByRole('meter').getAttribute('aria-valuetext')?.replace('\u00a0', ' '),
      ),
    ).toEqual([...['2 dni', '11 dni', '13 dni', '17 dni', '17 dni', '27 dni', '28 dni']]);
    for (const name of ['Ankiety 1', 'Wyniki 1', 'Wizyty 1', 'Posiłki 1', 'Produkty 1'])
      expect(screen.getByRole('radio', { name })).toBeInTheDocument();
  });

  it('[decisions 63] każda rzecz wraca swoim wywołaniem, a wizyta nazywa dzień i godzinę', async () => {
    api.on(surveyRoutes.restore, {});
    api.on(intoleranceSetRoutes.restore, {});
    api.on(scheduleRoutes.restore, []);
    api.on(mealRoutes.restore, {});
    api.on(foodRoutes.restore, { items: [] });
    const { user } = renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    const restore = async (name: string, told: string) => {
      await user.click(await screen.findByRole('button', { name: `Przywróć: ${name}` }));
      expect(await screen.findByText(told)).toBeInTheDocument();
    };
    const surveyName = 'Hanna Brzezińska, ankieta z 04.09.2026';
    await restore(surveyName, `Przywrócono: ${surveyName}`);
    await restore(
      'Hanna Brzezińska, wyniki z 12.03.2025',
      'Przywrócono: Hanna Brzezińska, wyniki z 12.03.2025',
    );
    await restore('Hanna Brzezińska, Kontrola', 'Przywrócono wizytę: Hanna Brzezińska, 03.12.2026, 10:00');
    // No more than three messages stand at once.
    for (const name of ['Naleśniki', 'Wafle ryżowe'])
      await user.click(await screen.findByRole('button', { name: `Przywróć: ${name}` }));
    await waitFor(() => expect(api.calls(foodRoutes.restore)).toHaveLength(1));
    expect(api.calls(surveyRoutes.restore)[0]?.params).toEqual({ id: 'ps-1' });
    expect(api.calls(intoleranceSetRoutes.restore)[0]?.params).toEqual({ id: 'is-1' });
    expect(api.calls(scheduleRoutes.restore)[0]?.body).toEqual({ ids: ['se-1'] });
    expect(api.calls(mealRoutes.restore)[0]?.params).toEqual({ id: 'm-1' });
    expect(api.calls(foodRoutes.restore)[0]?.body).toEqual({ ids: [2287] });
  });

  it('[decisions 76] ankietę i wyniki usuwa trwale tylko administrator, wizytę, posiłek i produkt każdy', async () => {
    const { user, unmount } = renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    await rowsOf('ankieta');
    const locked = screen.getAllByRole('button', { name: /– tylko administrator$/ });
    expect(locked.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Usuń trwale: Hanna Brzezińska, wyniki z 12.03.2025 – tylko administrator',
      'Usuń trwale: Ewa Kłos – tylko administrator',
      'Usuń trwale: Hanna Brzezińska, ankieta z 04.09.2026 – tylko administrator',
    ]);
    api.on(recordTrashRoutes.eraseVisits, undefined);
    await user.click(screen.getByRole('button', { name: 'Usuń trwale: Hanna Brzezińska, Kontrola' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Usunąć trwale: Hanna Brzezińska, Kontrola?',
    });
    expect(question).toHaveTextContent(
      'Wizyta zniknie na zawsze, także jej notatki. Tego nie da się cofnąć.',
    );
    await user.click(within(question).getByRole('button', { name: 'Usuń trwale' }));
    expect(await screen.findByText('Usunięto trwale: Hanna Brzezińska, Kontrola')).toBeInTheDocument();
    expect(api.calls(recordTrashRoutes.eraseVisits)[0]?.body).toEqual({ ids: ['se-1'] });
    unmount();
    api.on(recordTrashRoutes.eraseSurvey, undefined);
    const admin = renderScreen(<TrashScreen />, { path: '/patients?trash=1', user: { isAdmin: true } });
    const name = 'Hanna Brzezińska, ankieta z 04.09.2026';
    await admin.user.click(await screen.findByRole('button', { name: `Usuń trwale: ${name}` }));
    await admin.user.click(await screen.findByRole('button', { name: 'Usuń trwale' }));
    expect(await screen.findByText(`Usunięto trwale: ${name}`)).toBeInTheDocument();
    expect(api.calls(recordTrashRoutes.eraseSurvey)[0]?.params).toEqual({ id: 'ps-1' });
  });

  it('wizyty serii usunięte razem są jednym wierszem z liczbą w dobrej odmianie', async () => {
    const series = { ...visit, ids: ['se-1', 'se-1-2'], clash: null };
    api.on(recordTrashRoutes.list, { surveys: [], results: [], visits: [series] });
    renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    const [row] = await rowsOf('wizyta');
    expect(textOf(row)).toContain('seria · 2 wizyty od 03.12.2026');
    expect(textOf(row)).toContain('2 wizyty, wrócą razem.');
  });

  it('ankiet, wyników i wizyt, których nie da się pobrać, nie nazywa pustymi', async () => {
    api.on(recordTrashRoutes.list, apiError(400, 'internal', 'Baza danych nie odpowiada.'));
    const { user } = renderScreen(<TrashScreen />, { path: '/patients?trash=1' });
    expect(
      await screen.findByText('Nie udało się pobrać usuniętych ankiet, wyników i wizyt'),
    ).toBeInTheDocument();
    await choose(user, /^Wizyty$/);
    expect(screen.queryByText('W koszu nie ma wizyt.')).toBeNull();
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { backupScheduleRoutes } from '@pora/contracts/admin/backup-schedule.routes';
import { apiError, type FakeCall, fakeApi, type FakeApi, renderScreen } from '@pora/kit/testing';
import { expectNoAxeViolations } from '@pora/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { nextOf, placeOf, whenOf } from './schedule-words.js';
import { ScheduleCard } from './schedule-card.js';
import { makeSchedule } from './testing/make-schedule.js';

const SCHEDULE = makeSchedule();
const NOW = new Date('2026-11-19T12:00:00Z');

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(backupScheduleRoutes.get, SCHEDULE);
});

async function show() {
  const view = renderScreen(<ScheduleCard />, { path: '/admin', user: { isAdmin: true } });
  await screen.findByText('Kiedy');
  return view;
}

async function openDialog() {
  const view = await show();
  await view.user.click(screen.getByRole('button', { name: 'Zmień kopie automatyczne' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kopie automatyczne' });
  return { ...view, dialog: within(dialog) };
}

describe('kopie automatyczne', () => {
  it('karta mówi kiedy, ile zostaje i gdzie leżą', async () => {
    await show();
    expect(screen.getByText('codziennie 02:30')).toBeInTheDocument();
    expect(screen.getByText('7 dni · 4 tyg. · 12 mies.')).toBeInTheDocument();
    expect(screen.getByText('dysk i S3, szyfrowane')).toBeInTheDocument();
    await expectNoAxeViolations();
  });

  it('najbliższa kopia jest nazwana po ludzku; wyłączone nie mają żadnej', () => {
    expect(nextOf(SCHEDULE, NOW)).toBe('jutro, 20.11');
    expect(nextOf({ ...SCHEDULE, nextRunAt: '2026-11-19T20:00:00Z' }, NOW)).toBe('dziś, 19.11');
    expect(nextOf({ ...SCHEDULE, nextRunAt: '2026-11-22T01:30:00Z' }, NOW)).toBe('niedziela, 22.11');
    expect(nextOf({ ...SCHEDULE, nextRunAt: null }, NOW)).toBe('–');
    expect(whenOf({ ...SCHEDULE, enabled: false })).toBe('wyłączone');
    expect(whenOf({ ...SCHEDULE, cadence: 'weekly', weekday: 2 })).toBe('we wtorki 02:30');
    expect(placeOf({ ...SCHEDULE, place: { hasStore: false, isEncrypted: false } })).toBe(
      'dysk, nieszyfrowane',
    );
  });

  it('nieudane pobranie mówi to i daje ponowić', async () => {
    api.on(backupScheduleRoutes.get, apiError(500, 'internal', 'Usługa nie odpowiada.'));
    const { user } = renderScreen(<ScheduleCard />, { path: '/admin', user: { isAdmin: true } });
    expect(await screen.findByText('Nie udało się pobrać harmonogramu kopii.')).toBeInTheDocument();
    api.on(backupScheduleRoutes.get, SCHEDULE);
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByText('codziennie 02:30')).toBeInTheDocument();
  });

  it('[decisions 8] zmiana idzie z wersją, którą widać, a karta pokazuje to, co zapisano', async () => {
    const stored = { ...SCHEDULE, version: 4, time: '03:15', keep: { ...SCHEDULE.keep, days: 10 } };
    api.on(backupScheduleRoutes.save, stored);
    const { user, dialog } = await openDialog();
    await expectNoAxeViolations();
    const time = dialog.getByRole('textbox', { name: 'Godzina' });
    await user.clear(time);
    await user.type(time, '315');
    const days = dialog.getByRole('textbox', { name: 'Dni' });
    await user.clear(days);
    await user.type(days, '10');
    await user.click(dialog.getByRole('checkbox', { name: 'meals' }));
    await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
    expect(await screen.findByText('codziennie 03:15')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [call] = api.calls(backupScheduleRoutes.save);
    expect(call?.body).toEqual({
      enabled: true,
      cadence: 'daily',
      weekday: 1,
      time: '03:15',
      tables: ['patients', 'diet-plans', 'meals'],
      keep: { days: 10, weeks: 4, months: 12, manual: false },
    });
  });

  it('tydzień ma swój dzień, a puste pole i brak tabel są nazwane, zanim cokolwiek pójdzie', async () => {
    const { user, dialog } = await openDialog();
    expect(dialog.queryByRole('combobox', { name: 'Dzień tygodnia' })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'co tydzień' }));
    expect(dialog.getByRole('combobox', { name: 'Dzień tygodnia' })).toBeInTheDocument();
    for (const table of ['patients', 'diet-plans'])
      await user.click(dialog.getByRole('checkbox', { name: table }));
    await user.clear(dialog.getByRole('textbox', { name: 'Tygodnie' }));
    await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
    expect(await dialog.findByText('Popraw zaznaczone pola.')).toBeInTheDocument();
    expect(dialog.getByText('Wybierz co najmniej jedną tabelę do backupu.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Tygodnie' })).toBeInvalid();
    expect(api.calls(backupScheduleRoutes.save)).toEqual([]);
  });

  it('odmowa zostaje w oknie ze swoim powodem, a zamknięcie pyta o niezapisane zmiany', async () => {
    api.on(backupScheduleRoutes.save, apiError(412, 'stale_version', 'Ktoś zmienił to przed chwilą.'));
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('switch', { name: 'Wykonuj kopie automatycznie' }));
    await user.click(dialog.getByRole('button', { name: 'Zapisz' }));
    expect(await dialog.findByText('Ktoś zmienił to przed chwilą.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeInTheDocument());
  });

  describe('gdy ktoś był szybszy', () => {
    const newer = { ...SCHEDULE, version: 4, time: '04:00', keep: { ...SCHEDULE.keep, days: 14 } };
    beforeEach(() => {
      api.on(backupScheduleRoutes.save, ({ body, ifMatch }: FakeCall<typeof backupScheduleRoutes.save>) =>
        ifMatch === newer.version
          ? { ...newer, ...body, version: 5 }
          : apiError(412, 'stale_version', 'Te dane zmieniono w międzyczasie.', { current: newer }),
      );
    });

    async function meetNewer() {
      const view = await openDialog();
      await view.user.click(view.dialog.getByRole('radio', { name: 'co tydzień' }));
      await view.user.click(view.dialog.getByRole('button', { name: 'Zapisz' }));
      const notice = await view.dialog.findByRole('status');
      expect(notice).toHaveTextContent('Te ustawienia zmieniono w międzyczasie gdzie indziej.');
      expect(notice).toHaveTextContent('Różni się: częstość, godzina, liczba kopii.');
      return view;
    }

    it('[decisions 8] „Wczytaj nowszą” pokazuje tamtą wersję w oknie i na karcie, a zamknięcie o nic nie pyta', async () => {
      const { user, dialog } = await meetNewer();
      await expectNoAxeViolations();
      await user.click(dialog.getByRole('button', { name: 'Wczytaj nowszą' }));
      expect(dialog.getByRole('textbox', { name: 'Godzina' })).toHaveValue('04:00');
      expect(dialog.getByRole('radio', { name: 'codziennie' })).toBeChecked();
      expect(dialog.queryByRole('status')).toBeNull();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByText('codziennie 04:00')).toBeInTheDocument();
      expect(api.calls(backupScheduleRoutes.save)).toHaveLength(1);
    });

    it('[decisions 8] „Zachowaj moją” zapisuje moje ustawienia na tamtej wersji', async () => {
      const { user, dialog } = await meetNewer();
      await user.click(dialog.getByRole('button', { name: 'Zachowaj moją' }));
      expect(await screen.findByText('w poniedziałki 02:30')).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(api.calls(backupScheduleRoutes.save).map(({ ifMatch }) => ifMatch)).toEqual([3, 4]);
    });
  });
});

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { backupRoutes } from '@pora/contracts/admin/backup.routes';
import { apiError, fakeApi, type FakeApi, fakeFile } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  backupRow,
  button,
  failed,
  history,
  makeBackup,
  NAME,
  running,
  type show,
  showHistory,
} from './testing/show-backups.js';

const STARTED = 'Backup został uruchomiony. Status pojawi się poniżej.';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(backupRoutes.restores, { items: [] });
});
const reads = () => api.calls(backupRoutes.list).length;

describe('co można zrobić z kopią', () => {
  const menu = async (user: ReturnType<typeof show>['user'], entry: string) => {
    await user.click(button(`Więcej o kopii z ${NAME}`));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };

  it('[core §2] trwającą można anulować; fokus zostaje przy niej', async () => {
    api.on(backupRoutes.cancel, undefined);
    const { user } = await showHistory(api, [running]);
    api.on(backupRoutes.list, history([failed]));
    await user.click(button(`Anuluj kopię z ${NAME}`));
    expect(await screen.findByRole('button', { name: `Ponów kopię z ${NAME}` })).toBeInTheDocument();
    expect(api.calls(backupRoutes.cancel).map(({ params }) => params)).toEqual([{ id: 'b-1' }]);
    expect(button(new RegExp(`^${NAME}`))).toHaveFocus();
  });

  it('[core §2] nieudaną można ponowić z tymi samymi tabelami i opisem', async () => {
    api.on(backupRoutes.start, { backupId: 'b-2' });
    const { user } = await showHistory(api, [failed, makeBackup({ tableName: 'meals' })]);
    await user.click(button(`Ponów kopię z ${NAME}`));
    await waitFor(() => expect(reads()).toBe(2));
    expect(api.calls(backupRoutes.start).map(({ body }) => body)).toEqual([
      { tables: ['patients', 'meals'], description: 'Przed importem produktów' },
    ]);
    expect(await screen.findByText(STARTED)).toBeInTheDocument();
  });

  it('[core §8] nieudane ponowienie mówi to tym samym zdaniem', async () => {
    api.on(backupRoutes.start, apiError(400, 'invalid_tables', 'Zdanie serwera.'));
    const { user } = await showHistory(api, [failed]);
    await user.click(button(`Ponów kopię z ${NAME}`));
    expect(await screen.findByText(/^Wybrano nieobsługiwaną tabelę/)).toBeInTheDocument();
  });

  it('[core §2] gotową można pobrać jednym plikiem', async () => {
    Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:kopia'), revokeObjectURL: jest.fn() });
    const clicked: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download);
    });
    api.on(backupRoutes.file, fakeFile('tar', {}));
    const { user } = await showHistory(api, [makeBackup()]);
    await user.click(button(`Pobierz kopię z ${NAME}`));
    await waitFor(() => expect(clicked).toEqual(['b-1.tar']));
    expect(api.calls(backupRoutes.file).map(({ params }) => params)).toEqual([{ id: 'b-1' }]);
    click.mockRestore();
  });

  it('[core §8] nieudane pobranie pliku mówi to z powodem', async () => {
    api.on(backupRoutes.file, apiError(404, 'not_found', 'Plików tej kopii już nie ma.'));
    const { user } = await showHistory(api, [makeBackup()]);
    await user.click(button(`Pobierz kopię z ${NAME}`));
    expect(await screen.findByText('Nie udało się pobrać kopii.')).toBeInTheDocument();
    expect(screen.getByText('Plików tej kopii już nie ma.')).toBeInTheDocument();
  });

  it('[core §2] gotową można sprawdzić ponownie, a póki trwa sprawdzanie, nie drugi raz', async () => {
    api.on(backupRoutes.check, undefined);
    const { user } = await showHistory(api, [makeBackup()]);
    api.on(backupRoutes.list, history([makeBackup({ restoreCheck: 'running' })]));
    await user.click(button(`Sprawdź ponownie kopię z ${NAME}`));
    expect(await screen.findByText('sprawdzamy ponownie…')).toBeInTheDocument();
    expect(screen.getByText('Odświeżamy co 15 s, dopóki trwa sprawdzanie')).toBeInTheDocument();
    await user.click(button(`Sprawdź ponownie kopię z ${NAME}`));
    expect(api.calls(backupRoutes.check).map(({ params }) => params)).toEqual([{ id: 'b-1' }]);
  });

  it('[core §2] usunięcie pyta raz, mówi, co zniknie, i zabiera kopię z historii', async () => {
    api.on(backupRoutes.remove, undefined);
    const { user } = await showHistory(api, [makeBackup(), makeBackup({ tableName: 'meals' })]);
    await menu(user, 'Usuń');
    const question = within(await screen.findByRole('alertdialog', { name: `Usunąć kopię z ${NAME}?` }));
    expect(
      question.getByText(/\(2 tabele, 8,4 MB\) zostaną skasowane z dysku\. Tego nie da się cofnąć\.$/),
    ).toBeInTheDocument();
    api.on(backupRoutes.list, history([]));
    await user.click(question.getByRole('button', { name: 'Usuń kopię' }));
    expect(await screen.findByText('Brak zarejestrowanych backupów.')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.calls(backupRoutes.remove).map(({ params }) => params)).toEqual([{ id: 'b-1' }]);
  });

  it('usunięcie kopii, która jest też w S3, mówi, że zniknie z obu miejsc', async () => {
    const { user } = await showHistory(api, [makeBackup({ awsStatus: 'COMPLETED' })]);
    await menu(user, 'Usuń');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/zostaną skasowane z dysku i z S3\./)).toBeInTheDocument();
  });

  it('[core §2] „Anuluj” w pytaniu niczego nie usuwa', async () => {
    const { user } = await showHistory(api, [makeBackup()]);
    await menu(user, 'Usuń');
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(backupRow().getByText('Zakończony')).toBeInTheDocument();
    expect(api.unexpected).toEqual([]);
  });

  it('[core §8] odmowa usunięcia mówi to i zostawia kopię', async () => {
    api.on(backupRoutes.remove, apiError(409, 'conflict', 'Ta kopia jest właśnie sprawdzana.'));
    const { user } = await showHistory(api, [makeBackup()]);
    await menu(user, 'Usuń');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń kopię' }),
    );
    expect(await screen.findByText('Nie udało się usunąć kopii.')).toBeInTheDocument();
    expect(screen.getByText('Ta kopia jest właśnie sprawdzana.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(backupRow().getByText('Zakończony')).toBeInTheDocument();
  });

  it('[core §2] uszkodzona ma swoje działania w menu', async () => {
    api.on(backupRoutes.check, undefined);
    const { user } = await showHistory(api, [makeBackup({ restoreCheck: 'failed' })]);
    await menu(user, 'Sprawdź ponownie');
    await waitFor(() => expect(api.calls(backupRoutes.check)).toHaveLength(1));
  });
});

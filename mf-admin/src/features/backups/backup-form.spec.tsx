import { beforeEach, describe, expect, it } from '@jest/globals';
import { backupRoutes } from '@pora/contracts/admin/backup.routes';
import { apiError, fakeApi, type FakeApi } from '@pora/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { button, history, NAME, running, show, showHistory, TABLES } from './testing/show-backups.js';

const STARTED = 'Backup został uruchomiony. Status pojawi się poniżej.';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(backupRoutes.restores, { items: [] });
});
const runButton = () => screen.getByRole('button', { name: 'Wykonaj backup' });
const reads = () => api.calls(backupRoutes.list).length;

describe('nowa kopia', () => {
  it('[core §2] pokazuje opis z licznikiem i tabele, z początku wszystkie zaznaczone', async () => {
    const { user } = await showHistory(api, []);
    expect(screen.getByRole('heading', { name: 'Kopia zapasowa bazy w chmurze' })).toBeInTheDocument();
    for (const table of TABLES) expect(screen.getByRole('checkbox', { name: table })).toBeChecked();
    expect(screen.getByText('3 z 3 tabel')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Opis' }), 'Przed importem');
    expect(screen.getByText('14 / 500')).toBeInTheDocument();
  });

  it('[core §5] „Wyczyść” odznacza wszystkie i wyłącza przycisk ze zdaniem dlaczego; „Zaznacz wszystkie” wraca', async () => {
    const { user } = await showHistory(api, []);
    await user.click(button('Wyczyść'));
    for (const table of TABLES) expect(screen.getByRole('checkbox', { name: table })).not.toBeChecked();
    expect(runButton()).toBeDisabled();
    expect(runButton()).toHaveAccessibleDescription('Wybierz co najmniej jedną tabelę do backupu.');
    await user.click(button('Zaznacz wszystkie'));
    for (const table of TABLES) expect(screen.getByRole('checkbox', { name: table })).toBeChecked();
    expect(runButton()).toBeEnabled();
  });

  it('[core §5] opis ma najwyżej 500 znaków', async () => {
    const { user } = await showHistory(api, []);
    const field = screen.getByRole('textbox', { name: 'Opis' });
    await user.click(field);
    await user.paste('a'.repeat(600));
    expect(field).toHaveValue('a'.repeat(500));
  });

  it('[core §7] wysyła wybrane tabele z opisem, mówi, że ruszyło, i czyta historię od nowa', async () => {
    let answer = (_body: unknown): void => undefined;
    api.on(backupRoutes.start, () => new Promise((resolve) => (answer = resolve)));
    const { user } = await showHistory(api, []);
    await user.click(screen.getByRole('checkbox', { name: 'meals' }));
    await user.type(screen.getByRole('textbox', { name: 'Opis' }), '  Przed importem ');
    await user.click(runButton());
    expect(await screen.findByRole('button', { name: 'Uruchamiam…' })).toBeDisabled();
    expect(reads()).toBe(1);
    api.on(backupRoutes.list, history([running]));
    await act(async () => answer({ backupId: 'b-1' }));
    expect(await screen.findByText(STARTED)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: new RegExp(`^${NAME}`) })).toBeInTheDocument();
    expect(api.calls(backupRoutes.start).map(({ body }) => body)).toEqual([
      { tables: ['patients', 'diet-plans'], description: 'Przed importem' },
    ]);
    expect(runButton()).toBeEnabled();
  });

  it('[core §5] podwójne kliknięcie uruchamia jedną kopię, a pusty opis to brak opisu', async () => {
    let answer = (_body: unknown): void => undefined;
    api.on(backupRoutes.start, () => new Promise((resolve) => (answer = resolve)));
    const { user } = await showHistory(api, []);
    await user.dblClick(runButton());
    await act(async () => answer({ backupId: 'b-1' }));
    expect(await screen.findByText(STARTED)).toBeInTheDocument();
    expect(api.calls(backupRoutes.start).map(({ body }) => body)).toEqual([
      { tables: TABLES, description: null },
    ]);
  });

  it.each([
    ['invalid_tables', 'Wybrano nieobsługiwaną tabelę. Odśwież listę i spróbuj ponownie.'],
    ['no_tables_available', 'Brak dostępnych tabel do wykonania backupu.'],
  ])('[core §8] odmowa %s ma swoje zdanie', async (code, sentence) => {
    api.on(backupRoutes.start, apiError(400, code, 'Zdanie serwera.'));
    const { user } = await showHistory(api, []);
    await user.click(runButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(sentence);
    expect(alert).not.toHaveTextContent('Zdanie serwera.');
  });

  it('[core §8] inna odmowa mówi, że się nie udało, i podaje powód serwera', async () => {
    api.on(backupRoutes.start, apiError(409, 'conflict', 'Trwa już inna kopia.'));
    const { user } = await showHistory(api, []);
    await user.click(runButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Nie udało się uruchomić backupu. Trwa już inna kopia.');
    await waitFor(() => expect(runButton()).toBeEnabled());
  });

  it('[core §8] gdy nie ma żadnej tabeli, mówi to i nie daje uruchomić', async () => {
    api.on(backupRoutes.list, history([], null, []));
    show();
    expect(await screen.findByText('Brak dostępnych tabel do wykonania backupu.')).toBeInTheDocument();
    expect(runButton()).toBeDisabled();
  });
});

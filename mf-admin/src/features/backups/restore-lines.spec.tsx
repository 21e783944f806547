import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type RestoreRecord } from '@pora/contracts/admin/backup.model';
import { backupRoutes } from '@pora/contracts/admin/backup.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { apiError, fakeApi, type FakeApi } from '@pora/kit/testing';
import { mediaQueries } from '@pora/ui';
import { expectNoAxeViolations, stubMatchMedia } from '@pora/ui/testing';
import { screen, within } from '@testing-library/react';
import { NARROW } from '../../shared/narrow.js';
import {
  backupRow,
  button,
  history,
  makeBackup,
  NAME,
  restored,
  showHistory,
} from './testing/show-backups.js';

const before = makeBackup({
  backupId: 'b-2',
  createdAt: '2026-11-20T10:00:02.000Z',
  description: 'Przed odtworzeniem kopii z 19.11.2026, 11:18',
});
const GONE = 'Kopii, z której je wykonano, nie ma już w historii.';
const LINE = /^20\.11\.2026\s11:00 odtworzenie/;

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
let restoreMedia: (() => void) | undefined;
afterEach(() => {
  restoreMedia?.();
  restoreMedia = undefined;
});
const showWith = (...restores: RestoreRecord[]) => {
  api.on(backupRoutes.restores, { items: restores });
  return showHistory(api, [makeBackup(), before]);
};

describe('odtworzenia w historii', () => {
  it('[core §2] odtworzenie ma swój wiersz w kolumnach historii: co, stan, czasy i z której kopii', async () => {
    const { user } = await showWith(restored);
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names.map((name) => name?.slice(0, 28).replaceAll('\u00a0', ' '))).toEqual([
      '20.11.2026 11:00 ręczna · pa',
      '20.11.2026 11:00 odtworzenie',
      '19.11.2026 11:18 ręczna · pa',
    ]);
    const row = backupRow(LINE);
    expect(row.getByText('odtworzenie · 2\u00a0tabele', { normalizer: (text) => text })).toBeInTheDocument();
    expect(row.getByText('Zakończone')).toBeInTheDocument();
    expect(row.getAllByRole('cell')[1]).toHaveTextContent('11:00:00 → 11:00:09');
    expect(row.getByText('Kopia z 19.11.2026 11:18')).toBeInTheDocument();
    await user.click(button(LINE));
    expect(
      screen.getByText(
        'Tabele: patients, foods · zlecone przez alicja@gabinet.example · poprzedni stan: kopia z 20.11.2026 11:00 · usuniętych na żądanie nie przywrócono: 2 osoby',
      ),
    ).toBeInTheDocument();
    await expectNoAxeViolations();
  });

  it('[core §4] trwające mówi, co się dzieje, a nieudane dlaczego; nic nie obiecuje kopii, której już nie ma', async () => {
    await showWith(
      { ...restored, id: 'r-3', state: 'running', step: 'keeping', completedAt: null, erasedPeople: null },
      {
        ...{ ...restored, id: 'r-2', state: 'failed', backupId: 'b-gone', tables: ['foods'] },
        ...{ requestedAt: '2026-11-18T09:00:00.000Z', problem: 'Pliki backupu są uszkodzone.' },
      },
    );
    expect(backupRow(LINE).getByText('W trakcie')).toBeInTheDocument();
    expect(backupRow(LINE).getByText('Robimy kopię obecnego stanu…')).toBeInTheDocument();
    const failed = backupRow(/^18\.11\.2026\s10:00 odtworzenie · foods/);
    expect(failed.getByText('Błąd')).toBeInTheDocument();
    expect(failed.getByText('Pliki backupu są uszkodzone.')).toBeInTheDocument();
    expect(failed.getByText(GONE)).toBeInTheDocument();
  });

  it('gdy odtwarzanie się skończy, wszystko, co przeglądarka przeczytała, jest czytane od nowa, także bez okna', async () => {
    await showWith({ ...restored, state: 'running', step: 'writing', completedAt: null });
    const reads = api.calls(backupRoutes.list).length;
    api.on(backupRoutes.restores, { items: [restored] });
    expect(await screen.findByText('Zakończone', {}, { timeout: 5_000 })).toBeInTheDocument();
    expect(api.calls(backupRoutes.list).length).toBeGreaterThan(reads);
    expect(api.calls(patientRoutes.list)).toEqual([]);
  });

  it('[core §8] gdy nie da się ich przeczytać, kopie stoją, a historia mówi, czego brakuje', async () => {
    api.on(backupRoutes.restores, apiError(500, 'internal', 'Usługa nie odpowiada.'));
    await showHistory(api, [makeBackup()]);
    expect(screen.getByText('Nie udało się pobrać listy odtworzeń.')).toBeInTheDocument();
    expect(backupRow(new RegExp(`^${NAME}`)).getByText('Zakończony')).toBeInTheDocument();
  });

  it('dopóki lista kopii jest starsza od odtworzenia, nie mówi, że jego kopii nie ma', async () => {
    const { user } = await showWith();
    expect(screen.queryByRole('button', { name: LINE })).toBeNull();
    api.on(backupRoutes.restores, { items: [{ ...restored, state: 'failed', backupId: 'b-3' }] });
    api.on(backupRoutes.list, apiError(500, 'internal', 'Usługa nie odpowiada.'));
    await user.click(button('Odśwież historię kopii'));
    expect(await screen.findByText('Nie udało się pobrać historii backupów.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: LINE })).toBeInTheDocument();
    expect(screen.queryByText(GONE)).toBeNull();
    api.on(backupRoutes.list, history([makeBackup(), before]));
    await user.click(button('Odśwież historię kopii'));
    expect(await screen.findByText(GONE)).toBeInTheDocument();
  });

  it('na telefonie odtworzenie jest pozycją tej samej listy', async () => {
    restoreMedia = stubMatchMedia([mediaQueries.phone, NARROW]);
    const { user } = await showWith(restored);
    const item = within(button(LINE).closest('li') as HTMLElement);
    expect(item.getByText('Zakończone')).toBeInTheDocument();
    expect(item.getByText('Kopia z 19.11.2026 11:18')).toBeInTheDocument();
    await user.click(button(LINE));
    expect(item.getByText(/^Tabele: patients, foods/)).toBeInTheDocument();
    await expectNoAxeViolations();
  });
});

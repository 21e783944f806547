import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { planCalls } from '@pora/contracts/calls';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { exportRoutes } from '@pora/contracts/privacy/export.routes';
import { type Consent, type PatientPrivacy } from '@pora/contracts/privacy/privacy.model';
import { privacyRoutes } from '@pora/contracts/privacy/privacy.routes';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { sessionRoutes } from '@pora/contracts/session/session.routes';
import { apiKey, todayIso } from '@pora/kit';
import { apiError, fakeApi, type FakeApi, makePatient, renderScreen } from '@pora/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { PatientsScreen } from '../patients/patients.screen.js';

const year = new Date().getFullYear();
const zofia = makePatient({
  ...{ id: 'p-zofia', isChild: true },
  personal: { firstName: 'Zofia', lastName: 'Śliwińska', birthYear: year - 8 },
});
const alicja = 'alicja@gabinet.example';
const consent: Consent = {
  ...{ id: 'pc-1', patientId: 'p-zofia', textVersion: '1.0', date: '2026-09-14', how: 'visit', version: 1 },
  givenBy: { kind: 'guardian', name: 'Ewa Śliwińska', relation: 'matka', phone: '600 000 156' },
  withdrawal: null,
  ...{ createdAt: '2026-09-14T10:00:00.000Z', updatedAt: '2026-09-14T10:00:00.000Z' },
  ...{ createdBy: alicja, updatedBy: alicja },
};
const blank: PatientPrivacy = {
  ...{ state: 'none', consents: [], erasureRequest: null },
  holds: { measurements: 9, surveys: 1, intoleranceSets: 1, visits: 11 },
};
const line = (id: number, action: string, fields: string[] = []) => ({
  ...{ id: String(id), at: '2026-11-19T10:04:00.000Z', actor: alicja, action, fields },
});

let api: FakeApi;
let stored: PatientPrivacy;
beforeAll(async () => {
  await import('../patients/patient-dialogs.js');
  await import('./privacy-dialog.js');
});
beforeEach(() => {
  stored = { ...blank, state: 'valid', consents: [consent] };
  api = fakeApi();
  api.on(patientRoutes.list, { items: [zofia] });
  api.on(scheduleRoutes.list, []);
  api.on(planRoutes.list, { items: [] });
  api.on(sessionRoutes.people, { items: [{ email: alicja, name: 'Alicja Różańska' }] });
  api.on(privacyRoutes.get, () => stored);
  api.on(exportRoutes.list, { items: [] });
  api.on(privacyRoutes.history, {
    items: [
      line(3, 'privacy.read'),
      line(2, 'patients.update', ['phone']),
      { ...line(1, 'patients.przyszla'), actor: 'seed@pora' },
    ],
    ...{ nextStartKey: null, total: 3, people: [alicja], withPlans: true },
  });
});

const open = async () => {
  const view = renderScreen(<PatientsScreen />, { path: '/patients?patientId=p-zofia&privacy=1' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Dane i zgody' }));
  return { ...view, dialog };
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('dane i zgody pacjenta', () => {
  it('otwierają się ze szczegółów pacjenta i tam wracają', async () => {
    const { user } = renderScreen(<PatientsScreen />, { path: '/patients' });
    await user.click(await screen.findByRole('button', { name: 'Zofia Śliwińska' }));
    await user.click(await screen.findByRole('button', { name: /Dane i zgody/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dane i zgody' }));
    expect(dialog.getByText('dziecko, 8 lat')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Wróć' }));
    expect(await screen.findByRole('dialog', { name: 'Zofia Śliwińska' })).toBeInTheDocument();
  });

  it('mówią, jaka zgoda, z kiedy, jak i kto jej udzielił, a treść jest do przeczytania', async () => {
    const { user } = await open();
    const section = await region('Zgoda');
    expect(section.getByText('Ważna')).toBeInTheDocument();
    expect(section.getByText('14.09.2026, na wizycie')).toBeInTheDocument();
    expect(section.getByText('Ewa Śliwińska')).toBeInTheDocument();
    expect(section.getByText('600 000 156')).toBeInTheDocument();
    expect(section.getByText(/Zgoda jest dobrowolna/)).not.toBeVisible();
    await user.click(section.getByRole('button', { name: 'Pokaż treść' }));
    expect(section.getByText(/Zgoda jest dobrowolna/)).toBeVisible();
  });

  it('bez zapisanej zgody mówią „Brak” i nie mają czego wycofać', async () => {
    stored = blank;
    await open();
    const section = await region('Zgoda');
    expect(section.getByText('Brak')).toBeInTheDocument();
    expect(section.queryByRole('button', { name: 'Wycofaj zgodę' })).toBeNull();
  });

  it('nową zgodę za dziecko zapisują tylko z opiekunem', async () => {
    stored = blank;
    api.on(privacyRoutes.giveConsent, () => {
      stored = { ...blank, state: 'valid', consents: [consent] };
      return consent;
    });
    const { user } = await open();
    await user.click((await region('Zgoda')).getByRole('button', { name: 'Nowa zgoda' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nowa zgoda' }));
    expect(form.getByRole('radio', { name: 'Ta osoba' })).toBeDisabled();
    await user.click(form.getByRole('button', { name: 'Zapisz zgodę' }));
    expect(await form.findByText('Podaj telefon opiekuna')).toBeInTheDocument();
    expect(api.calls(privacyRoutes.giveConsent)).toEqual([]);

    await user.type(form.getByRole('textbox', { name: /Imię i nazwisko/ }), 'Ewa Śliwińska');
    await user.type(form.getByRole('textbox', { name: /Kim jest/ }), 'matka');
    await user.type(form.getByRole('textbox', { name: /Telefon/ }), '600 000 156');
    await user.click(form.getByRole('button', { name: 'Zapisz zgodę' }));

    expect(await (await region('Zgoda')).findByText('Ważna')).toBeInTheDocument();
    expect(api.calls(privacyRoutes.giveConsent).map(({ body }) => body)).toEqual([
      {
        ...{ id: expect.stringMatching(/^pc-/), textVersion: '1.0', date: todayIso(), how: 'visit' },
        givenBy: consent.givenBy,
      },
    ]);
  });

  it('[decisions 8] wycofują zgodę w wersji, którą widać, a odmowa mówi dlaczego', async () => {
    const withdrawal = { date: todayIso(), how: 'visit' as const };
    api.on(privacyRoutes.withdrawConsent, apiError(409, 'conflict', 'Tę zgodę zastąpiła nowsza.'));
    const { user } = await open();
    await user.click((await region('Zgoda')).getByRole('button', { name: 'Wycofaj zgodę' }));
    const form = within(await screen.findByRole('dialog', { name: 'Wycofanie zgody' }));
    await user.click(form.getByRole('button', { name: 'Wycofaj zgodę' }));
    expect(await form.findByText('Tę zgodę zastąpiła nowsza.')).toBeInTheDocument();

    api.on(privacyRoutes.withdrawConsent, () => {
      stored = { ...blank, state: 'withdrawn', consents: [{ ...consent, withdrawal, version: 2 }] };
      return stored.consents[0];
    });
    await user.click(form.getByRole('button', { name: 'Wycofaj zgodę' }));
    expect(await (await region('Zgoda')).findByText('Wycofana')).toBeInTheDocument();
    expect(api.calls(privacyRoutes.withdrawConsent).at(-1)).toMatchObject({ body: withdrawal, ifMatch: 1 });
  });

  it('[decisions 8] po wycofaniu zgody nie pokazują jej jako ważnej, zanim przyjdzie odpowiedź', async () => {
    api.on(privacyRoutes.withdrawConsent, { ...consent, version: 2 });
    const { user } = await open();
    await user.click((await region('Zgoda')).getByRole('button', { name: 'Wycofaj zgodę' }));
    const form = within(await screen.findByRole('dialog', { name: 'Wycofanie zgody' }));
    api.on(privacyRoutes.get, () => new Promise(() => undefined));
    await user.click(form.getByRole('button', { name: 'Wycofaj zgodę' }));
    expect(await screen.findByRole('dialog', { name: 'Dane i zgody' })).toBeInTheDocument();
    expect(screen.queryByText('Ważna')).toBeNull();
  });

  it('historia mówi co, kto i kiedy, a pola po imieniu; nieznany wpis nie udaje znanego', async () => {
    await open();
    const history = await region('Historia dostępu');
    const lines = (await history.findAllByRole('listitem')).map(plain);
    expect(lines).toEqual([
      'Otwarcie danych i zgódAlicja Różańska, 19.11.2026 11:04',
      'Zmiana danych pacjenta: telefonAlicja Różańska, 19.11.2026 11:04',
      'Inna czynnośćSystem, 19.11.2026 11:04',
    ]);
    expect(history.getByText('3 z 3 wpisów')).toBeInTheDocument();
  });

  it('historia pokazuje starsze wpisy, a gdy jej nie ma, mówi o tym i reszta zostaje', async () => {
    const all = Array.from({ length: 25 }, (_, at) => line(25 - at, 'patients.read'));
    api.on(privacyRoutes.history, ({ query }: { query: { limit?: string } }) => {
      const items = all.slice(0, Number(query.limit));
      return {
        items,
        nextStartKey: items.length < 25 ? '6' : null,
        total: 25,
        people: [alicja],
        withPlans: true,
      };
    });
    const { user } = await open();
    const history = await region('Historia dostępu');
    await user.click(await history.findByRole('button', { name: 'Pokaż starsze' }));
    expect(await history.findByText('25 z 25 wpisów')).toBeInTheDocument();
    expect(history.getAllByRole('listitem')).toHaveLength(25);
    expect(history.queryByRole('button', { name: 'Pokaż starsze' })).toBeNull();
  });

  it('historia bez wpisów planów mówi, że ich nie wczytano, i daje się wczytać ponownie', async () => {
    let withPlans = false;
    api.on(privacyRoutes.history, () => {
      const items = withPlans ? [line(7, 'plans.read'), line(3, 'privacy.read')] : [line(3, 'privacy.read')];
      return { items, nextStartKey: null, total: items.length, people: [alicja], withPlans };
    });
    const { user } = await open();
    const history = await region('Historia dostępu');
    expect(await history.findByText('Nie wczytano wpisów planów')).toBeInTheDocument();
    expect(history.getByText('Otwarcie danych i zgód')).toBeInTheDocument();
    withPlans = true;
    await user.click(history.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await history.findByText('Otwarcie planu diety')).toBeInTheDocument();
    expect(history.queryByText('Nie wczytano wpisów planów')).toBeNull();
  });

  it('bez historii mówią o tym, a zgoda zostaje', async () => {
    api.on(privacyRoutes.history, apiError(400, 'invalid_input', 'Nie teraz.'));
    await open();
    expect(await screen.findByText('Nie udało się pobrać historii dostępu')).toBeInTheDocument();
    expect(screen.getByText('Ważna')).toBeInTheDocument();
  });

  it('[decisions 51] nazywają liczbami, co zniknie, i zapisują prośbę do administratora', async () => {
    api.on(privacyRoutes.requestErasure, () => {
      stored = {
        ...stored,
        erasureRequest: { requestedAt: '2026-11-19T10:04:00.000Z', requestedBy: alicja },
      };
      return undefined;
    });
    const { user } = await open();
    const section = await region('Usunięcie danych');
    expect(plain(section.getByText(/usuwamy na zawsze/))).toBe(
      'Na prośbę opiekuna usuwamy na zawsze: dane i kontakt, 1 zgodę, 9 pomiarów, 1 ankietę, 1 badanie nietolerancji i 11 wizyt. Zostaje wpis bez danych osobowych, że usunięcie wykonano.',
    );
    await user.click(section.getByRole('button', { name: 'Poproś administratora o usunięcie' }));
    expect(await section.findByText('Administrator ma prośbę o usunięcie')).toBeInTheDocument();
    expect(section.getByText(/Alicja Różańska, 19.11.2026/)).toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Wycofaj prośbę' })).toBeInTheDocument();
  });

  it('[decisions 51] nie przemilczają planów, gdy listy bez żadnego nie udało się odświeżyć', async () => {
    const { client } = await open();
    const section = await region('Usunięcie danych');
    const words = () => plain(section.getByText(/usuwamy na zawsze/));
    await waitFor(() => expect(words()).toContain('1 badanie nietolerancji i 11 wizyt.'));
    api.on(planRoutes.list, apiError(400, 'internal', 'Nie teraz.'));
    await act(() => client.refetchQueries({ queryKey: apiKey(planCalls.list) }));
    await waitFor(() => expect(words()).toContain('11 wizyt i plany diety.'));
  });

  it('których nie udało się pobrać, nie udają braku zgody', async () => {
    api.on(privacyRoutes.get, apiError(400, 'invalid_input', 'Nie teraz.'));
    await open();
    expect(await screen.findByText('Nie udało się pobrać danych i zgód')).toBeInTheDocument();
    expect(screen.queryByText('Brak')).toBeNull();
  });
});

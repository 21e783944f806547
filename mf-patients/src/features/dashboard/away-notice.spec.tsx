import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { createQueryClient, syncState } from '@pora/kit';
import { apiError, fakeApi, type FakeApi, renderScreen } from '@pora/kit/testing';
import { expectNoAxeViolations } from '@pora/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { awayStrings } from './away.strings.js';
import { DashboardScreen } from './dashboard.screen.js';

const AWAY = apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.');

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(patientRoutes.list, { items: [] });
  api.on(scheduleRoutes.list, []);
  api.on(surveyRoutes.list, { items: [], nextStartKey: null });
  api.on(planRoutes.list, AWAY);
});
afterEach(() => {
  jest.useRealTimers();
  act(() => syncState.reset());
});

/** With the attempts of the product: a test's own cache asks once. */
const show = () => renderScreen(<DashboardScreen />, { path: '/dashboard', client: createQueryClient() });
const told = async () => plain((await screen.findByText(/odpowiada/, { selector: 'strong' })).parentElement);
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');
const timer = () => plain(screen.getByRole('timer'));

describe('pulpit, gdy usługa nie odpowiada', () => {
  it('mówi, czego nie ma i co czeka, a czytnik ekranu słyszy tylko to, nie sekundy', async () => {
    const { container } = show();
    expect(await told()).toBe('Plany dietetyczne chwilowo nie odpowiadają. Reszta panelu działa.');
    act(() => {
      syncState.markUnsaved('plans:dp-1', () => undefined, { temporary: true });
      syncState.markUnsaved('plans:dp-2', () => undefined, { temporary: true });
      syncState.markUnsaved('plans:dp-3', () => undefined, { temporary: false });
    });
    expect(await told()).toMatch(/działa\. Twoje 2 zmiany czekają i zapiszą się same\.$/);
    expect(timer()).toMatch(/^następna próba za \d s$|^trwa próba…$/);
    expect(screen.getByRole('status')).not.toContainElement(screen.getByRole('timer'));
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    await expectNoAxeViolations(container);
  });

  it('nie mówi, że reszta działa, dopóki cała nie odpowiedziała', async () => {
    api.on(surveyRoutes.list, () => new Promise(() => undefined));
    api.on(scheduleRoutes.list, () => new Promise(() => undefined));
    show();
    expect(await told()).toBe('Plany dietetyczne chwilowo nie odpowiadają.');
  });

  it('odlicza do próby, która naprawdę następuje', async () => {
    // The clock goes only as far as somebody waits.
    jest.useFakeTimers();
    show();
    await told();
    await waitFor(() => expect(timer()).toBe('następna próba za 2 s'), { timeout: 4000 });
    const calls = api.calls(planRoutes.list).length;
    await waitFor(() => expect(timer()).toBe('następna próba za 1 s'), { timeout: 2000 });
    expect(api.calls(planRoutes.list)).toHaveLength(calls);
    await waitFor(() => expect(timer()).toMatch(/^następna próba za [34] s$/), { timeout: 3000 });
    expect(api.calls(planRoutes.list)).toHaveLength(calls + 1);
  });

  it('„Spróbuj teraz” pyta od razu, a do odpowiedzi nic nie znika spod ręki', async () => {
    const { user } = show();
    await told();
    let answer: (value: unknown) => void = () => undefined;
    api.on(planRoutes.list, () => new Promise((resolve) => (answer = resolve)));
    const button = screen.getByRole('button', { name: 'Spróbuj teraz' });
    await user.click(button);
    await waitFor(() => expect(timer()).toBe('trwa próba…'));
    expect(button).toHaveFocus();
    answer({ items: [] });
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
    expect(await screen.findByText('Plany dietetyczne znowu odpowiadają.')).toBeInTheDocument();
  });

  it('kilka części to jedno zdanie i jedna próba; gdy nie odpowiada nic, nie mówi, że reszta działa', async () => {
    api.on(patientRoutes.list, AWAY);
    api.on(scheduleRoutes.list, AWAY);
    const { user } = show();
    const all = 'Lista pacjentów, plany dietetyczne i harmonogram chwilowo nie odpowiadają.';
    await waitFor(async () => expect(await told()).toBe(all));
    const before = api.calls(scheduleRoutes.list).length;
    await user.click(screen.getByRole('button', { name: 'Spróbuj teraz' }));
    await waitFor(() => expect(api.calls(scheduleRoutes.list).length).toBeGreaterThan(before));
  });

  it.each([
    [1, 'Twoja 1 zmiana czeka i zapisze się sama.'],
    [3, 'Twoje 3 zmiany czekają i zapiszą się same.'],
    [5, 'Twoich 5 zmian czeka i zapisze się samo.'],
    [12, 'Twoich 12 zmian czeka i zapisze się samo.'],
  ])('odmienia %i', (count, words) => {
    expect(awayStrings.waiting(count).replaceAll('\u00a0', ' ')).toBe(words);
  });
});

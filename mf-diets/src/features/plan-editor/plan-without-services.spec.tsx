import { expect, it, jest } from '@jest/globals';
import { ruleConfigRoutes } from '@pora/contracts/catalog/rule-config.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { apiError, type FakeApi, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makeEntry, makePatient, makePlan } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { PlanEditor } from './plan-editor.js';

const AWAY = apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.');
// The day is exactly on its target: judged, it would be green.
const plan = makePlan({}, () => ({ breakfast: makeEntry('Owsianka', 1750) }));

const open = async (breakIt: (api: FakeApi) => void) => {
  const api = serveDiets({ plan });
  api.on(planInsightRoutes.safety, AWAY);
  breakIt(api);
  const view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  const editor = within(await screen.findByRole('dialog', { name: plan.name }));
  await editor.findByRole('button', { name: /Nie sprawdzono/i });
  return { ...view, api, editor };
};
/** The day's deviation, as its badge over the meals. */
const dayBadge = () => screen.getByText('0%').closest('span');

it('[core §8] bez danych pacjenta plan się otwiera, mówi, czego brakuje, i nie nazywa go „Bez pacjenta”', async () => {
  const { user, api, editor } = await open((each) => each.on(patientRoutes.list, AWAY));
  expect(editor.getAllByText('Owsianka').length).toBeGreaterThan(0);
  expect(editor.getByText(/Nieznany pacjent/)).toBeInTheDocument();
  expect(editor.getByText(/Brakuje danych pacjenta\. Plan możesz przeglądać/)).toBeInTheDocument();
  expect(editor.queryByText(/tolerancji z ustawień/)).toBeNull();
  api.on(patientRoutes.list, { items: [makePatient()] });
  await user.click(editor.getByRole('button', { name: 'Spróbuj ponownie' }));
  await waitFor(() => expect(editor.queryByText('Nie wszystko udało się wczytać')).toBeNull());
  expect(editor.getAllByText(/Hanna Brzezińska/).length).toBeGreaterThan(0);
});

it('[core §8] bez zasad gabinetu plan się otwiera, a żaden dzień nie jest w tolerancji na słowo', async () => {
  const { user, api, editor } = await open((each) => each.on(ruleConfigRoutes.get, AWAY));
  expect(editor.getByText(/Brakuje tolerancji z ustawień, więc dni nie są oceniane/)).toBeInTheDocument();
  expect(dayBadge()?.querySelector('svg')).toBeNull();
  serveRules(api);
  await user.click(editor.getByRole('button', { name: 'Spróbuj ponownie' }));
  await waitFor(() => expect(editor.queryByText('Nie wszystko udało się wczytać')).toBeNull());
  expect(dayBadge()?.querySelector('svg')).not.toBeNull();
});

function serveRules(api: FakeApi): void {
  const calorieBudget = { planAverageTolerancePercent: 10, dailyTargetTolerancePercent: 20 };
  api.on(ruleConfigRoutes.get, { config: { calorieBudget } });
}

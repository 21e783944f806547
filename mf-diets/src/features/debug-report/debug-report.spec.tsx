import { expect, it, jest } from '@jest/globals';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, type FakeApi, type FakeCall, renderScreen } from '@pora/kit/testing';
import { screen, within } from '@testing-library/react';
import { makePlan } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { PlanEditor } from '../plan-editor/public.js';

const LOG = 'Dzień 3, miejsce 2 (obiad): m-00412, porcja 85%';

const open = async (prepare: (api: FakeApi) => void) => {
  const plan = makePlan();
  prepare(serveDiets({ plan }));
  const view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: plan.name });
  await view.user.click(screen.getByRole('button', { name: 'Raport debugowania' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Raport debugowania' })) };
};

it('[diets §2] raport debugowania pokazuje tekst, a kopiowanie potwierdza „Skopiowano”', async () => {
  let asked: unknown;
  const { user, dialog } = await open((api) =>
    api.on(planRoutes.debugLog, ({ query }: FakeCall<typeof planRoutes.debugLog>) => {
      asked = query;
      return LOG;
    }),
  );
  expect(await dialog.findByText(LOG)).toBeInTheDocument();
  expect(asked).toEqual({ form: 'words' });
  await user.click(dialog.getByRole('button', { name: 'Kopiuj raport' }));
  expect(await dialog.findByRole('button', { name: 'Skopiowano' })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toContain(LOG);
});

it('[diets §8] bez logu mówi „Brak logu lub błąd pobierania.” i nie ma czego kopiować', async () => {
  const { dialog } = await open((api) =>
    api.on(planRoutes.debugLog, apiError(404, 'not_found', 'Ten plan nie był jeszcze generowany.')),
  );
  expect(await dialog.findByText('Brak logu lub błąd pobierania.')).toBeInTheDocument();
  expect(dialog.getByText('Ten plan nie był jeszcze generowany.')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Kopiuj raport' })).toBeNull();
  // Trying again makes no log of a plan that was never generated.
  expect(dialog.queryByRole('button', { name: 'Spróbuj ponownie' })).toBeNull();
});

it('[diets §8] gdy usługa nie działa, raport da się pobrać ponownie', async () => {
  const { user, dialog } = await open((api) =>
    api.on(planRoutes.debugLog, apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.')),
  );
  expect(await dialog.findByText('Usługa jest chwilowo niedostępna.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await dialog.findByText('Brak logu lub błąd pobierania.')).toBeInTheDocument();
});

it('[diets §2] raport ma adres: wstecz go zamyka', async () => {
  const { user, location } = await open((api) => api.on(planRoutes.debugLog, () => LOG));
  expect(location()).toContain('dialog=debug');
  await user.keyboard('{Escape}');
  expect(location()).not.toContain('dialog');
});

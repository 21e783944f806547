import { foodRoutes, mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { recordTrashRoutes } from '@pora/contracts/patients/record-trash.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { privacyRoutes } from '@pora/contracts/privacy/privacy.routes';
import { sessionRoutes } from '@pora/contracts/session/session.routes';
import { fakeApi, type FakeApi, type renderScreen } from '@pora/kit/testing';
import { screen, within } from '@testing-library/react';

/** A moment so many days ahead, as the end of a stay in the trash. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();
/** Who deleted something, and when. */
export const deleted = { deletedAt: '2026-11-02T08:41:00.000Z', deletedBy: 'joanna@gabinet.example' };
/** A deleted patient. */
export const ewa = {
  ...{ id: 'p-ewa', firstName: 'Ewa', lastName: 'Kłos', ...deleted, until: inDays(13) },
  ...{ weightKg: 61, goal: 'medical', measurements: 12, visits: 3, hasSurvey: true, hasIntolerances: false },
};
/** A deleted plan of nobody. */
export const plan = (id: string, name: string, more: object = {}) => ({
  ...{
    id,
    name,
    patientId: null,
    removedWithPatient: false,
    days: 14,
    mealsPerDay: 5,
    caloriesPerDay: 1600,
    meals: 68,
  },
  ...{ ...deleted, until: inDays(2) },
  ...more,
});
const NO_RECORDS = { surveys: [], results: [], visits: [] };

/** What the trash asks, with a patient and two plans in it, one of which went along with her. */
export function trashApi(): FakeApi {
  const api = fakeApi();
  api.on(sessionRoutes.people, { items: [{ email: 'joanna@gabinet.example', name: 'Joanna Wilk' }] });
  api.on(patientRoutes.list, { items: [] });
  api.on(patientRoutes.trash, { items: [ewa] });
  api.on(privacyRoutes.erasureRequests, { items: [] });
  api.on(planRoutes.list, { items: [] });
  api.on(recordTrashRoutes.list, NO_RECORDS);
  api.on(mealRoutes.trash, { items: [], total: 0 });
  api.on(foodRoutes.trash, { items: [], total: 0 });
  api.on(planRoutes.trash, {
    items: [
      plan('pl-1', 'Wiosna 2026'),
      plan('pl-2', 'Ewa Kłos, etap I', { patientId: 'p-ewa', removedWithPatient: true }),
    ],
  });
  return api;
}

/** Rows of one kind, told by the word below the name. */
export const rowsOf = async (kind: string) => {
  const table = within(await screen.findByRole('table', { name: 'Kosz' }));
  await table.findAllByText(new RegExp(`^${kind}( ·|$)`));
  return table
    .getAllByRole('row')
    .slice(1)
    .filter((row) => within(row).queryByText(new RegExp(`^${kind}( ·|$)`)));
};

/** Chooses which kind is shown. */
export const choose = async (user: ReturnType<typeof renderScreen>['user'], name: RegExp) =>
  user.click(await screen.findByRole('radio', { name }));

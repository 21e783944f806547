import { expect, it } from '@jest/globals';
import { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { ownWordRoutes } from '@pora/contracts/catalog/own-word.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { surveyAnswersSchema } from '@pora/contracts/patients/survey.model';
import { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { type NotUnderstood } from '@pora/contracts/plans/plan-safety.model';
import { apiError, fakeApi, makePatient, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makePlan } from '../../testing/make-plan.js';
import { UnclearEntries } from './unclear-entries.js';

const ONION: NotUnderstood = {
  ...{ entry: 'bez cebulowych', source: 'disliked', reason: 'no_food', sentence: 'Nie rozumiem.' },
};
const CELIAC: NotUnderstood = {
  ...{ entry: 'celiakia', source: 'chronic', reason: 'elsewhere', sentence: 'Napisano.' },
};
const remembered = {
  ...{ id: 'ow-1', word: 'bez cebulowych', kind: 'means', version: 1, createdAt: '2026-11-20T08:00:00.000Z' },
  ...{ foodIds: [], categories: [], allergens: [], createdBy: 'a@b.pl' },
};
const survey = {
  ...surveyAnswersSchema.parse({ medicalHistory: { currentChronic: 'celiakia' } }),
  ...{ id: 'ps-1', patientId: 'p-hanna', surveyDate: null, sourceFile: null, version: 1, wordDecisions: [] },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' },
  ...{ createdBy: 'a@b.pl', updatedBy: 'a@b.pl' },
};
const plan = makePlan();
/** A food of the first breakfast. */
const EATEN = plan.planDays[0]?.slots[0]?.entry?.ingredients[0]?.foodId ?? 0;

const show = (entries: readonly NotUnderstood[] = [ONION], patient = makePatient({ id: 'p-hanna' })) => {
  const api = fakeApi();
  api.on(patientRoutes.list, { items: [patient] });
  api.on(foodRoutes.search, { items: [{ id: 7, name: 'Cebula czerwona', category: 'Warzywa' }] });
  api.on(ownWordRoutes.create, remembered);
  api.on(surveyRoutes.list, { items: [survey], nextStartKey: null });
  api.on(surveyRoutes.decideWords, survey);
  api.on(ownWordRoutes.understand, {
    phrases: [
      {
        ...{ field: 'chronic', entry: 'celiakia', text: 'celiakia', reading: 'avoided', permitted: [] },
        ...{ avoided: [{ name: 'gluten', foods: 1 }], elsewhere: 'kept_out', isOpen: true },
        ...{ foodIds: [EATEN], foods: ['Chleb'] },
      },
    ],
  });
  const shown: number[] = [];
  const view = renderScreen(
    <UnclearEntries
      plan={plan}
      patientId="p-hanna"
      entries={entries}
      onShow={(places) => shown.push(places.length)}
    />,
  );
  return { ...view, api, shown, sent: () => api.calls(surveyRoutes.decideWords).map(({ body }) => body) };
};
const enabled = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};
const openDialog = async () => {
  const view = show();
  await view.user.click(await enabled('To znaczy…: „bez cebulowych”'));
  return {
    ...view,
    dialog: within(await screen.findByRole('dialog', { name: 'Co oznacza „bez cebulowych”?' })),
  };
};

it('[decisions 33, 72] niejasny wpis można wyjaśnić z klawiatury: dla pacjenta i dla gabinetu', async () => {
  const { api, user, dialog, sent } = await openDialog();
  expect(dialog.getByRole('button', { name: 'Wskaż' })).toBeDisabled();
  const field = () => dialog.getByRole('combobox', { name: 'Produkt, kategoria lub alergen' });
  await user.click(field());
  await user.keyboard('cebula');
  await screen.findByRole('option', { name: /Cebula czerwona/ });
  await user.keyboard('{Enter}');
  expect(dialog.getByRole('button', { name: 'Usuń: Cebula czerwona' })).toBeInTheDocument();
  await waitFor(() => expect(field()).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Wskaż' }));
  await waitFor(() => expect(api.calls(ownWordRoutes.create)).toHaveLength(1));
  expect(api.calls(ownWordRoutes.create)[0]).toMatchObject({
    body: { word: 'bez cebulowych', foodIds: [7], nothingInBase: false, isNote: false },
  });
  expect(sent()).toMatchObject([
    { decisions: [{ field: 'disliked', phrase: 'bez cebulowych', answer: 'means', foodIds: [7] }] },
  ]);
});

it('[decisions 72] „Nie dotyczy jedzenia” i „Zostaw jako uwagę dla mnie” rozstrzyga się jednym kliknięciem i można to cofnąć', async () => {
  const { user, sent } = show();
  await user.click(await enabled('Zostaw jako uwagę dla mnie: „bez cebulowych”'));
  await waitFor(() => expect(sent()).toMatchObject([{ decisions: [{ answer: 'note' }] }]));
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
  await waitFor(() =>
    expect(sent()[1]).toMatchObject({ undecided: [{ field: 'disliked', phrase: 'bez cebulowych' }] }),
  );
});

it('[decisions 55, 72] wpis z innego pola mówi, ilu miejsc planu dotyczy, prowadzi do nich i zostaje przy tym pacjencie', async () => {
  const { api, user, shown, sent } = show([CELIAC]);
  expect(await screen.findByText(/^W planie: .* z: gluten\.$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pokaż w planie: „celiakia”' }));
  expect(shown).toEqual([expect.any(Number)]);
  expect(shown[0]).toBeGreaterThan(0);
  await user.click(await enabled('Wyklucz: gluten: „celiakia”'));
  await waitFor(() =>
    expect(sent()).toMatchObject([{ decisions: [{ field: 'chronic', answer: 'confirmed' }] }]),
  );
  expect(api.calls(ownWordRoutes.create)).toHaveLength(0);
});

it.each([true, false])(
  '[decisions 54] wpisy pacjenta (dziecko: %s) są czytane tak, jak czyta je plan',
  async (isChild) => {
    const { api } = show([CELIAC], makePatient({ id: 'p-hanna', isChild }));
    expect(await screen.findByText(/^W planie: .* z: gluten\.$/)).toBeInTheDocument();
    expect(api.calls(ownWordRoutes.understand).map(({ body }) => body?.isChild ?? false)).toEqual([isChild]);
  },
);

it('gdy ankiety nie da się wczytać, mówi to, a decydować nie można', async () => {
  const { api } = show();
  api.on(surveyRoutes.list, apiError(400, 'internal_error', 'Nie teraz.'));
  expect(screen.getByRole('button', { name: 'Nie dotyczy jedzenia: „bez cebulowych”' })).toBeDisabled();
});

it('[decisions 33] z okna wyjaśniania widać zapamiętane słowa; usunięte można przywrócić', async () => {
  const { api, user, dialog } = await openDialog();
  const word = { ...remembered, id: 'ow-2', word: 'bez nabiału', foodIds: [7, 8], categories: ['Nabiał'] };
  const note = { ...remembered, id: 'ow-3', word: 'nie za dużo cebuli', kind: 'note' };
  let words = [{ ...remembered, kind: 'not_food', word: 'coś z kosmosu' }, word, note];
  api.on(ownWordRoutes.list, () => ({ items: words }));
  api.on(foodRoutes.byIds, { items: [{ id: 7, name: 'Cebula czerwona' }] });
  api.on(ownWordRoutes.remove, () => {
    words = words.filter(({ id }) => id !== 'ow-2');
  });
  dialog.getByRole('button', { name: 'Zapamiętane słowa' }).focus();
  await user.keyboard('{Enter}');
  const list = within(await screen.findByRole('dialog', { name: 'Zapamiętane słowa' }));
  expect(await list.findByText(/kategoria Nabiał; Cebula czerwona; 1.inny produkt/)).toBeInTheDocument();
  expect(list.getByText(/nie ma tego w bazie produktów/)).toBeInTheDocument();
  expect(list.getByText(/uwaga dla dietetyka/)).toBeInTheDocument();
  expect(api.calls(foodRoutes.byIds)[0]?.query).toEqual({ ids: '7,8' });
  list.getByRole('button', { name: 'Usuń słowo: bez nabiału' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(list.queryByText('bez nabiału')).toBeNull());
  expect(api.calls(ownWordRoutes.remove)).toMatchObject([{ params: { id: 'ow-2' }, ifMatch: 1 }]);
  await user.click(await screen.findByRole('button', { name: 'Cofnij' }));
  await waitFor(() =>
    expect(api.calls(ownWordRoutes.create)).toMatchObject([
      { body: { word: 'bez nabiału', foodIds: [7, 8], categories: ['Nabiał'], nothingInBase: false } },
    ]),
  );
});

it('bez zapamiętanych słów lista mówi to wprost, a Escape wraca do wyjaśniania', async () => {
  const { api, user, dialog } = await openDialog();
  api.on(ownWordRoutes.list, { items: [] });
  await user.click(dialog.getByRole('button', { name: 'Zapamiętane słowa' }));
  expect(await screen.findByText('Nie ma jeszcze zapamiętanych słów')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Zapamiętane słowa' })).toBeNull());
  expect(dialog.getByRole('button', { name: 'Zapamiętane słowa' })).toHaveFocus();
});

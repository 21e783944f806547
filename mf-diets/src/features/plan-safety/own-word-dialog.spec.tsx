import { expect, it } from '@jest/globals';
import { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { ownWordRoutes } from '@pora/contracts/catalog/own-word.routes';
import { type NotUnderstood } from '@pora/contracts/plans/plan-safety.model';
import { fakeApi, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { UnclearEntries } from './unclear-entries.js';

const entry: NotUnderstood = {
  ...{ entry: 'bez cebulowych', source: 'disliked', sentence: 'Nie rozumiem: „bez cebulowych”' },
};
const saved = { foodIds: [], categories: [], allergens: [], createdBy: 'a@b.pl' };
const remembered = {
  ...{ id: 'ow-1', word: 'bez cebulowych', version: 1, createdAt: '2026-11-20T08:00:00.000Z' },
  ...saved,
};

const openDialog = async () => {
  const api = fakeApi();
  const food = { id: 7, name: 'Cebula czerwona', category: 'Warzywa' };
  api.on(foodRoutes.search, { items: [food] });
  api.on(ownWordRoutes.create, remembered);
  const { user } = renderScreen(<UnclearEntries entries={[entry]} />);
  await user.click(screen.getByRole('button', { name: 'Wskaż produkty: „bez cebulowych”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Co oznacza „bez cebulowych”?' }));
  return { api, user, dialog };
};

it('[decisions 33] niejasny wpis można wyjaśnić z klawiatury, a gabinet go zapamiętuje', async () => {
  const { api, user, dialog } = await openDialog();
  expect(dialog.getByRole('button', { name: 'Zapamiętaj' })).toBeDisabled();
  const field = () => dialog.getByRole('combobox', { name: 'Produkt, kategoria lub alergen' });
  await user.click(field());
  await user.keyboard('cebula');
  await screen.findByRole('option', { name: /Cebula czerwona/ });
  await user.keyboard('{Enter}');
  expect(dialog.getByRole('button', { name: 'Usuń: Cebula czerwona' })).toBeInTheDocument();
  await waitFor(() => expect(field()).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Zapamiętaj' }));
  await waitFor(() => expect(api.calls(ownWordRoutes.create)).toHaveLength(1));
  expect(api.calls(ownWordRoutes.create)[0]).toMatchObject({
    body: { word: 'bez cebulowych', foodIds: [7], categories: [], allergens: [], nothingInBase: false },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[decisions 33] że czegoś nie ma w bazie, mówi się wprost', async () => {
  const { api, user, dialog } = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: /Nie ma tego w naszej bazie/ }));
  await user.click(dialog.getByRole('button', { name: 'Zapamiętaj' }));
  await waitFor(() => expect(api.calls(ownWordRoutes.create)).toHaveLength(1));
  expect(api.calls(ownWordRoutes.create)[0]).toMatchObject({ body: { foodIds: [], nothingInBase: true } });
});

it('[decisions 33] z okna wyjaśniania widać zapamiętane słowa; usunięte można przywrócić', async () => {
  const { api, user, dialog } = await openDialog();
  const word = { ...remembered, id: 'ow-2', word: 'bez nabiału', foodIds: [7, 8], categories: ['Nabiał'] };
  let words = [{ ...remembered, word: 'coś z kosmosu' }, word];
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

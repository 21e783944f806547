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

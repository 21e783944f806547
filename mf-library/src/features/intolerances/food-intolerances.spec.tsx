import { describe, expect, it } from '@jest/globals';
import { type IntoleranceMapping } from '@pora/contracts/catalog/intolerance.model';
import {
  intoleranceDictionaryRoutes,
  intoleranceMappingRoutes,
} from '@pora/contracts/catalog/intolerance.routes';
import { apiError, type FakeApi, fakeApi, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { FoodIntolerances } from './food-intolerances.js';

const entry = (key: string, name: string, aliases: string[] = []) => ({
  ...{ key, name, aliases, foodCount: 3, version: 1, updatedAt: '2026-11-01T08:00:00.000Z' },
});
const mapping = (intolerance: string, intoleranceName: string): IntoleranceMapping => ({
  ...{ intolerance, intoleranceName, foodId: 18, foodName: 'Mleko 2%', foodCategory: 'Nabiał' },
});

const show = (prepare?: (api: FakeApi) => void) => {
  const api = fakeApi();
  let items = [mapping('mleko', 'Mleko krowie'), mapping('laktoza', 'Laktoza')];
  api.on(intoleranceDictionaryRoutes.list, {
    items: [
      entry('mleko', 'Mleko krowie'),
      entry('laktoza', 'Laktoza'),
      entry('kazeina', 'Kazeina', ['Białko mleka']),
    ],
  });
  api.on(intoleranceMappingRoutes.listByFood, () => ({ items }));
  api.on(intoleranceMappingRoutes.create, ({ body }: { body: { intolerance: string } }) => {
    const name = { kazeina: 'Kazeina', laktoza: 'Laktoza' }[body.intolerance] ?? '?';
    items = [...items, mapping(body.intolerance, name)];
    return items.at(-1);
  });
  api.on(intoleranceMappingRoutes.remove, ({ body }: { body: { intolerance: string } }) => {
    items = items.filter(({ intolerance }) => intolerance !== body.intolerance);
    return undefined;
  });
  prepare?.(api);
  return { api, ...renderScreen(<FoodIntolerances food={{ id: 18, name: 'Mleko 2%' }} />) };
};
const section = () => screen.findByRole('region', { name: 'Nietolerancje' });
const linkedNames = async () =>
  (await within(await section()).findAllByRole('listitem')).map((item) => item.textContent);

describe('nietolerancje w podglądzie produktu', () => {
  it('[library §2.22] pokazuje powiązania produktu i usuwa je z cofnięciem', async () => {
    const { user, api } = show();
    expect(await linkedNames()).toEqual(['Mleko krowie', 'Laktoza']);
    await user.click(screen.getByRole('button', { name: 'Usuń powiązanie: Laktoza' }));
    expect(await screen.findByText('Usunięto powiązanie: Laktoza')).toBeInTheDocument();
    await waitFor(async () => expect(await linkedNames()).toEqual(['Mleko krowie']));
    await user.click(screen.getByRole('button', { name: /Cofnij/ }));
    await waitFor(async () => expect(await linkedNames()).toEqual(['Mleko krowie', 'Laktoza']));
    expect(api.calls(intoleranceMappingRoutes.remove)[0]?.body).toEqual({
      intolerance: 'laktoza',
      foodId: 18,
    });
  });

  it('[library §2.22] dodaje pozycję po dowolnej z jej nazw; powiązanych nie proponuje', async () => {
    const { user } = show();
    const field = await screen.findByRole('combobox', { name: 'Dodaj pozycję' });
    await user.type(field, 'ml');
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      expect.stringContaining('Kazeina'),
    ]);
    await user.click(screen.getByRole('option', { name: /Kazeina/ }));
    await waitFor(async () => expect(await linkedNames()).toEqual(['Mleko krowie', 'Laktoza', 'Kazeina']));
    expect(screen.getByText('Powiązano z: Kazeina')).toBeInTheDocument();
  });

  it('[library §8] powiązanie, którego nie zapisano, nie pojawia się na liście', async () => {
    const { user, api } = show();
    api.on(intoleranceMappingRoutes.create, apiError(503, 'unavailable', 'Baza nie odpowiada.'));
    await user.type(await screen.findByRole('combobox', { name: 'Dodaj pozycję' }), 'ml');
    await user.click(await screen.findByRole('option', { name: /Kazeina/ }));
    expect(await screen.findByText('Nie udało się powiązać')).toBeInTheDocument();
    expect(await linkedNames()).toEqual(['Mleko krowie', 'Laktoza']);
  });

  it('[decisions 12] powiązania, których nie da się pobrać, nie wyglądają na brak powiązań', async () => {
    const { api, user } = show((server) =>
      server.on(intoleranceMappingRoutes.listByFood, apiError(500, 'internal', 'Błąd serwera.')),
    );
    expect(await screen.findByText('Nie udało się pobrać nietolerancji produktu')).toBeInTheDocument();
    expect(screen.queryByText(/nie jest powiązany/)).toBeNull();
    api.on(intoleranceMappingRoutes.listByFood, { items: [] });
    await user.click(screen.getByRole('button', { name: /Spróbuj ponownie/ }));
    expect(await screen.findByText(/nie jest powiązany z żadną pozycją/)).toBeInTheDocument();
  });
});

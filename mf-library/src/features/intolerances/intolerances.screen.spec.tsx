import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Intolerance, type IntoleranceMapping } from '@pora/contracts/catalog/intolerance.model';
import {
  intoleranceDictionaryRoutes,
  intoleranceMappingRoutes,
} from '@pora/contracts/catalog/intolerance.routes';
import { apiError, fakeApi, renderScreen } from '@pora/kit/testing';
import { mediaQueries } from '@pora/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { many } from '../../testing/make-catalog.js';
import { stubMatchMedia } from '../../testing/match-media.js';
import { IntolerancesScreen } from './intolerances.screen.js';

const entry = (name: string, foodCount: number, aliases: string[] = []): Intolerance => ({
  ...{ key: name.toLowerCase().replaceAll(/[^a-z0-9]/g, '-'), name, aliases, foodCount },
  ...{ version: 1, updatedAt: '2026-11-01T08:00:00.000Z' },
});
const celery = entry('Seler', 2, ['Korzen selera']);
const dictionary = [celery, entry('Borowik', 0), entry('Mleko krowie', 38, ['Kazeina'])];
const linked = (foodName: string, foodId: number): IntoleranceMapping => ({
  ...{ intolerance: 'seler', intoleranceName: 'Seler', foodName, foodId },
  foodCategory: 'Warzywa',
});

const show = (items: readonly Intolerance[] = dictionary, answer: unknown = { items }) => {
  const api = fakeApi();
  api.on(intoleranceDictionaryRoutes.list, answer);
  api.on(intoleranceMappingRoutes.list, ({ query }: { query: { intolerance: string } }) => ({
    cached: false,
    items:
      query.intolerance === 'seler' ? [linked('Seler korzeniowy', 301), linked('Bulion warzywny', 1204)] : [],
  }));
  return { api, ...renderScreen(<IntolerancesScreen />, { path: '/intolerances', route: '/intolerances' }) };
};
const list = () => screen.findByRole('list', { name: 'Słownik nietolerancji' });
const names = async () =>
  within(await list())
    .getAllByRole('button')
    .map((button) => Array.from(button.children, (part) => part.textContent).join(' | '));

describe('baza nietolerancji', () => {
  it('[library §2] pokazuje słownik z liczbą produktów i mówi, czemu brakuje mapowania', async () => {
    show();
    expect(await names()).toEqual([
      'Borowik | brak mapowania',
      'Mleko krowie | 38 | 38\u00a0produktów',
      'Seler | 2 | 2\u00a0produkty',
    ]);
    expect(screen.getByRole('radio', { name: 'Wszystkie 3' })).toBeChecked();
    expect(screen.queryByText(/nie jest powiązany/)).not.toBeInTheDocument();
  });

  it('[decisions 13] pozycje bez mapowania można pokazać osobno', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('radio', { name: 'Bez mapowania 1' }));
    expect(await names()).toEqual(['Borowik | brak mapowania']);
    await user.click(screen.getByRole('button', { name: /Borowik/ }));
    expect(await screen.findByText(/nie wskaże żadnego składnika planu/)).toBeInTheDocument();
  });

  it('[library §9] szuka też po innych nazwach i pokazuje najwyżej 50 pozycji', async () => {
    const { user } = show([
      ...dictionary,
      ...many(60, (at) => entry(`Pozycja ${String.fromCharCode(97 + (at % 26))}${at}`, 1)),
    ]);
    expect(await names()).toHaveLength(50);
    expect(screen.getByText(/Pokazano 50 z 63 pozycji/)).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'kazeina');
    expect(await names()).toEqual(['Mleko krowie | 38 | 38\u00a0produktów']);
  });

  it('[library §7] wybrana pozycja pokazuje swoje produkty', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: /Seler/ }));
    const table = await screen.findByRole('table', { name: /Produkty powiązane: Seler/ });
    expect(within(table).getByRole('link', { name: 'Seler korzeniowy' })).toHaveAttribute(
      'href',
      '/foods/301',
    );
    expect(within(screen.getByRole('region', { name: 'Seler' })).getByText('2 produkty')).toBeInTheDocument();
  });

  it('[library §8] słownik, którego nie ma, mówi to i daje ponowić', async () => {
    show([], apiError(500, 'internal', 'Błąd serwera.'));
    expect(await screen.findByText('Nie udało się pobrać słownika')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Spróbuj ponownie/ })).toBeInTheDocument();
  });

  it('[library §8.5] produkty pozycji, których nie da się pobrać, mówią to i przychodzą po ponowieniu', async () => {
    const { api, user } = show();
    api.on(intoleranceMappingRoutes.list, apiError(500, 'internal', 'Błąd serwera.'));
    await user.click(await screen.findByRole('button', { name: /Seler/ }));
    expect(await screen.findByText('Nie udało się pobrać listy produktów')).toBeInTheDocument();
    api.on(intoleranceMappingRoutes.list, {
      cached: false,
      items: [linked('Seler korzeniowy', 301)],
    });
    await user.click(screen.getByRole('button', { name: /Spróbuj ponownie/ }));
    expect(await screen.findByRole('link', { name: 'Seler korzeniowy' })).toBeInTheDocument();
  });
});

describe('na wąskim ekranie', () => {
  let restore: () => void = () => undefined;
  beforeEach(() => {
    restore = stubMatchMedia([mediaQueries.tablet]);
  });
  afterEach(() => restore());

  it('produkty pozycji otwierają się nad słownikiem, a „Wróć” prowadzi do niego z powrotem', async () => {
    const { user } = show();
    const opener = within(await list()).getByRole('button', { name: /Seler/ });
    await user.click(opener);
    const sheet = within(await screen.findByRole('dialog', { name: 'Seler' }));
    expect(await sheet.findByText('Bulion warzywny')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: /Wróć/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(await list()).getByRole('button', { name: /Seler/ })).toHaveFocus();
  });
});

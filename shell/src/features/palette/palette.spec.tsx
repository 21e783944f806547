import { beforeEach, describe, expect, it } from '@jest/globals';
import { foodRoutes, mealRoutes } from '@pora/contracts/catalog/catalog.routes';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { createQueryClient } from '@pora/kit';
import { apiError, fakeApi, type FakeApi, makePatient, renderScreen } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import '../../testing/dialog-element.js';
import { releaseRemotes } from '../../testing/fake-remotes.js';
import { Palette } from './palette.js';
import { paletteOpen } from './palette-store.js';

const plan = { id: 'dp-1', name: 'Hanna Brzezińska, etap III', patientId: 'p-hanna', status: 'active' };
const meal = { id: 'm-1', name: 'Jaglanka z brzoskwinią', types: ['breakfast'], caloriesPerPortion: 412 };
const food = { id: 17, name: 'Brzoskwinia', category: 'Owoce', per: '100g', calories: 46 };

let api: FakeApi;
beforeEach(() => {
  releaseRemotes();
  paletteOpen.set(false);
  api = fakeApi();
  api.on(patientRoutes.list, { items: [makePatient()] });
  api.on(planRoutes.list, { items: [{ ...plan, created: '2026-11-17' }] });
  api.on(mealRoutes.list, { items: [meal], nextStartKey: null });
  api.on(foodRoutes.search, { items: [food] });
});

async function open(client?: ReturnType<typeof createQueryClient>) {
  const view = renderScreen(<Palette />, { path: '/dashboard', ...(client && { client }) });
  await view.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /^Szukaj pacjenta/ });
  return { ...view, field };
}
const group = (name: string) => screen.findByRole('group', { name: new RegExp(`^${name}`) });
const chosen = () => screen.getByRole('option', { selected: true });
const texts = (list: HTMLElement[]) => list.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

describe('paleta poleceń', () => {
  it('otwiera się skrótem Ctrl K, a bez liter pokazuje działania i nikogo o nic nie pyta', async () => {
    const { field } = await open();
    expect(field).toHaveFocus();
    const actions = within(await group('Działania'));
    expect(actions.getByRole('option', { name: 'Dodaj pacjenta' })).toBeInTheDocument();
    expect(actions.getByRole('option', { name: 'Przejdź: Harmonogram' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /Administracja/ })).toBeNull();
    expect(api.calls(patientRoutes.list)).toHaveLength(0);
  });

  it('szuka bez polskich znaków wśród pacjentów, planów, posiłków i produktów naraz', async () => {
    const { user } = await open();
    await user.keyboard('brz');
    const names = async (name: string) => texts(within(await group(name)).getAllByRole('option'));
    expect(await names('Pacjenci')).toEqual([expect.stringMatching(/^Hanna Brzezińska|^HBHanna Brzezińska/)]);
    expect(await names('Plany')).toEqual([expect.stringContaining('Hanna Brzezińska, etap III')]);
    expect(await names('Posiłki')).toEqual(['Jaglanka z brzoskwiniąŚniadanie · 412 kcal']);
    expect(await names('Produkty')).toEqual(['BrzoskwiniaOwoce · 46 kcal w 100 g']);
    expect(await names('Działania')).toEqual([
      'Dodaj pomiar: Hanna Brzezińska',
      'Umów wizytę: Hanna Brzezińska',
      'Nowy plan: Hanna Brzezińska',
    ]);
  });

  it('strzałki, Home, End i Tab wybierają wiersz, Enter otwiera go pod jego adresem', async () => {
    const { user, location } = await open();
    await user.keyboard('brz');
    await group('Produkty');
    await group('Pacjenci');
    await group('Posiłki');
    await user.keyboard('{Home}');
    expect(chosen()).toHaveTextContent('Hanna Brzezińska');
    await user.keyboard('{Tab}{Tab}');
    expect(chosen()).toHaveTextContent('Jaglanka');
    await user.keyboard('{End}');
    expect(chosen()).toHaveTextContent('Nowy plan');
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(chosen()).toHaveTextContent('Brzoskwinia');
    await user.keyboard('{Enter}');
    expect(location()).toBe('/foods/17');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it.each([
    ['Alt M', '{Alt>}m{/Alt}', '/patients?patientId=p-hanna&measure=1'],
    ['Alt P', '{Alt>}p{/Alt}', '/patients?patientId=p-hanna&diet=Hanna+Brzezi%C5%84ska'],
  ])('%s przy wybranym pacjencie prowadzi od razu do czynności', async (keys, pressed, address) => {
    const { user, location } = await open();
    await user.keyboard('brz');
    await group('Pacjenci');
    await user.keyboard('{Home}');
    expect(chosen()).toHaveTextContent(keys);
    await user.keyboard(pressed);
    expect(location()).toBe(address);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('przy wierszu, który nie jest pacjentem, Alt M nic nie robi', async () => {
    const { user, location } = await open();
    await user.keyboard('brz');
    await group('Produkty');
    await user.keyboard('{End}{Alt>}m{/Alt}');
    expect(location()).toBe('/dashboard');
    expect(screen.getByRole('combobox')).toBeInTheDocument();
  });

  it.each([
    ['Dodaj pomiar', '/patients?patientId=p-hanna&measure=1'],
    ['Umów wizytę', '/schedule?new=1&patientId=p-hanna'],
  ])('czynność „%s” jest też wierszem do wybrania', async (action, address) => {
    const { user, location } = await open();
    await user.keyboard('brz');
    const line = within(await group('Działania')).getByRole('option', {
      name: new RegExp(`^${action}: Hanna`),
    });
    await user.click(line);
    expect(location()).toBe(address);
  });

  it('kliknięty pacjent otwiera się i stoi odtąd wśród ostatnio otwieranych', async () => {
    const { user, location } = await open();
    await user.keyboard('hanna');
    const [line] = within(await group('Pacjenci')).getAllByRole('option');
    await user.click(line as HTMLElement);
    expect(location()).toBe('/patients?patientId=p-hanna');
    await user.keyboard('{Control>}k{/Control}');
    const recent = within(await group('Ostatnio otwierane'));
    expect(recent.getByRole('option', { name: /Hanna Brzezińska/ })).toBeInTheDocument();
  });

  it('[decisions 12] gdy jedna część nie odpowiada, mówi to tylko ona i daje się ponowić', async () => {
    api.on(mealRoutes.list, apiError(400, 'internal', 'Nie teraz.'));
    const { user } = await open();
    await user.keyboard('brz');
    const meals = within(await group('Posiłki'));
    const again = meals.getByRole('option', { name: /Nie wczytano/ });
    expect(within(await group('Pacjenci')).getAllByRole('option')).toHaveLength(1);
    api.on(mealRoutes.list, { items: [meal], nextStartKey: null });
    await user.click(again);
    await waitFor(() => expect(screen.getByRole('option', { name: /Jaglanka/ })).toBeInTheDocument());
  });

  it('„>” zostawia same działania, a Escape zamyka i niczego nie zmienia', async () => {
    const { user, location } = await open();
    await user.keyboard('>wizyt');
    expect(texts(screen.getAllByRole('option'))).toEqual(['Dodaj wizytę']);
    expect(screen.queryByText('wszędzie')).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(location()).toBe('/dashboard');
  });

  it('gdy nic nie pasuje, mówi to i radzi, co zrobić', async () => {
    const { user } = await open();
    api.on(foodRoutes.search, { items: [] });
    await user.keyboard('qqqq');
    expect(await screen.findByText(/Sprawdź pisownię/)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Nic nie pasuje do „qqqq”.');
  });

  it.each([
    ['jest w drodze', () => new Promise(() => undefined)],
    ['nie przychodzi', () => apiError(503, 'service_unavailable', 'Nie teraz.')],
  ])('dopóki odpowiedź o produkty %s, nie mówi, że nic nie pasuje', async (_case, answer) => {
    // As in the product, what is away for a while is asked for again by itself.
    const { user } = await open(createQueryClient());
    await user.keyboard('brz');
    expect(within(await group('Produkty')).getAllByRole('option')).toHaveLength(1);
    api.on(foodRoutes.search, answer);
    await user.keyboard('uszek');
    expect(screen.queryByText(/Nic nie pasuje/)).toBeNull();
    await waitFor(() =>
      expect(api.calls(foodRoutes.search).at(-1)?.query).toEqual({ q: 'brzuszek', limit: '20' }),
    );
    expect(await screen.findByText(/^Szukam…|^Nie wczytano$/)).toBeInTheDocument();
    expect(screen.queryByText(/Nic nie pasuje/)).toBeNull();
  });

  it('produkty, o które nie udało się zapytać, dają się ponowić, a liczba wyników ich nie obejmuje', async () => {
    const { user } = await open();
    await user.keyboard('brz');
    await group('Produkty');
    api.on(foodRoutes.search, apiError(503, 'service_unavailable', 'Nie teraz.'));
    await user.keyboard('ezińska');
    const foods = within(await group('Produkty'));
    expect(await foods.findByRole('option', { name: /Nie wczytano/ })).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(/^Znaleziono 5.wyników\. Nie wczytano: Produkty$/),
    );
    api.on(foodRoutes.search, { items: [{ ...food, name: 'Brzezińska szynka' }] });
    await user.click(foods.getByRole('option', { name: /Nie wczytano/ }));
    expect(await screen.findByRole('option', { name: /Brzezińska szynka/ })).toBeInTheDocument();
  });

  it('pyta o produkty raz, gdy ręka odpocznie, a nie przy każdej literze', async () => {
    const { user } = await open();
    await user.keyboard('brzosk');
    await group('Produkty');
    expect(api.calls(foodRoutes.search).map(({ query }) => query)).toEqual([{ q: 'brzosk', limit: '20' }]);
  });

  it('pod otwartym oknem nie otwiera się', async () => {
    const { user } = renderScreen(
      <>
        <div role="dialog" aria-label="Nowy pacjent" />
        <Palette />
      </>,
    );
    await user.keyboard('{Control>}k{/Control}');
    expect(paletteOpen.get()).toBe(false);
  });
});

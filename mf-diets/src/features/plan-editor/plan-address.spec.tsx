import { describe, expect, it } from '@jest/globals';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { useNavigate } from '@pora/kit/router';
import { apiError, type FakeApi, renderScreen, renderRoutes, type ScreenView } from '@pora/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makePlan } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { DietsScreen } from '../plan-list/diets.screen.js';

let api: FakeApi;
let view: ScreenView;

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Wstecz
    </button>
  );
}

const show = (query: string, plan = makePlan()) => {
  api = serveDiets({ plan });
  view = renderScreen(
    <>
      <DietsScreen />
      <Back />
    </>,
    { path: `/diets?plan=pl-1${query}` },
  );
};
const goBack = () => fireEvent.click(screen.getByText('Wstecz'));
const shownDay = async (day: number) =>
  expect(
    await screen.findByRole('tab', { name: new RegExp(`^Dzień ${day}:`), hidden: true }),
  ).toHaveAttribute('aria-selected', 'true');
const search = () => new URLSearchParams(view.location().split('?')[1]);

describe('adres otwartego planu', () => {
  it('[diets §2] wysłany adres otwiera ten sam dzień, widok i okno', async () => {
    show('&day=4&dialog=copy');
    const dialog = within(await screen.findByRole('dialog', { name: 'Kopiuj dni' }));
    expect(dialog.getByRole('combobox', { name: 'Z dnia' })).toHaveTextContent('Dzień 4');
    await shownDay(4);
  });

  it('[diets §2] widok 14 dni stoi w adresie', async () => {
    show('&view=overview');
    expect(await screen.findAllByRole('grid')).toHaveLength(2);
  });

  it('[diets §2] „wstecz” zamyka okno, potem plan, i nie chodzi po dniach', async () => {
    show('');
    await screen.findByRole('tablist', { name: 'Dni planu' });
    await view.user.keyboard('{ArrowRight}');
    await view.user.keyboard('{ArrowRight}');
    await waitFor(() => expect(search().get('day')).toBe('3'));
    await view.user.click(screen.getByRole('button', { name: 'Historia' }));
    await waitFor(() => expect(search().get('dialog')).toBe('history'));
    goBack();
    await waitFor(() => expect(search().get('dialog')).toBeNull());
    expect(search().get('day')).toBe('3');
    await shownDay(3);
  });

  it('[diets §2] strzałki naciśnięte szybciej, niż plan się rysuje, liczą się wszystkie', async () => {
    api = serveDiets({ plan: makePlan() });
    // With the router of the product: it changes the address before React draws it.
    const { user, location } = renderRoutes([{ path: '/diets', element: <DietsScreen /> }], {
      ...{ path: '/diets?plan=pl-1', user: {} },
    });
    await shownDay(1);
    const press = (...keys: string[]) =>
      act(() =>
        keys.forEach((key) =>
          document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
          ),
        ),
      );
    press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', '2', '1');
    await shownDay(3);
    await user.click(screen.getByRole('tab', { name: /^Dzień 3:/ }));
    press('ArrowRight', 'ArrowRight', 'ArrowRight');
    await shownDay(6);
    expect(location()).toBe('/diets?plan=pl-1&day=6');
    expect(screen.getByRole('tab', { name: /^Dzień 6:/ })).toHaveFocus();
  });
});

describe('adres, który prowadzi donikąd', () => {
  it('plan, którego nie ma: mówi to i prowadzi do listy i do kosza', async () => {
    show('');
    view.unmount();
    api.on(planRoutes.get, apiError(404, 'not_found', 'Nie ma takiego planu.'));
    view = renderScreen(<DietsScreen />, { path: '/diets?plan=pl-usuniety&day=2' });
    const sheet = within(await screen.findByRole('dialog', { name: 'Tego planu już nie ma' }));
    expect(
      sheet.getByText('Ktoś go usunął albo adres jest niepełny. Usunięty plan czeka w koszu 30 dni.'),
    ).toBeInTheDocument();
    expect(sheet.getByRole('link', { name: 'Zobacz kosz' })).toHaveAttribute('href', '/patients?trash=1');
    await view.user.click(sheet.getByRole('button', { name: 'Wróć do listy planów' }));
    await waitFor(() => expect(view.location()).toBe('/diets'));
  });

  it.each([
    ['99', 14, 1],
    ['abc', 14, 1],
    ['12', 7, 7],
  ])('dzień %s w planie na %i dni: mówi, że go nie ma, i pokazuje dzień %i', async (day, days, shown) => {
    const plan = makePlan();
    show(`&day=${day}`, { ...plan, days, planDays: plan.planDays.slice(0, days) });
    expect(await screen.findByText('Tego dnia nie ma w planie')).toBeInTheDocument();
    expect(screen.getByText(`Pokazujemy dzień ${shown}.`)).toBeInTheDocument();
    await waitFor(() => expect(search().get('day')).toBe(String(shown)));
    await shownDay(shown);
  });

  it.each([
    ['&dialog=edit', 'Tego miejsca nie ma już w planie'],
    ['&dialog=edit&at=4.8', 'Tego miejsca nie ma już w planie'],
    ['&dialog=edit&at=x', 'Tego miejsca nie ma już w planie'],
  ])('okno z adresu „%s”: „%s”, a plan jest otwarty', async (query, words) => {
    show(`&day=4${query}`);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText('Pokazujemy sam plan.')).toBeInTheDocument();
    await waitFor(() => expect(search().get('dialog')).toBeNull());
    expect(search().get('day')).toBe('4');
    await shownDay(4);
  });

  it('okno, którego nie ma, znika z adresu bez słowa, a plan jest otwarty', async () => {
    show('&day=4&dialog=cokolwiek&at=4.1');
    await waitFor(() => expect(view.location()).toBe('/diets?plan=pl-1&day=4'));
    await shownDay(4);
    expect(screen.queryByText('Pokazujemy sam plan.')).toBeNull();
  });

  it('zły dzień i złe okno naraz: o dniu mówi raz', async () => {
    show('&day=99&dialog=cokolwiek');
    await waitFor(() => expect(view.location()).toBe('/diets?plan=pl-1&day=1'));
    expect(screen.getAllByText('Tego dnia nie ma w planie')).toHaveLength(1);
    expect(screen.queryByText('Pokazujemy sam plan.')).toBeNull();
  });
});

import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { foodMergeRoutes } from '@pora/contracts/catalog/food-merge.routes';
import { type FoodMerge, type FoodMergePreview } from '@pora/contracts/catalog/food-merge.model';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { planUsesRoutes } from '@pora/contracts/plans/plan-uses.routes';
import { createQueryClient } from '@pora/kit';
import { apiError, fakeApi, type FakeApi, renderScreen, type RenderScreenOptions } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { makePerson } from '../../testing/make-person.js';
import { makeFood } from '../../testing/make-catalog.js';
import { FoodMergeDialog } from './food-merge-dialog.js';

const at = '2026-01-02T09:00:00.000Z';
const milk = { ...makeFood({ id: 18, name: 'Mleko 2%' }), addedAt: at };
const imported = { ...makeFood({ id: 1904, name: 'Mleko 2% (import)', category: 'Inne' }), addedAt: at };
const soy = {
  ...makeFood({
    ...{ id: 2311, name: 'mleko spożywcze 2', calories: 47 },
    allergenInfo: { allergens: ['soja'], confidence: 'niepewny', note: '', verifiedAt: null },
  }),
  addedAt: at,
};

const PREVIEW: FoodMergePreview = {
  foods: [milk, imported, soy],
  stamp: 'odcisk-1',
  meals: {
    items: [
      { id: 'm-1', name: 'Owsianka z gruszką' },
      { id: 'm-2', name: 'Naleśniki z twarogiem' },
    ],
    energy: [{ id: 'm-2', name: 'Naleśniki z twarogiem', before: 412, after: 418 }],
    lostUnits: ['kubek'],
    mealsInGrams: 1,
    joined: 1,
  },
  substitutions: { moved: 2, dropped: 2 },
  intolerances: { offered: [{ key: 'laktoza', name: 'Laktoza' }], already: 3 },
  allergens: { offered: ['soja'] },
  ownWords: [],
};
const MERGE: FoodMerge = {
  ...{ id: 'x', kind: 'merge', stays: 18, goes: [1904, 2311], at, by: 'alicja@gabinet.example' },
  plansFollowed: true,
};
const PLAN = { id: 'pl-1', name: 'Etap 1 Hanna', patientId: 'p-1', status: 'active', slots: 3 } as const;

let api: FakeApi;
const onClose = jest.fn();
const onDone = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  api = fakeApi();
  // The food that stays is told first, whichever it is.
  api.on(foodMergeRoutes.preview, ({ query }: { query: Record<string, unknown> }) => ({
    ...PREVIEW,
    foods: [...PREVIEW.foods].sort(
      (a, b) => Number(String(b.id) === query['stays']) - Number(String(a.id) === query['stays']),
    ),
    stamp: `odcisk ${query['stays']} ${query['takeIntolerances']}`,
  }));
  api.on(planUsesRoutes.list, { items: [PLAN] });
  api.on(patientRoutes.list, { items: [] });
  api.on(foodMergeRoutes.create, MERGE);
});

const show = (kind: 'merge' | 'replace' = 'merge', options?: RenderScreenOptions) =>
  renderScreen(
    <FoodMergeDialog kind={kind} foodIds={[18, 1904, 2311]} onClose={onClose} onDone={onDone} />,
    options,
  );
const sent = () => api.calls(foodMergeRoutes.create).map(({ body }) => body);
const dialog = () => within(screen.getByRole('dialog'));
const submit = async () => {
  const button = await screen.findByRole('button', { name: /^Scal 3.produkty w 1$/ });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

describe('scalanie duplikatów', () => {
  it('[library §2] przed zmianą pokazuje produkty obok siebie i wszystko, co za nimi pójdzie', async () => {
    show();
    const table = within(await screen.findByRole('table'));
    expect(
      table
        .getAllByRole('columnheader')
        .slice(1)
        .map((one) => one.textContent),
    ).toEqual(['Mleko 2%zostaje', 'Mleko 2% (import)znika', 'mleko spożywcze 2znika']);
    expect(table.getByRole('row', { name: /^Kalorie 51 51 47/ })).toBeInTheDocument();
    expect(table.getByRole('row', { name: /^Alergeny .*soja \(niepewny\)/ })).toBeInTheDocument();
    for (const text of [
      ...['2 posiłki', 'Owsianka z gruszką; Naleśniki z twarogiem', '1 plan, 1 pacjent', '4 zamienniki'],
      ...['2 przechodzą, 2 powtórzone odpadają', '4 powiązania', 'Dochodzi: Laktoza; 3 już są'],
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText(/412 → 418 kcal w porcji/)).toBeInTheDocument();
    expect(screen.getByText(/W 1 posiłku zostaną same gramy: .* \(kubek\)/)).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it('plany mówią, ilu pacjentów dotyczą, a pierwsze z nich czyje są i prowadzą do siebie obok pytania', async () => {
    const uses = [1, 2, 3, 4, 5].map((one) => ({
      ...{ ...PLAN, id: `pl-${one}`, name: `Etap ${one}` },
      patientId: one === 5 ? null : one === 4 ? 'p-2' : 'p-1',
    }));
    api.on(planUsesRoutes.list, { items: uses });
    api.on(patientRoutes.list, { items: [makePerson('p-1', 'Hanna', 'Brzezińska')] });
    show();
    expect(await screen.findByText('5 planów, 2 pacjentów')).toBeInTheDocument();
    const link = await screen.findByRole('link', { name: 'Hanna Brzezińska: Etap 1 (nowa karta)' });
    expect(link).toHaveAttribute('href', '/diets?planId=pl-1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(screen.getByText('i 2 inne')).toBeInTheDocument();
  });

  it('bez kartoteki pacjentów plany mają same nazwy, a gdy planów nie ma, nikt o nią nie pyta', async () => {
    api.on(patientRoutes.list, apiError(503, 'service_unavailable', 'Kartoteka nie działa.'));
    const { unmount } = show();
    expect(await screen.findByRole('link', { name: 'Etap 1 Hanna (nowa karta)' })).toBeInTheDocument();
    const asked = api.calls(patientRoutes.list).length;
    unmount();
    api.on(planUsesRoutes.list, { items: [] });
    show();
    expect(await screen.findByText('0 planów')).toBeInTheDocument();
    expect(api.calls(patientRoutes.list)).toHaveLength(asked);
  });

  it('[library §2] to, co widać, jest tym, co się zapisuje; plany, które przeszły, są w podsumowaniu', async () => {
    const { user } = show();
    await user.click(await submit());
    expect(await screen.findByText('Scalono 3 produkty w 1')).toBeInTheDocument();
    const [body] = sent();
    expect(body).toEqual({
      ...{ kind: 'merge', stays: 18, goes: [1904, 2311], stamp: 'odcisk 18 true' },
      ...{ takeAllergens: true, takeIntolerances: true },
    });
    await user.keyboard('{Escape}');
    expect(onDone).toHaveBeenCalledWith(18);
  });

  it('osoba wybiera klawiaturą, który produkt zostaje', async () => {
    const { user } = show();
    await submit();
    const chosen = dialog().getByRole('radio', { name: /^Mleko 2% zostaje/ });
    chosen.focus();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('radio', { name: /import\) zostaje/ })).toBeChecked();
    await user.click(await submit());
    const [body] = sent();
    expect(body).toMatchObject({ stays: 1904, goes: [18, 2311], stamp: 'odcisk 1904 true' });
  });

  it('alergeny i nietolerancje łączą się, chyba że osoba zdecyduje inaczej; wtedy widać, co zginie', async () => {
    const { user } = show();
    await submit();
    const links = screen.getByRole('checkbox', { name: /tylko znikające: Laktoza/ });
    expect(links).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /tylko znikające: soja/ })).toBeChecked();
    await user.click(links);
    expect(await screen.findByText(/Czego nie dopiszesz|To, czego nie dopiszesz/)).toBeInTheDocument();
    await user.click(await submit());
    const [body] = sent();
    expect(body).toMatchObject({ takeAllergens: true, takeIntolerances: false, stamp: 'odcisk 18 false' });
  });

  it('bez planów mówi, że ich nie sprawdzono, a po scaleniu, że jeszcze nie przejęły zmiany', async () => {
    api.on(planUsesRoutes.list, apiError(503, 'service_unavailable', 'Plany nie działają.'));
    api.on(foodMergeRoutes.create, { ...MERGE, plansFollowed: false });
    const { user } = show();
    expect(await screen.findByText(/Nie udało się sprawdzić planów/)).toBeInTheDocument();
    await user.click(await submit());
    expect(await screen.findByText('Biblioteka jest zmieniona, plany jeszcze nie')).toBeInTheDocument();
    expect(screen.queryByText('Scalono 3 produkty w 1')).not.toBeInTheDocument();
  });

  it('otwarte jeszcze raz pyta o plany od nowa, a wcześniejszy brak planów nie jest brakiem', async () => {
    api.on(planUsesRoutes.list, { items: [] });
    const client = createQueryClient();
    const { unmount } = show('merge', { client });
    expect(await screen.findByText('Żaden plan ich nie ma.')).toBeInTheDocument();
    unmount();
    api.on(planUsesRoutes.list, apiError(503, 'service_unavailable', 'Plany nie działają.'));
    show('merge', { client });
    expect(await screen.findByText(/Nie udało się sprawdzić planów/)).toBeInTheDocument();
    expect(screen.queryByText('Żaden plan ich nie ma.')).toBeNull();
    expect(screen.queryByText('0 planów')).toBeNull();
  });

  it('odmowa zostawia podgląd i mówi dlaczego', async () => {
    const sentence = 'Biblioteka zmieniła się od podglądu. Sprawdź zmiany jeszcze raz.';
    api.on(foodMergeRoutes.create, apiError(409, 'conflict', sentence));
    const { user } = show();
    await user.click(await submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Anuluj' }));
    expect(onClose).toHaveBeenCalled();
  });

  it('podgląd, którego nie można pobrać, daje spróbować jeszcze raz', async () => {
    api.on(foodMergeRoutes.preview, apiError(422, 'unknown_foods', 'W bazie nie ma produktu o numerze 18.'));
    show();
    expect(await screen.findByText('Nie udało się sprawdzić, co się zmieni')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Scal 3.produkty w 1$/ })).toBeDisabled();
  });
});

it('[library §2] zastąpienie wszędzie nie łączy powiązań i mówi o tym', async () => {
  const { user } = show('replace');
  expect(await screen.findByText(/Sprawdzenie planów użyje tych, które ma „Mleko 2%”/)).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Zastąp wszędzie' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  const [body] = sent();
  expect(body).toMatchObject({ kind: 'replace', stays: 18 });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Intolerance, type IntoleranceMapping } from '@pora/contracts/catalog/intolerance.model';
import {
  intoleranceDictionaryRoutes,
  intoleranceMappingRoutes,
} from '@pora/contracts/catalog/intolerance.routes';
import { apiError, fakeApi, renderScreen } from '@pora/kit/testing';
import { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import { mediaQueries } from '@pora/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { makeFood, many } from '../../testing/make-catalog.js';
import { stubMatchMedia } from '@pora/ui/testing';
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

const foods = [
  makeFood({ id: 301, name: 'Seler korzeniowy' }),
  makeFood({ id: 302, name: 'Seler naciowy', category: 'Warzywa' }),
  makeFood({ id: 77, name: 'Sałatka z selerem' }),
  makeFood({ id: 78, name: 'Pomidor' }),
];

const show = (items: readonly Intolerance[] = dictionary, answer: unknown = { items }) => {
  const api = fakeApi();
  api.on(intoleranceDictionaryRoutes.list, answer);
  api.on(foodRoutes.list, { items: foods, nextStartKey: null });
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

/** Opens celery; what is unlinked on the server is gone from its list. */
const openCelery = async () => {
  const view = show();
  let mapped = [
    linked('Seler korzeniowy', 301),
    linked('Bulion warzywny', 1204),
    linked('Sok z selera', 1511),
  ];
  view.api.on(intoleranceMappingRoutes.list, () => ({ cached: false, items: mapped }));
  const unlink = (foodIds: readonly number[]) => {
    mapped = mapped.filter(({ foodId }) => !foodIds.includes(foodId));
  };
  await view.user.click(await screen.findByRole('button', { name: /Seler/ }));
  const table = await screen.findByRole('table', { name: /Produkty powiązane: Seler/ });
  const tick = (name: string) => view.user.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
  return { ...view, table, tick, unlink };
};
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('produkty pozycji', () => {
  it('[library §2.24] filtruje po nazwie, kategorii albo numerze; przewijają się w 600 px', async () => {
    const { user, table } = await openCelery();
    expect(rowsOf(table)).toEqual(['Bulion warzywny', 'Seler korzeniowy', 'Sok z selera']);
    const field = screen.getByRole('textbox', { name: 'Filtruj produkty: Seler' });
    await user.type(field, 'SOK Z');
    expect(rowsOf(table)).toEqual(['Sok z selera']);
    await user.clear(field);
    await user.type(field, '120');
    expect(rowsOf(table)).toEqual(['Bulion warzywny']);
    await user.clear(field);
    await user.type(field, 'warz');
    expect(rowsOf(table)).toHaveLength(3);
    await user.type(field, 'xyz');
    expect(screen.getByText('Żaden powiązany produkt nie pasuje')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Seler' })).toBeInTheDocument();
  });

  it('[library §8.6] usuwa zaznaczone razem, mówi ile i daje cofnąć', async () => {
    const { api, user, tick, unlink } = await openCelery();
    api.on(intoleranceMappingRoutes.removeBatch, ({ body }: { body: { foodIds: number[] } }) => {
      unlink(body.foodIds);
      return { succeeded: body.foodIds, failed: [] };
    });
    api.on(intoleranceMappingRoutes.createBatch, ({ body }: { body: { foodIds: number[] } }) => ({
      succeeded: body.foodIds,
      failed: [],
    }));
    await tick('Bulion warzywny');
    await tick('Sok z selera');
    expect(screen.getByText('2 zaznaczone')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Usuń mapowania' }));
    expect(await screen.findByText('Usunięto mapowania')).toBeInTheDocument();
    expect(screen.getByText('Usunięto 2 powiązania')).toBeInTheDocument();
    expect(api.calls(intoleranceMappingRoutes.removeBatch).map(({ body }) => body)).toEqual([
      { intolerance: 'seler', foodIds: [1204, 1511] },
    ]);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Bulion warzywny' })).toBeNull());
    expect(screen.queryByText(/zaznaczone/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /Cofnij/ }));
    await waitFor(() =>
      expect(api.calls(intoleranceMappingRoutes.createBatch).map(({ body }) => body)).toEqual([
        { intolerance: 'seler', foodIds: [1204, 1511] },
      ]),
    );
  });

  it('[library §8.6] czego nie udało się usunąć, zostaje zaznaczone do sprawdzenia', async () => {
    const { api, user, tick } = await openCelery();
    api.on(intoleranceMappingRoutes.removeBatch, { succeeded: [1511], failed: [1204] });
    await tick('Bulion warzywny');
    await tick('Sok z selera');
    await user.click(screen.getByRole('button', { name: 'Usuń mapowania' }));
    expect(await screen.findByText('Nie udało się usunąć części wpisów')).toBeInTheDocument();
    expect(screen.getByText('Do sprawdzenia: 1 wpis')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /Bulion warzywny/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Sok z selera/ })).not.toBeChecked();
  });

  it('[library §8.6] gdy nic się nie udało, mówi to i zostawia zaznaczenie', async () => {
    const { api, user, tick } = await openCelery();
    api.on(intoleranceMappingRoutes.removeBatch, apiError(503, 'unavailable', 'Baza nie odpowiada.'));
    await tick('Bulion warzywny');
    await user.click(screen.getByRole('button', { name: 'Usuń mapowania' }));
    expect(await screen.findByText('Błąd podczas usuwania')).toBeInTheDocument();
    expect(screen.getByText('Baza nie odpowiada.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /Bulion warzywny/ })).toBeChecked();
  });

  it('mówi, ile zaznaczonych nie widać przez filtr', async () => {
    const { user, tick } = await openCelery();
    await tick('Bulion warzywny');
    await user.type(screen.getByRole('textbox', { name: 'Filtruj produkty: Seler' }), 'sok');
    expect(screen.getByText('1 zaznaczony, poza filtrem: 1')).toBeInTheDocument();
  });
});

describe('wiązanie produktów', () => {
  const open = async () => {
    const view = show();
    let mapped = [linked('Seler korzeniowy', 301)];
    view.api.on(intoleranceMappingRoutes.list, () => ({ cached: false, items: mapped }));
    const link = (...added: IntoleranceMapping[]) => {
      const known = new Set(mapped.map(({ foodId }) => foodId));
      mapped = [...mapped, ...added.filter(({ foodId }) => !known.has(foodId))];
    };
    await view.user.click(await screen.findByRole('button', { name: /Seler/ }));
    const table = await screen.findByRole('table', { name: 'Propozycje produktów: Seler' });
    return { ...view, table, link };
  };

  it('[decisions 13] proponuje produkty po nazwie, których jeszcze nie ma, i wiąże zaznaczone razem', async () => {
    const { api, user, table, link } = await open();
    expect(rowsOf(table)).toEqual(['Sałatka z selerem', 'Seler naciowy']);
    expect(within(table).getAllByText('nazwa: „Seler”')).toHaveLength(2);
    api.on(intoleranceMappingRoutes.createBatch, () => {
      link(linked('Seler naciowy', 302), linked('Sałatka z selerem', 77));
      return { succeeded: [77, 302], failed: [] };
    });
    await user.click(within(table).getByRole('checkbox', { name: /Zaznacz wszystkie/ }));
    await user.click(screen.getByRole('button', { name: /Powiąż 2\sprodukty/ }));
    expect(await screen.findByText('Powiązano 2 produkty')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Seler naciowy' })).toBeInTheDocument();
    expect(screen.getAllByText('powiązano teraz')).toHaveLength(2);
    expect(screen.getByText(/Żaden inny produkt nie pasuje/)).toBeInTheDocument();
  });

  it('czego nie zapisano, zostaje w propozycjach; ponowienie wysyła tylko to', async () => {
    const { api, user, table, link } = await open();
    api.on(intoleranceMappingRoutes.createBatch, () => {
      link(linked('Seler naciowy', 302));
      return { succeeded: [302], failed: [77] };
    });
    await user.click(within(table).getByRole('checkbox', { name: /Zaznacz wszystkie/ }));
    await user.click(screen.getByRole('button', { name: /Powiąż 2\sprodukty/ }));
    expect(await screen.findByText('Nie udało się powiązać części produktów')).toBeInTheDocument();
    expect(screen.getByText('Powiązano 1, do sprawdzenia 1.')).toBeInTheDocument();
    expect(await screen.findByText('nie zapisano')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /Sałatka z selerem/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(() =>
      expect(api.calls(intoleranceMappingRoutes.createBatch).at(-1)?.body).toEqual({
        intolerance: 'seler',
        foodIds: [77],
      }),
    );
  });

  it('[library §5] inny produkt znajduje się po dwóch znakach i wiąże od razu', async () => {
    const { api, user } = await open();
    api.on(foodRoutes.search, { items: [foods[0], foods[3]] });
    api.on(intoleranceMappingRoutes.createBatch, { succeeded: [78], failed: [] });
    await user.type(screen.getByRole('combobox', { name: 'Dodaj inny produkt' }), 'po');
    const offered = await screen.findAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual([expect.stringContaining('Pomidor')]);
    await user.click(offered[0] as HTMLElement);
    await waitFor(() =>
      expect(api.calls(intoleranceMappingRoutes.createBatch).at(-1)?.body).toEqual({
        intolerance: 'seler',
        foodIds: [78],
      }),
    );
  });
});

describe('pozycje słownika', () => {
  const action = async (user: ReturnType<typeof show>['user'], name: string) => {
    await user.click(await screen.findByRole('button', { name: /Seler/ }));
    await user.click(await screen.findByRole('button', { name: 'Działania: Seler' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };

  it('[library §3] nową pozycję dodaje się z innymi nazwami, a „Cofnij” ją usuwa', async () => {
    const { api, user, location } = show();
    api.on(intoleranceDictionaryRoutes.create, { ...entry('Kminek', 0), key: 'kminek' });
    api.on(intoleranceDictionaryRoutes.remove, undefined);
    await user.click(await screen.findByRole('button', { name: /Dodaj pozycję/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowa pozycja słownika' }));
    await user.click(dialog.getByRole('button', { name: 'Zapisz pozycję' }));
    expect(await dialog.findByText('Podaj nazwę nietolerancji')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: /^Nazwa/ }), ' Kminek ');
    await user.type(
      dialog.getByRole('textbox', { name: /Inne nazwy/ }),
      'Karolek{Enter}{Enter} Kmin zwyczajny',
    );
    await user.click(dialog.getByRole('button', { name: 'Zapisz pozycję' }));
    await waitFor(() => expect(location()).toBe('/intolerances?entry=kminek'));
    expect(api.calls(intoleranceDictionaryRoutes.create)[0]?.body).toEqual({
      name: 'Kminek',
      aliases: ['Karolek', 'Kmin zwyczajny'],
    });
    await user.click(await screen.findByRole('button', { name: /Cofnij/ }));
    await waitFor(() =>
      expect(api.calls(intoleranceDictionaryRoutes.remove)[0]?.params).toEqual({ key: 'kminek' }),
    );
  });

  it('czego nie ma w słowniku, można dodać prosto z wyszukiwania', async () => {
    const { user } = show();
    await user.type(await screen.findByRole('searchbox', { name: 'Szukaj nietolerancji' }), 'Sezam');
    await user.click(screen.getByRole('button', { name: 'Dodaj „Sezam”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowa pozycja słownika' }));
    expect(dialog.getByRole('textbox', { name: /^Nazwa/ })).toHaveValue('Sezam');
  });

  it('nazwa, która ma już właściciela, jest odrzucona z powodem, a formularz zostaje', async () => {
    const { api, user } = show();
    api.on(
      intoleranceDictionaryRoutes.update,
      apiError(409, 'conflict', 'Nazwa „Borowik” należy już do innej nietolerancji.'),
    );
    await action(user, 'Zmień nazwy');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nazwy pozycji' }));
    expect(dialog.getByRole('textbox', { name: /Inne nazwy/ })).toHaveValue('Korzen selera');
    await user.clear(dialog.getByRole('textbox', { name: /^Nazwa/ }));
    await user.type(dialog.getByRole('textbox', { name: /^Nazwa/ }), 'Borowik');
    await user.click(dialog.getByRole('button', { name: 'Zapisz pozycję' }));
    expect(await dialog.findByText(/należy już do innej nietolerancji/)).toBeInTheDocument();
    expect(api.calls(intoleranceDictionaryRoutes.update)[0]).toMatchObject({
      params: { key: 'seler' },
      ifMatch: 1,
    });
  });

  it('[decisions 8] dwie osoby zmieniają jedną pozycję: druga wybiera wersję', async () => {
    const { api, user } = show();
    const newer = { ...celery, name: 'Seler zwyczajny', version: 2 };
    api.on(intoleranceDictionaryRoutes.update, ({ ifMatch }: { ifMatch: number }) =>
      ifMatch === 2
        ? { ...celery, name: 'Seler korzeń', version: 3 }
        : apiError(412, 'stale_version', 'Te dane zmieniono w międzyczasie.', { current: newer }),
    );
    await action(user, 'Zmień nazwy');
    const dialog = within(await screen.findByRole('dialog', { name: 'Nazwy pozycji' }));
    await user.type(dialog.getByRole('textbox', { name: /^Nazwa/ }), ' korzeń');
    await user.click(dialog.getByRole('button', { name: 'Zapisz pozycję' }));
    expect(await dialog.findByText(/Nowsza wersja: Seler zwyczajny/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Zachowaj moją' }));
    expect(await screen.findByText('Zmieniono nazwy: Seler korzeń')).toBeInTheDocument();
  });

  it('usuwa pozycję od razu i daje cofnąć; wraca pod tym samym kluczem', async () => {
    const { api, user } = show();
    api.on(intoleranceDictionaryRoutes.remove, undefined);
    api.on(intoleranceDictionaryRoutes.create, celery);
    await action(user, 'Usuń pozycję');
    expect(await screen.findByText('Usunięto ze słownika: Seler')).toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() =>
      expect(api.calls(intoleranceDictionaryRoutes.create)[0]?.body).toEqual({
        key: 'seler',
        name: 'Seler',
        aliases: ['Korzen selera'],
      }),
    );
  });

  it('pozycja z produktami zostaje, a ekran mówi dlaczego', async () => {
    const { api, user } = show();
    api.on(
      intoleranceDictionaryRoutes.remove,
      apiError(409, 'conflict', 'Najpierw usuń powiązania tej nietolerancji z produktami.'),
    );
    await action(user, 'Usuń pozycję');
    expect(await screen.findByText('Nie udało się usunąć pozycji')).toBeInTheDocument();
    expect(screen.getByText(/Najpierw usuń powiązania/)).toBeInTheDocument();
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

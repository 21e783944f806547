import { beforeEach, describe, expect, it } from '@jest/globals';
import { acceptedRiskRoutes } from '@pora/contracts/plans/accepted-risk.routes';
import { planPaths } from '@pora/contracts/plans/plan.paths';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { apiError, type FakeApi, renderScreen, type ScreenView } from '@pora/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clickTwice } from '../../testing/click-twice.js';
import { makeListItem, makePatient, makePlan, makeSafety } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { DietsScreen } from '../plan-list/diets.screen.js';

const imported = makePlan({ id: 'pl-imported', name: 'Etap_II_Hanna_Brzezińska', stage: 2 });
const taken = apiError(409, 'plan_exists', 'Plan już istnieje.', { stage: 2 });
const docx = new File(['PK'], 'Etap_II_Hanna_Brzezińska.docx');

/** The dialog and the tab. */
const PLACES = ['/diets?new=1', '/diets?tab=create'];
/** Status, code, sentence, and the button that helps. */
const REFUSALS: [number, string, string, string | undefined][] = [
  [
    ...([422, 'docx-hash-mismatch'] as const),
    'Nie rozpoznaliśmy tego pliku. Użyj proszę pliku wyeksportowanego bezpośrednio z Pora.',
    'Wybierz inny plik',
  ],
  [
    ...([422, 'docx-archive-disabled'] as const),
    'Import planu wymaga włączonego archiwum plików DOCX. Skontaktuj się z administratorem, aby je włączyć.',
    undefined,
  ],
  [
    ...([503, 'docx-archive-query-failed'] as const),
    'Nie udało się sprawdzić archiwum plików DOCX. Spróbuj ponownie lub skontaktuj się z administratorem.',
    'Spróbuj ponownie',
  ],
  [
    ...([500, ''] as const),
    'Import nie powiódł się. Upewnij się, że korzystasz z pliku wyeksportowanego bezpośrednio z aplikacji i spróbuj ponownie.',
    'Wybierz inny plik',
  ],
];

let api: FakeApi;
let view: ScreenView;

beforeEach(() => {
  api = serveDiets({ patients: [makePatient()], plans: [makeListItem({ stage: 2 })] });
  api.on(planRoutes.get, imported);
});

const open = async (path = '/diets?new=1') => {
  view = renderScreen(<DietsScreen />, { path });
  await screen.findByRole('combobox', { name: 'Pacjent' });
};
const choosePatient = async () => {
  await view.user.type(screen.getByRole('combobox', { name: 'Pacjent' }), 'Hanna');
  await view.user.click(screen.getByRole('option'));
};
const importFile = async (file = docx) => {
  await view.user.click(screen.getByRole('button', { name: 'Import z DOCX' }));
  const input = screen.getByLabelText('Import z DOCX', { selector: 'input' });
  fireEvent.change(input, { target: { files: [file] } });
};

/** The file meets a plan of its stage, and the person agrees to overwrite it. */
const overwriteByImport = async () => {
  api.on(planRoutes.importDocx, ({ query }: { query: { overwrite?: string } }) =>
    query.overwrite === 'true' ? { plan: imported, warning: null } : taken,
  );
  await open();
  await choosePatient();
  await importFile();
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Zaraz po imporcie możesz to cofnąć\.$/)).toBeInTheDocument();
  await view.user.click(question.getByRole('button', { name: 'Nadpisz plan' }));
  // The messages stand in the newest sheet: the way back is offered over the opened plan.
  await screen.findByRole('dialog', { name: imported.name });
};

describe('import planu z DOCX', () => {
  it.each(PLACES)('[diets §5] bez pacjenta mówi, że trzeba go wybrać: %s', async (path) => {
    await open(path);
    await view.user.click(screen.getByRole('button', { name: 'Import z DOCX' }));
    expect(await screen.findByText('Wybierz pacjenta przed importem planu.')).toBeInTheDocument();
    const patient = screen.getByRole('combobox', { name: 'Pacjent' });
    expect(patient).toHaveFocus();
    expect(patient).toBeInvalid();
    await choosePatient();
    expect(screen.queryByText('Wybierz pacjenta przed importem planu.')).toBeNull();
  });

  it.each(PLACES)('[diets §2] otwiera wczytany plan: %s', async (path) => {
    api.on(planRoutes.importDocx, { plan: imported, warning: null });
    await open(path);
    await choosePatient();
    await importFile();
    expect(await screen.findByRole('dialog', { name: 'Etap_II_Hanna_Brzezińska' })).toBeInTheDocument();
    const [call] = api.calls(planRoutes.importDocx);
    expect(call?.query).toEqual({ patientId: 'p-hanna', forbidden: 'ask' });
    expect(call?.body).toMatchObject({ file: { name: 'Etap_II_Hanna_Brzezińska.docx' } });
  });

  it.each([
    [2, '/diets?new=1', 'Istnieje już plan dla tego pacjenta i etapu (etap 2). Czy chcesz go nadpisać?'],
    [undefined, '/diets?tab=create', 'Istnieje już plan dla tego pacjenta i etapu. Czy chcesz go nadpisać?'],
  ])('[diets §8] pyta, zanim nadpisze plan etapu %s, i wysyła zgodę: %s', async (stage, path, name) => {
    const refusal = apiError(409, 'plan_exists', 'Plan już istnieje.', stage && { stage });
    api.on(planRoutes.importDocx, ({ query }: { query: { overwrite?: string } }) =>
      query.overwrite === 'true' ? { plan: imported, warning: null } : refusal,
    );
    await open(path);
    await choosePatient();
    await importFile();
    const question = within(await screen.findByRole('alertdialog', { name }));
    await view.user.click(question.getByRole('button', { name: 'Nadpisz plan' }));
    expect(await screen.findByRole('dialog', { name: 'Etap_II_Hanna_Brzezińska' })).toBeInTheDocument();
    expect(api.calls(planRoutes.importDocx)).toMatchObject([
      { query: { patientId: 'p-hanna' } },
      { query: { overwrite: 'true' } },
    ]);
  });

  it('nadpisany plan daje się od razu odzyskać', async () => {
    await overwriteByImport();
    // The message moves into the newest sheet.
    await waitFor(() => expect(screen.getByText(`Nadpisano plan „${imported.name}”`)).toBeInTheDocument());
    const { version } = imported;
    api.on(planRoutes.undo, { ...imported, name: 'Plan sprzed importu', version: version + 1 });
    await view.user.click(await screen.findByRole('button', { name: /^Cofnij/ }));
    expect(await screen.findByText('Przywrócono plan sprzed importu')).toBeInTheDocument();
    expect(await screen.findByRole('dialog', { name: 'Plan sprzed importu' })).toBeInTheDocument();
    expect(api.calls(planRoutes.undo)).toMatchObject([{ body: { confirm: false }, ifMatch: version }]);
  });

  it('[decisions 61] odzyskanie planu, w którym był produkt z alergii, pyta o powód', async () => {
    await overwriteByImport();
    const returning = {
      ...{ meals: 70, forbidden: 1, swappable: 1 },
      causes: [
        {
          ...{ cause: 'orzechy', kind: 'allergy', level: 'block', foods: ['Orzechy włoskie'] },
          places: [{ day: 1, slotIndex: 0, label: 'Śniadanie', type: 'breakfast', meal: 'Owsianka' }],
        },
      ],
    };
    api.on(planRoutes.undo, ({ body }: { body: unknown }) =>
      (body as { forbidden?: string }).forbidden === undefined
        ? apiError(409, 'allergy_not_confirmed', 'Wróciłby 1 niedozwolony posiłek.', returning)
        : { ...imported, name: 'Plan sprzed importu', version: imported.version + 1 },
    );
    await view.user.click(await screen.findByRole('button', { name: /^Cofnij/ }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Ta wersja przywróci niedozwolone posiłki' }),
    );
    await view.user.click(question.getByRole('radio', { name: /Przywróć mimo to/ }));
    await view.user.type(question.getByRole('textbox', { name: /Powód/ }), 'Zna i je orzechy');
    await view.user.click(question.getByRole('button', { name: 'Przywróć mimo to' }));
    expect(await screen.findByText('Przywrócono plan sprzed importu')).toBeInTheDocument();
    expect(api.calls(planRoutes.undo)).toMatchObject([
      { body: { confirm: false }, ifMatch: imported.version },
      {
        body: { confirm: false, reasons: [{ cause: 'orzechy', reason: 'Zna i je orzechy' }] },
        ifMatch: imported.version,
      },
    ]);
  });

  describe('[decisions 61] plan z pliku ma posiłki niedozwolone dla pacjenta', () => {
    const place = { day: 1, slotIndex: 0, label: 'Śniadanie', type: 'breakfast', meal: 'Owsianka' };
    const forbidden = {
      ...{ meals: 70, forbidden: 2, swappable: 1 },
      causes: [
        { cause: 'orzechy', kind: 'allergy', level: 'block', foods: ['Orzechy włoskie'], places: [place] },
        { cause: 'seler', kind: 'disliked', level: 'risk', foods: ['Seler'], places: [place] },
      ],
    };
    const ask = async () => {
      const lastVerdict = { ...makeSafety({ state: 'dangerous', dangerous: 2 }), isCurrent: true };
      api.on(planRoutes.importDocx, ({ query }: { query: { forbidden?: string; overwrite?: string } }) => {
        if (query.forbidden === 'ask')
          return apiError(409, 'allergy_not_confirmed', 'Plan ma 2 niedozwolone posiłki.', forbidden);
        const isTaken = query.forbidden === 'swap' && query.overwrite !== 'true';
        const accepted = { plan: { ...imported, lastVerdict }, warning: 'Plan jest niebezpieczny.' };
        const answer = { plan: imported, warning: null };
        return isTaken ? taken : query.forbidden === 'accept' ? accepted : answer;
      });
      await open();
      await choosePatient();
      await importFile();
      return within(
        await screen.findByRole('alertdialog', {
          name: 'W planie z pliku są posiłki niedozwolone dla tego pacjenta',
        }),
      );
    };

    it('pyta przed wczytaniem, a „Anuluj” niczego nie wczytuje', async () => {
      const question = await ask();
      expect(question.getByRole('radio', { name: /Wczytaj i zamień na bezpieczne/ })).toBeChecked();
      expect(question.getByText(/Bezpieczny posiłek jest dla 1 z 2 miejsc/)).toBeInTheDocument();
      await view.user.click(question.getByRole('button', { name: 'Anuluj' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(api.calls(planRoutes.importDocx)).toHaveLength(1);
    });

    it('zamienione na bezpieczne: odpowiedź pamięta także pytanie o nadpisanie', async () => {
      const question = await ask();
      await view.user.click(question.getByRole('button', { name: 'Wczytaj i zamień' }));
      await view.user.click(await screen.findByRole('button', { name: 'Nadpisz plan' }));
      expect(await screen.findByRole('dialog', { name: imported.name })).toBeInTheDocument();
      expect(api.calls(planRoutes.importDocx).map(({ query }) => query)).toMatchObject([
        { forbidden: 'ask' },
        { forbidden: 'swap' },
        { forbidden: 'swap', overwrite: 'true' },
      ]);
      expect(api.calls(acceptedRiskRoutes.accept)).toHaveLength(0);
    });

    it('wczytane mimo to: każda przyczyna ma swój powód, a nieprzyjęta jest nazwana', async () => {
      api.on(acceptedRiskRoutes.accept, ({ body }: { body: unknown }) =>
        (body as { cause: string }).cause === 'seler'
          ? apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.')
          : { items: [], verdict: makeSafety() },
      );
      const question = await ask();
      await view.user.click(question.getByRole('radio', { name: /Wczytaj mimo to/ }));
      const confirm = question.getByRole('button', { name: 'Wczytaj mimo to' });
      await view.user.type(question.getByRole('textbox', { name: 'Powód: orzechy' }), 'Zna i je orzechy');
      expect(confirm).toBeDisabled();
      await view.user.type(question.getByRole('textbox', { name: 'Powód: seler' }), 'Tylko do zupy, chętnie');
      await view.user.click(confirm);
      expect(await screen.findByRole('dialog', { name: imported.name })).toBeInTheDocument();
      expect(api.calls(acceptedRiskRoutes.accept)).toMatchObject([
        { body: { cause: 'orzechy', reason: 'Zna i je orzechy' }, ifMatch: imported.version },
        { body: { cause: 'seler', reason: 'Tylko do zupy, chętnie' }, ifMatch: imported.version },
      ]);
      expect(
        await screen.findByText('Nie zapisano powodu, posiłki zostają niedozwolone: seler'),
      ).toBeInTheDocument();
    });
  });

  it('podwójne kliknięcie „Nadpisz plan” i „Spróbuj ponownie” wczytuje plik raz', async () => {
    const away = apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.');
    let isAway = true;
    api.on(planRoutes.importDocx, ({ query }: { query: { overwrite?: string } }) => {
      if (query.overwrite !== 'true') return taken;
      return isAway ? away : { plan: imported, warning: null };
    });
    await open();
    await choosePatient();
    await importFile();
    clickTwice(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Nadpisz plan' }));
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
    expect(api.calls(planRoutes.importDocx)).toHaveLength(2);
    isAway = false;
    clickTwice(again);
    await screen.findByRole('dialog', { name: imported.name });
    expect(api.calls(planRoutes.importDocx)).toHaveLength(3);
  });

  it('nadpisania nie da się cofnąć razem ze zmianami, które przyszły po nim', async () => {
    api.on(planRoutes.undo, apiError(412, 'version_mismatch', 'Plan zmieniono w międzyczasie.'));
    await overwriteByImport();
    await view.user.click(await screen.findByRole('button', { name: /^Cofnij/ }));
    expect(await screen.findByText('Nie udało się cofnąć importu')).toBeInTheDocument();
    expect(screen.getByText('Plan zmieniono w międzyczasie.')).toBeInTheDocument();
  });

  it('usunięty plan nie oferuje już cofnięcia importu', async () => {
    await overwriteByImport();
    const offer = `Nadpisano plan „${imported.name}”`;
    expect(await screen.findByText(offer)).toBeInTheDocument();
    api.on(planRoutes.remove, undefined);
    await view.user.click(await screen.findByRole('button', { name: 'Usuń plan' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Usunąć plan?' }));
    await view.user.click(question.getByRole('button', { name: 'Usuń plan' }));
    expect(await screen.findByText(/^Usunięto/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(offer)).toBeNull());
  });

  it('nowy plan z pliku nie ma czego cofać', async () => {
    api.on(planRoutes.importDocx, { plan: imported, warning: null });
    await open();
    await choosePatient();
    await importFile();
    await screen.findByRole('dialog', { name: imported.name });
    expect(screen.queryByText(/^Nadpisano plan/)).toBeNull();
  });

  it('[decisions 34] zanim otworzy plan, mówi, czego pacjent nie może z niego jeść', async () => {
    const warning =
      'Wczytany plan zawiera produkty, na które pacjent ma alergię: Orzechy włoskie. Wymień je.';
    api.on(planRoutes.importDocx, { plan: imported, warning });
    await open();
    await choosePatient();
    await importFile();
    const said = within(await screen.findByRole('dialog', { name: 'Plan wczytany, wymaga zmian' }));
    expect(said.getByText(warning)).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: imported.name })).toBeNull();
    await view.user.click(said.getByRole('button', { name: 'Otwórz plan' }));
    expect(await screen.findByRole('dialog', { name: imported.name })).toBeInTheDocument();
    expect(screen.queryByText(warning)).toBeNull();
  });

  it('[diets §8] rezygnacja z nadpisania niczego nie wysyła', async () => {
    api.on(planRoutes.importDocx, taken);
    await open();
    await choosePatient();
    await importFile();
    const question = within(await screen.findByRole('alertdialog'));
    await view.user.click(question.getByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.calls(planRoutes.importDocx)).toHaveLength(1);
  });

  it.each(
    PLACES.flatMap((path) =>
      REFUSALS.map(([status, code, said, way]) => [code, path, status, said, way] as const),
    ),
  )('[diets §8] nieudany import mówi, co się stało, i co dalej: %s, %s', async (...refusal) => {
    const [code, path, status, said, way] = refusal;
    api.on(planRoutes.importDocx, apiError(status, code, code && said));
    await open(path);
    await choosePatient();
    await importFile();
    const dialog = within(await screen.findByRole('dialog', { name: 'Import planu z DOCX' }));
    expect(dialog.getByText(`Import nieudany: ${said}`)).toBeInTheDocument();
    expect(dialog.queryByText(/zapisany ponownie w Wordzie/) !== null).toBe(code === 'docx-hash-mismatch');
    const ways = dialog.getAllByRole('button').map((button) => button.textContent);
    expect(ways.filter(Boolean)).toEqual(way ? ['Zamknij', way] : ['Zamknij']);
  });

  it('[diets §8] gdy archiwum nie odpowiada, ten sam plik da się wczytać ponownie', async () => {
    api.on(planRoutes.importDocx, apiError(503, 'docx-archive-query-failed', 'Nie udało się sprawdzić.'));
    await open();
    await choosePatient();
    await importFile();
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
    api.on(planRoutes.importDocx, { plan: imported, warning: null });
    await view.user.click(again);
    expect(await screen.findByRole('dialog', { name: imported.name })).toBeInTheDocument();
    expect(api.calls(planRoutes.importDocx)).toHaveLength(2);
  });

  it('plik ponad granicę serwera nie jest wysyłany, a zdanie ją podaje', async () => {
    const { maxFileBytes } = planPaths.importDocx.upload;
    const sized = (bytes: number) => new File([new Uint8Array(bytes)], 'plan.docx');
    api.on(planRoutes.importDocx, { plan: imported, warning: null });
    await open();
    await choosePatient();
    await importFile(sized(maxFileBytes + 1));
    expect(await screen.findByText('Plik jest zbyt duży. Może mieć najwyżej 2 MB.')).toBeInTheDocument();
    expect(api.calls(planRoutes.importDocx)).toHaveLength(0);
    await view.user.click(screen.getByRole('button', { name: 'Wybierz inny plik' }));
    await importFile(sized(maxFileBytes));
    await screen.findByRole('dialog', { name: imported.name });
    expect(api.calls(planRoutes.importDocx)).toHaveLength(1);
  });

  it('inny plik niż .docx nie jest wysyłany', async () => {
    await open();
    await choosePatient();
    await importFile(new File(['x'], 'plan.pdf'));
    const refusal = within(await screen.findByRole('dialog', { name: 'Import planu z DOCX' }));
    expect(refusal.getByText('Import przyjmuje tylko pliki .docx.')).toBeInTheDocument();
    expect(refusal.getByRole('button', { name: 'Wybierz inny plik' })).toBeInTheDocument();
    expect(api.calls(planRoutes.importDocx)).toHaveLength(0);
  });
});

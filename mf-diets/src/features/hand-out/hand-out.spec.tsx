import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { handOutRoutes } from '@pora/contracts/plans/hand-out.routes';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { type ProblemKind, type ProblemLevel } from '@pora/contracts/plans/plan-safety.model';
import { type HandOutSettings } from '@pora/contracts/plans/hand-out.model';
import { apiError, type FakeApi, type FakeCall, type ScreenView } from '@pora/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  clearPrintView,
  findHandOut,
  openHandOut,
  renderHandOut,
  savedSettings,
  serveHandOut,
  turnTo,
} from '../../testing/hand-out-dialog.js';
import { makeHandOutSettings } from '../../testing/make-hand-out.js';
import { makeSafety } from '../../testing/make-plan.js';
import { stubWindowWidth } from '../../testing/serve-diets.js';

const problem = (kind: ProblemKind, level: ProblemLevel, foodName: string, more: object = {}) => ({
  ...{ kind, level, foodId: 1, foodName, cause: foodName.toLowerCase(), ...more },
});
const taken = {
  acceptedBy: { id: 'r-1', reason: 'Prowokacja', author: 'a@b.pl', at: '2026-11-20T09:30:00.000Z' },
};
/** A plan with everything that is asked about. */
const everything = makeSafety({
  ...{ state: 'dangerous', dangerous: 1, sentence: '1 z 42 ryzykownych' },
  notUnderstood: [
    {
      entry: 'nic surowego',
      source: 'disliked',
      reason: 'no_food',
      sentence: 'Nie rozumiem: „nic surowego”',
    },
  ],
  emptySlots: [{ day: 2, slotIndex: 1, label: 'Obiad' }],
  slots: [
    { day: 1, slotIndex: 0, safety: 'dangerous', problems: [problem('allergy', 'block', 'Migdały')] },
    {
      day: 1,
      slotIndex: 1,
      safety: 'unchecked',
      problems: [problem('unknown_content', 'note', 'Skyr waniliowy')],
    },
    { day: 2, slotIndex: 0, safety: 'attention', problems: [problem('intolerance', 'risk', 'Seler', taken)] },
  ],
});

let api: FakeApi;
let view: ScreenView;

beforeEach(() => {
  api = serveHandOut();
  Object.assign(window, { print: jest.fn(), createImageBitmap: pictureOf });
});
afterEach(clearPrintView);

/** As a browser reads a picture: "obraz 64" is one of 64 pixels a side, anything else is none. */
const pictureOf = (file: File) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const side = Number(/^obraz (\d+)$/.exec(String(reader.result))?.[1]);
      if (side > 0) resolve({ width: side, height: side, close: () => undefined });
      else reject(new Error('no picture'));
    };
    reader.readAsText(file);
  });

const open = async () => {
  const opened = await openHandOut();
  view = opened.view;
  return opened.dialog;
};
/** The dialog with its options in sight. */
const openOptions = async () => {
  const dialog = await open();
  await view.user.click(dialog.getByRole('button', { name: 'Zmień opcje' }));
  return dialog;
};
const saved = () => savedSettings(api);

describe('ustawienia materiału', () => {
  it('okno ma adres, wczytuje zapamiętane ustawienia i zapisuje każdą zmianę dla następnych planów', async () => {
    const dialog = await openOptions();
    expect(dialog.getByText('Ustawienia zapamiętamy dla następnych planów.')).toBeInTheDocument();
    await view.user.click(dialog.getByRole('switch', { name: 'Makroskładniki' }));
    await view.user.click(dialog.getByRole('radio', { name: 'przy posiłku' }));
    await view.user.click(dialog.getByRole('checkbox', { name: 'Zamienniki' }));
    await view.user.type(dialog.getByRole('textbox', { name: 'Nazwa gabinetu' }), 'Gabinet Smaku');
    await waitFor(() =>
      expect(saved()?.options).toMatchObject({
        ...{ macros: false, recipes: 'inline', practiceName: 'Gabinet Smaku' },
        sections: ['advice', 'avoided', 'reading', 'week', 'shopping', 'notes'],
      }),
    );
    await waitFor(() =>
      expect(api.calls(handOutRoutes.preview).at(-1)?.query).toMatchObject({
        ...{ macros: 'false', recipes: 'inline', practiceName: 'Gabinet Smaku' },
      }),
    );
  });

  it('duży druk jest bez liczb: kalorie i makroskładniki są wtedy wyłączone', async () => {
    const dialog = await openOptions();
    await view.user.click(dialog.getByRole('switch', { name: 'Duży druk' }));
    expect(dialog.getByRole('switch', { name: 'Kalorie' })).not.toBeChecked();
    expect(dialog.getByRole('switch', { name: 'Kalorie' })).toBeDisabled();
    await waitFor(() => expect(saved()?.options).toMatchObject({ largePrint: true, calories: true }));
  });

  it('zalecenia gabinetu można zmieniać, dodawać i usuwać; bez nazwy nie są zapisywane', async () => {
    const dialog = await openOptions();
    await view.user.click(dialog.getByRole('button', { name: 'Edytuj zalecenia' }));
    const previews = api.calls(handOutRoutes.preview).length;
    const reflux = within(dialog.getByRole('group', { name: 'Refluks' }));
    await view.user.clear(reflux.getByRole('textbox', { name: 'Nazwa' }));
    expect(dialog.getByText('Nazwij zalecenia')).toBeInTheDocument();
    await view.user.type(dialog.getAllByRole('textbox', { name: 'Nazwa' })[1] as HTMLElement, 'Żołądek');
    await view.user.click(dialog.getByRole('button', { name: 'Usuń zalecenia: Ogólne' }));
    await view.user.click(dialog.getByRole('button', { name: 'Dodaj zalecenia' }));
    await waitFor(() =>
      expect(saved()?.advice.map(({ title }) => title)).toEqual(['Żołądek', 'Nowe zalecenia']),
    );
    expect(saved()?.options.advice).toEqual([saved()?.advice[1]?.id]);
    await waitFor(() => expect(api.calls(handOutRoutes.preview).length).toBeGreaterThan(previews));
    await view.user.click(dialog.getByRole('button', { name: 'Wróć do ustawień' }));
    expect(dialog.getByRole('checkbox', { name: 'Nowe zalecenia' })).toBeChecked();
  });

  it.each([
    ['SVG', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }), 'Logo musi być obrazem PNG lub JPG'],
    [
      'plik ponad 150 KB',
      new File([new Uint8Array(150_001)], 'logo.png', { type: 'image/png' }),
      'Logo może mieć najwyżej 150 KB',
    ],
    [
      'plik tylko nazwany obrazem',
      new File(['nie obraz'], 'logo.png', { type: 'image/png' }),
      'Ten plik nie jest obrazem PNG ani JPG albo jest uszkodzony',
    ],
    [
      'obraz większy niż 2000 pikseli',
      new File(['obraz 3000'], 'logo.png', { type: 'image/png' }),
      'Logo może mieć od 16 do 2000 pikseli na bok',
    ],
  ])('logo: %s jest odrzucane zdaniem, zanim zostanie wysłane', async (_what, file, sentence) => {
    const dialog = await openOptions();
    const anything = userEvent.setup({ applyAccept: false });
    await anything.upload(dialog.getByLabelText('Wybierz logo', { selector: 'input' }), file);
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
    expect(saved()).toBeUndefined();
  });

  it('logo odrzucone przez serwer zostaje z jego zdaniem i można spróbować ponownie', async () => {
    const dialog = await openOptions();
    api.on(handOutRoutes.saveSettings, apiError(400, 'invalid', 'Logo musi być obrazem PNG lub JPG.'));
    const file = new File(['obraz 64'], 'logo.png', { type: 'image/png' });
    await view.user.upload(dialog.getByLabelText('Wybierz logo', { selector: 'input' }), file);
    expect(
      await dialog.findByText(
        /Nie udało się zapisać ustawień materiału\. Logo musi być obrazem PNG lub JPG\./,
      ),
    ).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Spróbuj ponownie' })).toBeInTheDocument();
  });

  it('zmiana tuż przed zamknięciem jest wysyłana, a gdy się nie zapisze, mówi o tym', async () => {
    const dialog = await openOptions();
    api.on(handOutRoutes.saveSettings, apiError(500, 'internal', 'Zapis się nie powiódł.'));
    await view.user.click(dialog.getByRole('switch', { name: 'Makroskładniki' }));
    await view.user.keyboard('{Escape}');
    expect(await screen.findByText('Nie udało się zapisać ustawień materiału')).toBeInTheDocument();
    expect(screen.getByText('Zapis się nie powiódł.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Materiał dla pacjenta' })).toBeNull();
    expect(saved()?.options.macros).toBe(false);
  });
});

describe('[decisions 8, 48] ustawienia, które ktoś zmienił w międzyczasie', () => {
  const theirs = () => ({
    ...makeHandOutSettings({ footer: 'Stopka z drugiego okna', layout: 'headings' }),
    ...{ version: 2, updatedAt: '2026-11-20T09:30:00.000Z', updatedBy: 'jan@gabinet.example' },
  });
  const meetTheirs = async () => {
    const dialog = await openOptions();
    const save = ({ body, ifMatch }: FakeCall<typeof handOutRoutes.saveSettings>) => {
      if (ifMatch !== 2) return apiError(412, 'stale_version', 'Nowsza wersja.', { current: theirs() });
      return { ...theirs(), ...(body as HandOutSettings), version: 3 };
    };
    api.on(handOutRoutes.settings, theirs);
    api.on(handOutRoutes.saveSettings, save);
    await view.user.type(dialog.getByRole('textbox', { name: 'Stopka' }), 'Moja');
    await dialog.findByText('Ustawienia zmieniono w międzyczasie');
    return dialog;
  };

  it('mówią, kto, kiedy i co, i nic nie jest wysyłane, zanim ktoś wybierze', async () => {
    const dialog = await meetTheirs();
    expect(dialog.getByText(/Różni się: stopka\. Twoja zmiana czeka i nie zginie\./)).toBeInTheDocument();
    expect(api.calls(handOutRoutes.saveSettings)[0]?.ifMatch).toBe(1);
    const sent = api.calls(handOutRoutes.saveSettings).length;
    await view.user.click(dialog.getByRole('button', { name: 'Pobierz DOCX' }));
    expect(await screen.findByText('Nie udało się wyeksportować DOCX')).toBeInTheDocument();
    expect(api.calls(handOutRoutes.saveSettings)).toHaveLength(sent);
    expect(dialog.getByRole('textbox', { name: 'Stopka' })).toHaveValue('Moja');
  });

  it('„Zachowaj moją” zapisuje tylko to, co zmieniono tutaj, na nowszej wersji', async () => {
    const dialog = await meetTheirs();
    await view.user.click(dialog.getByRole('button', { name: 'Zachowaj moją' }));
    await waitFor(() => expect(saved()?.options).toMatchObject({ footer: 'Moja', layout: 'headings' }));
    await waitFor(() => expect(dialog.queryByText('Ustawienia zmieniono w międzyczasie')).toBeNull());
    expect(dialog.getByRole('textbox', { name: 'Stopka' })).toHaveValue('Moja');
  });

  it('„Wczytaj nowszą” pokazuje nowsze, a „Zapisz jednak moje” jeszcze je zapisze', async () => {
    const dialog = await meetTheirs();
    await view.user.click(dialog.getByRole('button', { name: 'Wczytaj nowszą' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Stopka' })).toHaveValue('Stopka z drugiego okna'),
    );
    await view.user.click(await screen.findByRole('button', { name: 'Zapisz jednak moje' }));
    await waitFor(() => expect(saved()?.options).toMatchObject({ footer: 'Moja', layout: 'headings' }));
  });
});

describe('podgląd przed pobraniem', () => {
  it('pokazuje te same części co plik, strona po stronie', async () => {
    const dialog = await open();
    expect(dialog.getByText('Strona tytułowa · 1 z 9')).toBeInTheDocument();
    expect(dialog.getByText('Indywidualny plan żywieniowy')).toBeInTheDocument();
    await turnTo({ view, dialog }, 'Podsumowanie');
    expect(dialog.getByRole('row', { name: 'CPM 2111 kcal · z ruchem, PAL 1,4' })).toBeInTheDocument();
    expect(dialog.getByText(/^Wynik IgG nie jest testem na alergię/)).toBeInTheDocument();
    await turnTo({ view, dialog }, 'Tydzień 1');
    await turnTo({ view, dialog }, 'Dzień 1 poniedziałek, 23 listopada');
    expect(dialog.getByText(/^Hanna Brzezińska · Plan żywieniowy, etap III · 23\.11\.2026$/)).toBeVisible();
    expect(dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Godz.', 'Posiłek i składniki', 'Miara domowa', 'Masa', 'kcal', 'B', 'T', 'W'],
    ]);
    expect(dialog.getByRole('row', { name: /Owsianka – wersja bez: mleko 2 %/ })).toBeInTheDocument();
    const row = within(dialog.getByRole('row', { name: /Napój owsiany/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      ...['Napój owsianyzamiast: mleko 2 %', '¾ szklanki', '200 g', ''],
    ]);
    await turnTo({ view, dialog }, 'Przepisy na kilka porcji');
    expect(dialog.getByText('na 6 porcji, zjedz 1')).toBeInTheDocument();
    await turnTo({ view, dialog }, 'Sposób przygotowania');
    await turnTo({ view, dialog }, 'Zamienniki');
    await turnTo({ view, dialog }, 'Lista zakupów, tydzień 1');
    await turnTo({ view, dialog }, 'Dzienniczek');
    expect(dialog.getByRole('button', { name: 'Następna strona' })).toBeDisabled();
  });

  it('powiększony pokazuje wszystkie strony naraz', async () => {
    const dialog = await openOptions();
    await view.user.click(dialog.getByRole('button', { name: 'Powiększ podgląd' }));
    expect(dialog.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(7);
    expect(dialog.queryByRole('switch', { name: 'Kalorie' })).not.toBeInTheDocument();
    await view.user.click(dialog.getByRole('button', { name: 'Ustawienia' }));
    expect(dialog.getByRole('switch', { name: 'Kalorie' })).toBeInTheDocument();
  });

  it('powiększony ma miniatury stron, które prowadzą do strony, i zmienia wielkość stron', async () => {
    const dialog = await open();
    const brought: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      brought.push(this.id);
    };
    await view.user.click(dialog.getByRole('button', { name: 'Powiększ podgląd' }));
    const pages = within(dialog.getByRole('navigation', { name: 'Strony materiału' }));
    const diary = pages.getByRole('button', { name: /^Notatki i pytania na wizytę · 9/ });
    await view.user.click(diary);
    expect(diary).toHaveAttribute('aria-current', 'page');
    expect(brought).toEqual(['hand-out-Notatki-i-pytania-na-wizytę']);
    expect(dialog.getByText('68%')).toBeInTheDocument();
    await view.user.click(dialog.getByRole('button', { name: 'Powiększ strony' }));
    expect(dialog.getByText('85%')).toBeInTheDocument();
    await view.user.click(dialog.getByRole('button', { name: 'Pomniejsz strony' }));
    await view.user.click(dialog.getByRole('button', { name: 'Pomniejsz strony' }));
    expect(dialog.getByText('50%')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Pomniejsz strony' })).toBeDisabled();
  });

  it('w wąskim oknie stoi zamiast ustawień, pod przyciskiem „Podgląd”', async () => {
    const restore = stubWindowWidth(390);
    view = renderHandOut();
    const dialog = await findHandOut();
    await view.user.click(await dialog.findByRole('button', { name: 'Podgląd' }));
    expect(await dialog.findByRole('heading', { name: 'Dzienniczek' })).toBeInTheDocument();
    expect(dialog.queryByRole('switch', { name: 'Kalorie' })).not.toBeInTheDocument();
    restore();
  });
});

describe('[diets §8] wydanie materiału', () => {
  it('„Pobierz DOCX” pobiera plik z wybranymi opcjami', async () => {
    const dialog = await open();
    api.on(planRoutes.exportDocx, 'plik');
    await view.user.click(dialog.getByRole('button', { name: 'Pobierz DOCX' }));
    expect(await screen.findByText('Wyeksportowano plan')).toBeInTheDocument();
    expect(api.calls(planRoutes.exportDocx)[0]?.query).toMatchObject({ layout: 'table', macros: 'true' });
  });

  it('nieudany mówi „Nie udało się wyeksportować DOCX”', async () => {
    const dialog = await open();
    api.on(planRoutes.exportDocx, apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'));
    await view.user.click(dialog.getByRole('button', { name: 'Pobierz DOCX' }));
    expect(await screen.findByText('Nie udało się wyeksportować DOCX')).toBeInTheDocument();
  });

  it('„Drukuj / PDF” oddaje te same strony drukarce, pod nazwą pliku', async () => {
    const dialog = await open();
    await view.user.click(dialog.getByRole('button', { name: 'Drukuj / PDF' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
    expect(document.title).toBe('Etap_III_Hanna_Brzezińska');
    const paper = document.querySelector('[data-print-view]') as HTMLElement;
    for (const text of ['Podsumowanie', 'Dzień 1', 'Zamienniki', 'Lista zakupów, tydzień 1', 'Dzienniczek'])
      expect(paper).toHaveTextContent(text);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(document.querySelector('[data-print-view]')).toBeNull());
  });

  it('[decisions 12] gdy planu nie da się sprawdzić, nic nie wychodzi', async () => {
    const dialog = await open();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Pobierz DOCX' })).toBeEnabled());
    api.on(planInsightRoutes.safety, apiError(404, 'not_found', 'Nie znaleziono planu.'));
    await act(() => view.client.invalidateQueries());
    expect(await dialog.findByText(/^Plan nie jest sprawdzony\./)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Pobierz DOCX' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Drukuj / PDF' })).toBeDisabled();
  });

  it.each(['Pobierz DOCX', 'Drukuj / PDF'])(
    '[decisions 62] [decisions 74] %s działa przy uwagach dopiero z zaznaczeniem i powodem, a powód idzie do gabinetu',
    async (button) => {
      api.on(planInsightRoutes.safety, everything);
      api.on(planRoutes.confirmExport, { id: 'ec-1' });
      api.on(planRoutes.exportDocx, 'plik');
      const dialog = await open();
      const section = within(await dialog.findByRole('region', { name: 'Zanim wydasz' }));
      expect(
        section.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
      ).toEqual([
        '1 miejsce niedozwolone: Migdały (alergia)Pokaż',
        '1 miejsce niesprawdzone: Skyr waniliowySprawdź produkt',
        '1 wpis z ankiety bez decyzji: „nic surowego”Rozstrzygnij',
        expect.stringMatching(/^1 puste miejsce: .+, dzień 2Pokaż$/),
        '1 miejsce z zaakceptowanym ryzykiem: Seler, dzień 2Pokaż',
      ]);
      const out = dialog.getByRole('button', { name: button });
      expect(out).toBeDisabled();
      expect(dialog.getByText('Zostało: potwierdzenie i powód')).toBeInTheDocument();
      await view.user.type(dialog.getByRole('textbox', { name: /Powód/ }), 'Uzgodnione na wizycie');
      expect(out).toBeDisabled();
      await view.user.click(dialog.getByRole('checkbox', { name: /Rozumiem ryzyko/ }));
      await view.user.click(out);
      await waitFor(() =>
        expect(api.calls(planRoutes.confirmExport)[0]).toMatchObject({
          body: {
            reason: 'Uzgodnione na wizycie',
            state: 'dangerous',
            dangerous: 1,
            causes: [
              { kind: 'dangerous', count: 1 },
              { kind: 'unchecked', count: 1 },
              { kind: 'undecided', count: 1 },
              { kind: 'empty', count: 1 },
              { kind: 'accepted', count: 1 },
            ],
          },
        }),
      );
    },
  );
});

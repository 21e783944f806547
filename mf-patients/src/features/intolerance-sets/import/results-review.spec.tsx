import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { foodRoutes } from '@pora/contracts/catalog/catalog.routes';
import {
  intoleranceDictionaryRoutes,
  intoleranceMappingRoutes,
} from '@pora/contracts/catalog/intolerance.routes';
import { type PatientIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import { intoleranceSetRoutes } from '@pora/contracts/patients/intolerance-set.routes';
import { apiError, type FakeCall } from '@pora/kit/testing';
import { act, screen, within } from '@testing-library/react';
import {
  choose,
  clear,
  data,
  hanna,
  loadDialogs,
  openImport,
  openReview,
  review,
  SAVE,
  savedValues,
  setUpDesk,
  takeSaves,
  type ResultsDesk,
} from '../../../testing/results-desk.js';

let desk: ResultsDesk;

beforeAll(loadDialogs);
beforeEach(() => {
  desk = setUpDesk();
});

describe('import wyników nietolerancji', () => {
  it('[core §5] pokazuje przed zapisem, ile i czego odczytano, i niczego sam nie zapisuje', async () => {
    const { dialog } = await openReview();
    expect(dialog.getByText('plik podaje 4')).toBeInTheDocument();
    expect(dialog.getByText('od 26,0 do 55,0')).toBeInTheDocument();
    expect(dialog.getByText(/Nic jeszcze nie zapisano/)).toBeInTheDocument();
    const unmapped = within(await dialog.findByRole('region', { name: 'Bez mapowania na produkty' }));
    expect(unmapped.getByText('Orzech włoski')).toBeInTheDocument();
    expect(desk.sent).toHaveLength(0);
  });

  it('[decisions 53] z powtórzonej pozycji proponuje wyższą wartość; zapisuje tę, którą wskaże człowiek', async () => {
    const { dialog, user } = await openReview();
    expect(dialog.getByRole('radio', { name: 'Zapisz 31,0' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Zapisz 9,0' }));
    await user.click(dialog.getByRole('button', { name: SAVE }));
    expect(await screen.findByText('Zaimportowano nietolerancje')).toBeInTheDocument();
    expect(savedValues(desk)).toEqual(['Owoce: Kiwi 9, Figa 26', 'Orzechy: Orzech włoski 55']);
    expect(desk.sent[0]?.body).toMatchObject({
      ...{ patientId: hanna.id, sourceFile: 'wyniki.xlsx', date: '2026-09-14' },
    });
    expect(await screen.findByRole('dialog', { name: 'Nietolerancje' })).toBeInTheDocument();
  });

  it('[core §8] nieudany zapis mówi, co się stało, a sprawdzone wyniki zostają i zapisują się za drugim razem', async () => {
    desk.api.on(intoleranceSetRoutes.create, apiError(503, 'unavailable', 'Baza danych nie odpowiada.'));
    const { dialog, user } = await openReview();
    await user.click(dialog.getByRole('button', { name: SAVE }));
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText('Błąd zapisu nietolerancji')).toBeInTheDocument();
    expect(alert.getByText(/Baza danych nie odpowiada\./)).toBeInTheDocument();
    takeSaves(desk);
    await user.click(alert.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByText('Zaimportowano nietolerancje')).toBeInTheDocument();
    expect(savedValues(desk)[0]).toBe('Owoce: Kiwi 31, Figa 26');
  });

  it('[core §2] po lewej są kategorie z liczbą wyników i podwyższonych; wybrana pokazuje tylko swoje', async () => {
    const { dialog, user } = await openReview();
    const parts = within(dialog.getByRole('navigation', { name: 'Co pokazać' }));
    await parts.findByRole('button', { name: 'Do sprawdzenia 3' });
    expect(parts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Do sprawdzenia3',
      'Wszystkie pozycje3',
      'Owoce, 1\u00a0podwyższony, 12',
      'Orzechy, 1\u00a0podwyższony, 11',
    ]);
    await user.click(parts.getByRole('button', { name: /^Orzechy/ }));
    expect(dialog.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'Orzechy',
    ]);
    await user.click(parts.getByRole('button', { name: /^Wszystkie pozycje/ }));
    expect(dialog.getAllByRole('region')).toHaveLength(2);
  });

  describe('gdy nie ma nic do rozstrzygnięcia', () => {
    const nothing = { ...clear, repeated: [], printedCount: 3 };
    const CLEAR = /^Nie ma czego rozstrzygać/;

    it('[decisions 13] nie mówi tego, dopóki sprawdza mapowanie podwyższonych wyników', async () => {
      let answer: (list: object) => void = () => undefined;
      desk.api.on(intoleranceSetRoutes.parse, { data, review: nothing });
      desk.api.on(intoleranceDictionaryRoutes.list, () => new Promise((resolve) => (answer = resolve)));
      const { dialog } = await openReview();
      expect(await dialog.findByText('Sprawdzam mapowanie na produkty…')).toBeInTheDocument();
      expect(dialog.queryByText(CLEAR)).toBeNull();
      expect(dialog.getByRole('button', { name: 'Do sprawdzenia' })).toBeInTheDocument();
      const names = ['Kiwi', 'Orzech włoski'];
      const entryOf = (name: string) => ({
        ...{ key: name, name, foodCount: 1, aliases: [], version: 1, updatedAt: '2026-01-01T00:00:00.000Z' },
      });
      await act(async () => answer({ items: names.map(entryOf) }));
      expect(await dialog.findByText(CLEAR)).toBeInTheDocument();
    });

    it('[decisions 13] nie mówi tego, gdy słownika nie udało się wczytać', async () => {
      desk.api.on(intoleranceSetRoutes.parse, { data, review: nothing });
      desk.api.on(intoleranceDictionaryRoutes.list, apiError(400, 'internal', 'Nie teraz.'));
      const { dialog } = await openReview();
      expect(await dialog.findByText(/^Nie sprawdzono mapowania na produkty/)).toBeInTheDocument();
      expect(dialog.queryByText(CLEAR)).toBeNull();
    });
  });

  describe('mapowanie podwyższonego wyniku', () => {
    const entry = (key: string, name: string, foodCount: number) => ({
      ...{ key, name, foodCount, aliases: ['Orzechy'], version: 3, updatedAt: '2026-01-01T00:00:00.000Z' },
    });
    const mapTo = async (name: string, option: RegExp, typed: string) => {
      const { dialog, user } = await openReview();
      await user.type(await dialog.findByRole('combobox', { name: `${name}: które produkty` }), typed);
      await user.click(await screen.findByRole('option', { name: option }));
      expect(desk.sent).toHaveLength(0);
      await user.click(dialog.getByRole('button', { name: SAVE }));
      return { dialog, user };
    };

    it('[decisions 13] łączy nazwę z pozycją słownika dopiero razem z zapisem wyników', async () => {
      const changes: unknown[] = [];
      desk.api.on(intoleranceDictionaryRoutes.list, { items: [entry('orzechy', 'Orzechy włoskie', 34)] });
      desk.api.on(
        intoleranceDictionaryRoutes.update,
        ({ params, body }: FakeCall<typeof intoleranceDictionaryRoutes.update>) => {
          changes.push({ params, body });
          return entry('orzechy', 'Orzechy włoskie', 34);
        },
      );
      await mapTo('Orzech włoski', /^Orzechy włoskie/, 'orzechy');
      expect(await screen.findByText('Zaimportowano nietolerancje')).toBeInTheDocument();
      expect(changes).toEqual([
        { params: { key: 'orzechy' }, body: { aliases: ['Orzechy', 'Orzech włoski'] } },
      ]);
      expect(desk.sent).toHaveLength(1);
    });

    it('[decisions 13] nazwa bez pozycji w słowniku dostaje własną z wybranym produktem', async () => {
      const links: unknown[] = [];
      desk.api.on(foodRoutes.search, { items: [{ id: 17, name: 'Orzechy włoskie łuskane' }] });
      desk.api.on(
        intoleranceDictionaryRoutes.create,
        ({ body }: FakeCall<typeof intoleranceDictionaryRoutes.create>) => {
          links.push(body);
          return entry('orzech-wloski', 'Orzech włoski', 0);
        },
      );
      desk.api.on(
        intoleranceMappingRoutes.create,
        ({ body }: FakeCall<typeof intoleranceMappingRoutes.create>) => {
          links.push(body);
          return {
            ...{ intolerance: 'orzech-wloski', intoleranceName: 'Orzech włoski' },
            ...{ foodId: 17, foodName: 'Orzechy włoskie łuskane', foodCategory: 'Orzechy' },
          };
        },
      );
      await mapTo('Orzech włoski', /łuskane/, 'orzech');
      expect(await screen.findByText('Zaimportowano nietolerancje')).toBeInTheDocument();
      expect(links).toEqual([{ name: 'Orzech włoski' }, { intolerance: 'orzech-wloski', foodId: 17 }]);
    });

    it('[decisions 13] gdy mapowania nie da się zapisać, wyniki też czekają, a wybór zostaje', async () => {
      desk.api.on(intoleranceDictionaryRoutes.list, { items: [entry('orzechy', 'Orzechy włoskie', 34)] });
      desk.api.on(intoleranceDictionaryRoutes.update, apiError(503, 'unavailable', 'Katalog nie odpowiada.'));
      const { dialog } = await mapTo('Orzech włoski', /^Orzechy włoskie/, 'orzechy');
      const alert = within(await dialog.findByRole('alert'));
      expect(
        alert.getByText(/Nie udało się zapisać mapowania\. Wyników też jeszcze nie zapisano/),
      ).toBeInTheDocument();
      expect(desk.sent).toHaveLength(0);
      expect(dialog.getByRole('combobox', { name: /^Orzech włoski: które/ })).toHaveValue('Orzechy włoskie');
    });
  });

  describe('gdy ktoś zapisał w międzyczasie nowsze wyniki (412)', () => {
    const newer = {
      ...{ id: 'is-9', patientId: hanna.id, date: '2026-11-02', sourceFile: 'nowsze.pdf', version: 7 },
      ...{ createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
      ...{ createdBy: 'ewa@gabinet.example', updatedBy: 'ewa@gabinet.example' },
      categories: [{ name: 'Ryby', items: [{ name: 'Dorsz', value: 44 }] }],
    };
    const meet = async (current: PatientIntoleranceSet | null) => {
      desk.api.on(intoleranceSetRoutes.create, (call: FakeCall<typeof intoleranceSetRoutes.create>) => {
        desk.sent.push(call);
        desk.stored = current ? [current] : [];
        return apiError(412, 'stale_version', 'Nowsza wersja.', { current });
      });
      const { dialog, user } = await openReview();
      await user.click(dialog.getByRole('button', { name: SAVE }));
      expect(desk.sent[0]?.ifMatch).toBe(0);
      const question = within(await screen.findByRole('alertdialog', { name: /nowsze wyniki|usunięto/ }));
      return { question, user };
    };

    it('[core §4] pokazuje obie wersje; „Zapisz moje” zapisuje na nowszą', async () => {
      const { question, user } = await meet(newer);
      const theirs = within(question.getByRole('region', { name: 'Nowsze zapisane' }));
      expect(theirs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'nowsze.pdf',
        '02.11.2026',
        '1\u00a0wynik',
        '1\u00a0podwyższony',
      ]);
      takeSaves(desk);
      await user.click(question.getByRole('button', { name: 'Zapisz moje' }));
      expect(await screen.findByText('Zaimportowano nietolerancje')).toBeInTheDocument();
      expect(desk.sent.at(-1)?.ifMatch).toBe(7);
    });

    it('[core §4] „Zostaw nowsze” niczego nie zapisuje i pokazuje nowsze', async () => {
      const { question, user } = await meet(newer);
      await user.click(question.getByRole('button', { name: 'Zostaw nowsze' }));
      expect(await screen.findByText(/nowsze\.pdf, 02\.11\.2026/)).toBeInTheDocument();
      expect(desk.sent).toHaveLength(1);
    });

    it('[core §4] zamknięcie pytania wraca do sprawdzania, a następny zapis pyta znowu', async () => {
      const { question, user } = await meet(newer);
      await user.click(question.getByRole('button', { name: 'Zamknij' }));
      const review = within(await screen.findByRole('dialog', { name: 'Sprawdź wyniki' }));
      await user.click(review.getByRole('button', { name: SAVE }));
      expect(await screen.findByRole('alertdialog', { name: /nowsze wyniki/ })).toBeInTheDocument();
      expect(desk.sent.map(({ ifMatch }) => ifMatch)).toEqual([0, 0]);
    });

    it('[core §4] usunięte w międzyczasie wyniki nie blokują zapisu', async () => {
      const { question, user } = await meet(null);
      takeSaves(desk);
      await user.click(question.getByRole('button', { name: 'Zapisz moje' }));
      expect(await screen.findByText('Zaimportowano nietolerancje')).toBeInTheDocument();
    });
  });

  it.each([
    [
      'other_scale',
      { unit: 'µg/ml' },
      'Inna skala: µg/ml',
      /Nasze zakresy 0–24, 25–29 i 30 wzwyż dotyczą U\/ml/,
    ],
    ['no_text', {}, 'Brak tekstu w pliku', /To skan/],
    ['no_results', {}, 'Nie ma w nim kategorii', /Szukamy kolumn/],
    ['no_numbers', {}, 'Są nazwy, nie ma liczb', /Zdanie serwera/],
    ['wrong_coding', {}, 'Zniekształcone polskie litery', /Zdanie serwera/],
    ['other_scale', { unit: '%' }, 'Inna skala: %', /podaje wyniki w innej skali/],
    ['encrypted', {}, 'Plik chroniony hasłem', /Zapisz kopię bez hasła/],
    ['encrypted_or_old', {}, 'Plik chroniony hasłem albo stary', /Zdanie serwera/],
    ['damaged', {}, 'Plik jest uszkodzony', /byłyby niepełne/],
    ['not_understood', {}, 'Nie umiemy odczytać tego pliku', /Zdanie serwera/],
    ['broken_letters', {}, 'Zniekształcone litery w pliku', /Zdanie serwera/],
    ['empty', {}, 'Plik jest pusty', /0 bajtów/],
    ['too_long', {}, 'Plik jest za długi', /Zdanie serwera/],
    ['too_many_results', {}, 'Plik jest za długi', /Zdanie serwera/],
    ['too_large_unpacked', {}, 'Plik jest zbyt złożony', /Po rozpakowaniu/],
    ['has_dtd', {}, 'Plik zawiera niedozwolone definicje', /dlatego go nie czytamy/],
    ['has_macros', {}, 'Plik zawiera makra', /Zdanie serwera/],
    ['powód, którego nie znamy', {}, 'Nie udało się odczytać pliku', /Zdanie serwera/],
  ])(
    '[core §8] odrzucony plik (%s) mówi, co to za plik, dlaczego i co zrobić',
    async (reason, facts, title, text) => {
      const details = { reason, ...facts };
      desk.api.on(intoleranceSetRoutes.parse, apiError(422, 'unreadable_file', 'Zdanie serwera.', details));
      const { user } = await openImport();
      choose();
      const refused = within(await screen.findByRole('alertdialog', { name: title }));
      // HTTP/2 sends no words beside the status.
      expect(refused.getByText('Błąd parsowania pliku: 422 Unprocessable Entity')).toBeInTheDocument();
      expect(refused.getByText(text)).toBeInTheDocument();
      expect(refused.getByText(/^wyniki\.xlsx, 2\sB$/)).toBeInTheDocument();
      desk.api.on(intoleranceSetRoutes.parse, { data, review });
      expect(refused.getByRole('button', { name: 'Wybierz inny plik' })).toBeEnabled();
      await user.click(refused.getAllByRole('button', { name: 'Zamknij' })[0] as HTMLElement);
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  it.each([
    ['wyniki.docx', /zapisz jako PDF/],
    ['wyniki.odt', /zapisz jako PDF/],
    ['WYNIKI.CSV', /zapisz jako \.xlsx/],
    ['wyniki.xls', /zapisz jako \.xlsx/],
    ['wyniki.jpg', /sama zmiana końcówki nazwy nie wystarcza/],
  ])(
    '[decisions 59] plik innego rodzaju (%s) mówi, jak zrobić z niego taki, który czytamy',
    async (name, text) => {
      await openImport();
      choose(name);
      const refused = within(await screen.findByRole('alertdialog', { name: 'To nie jest arkusz ani PDF' }));
      expect(refused.getByText('Nieprawidłowy format pliku...')).toBeInTheDocument();
      expect(refused.getByText(text)).toBeInTheDocument();
    },
  );

  it.each([
    [413, 'Plik jest za duży', 'Błąd parsowania pliku: 413 Payload Too Large'],
    [415, 'To nie jest arkusz ani PDF', 'Błąd parsowania pliku: 415 Unsupported Media Type'],
  ])('[core §8] odpowiedź %s: „%s”', async (status, title, message) => {
    desk.api.on(intoleranceSetRoutes.parse, apiError(status, 'invalid_input', 'Zdanie serwera.'));
    await openImport();
    choose();
    const refused = within(await screen.findByRole('alertdialog', { name: title }));
    expect(refused.getByText(message)).toBeInTheDocument();
  });

  it('[core §8] gdy usługa nie odpowiada, plik nie jest odrzucony i można spróbować ponownie', async () => {
    desk.api.on(
      intoleranceSetRoutes.parse,
      apiError(503, 'service_unavailable', 'Usługa pacjentów nie odpowiada.'),
    );
    const { user } = await openImport();
    choose();
    const refused = within(await screen.findByRole('alertdialog', { name: 'Nie udało się odczytać pliku' }));
    expect(refused.getByText('Błąd parsowania pliku: 503 Service Unavailable')).toBeInTheDocument();
    expect(
      refused.getByText(/Plik nie został odrzucony, to my na chwilę nie odpowiadamy/),
    ).toBeInTheDocument();
    desk.api.on(intoleranceSetRoutes.parse, { data, review: clear });
    await user.click(refused.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await screen.findByRole('dialog', { name: 'Sprawdź wyniki' })).toBeInTheDocument();
  });

  it('[core §8] plik innego rodzaju i odpowiedź bez kategorii: nieprawidłowy format', async () => {
    desk.api.on(intoleranceSetRoutes.parse, { data: { categories: [] } });
    await openImport();
    choose('wyniki.csv');
    const refused = within(await screen.findByRole('alertdialog', { name: 'To nie jest arkusz ani PDF' }));
    expect(refused.getByText('Nieprawidłowy format pliku...')).toBeInTheDocument();
    choose();
    const empty = within(await screen.findByRole('alertdialog', { name: 'Nie ma w nim kategorii' }));
    expect(empty.getByText('Nieprawidłowy format pliku...')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Sprawdź wyniki' })).toBeNull();
  });

  it('[core §8] gdy serwer nie odpowiada: błąd importu', async () => {
    desk.api.on(intoleranceSetRoutes.parse, () => {
      throw new TypeError('Failed to fetch');
    });
    await openImport();
    choose();
    expect(await screen.findByText('Błąd importu nietolerancji')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeEnabled();
  });

  it('[core §4] zamknięcie z niezapisanymi wynikami najpierw pyta', async () => {
    const { dialog, user } = await openReview();
    await user.click(dialog.getByRole('button', { name: 'Porzuć import' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Porzucić import?' }));
    expect(question.getByText('Wyniki z pliku nie zostały jeszcze zapisane.')).toBeInTheDocument();
    expect(desk.sent).toHaveLength(0);
  });
});

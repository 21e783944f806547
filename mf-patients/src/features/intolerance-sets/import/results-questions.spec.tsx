import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { intoleranceSetRoutes } from '@pora/contracts/patients/intolerance-set.routes';
import { renderScreen } from '@pora/kit/testing';
import { screen, within } from '@testing-library/react';
import { PatientsScreen } from '../../patients/patients.screen.js';
import {
  choose,
  clear,
  data,
  hanna,
  loadDialogs,
  openReview,
  place,
  review,
  SAVE,
  savedValues,
  setUpDesk,
  type ResultsDesk,
} from '../../../testing/results-desk.js';
import { onPhone } from '../../../testing/on-phone.js';

let desk: ResultsDesk;

beforeAll(loadDialogs);
beforeEach(() => {
  desk = setUpDesk();
});

describe('pytania o plik z wynikami', () => {
  it('[decisions 57] najpierw pyta o nieodczytane pozycje z ich miejscem; przed odpowiedzią nic nie koloruje ani nie zapisuje', async () => {
    desk.api.on(intoleranceSetRoutes.parse, { data, review });
    const { dialog, user } = await openReview();
    expect(dialog.getByText(/Wydrukowano 5 · odczytano 3 · do rozstrzygnięcia 2/)).toBeInTheDocument();
    expect(dialog.getByText('w pliku: „ok. 12” · arkusz „Wyniki”, wiersz 7, kolumna C')).toBeInTheDocument();
    expect(dialog.getByText('po odpowiedziach')).toBeInTheDocument();
    expect(dialog.getByText(/^Zostało: 2\spozycje$/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: SAVE })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /^Lukrecja: wynik/ }), '12');
    await user.click(dialog.getByRole('button', { name: 'Pomiń: Aloes' }));
    await user.click(dialog.getByRole('button', { name: SAVE }));
    expect(await screen.findByText('Zaimportowano nietolerancje')).toBeInTheDocument();
    expect(savedValues(desk)).toEqual(['Owoce: Kiwi 31, Figa 26, Lukrecja 12', 'Orzechy: Orzech włoski 55']);
  });

  it('[decisions 57] liczba wpisywana jako ostatnia odpowiedź zapisuje się cała, nie jej pierwsza cyfra', async () => {
    desk.api.on(intoleranceSetRoutes.parse, { data, review });
    const { dialog, user } = await openReview();
    await user.click(dialog.getByRole('button', { name: 'Pomiń: Aloes' }));
    await user.type(dialog.getByRole('textbox', { name: /^Lukrecja: wynik/ }), '45,5');
    await user.click(dialog.getByRole('button', { name: SAVE }));
    await screen.findByText('Zaimportowano nietolerancje');
    expect(savedValues(desk)).toEqual([
      'Owoce: Kiwi 31, Figa 26, Lukrecja 45.5',
      'Orzechy: Orzech włoski 55',
    ]);
  });

  it('[decisions 58] wpisywana data badania nie znika spod palców przed ostatnią cyfrą', async () => {
    desk.api.on(intoleranceSetRoutes.parse, { data, review: { ...clear, date: null } });
    const { dialog, user } = await openReview();
    await user.type(dialog.getByRole('textbox', { name: 'Data badania' }), '14.09.2026');
    await user.click(dialog.getByRole('button', { name: SAVE }));
    await screen.findByText('Zaimportowano nietolerancje');
    expect(desk.sent[0]?.body).toMatchObject({ date: '2026-09-14' });
  });

  it('[decisions 71] z dwóch kolumn żadna nie jest wybrana z góry; wybrana daje swoje wartości i datę', async () => {
    const column = (head: string, value: number, more: object) => ({
      ...{
        head,
        column: 'D',
        lowest: 1,
        highest: value,
        repeated: [],
        unread: [],
        isProposed: false,
        date: null,
      },
      categories: [{ name: 'Owoce', items: [{ name: 'Kiwi', value }] }],
      ...more,
    });
    const columnQuestion = [
      column('12.03.2025', 18.2, { reason: 'older', date: '2025-03-12' }),
      column('14.09.2026', 71.4, { reason: 'newest', isProposed: true, date: '2026-09-14' }),
    ];
    desk.api.on(intoleranceSetRoutes.parse, { data, review: { ...clear, columnQuestion, date: null } });
    const { dialog, user } = await openReview();
    const columns = within(dialog.getByRole('region', { name: 'Która kolumna to wynik?' }));
    for (const radio of columns.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(columns.getByText('Proponujemy: nowsze badanie')).toBeInTheDocument();
    await user.click(columns.getByRole('radio', { name: /14\.09\.2026/ }));
    await user.click(dialog.getByRole('button', { name: SAVE }));
    await screen.findByText('Zaimportowano nietolerancje');
    expect(savedValues(desk)).toEqual(['Owoce: Kiwi 71.4']);
    expect(desk.sent[0]?.body).toMatchObject({ date: '2026-09-14' });
  });

  it('[decisions 58] pyta o jednostkę, której plik nie podaje, i nie wypisuje jej sam; inna niż U/ml kończy bez zapisu', async () => {
    desk.api.on(intoleranceSetRoutes.parse, { data, review: { ...clear, unit: null } });
    const { dialog, user } = await openReview();
    expect(dialog.getByText('brak w pliku')).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'nie wiem' }));
    expect(dialog.getByText(/tych wyników nie zapiszemy/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: SAVE })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'U/ml' }));
    await user.click(dialog.getByRole('button', { name: SAVE }));
    expect(await screen.findByText('Zaimportowano nietolerancje')).toBeInTheDocument();
  });

  it('[decisions 58] pokazuje na przykładzie, gdzie na wydruku stoi jednostka, i mówi, czemu pyta', async () => {
    desk.api.on(intoleranceSetRoutes.parse, { data, review: { ...clear, unit: null } });
    const { dialog } = await openReview();
    const example = within(dialog.getByRole('figure', { name: 'Owoce przykład wydruku' }));
    expect(example.getAllByText('U/ml')).toHaveLength(2);
    const steps = within(dialog.getByRole('navigation', { name: 'Pytania o plik' }));
    expect(steps.getByText('plik jej nie podaje')).toBeInTheDocument();
  });

  it('[decisions 57] pominięte kolumny są nazwane, a „Pokaż” mówi, jakie stoją w nich liczby', async () => {
    const ignoredColumns = [
      { head: 'OD', column: 'D', reason: 'optical_density', lowest: 0.05, highest: 1.2 },
    ];
    desk.api.on(intoleranceSetRoutes.parse, { data, review: { ...clear, ignoredColumns } });
    const { dialog, user } = await openReview();
    expect(dialog.getByText(/Pominięto kolumny: „OD” \(gęstość optyczna/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Pokaż' }));
    expect(dialog.getByText('„OD”, kolumna D: liczby od 0,05 do 1,20')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Ukryj' }));
    expect(dialog.queryByText(/kolumna D: liczby/)).toBeNull();
  });

  it('[decisions 71] o inne nazwisko pyta słowo po słowie: Anna to nie Hanna', async () => {
    const other = { name: 'Anna Brzezińska', birthDate: '1961-02-04', birthYear: 1961, place };
    desk.api.on(intoleranceSetRoutes.parse, { data, review: { ...clear, patient: other } });
    const { dialog, user } = await openReview();
    expect(
      dialog.getByText(
        'Uwaga: Imię i nazwisko w pliku (Anna Brzezińska) różni się od wybranego pacjenta (Hanna Brzezińska). Kontynuować?',
      ),
    ).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: SAVE })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Kontynuuj dla: Hanna Brzezińska' }));
    expect(dialog.getByRole('button', { name: SAVE })).toBeEnabled();
  });

  it('[decisions 58] bez daty w pliku trzeba ją podać albo wybrać „nie wiem”', async () => {
    desk.api.on(intoleranceSetRoutes.parse, { data, review: { ...clear, date: null } });
    const { dialog, user } = await openReview();
    expect(dialog.getByRole('button', { name: SAVE })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: 'nie wiem' }));
    await user.click(dialog.getByRole('button', { name: SAVE }));
    await screen.findByText('Zaimportowano nietolerancje');
    expect(desk.sent[0]?.body).toMatchObject({ date: null });
  });

  it('[decisions 58] starsze badanie mówi o tym i nie staje się samo bieżącym', async () => {
    desk.stored = [
      {
        ...{ id: 'is-0', patientId: hanna.id, date: '2026-11-02', sourceFile: 'nowsze.pdf', version: 4 },
        ...{ createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
        ...{ createdBy: 'a@b.pl', updatedBy: 'a@b.pl' },
        categories: data.categories,
      },
    ];
    const view = renderScreen(<PatientsScreen />, { path: '/patients' });
    await view.user.click(
      await screen.findByRole('button', { name: /nietolerancje: Hanna Brzezińska|Nietolerancje: Hanna/i }),
    );
    await screen.findByRole('button', { name: 'Importuj nowe wyniki' });
    choose();
    const dialog = within(await screen.findByRole('dialog', { name: 'Sprawdź wyniki' }));
    expect(dialog.getByText(/jest starsze niż obecne/)).toBeInTheDocument();
    await view.user.click(dialog.getByRole('button', { name: SAVE }));
    await screen.findByText('Zaimportowano nietolerancje');
    expect(desk.sent[0]?.body).toMatchObject({ asFormer: true, date: '2026-09-14' });
  });
});

describe('pytania o plik z wynikami na telefonie', () => {
  onPhone();

  it('[decisions 71] na telefonie pyta po kolei; wraca do odpowiedzi, które można zmienić', async () => {
    desk.api.on(intoleranceSetRoutes.parse, { data, review: { ...clear, unit: null, date: null } });
    const { dialog, user } = await openReview();
    expect(dialog.getByText('Pytanie 1 z 2')).toBeInTheDocument();
    expect(dialog.getByRole('region', { name: 'Jaka jednostka stoi na wydruku?' })).toBeInTheDocument();
    expect(dialog.queryByRole('region', { name: 'Kiedy wykonano badanie?' })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'nie wiem' }));
    await user.click(dialog.getByRole('button', { name: 'Dalej' }));
    expect(dialog.getByText('Pytanie 2 z 2')).toBeInTheDocument();
    await user.click(dialog.getByRole('checkbox', { name: 'nie wiem' }));
    expect(dialog.getByText('Zostało: jednostka')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Wstecz' }));
    expect(dialog.getByRole('radio', { name: 'nie wiem' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'U/ml' }));
    await user.click(dialog.getByRole('button', { name: SAVE }));
    expect(await screen.findByText('Zaimportowano nietolerancje')).toBeInTheDocument();
  });

  it('[core §2] na telefonie tytuł ma swój wiersz: „Wybierz inny plik” stoi pod nim', async () => {
    desk.api.on(intoleranceSetRoutes.parse, { data, review: { ...clear, unit: null } });
    const { dialog } = await openReview();
    const header = dialog.getByRole('heading', { name: 'Sprawdź wyniki' }).closest('header') as HTMLElement;
    const other = dialog.getByRole('button', { name: 'Wybierz inny plik' });
    expect(header).not.toContainElement(other);
    expect(header.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('[decisions 58] pytanie o jednostkę ma nagłówek jak pozostałe pytania', async () => {
    desk.api.on(intoleranceSetRoutes.parse, { data, review: { ...clear, unit: null } });
    const { dialog } = await openReview();
    expect(dialog.getByRole('heading', { name: 'Jaka jednostka stoi na wydruku?' })).toBeInTheDocument();
    expect(dialog.getByRole('radiogroup', { name: 'Jaka jednostka stoi na wydruku?' })).toBeInTheDocument();
  });
});

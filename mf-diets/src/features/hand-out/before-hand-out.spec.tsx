import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PATIENT_RECORDS } from '@pora/contracts/plans/plan-safety.model';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { type FakeApi, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  clearPrintView,
  findHandOut,
  openHandOut,
  renderHandOut,
  serveHandOut,
} from '../../testing/hand-out-dialog.js';
import { makePlan, makeSafety } from '../../testing/make-plan.js';

let api: FakeApi;
let view: ScreenView;

beforeEach(() => {
  api = serveHandOut();
  Object.assign(window, { print: jest.fn() });
});
afterEach(clearPrintView);

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

const openDialog = async () => {
  const opened = await openHandOut();
  view = opened.view;
  return opened.dialog;
};

describe('[diets §8] zanim plan wyjdzie', () => {
  it.each(['unverified', 'unknown_food', 'unknown_content'] as const)(
    '[decisions 62] posiłek, o którym nie wiadomo dość (%s), jest nazwany i pytany przed wydaniem',
    async (kind) => {
      const problems = [
        { kind, level: 'note' as const, foodId: 1, foodName: 'Skyr waniliowy', cause: 'mleko krowie' },
      ];
      const slots = [{ day: 1, slotIndex: 0, safety: 'unchecked' as const, problems }];
      api.on(planInsightRoutes.safety, makeSafety({ state: 'attention', unchecked: 1, slots }));
      const dialog = await openDialog();
      const section = within(await dialog.findByRole('region', { name: 'Zanim wydasz' }));
      expect(section.getByRole('listitem')).toHaveTextContent('miejsce niesprawdzone: Skyr waniliowy');
      // Of a food of the base a person can say in place what it holds.
      const way = kind === 'unknown_food' ? 'Pokaż' : 'Sprawdź produkt';
      expect(
        section.getByRole('button', { name: new RegExp(`^${way}: 1.miejsce niesprawdzone`) }),
      ).toBeEnabled();
      expect(dialog.getByRole('button', { name: 'Pobierz DOCX' })).toBeDisabled();
      expect(dialog.getByRole('button', { name: 'Drukuj / PDF' })).toBeDisabled();
    },
  );

  it('[decisions 62] posiłek bez znanych produktów jest nazwany, choć nie ma w nim czego wskazać', async () => {
    const slots = [{ day: 1, slotIndex: 0, safety: 'unchecked' as const, problems: [] }];
    api.on(planInsightRoutes.safety, makeSafety({ state: 'attention', unchecked: 1, slots }));
    const dialog = await openDialog();
    const section = within(await dialog.findByRole('region', { name: 'Zanim wydasz' }));
    const [meal] = makePlan().planDays[0]?.slots ?? [];
    expect(section.getByRole('listitem')).toHaveTextContent(`miejsce niesprawdzone: ${meal?.entry?.name}`);
  });

  it.each([
    ['ankiety', ['survey' as const]],
    ['ankiety ani wyników', [...PATIENT_RECORDS]],
  ])(
    '[decisions 55] pełny plan pacjenta bez %s jest pytany: nie wiadomo, czego pacjent unika',
    async (_, absent) => {
      const state = absent.length > 1 ? 'no_data' : 'safe';
      api.on(planInsightRoutes.safety, makeSafety({ state, absent }));
      const dialog = await openDialog();
      const section = within(await dialog.findByRole('region', { name: 'Zanim wydasz' }));
      expect(section.getByRole('listitem')).toHaveTextContent(
        /^Brak ankiety: nie wiadomo, czego pacjent unika/,
      );
      expect(section.queryByText(/Brak wyników/)).toBeNull();
      expect(dialog.getByRole('button', { name: 'Pobierz DOCX' })).toBeDisabled();
      await view.user.click(section.getByRole('button', { name: 'Uzupełnij: Brak ankiety' }));
      await waitFor(() => expect(view.location()).toBe('/patients?patientId=p-hanna'));
    },
  );

  it('brak samych wyników badań jest powiedziany i o nic nie pyta', async () => {
    api.on(planInsightRoutes.safety, makeSafety({ absent: ['results'] }));
    const dialog = await openDialog();
    expect(await dialog.findByText(/^Brak wyników badań/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Pobierz DOCX' })).toBeEnabled();
  });

  it('puste miejsca stoją po nazwie posiłku z dniami, a zakazane produkty z powodem', async () => {
    const emptyAt = (day: number) => ({ day, slotIndex: 0, label: 'Śniadanie' });
    const problems = [
      {
        ...{ kind: 'intolerance' as const, level: 'risk' as const, foodId: 1, foodName: 'Czosnek' },
        ...{ cause: 'czosnek', value: 47.2 },
      },
    ];
    api.on(
      planInsightRoutes.safety,
      makeSafety({
        ...{ state: 'dangerous', dangerous: 1 },
        slots: [{ day: 1, slotIndex: 1, safety: 'dangerous', problems }],
        emptySlots: [12, 13, 3, 4, 5, 9].map(emptyAt),
      }),
    );
    const dialog = await openDialog();
    const section = within(await dialog.findByRole('region', { name: 'Zanim wydasz' }));
    const lines = section.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(lines).toEqual([
      '1 miejsce niedozwolone: Czosnek 47,2Pokaż',
      '6 pustych miejsc: Śniadanie, dni 3–5, 9, 12 i 13Pokaż',
    ]);
  });

  it('[decisions 72] o uwagę, którą dietetyk zostawił dla siebie, nikt przed wydaniem nie pyta', async () => {
    const entry = { entry: 'mało solić', source: 'notes' as const, reason: 'note' as const };
    const notUnderstood = [{ ...entry, sentence: 'Uwaga dla Ciebie: „mało solić”' }];
    api.on(planInsightRoutes.safety, makeSafety({ state: 'attention', notUnderstood }));
    const dialog = await openDialog();
    expect(await dialog.findByText('Nic nie stoi na przeszkodzie: plan można wydać.')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Pobierz DOCX' })).toBeEnabled();
  });

  it.each(['Pobierz DOCX', 'Drukuj / PDF'])(
    '[decisions 62] gdy ocena zmieniła się po otwarciu okna, %s nie wydaje planu bez nowej odpowiedzi',
    async (name) => {
      const dialog = await openDialog();
      expect(await dialog.findByText('Nic nie stoi na przeszkodzie: plan można wydać.')).toBeInTheDocument();
      const notUnderstood = [
        {
          ...{ entry: 'nic surowego', source: 'disliked' as const, reason: 'no_food' as const },
          sentence: 'Nie rozumiem: „nic surowego”',
        },
      ];
      api.on(planInsightRoutes.safety, makeSafety({ state: 'attention', notUnderstood }));
      await view.user.click(dialog.getByRole('button', { name }));
      const section = within(await dialog.findByRole('region', { name: 'Zanim wydasz' }));
      expect(section.getByRole('listitem')).toHaveTextContent('1 wpis z ankiety bez decyzji: „nic surowego”');
      expect(window.print).not.toHaveBeenCalled();
      expect(api.calls(planRoutes.exportDocx)).toHaveLength(0);
    },
  );

  const askAboutEmpty = async () => {
    const plan = makePlan();
    const planDays = plan.planDays.map((day) => ({
      ...day,
      slots: day.slots.map((slot) => ({ ...slot, entry: null })),
    }));
    api.on(planRoutes.get, { ...plan, planDays, filledSlots: 0 });
    view = renderHandOut();
    return within(await screen.findByRole('alertdialog', { name: 'Plan nie ma ani jednego posiłku' }));
  };

  it('[decisions 62] pusty plan można zamiast tego wygenerować', async () => {
    const asked = await askAboutEmpty();
    expect(asked.getByText(/^Pacjentka dostałaby/)).toBeInTheDocument();
    await view.user.click(asked.getByRole('button', { name: 'Generuj plan' }));
    expect(await screen.findByRole('dialog', { name: 'Generuj plan' })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[decisions 62] pustego planu nie wyda jedno kliknięcie', async () => {
    const asked = await askAboutEmpty();
    expect(asked.getByRole('button', { name: 'Wróć do planu' })).toHaveFocus();
    expect(asked.getByRole('button', { name: 'Wydaj pusty plan' })).toBeDisabled();
    await view.user.click(asked.getByRole('checkbox', { name: /Wiem, że plan jest pusty/ }));
    await view.user.click(asked.getByRole('button', { name: 'Wydaj pusty plan' }));
    expect(await findHandOut()).toBeDefined();
    expect(api.calls(planRoutes.exportDocx)).toHaveLength(0);
  });
});

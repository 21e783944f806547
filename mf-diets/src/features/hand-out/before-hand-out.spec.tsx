import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { type FakeApi, type ScreenView } from '@pora/kit/testing';
import { screen, within } from '@testing-library/react';
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
      // Of what nobody knows the content, a person can say it in place.
      const way = kind === 'unknown_content' ? 'Sprawdź produkt' : 'Pokaż';
      expect(
        section.getByRole('button', { name: new RegExp(`^${way}: 1.miejsce niesprawdzone`) }),
      ).toBeEnabled();
      expect(dialog.getByRole('button', { name: 'Pobierz DOCX' })).toBeDisabled();
      expect(dialog.getByRole('button', { name: 'Drukuj / PDF' })).toBeDisabled();
    },
  );

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

  it('[decisions 62] pustego planu nie wyda jedno kliknięcie', async () => {
    const plan = makePlan();
    const planDays = plan.planDays.map((day) => ({
      ...day,
      slots: day.slots.map((slot) => ({ ...slot, entry: null })),
    }));
    api.on(planRoutes.get, { ...plan, planDays, filledSlots: 0 });
    view = renderHandOut();
    const asked = within(await screen.findByRole('alertdialog', { name: 'Plan nie ma ani jednego posiłku' }));
    expect(asked.getByRole('button', { name: 'Wróć do planu' })).toHaveFocus();
    expect(asked.getByRole('button', { name: 'Wydaj pusty plan' })).toBeDisabled();
    await view.user.click(asked.getByRole('checkbox', { name: /Wiem, że plan jest pusty/ }));
    await view.user.click(asked.getByRole('button', { name: 'Wydaj pusty plan' }));
    expect(await findHandOut()).toBeDefined();
    expect(api.calls(planRoutes.exportDocx)).toHaveLength(0);
  });
});

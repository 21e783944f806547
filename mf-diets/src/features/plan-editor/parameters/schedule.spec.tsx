import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type SlotEdit } from '@pora/contracts/plans/plan-slots.model';
import { planSlotRoutes } from '@pora/contracts/plans/plan-slots.routes';
import { apiError, type FakeApi, type FakeCall, renderScreen, type ScreenView } from '@pora/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { makePlan } from '../../../testing/make-plan.js';
import { answerSlotEdits, serveDiets } from '../../../testing/serve-diets.js';
import { PlanEditor } from '../plan-editor.js';

let api: FakeApi;
let view: ScreenView;
const plan = makePlan();

beforeEach(async () => {
  api = serveDiets({ plan });
  answerSlotEdits(api, plan);
  view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: plan.name });
});

const edits = () => api.calls(planSlotRoutes.edit) as FakeCall<typeof planSlotRoutes.edit>[];
const sent = () => edits().flatMap(({ body }) => body as SlotEdit[]);
const field = (label: string) => screen.getByLabelText(label);
const type = async (label: string, text: string) => {
  await view.user.clear(field(label));
  await view.user.type(field(label), text);
  await view.user.tab();
};

describe('godzina i nazwa slotu', () => {
  it.each(['730', '7.30', '7:30'])(
    '[diets §5] „%s” staje się 07:30 i idzie do każdego dnia',
    async (text) => {
      await type('Godzina: Śniadanie', text);
      expect(field('Godzina: Śniadanie')).toHaveValue('07:30');
      await waitFor(() => expect(edits()).toHaveLength(1));
      expect(sent()).toEqual(plan.planDays.map(({ day }) => ({ day, slotIndex: 0, time: '07:30' })));
      expect(screen.getByRole('article', { name: /^07:30 Śniadanie/ })).toBeInTheDocument();
    },
  );

  it('[diets §5] czego nie da się przeczytać jako godziny, zostaje w polu ze zdaniem i nie idzie nigdzie', async () => {
    await type('Godzina: Obiad', '25:70');
    expect(await screen.findByText('Wpisz godzinę, np. 7:30')).toBeInTheDocument();
    expect(field('Godzina: Obiad')).toHaveValue('25:70');
    expect(edits()).toHaveLength(0);
  });

  it('[diets §2] nazwa idzie do slotu w każdym dniu', async () => {
    await type('Etykieta: Obiad', 'Lunch w pracy');
    await waitFor(() => expect(edits()).toHaveLength(1));
    expect(sent()).toEqual(plan.planDays.map(({ day }) => ({ day, slotIndex: 1, label: 'Lunch w pracy' })));
  });

  it('[decisions 44] kilka zmian pod rząd idzie jednym zapisem, po chwili ciszy', async () => {
    const lock = screen.getByRole('button', { name: 'Blokada w dniu 1: Kolacja' });
    await view.user.clear(field('Godzina: Śniadanie'));
    await view.user.type(field('Godzina: Śniadanie'), '6:45');
    fireEvent.blur(field('Godzina: Śniadanie'));
    fireEvent.click(lock);
    await waitFor(() => expect(edits()).toHaveLength(1));
    expect(sent()).toContainEqual({ day: 14, slotIndex: 0, time: '06:45' });
    expect(sent()).toContainEqual({ day: 1, slotIndex: 2, locked: true });
  });

  it('[diets §8] odmowa serwera zostawia wpisane w polu i mówi, że nie zapisano', async () => {
    api.on(planSlotRoutes.edit, apiError(400, 'invalid_input', 'Zła nazwa.'));
    await type('Etykieta: Obiad', 'Lunch');
    expect(
      await screen.findByText('Nie zapisano. Popraw wartość albo spróbuj ponownie.'),
    ).toBeInTheDocument();
    expect(field('Etykieta: Obiad')).toHaveValue('Lunch');
  });
});

describe('blokady', () => {
  it('[diets §2] dzień i wszystkie dni to dwa przełączniki o różnych nazwach; widać je od razu', async () => {
    const [day, all] = ['Blokada w dniu 1: Obiad', 'Blokada we wszystkich dniach: Obiad'].map((name) =>
      screen.getByRole('button', { name }),
    );
    fireEvent.click(day as HTMLElement);
    fireEvent.click(all as HTMLElement);
    expect(day).toHaveAttribute('aria-pressed', 'true');
    expect(all).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(edits()).toHaveLength(1));
    expect(sent()).toEqual([{ day: 1, slotIndex: 1, locked: true, lockedInAllDays: true }]);
    await view.user.click(screen.getAllByRole('button', { name: 'Następny dzień' })[0] as HTMLElement);
    expect(screen.getByRole('button', { name: 'Blokada w dniu 2: Obiad' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(screen.getByRole('button', { name: 'Blokada we wszystkich dniach: Obiad' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

describe('suma udziałów', () => {
  it('[diets §2] poza 100 % mówi słowami, ile brakuje albo ile jest za dużo', async () => {
    await type('Udział kalorii: Obiad', '42,5');
    expect(await screen.findByText('Suma udziałów to 97,5%: brakuje 2,5%.')).toBeInTheDocument();
    await type('Udział kalorii: Obiad', '50');
    expect(await screen.findByText('Suma udziałów to 105%: o 5% za dużo.')).toBeInTheDocument();
    await type('Udział kalorii: Obiad', '45');
    await waitFor(() => expect(screen.queryByText(/^Suma udziałów to/)).toBeNull());
    expect(screen.getByText('suma udziałów się zgadza')).toBeInTheDocument();
  });
});

describe('godziny posiłków w jednym polu', () => {
  it.each([
    ['7:00, 13:00', 'Dla 3 posiłków musi być podanych dokładnie 3 godzin.'],
    ['7:00, 10:00, 13:00, 19:00', 'Dla 3 posiłków musi być podanych dokładnie 3 godzin.'],
    ['7:00 13:00 19:00', 'Podaj dokładnie 3 godzin w formacie CSV.'],
    ['7:00,,19:00', 'Podaj dokładnie 3 godzin w formacie CSV.'],
    ['7:00, 13:00, kolacja', 'Nieprawidłowy format godzin.'],
    ['7:00, 24:00, 19:00', 'Nieprawidłowy format godzin.'],
  ])('[diets §5] „%s” to „%s” i zostaje w polu', async (text, sentence) => {
    await type('Godziny posiłków', text);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(field('Godziny posiłków')).toHaveValue(text);
    expect(edits()).toHaveLength(0);
  });

  it('[diets §5] dobra lista idzie do slotów każdego dnia i stoi w polu jako GG:MM', async () => {
    await type('Godziny posiłków', '700,13.15, 20');
    await waitFor(() => expect(edits()).toHaveLength(1));
    expect(sent()).toHaveLength(42);
    expect(sent()).toContainEqual({ day: 9, slotIndex: 1, time: '13:15' });
    await waitFor(() => expect(field('Godziny posiłków')).toHaveValue('07:00, 13:15, 20:00'));
  });
});

import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { type FakeCall, renderScreen } from '@pora/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { DAY_MINUTES } from '../calendar/clock.js';
import { ScheduleScreen } from '../schedule.screen.js';
import { makeEvent } from '../testing/make-event.js';
import { onPhone } from '../../../testing/on-phone.js';
import { HANNA, scheduleApi, standAtNow } from '../testing/schedule-api.js';

beforeAll(() => import('../schedule-dialogs.js'));
beforeEach(() => {
  standAtNow();
  HTMLElement.prototype.scrollIntoView = jest.fn();
  HTMLElement.prototype.scrollBy = jest.fn();
});
afterEach(() => void jest.useRealTimers());

/** jsdom knows mice only. */
class Pointer extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? 'mouse';
  }
}
beforeAll(() => void Object.assign(globalThis, { PointerEvent: globalThis.PointerEvent ?? Pointer }));

const show = (path = '/schedule?view=week') => renderScreen(<ScheduleScreen />, { path });
const visit = () => screen.findByRole('button', { name: /Konsultacja/ });
const spoken = () =>
  [...document.querySelectorAll('[aria-live="assertive"]')].map((one) => one.textContent).join('');
const dayOf = (date: string) => document.querySelector(`[data-day="${date}"]`);

/** A server that stores what is sent. */
function storing(change = {}) {
  const event = makeEvent({ patientId: HANNA.id, ...change });
  const api = scheduleApi([event]);
  let version = 1;
  api.on(scheduleRoutes.update, ({ body }: FakeCall<typeof scheduleRoutes.update>) => {
    version += 1;
    return { ...event, ...body, version };
  });
  return { api, sent: () => api.calls(scheduleRoutes.update).map(({ body }) => body) };
}

describe('przenoszenie wizyt z klawiatury', () => {
  it('[core §2] spacja podnosi, strzałki zmieniają dzień i godzinę, Enter upuszcza z tą samą długością, „Cofnij” wraca', async () => {
    const { sent } = storing({ from: '11:00', to: '11:45' });
    const { user } = show();
    (await visit()).focus();
    await user.keyboard(' ');
    expect(spoken()).toContain('Podniesiono: Konsultacja – Hanna Brzezińska. czwartek, 11:00');
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(spoken()).toContain('piątek, 12:00, do 12:45, 20.11.2026, wolne');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dayOf('2026-11-20')?.querySelector('[data-event]')).not.toBeNull());
    await waitFor(() =>
      expect(sent()).toEqual([{ start: '2026-11-20T11:00:00.000Z', end: '2026-11-20T11:45:00.000Z' }]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Cofnij/ }));
    await waitFor(() => expect(dayOf('2026-11-19')?.querySelector('[data-event]')).not.toBeNull());
    await waitFor(() =>
      expect(sent()[1]).toEqual({ start: '2026-11-19T10:00:00.000Z', end: '2026-11-19T10:45:00.000Z' }),
    );
  });

  it('[core §9] Shift i strzałka zmieniają koniec, najkrócej do kwadransa', async () => {
    const { sent } = storing();
    const { user } = show();
    (await visit()).focus();
    await user.keyboard(' {Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}{Enter}');
    await waitFor(() =>
      expect(sent()).toEqual([{ start: '2026-11-19T10:00:00.000Z', end: '2026-11-19T10:15:00.000Z' }]),
    );
  });

  it.each([
    // Both nights stand before a Sunday: the visit goes there from Saturday.
    ['zimowy', '2026-10-24', '2026-10-25T10:00:00.000Z', '2026-10-25T10:45:00.000Z'],
    ['letni', '2026-03-28', '2026-03-29T09:00:00.000Z', '2026-03-29T09:45:00.000Z'],
  ])(
    'wizyta przeniesiona za zmianę czasu na %s zostaje o 11:00 i trwa tyle samo',
    async (_, date, start, end) => {
      const { sent } = storing({ date, from: '11:00', to: '11:45' });
      const { user } = show(`/schedule?view=week&date=${date}`);
      (await visit()).focus();
      await user.keyboard(' {ArrowRight}{Enter}');
      await waitFor(() => expect(sent()).toEqual([{ start, end }]));
      const sunday = start.slice(0, 10);
      await waitFor(() =>
        expect(dayOf(sunday)?.querySelector('[data-event]')).toHaveTextContent(
          /^11:00 Konsultacja.*do 11:45/,
        ),
      );
      expect(dayOf(sunday)?.querySelectorAll('[data-minute]')).toHaveLength(48);
    },
  );

  it('Esc zostawia wizytę, gdzie była, i mówi to', async () => {
    const { sent } = storing();
    const { user } = show();
    (await visit()).focus();
    await user.keyboard(' {ArrowDown}{Escape}');
    expect(spoken()).toContain('Anulowano przenoszenie');
    expect(dayOf('2026-11-19')?.querySelector('[data-event]')).not.toBeNull();
    expect(sent()).toEqual([]);
  });

  it('mówi, że miejsce jest zajęte, ale pozwala upuścić', async () => {
    const api = scheduleApi([
      makeEvent(),
      makeEvent({ id: 'se-2', title: 'Kontrola', from: '11:30', to: '12:00' }),
    ]);
    api.on(scheduleRoutes.update, makeEvent({ from: '11:30', to: '12:00' }));
    const { user } = show();
    (await visit()).focus();
    await user.keyboard(' {ArrowDown}');
    expect(spoken()).toContain('zajęte: Kontrola');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(api.calls(scheduleRoutes.update)).toHaveLength(1));
  });

  it('w miesiącu strzałki zmieniają dzień i tydzień', async () => {
    const { sent } = storing();
    const { user } = show('/schedule?view=month');
    (await visit()).focus();
    await user.keyboard(' {ArrowDown}{ArrowLeft}{Enter}');
    await waitFor(() =>
      expect(sent()).toEqual([{ start: '2026-11-25T10:00:00.000Z', end: '2026-11-25T10:30:00.000Z' }]),
    );
  });

  it('wizyta przeniesiona z dnia, którego nie widać, jest od razu pokazana', async () => {
    storing();
    const { user, location } = show('/schedule');
    (await visit()).focus();
    await user.keyboard(' {ArrowRight}{Enter}');
    await waitFor(() => expect(location()).toBe('/schedule?date=2026-11-20'));
    expect(await visit()).toBeInTheDocument();
  });
});

describe('przenoszenie wizyt wskaźnikiem', () => {
  /** Columns of 100 px, a minute is a pixel. */
  function layOut(): void {
    const days = [...document.querySelectorAll('[data-day]')];
    days.forEach((day, at) => {
      const box = { left: at * 100, right: at * 100 + 100, top: 0, bottom: DAY_MINUTES, height: DAY_MINUTES };
      day.getBoundingClientRect = () => box as DOMRect;
    });
  }
  const press = (element: Element, at: { clientX: number; clientY: number }, pointerType = 'mouse') =>
    fireEvent.pointerDown(element, { button: 0, pointerId: 1, pointerType, ...at });
  const move = (at: { clientX: number; clientY: number }) =>
    fireEvent.pointerMove(document, { pointerId: 1, ...at });
  const release = () => fireEvent.pointerUp(document, { pointerId: 1 });

  it('[core §2, §4] przeciągnięta na inne miejsce zachowuje długość, a kliknięcie po upuszczeniu nie otwiera okna', async () => {
    const { sent } = storing({ from: '11:00', to: '11:45' });
    show();
    const block = await visit();
    layOut();
    press(block, { clientX: 350, clientY: 0 });
    move({ clientX: 150, clientY: 845 });
    release();
    fireEvent.click(block);
    await waitFor(() =>
      expect(sent()).toEqual([{ start: '2026-11-17T13:00:00.000Z', end: '2026-11-17T13:45:00.000Z' }]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[core §9] dolna krawędź zmienia koniec, najkrócej do kwadransa', async () => {
    const { sent } = storing();
    show();
    const block = await visit();
    const edge = block.querySelector('[data-edge]') as Element;
    layOut();
    press(edge, { clientX: 350, clientY: 690 });
    move({ clientX: 350, clientY: 600 });
    release();
    fireEvent.click(edge);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(sent()).toEqual([{ start: '2026-11-19T10:00:00.000Z', end: '2026-11-19T10:15:00.000Z' }]),
    );
  });

  it('palec podnosi dopiero po przytrzymaniu: krótki ruch przewija', async () => {
    const { sent } = storing();
    show();
    const block = await visit();
    layOut();
    press(block, { clientX: 350, clientY: 0 }, 'touch');
    move({ clientX: 350, clientY: 90 });
    release();
    expect(screen.queryByText('Enter')).toBeNull();
    press(block, { clientX: 350, clientY: 0 }, 'touch');
    await waitFor(() => expect(document.querySelector('[data-day="2026-11-19"] b')).not.toBeNull());
    expect(await screen.findByText('upuść', { exact: false })).toBeInTheDocument();
    move({ clientX: 350, clientY: 780 });
    release();
    await waitFor(() =>
      expect(sent()).toEqual([{ start: '2026-11-19T12:00:00.000Z', end: '2026-11-19T12:30:00.000Z' }]),
    );
  });
});

describe('przenoszenie wizyt w liście na telefonie', () => {
  onPhone();
  const finger = { button: 0, pointerId: 1, pointerType: 'touch', clientX: 200 };

  it('przytrzymana wizyta idzie w górę i w dół o pół godziny', async () => {
    const { sent } = storing();
    show('/schedule');
    const card = await visit();
    expect(screen.getByRole('list', { name: 'Wizyty dnia' })).toBeInTheDocument();
    fireEvent.pointerDown(card, { ...finger, clientY: 300 });
    expect(await screen.findByText('czwartek 19.11.2026, 11:00–11:30')).toBeInTheDocument();
    fireEvent.pointerMove(document, { ...finger, clientY: 350 });
    expect(await screen.findByText('czwartek 19.11.2026, 12:00–12:30')).toBeInTheDocument();
    fireEvent.pointerUp(document, finger);
    await waitFor(() =>
      expect(sent()).toEqual([{ start: '2026-11-19T11:00:00.000Z', end: '2026-11-19T11:30:00.000Z' }]),
    );
  });

  it('upuszczona na dzień tygodnia przechodzi na ten dzień o tej samej godzinie', async () => {
    const { sent } = storing();
    const { location } = show('/schedule');
    const card = await visit();
    const friday = dayOf('2026-11-20') as Element;
    friday.getBoundingClientRect = () =>
      ({ left: 180, right: 220, top: 0, bottom: 60, height: 60 }) as DOMRect;
    fireEvent.pointerDown(card, { ...finger, clientY: 300 });
    await screen.findByText('czwartek 19.11.2026, 11:00–11:30');
    fireEvent.pointerMove(document, { ...finger, clientY: 30 });
    fireEvent.pointerUp(document, finger);
    await waitFor(() =>
      expect(sent()).toEqual([{ start: '2026-11-20T10:00:00.000Z', end: '2026-11-20T10:30:00.000Z' }]),
    );
    await waitFor(() => expect(location()).toBe('/schedule?date=2026-11-20'));
  });
});

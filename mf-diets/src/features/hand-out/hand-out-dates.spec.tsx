import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { handOutRoutes } from '@pora/contracts/plans/hand-out.routes';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { apiError, type FakeApi, type ScreenView } from '@pora/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { clearPrintView, openHandOut, savedSettings, serveHandOut } from '../../testing/hand-out-dialog.js';
import { makeSafety } from '../../testing/make-plan.js';
import { makeVisit } from '../../testing/make-visit.js';

let api: FakeApi;
let view: ScreenView;

beforeEach(() => {
  api = serveHandOut();
  Object.assign(window, { print: jest.fn() });
});
afterEach(clearPrintView);

const open = async () => {
  const opened = await openHandOut();
  view = opened.view;
  return opened.dialog;
};

describe('[decisions 62] dni materiału', () => {
  it('następna wizyta idzie z tym jednym planem, a bez daty nie idzie wcale', async () => {
    const dialog = await open();
    expect(api.calls(handOutRoutes.preview)[0]?.query).not.toHaveProperty('nextVisit');
    expect(dialog.getByRole('textbox', { name: 'Godzina' })).toBeDisabled();
    await view.user.type(dialog.getByRole('textbox', { name: 'Następna wizyta' }), '07.12.2026');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Godzina' })).toBeEnabled());
    await view.user.type(dialog.getByRole('textbox', { name: 'Godzina' }), '17:30');
    await view.user.tab();
    await waitFor(() =>
      expect(api.calls(handOutRoutes.preview).at(-1)?.query).toMatchObject({
        ...{ nextVisit: '2026-12-07', nextVisitTime: '17:30' },
      }),
    );
    expect(savedSettings(api)).toBeUndefined();
  });

  it('następna wizyta jest z harmonogramu: najbliższa zaplanowana po dzisiejszym dniu', async () => {
    api.on(scheduleRoutes.list, [
      makeVisit({ id: 'se-3', start: '2027-01-11T09:00:00.000Z' }),
      makeVisit({ id: 'se-1', start: '2026-12-14T09:00:00.000Z', status: 'cancelled' }),
      makeVisit({ id: 'se-2', start: '2026-12-21T09:00:00.000Z' }),
    ]);
    const dialog = await open();
    expect(await dialog.findByText('z harmonogramu')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Następna wizyta' })).toHaveValue('21.12.2026');
    expect(dialog.getByRole('textbox', { name: 'Godzina' })).toHaveValue('10:00');
    expect(api.calls(scheduleRoutes.list)[0]?.query).toMatchObject({ patientId: 'p-hanna' });
    await waitFor(() =>
      expect(api.calls(handOutRoutes.preview).at(-1)?.query).toMatchObject({
        ...{ nextVisit: '2026-12-21', nextVisitTime: '10:00' },
      }),
    );
    await view.user.clear(dialog.getByRole('textbox', { name: 'Następna wizyta' }));
    await view.user.tab();
    await waitFor(() =>
      expect(api.calls(handOutRoutes.preview).at(-1)?.query).not.toHaveProperty('nextVisit'),
    );
    expect(dialog.queryByText('z harmonogramu')).toBeNull();
  });

  it('bez harmonogramu termin wpisuje się samemu', async () => {
    api.on(scheduleRoutes.list, apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'));
    const dialog = await open();
    expect(await dialog.findByText(/^Nie udało się odczytać harmonogramu/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Pobierz DOCX' })).toBeEnabled();
  });

  it('pierwszy dzień wybiera się w miesiącu; pole mówi, do kiedy jest plan', async () => {
    const dialog = await open();
    const month = within(dialog.getByRole('group', { name: 'Pierwszy dzień w kalendarzu' }));
    const field = dialog.getByRole('textbox', { name: 'Pierwszy dzień' });
    await view.user.clear(field);
    await view.user.type(field, '01.12.2026');
    await view.user.tab();
    const days = within(await month.findByRole('grid', { name: 'grudzień 2026' }));
    await view.user.click(days.getByRole('button', { name: /, 7 grudnia 2026/ }));
    expect(field).toHaveValue('07.12.2026');
    expect(field).toHaveAccessibleDescription(/^od poniedziałku do niedzieli 20\.12\.2026 · 14.dni$/);
  });

  it('wpisane dni i powód czekają, gdy ktoś zajrzy do ostrzeżeń; zgodę trzeba dać na nowo', async () => {
    api.on(planInsightRoutes.safety, makeSafety({ emptySlots: [{ day: 1, slotIndex: 0, label: 'Obiad' }] }));
    const dialog = await open();
    const field = dialog.getByRole('textbox', { name: 'Pierwszy dzień' });
    await view.user.clear(field);
    await view.user.type(field, '04.01.2027');
    await view.user.type(await dialog.findByRole('textbox', { name: /Powód/ }), 'Uzgodnione');
    await view.user.click(dialog.getByRole('checkbox', { name: /Rozumiem ryzyko/ }));
    await view.user.click(dialog.getByRole('button', { name: /^Pokaż: 1.puste miejsce/ }));
    expect(await screen.findByRole('dialog', { name: /Ostrzeżenia/ })).toBeInTheDocument();
    view.unmount();
    const again = await open();
    expect(again.getByRole('textbox', { name: 'Pierwszy dzień' })).toHaveValue('04.01.2027');
    expect(await again.findByRole('textbox', { name: /Powód/ })).toHaveValue('Uzgodnione');
    expect(again.getByRole('checkbox', { name: /Rozumiem ryzyko/ })).not.toBeChecked();
  });
});

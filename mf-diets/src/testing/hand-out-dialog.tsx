import { handOutRoutes } from '@pora/contracts/plans/hand-out.routes';
import { type HandOutSettings } from '@pora/contracts/plans/hand-out.model';
import { scheduleRoutes } from '@pora/contracts/schedule/schedule.routes';
import { type FakeApi, type FakeCall, renderScreen, type ScreenView } from '@pora/kit/testing';
import { screen, within } from '@testing-library/react';
import { PlanEditor } from '../features/plan-editor/public.js';
import { makeHandOut, makeHandOutSettings } from './make-hand-out.js';
import { makePlan } from './make-plan.js';
import { serveDiets } from './serve-diets.js';

/** Serves a plan with its hand-out, whose settings are kept as they are saved; files go nowhere. */
export function serveHandOut(): FakeApi {
  let stored = makeHandOutSettings();
  const api = serveDiets({ plan: makePlan() });
  api.on(handOutRoutes.settings, () => stored);
  api.on(handOutRoutes.saveSettings, ({ body }: FakeCall<typeof handOutRoutes.saveSettings>) => {
    stored = { ...stored, ...(body as HandOutSettings), version: stored.version + 1 };
    return stored;
  });
  api.on(handOutRoutes.preview, makeHandOut());
  api.on(scheduleRoutes.list, []);
  Object.assign(HTMLAnchorElement.prototype, { click: () => undefined });
  Object.assign(URL, { createObjectURL: () => 'blob:plan', revokeObjectURL: () => undefined });
  return api;
}

/** What was saved last. */
export const savedSettings = (api: FakeApi) =>
  api.calls(handOutRoutes.saveSettings).at(-1)?.body as HandOutSettings | undefined;

/** The editor of the plan with the dialog of its hand-out at its address. */
export const renderHandOut = (): ScreenView =>
  renderScreen(<PlanEditor planId="pl-1" onClose={() => undefined} />, {
    path: '/diets?plan=pl-1&dialog=handout',
  });

/** The dialog when it has opened. */
export const findHandOut = async () =>
  within(await screen.findByRole('dialog', { name: 'Materiał dla pacjenta' }));

/** The dialog with its preview beside the settings. */
export async function openHandOut() {
  const view = renderHandOut();
  const dialog = await findHandOut();
  await dialog.findByRole('region', { name: 'Podgląd' });
  return { view, dialog };
}

/** Turns the pages of the preview to one of them. */
export async function turnTo(
  { view, dialog }: Awaited<ReturnType<typeof openHandOut>>,
  heading: string,
): Promise<void> {
  while (!dialog.queryByRole('heading', { name: heading, level: 3 }))
    await view.user.click(dialog.getByRole('button', { name: 'Następna strona' }));
}

/** Takes away what a test left for the printer. */
export const clearPrintView = () =>
  document.querySelectorAll('[data-print-view]').forEach((each) => each.remove());

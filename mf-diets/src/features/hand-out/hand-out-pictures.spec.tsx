import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type HandOut } from '@pora/contracts/plans/hand-out.model';
import { handOutRoutes } from '@pora/contracts/plans/hand-out.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import { type FakeApi, type FakeCall, fakeFile } from '@pora/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  clearPrintView,
  openHandOut,
  savedSettings,
  serveHandOut,
  turnTo,
} from '../../testing/hand-out-dialog.js';
import { makeHandOut } from '../../testing/make-hand-out.js';

let api: FakeApi;

beforeEach(() => {
  api = serveHandOut();
  Object.assign(window, { print: jest.fn() });
});
afterEach(clearPrintView);

const PICTURED: HandOut['recipes'][number] = {
  ...{ name: 'Owsianka', without: [], paragraphs: [[{ text: 'Zalej płatki.', marked: false }]] },
  picture: { mealId: 'm-owsianka', key: '0'.repeat(32), width: 1200, height: 800 },
};

describe('[diets §8] zdjęcia posiłków w materiale', () => {
  it('zdjęcia posiłków są na początku wyłączone; włączone stoją w podglądzie przy przepisie', async () => {
    api.on(handOutRoutes.preview, ({ query }: FakeCall<typeof handOutRoutes.preview>) =>
      makeHandOut(query.pictures === 'true' ? { recipes: [PICTURED] } : {}),
    );
    const opened = await openHandOut();
    const { view, dialog } = opened;
    await view.user.click(dialog.getByRole('button', { name: 'Zmień opcje' }));
    const pictures = dialog.getByRole('switch', { name: 'Zdjęcia posiłków' });
    expect(pictures).not.toBeChecked();
    await turnTo(opened, 'Sposób przygotowania');
    expect(dialog.queryByRole('img', { name: 'Owsianka' })).toBeNull();
    await view.user.click(pictures);
    await waitFor(() => expect(savedSettings(api)?.options).toMatchObject({ pictures: true }));
    expect(await dialog.findByRole('img', { name: 'Owsianka' })).toHaveAttribute(
      'src',
      `/api/meals/m-owsianka/pictures/${PICTURED.picture?.key}`,
    );
  });

  it('podgląd mówi, dlaczego nie ma zdjęć', async () => {
    api.on(handOutRoutes.preview, makeHandOut({ pictureNote: 'W materiale nie ma zdjęć posiłków.' }));
    const { dialog } = await openHandOut();
    expect(dialog.getByText('W materiale nie ma zdjęć posiłków.')).toBeInTheDocument();
  });

  it('plik bez części zdjęć jest wydany, a okno mówi, których brakuje', async () => {
    const { view, dialog } = await openHandOut();
    const notice = encodeURIComponent('Nie udało się wczytać zdjęć: Owsianka.');
    api.on(planRoutes.exportDocx, fakeFile('plik', { 'X-Pora-Notice': notice }));
    await view.user.click(dialog.getByRole('button', { name: 'Pobierz DOCX' }));
    expect(await screen.findByText('Nie udało się wczytać zdjęć: Owsianka.')).toBeInTheDocument();
    expect(screen.getByText('Wyeksportowano plan')).toBeInTheDocument();
  });

  it('drukarka czeka na zdjęcia, a o tych, których nie ma, mówi zdanie', async () => {
    const images: HTMLImageElement[] = [];
    const given = window.Image;
    Object.assign(window, {
      Image: class extends given {
        constructor() {
          super();
          images.push(this);
        }
      },
    });
    api.on(handOutRoutes.preview, makeHandOut({ recipes: [PICTURED] }));
    const { view, dialog } = await openHandOut();
    await view.user.click(dialog.getByRole('button', { name: 'Drukuj / PDF' }));
    await waitFor(() => expect(images).toHaveLength(1));
    expect(window.print).not.toHaveBeenCalled();
    act(() => void images[0]?.dispatchEvent(new Event('error')));
    expect(await screen.findByText('Nie udało się wczytać zdjęć: Owsianka.')).toBeInTheDocument();
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(1));
    Object.assign(window, { Image: given });
  });
});

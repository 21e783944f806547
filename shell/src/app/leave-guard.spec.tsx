// First: it replaces the federation runtime.
import { page, releaseRemotes, serveRemote } from '../testing/fake-remotes.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { useDirtyGuard } from '@pora/kit';
import { renderRoutes } from '@pora/kit/testing';
// The question's file is asked for late; here it is at hand.
import '@pora/ui/overlays';
import '../testing/dialog-element.js';
import { screen, waitFor } from '@testing-library/react';
import { productRoutes } from './routes.js';

beforeEach(() => {
  releaseRemotes();
  serveRemote('mf_diets', async () => ({ diets: async () => Diets }));
  serveRemote('mf_patients', async () => ({ patients: page('strona pacjentów') }));
});

function Diets() {
  useDirtyGuard({ dirty: true });
  return 'strona planów';
}

describe('unsaved work on a page', () => {
  it('[diets §4] a click on the menu asks first: "Wróć" stays, "Porzuć zmiany" goes', async () => {
    const view = renderRoutes(productRoutes(), { path: '/diets', user: {} });
    await screen.findByText('strona planów');
    const leave = () => view.user.click(screen.getByRole('link', { name: 'Pacjenci' }));
    await leave();
    await view.user.click(await screen.findByRole('button', { name: 'Wróć' }));
    expect(view.location()).toBe('/diets');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await leave();
    await view.user.click(await screen.findByRole('button', { name: 'Porzuć zmiany' }));
    expect(await screen.findByText('strona pacjentów')).toBeInTheDocument();
  });

  it('the command palette asks as well before it leads away', async () => {
    const view = renderRoutes(productRoutes(), { path: '/diets', user: {} });
    await screen.findByText('strona planów');
    await view.user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await view.user.keyboard('pacjenci{Enter}');
    await screen.findByRole('alertdialog');
    expect(view.location()).toBe('/diets');
    await view.user.click(await screen.findByRole('button', { name: 'Porzuć zmiany' }));
    expect(await screen.findByText('strona pacjentów')).toBeInTheDocument();
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { sessionRoutes } from '@pora/contracts/session/session.routes';
import { syncState, useSession } from '@pora/kit';
import { fakeApi, renderScreen } from '@pora/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
// The list's file is asked for late; here it is at hand.
import './unsaved-popover.js';
import { Account } from './account.js';

/** The menu as the shell shows it: only to whoever is signed in. */
function Menu() {
  return useSession().user ? <Account /> : null;
}

describe('wylogowanie', () => {
  it('[decisions 48] pyta, gdy coś nie jest zapisane, i nazywa to', async () => {
    const api = fakeApi();
    api.on(sessionRoutes.logout, undefined);
    const { user } = renderScreen(<Menu />);
    act(() =>
      syncState.markUnsaved('patients:p-1', () => undefined, { label: 'pacjent Jan Kowalski – wzrost' }),
    );
    await user.click(screen.getByRole('button', { name: 'Wyloguj' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^Niezapisane: pacjent Jan Kowalski – wzrost\./)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Wróć' }));
    expect(api.calls(sessionRoutes.logout)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Wyloguj' }));
    await user.click(await screen.findByRole('button', { name: 'Wyloguj i porzuć' }));
    await waitFor(() => expect(api.calls(sessionRoutes.logout)).toHaveLength(1));
    expect(syncState.current().label).toBe('Zapisano');
  });
});

describe('co czeka na serwer', () => {
  it('[decisions 15] stan w menu otwiera listę: co, dlaczego, z ponowieniem i odrzuceniem', async () => {
    const retry = jest.fn();
    const discard = jest.fn(() => syncState.markSaved('patients:p-1'));
    const { user } = renderScreen(<Menu />);
    const waiting = { label: 'pacjent Jan Kowalski – wzrost', reason: 'Wzrost od 50 do 250 cm.', discard };
    act(() => syncState.markUnsaved('patients:p-1', retry, waiting));
    await user.click(screen.getByRole('button', { name: 'Niezapisane: 1. Pokaż, co czeka' }));
    const list = within(await screen.findByRole('dialog', { name: 'Niezapisane zmiany' }));
    expect(list.getByText(/pacjent Jan Kowalski – wzrost/)).toBeInTheDocument();
    expect(list.getByText('Wzrost od 50 do 250 cm.')).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Zapisz teraz' }));
    expect(retry).toHaveBeenCalledTimes(1);
    await user.click(list.getByRole('button', { name: 'Odrzuć: pacjent Jan Kowalski – wzrost' }));
    expect(discard).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Odrzuć zmianę' }));
    await waitFor(() => expect(discard).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole('status', { name: 'Zapisano' })).toBeInTheDocument();
  });
});

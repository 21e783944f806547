import { describe, expect, it, jest } from '@jest/globals';
import { RETURN_PATH, syncState } from '@pora/kit';
import { renderScreen } from '@pora/kit/testing';
// The dialog's file is asked for late; here it is at hand.
import './session-lost-dialog.js';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SessionLost } from './session-lost.js';
import { SignedInAgainScreen } from './signed-in-again.screen.js';

const EMAIL = 'alicja@gabinet.example';
const show = () => renderScreen(<SessionLost email={EMAIL} />);
const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Sesja wygasła' }));

describe('sesja wygasła', () => {
  it('mówi, co czeka i na czyje konto, a pierwszy przycisk otwiera logowanie w małym oknie', async () => {
    syncState.markSaving('patients:p-1', undefined, { label: 'pacjent Jan Kowalski – masa początkowa' });
    const open = jest.spyOn(window, 'open').mockReturnValue(window);
    const { user } = show();
    const lost = await dialog();
    expect(lost.getByText('pacjent Jan Kowalski – masa początkowa')).toBeInTheDocument();
    expect(lost.getByText(EMAIL)).toBeInTheDocument();
    const button = lost.getByRole('button', { name: 'Zaloguj przez Google' });
    expect(button).toHaveFocus();
    await user.click(button);
    const address = `/auth/google?return=${encodeURIComponent(RETURN_PATH)}`;
    expect(open).toHaveBeenCalledWith(address, 'pora-sign-in', expect.stringContaining('popup'));
    open.mockRestore();
    act(() => syncState.reset());
  });

  it('gdy przeglądarka nie otworzy okna, jest zwykły odnośnik do nowej karty', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = show();
    const lost = await dialog();
    await user.click(lost.getByRole('button', { name: 'Zaloguj przez Google' }));
    const link = await lost.findByRole('link', { name: 'Zaloguj się w nowej karcie' });
    expect(link).toHaveAttribute('target', '_blank');
    open.mockRestore();
  });

  it('„Pokaż wpisane dane” odsłania stronę, a droga do logowania zostaje', async () => {
    const { user } = show();
    await user.click((await dialog()).getByRole('button', { name: 'Pokaż wpisane dane' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Zaloguj ponownie' }));
    expect(await dialog()).toBeDefined();
  });

  it('strona, na której kończy się logowanie, daje znak innym oknom i zamyka się', () => {
    const close = jest.spyOn(window, 'close').mockReturnValue(undefined);
    renderScreen(<SignedInAgainScreen />);
    expect(window.localStorage.getItem('pora.signed-in-at')).not.toBeNull();
    expect(close).toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Zalogowano' })).toBeInTheDocument();
    close.mockRestore();
  });
});

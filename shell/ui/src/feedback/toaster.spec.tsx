import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../overlays/dialog.js';
import { expectNoAxeViolations } from '../testing/axe.js';
import { toast, toastStore } from './toast-store.js';
import { Toaster } from './toaster.js';

afterEach(() => act(() => toastStore.clear()));

describe('a toast', () => {
  test('takes a removal back and goes away', async () => {
    const restoreMeal = jest.fn();
    render(<Toaster />);
    act(() => void toast.undo('Usunięto „Jogurt z granolą”', restoreMeal));
    await userEvent.click(screen.getByRole('button', { name: 'Cofnij' }));
    expect(restoreMeal).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Usunięto „Jogurt z granolą”')).toBeNull();
  });

  test('brings no styles of its own: the first one finds them there', () => {
    const styles = () =>
      [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
    render(<Toaster />);
    const known = styles();
    act(() => void toast.undo('Usunięto „Jogurt z granolą”', jest.fn()));
    act(() => void toast.error('Błąd zapisu.', 'Spróbuj ponownie.'));
    expect(screen.getAllByRole('button')).toHaveLength(3);
    expect(styles()).toBe(known);
  });

  test('leads on to what it tells of, without the key of taking back', async () => {
    const open = jest.fn();
    render(<Toaster />);
    act(() => void toast.show({ title: 'Przywrócono plan', action: { label: 'Otwórz', run: open } }));
    const button = screen.getByRole('button', { name: 'Otwórz' });
    expect(button.textContent).toBe('Otwórz');
    await userEvent.click(button);
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('is announced politely, an error at once', async () => {
    render(<Toaster />);
    act(() => void toast.success('Skopiowano do schowka'));
    act(() => void toast.error('Błąd zapisu.', 'Spróbuj ponownie.'));
    expect(screen.getByRole('status').textContent).toContain('Skopiowano do schowka');
    expect(screen.getByRole('alert').textContent).toContain('Błąd zapisu.Spróbuj ponownie.');
    await expectNoAxeViolations();
  });

  test('of a fault of the server shows the number to tell support, long enough to read it', async () => {
    render(<Toaster />);
    act(() => void toast.error('Błąd zapisu.', 'Spróbuj ponownie.', { status: 503, requestId: '6f1ed002' }));
    expect(screen.getByText('Numer zgłoszenia: 6f1ed002')).toBeTruthy();
    expect(toastStore.getSnapshot().visible[0]?.durationMs).toBe(10_000);
    await expectNoAxeViolations();
  });

  test.each([
    ['a refusal', { status: 409, requestId: '6f1ed002' }],
    ['no connection', { status: 0, requestId: undefined }],
    ['a fault of the page', new Error('x')],
  ])(
    'of %s shows no number: nothing of it stands in the logs that its sentence does not say',
    (_what, failure) => {
      render(<Toaster />);
      act(() => void toast.error('Błąd zapisu.', 'Spróbuj ponownie.', failure));
      expect(screen.queryByText(/Numer zgłoszenia/)).toBeNull();
      expect(toastStore.getSnapshot().visible[0]?.durationMs).toBe(4000);
    },
  );

  test('waits while the pointer is on it and while it has the focus', async () => {
    render(<Toaster />);
    act(() => void toast.success('Zapisano'));
    await userEvent.hover(screen.getByRole('status'));
    expect(toastStore.getSnapshot().paused).toBe(true);
    await userEvent.unhover(screen.getByRole('status'));
    expect(toastStore.getSnapshot().paused).toBe(false);
    await userEvent.tab();
    expect(toastStore.getSnapshot().paused).toBe(true);
    await userEvent.hover(screen.getByRole('status'));
    await userEvent.unhover(screen.getByRole('status'));
    expect(toastStore.getSnapshot().paused).toBe(true);
  });

  test('goes after its time when it came under a resting pointer, as nobody reads it there', () => {
    render(<Toaster />);
    act(() => void toast.undo('Pominięto: 1 pozycja', jest.fn()));
    fireEvent.pointerOver(screen.getByRole('status'));
    fireEvent.pointerEnter(screen.getByRole('status'));
    expect(toastStore.getSnapshot().paused).toBe(false);
    fireEvent.pointerMove(screen.getByRole('status'));
    expect(toastStore.getSnapshot().paused).toBe(true);
  });

  test('does not stay paused when the last one is closed under the pointer', async () => {
    render(<Toaster />);
    act(() => void toast.success('Zapisano'));
    await userEvent.click(screen.getByRole('button', { name: 'Zamknij powiadomienie' }));
    expect(toastStore.getSnapshot()).toEqual({ visible: [], waiting: 0, paused: false });
  });

  test('stays within reach while a dialog is open over the page', async () => {
    const restoreMeal = jest.fn();
    render(
      <>
        <Dialog open onClose={() => undefined} title="Edytor planu" />
        <Toaster />
      </>,
    );
    act(() => void toast.undo('Usunięto Obiad', restoreMeal));
    const dialog = screen.getByRole('dialog', { name: 'Edytor planu' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cofnij' }));
    expect(restoreMeal).toHaveBeenCalledTimes(1);
    expect(dialog.isConnected).toBe(true);
  });

  test('stays the same one while a dialog opens and closes, so that it is neither read twice nor starts anew', () => {
    const page = (open: boolean) => (
      <>
        <Toaster />
        {open && <Dialog open onClose={() => undefined} title="Nowy etap" />}
      </>
    );
    const { rerender } = render(page(false));
    act(() => void toast.success('Zapisano'));
    const shown = screen.getByRole('status');
    rerender(page(true));
    expect(within(screen.getByRole('dialog')).getByRole('status')).toBe(shown);
    rerender(page(false));
    expect(shown.isConnected).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

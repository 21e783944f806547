import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Button } from '../actions/button.js';
import { TextField } from '../fields/text-field.js';
import { RadioGroupField } from '../forms/index.js';
import { expectNoAxeViolations } from '../testing/axe.js';
import { useCloseGuard } from './close-guard.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { Dialog } from './dialog.js';
import { EditorSheet, EditorSheetTitle } from './editor-sheet.js';
import { ResultDialog, type ResultState } from './result-dialog.js';
import { SideSheet } from './side-sheet.js';

/** A closed layer gives the focus back in the next tick. */
const nextTick = () => new Promise<void>((resolve) => setTimeout(resolve));
afterEach(nextTick);

function PlanDialog({ onSubmit }: { onSubmit?: () => void }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const close = (): void => setOpen(false);
  const { requestClose, guard } = useCloseGuard({ dirty: name !== '', onClose: close });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Nowy plan</Button>
      <Dialog
        open={open}
        onClose={requestClose}
        title="Nowy plan diety"
        description="14 dni"
        {...(onSubmit && { onSubmit })}
        footer={<Button variant="primary">Zapisz</Button>}
      >
        <TextField label="Nazwa planu" value={name} onChange={setName} />
      </Dialog>
      {guard}
    </>
  );
}

describe('a dialog', () => {
  test('puts the focus on its first field and back on its opener', async () => {
    render(<PlanDialog />);
    const opener = screen.getByRole('button', { name: 'Nowy plan' });
    await userEvent.click(opener);
    expect(screen.getByRole('dialog', { name: 'Nowy plan diety', description: '14 dni' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nazwa planu' }));
    await expectNoAxeViolations();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test('puts the focus on the chosen one of the radio buttons that it begins with', () => {
    const options = ['Przenieś', 'Skopiuj'].map((label) => ({ value: label, label }));
    render(
      <Dialog open title="Przenieś do…" onClose={() => undefined}>
        <RadioGroupField label="Co zrobić" value="Skopiuj" options={options} onChange={() => undefined} />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Skopiuj' }));
  });

  test('leaves the focus to a person who moved on while it was closing', async () => {
    render(
      <>
        <TextField label="Szukaj" value="" onChange={() => undefined} />
        <PlanDialog />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Nowy plan' }));
    act(() => screen.getByRole('button', { name: 'Zamknij' }).click());
    // Before the tick in which the dialog gives the focus back.
    const search = screen.getByRole('textbox', { name: 'Szukaj' });
    search.focus();
    await nextTick();
    expect(document.activeElement).toBe(search);
  });

  test('keeps Tab inside', async () => {
    render(<PlanDialog />);
    await userEvent.click(screen.getByRole('button', { name: 'Nowy plan' }));
    const dialog = screen.getByRole('dialog');
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  test('is sent by Ctrl+Enter', async () => {
    const save = jest.fn();
    render(<PlanDialog onSubmit={save} />);
    await userEvent.click(screen.getByRole('button', { name: 'Nowy plan' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('asks before it throws away what was typed, with the safe button focused', async () => {
    render(<PlanDialog />);
    await userEvent.click(screen.getByRole('button', { name: 'Nowy plan' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Nazwa planu' }), 'Etap_I');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Niezapisane zmiany' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Wróć' }));
    await expectNoAxeViolations();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Nazwa planu' })).toHaveValue('Etap_I');
    await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
    await userEvent.click(screen.getByRole('button', { name: 'Porzuć zmiany' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

function FoodRow() {
  const [exists, setExists] = useState(true);
  const [asking, setAsking] = useState(false);
  return (
    <main>
      {exists && <Button onClick={() => setAsking(true)}>Usuń wiersz</Button>}
      <ConfirmDialog
        open={asking}
        title="Usunąć produkt?"
        description="Mleko 2% zniknie."
        confirmLabel="Usuń produkt"
        onConfirm={() => {
          setExists(false);
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </main>
  );
}

describe('a confirmation', () => {
  test('leaves the focus in the main area when its opener is gone', async () => {
    render(<FoodRow />);
    await userEvent.click(screen.getByRole('button', { name: 'Usuń wiersz' }));
    await userEvent.click(screen.getByRole('button', { name: 'Usuń produkt' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  test('has the focus on the safe button and Escape means no', async () => {
    const remove = jest.fn();
    const cancel = jest.fn();
    render(
      <ConfirmDialog
        open
        title="Usunąć pacjenta?"
        description="Hanna Brzezińska zniknie z listy pacjentów."
        confirmLabel="Usuń pacjenta"
        onConfirm={remove}
        onCancel={cancel}
      />,
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Anuluj' }));
    await userEvent.keyboard('{Escape}');
    expect(cancel).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Usuń pacjenta' }));
    expect(remove).toHaveBeenCalledTimes(1);
  });
});

describe('the result dialog', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const showResult = (state: ResultState, onClose: () => void, onLeave?: () => void) => (
    <ResultDialog
      open
      state={state}
      title="Generowanie planu"
      onClose={onClose}
      {...(onLeave && { onLeave })}
    />
  );

  test('has no way out while it works, until thirty seconds have passed', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const close = jest.fn();
    const leave = jest.fn();
    render(showResult('processing', close, leave));
    await user.keyboard('{Escape}');
    expect(close).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
    act(() => void jest.advanceTimersByTime(12_000));
    expect(screen.getByText('Trwa 12 s')).toBeTruthy();
    act(() => void jest.advanceTimersByTime(18_000));
    await user.click(screen.getByRole('button', { name: 'Zamknij i czekaj w tle' }));
    expect(leave).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
  });

  test('can be closed as soon as the work is done', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const close = jest.fn();
    const { rerender } = render(showResult('processing', close));
    rerender(showResult('success', close));
    await user.keyboard('{Enter}');
    expect(close).toHaveBeenCalledTimes(1);
  });

  describe('a quiet success', () => {
    const showQuiet = (state: ResultState) => {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      const close = jest.fn();
      render(
        <ResultDialog
          open
          quiet
          state={state}
          title="Zapisano"
          details={<Button>Cofnij</Button>}
          onClose={close}
        />,
      );
      return { user, close };
    };

    test('closes by itself after two seconds', () => {
      const { close } = showQuiet('success');
      act(() => void jest.advanceTimersByTime(1_999));
      expect(close).not.toHaveBeenCalled();
      act(() => void jest.advanceTimersByTime(1));
      expect(close).toHaveBeenCalledTimes(1);
    });

    test('closes with any key, once', async () => {
      const { user, close } = showQuiet('success');
      await user.keyboard('x');
      act(() => void jest.advanceTimersByTime(5_000));
      expect(close).toHaveBeenCalledTimes(1);
    });

    test('stays for who walks through it with Tab', async () => {
      const { user, close } = showQuiet('success');
      await user.keyboard('{Tab}x');
      act(() => void jest.advanceTimersByTime(5_000));
      expect(close).not.toHaveBeenCalled();
    });

    test.each(['warning', 'error'] as const)('a %s stays until it is read', async (state) => {
      const { user, close } = showQuiet(state);
      await user.keyboard('x');
      act(() => void jest.advanceTimersByTime(60_000));
      expect(close).not.toHaveBeenCalled();
    });
  });

  test('has the focus on the way out, not on what could be done next', () => {
    render(
      <ResultDialog
        open
        state="error"
        title="Import nieudany"
        actions={<Button variant="primary">Wybierz inny plik</Button>}
        onClose={() => undefined}
      />,
    );
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Zamknij' }).at(-1));
  });
});

describe('a side sheet', () => {
  test('steps through the list with J and K, but not while someone types in it', async () => {
    const next = jest.fn();
    const previous = jest.fn();
    render(
      <SideSheet open onClose={() => undefined} title="Mleko 2%" onNext={next} onPrevious={previous}>
        <TextField label="Notatka" value="" onChange={() => undefined} />
      </SideSheet>,
    );
    await userEvent.keyboard('jjk');
    expect([next.mock.calls.length, previous.mock.calls.length]).toEqual([2, 1]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Notatka' }), 'jk');
    expect([next.mock.calls.length, previous.mock.calls.length]).toEqual([2, 1]);
    await expectNoAxeViolations();
  });
});

describe('a side sheet with more than fits', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('can be scrolled from the keyboard', async () => {
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
    render(
      <SideSheet open onClose={() => undefined} title="Mleko 2%">
        Wartości odżywcze
      </SideSheet>,
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('group', { name: 'Treść okna' })).toHaveFocus();
    await expectNoAxeViolations();
  });

  test('has no needless stop when everything fits', () => {
    render(
      <SideSheet open onClose={() => undefined} title="Mleko 2%">
        Wartości odżywcze
      </SideSheet>,
    );
    expect(screen.queryByRole('group', { name: 'Treść okna' })).toBeNull();
  });
});

/** As the browser sends it: it waits for nothing that React still has to do. */
const escapeAtOnce = (target: Element): void => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
};

describe('the editor sheet', () => {
  test('stays open when Escape comes in the moment in which a dialog appears over it', () => {
    const close = jest.fn();
    const EscapeAtOnce = () => {
      useLayoutEffect(() => escapeAtOnce(document.body), []);
      return null;
    };
    const edited = (dialog: ReactNode) => (
      <EditorSheet open onClose={close} head={<EditorSheetTitle>Etap_III_Hanna</EditorSheetTitle>}>
        Plan
        {dialog}
      </EditorSheet>
    );
    const { rerender } = render(edited(null));
    rerender(
      edited(
        <Dialog open onClose={() => undefined} title="Owsianka">
          <EscapeAtOnce />
        </Dialog>,
      ),
    );
    expect(screen.getByRole('dialog', { name: 'Owsianka' })).toBeTruthy();
    expect(close).not.toHaveBeenCalled();
  });

  test('leaves Escape to a dialog over it that has the focus and does not listen yet, once', async () => {
    const closeSheet = jest.fn();
    const closeDialog = jest.fn();
    const edited = (isAsked: boolean) => (
      <EditorSheet open onClose={closeSheet} head={<EditorSheetTitle>Etap_III_Hanna</EditorSheetTitle>}>
        <Dialog open={isAsked} onClose={closeDialog} title="Pacjent ma alergię na ten produkt">
          <div onFocus={({ target }) => escapeAtOnce(target)}>
            <TextField label="Powód" value="" onChange={() => undefined} />
          </div>
        </Dialog>
      </EditorSheet>
    );
    const { rerender } = render(edited(false));
    rerender(edited(true));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Powód' })).toHaveFocus());
    expect(closeDialog).toHaveBeenCalledTimes(1);
    expect(closeSheet).not.toHaveBeenCalled();
  });

  test('is named by what is edited and asks to be closed by Escape', async () => {
    const close = jest.fn();
    render(
      <EditorSheet open onClose={close} head={<EditorSheetTitle>Etap_III_Hanna</EditorSheetTitle>}>
        Plan
      </EditorSheet>,
    );
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Etap_III_Hanna' }));
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeTruthy();
    await expectNoAxeViolations();
  });
});

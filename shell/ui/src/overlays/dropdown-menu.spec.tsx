import { afterEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button.js';
import { expectNoAxeViolations } from '../testing/axe.js';
import { stubMatchMedia } from '../testing/match-media.js';
import { mediaQueries } from '../theme/media.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { DropdownMenu } from './dropdown-menu.js';

/** A closed layer gives the focus back in the next tick. */
afterEach(() => new Promise<void>((resolve) => setTimeout(resolve)));

function SlotMenu({ onRemove }: { onRemove: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <main>
      <DropdownMenu
        label="Posiłek"
        trigger={<IconButton label="Więcej" icon={<svg />} />}
        items={[
          { id: 'edit', label: 'Edytuj', shortcut: 'E', onSelect: () => undefined },
          { kind: 'separator', id: 'line' },
          { id: 'remove', label: 'Usuń', tone: 'danger', onSelect: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        open={asking}
        title="Usunąć?"
        description="Posiłek zniknie."
        confirmLabel="Usuń"
        onConfirm={onRemove}
        onCancel={() => setAsking(false)}
      />
    </main>
  );
}

describe('a menu', () => {
  test('gives the focus to its button although the frame around takes it by itself as the menu goes', async () => {
    render(<SlotMenu onRemove={() => undefined} />);
    const trigger = screen.getByRole('button', { name: 'Więcej' });
    await userEvent.click(trigger);
    const frame = screen.getByRole('main', { hidden: true });
    frame.tabIndex = -1;
    act(() => frame.focus());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });

  test('on a phone opens as the finger is lifted, which chooses nothing of the sheet below it', async () => {
    const restore = stubMatchMedia([mediaQueries.phone]);
    const user = userEvent.setup();
    try {
      render(<SlotMenu onRemove={() => undefined} />);
      const trigger = screen.getByRole('button', { name: 'Więcej' });
      await user.pointer({ keys: '[TouchA>]', target: trigger });
      expect(screen.queryByRole('menu')).toBeNull();
      await user.pointer({ keys: '[/TouchA]', target: trigger });
      expect(screen.getByRole('menu', { name: 'Posiłek' })).toBeTruthy();
      await user.click(screen.getByRole('menuitem', { name: 'Usuń' }));
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Anuluj' })),
      );
    } finally {
      restore();
    }
  });

  test('opens by keyboard, and a dialog it opened gives the focus back to its button', async () => {
    render(<SlotMenu onRemove={() => undefined} />);
    const trigger = screen.getByRole('button', { name: 'Więcej' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menu', { name: 'Posiłek' })).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'Edytuj' })).toBe(document.activeElement);
    await expectNoAxeViolations();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Anuluj' })));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });
});

import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/button.js';
import { SparklesIcon } from '../icons/index.js';
import { DialogFoot, type DialogFootProps } from './dialog-foot.js';
import { Dialog } from './dialog.js';

function PlanDialog(foot: Partial<DialogFootProps>) {
  const all = { submitLabel: 'Zapisz', onSubmit: () => {}, onCancel: () => {}, ...foot };
  return (
    <Dialog
      open
      title="Nowy plan diety"
      onClose={all.onCancel}
      onSubmit={all.onSubmit}
      footer={<DialogFoot {...all} />}
    />
  );
}

const namesOfFoot = () =>
  [...screen.getByRole('contentinfo').querySelectorAll('button')].map(({ textContent }) => textContent);

describe('the foot of a dialog with one deed', () => {
  test('has the way out first and the deed with its key last, a second deed between them', () => {
    render(
      <PlanDialog hintsEscape>
        <Button>Zapisz i generuj</Button>
      </PlanDialog>,
    );
    expect(namesOfFoot()).toEqual(['AnulujEsc', 'Zapisz i generuj', 'ZapiszCtrl ↵']);
  });

  test('does the deed by click and by Ctrl+Enter, and goes by "Anuluj"', async () => {
    const onSubmit = jest.fn();
    const onCancel = jest.fn();
    render(<PlanDialog onSubmit={onSubmit} onCancel={onCancel} />);
    await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  test('at work the sign takes the place of the key, or of the icon', () => {
    const { rerender } = render(<PlanDialog busy />);
    expect(namesOfFoot()).toEqual(['Anuluj', 'Zapisz']);
    rerender(<PlanDialog busy icon={<SparklesIcon aria-hidden />} />);
    expect(namesOfFoot()).toEqual(['Anuluj', 'ZapiszCtrl ↵']);
  });
});

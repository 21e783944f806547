import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import type { Location } from '../router.js';
import { renderScreen } from '../testing/index.js';
import { confirmLeave, useDirtyGuard, wouldLeaveDirty, type DirtyGuardOptions } from './dirty-guard.js';

const at = (pathname: string, search = ''): Location => ({
  pathname,
  search,
  hash: '',
  state: null,
  key: '',
});

function Form(options: DirtyGuardOptions) {
  useDirtyGuard(options);
  return <p>Parametry planu</p>;
}

const parameters = {
  title: 'Niezapisane zmiany',
  text: 'Masz niezapisane zmiany w parametrach planu.',
  stay: 'Wróć',
  leave: 'Porzuć zmiany',
};

describe('leaving unsaved work', () => {
  it('[diets §4] asks, and "Wróć" keeps the work', async () => {
    const { user } = renderScreen(<Form dirty {...parameters} />);
    let answer: Promise<boolean> | undefined;
    act(() => {
      answer = confirmLeave();
    });
    expect(screen.getByRole('alertdialog', { name: 'Niezapisane zmiany' })).toHaveTextContent(
      'Masz niezapisane zmiany w parametrach planu.',
    );
    await user.click(screen.getByRole('button', { name: 'Wróć' }));
    expect(await answer).toBe(false);
  });

  it('[diets §4] "Porzuć zmiany" gives the work up', async () => {
    const onLeave = jest.fn();
    const { user } = renderScreen(<Form dirty onLeave={onLeave} />);
    let answer: Promise<boolean> | undefined;
    act(() => {
      answer = confirmLeave();
    });
    await user.click(screen.getByRole('button', { name: 'Porzuć zmiany' }));
    expect(await answer).toBe(true);
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('nothing unsaved is nothing to ask about', async () => {
    renderScreen(<Form dirty={false} />);
    expect(await confirmLeave()).toBe(true);
    expect(wouldLeaveDirty(at('/patients'), at('/diets'))).toBe(false);
  });

  it('another page leaves the work, another filter of the same page does not', () => {
    renderScreen(<Form dirty />);
    expect(wouldLeaveDirty(at('/patients'), at('/diets'))).toBe(true);
    expect(wouldLeaveDirty(at('/diets', '?patient=Hanna'), at('/diets'))).toBe(false);
  });

  it('[diets §4] closing the browser tab warns only while something is unsaved', () => {
    const { rerender } = renderScreen(<Form dirty />);
    const warned = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(warned()).toBe(true);
    rerender(<Form dirty={false} />);
    expect(warned()).toBe(false);
  });
});

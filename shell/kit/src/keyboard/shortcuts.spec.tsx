import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import '../testing/index.js';
import { writeDeviceSetting } from '../storage/storage.js';
import { useShortcut, type ShortcutOptions } from './shortcuts.js';

function Key({ keys, run, options }: { keys: string; run: () => void; options?: ShortcutOptions }) {
  useShortcut(keys, run, options);
  return null;
}

const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...init });

describe('keyboard shortcuts', () => {
  it('G then P leads to the patients, P alone does nothing', () => {
    const run = jest.fn();
    render(<Key keys="g p" run={run} />);
    press('p');
    expect(run).not.toHaveBeenCalled();
    press('g');
    press('p');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('the second key must come within a second', () => {
    jest.useFakeTimers();
    const run = jest.fn();
    render(<Key keys="g p" run={run} />);
    press('g');
    jest.advanceTimersByTime(1100);
    press('p');
    expect(run).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  it('N waits for a second key where one could follow', () => {
    jest.useFakeTimers();
    const single = jest.fn();
    const sequence = jest.fn();
    render(
      <>
        <Key keys="n" run={single} />
        <Key keys="n d" run={sequence} />
      </>,
    );
    press('n');
    expect(single).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1100);
    expect(single).toHaveBeenCalledTimes(1);
    press('n');
    press('d');
    expect(sequence).toHaveBeenCalledTimes(1);
    expect(single).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('single letters are silent while typing, Ctrl+S is not when asked for', () => {
    const letter = jest.fn();
    const save = jest.fn();
    render(
      <>
        <input aria-label="Pole" />
        <Key keys="n" run={letter} />
        <Key keys="mod+s" run={save} options={{ whileTyping: true }} />
      </>,
    );
    const field = screen.getByLabelText('Pole');
    press('n', {}, field);
    press('s', { ctrlKey: true }, field);
    expect(letter).not.toHaveBeenCalled();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('an arrow over one of several choices goes to the next choice', () => {
    const run = jest.fn();
    render(
      <>
        <Key keys="ArrowRight" run={run} />
        <input type="radio" aria-label="Produkty" />
      </>,
    );
    press('ArrowRight', {}, screen.getByRole('radio', { name: 'Produkty' }));
    expect(run).not.toHaveBeenCalled();
    press('ArrowRight');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('an open dialog silences the page behind it but not its own keys', () => {
    const page = jest.fn();
    const sheet = jest.fn();
    const { rerender } = render(<Key keys="n" run={page} />);
    rerender(
      <>
        <Key keys="n" run={page} />
        <div role="dialog">
          <Key keys="j" run={sheet} options={{ inDialog: true }} />
        </div>
      </>,
    );
    press('n');
    press('j');
    expect([page.mock.calls.length, sheet.mock.calls.length]).toEqual([0, 1]);
  });

  it('a question over the dialog silences that too', () => {
    const sheet = jest.fn();
    render(
      <div role="dialog">
        <div role="alertdialog" />
        <Key keys="j" run={sheet} options={{ inDialog: true }} />
      </div>,
    );
    press('j');
    expect(sheet).not.toHaveBeenCalled();
  });

  it('a person can switch single keys off and keeps the combinations', () => {
    const letter = jest.fn();
    const save = jest.fn();
    writeDeviceSetting('shortcuts', false);
    render(
      <>
        <Key keys="n" run={letter} />
        <Key keys="mod+s" run={save} />
      </>,
    );
    press('n');
    press('s', { metaKey: true });
    expect([letter.mock.calls.length, save.mock.calls.length]).toEqual([0, 1]);
  });

  it('Shift+L is another key than L', () => {
    const lock = jest.fn();
    const lockAll = jest.fn();
    render(
      <>
        <Key keys="l" run={lock} />
        <Key keys="shift+l" run={lockAll} />
      </>,
    );
    press('L', { shiftKey: true });
    expect([lock.mock.calls.length, lockAll.mock.calls.length]).toEqual([0, 1]);
  });
});

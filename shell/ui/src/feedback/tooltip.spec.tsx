import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IconButton } from '../actions/icon-button.js';
import { Tooltip, TooltipLayer } from './tooltip.js';

const hover = (element: HTMLElement): boolean =>
  fireEvent(element, new MouseEvent('pointerover', { bubbles: true }));
const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

describe('a tooltip', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('[core §9] opens after 700 ms and names the key', () => {
    render(
      <>
        <IconButton label="Wylosuj nowy posiłek" shortcut="R" icon={<svg />} />
        <TooltipLayer />
      </>,
    );
    hover(screen.getByRole('button'));
    wait(699);
    expect(screen.queryByRole('tooltip')).toBeNull();
    wait(1);
    expect(screen.getByRole('tooltip').textContent).toBe('Wylosuj nowy posiłekR');
  });

  test('lies in the landmark of what it explains, where a screen reader finds it', () => {
    render(
      <>
        <main>
          <IconButton label="Eksport DOCX" icon={<svg />} />
        </main>
        <div role="dialog" aria-label="Plan">
          <IconButton label="Usuń" icon={<svg />} />
        </div>
        <TooltipLayer />
      </>,
    );
    for (const [name, landmark] of [
      ['Eksport DOCX', screen.getByRole('main')],
      ['Usuń', screen.getByRole('dialog')],
    ] as const) {
      hover(screen.getByRole('button', { name }));
      wait(700);
      expect(landmark).toContainElement(screen.getByRole('tooltip', { name }));
      hover(document.body);
      wait(700);
    }
  });

  test('goes away with Escape without closing the dialog under it', () => {
    const onEscape = jest.fn();
    document.addEventListener('keydown', onEscape);
    render(
      <>
        <IconButton label="Usuń" icon={<svg />} />
        <TooltipLayer />
      </>,
    );
    hover(screen.getByRole('button'));
    wait(700);
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(onEscape).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' });
    expect(onEscape).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', onEscape);
  });

  test('stays while the pointer is on it and leaves with the pointer', () => {
    render(
      <>
        <IconButton label="Edytuj" icon={<svg />} />
        <TooltipLayer />
      </>,
    );
    hover(screen.getByRole('button'));
    wait(700);
    hover(document.body);
    hover(screen.getByRole('tooltip'));
    wait(500);
    expect(screen.getByRole('tooltip')).toBeTruthy();
    hover(document.body);
    wait(200);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  test('describes an element whose own name says something else', () => {
    render(
      <>
        <Tooltip label="Na 2 dni: 3 i 4">
          <button type="button">D3–D4</button>
        </Tooltip>
        <TooltipLayer />
      </>,
    );
    hover(screen.getByRole('button'));
    wait(700);
    expect(screen.getByRole('button', { description: 'Na 2 dni: 3 i 4' })).toBeTruthy();
  });

  test('tells the whole of a text that is cut, by pointer and by keyboard, and nothing where there is room', () => {
    const shorten = { overflow: 'hidden', textOverflow: 'ellipsis' };
    render(
      <>
        <button type="button">
          <span style={shorten}>Przekąska przed obiadem</span>
        </button>
        <TooltipLayer />
      </>,
    );
    const text = screen.getByText('Przekąska przed obiadem');
    hover(text);
    wait(700);
    expect(screen.queryByRole('tooltip')).toBeNull();
    Object.defineProperty(text, 'scrollWidth', { value: 160 });
    Object.defineProperty(text, 'clientWidth', { value: 76 });
    hover(document.body);
    hover(text);
    wait(700);
    expect(screen.getByRole('tooltip').textContent).toBe('Przekąska przed obiadem');
    // It is read as it is, not once more.
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-describedby');
    hover(document.body);
    wait(700);
    const button = screen.getByRole('button');
    // The focus is one of the keyboard.
    jest.spyOn(button, 'matches').mockReturnValue(true);
    act(() => button.focus());
    wait(700);
    expect(screen.getByRole('tooltip').textContent).toBe('Przekąska przed obiadem');
  });

  test('goes away when something is typed, so that it does not lie over the list under the field', () => {
    render(
      <>
        <input
          aria-label="Pacjent"
          defaultValue="Hanna Brzezińska"
          style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
        />
        <TooltipLayer />
      </>,
    );
    const field = screen.getByRole('textbox');
    Object.defineProperty(field, 'scrollWidth', { value: 160 });
    Object.defineProperty(field, 'clientWidth', { value: 76 });
    hover(field);
    wait(700);
    expect(screen.getByRole('tooltip').textContent).toBe('Hanna Brzezińska');
    fireEvent.input(field, { target: { value: 'Łoś' } });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

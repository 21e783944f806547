import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeModeProvider, useThemeMode } from './theme-mode.js';
import { setThemeMode, THEME_MODE_STORAGE_KEY } from './theme-mode-store.js';
import { stubMatchMedia } from '../testing/match-media.js';

function Chooser() {
  const { mode, resolved, setMode } = useThemeMode();
  return (
    <>
      <output>{`${mode}/${resolved}`}</output>
      <button type="button" onClick={() => setMode('dark')}>
        Ciemny
      </button>
    </>
  );
}

const shownTheme = (): string | undefined => document.documentElement.dataset['theme'];

describe('the colour theme', () => {
  let restore: () => void;

  beforeEach(() => {
    restore = stubMatchMedia([]);
  });
  afterEach(() => {
    restore();
    act(() => setThemeMode('system'));
  });

  test('follows the system until the person chooses', () => {
    restore();
    restore = stubMatchMedia(['(prefers-color-scheme: dark)']);
    render(<Chooser />, { wrapper: ThemeModeProvider });
    expect(screen.getByRole('status').textContent).toBe('system/dark');
    expect(shownTheme()).toBe('dark');
  });

  test('keeps the choice on this device', async () => {
    render(<Chooser />, { wrapper: ThemeModeProvider });
    expect(shownTheme()).toBe('light');
    await userEvent.click(screen.getByRole('button', { name: 'Ciemny' }));
    expect(shownTheme()).toBe('dark');
    expect(window.localStorage.getItem(THEME_MODE_STORAGE_KEY)).toBe('dark');
  });

  test('follows a choice made in another tab', () => {
    render(<Chooser />, { wrapper: ThemeModeProvider });
    window.localStorage.setItem(THEME_MODE_STORAGE_KEY, 'dark');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: THEME_MODE_STORAGE_KEY }));
    });
    expect(screen.getByRole('status').textContent).toBe('dark/dark');
    expect(shownTheme()).toBe('dark');
  });
});

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { toastStore } from '../feedback/toast-store.js';
import { Toaster } from '../feedback/toaster.js';
import { expectNoAxeViolations } from '../testing/axe.js';
import { Button } from './button.js';
import { CopyButton } from './copy-button.js';
import { IconButton } from './icon-button.js';
import { SegmentedControl } from './segmented-control.js';
import { TabPanel, Tabs } from './tabs.js';

describe('a button', () => {
  test('does nothing while its work is going on, and keeps the focus', async () => {
    const save = jest.fn();
    render(
      <Button busy onClick={save}>
        Zapisz
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Zapisz' });
    await userEvent.click(button);
    expect(save).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  test('is named by its words alone, not by the key shown in it', async () => {
    render(
      <>
        <Button shortcut="Ctrl S">Zapisz</Button>
        <IconButton label="Zablokuj" pressed icon={<svg />} />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Zapisz' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Zablokuj', pressed: true })).toBeTruthy();
    await expectNoAxeViolations();
  });
});

function ViewSwitch() {
  const [view, setView] = useState<'day' | 'week'>('day');
  return (
    <SegmentedControl
      label="Widok"
      value={view}
      onChange={setView}
      options={[
        { value: 'day', label: 'Dzień' },
        { value: 'week', label: '14 dni' },
      ]}
    />
  );
}

describe('a segmented control', () => {
  test('is chosen with the arrows', async () => {
    render(<ViewSwitch />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '14 dni', checked: true })).toBeTruthy();
    await expectNoAxeViolations();
  });
});

function PlanTabs() {
  const [tab, setTab] = useState<'list' | 'create'>('list');
  return (
    <>
      <Tabs
        idBase="plans"
        label="Plany dietetyczne"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'list', label: 'Plany', count: 1284 },
          { value: 'create', label: 'Utwórz' },
        ]}
      />
      <TabPanel idBase="plans" value="list" current={tab}>
        Lista
      </TabPanel>
      <TabPanel idBase="plans" value="create" current={tab}>
        Formularz
      </TabPanel>
    </>
  );
}

describe('tabs', () => {
  test('move with the arrows and show their panel', async () => {
    render(<PlanTabs />);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Plany1\u00a0284');
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Utwórz', selected: true })).toBe(document.activeElement);
    expect(screen.getByRole('tabpanel', { name: 'Utwórz' }).textContent).toBe('Formularz');
    await expectNoAxeViolations();
  });
});

describe('a copy button', () => {
  const writeText = jest.fn<(text: string) => Promise<void>>();

  beforeEach(() => {
    jest.useFakeTimers();
    writeText.mockReset().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  });
  afterEach(() => {
    act(() => toastStore.clear());
    jest.useRealTimers();
  });

  test('[core §9] copies, says "Skopiowano do schowka" and confirms in place for two seconds', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, writeToClipboard: false });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    render(
      <>
        <CopyButton value="h.brzezinska@mail.example" label="Kopiuj e-mail" />
        <Toaster />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Kopiuj e-mail' }));
    expect(writeText).toHaveBeenCalledWith('h.brzezinska@mail.example');
    expect(screen.getByRole('status').textContent).toContain('Skopiowano do schowka');
    expect(screen.getByRole('button', { name: 'Skopiowano' })).toBeTruthy();
    act(() => void jest.advanceTimersByTime(2000));
    expect(screen.getByRole('button', { name: 'Kopiuj e-mail' })).toBeTruthy();
  });

  test('[core §8] only logs when the clipboard is closed', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    writeText.mockRejectedValue(new Error('denied'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    render(<CopyButton value="600 000 112" label="Kopiuj telefon" />);
    await user.click(screen.getByRole('button', { name: 'Kopiuj telefon' }));
    expect(log).toHaveBeenCalledTimes(1);
    expect(toastStore.getSnapshot().visible).toEqual([]);
    log.mockRestore();
  });
});

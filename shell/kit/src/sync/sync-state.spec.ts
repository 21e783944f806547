import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { syncState, useSyncState } from './sync-state.js';

afterEach(() => {
  act(() => syncState.reset());
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('sync state in the menu', () => {
  it('says "Zapisano", "Zapisywanie…" and how many objects are unsaved', () => {
    const { result } = renderHook(useSyncState);
    expect(result.current.label).toBe('Zapisano');
    act(() => syncState.markSaving('patients:p-1'));
    expect(result.current.label).toBe('Zapisywanie…');
    act(() => {
      syncState.markUnsaved('patients:p-1', () => undefined);
      syncState.markUnsaved('plans:pl-1', () => undefined);
    });
    expect(result.current.label).toBe('Niezapisane: 2');
    act(() => syncState.markSaved('patients:p-1'));
    expect(result.current.label).toBe('Niezapisane: 1');
  });

  it('says "Offline" without a network and tries again when it returns', () => {
    const retry = jest.fn();
    const { result } = renderHook(useSyncState);
    act(() => syncState.markUnsaved('patients:p-1', retry, { temporary: true }));
    const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(result.current.label).toBe('Offline');
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(result.current.label).toBe('Niezapisane: 1');
  });

  it('what a passing failure kept back is tried every 10 seconds, a refusal only by hand', () => {
    jest.useFakeTimers();
    const passing = jest.fn();
    const refused = jest.fn();
    act(() => {
      syncState.markUnsaved('a', passing, { temporary: true });
      syncState.markUnsaved('b', refused);
    });
    jest.advanceTimersByTime(21_000);
    expect([passing.mock.calls.length, refused.mock.calls.length]).toEqual([2, 0]);
    syncState.retryAll();
    expect([passing.mock.calls.length, refused.mock.calls.length]).toEqual([3, 1]);
  });
});

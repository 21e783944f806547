import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createToastStore, type ToastStore } from './toast-store.js';

describe('the toast queue', () => {
  let store: ToastStore;
  const titles = (): string[] => store.getSnapshot().visible.map((entry) => entry.title);

  beforeEach(() => {
    jest.useFakeTimers();
    store = createToastStore();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('[core §9] shows a message for about four seconds', () => {
    store.show({ title: 'Zapisano reguły' });
    jest.advanceTimersByTime(3999);
    expect(titles()).toEqual(['Zapisano reguły']);
    jest.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  test('[core §9] shows at most three messages; the fourth waits and then has its full time', () => {
    for (const title of ['1', '2', '3', '4']) store.show({ title });
    expect(titles()).toEqual(['1', '2', '3']);
    expect(store.getSnapshot().waiting).toBe(1);
    jest.advanceTimersByTime(4000);
    expect(titles()).toEqual(['4']);
    jest.advanceTimersByTime(3999);
    expect(titles()).toEqual(['4']);
    jest.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  test('leaves ten seconds to take a removal back', () => {
    store.show({ title: 'Usunięto Obiad', action: { label: 'Cofnij', run: () => undefined } });
    jest.advanceTimersByTime(9999);
    expect(titles()).toEqual(['Usunięto Obiad']);
    jest.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  test('stands still while it is being read and goes on with the time that was left', () => {
    store.show({ title: 'Usunięto Obiad' });
    jest.advanceTimersByTime(3000);
    store.pause();
    jest.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['Usunięto Obiad']);
    store.resume();
    jest.advanceTimersByTime(999);
    expect(titles()).toEqual(['Usunięto Obiad']);
    jest.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  test('does not let a message that arrives during the pause run out unseen', () => {
    store.pause();
    store.show({ title: 'Zapisano' });
    jest.advanceTimersByTime(60_000);
    expect(titles()).toEqual(['Zapisano']);
    store.resume();
    jest.advanceTimersByTime(4000);
    expect(titles()).toEqual([]);
  });

  test('replaces an older message about the same thing and gives it its full time again', () => {
    store.show({ title: 'Zapisano 14:31', key: 'autosave' });
    store.show({ title: 'Inny' });
    jest.advanceTimersByTime(2000);
    store.show({ title: 'Zapisano 14:32', key: 'autosave' });
    expect(titles()).toEqual(['Zapisano 14:32', 'Inny']);
    jest.advanceTimersByTime(2000);
    expect(titles()).toEqual(['Zapisano 14:32']);
  });
});

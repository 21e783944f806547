import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { z } from 'zod';
import { HttpError } from '../http/http-error.js';
import { resetSessionForTest, setSessionForTest } from '../session/session.js';
import { syncState } from '../sync/sync-state.js';
import { announcePending, releaseKind } from './announce.js';
import { defineWrites, type RecordWrites } from './record-writes.js';

interface Plan {
  id: string;
  version: number;
  name: string;
  calories: number;
}
type Patch = Partial<Pick<Plan, 'name' | 'calories'>>;
type Send = { patch: Patch; ifMatch: number | undefined; answer(plan: Plan): void; fail(error: Error): void };

const ME = { name: 'Alicja', email: 'alicja@gabinet.example', isAdmin: false };
const FIRST: Plan = { id: 'pl-1', version: 1, name: 'Etap I', calories: 1800 };
const AWAY = new HttpError('Usługa jest chwilowo niedostępna.', { status: 503, code: 'service_unavailable' });
const STORED = 'unsaved:plans:pl-1';

const stale = (current: Plan) =>
  new HttpError('Ktoś zmienił plan.', { status: 412, code: 'stale_version', details: { current } });
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

let sends: Send[];

/** A tab of the browser: what it shows and the writes it makes. */
interface Tab {
  plan: Plan;
  writes: RecordWrites<Plan, Patch>;
  settledElsewhere: number;
}

function openTab(plan: Plan = FIRST): Tab {
  const writes = defineWrites<Plan, Patch>({
    key: 'plans',
    update: (_id, patch, ifMatch) =>
      new Promise((resolve, reject) => sends.push({ patch, ifMatch, answer: resolve, fail: reject })),
    describe: ({ record, patch }) => `plan ${record?.name ?? ''} – ${Object.keys(patch ?? {}).join(', ')}`,
    schemas: async () => ({
      record: z.object({ id: z.string(), version: z.number(), name: z.string(), calories: z.number() }),
      patch: z.object({ name: z.string(), calories: z.number() }).partial(),
    }),
  });
  const tab: Tab = { plan, writes, settledElsewhere: 0 };
  writes.attach({
    record: () => tab.plan,
    ready: () => true,
    onStored: (stored) => (tab.plan = stored),
    onSettledElsewhere: () => (tab.settledElsewhere += 1),
  });
  return tab;
}

const update = (tab: Tab, patch: Patch, seen?: number) => tab.writes.writer('pl-1').update(patch, seen);
const state = (tab: Tab) => tab.writes.writer('pl-1').state();
/** What the browser tells the other tabs after a write. */
const tellOtherTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: STORED }));

beforeEach(() => {
  setSessionForTest(ME);
  sends = [];
});
afterEach(() => {
  resetSessionForTest();
  window.localStorage.clear();
  jest.useRealTimers();
});

describe('zapis jednego obiektu', () => {
  it('jedna zmiana jest w drodze; późniejsze idą razem po niej, na nowej wersji', async () => {
    const tab = openTab();
    const first = update(tab, { name: 'Etap II' });
    void update(tab, { calories: 1700 });
    const last = update(tab, { calories: 1650 });
    expect(sends).toHaveLength(1);
    sends[0]?.answer({ ...FIRST, version: 2, name: 'Etap II' });
    await first;
    await settle();
    expect(sends[1]).toMatchObject({ patch: { calories: 1650 }, ifMatch: 2 });
    expect(sends[1]?.patch).not.toHaveProperty('name');
    sends[1]?.answer({ ...FIRST, version: 3, name: 'Etap II', calories: 1650 });
    await last;
    await settle();
    expect(state(tab).phase).toBe('saved');
    expect(tab.plan.version).toBe(3);
    expect(window.localStorage.getItem(STORED)).toBeNull();
  });

  it('[core §4] nieudana zmiana zostaje, liczy się jako niezapisana i idzie przy następnej próbie', async () => {
    const tab = openTab();
    const pushed = update(tab, { calories: 1700 });
    sends[0]?.fail(AWAY);
    await expect(pushed).rejects.toMatchObject({ status: 503 });
    await settle();
    expect(syncState.current()).toMatchObject({
      label: 'Niezapisane: 1',
      unsaved: [{ label: 'plan Etap I – calories', reason: 'Usługa jest chwilowo niedostępna.' }],
    });
    syncState.retryAll();
    sends[1]?.answer({ ...FIRST, version: 2, calories: 1700 });
    await settle();
    expect(syncState.current()).toMatchObject({ kind: 'saved', label: 'Zapisano' });
  });

  it('[decisions 48] zmiana idzie z wersją, na której powstała, choć ekran pokazuje już nowszą', async () => {
    const tab = openTab();
    void update(tab, { calories: 1700 });
    sends[0]?.fail(AWAY);
    await settle();
    tab.plan = { ...FIRST, version: 5, calories: 1900 };
    syncState.retryAll();
    expect(sends[1]?.ifMatch).toBe(1);
  });

  it('[decisions 48] formularz, który wypełniono z wcześniejszej wersji, nie nadpisuje nowszej, choć lista już ją pokazuje', async () => {
    const tab = openTab({ ...FIRST, version: 5 });
    void update(tab, { calories: 1700 }, 1);
    expect(sends[0]?.ifMatch).toBe(1);
  });

  it('[decisions 48] wersje, które ta karta zrobiła sama, nie są cudze', async () => {
    const tab = openTab();
    void update(tab, { name: 'Etap II' });
    sends[0]?.answer({ ...FIRST, version: 2, name: 'Etap II' });
    await settle();
    void update(tab, { name: 'Etap III' });
    sends[1]?.answer({ ...FIRST, version: 3, name: 'Etap III' });
    await settle();
    expect(state(tab).phase).toBe('saved');
    void update(tab, { calories: 1700 }, 1);
    expect(sends[2]?.ifMatch).toBe(3);
  });

  it('odpowiedź, która nie dotarła, nie robi konfliktu z samym sobą', async () => {
    const tab = openTab();
    const pushed = update(tab, { calories: 1700 });
    sends[0]?.fail(stale({ ...FIRST, version: 2, calories: 1700 }));
    await expect(pushed).resolves.toMatchObject({ version: 2 });
    expect(state(tab).phase).toBe('saved');
  });

  it('zamknięcie czeka na to, co jest w drodze', async () => {
    const tab = openTab();
    void update(tab, { calories: 1700 });
    let left = false;
    const leaving = tab.writes
      .writer('pl-1')
      .flush()
      .then(() => (left = true));
    await settle();
    expect(left).toBe(false);
    sends[0]?.answer({ ...FIRST, version: 2, calories: 1700 });
    await leaving;
    expect(left).toBe(true);
  });

  it('po wylogowaniu spóźniona odpowiedź niczego nie zapisuje w przeglądarce', async () => {
    const tab = openTab();
    void update(tab, { calories: 1700 });
    resetSessionForTest();
    sends[0]?.fail(AWAY);
    await settle();
    expect(Object.keys(window.localStorage)).toEqual([]);
    expect(syncState.current().label).toBe('Zapisano');
  });
});

describe('[decisions 48] moje 111 spotkało 222 z serwera', () => {
  const theirs: Plan = { ...FIRST, version: 2, calories: 222 };
  let tab: Tab;

  beforeEach(async () => {
    tab = openTab();
    const pushed = update(tab, { calories: 111 });
    sends[0]?.fail(stale(theirs));
    await expect(pushed).rejects.toMatchObject({ status: 412 });
    await settle();
  });

  const expectWaiting = (where: Tab) => {
    expect(sends).toHaveLength(1);
    expect(state(where)).toMatchObject({ phase: 'unsaved', conflict: theirs });
    expect(syncState.current().label).toBe('Niezapisane: 1');
  };

  it('nic nie idzie ponownie: ani po 16 s, ani po powrocie sieci, ani po „Zapisz teraz”', async () => {
    jest.useFakeTimers();
    syncState.retryAll();
    jest.advanceTimersByTime(16_000);
    window.dispatchEvent(new Event('online'));
    tab.writes.wake();
    jest.useRealTimers();
    await settle();
    expectWaiting(tab);
  });

  it('po F5 wybór nadal czeka', async () => {
    resetTab(tab);
    expect(syncState.current().label).toBe('Niezapisane: 1');
    const reloaded = openTab(theirs);
    await settle();
    reloaded.writes.wake();
    await settle();
    expectWaiting(reloaded);
  });

  it('w drugiej karcie wybór czeka tak samo, a dokonany tam kończy sprawę w pierwszej', async () => {
    const second = openTab(theirs);
    await settle();
    expectWaiting(second);
    void second.writes.writer('pl-1').resolve('theirs');
    tellOtherTabs();
    await settle();
    expect(sends).toHaveLength(1);
    expect([state(tab).phase, state(second).phase]).toEqual(['saved', 'saved']);
    expect(tab.settledElsewhere).toBe(1);
  });

  it('następna zmiana dołącza do czekających i też nie idzie', async () => {
    await expect(update(tab, { name: 'Etap X' })).rejects.toMatchObject({ status: 412 });
    await settle();
    expectWaiting(tab);
    expect(tab.writes.writer('pl-1').pending()?.patch).toEqual({ calories: 111, name: 'Etap X' });
  });

  it('„zachowaj moją” idzie na nowszej wersji', async () => {
    void tab.writes.writer('pl-1').resolve('mine');
    await settle();
    expect(sends[1]).toMatchObject({ patch: { calories: 111 }, ifMatch: 2 });
  });

  it('odmowa, na którą nikt nie czeka, stoi w stanie zapisu i niczego nie psuje', async () => {
    const unheard = jest.fn();
    process.on('unhandledRejection', unheard);
    void tab.writes.writer('pl-1').resolve('mine');
    await settle();
    sends[1]?.fail(AWAY);
    void update(tab, { name: 'Etap X' });
    await settle();
    await settle();
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
    expect(state(tab)).toMatchObject({ phase: 'unsaved', error: AWAY });
    expect(syncState.current()).toMatchObject({ kind: 'unsaved' });
  });

  it('„wczytaj nowszą” porzuca zmianę', () => {
    void tab.writes.writer('pl-1').resolve('theirs');
    expect(tab.plan).toEqual(theirs);
    expect(sends).toHaveLength(1);
    expect(syncState.current().label).toBe('Zapisano');
  });
});

/** The memory of a tab is gone, the browser's storage stays: what F5 does. */
function resetTab(tab: Tab): void {
  tab.writes.writer('pl-1').end();
  releaseKind('plans');
  syncState.reset();
  announcePending();
}

describe('to, co zostało w przeglądarce', () => {
  const keep = (value: object) =>
    window.localStorage.setItem(STORED, JSON.stringify({ owner: ME.email, value }));
  const frame = { rev: 'r-1', label: 'plan Etap I – calories', since: '2026-11-20T10:00:00.000Z' };

  it('liczy się jako niezapisane, zanim otworzy się część programu, która to wyśle; potem idzie', async () => {
    keep({ ...frame, patch: { calories: 1700 }, base: 1 });
    announcePending();
    expect(syncState.current()).toMatchObject({
      label: 'Niezapisane: 1',
      unsaved: [{ label: 'plan Etap I – calories', since: '2026-11-20T10:00:00.000Z' }],
    });
    openTab({ ...FIRST, version: 4 });
    await settle();
    expect(sends[0]).toMatchObject({ patch: { calories: 1700 }, ifMatch: 1 });
  });

  it('odmowa, którą ktoś już widział, nie idzie sama drugi raz', async () => {
    keep({
      ...frame,
      patch: { calories: 5 },
      failure: { message: 'Za mało.', status: 400, code: 'invalid' },
    });
    const tab = openTab();
    await settle();
    expect(sends).toHaveLength(0);
    expect(state(tab)).toMatchObject({ phase: 'unsaved', error: { message: 'Za mało.' } });
  });

  it.each([
    ['nie jest zmianą', 'tekst'],
    ['nie ma ramy', { patch: { calories: 1700 } }],
    ['ma zły typ pola', { ...frame, patch: { calories: 'dużo' } }],
    ['ma uszkodzony konflikt', { ...frame, patch: { calories: 1700 }, conflict: { id: 'pl-1' } }],
  ])('uszkodzona kopia (%s) jest wyrzucana', async (_why, value) => {
    keep(value as object);
    announcePending();
    openTab();
    await settle();
    expect(sends).toHaveLength(0);
    expect(window.localStorage.getItem(STORED)).toBeNull();
    expect(syncState.current().label).toBe('Zapisano');
  });

  it('kopia innej osoby nie jest czytana', async () => {
    window.localStorage.setItem(
      STORED,
      JSON.stringify({ owner: 'inna@gabinet.example', value: { ...frame, patch: { calories: 1 } } }),
    );
    openTab();
    await settle();
    expect(sends).toHaveLength(0);
  });
});

describe('dwie karty', () => {
  const locks = new Map<string, Promise<unknown>>();

  beforeEach(() => {
    locks.clear();
    const request = (name: string, work: () => Promise<void>) => {
      const turn = (locks.get(name) ?? Promise.resolve()).then(work);
      locks.set(name, turn);
      return turn;
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('wysyła jedna naraz, a druga nie powtarza tego, co pierwsza zapisała', async () => {
    const first = openTab();
    const second = openTab();
    void update(first, { calories: 1700 });
    await settle();
    tellOtherTabs();
    second.writes.writer('pl-1').retry();
    await settle();
    expect(sends).toHaveLength(1);
    sends[0]?.answer({ ...FIRST, version: 2, calories: 1700 });
    await settle();
    tellOtherTabs();
    await settle();
    expect(sends).toHaveLength(1);
    expect(state(second).phase).toBe('saved');
    expect(second.settledElsewhere).toBe(1);
  });

  it('zmiana z drugiej karty, gdy pierwsza wysyła, nie ginie', async () => {
    const first = openTab();
    const second = openTab();
    void update(first, { calories: 1700 });
    await settle();
    void update(second, { name: 'Etap II' });
    sends[0]?.answer({ ...FIRST, version: 2, calories: 1700 });
    await settle();
    await settle();
    expect(sends[1]).toMatchObject({ patch: { name: 'Etap II' }, ifMatch: 2 });
    sends[1]?.answer({ ...FIRST, version: 3, calories: 1700, name: 'Etap II' });
    await settle();
    await settle();
    expect(sends).toHaveLength(2);
    expect(window.localStorage.getItem(STORED)).toBeNull();
  });
});

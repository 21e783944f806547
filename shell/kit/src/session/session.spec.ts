import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { sessionRoutes } from '@pora/contracts/session/session.routes';
import { act, renderHook, waitFor } from '@testing-library/react';
import { callRoute } from '../http/call-route.js';
import { userStorage } from '../storage/storage.js';
import { syncState } from '../sync/sync-state.js';
import { apiError, fakeApi, type FakeApi } from '../testing/fake-api.js';
import { logout, resetSessionForTest, startSession, useSession } from './session.js';
import { onSignedOut } from './sign-out.js';

const ALICJA = { name: 'Alicja Różańska', email: 'alicja@gabinet.example', isAdmin: false };
const NOT_SIGNED_IN = apiError(401, 'not_signed_in', 'Zaloguj się.');

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => {
  jest.useRealTimers();
  resetSessionForTest();
  window.localStorage.clear();
});

function session() {
  return renderHook(() => useSession()).result;
}

describe('session', () => {
  it('[core §4] is loading until the server has answered, then the person is known', async () => {
    api.on(sessionRoutes.me, { user: ALICJA });
    const state = session();
    expect(state.current.status).toBe('loading');
    startSession({ skipCheck: false });
    await waitFor(() => expect(state.current).toEqual({ status: 'signed-in', user: ALICJA }));
  });

  it('[core §4] a 401 is asked about once more after 250 ms, which is enough to stay signed in', async () => {
    const answers: unknown[] = [NOT_SIGNED_IN, { user: ALICJA }];
    api.on(sessionRoutes.me, () => answers.shift());
    const state = session();
    jest.useFakeTimers();
    startSession({ skipCheck: false });
    await act(() => jest.advanceTimersByTimeAsync(249));
    expect(api.calls(sessionRoutes.me)).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(api.calls(sessionRoutes.me)).toHaveLength(2);
    expect(state.current.status).toBe('signed-in');
  });

  it('[core §4] two 401 answers mean nobody is signed in', async () => {
    api.on(sessionRoutes.me, NOT_SIGNED_IN);
    const state = session();
    startSession({ skipCheck: false });
    await waitFor(() => expect(state.current.status).toBe('signed-out'));
    expect(api.calls(sessionRoutes.me)).toHaveLength(2);
  });

  it('[core §2] on /login nobody is asked and nobody counts as signed in', () => {
    const state = session();
    act(() => startSession({ skipCheck: true }));
    expect(state.current.status).toBe('signed-out');
    expect(api.unexpected).toEqual([]);
  });

  it('a server that is away leaves the question open and names the reason', async () => {
    api.on(sessionRoutes.me, apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'));
    const state = session();
    startSession({ skipCheck: false });
    await waitFor(() =>
      expect(state.current).toMatchObject({
        status: 'loading',
        failure: { message: 'Usługa jest chwilowo niedostępna.' },
      }),
    );
  });

  it('[core §7] logout posts, then forgets the person and every copy of their data', async () => {
    api.on(sessionRoutes.me, { user: ALICJA });
    api.on(sessionRoutes.logout, undefined);
    const state = session();
    const forgotten = jest.fn();
    const stop = onSignedOut(forgotten);
    startSession({ skipCheck: false });
    await waitFor(() => expect(state.current.status).toBe('signed-in'));
    userStorage('patient-storage').write(['Hanna']);
    window.localStorage.setItem('pora.theme', 'dark');
    await act(logout);
    stop();
    await waitFor(() => expect(state.current.status).toBe('signed-out'));
    expect(Object.keys(window.localStorage)).toEqual(['pora.theme']);
    expect(forgotten).toHaveBeenCalled();
  });

  it('a logout that did not reach the server leaves the person signed in', async () => {
    api.on(sessionRoutes.me, { user: ALICJA });
    const state = session();
    startSession({ skipCheck: false });
    await waitFor(() => expect(state.current.status).toBe('signed-in'));
    api.setOnline(false);
    await expect(logout()).rejects.toMatchObject({ code: 'network' });
    expect(state.current.status).toBe('signed-in');
  });

  it('[library §6] a call that shows the way to sign in itself hears of the 401, and nobody is signed out', async () => {
    api.on(sessionRoutes.me, { user: ALICJA });
    api.on(patientRoutes.list, NOT_SIGNED_IN);
    const state = session();
    startSession({ skipCheck: false });
    await waitFor(() => expect(state.current.status).toBe('signed-in'));
    const answer = callRoute(patientRoutes.list, { asksToSignIn: true });
    await act(() => expect(answer).rejects.toMatchObject({ status: 401 }));
    expect(api.calls(sessionRoutes.me)).toHaveLength(1);
    expect(state.current.status).toBe('signed-in');
  });

  it('a 401 of any call that the check confirms signs the person out', async () => {
    const users: unknown[] = [{ user: ALICJA }];
    api.on(sessionRoutes.me, () => users.shift() ?? NOT_SIGNED_IN);
    api.on(patientRoutes.list, NOT_SIGNED_IN);
    const state = session();
    startSession({ skipCheck: false });
    await waitFor(() => expect(state.current.status).toBe('signed-in'));
    await act(() => expect(callRoute(patientRoutes.list)).rejects.toMatchObject({ status: 401 }));
    await waitFor(() => expect(state.current.status).toBe('signed-out'));
  });

  it('copies of one person are removed when another signs in', async () => {
    api.on(sessionRoutes.me, { user: { ...ALICJA, email: 'inna@gabinet.example' } });
    window.localStorage.setItem('storage-owner', JSON.stringify(ALICJA.email));
    window.localStorage.setItem('patient-storage', JSON.stringify({ owner: ALICJA.email, value: ['Hanna'] }));
    const state = session();
    startSession({ skipCheck: false });
    await waitFor(() => expect(state.current.status).toBe('signed-in'));
    expect(window.localStorage.getItem('patient-storage')).toBeNull();
    expect(userStorage('patient-storage').read()).toBeUndefined();
  });
});

describe('sesja, która wygasła w trakcie pracy', () => {
  const INNA = { name: 'Joanna', email: 'inna@gabinet.example', isAdmin: false };
  let who: unknown;
  let listAnswer: unknown;

  beforeEach(async () => {
    who = { user: ALICJA };
    listAnswer = NOT_SIGNED_IN;
    api.on(sessionRoutes.me, () => who);
    api.on(patientRoutes.list, () => listAnswer);
    startSession({ skipCheck: false });
    await waitFor(() => expect(session().current.status).toBe('signed-in'));
    who = NOT_SIGNED_IN;
  });
  afterEach(() => syncState.reset());

  const comeBack = (user: unknown) => {
    who = user;
    window.dispatchEvent(new Event('focus'));
  };

  it('zostawia stronę, gdy coś czeka, a po powrocie tej samej osoby wysyła', async () => {
    const state = session();
    syncState.markUnsaved('patients:p-1', () => undefined, { label: 'pacjent Jan' });
    const answer = callRoute(patientRoutes.list);
    await waitFor(() => expect(state.current).toMatchObject({ status: 'signed-in', lost: true }));
    expect(syncState.current().label).toBe('Niezapisane: 1');
    listAnswer = { items: [] };
    act(() => comeBack({ user: ALICJA }));
    await expect(answer).resolves.toEqual({ items: [] });
    await waitFor(() => expect(state.current).toEqual({ status: 'signed-in', user: ALICJA }));
  });

  it('nie oddaje kopii jednej osoby drugiej: inne konto zaczyna od nowa', async () => {
    const state = session();
    userStorage('patient-storage').write(['Hanna']);
    userStorage('unsaved:patients:p-1').write({ patch: 1 });
    syncState.markUnsaved('patients:p-1', () => undefined);
    const answer = callRoute(patientRoutes.list);
    const refused = expect(answer).rejects.toMatchObject({ status: 401 });
    await waitFor(() => expect(state.current).toMatchObject({ lost: true }));
    act(() => comeBack({ user: INNA }));
    await refused;
    expect(window.localStorage.getItem('patient-storage')).toBeNull();
    expect(window.localStorage.getItem('unsaved:patients:p-1')).toBeNull();
    expect(syncState.current().label).toBe('Zapisano');
  });

  it('bez otwartej pracy prowadzi do logowania; kopie danych znikają, własne niewysłane zmiany zostają', async () => {
    const state = session();
    userStorage('patient-storage').write(['Hanna']);
    userStorage('unsaved:patients:p-1').write({ patch: 1 });
    await act(() => expect(callRoute(patientRoutes.list)).rejects.toMatchObject({ status: 401 }));
    await waitFor(() => expect(state.current.status).toBe('signed-out'));
    expect(window.localStorage.getItem('patient-storage')).toBeNull();
    expect(window.localStorage.getItem('unsaved:patients:p-1')).not.toBeNull();
  });
});

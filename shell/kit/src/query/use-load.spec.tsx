import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { QueryClientProvider } from '../queries.js';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { callRoute } from '../http/call-route.js';
import { HttpError, messageOf } from '../http/http-error.js';
import { apiError, fakeApi } from '../testing/index.js';
import { createQueryClient, retryDelay } from './query-client.js';
import { useLoad } from './use-load.js';

function Screen() {
  const load = useLoad({
    queryKey: ['patients'],
    queryFn: ({ signal }) => callRoute(patientRoutes.list, { signal }),
  });
  if (load.phase === 'loading') return <p>wczytywanie</p>;
  if (load.phase === 'failed') {
    return (
      <p role="alert">
        {messageOf(load.error)} <button onClick={load.retry}>Spróbuj ponownie</button>
        <i data-testid="next">{load.nextTry}</i>
      </p>
    );
  }
  return <p>{load.data.items.length} pacjentów</p>;
}

const openScreen = () => {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <Screen />
    </QueryClientProvider>,
  );
  return client;
};

/** The screen after the first answer, under a clock that stands still. */
const openScreenAtRest = async () => {
  jest.useFakeTimers();
  openScreen();
  await act(() => jest.advanceTimersByTimeAsync(0));
};

const away = apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.');

describe('what a screen loads', () => {
  afterEach(() => void jest.useRealTimers());

  it('a component that is down shows its sentence, and the screen recovers by itself', async () => {
    const api = fakeApi();
    const answers: unknown[] = [away, { items: [] }];
    api.on(patientRoutes.list, () => answers.shift());
    openScreen();
    expect(await screen.findByRole('alert')).toHaveTextContent('Usługa jest chwilowo niedostępna.');
    expect(await screen.findByText('0 pacjentów', {}, { timeout: 4000 })).toBeInTheDocument();
  });

  it('"Spróbuj ponownie" acts at once, without waiting for the next attempt', async () => {
    const api = fakeApi();
    api.on(patientRoutes.list, away);
    await openScreenAtRest();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    api.on(patientRoutes.list, { items: [] });
    fireEvent.click(screen.getByRole('button'));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('0 pacjentów')).toBeInTheDocument();
  });

  it('what failed stays on the screen while it is tried again, with the button that the focus is on', async () => {
    const api = fakeApi();
    api.on(patientRoutes.list, away);
    await openScreenAtRest();
    const button = screen.getByRole('button');
    let answer: (value: unknown) => void = () => undefined;
    api.on(patientRoutes.list, () => new Promise((resolve) => (answer = resolve)));
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(0));
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('button')).toBe(button);
    await act(async () => answer({ items: [] }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('0 pacjentów')).toBeInTheDocument();
  });

  it('says when it tries again by itself, and tries at that very time', async () => {
    const api = fakeApi();
    api.on(patientRoutes.list, away);
    await openScreenAtRest();
    const wait = Number(screen.getByTestId('next').textContent) - Date.now();
    expect(wait).toBeGreaterThan(0);
    await act(() => jest.advanceTimersByTimeAsync(wait - 1));
    expect(api.calls(patientRoutes.list)).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(api.calls(patientRoutes.list)).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(Number(screen.getByTestId('next').textContent)).toBeGreaterThan(Date.now());
  });

  it('a refusal is not tried again', async () => {
    const api = fakeApi();
    api.on(patientRoutes.list, apiError(404, 'not_found', 'Nie ma takiego pacjenta.'));
    await openScreenAtRest();
    expect(screen.getByRole('alert')).toHaveTextContent('Nie ma takiego pacjenta.');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(api.calls(patientRoutes.list)).toHaveLength(1);
  });

  it('data on the screen stays when a refresh fails', async () => {
    const api = fakeApi();
    api.on(patientRoutes.list, { items: [] });
    const client = openScreen();
    await screen.findByText('0 pacjentów');
    api.on(patientRoutes.list, apiError(404, 'not_found', 'Nie ma.'));
    await act(() => client.refetchQueries());
    await waitFor(() => expect(api.calls(patientRoutes.list)).toHaveLength(2));
    expect(screen.getByText('0 pacjentów')).toBeInTheDocument();
  });

  it('attempts come after 1, 2, 4 … at most 15 seconds, never before the server says', () => {
    expect([0, 1, 2, 6].map((failures) => retryDelay(failures, new Error('x')))).toEqual([
      1000, 2000, 4000, 15000,
    ]);
    const asked = new HttpError('x', { status: 503, code: 'service_unavailable', retryAfterSeconds: 3 });
    expect([0, 1, 2, 6].map((failures) => retryDelay(failures, asked))).toEqual([3000, 3000, 4000, 15000]);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { defineRoute } from '@pora/contracts/route';
import { act, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { callRoute } from '../http/call-route.js';
import { syncState } from '../sync/sync-state.js';
import { apiError, fakeApi, renderScreen, TEST_USER, type FakeApi } from '../testing/index.js';
import { defineCollection } from './collection.js';
import { useCollection, type CollectionView } from './use-collection.js';

interface Row {
  id: string;
  name: string;
  version?: number;
}
type Patch = { name: string };
const rowSchema = z.object({ id: z.string(), name: z.string(), version: z.number().optional() });

const unavailable = apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.');
const HANNA: Row = { id: 'p-1', name: 'Hanna', version: 1 };
const OLIWIA: Row = { id: 'p-2', name: 'Oliwia', version: 1 };
const NEW: Row = { id: 'p-9', name: 'Zofia' };

// The rule does not care what a record holds: the routes of patients serve with smaller rows.
const rows = defineCollection<Row, Patch>({
  key: 'rows',
  storageKey: 'patient-storage',
  list: defineRoute({
    method: 'GET',
    path: patientRoutes.list.path,
    access: 'user',
    answer: z.object({ items: z.array(rowSchema) }),
  }),
  create: async (item, idempotencyKey) =>
    (await callRoute(patientRoutes.create, { body: item as never, idempotencyKey })) as unknown as Row,
  update: async (id, patch, ifMatch) =>
    (await callRoute(patientRoutes.update, {
      params: { id },
      body: patch as never,
      ...(ifMatch !== undefined && { ifMatch }),
    })) as unknown as Row,
  remove: (id) => callRoute(patientRoutes.remove, { params: { id } }),
  describe: ({ record, added }) => `${added ? 'nowy wiersz' : 'wiersz'} ${record?.name ?? ''}`,
  schemas: async () => ({ record: rowSchema, patch: z.object({ name: z.string() }) }),
});

let api: FakeApi;
let view: CollectionView<Row, Patch>;

function List() {
  view = useCollection(rows);
  if (view.state.phase !== 'ready') return <p>{view.state.phase}</p>;
  return (
    <ul aria-label={view.fromStorage ? 'z przeglądarki' : 'z serwera'}>
      {view.items.map((row) => (
        <li key={row.id}>{row.name}</li>
      ))}
    </ul>
  );
}

const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

async function openList() {
  renderScreen(<List />);
  await waitFor(() => expect(screen.getByLabelText('z serwera')).toBeInTheDocument());
}

function stored() {
  return JSON.parse(window.localStorage.getItem('patient-storage') ?? 'null') as {
    owner: string;
    value: { items: Row[] };
  };
}

const waiting = () => Object.keys(window.localStorage).filter((name) => name.startsWith('unsaved:'));

beforeEach(() => {
  api = fakeApi();
  api.on(patientRoutes.list, { items: [HANNA, OLIWIA] });
});

describe('a list that is changed locally first', () => {
  it('[core §4] an added record shows at once and becomes the server’s record', async () => {
    await openList();
    api.on(patientRoutes.create, ({ body }: { body: unknown }) => ({ ...(body as Row), version: 1 }));
    await act(async () => {
      const added = view.add(NEW);
      expect(rows.items().map((row) => row.name)).toContain('Zofia');
      expect(await added).toEqual({ ...NEW, version: 1 });
    });
    expect(names()).toEqual(['Hanna', 'Oliwia', 'Zofia']);
    expect(api.calls(patientRoutes.create)[0]?.idempotencyKey).toMatch(/^k-/);
  });

  it('[core §4] a failed add is rolled back', async () => {
    await openList();
    api.on(patientRoutes.create, apiError(400, 'invalid_input', 'Imię i nazwisko są wymagane'));
    await act(async () => {
      await expect(view.add(NEW)).rejects.toMatchObject({ message: 'Imię i nazwisko są wymagane' });
    });
    expect(names()).toEqual(['Hanna', 'Oliwia']);
    expect(syncState.current().kind).toBe('saved');
  });

  it('[core §4] a failed delete restores the earlier list', async () => {
    await openList();
    api.on(patientRoutes.remove, unavailable);
    await act(async () => {
      const removed = view.remove('p-1');
      expect(rows.items().map((row) => row.name)).toEqual(['Oliwia']);
      await expect(removed).rejects.toMatchObject({ status: 503 });
    });
    expect(names()).toEqual(['Hanna', 'Oliwia']);
  });

  it('a deleted record stays away', async () => {
    await openList();
    api.on(patientRoutes.remove, undefined);
    await act(() => view.remove('p-1'));
    expect(names()).toEqual(['Oliwia']);
  });

  it('[core §4] a failed update keeps the local change, is marked unsaved and can be sent again', async () => {
    await openList();
    api.on(patientRoutes.update, unavailable);
    await act(async () => {
      await expect(view.update('p-1', { name: 'Hanna Maria' })).rejects.toMatchObject({ status: 503 });
    });
    expect(names()).toEqual(['Hanna Maria', 'Oliwia']);
    expect(view.unsaved.get('p-1')?.error.status).toBe(503);
    expect(syncState.current().label).toBe('Niezapisane: 1');
    api.on(patientRoutes.update, { ...HANNA, name: 'Hanna Maria', version: 2 });
    act(() => view.retry('p-1'));
    await waitFor(() => expect(view.unsaved.size).toBe(0));
    expect(api.calls(patientRoutes.update).at(-1)).toMatchObject({
      body: { name: 'Hanna Maria' },
      ifMatch: 1,
    });
    expect(syncState.current().label).toBe('Zapisano');
  });

  it('[core §4] before the first load has succeeded changes are kept in the browser and sent after it', async () => {
    api.on(patientRoutes.list, unavailable);
    const { client } = renderScreen(<List />);
    await waitFor(() => expect(screen.getByText('failed')).toBeInTheDocument());
    await act(async () => {
      await view.add(NEW);
    });
    expect(names()).toEqual(['Zofia']);
    expect(waiting()).toEqual(['unsaved:rows:p-9']);
    expect(syncState.current()).toMatchObject({
      label: 'Niezapisane: 1',
      unsaved: [{ label: 'nowy wiersz Zofia' }],
    });
    expect(api.calls(patientRoutes.create)).toHaveLength(0);
    api.on(patientRoutes.create, { ...NEW, version: 1 });
    api.on(patientRoutes.list, { items: [HANNA] });
    await act(() => client.refetchQueries());
    await waitFor(() => expect(names()).toEqual(['Hanna', 'Zofia']));
    await waitFor(() => expect(waiting()).toEqual([]));
    expect(syncState.current().label).toBe('Zapisano');
  });

  it('[core §9] the copy of the last visit is shown while the server is away', async () => {
    window.localStorage.setItem('storage-owner', JSON.stringify(TEST_USER.email));
    window.localStorage.setItem(
      'patient-storage',
      JSON.stringify({ owner: TEST_USER.email, value: { items: [HANNA], entries: [] } }),
    );
    api.on(patientRoutes.list, unavailable);
    renderScreen(<List />);
    await waitFor(() => expect(screen.getByLabelText('z przeglądarki')).toBeInTheDocument());
    expect(names()).toEqual(['Hanna']);
  });

  it('a list that never came is unknown on the next visit too, not empty', async () => {
    api.on(patientRoutes.list, unavailable);
    renderScreen(<List />);
    await waitFor(() => expect(screen.getByText('failed')).toBeInTheDocument());
    expect(stored()?.value.items ?? null).toBeNull();
  });

  it('a list asked for before a save was answered does not bring the old record back', async () => {
    await openList();
    let answerOld: (value: unknown) => void = () => undefined;
    const answers = [
      new Promise((resolve) => (answerOld = resolve)),
      { items: [{ ...HANNA, name: 'Nowa', version: 2 }] },
    ];
    api.on(patientRoutes.list, () => answers.shift());
    api.on(patientRoutes.update, { ...HANNA, name: 'Nowa', version: 2 });
    await act(async () => {
      const reading = rows.load(new AbortController().signal);
      await view.update('p-1', { name: 'Nowa' });
      answerOld({ items: [HANNA] });
      expect((await reading)[0]?.name).toBe('Nowa');
    });
  });

  it.each([
    ['is no list', { items: 'nie lista' }],
    ['has no list', {}],
    ['has a row without an id', { items: [{ name: 'Hanna' }] }],
  ])(
    'a malformed answer that %s is an error, and never becomes the copy of the next visit',
    async (_how, answer) => {
      await openList();
      const copy = window.localStorage.getItem('patient-storage');
      await expect(
        (() => {
          api.on(patientRoutes.list, answer);
          return rows.load(new AbortController().signal);
        })(),
      ).rejects.toMatchObject({ code: 'unreadable' });
      expect(window.localStorage.getItem('patient-storage')).toBe(copy);
    },
  );

  it('a malformed copy is thrown away when it is read', async () => {
    window.localStorage.setItem('storage-owner', JSON.stringify(TEST_USER.email));
    window.localStorage.setItem(
      'patient-storage',
      JSON.stringify({ owner: TEST_USER.email, value: { items: [{ id: 'p-1', name: 7 }] } }),
    );
    api.on(patientRoutes.list, unavailable);
    renderScreen(<List />);
    await waitFor(() => expect(screen.getByText('failed')).toBeInTheDocument());
    expect(window.localStorage.getItem('patient-storage')).toBeNull();
    expect(names()).toEqual([]);
  });

  it('a newer record on the server waits for the person, who may take it', async () => {
    await openList();
    const current = { ...HANNA, name: 'Zmieniona gdzie indziej', version: 4 };
    api.on(patientRoutes.update, apiError(412, 'stale_version', 'Ktoś zmienił te dane.', { current }));
    await act(async () => {
      await expect(view.update('p-1', { name: 'Moja' })).rejects.toMatchObject({ status: 412 });
    });
    expect(view.unsaved.get('p-1')?.conflict).toEqual(current);
    expect(names()[0]).toBe('Moja');
    act(() => view.resolve('p-1', 'theirs'));
    await waitFor(() => expect(names()[0]).toBe('Zmieniona gdzie indziej'));
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { defineRoute } from '@pora/contracts/route';
import { act, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { callRoute } from '../http/call-route.js';
import { clearUserStorage } from '../storage/storage.js';
import { apiError, fakeApi, renderScreen, TEST_USER, type FakeApi } from '../testing/index.js';
import { defineCollection } from './collection.js';
import { useCollection, type CollectionView } from './use-collection.js';

interface Row {
  id: string;
  name: string;
}
const rowSchema = z.object({ id: z.string(), name: z.string() });
const STORED = 'patient-storage';

const rows = defineCollection<Row, { name: string }>({
  key: 'many-rows',
  storageKey: STORED,
  list: defineRoute({
    method: 'GET',
    path: patientRoutes.list.path,
    access: 'user',
    answer: z.object({ items: z.array(rowSchema) }),
  }),
  create: async (item) => item,
  update: async (id, patch) =>
    (await callRoute(patientRoutes.update, { params: { id }, body: patch as never })) as unknown as Row,
  remove: (id) => callRoute(patientRoutes.remove, { params: { id } }),
  describe: () => 'wiersz',
  schemas: async () => ({ record: rowSchema, patch: z.object({ name: z.string() }) }),
});

const MANY: Row[] = Array.from({ length: 2_300 }, (_, at) => ({ id: `p-${at}`, name: `Żaneta „${at}”` }));

let api: FakeApi;
let view: CollectionView<Row, { name: string }>;
/** Turns the page was asked for; none of them comes by itself. */
let asked: (() => void)[];

/** The page has nothing to do until this is so. */
async function restUntil(isSo: () => void) {
  await waitFor(() => {
    act(rest);
    isSo();
  });
}

function List() {
  view = useCollection(rows);
  if (view.state.phase !== 'ready') return <p>{view.state.phase}</p>;
  return <p>{`${view.items.length} ${view.fromStorage ? 'z przeglądarki' : 'z serwera'}`}</p>;
}

const stored = () =>
  (JSON.parse(window.localStorage.getItem(STORED) ?? 'null') as { value: { items: Row[] } } | null)?.value
    .items;

function rest() {
  for (let turn = asked.shift(); turn; turn = asked.shift()) turn();
}

async function openList() {
  renderScreen(<List />);
  expect(await screen.findByText('2300 z serwera')).toBeInTheDocument();
  await waitFor(() => expect(asked).not.toEqual([]));
}

function leaveCopy(items: unknown[]) {
  window.localStorage.setItem('storage-owner', JSON.stringify(TEST_USER.email));
  window.localStorage.setItem(STORED, JSON.stringify({ owner: TEST_USER.email, value: { items } }));
}

beforeEach(() => {
  asked = [];
  Object.assign(window, { requestIdleCallback: (turn: () => void) => asked.push(turn) });
  api = fakeApi();
  api.on(patientRoutes.list, { items: MANY });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

describe('a list of more than a thousand records in the browser', () => {
  it('[library §7] is kept when the page rests, whole and unchanged', async () => {
    await openList();
    expect(stored()).toBeUndefined();
    rest();
    expect(stored()).toEqual(MANY);
  });

  it('[library §7] is kept at once when the page is left before it has rested', async () => {
    await openList();
    asked.shift()?.();
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toEqual(MANY);
    window.localStorage.removeItem(STORED);
    rest();
    expect(stored()).toBeUndefined();
  });

  it('a record saved meanwhile is in the copy', async () => {
    await openList();
    asked.shift()?.();
    api.on(patientRoutes.update, { id: 'p-7', name: 'Nowa' });
    await act(() => view.update('p-7', { name: 'Nowa' }));
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
    rest();
    expect(stored()?.[7]).toEqual({ id: 'p-7', name: 'Nowa' });
    expect(stored()).toHaveLength(2_300);
  });

  it('nothing is left in the browser of a person who signs out meanwhile', async () => {
    await openList();
    asked.shift()?.();
    clearUserStorage();
    rest();
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toBeUndefined();
  });

  it('the copy of the last visit is shown while the server is away, once all of it was looked at', async () => {
    leaveCopy(MANY);
    api.on(patientRoutes.list, apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'));
    renderScreen(<List />);
    await restUntil(() => expect(screen.getByText('2300 z przeglądarki')).toBeInTheDocument());
  });

  it('a copy with one malformed record at its end is thrown away', async () => {
    leaveCopy([...MANY, { id: 'p-x', name: 7 }]);
    api.on(patientRoutes.list, apiError(503, 'service_unavailable', 'Usługa jest chwilowo niedostępna.'));
    renderScreen(<List />);
    await restUntil(() => expect(screen.getByText('failed')).toBeInTheDocument());
    expect(window.localStorage.getItem(STORED)).toBeNull();
  });
});

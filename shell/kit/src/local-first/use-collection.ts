import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useQueryClient } from '../queries.js';
import { useLoad, type LoadState } from '../query/use-load.js';
import type { StoredRecord } from '../writes/write-definition.js';
import type { Collection } from './collection.js';
import { unsavedOf, withJournal, type UnsavedRecord } from './journal.js';

/** Changes of a local-first list; the same functions with every render. */
export interface CollectionActions<T extends StoredRecord, P extends object> {
  /** Answers the server's record; rejects after the add was rolled back. */
  add(item: T): Promise<T>;
  /** Answers the server's record; rejects while the change stays, marked unsaved. `seen`: the version a form was filled from. */
  update(id: string, patch: P, seen?: number): Promise<T>;
  /** Rejects after the record was restored. */
  remove(id: string): Promise<void>;
  /** Takes a record that another call answered into the list. */
  put(item: T): void;
  /** Takes records that another call answered into the list, at once. */
  putAll(items: readonly T[]): void;
  /** Drops a record locally, without a call. */
  forget(id: string): void;
  /** Drops records locally and at once, without a call. */
  forgetAll(ids: readonly string[]): void;
  /** Sends the unsaved change of a record again. */
  retry(id: string): void;
  /** Gives the unsaved change of a record up. */
  discard(id: string): void;
  /** Whether the server has everything of a record. */
  isStored(id: string): boolean;
  /** Ends a conflict (412): keep mine, or take theirs. */
  resolve(id: string, choice: 'mine' | 'theirs'): void;
}

/** A local-first list for the screen. */
export interface CollectionView<T extends StoredRecord, P extends object> extends CollectionActions<T, P> {
  /** Phase of the list; `ready` also when only the copy in this browser is there. */
  state: LoadState<readonly T[]>;
  /** The list with local changes; empty until something is there. */
  items: readonly T[];
  /** The list comes from this browser: the server has not answered yet. */
  fromStorage: boolean;
  /** Records whose last change the server does not have, by id. */
  unsaved: ReadonlyMap<string, UnsavedRecord<T>>;
}

/** Reads and changes a list by the local-first rule [core §4]; promises reject with HttpError as the rule says. */
export function useCollection<T extends StoredRecord, P extends object>(
  collection: Collection<T, P>,
): CollectionView<T, P> {
  const client = useQueryClient();
  useEffect(() => collection.attach(client), [collection, client]);
  const writers = useSyncExternalStore(collection.writes.store.subscribe, collection.writes.store.get);
  const storedItems = useSyncExternalStore(collection.copy.subscribe, collection.copy.get);
  const load = useLoad<readonly T[]>({
    queryKey: collection.queryKey,
    queryFn: ({ signal }) => collection.load(signal),
  });
  const loaded = load.phase === 'ready' ? load.data : undefined;
  const items = useMemo(
    () => withJournal(loaded ?? storedItems ?? [], writers),
    [loaded, storedItems, writers],
  );
  const actions = useMemo(() => actionsOf(collection), [collection]);
  const fromStorage = loaded === undefined && (storedItems !== null || writers.size > 0);
  return {
    state: stateOf(load, items, fromStorage),
    items,
    fromStorage,
    unsaved: useMemo(() => unsavedOf(writers), [writers]),
    ...actions,
  };
}

function actionsOf<T extends StoredRecord, P extends object>(
  collection: Collection<T, P>,
): CollectionActions<T, P> {
  return {
    add: (item) => collection.add(item),
    update: (id, patch, seen) => collection.update(id, patch, seen),
    remove: (id) => collection.remove(id),
    put: (item) => collection.put(item),
    putAll: (items) => collection.putAll(items),
    forget: (id) => collection.forget(id),
    forgetAll: (ids) => collection.forgetAll(ids),
    retry: (id) => collection.retry(id),
    discard: (id) => collection.discard(id),
    isStored: (id) => collection.isStored(id),
    resolve: (id, choice) => collection.resolve(id, choice),
  };
}

function stateOf<T>(
  load: LoadState<readonly T[]>,
  items: readonly T[],
  fromStorage: boolean,
): LoadState<readonly T[]> {
  if (load.phase === 'ready') return { ...load, data: items };
  if (!fromStorage) return load;
  const failed = load.phase === 'failed';
  return {
    phase: 'ready',
    data: items,
    error: failed ? load.error : null,
    refreshing: !failed || load.retrying,
    retry: failed ? load.retry : () => undefined,
    nextTry: failed ? load.nextTry : undefined,
  };
}

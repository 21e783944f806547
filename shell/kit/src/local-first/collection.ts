/**
 * The local-first rule, written once [core §4]: a change shows at once; when the first load has succeeded the server
 * call follows; before that, data and changes stay in the browser storage of the signed-in person and are sent later.
 * A failed add is rolled back, a failed delete restores the record, a failed update keeps the local change.
 */
import type { QueryClient } from '@tanstack/react-query';
import { HttpError, isHttpError, isTemporary, messageOf } from '../http/http-error.js';
import { newIdempotencyKey } from '../http/ids.js';
import { onSignedOut } from '../session/session.js';
import { userStorage, type UserStorage } from '../storage/storage.js';
import { createStore, type Store } from '../sync/store.js';
import { syncState } from '../sync/sync-state.js';
import {
  applyPatch,
  mergePatches,
  toStoredEntry,
  withJournal,
  type Entry,
  type RecordCalls,
  type StoredEntry,
  type StoredRecord,
  type UnsavedRecord,
} from './journal.js';
import { createRecordSaver } from './record-saver.js';

/** A list of records that lives on the server and is changed locally first. */
export interface CollectionDefinition<T extends StoredRecord, P extends object> extends RecordCalls<T, P> {
  /** Query key (`[key]`) and name in the sync state. */
  key: string;
  /** Name in the browser storage, e.g. `patient-storage` [core §9]. */
  storageKey: string;
  load(signal: AbortSignal): Promise<readonly T[]>;
}

/** Times a list is asked for again when records changed meanwhile. */
const MAX_LOADS = 3;

interface StoredCollection<T, P> {
  /** Null until a list was loaded once: an unknown list is not an empty one. */
  items: readonly T[] | null;
  entries: StoredEntry<T, P>[];
}

/** State the screen follows: entries change identity with every change. */
export interface CollectionSnapshot<T extends StoredRecord, P extends object> {
  entries: ReadonlyMap<string, Entry<T, P>>;
  /** The list of the last visit, shown until the server has answered. */
  storedItems: readonly T[] | null;
}

/** One list; made by {@link defineCollection} and used through `useCollection`. */
export class Collection<T extends StoredRecord, P extends object> {
  readonly definition: CollectionDefinition<T, P>;
  readonly store: Store<CollectionSnapshot<T, P>>;
  readonly #entries = new Map<string, Entry<T, P>>();
  readonly #storage: UserStorage<StoredCollection<T, P>>;
  #client: QueryClient | undefined;
  #storedItems: readonly T[] | null = null;
  #changes = 0;

  constructor(definition: CollectionDefinition<T, P>) {
    this.definition = definition;
    this.#storage = userStorage(definition.storageKey);
    this.store = createStore<CollectionSnapshot<T, P>>({ entries: new Map(), storedItems: null });
    onSignedOut(() => this.#forget());
  }

  get queryKey(): readonly [string] {
    return [this.definition.key];
  }

  /** Connects the list to the page's cache and takes over what an earlier visit left in the browser. */
  attach(client: QueryClient): void {
    if (this.#client === client) return;
    this.#client = client;
    const stored = this.#storage.read();
    this.#storedItems = stored?.items ?? null;
    for (const { id, add, patch, removed } of stored?.entries ?? []) {
      const entry = this.#entryOf(id);
      entry.add = add ?? null;
      entry.removed = removed ?? false;
      if (patch !== undefined) entry.saver.restore(patch);
    }
    this.#publish();
  }

  /** Loads the list; the first success sends what was waiting. */
  async load(signal: AbortSignal): Promise<readonly T[]> {
    let items: readonly T[];
    let seen: number;
    let attempts = 0;
    do {
      seen = this.#changes;
      items = await this.definition.load(signal);
      attempts += 1;
      // A list asked for before a save was answered would bring the old record back.
    } while (seen !== this.#changes && attempts < MAX_LOADS);
    // After react-query has stored the answer.
    setTimeout(() => this.#onLoaded(), 0);
    return items;
  }

  /** The list as the person sees it. */
  items(): readonly T[] {
    return withJournal(this.#serverItems() ?? this.#storedItems ?? [], this.#entries, this.definition);
  }

  /** Whether the first load has succeeded. */
  isServerReady(): boolean {
    return this.#serverItems() !== undefined;
  }

  /** Adds a record. @throws HttpError after rolling the add back. */
  async add(item: T): Promise<T> {
    const entry = this.#entryOf(item.id);
    entry.add = { item, idempotencyKey: newIdempotencyKey() };
    entry.removed = false;
    this.#publish();
    if (!this.isServerReady()) return item;
    return this.#sendAdd(entry, 'roll-back');
  }

  /** Changes a record. @throws HttpError while the change stays, marked unsaved. */
  async update(id: string, patch: P): Promise<T> {
    const entry = this.#entryOf(id);
    if (entry.add && !this.isServerReady()) {
      const item = applyPatch(this.definition, entry.add.item, patch);
      entry.add = { ...entry.add, item };
      this.#publish();
      return item;
    }
    const answer = entry.saver.push(patch);
    this.#publish();
    if (this.isServerReady()) return answer;
    // It goes out with the first load; then a refusal shows in the sync state.
    answer.catch(() => this.#publish());
    return this.#get(id);
  }

  /** Deletes a record. @throws HttpError after restoring it. */
  async remove(id: string): Promise<void> {
    const entry = this.#entryOf(id);
    const item = this.#get(id);
    if (entry.add && !this.isServerReady()) {
      this.forget(id);
      return;
    }
    entry.removed = true;
    this.#publish();
    if (!this.isServerReady()) return;
    await this.#sendRemove(entry, item);
  }

  /** Takes a record that another call answered into the list. */
  put(item: T): void {
    this.#setServerItems((items) => {
      const index = items.findIndex(({ id }) => id === item.id);
      return index < 0 ? [...items, item] : items.with(index, item);
    });
    this.#publish();
  }

  /** Drops a record locally, without a call. */
  forget(id: string): void {
    this.#setServerItems((items) => items.filter((item) => item.id !== id));
    this.#drop(id);
  }

  /** Sends the unsaved change of a record again. */
  retry(id: string): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    if (entry.add) this.#replayAdd(entry);
    else entry.saver.retry();
  }

  /** Ends a conflict (412): `mine` sends the change over the newer record, `theirs` takes the newer record. */
  resolve(id: string, choice: 'mine' | 'theirs'): void {
    this.#entries.get(id)?.saver.resolve(choice);
  }

  /** Records whose change the server does not have after a failure. */
  unsaved(): ReadonlyMap<string, UnsavedRecord<T>> {
    const found = new Map<string, UnsavedRecord<T>>();
    for (const [id, { saver, failure }] of this.#entries) {
      const state = saver.state();
      if (failure) found.set(id, { error: failure, conflict: null });
      else if (state.phase === 'unsaved') found.set(id, { error: state.error, conflict: state.conflict });
    }
    return found;
  }

  #serverItems(): readonly T[] | undefined {
    return this.#client?.getQueryData<readonly T[]>(this.queryKey);
  }

  #setServerItems(change: (items: readonly T[]) => readonly T[]): void {
    this.#changes += 1;
    this.#client?.setQueryData<readonly T[]>(this.queryKey, (items) => items && change(items));
  }

  #get(id: string): T {
    const item = this.items().find((one) => one.id === id);
    if (!item) throw new RangeError(`Brak rekordu ${id} na liście ${this.definition.key}.`);
    return item;
  }

  #syncKey(id: string): string {
    return `${this.definition.key}:${id}`;
  }

  #entryOf(id: string): Entry<T, P> {
    const known = this.#entries.get(id);
    if (known) return known;
    const { definition } = this;
    const serverItem = () => (this.#serverItems() ?? []).find((item) => item.id === id);
    const entry: Entry<T, P> = {
      id,
      add: null,
      removed: false,
      failure: null,
      saver: createRecordSaver<T, P>({
        key: this.#syncKey(id),
        send: (patch, ifMatch) => definition.update(serverItem() ?? this.#get(id), patch, ifMatch),
        merge: (earlier, later) => mergePatches(definition, earlier, later),
        version: () => serverItem()?.version,
        onSaved: (item) => this.put(item),
        onState: () => this.#publish(),
        ready: () => this.isServerReady() && entry.add === null,
      }),
    };
    this.#entries.set(id, entry);
    return entry;
  }

  async #sendAdd(entry: Entry<T, P>, onFailure: 'roll-back' | 'keep'): Promise<T> {
    const { add } = entry;
    if (!add) return this.#get(entry.id);
    entry.failure = null;
    syncState.markSaving(this.#syncKey(entry.id));
    try {
      const item = await this.definition.create(add.item, add.idempotencyKey);
      entry.add = null;
      syncState.markSaved(this.#syncKey(entry.id));
      this.put(item);
      entry.saver.wake();
      return item;
    } catch (error) {
      if (onFailure === 'keep') this.#keepAdd(entry, error);
      else this.#drop(entry.id, error);
      throw error;
    }
  }

  #keepAdd(entry: Entry<T, P>, thrown: unknown): void {
    entry.failure = isHttpError(thrown)
      ? thrown
      : new HttpError(messageOf(thrown), { status: 0, code: 'unexpected', details: thrown });
    const retry = () => this.#replayAdd(entry);
    syncState.markUnsaved(this.#syncKey(entry.id), retry, { temporary: isTemporary(thrown) });
    this.#publish();
  }

  /** Nobody waits for an add of an earlier moment: a refusal keeps it, visible in the sync state. */
  #replayAdd(entry: Entry<T, P>): void {
    this.#sendAdd(entry, 'keep').catch(() => this.#publish());
  }

  async #sendRemove(entry: Entry<T, P>, item: T): Promise<void> {
    syncState.markSaving(this.#syncKey(entry.id));
    try {
      await entry.saver.flush();
      await this.definition.remove(item);
      this.forget(entry.id);
    } catch (error) {
      entry.removed = false;
      syncState.markSaved(this.#syncKey(entry.id));
      this.#publish();
      throw error;
    }
  }

  #onLoaded(): void {
    this.#storedItems = null;
    for (const entry of [...this.#entries.values()]) {
      if (entry.add) this.#replayAdd(entry);
      else if (entry.removed) this.#replayRemove(entry);
      else entry.saver.wake();
    }
    this.#publish();
  }

  #replayRemove(entry: Entry<T, P>): void {
    const item = (this.#serverItems() ?? []).find(({ id }) => id === entry.id);
    if (!item) this.#drop(entry.id);
    else this.#sendRemove(entry, item).catch(() => this.#publish());
  }

  #drop(id: string, reason?: unknown): void {
    const entry = this.#entries.get(id);
    this.#entries.delete(id);
    entry?.saver.drop(reason);
    syncState.markSaved(this.#syncKey(id));
    this.#publish();
  }

  /** Entries with nothing left to say go; the rest is shown and kept in the browser. */
  #publish(): void {
    for (const [id, entry] of this.#entries) {
      const settled = entry.saver.state().phase === 'saved' && entry.saver.pending() === undefined;
      if (!entry.add && !entry.removed && settled) this.#entries.delete(id);
    }
    this.store.set({ entries: new Map(this.#entries), storedItems: this.#storedItems });
    if (this.#client) this.persist();
  }

  /** Keeps the list and what waits in the browser, for the next visit without a server. */
  persist(): void {
    const entries = [...this.#entries.values()].flatMap((entry) => toStoredEntry(entry) ?? []);
    this.#storage.write({ items: this.#serverItems() ?? this.#storedItems, entries });
  }

  #forget(): void {
    this.#entries.clear();
    this.#storedItems = null;
    this.#client = undefined;
    this.store.set({ entries: new Map(), storedItems: null });
  }
}

/** Declares a list that follows the local-first rule; one per list of the product. */
export function defineCollection<T extends StoredRecord, P extends object>(
  definition: CollectionDefinition<T, P>,
): Collection<T, P> {
  return new Collection(definition);
}

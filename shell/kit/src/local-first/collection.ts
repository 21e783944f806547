/**
 * The local-first rule, written once [core §4]: a change shows at once; when the first load has succeeded the server
 * call follows; before that, data and changes stay in the browser storage of the signed-in person and are sent later.
 * A failed add is rolled back, a failed delete restores the record, a failed update keeps the local change.
 */
import type { Call, ListAnswer } from '@pora/contracts/call';
import type { QueryClient, QueryKey } from '../queries.js';
import { callRoute } from '../http/call-route.js';
import { HttpError } from '../http/http-error.js';
import { httpStrings } from '../http/http.strings.js';
import { apiPrefix } from '../query/api-query.js';
import { onSignedOut } from '../session/sign-out.js';
import { userStorage, type UserStorage } from '../storage/storage.js';
import { createStore, type Store } from '../sync/store.js';
import { doWhenIdle } from '../timing/idle.js';
import { defineWrites, type RecordWrites } from '../writes/record-writes.js';
import type { StoredRecord, WriteDefinition } from '../writes/write-definition.js';
import { withJournal } from './journal.js';

/** A list of records that lives on the server and is changed locally first. */
export interface CollectionDefinition<T extends StoredRecord, P extends object> extends WriteDefinition<
  T,
  P
> {
  create(item: T, idempotencyKey: string): Promise<T>;
  remove(id: string): Promise<unknown>;
  /** Name in the browser storage, e.g. `patient-storage` [core §9]. */
  storageKey: string;
  /** The call that lists the records. */
  list: Call<unknown, unknown, unknown, ListAnswer<T> | readonly T[]>;
  /** How the list is read where one call without a question does not bring it, such as a span of time. */
  read?(signal: AbortSignal): Promise<readonly T[]>;
  /** What of the list the browser keeps for a visit without a server; default: everything. */
  kept?(items: readonly T[]): readonly T[];
  /** Whether a record of the server's answer can be shown at all; default: it has an id. */
  isUsable?(item: T): boolean;
}

const isList = <T>(answer: ListAnswer<T> | readonly T[]): answer is readonly T[] => Array.isArray(answer);

/** What an id may be. */
const IDS: ReadonlySet<string> = new Set(['string', 'number']);
/** Times a list is asked for again when records changed meanwhile. */
const MAX_LOADS = 3;
/** Records that are kept and checked in one go; a longer list keeps the page from answering a person. */
const MOST_AT_ONCE = 1000;
/** Milliseconds without an answer after which the list of the last visit is shown. */
const COPY_AFTER_MS = 400;

/** One list; made by {@link defineCollection} and used through `useCollection`. */
export class Collection<T extends StoredRecord, P extends object> {
  readonly definition: CollectionDefinition<T, P>;
  readonly writes: RecordWrites<T, P>;
  /** The list of the last visit, shown until the server has answered; null when there is none. */
  readonly copy: Store<readonly T[] | null> = createStore<readonly T[] | null>(null);
  readonly #storage: UserStorage<{ items: readonly T[] }>;
  #client: QueryClient | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #changes = 0;

  constructor(definition: CollectionDefinition<T, P>) {
    this.definition = definition;
    this.writes = defineWrites<T, P>(definition);
    this.#storage = userStorage(definition.storageKey);
    onSignedOut(() => this.#forget());
  }

  /** Key of the list in the page's cache, beside plain answers of the same call, which know no local changes. */
  get queryKey(): QueryKey {
    return [...apiPrefix(this.definition.list), 'local-first'];
  }

  /** Connects the list to the page's cache and takes over what an earlier visit left in the browser. */
  attach(client: QueryClient): void {
    if (this.#client === client) return;
    this.#client = client;
    clearTimeout(this.#timer);
    // Reading it must not stand between an answer that is just coming and its rows.
    this.#timer = setTimeout(() => doWhenIdle(() => void this.#readCopy()), COPY_AFTER_MS);
    this.writes.attach({
      record: (id) => (this.#serverItems() ?? this.copy.get() ?? []).find((item) => String(item.id) === id),
      ready: () => this.isServerReady(),
      onStored: (item) => this.put(item),
      onRemoved: (id) => this.#take(new Set([id])),
      onSettledElsewhere: () => void client.invalidateQueries({ queryKey: this.queryKey }),
    });
  }

  /** Loads the list; the first success sends what was waiting. */
  async load(signal: AbortSignal): Promise<readonly T[]> {
    let items: readonly T[];
    let seen: number;
    let attempts = 0;
    try {
      do {
        seen = this.#changes;
        items = this.#checked(await this.#read(signal));
        attempts += 1;
        // A list asked for before a save was answered would bring the old record back.
      } while (seen !== this.#changes && attempts < MAX_LOADS);
    } catch (error) {
      await this.#readCopy();
      throw error;
    }
    // After react-query has stored the answer.
    setTimeout(() => this.#onLoaded(), 0);
    return items;
  }

  /** The list as the person sees it. */
  items(): readonly T[] {
    return withJournal(this.#serverItems() ?? this.copy.get() ?? [], this.writes.store.get());
  }

  /** Whether the first load has succeeded. */
  isServerReady(): boolean {
    return this.#serverItems() !== undefined;
  }

  /** Whether the server has everything of a record. */
  isStored(id: string): boolean {
    return !this.writes.store.get().has(id);
  }

  /** Adds a record. @throws HttpError after rolling the add back. */
  add(item: T): Promise<T> {
    return this.writes.writer(String(item.id)).add(item);
  }

  /** Changes a record, as it was `seen`. @throws HttpError while the change stays, marked unsaved. */
  update(id: string, patch: P, seen?: number): Promise<T> {
    return this.writes.writer(id).update(patch, seen);
  }

  /** Deletes a record. @throws HttpError after restoring it. */
  remove(id: string): Promise<void> {
    return this.writes.writer(id).remove();
  }

  /** Takes a record that another call answered into the list. */
  put(item: T): void {
    this.putAll([item]);
  }

  /** Takes records that another call answered into the list, at once. */
  putAll(newer: readonly T[]): void {
    this.#setServerItems((items) => {
      const byId = new Map(newer.map((item) => [item.id, item]));
      const replaced = items.map((item) => {
        const stored = byId.get(item.id);
        byId.delete(item.id);
        return stored ?? item;
      });
      return [...replaced, ...byId.values()];
    });
  }

  /** Drops a record locally, without a call. */
  forget(id: string): void {
    this.forgetAll([id]);
  }

  /** Drops records locally and at once, without a call. */
  forgetAll(ids: readonly string[]): void {
    this.#take(new Set(ids));
    ids.forEach((id) => this.discard(id));
  }

  /** Sends the unsaved change of a record again. */
  retry(id: string): void {
    this.writes.store.get().get(id)?.retry();
  }

  /** Gives the unsaved change of a record up. */
  discard(id: string): void {
    this.writes.store.get().get(id)?.drop();
  }

  /** Ends a conflict (412): `mine` sends the change over the newer record, `theirs` takes the newer record. */
  resolve(id: string, choice: 'mine' | 'theirs'): void {
    // A refusal shows as unsaved, as after every other attempt.
    void this.writes.store.get().get(id)?.resolve(choice);
  }

  /** Keeps the server's list in the browser, for the next visit without a server. */
  persist(): void {
    const items = this.#serverItems();
    if (!items) return;
    const kept = this.definition.kept?.(items) ?? items;
    const write = () => this.#storage.write({ items: kept });
    if (kept.length <= MOST_AT_ONCE) write();
    else
      import('./long-copy.js').then(
        ({ writeWhenIdle }) =>
          writeWhenIdle({
            items: kept,
            isNewest: () => this.#serverItems() === items,
            write: (json) => this.#storage.writeJson(`{"items":${json}}`),
          }),
        // Without the network the list is kept all the same.
        write,
      );
  }

  async #read(signal: AbortSignal): Promise<readonly T[]> {
    const { list, read } = this.definition;
    if (read) return read(signal);
    const answer = await callRoute(list, { signal });
    return isList<T>(answer) ? answer : answer.items;
  }

  #take(ids: ReadonlySet<string>): void {
    this.#setServerItems((items) => items.filter((item) => !ids.has(String(item.id))));
  }

  #serverItems(): readonly T[] | undefined {
    return this.#client?.getQueryData<readonly T[]>(this.queryKey);
  }

  #setServerItems(change: (items: readonly T[]) => readonly T[]): void {
    this.#changes += 1;
    this.#client?.setQueryData<readonly T[]>(this.queryKey, (items) => items && change(items));
    this.persist();
  }

  /** @throws HttpError when the answer is no list of such records: it must not reach the screen or the browser's copy. */
  #checked(items: readonly T[]): readonly T[] {
    const { isUsable } = this.definition;
    const usable = (item: Partial<T> | null) => IDS.has(typeof item?.id) && (isUsable?.(item as T) ?? true);
    if (Array.isArray(items) && items.every(usable)) return items;
    throw new HttpError(httpStrings.unreadable, { status: 200, code: 'unreadable' });
  }

  /** The list of the last visit, thrown away when it does not fit the contract. */
  async #readCopy(): Promise<void> {
    if (this.copy.get() !== null || this.isServerReady()) return;
    const stored = this.#storage.read();
    if (stored === undefined) return;
    const items = Array.isArray(stored.items) ? stored.items : [null];
    let fits: boolean;
    try {
      const { record } = await this.definition.schemas();
      const isFit = (item: unknown) => record.safeParse(item).success;
      if (items.length <= MOST_AT_ONCE) fits = items.every(isFit);
      else {
        const { everyWhenIdle } = await import('./long-copy.js');
        fits = await everyWhenIdle(items, isFit, () => this.isServerReady());
      }
    } catch {
      // Without the schemas (no network) nothing is read from the copy; the list itself says that it cannot be loaded.
      return;
    }
    if (this.isServerReady()) return;
    if (!fits) this.#storage.remove();
    else if (this.#client) this.copy.set(stored.items);
  }

  #onLoaded(): void {
    const items = this.#serverItems();
    if (!items) return;
    clearTimeout(this.#timer);
    this.copy.set(null);
    this.persist();
    const known = new Set(items.map((item) => String(item.id)));
    for (const writer of this.writes.writers()) {
      // Somebody else has deleted it already.
      if (writer.pending()?.removed && !known.has(writer.id)) writer.drop();
    }
    this.writes.wake();
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#client = undefined;
    this.copy.set(null);
  }
}

/** Declares a list that follows the local-first rule; one per list of the product. */
export function defineCollection<T extends StoredRecord, P extends object>(
  definition: CollectionDefinition<T, P>,
): Collection<T, P> {
  return new Collection(definition);
}

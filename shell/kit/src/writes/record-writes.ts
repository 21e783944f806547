/**
 * The one way in which records are written: a queue per record, the version a change was made on, the conflict that waits
 * for the person, the copy in this browser, and the sync state. Lists use it through `defineCollection`, single records
 * (an opened plan) through `useRecordWrites`.
 */
import { onSignedOut } from '../session/sign-out.js';
import { createStore, type Store } from '../sync/store.js';
import { syncState } from '../sync/sync-state.js';
import { claimKind, releaseKind } from './announce.js';
import { OwnVersions } from './own-versions.js';
import { onPendingChange, pendingKeys, readPending, removePending } from './pending-store.js';
import { RecordWriter } from './record-writer.js';
import type { CopySchemas, StoredRecord, WriteDefinition } from './write-definition.js';

/** Where the records of a kind live in this tab. */
export interface WritePlace<T> {
  record(id: string): T | undefined;
  /** False keeps changes back: nothing was loaded yet. */
  ready(): boolean;
  onStored(record: T): void;
  onRemoved?(id: string): void;
  /** Another tab has written a record: what is shown here may be old. */
  onSettledElsewhere?(id: string): void;
}

/** Everything that writes records of one kind; made by {@link defineWrites}. */
export class RecordWrites<T extends StoredRecord, P extends object> {
  readonly definition: WriteDefinition<T, P>;
  /** Changes identity with every change of any record's state. */
  readonly store: Store<ReadonlyMap<string, RecordWriter<T, P>>>;
  readonly #writers = new Map<string, RecordWriter<T, P>>();
  readonly #own = new OwnVersions();
  #place: WritePlace<T> | undefined;
  #restored = false;
  #stopListening: (() => void) | undefined;

  constructor(definition: WriteDefinition<T, P>) {
    this.definition = definition;
    this.store = createStore<ReadonlyMap<string, RecordWriter<T, P>>>(new Map());
    onSignedOut(() => this.#forget());
  }

  /** Says where the records live and takes over what an earlier visit or another tab left waiting. */
  attach(place: WritePlace<T>): void {
    this.#place = place;
    if (this.#restored) return;
    this.#restored = true;
    this.#stopListening = onPendingChange(this.definition.key, (key) => this.writer(this.#idOf(key)).adopt());
    void this.#restore();
  }

  /** The writer of a record. */
  writer(id: string): RecordWriter<T, P> {
    const known = this.#writers.get(id);
    if (known) return known;
    const host = {
      record: () => this.#place?.record(id),
      ready: () => this.#place?.ready() ?? false,
      onStored: (record: T) => this.#place?.onStored(record),
      onRemoved: () => this.#place?.onRemoved?.(id),
      onSettledElsewhere: () => this.#place?.onSettledElsewhere?.(id),
      onState: () => this.#publish(),
    };
    const writer = new RecordWriter<T, P>(id, this.definition, host, this.#own);
    this.#writers.set(id, writer);
    return writer;
  }

  /** Writers that have something to say. */
  writers(): readonly RecordWriter<T, P>[] {
    return [...this.#writers.values()];
  }

  /** Sends what waits, once it may. */
  wake(): void {
    for (const writer of this.writers()) writer.wake();
  }

  #idOf(key: string): string {
    return key.slice(this.definition.key.length + 1);
  }

  async #restore(): Promise<void> {
    const keys = pendingKeys(this.definition.key);
    if (keys.length > 0) {
      let schemas: CopySchemas<T, P>;
      try {
        schemas = await this.definition.schemas();
      } catch {
        // Without the schemas (no network) nothing is read: it waits, told as unsaved, for the next attach.
        this.#restored = false;
        this.#stopListening?.();
        return;
      }
      if (!this.#restored) return;
      for (const key of keys) this.#takeOver(key, schemas);
    }
    claimKind(this.definition.key);
    this.wake();
  }

  #takeOver(key: string, schemas: CopySchemas<T, P>): void {
    const change = readPending<T, P>(key);
    if (!change || !fits(change, schemas)) {
      removePending(key);
      syncState.markSaved(key);
      return;
    }
    this.writer(this.#idOf(key)).adopt();
  }

  /** Writers with nothing left to say go. */
  #publish(): void {
    for (const [id, writer] of this.#writers) if (!writer.pending()) this.#writers.delete(id);
    this.store.set(new Map(this.#writers));
  }

  #forget(): void {
    this.writers().forEach((writer) => writer.end());
    this.#writers.clear();
    this.#own.clear();
    this.#restored = false;
    this.#place = undefined;
    this.#stopListening?.();
    releaseKind(this.definition.key);
    this.store.set(new Map());
  }
}

/** Whether everything in a kept change fits the contract. */
function fits<T, P>(
  { add, patch, conflict }: { add?: { item: T }; patch?: P; conflict?: T },
  { record, patch: patchSchema }: CopySchemas<T, P>,
): boolean {
  return (
    (add === undefined || record.safeParse(add.item).success) &&
    (conflict === undefined || record.safeParse(conflict).success) &&
    (patch === undefined || patchSchema.safeParse(patch).success)
  );
}

/** Declares how records of one kind are written; one per kind of the product. */
export function defineWrites<T extends StoredRecord, P extends object>(
  definition: WriteDefinition<T, P>,
): RecordWrites<T, P> {
  return new RecordWrites(definition);
}

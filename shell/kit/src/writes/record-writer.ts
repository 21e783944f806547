/**
 * Writes one record: at most one call on its way, in one tab at a time; later changes are merged and sent after it. What
 * waits is kept in the browser with the version it was made on, so that a reload or another tab finds it again. A change
 * that met a newer version (412) is not sent again until the person has chosen.
 */
import { type HttpError, isTemporary } from '../http/http-error.js';
import { newIdempotencyKey } from '../http/ids.js';
import { syncState } from '../sync/sync-state.js';
import { type OwnVersions } from './own-versions.js';
import { readPending, removePending, writePending, type PendingChange } from './pending-store.js';
import {
  applyPatch,
  mergePatches,
  saysAlready,
  type StoredRecord,
  type WriteDefinition,
} from './write-definition.js';
import { withWriteLock } from './write-lock.js';
import { conflictError, conflictOf, errorOf, httpErrorOf, waitingError } from './write-errors.js';

/** What a writer needs of the place its record lives in. */
export interface WriterHost<T> {
  /** The record as this tab shows it, without what waits. */
  record(): T | undefined;
  /** False keeps changes until {@link RecordWriter.wake}: nothing was loaded yet. */
  ready(): boolean;
  /** The server's record after a write, or the newer one that the person took. */
  onStored(record: T): void;
  onRemoved(): void;
  /** Another tab has settled what waited: the record is another one now. */
  onSettledElsewhere(): void;
  /** Something waits, was sent, or failed. */
  onState(): void;
}

/** Where the last change of a record is. */
export type WriterState<T> =
  | { phase: 'saved' }
  | { phase: 'saving' }
  /** `conflict` is the server's newer record when the change met one (412). */
  | { phase: 'unsaved'; error: HttpError; conflict: T | null };

/** Whose version stands after a conflict: all of one, or the part of mine that is kept over theirs. */
export type ConflictChoice<P> = 'mine' | 'theirs' | { mine: P };

interface Waiter<T> {
  resolve(record: T): void;
  reject(error: unknown): void;
}

type Draft<T, P> = Omit<PendingChange<T, P>, 'rev'>;

/** Writes one record; made by `defineWrites`. */
export class RecordWriter<T extends StoredRecord, P extends object> {
  readonly id: string;
  readonly key: string;
  readonly #definition: WriteDefinition<T, P>;
  readonly #host: WriterHost<T>;
  readonly #own: OwnVersions;
  #change: PendingChange<T, P> | null = null;
  /** What this tab changed since the call that is on its way began. */
  #later: { patch: P | undefined; foreign: boolean } | null = null;
  #adding: Promise<T> | null = null;
  #ended = false;
  #sending = false;
  #running: Promise<void> | null = null;
  #rollsBackAdd = false;
  #waiters: Waiter<T>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, definition: WriteDefinition<T, P>, host: WriterHost<T>, own: OwnVersions) {
    this.id = id;
    this.key = `${definition.key}:${id}`;
    this.#definition = definition;
    this.#host = host;
    this.#own = own;
  }

  /** Takes over what is kept in the browser: at the start, and when another tab has written. */
  adopt(): void {
    const stored = readPending<T, P>(this.key);
    if (this.#ended || stored?.rev === this.#change?.rev) return;
    if (this.#sending) {
      if (this.#later) this.#later.foreign = true;
      this.#change = stored ?? this.#change;
      return;
    }
    const settled = this.#change !== null && stored === null;
    this.#change = stored;
    if (settled) {
      this.#host.onSettledElsewhere();
      const record = this.#host.record();
      this.#waiters.splice(0).forEach((waiter) => record && waiter.resolve(record));
    }
    this.#tell();
  }

  /** Adds the record. Before anything was loaded it waits and is answered as it is. @throws HttpError after the roll-back. */
  add(item: T): Promise<T> {
    this.adopt();
    // A second click while the first is on its way.
    if (this.#adding && this.#change?.add) return this.#adding;
    this.#rollsBackAdd = this.#host.ready();
    this.#keep({ add: { item, idempotencyKey: newIdempotencyKey() }, failure: undefined });
    if (!this.#host.ready()) return Promise.resolve(item);
    const adding = this.#sent().finally(() => (this.#adding = null));
    this.#adding = adding;
    return this.#told(adding);
  }

  /**
   * Changes the record; answers the server's. `seen` is the version a form was filled from: a list that was read anew since
   * must not make somebody else's newer version one that was seen. @throws HttpError while the change stays, kept as unsaved.
   */
  update(patch: P, seen?: number): Promise<T> {
    this.adopt();
    const { add, patch: earlier, base, conflict } = this.#change ?? {};
    if (add && !add.sent) {
      this.#keep({ add: { ...add, item: applyPatch(this.#definition, add.item, patch) } });
    } else {
      if (this.#later) this.#later.patch = mergePatches(this.#definition, this.#later.patch, patch);
      this.#keep({
        patch: mergePatches(this.#definition, earlier, patch),
        base: base ?? this.#own.since(this.id, seen) ?? this.#host.record()?.version,
        failure: undefined,
      });
    }
    if (conflict) return this.#told(Promise.reject(conflictError()));
    const answer = this.#sent();
    // Before the first load it waits, and goes out with it.
    if (this.#host.ready()) return answer;
    const shown = this.#change?.add?.item ?? this.#host.record();
    return shown ? Promise.resolve(this.shown(shown)) : answer;
  }

  /** Deletes the record. @throws HttpError after restoring it. */
  remove(): Promise<void> {
    this.adopt();
    const isUnsent = this.#change?.add && !this.#change.add.sent;
    if (isUnsent) this.drop();
    else this.#keep({ removed: true, failure: undefined });
    if (isUnsent || !this.#host.ready()) return Promise.resolve();
    return this.#told(this.#sent().then(() => undefined));
  }

  /** Sends again what failed; a conflict waits for {@link resolve}. */
  readonly retry = (): void => {
    this.adopt();
    if (!this.#change || this.#change.conflict) return;
    if (this.#change.failure && !this.#sending) this.#keep({ failure: undefined });
    void this.#run();
  };

  /** Continues once the record may be sent: what was refused for good waits for the person. */
  wake(): void {
    this.adopt();
    const failure = this.#change?.failure;
    if (!failure || failure.status === 401 || isTemporary(errorOf(failure))) this.retry();
    else this.#tell();
  }

  /** The person is gone: nothing of them is written or told any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#ended = true;
    this.#change = null;
  }

  /**
   * Ends a conflict: `mine` sends the change over the newer version and answers the server's record, `theirs` gives the
   * change up and answers the newer record; a part that was chosen is sent alone. @throws HttpError when it was not taken.
   */
  resolve(choice: ConflictChoice<P>): Promise<T | undefined> {
    this.adopt();
    const theirs = this.#change?.conflict;
    if (!theirs) return Promise.resolve(undefined);
    if (choice === 'theirs') {
      this.drop();
      this.#host.onStored(theirs);
      return Promise.resolve(theirs);
    }
    const chosen = choice === 'mine' ? {} : { patch: choice.mine };
    this.#keep({ ...chosen, base: theirs.version, conflict: undefined, failure: undefined });
    return this.#sent();
  }

  /** Takes the last change back and leaves what waited before it; for a change that was refused for good. */
  withdraw(earlier: P | undefined): void {
    this.adopt();
    if (!this.#change || this.#sending) return;
    if (earlier === undefined) this.drop();
    else this.#keep({ patch: earlier });
  }

  /** Gives up everything that waits; whoever waits for it hears `reason`. */
  drop(reason?: unknown): void {
    clearTimeout(this.#timer);
    removePending(this.key);
    this.#change = null;
    this.#waiters.splice(0).forEach((waiter) => waiter.reject(reason));
    this.#tell();
  }

  /** Sends what waits at once; resolves when nothing is on its way, be it saved or refused. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#run();
  }

  /** What the server does not have, null when it has all. */
  pending(): Readonly<PendingChange<T, P>> | null {
    return this.#change;
  }

  /** A record with what waits applied. */
  shown(record: T): T {
    const patch = this.#change?.patch;
    return patch === undefined ? record : applyPatch(this.#definition, record, patch);
  }

  state(): WriterState<T> {
    const change = this.#change;
    if (!change) return { phase: 'saved' };
    if (change.conflict) return { phase: 'unsaved', error: conflictError(), conflict: change.conflict };
    if (change.failure && !this.#sending) {
      return { phase: 'unsaved', error: errorOf(change.failure), conflict: null };
    }
    if (this.#host.ready()) return { phase: 'saving' };
    return { phase: 'unsaved', error: waitingError(), conflict: null };
  }

  /** An answer nobody has to wait for: what it was refused for is told where every unsaved change is. */
  #told<A>(answer: Promise<A>): Promise<A> {
    answer.catch(() => this.#tell());
    return answer;
  }

  /** Tells the sync state and the screen where the change is. */
  #tell(): void {
    if (this.#ended) return;
    const state = this.state();
    if (!this.#change || state.phase === 'saved') syncState.markSaved(this.key);
    else {
      const { label, since } = this.#change;
      const discard = () => this.drop();
      if (state.phase === 'saving') {
        syncState.markSaving(this.key, this.retry, { label, since, temporary: this.#running === null });
      } else {
        const temporary = state.conflict === null && isTemporary(state.error);
        const { message: reason } = state.error;
        syncState.markUnsaved(this.key, this.retry, { temporary, label, since, reason, discard });
      }
    }
    this.#host.onState();
  }

  #keep(part: { [K in keyof Draft<T, P>]?: Draft<T, P>[K] | undefined }): void {
    const now = { since: new Date().toISOString(), ...this.#change, ...part };
    const kept = Object.fromEntries(Object.entries(now).filter(([, value]) => value !== undefined));
    const label = this.#labelOf(kept as Partial<Draft<T, P>>);
    this.#change = writePending<T, P>(this.key, { ...kept, label } as Draft<T, P>);
    this.#tell();
  }

  #labelOf({ add, patch, removed, label }: Partial<Draft<T, P>>): string {
    const record = add?.item ?? this.#host.record();
    if (!record && label !== undefined) return label;
    return this.#definition.describe({ record, patch, added: add !== undefined, removed: removed === true });
  }

  #sent(): Promise<T> {
    const answer = new Promise<T>((resolve, reject) => this.#waiters.push({ resolve, reject }));
    clearTimeout(this.#timer);
    const { delayMs = 0 } = this.#definition;
    if (delayMs === 0) void this.#run();
    else this.#timer = setTimeout(() => void this.#run(), delayMs);
    return this.#told(answer);
  }

  /** One loop per tab and one tab at a time; whoever comes meanwhile is served by the loop that runs. */
  #run(): Promise<void> {
    this.#running ??= withWriteLock(this.key, () => this.#drain()).then(() => {
      this.#running = null;
      // Changed between the loop's last look and its end.
      if (this.#isSendable()) void this.#run();
      else if (this.#change) this.#tell();
    });
    return this.#running;
  }

  #isSendable(): boolean {
    const change = this.#change;
    return change !== null && !change.conflict && !change.failure && this.#host.ready();
  }

  async #drain(): Promise<void> {
    for (;;) {
      this.adopt();
      const change = this.#change;
      if (!change || !this.#isSendable()) return;
      const waiters = this.#waiters.splice(0);
      clearTimeout(this.#timer);
      this.#sending = true;
      this.#later = { patch: undefined, foreign: false };
      this.#tell();
      try {
        const record = await this.#send(change);
        this.#finish(change, record);
        waiters.forEach((waiter) => waiter.resolve(record ?? ({ id: this.id } as T)));
      } catch (thrown) {
        const error = this.#fail(change, thrown);
        [...waiters, ...this.#waiters.splice(0)].forEach((waiter) => waiter.reject(error));
      } finally {
        this.#later = null;
        this.#sending = false;
        this.#tell();
      }
    }
  }

  /** The next call of a change; answers the server's record, null after a removal. */
  async #send({ add, patch, base, removed }: PendingChange<T, P>): Promise<T | null> {
    const { create, update, remove, says = saysAlready } = this.#definition;
    if (add && create) {
      if (!add.sent) this.#keep({ add: { ...add, sent: true } });
      return create(add.item, add.idempotencyKey);
    }
    if (removed && remove) {
      await remove(this.id);
      return null;
    }
    if (patch === undefined) throw new RangeError(`${this.key} has nothing to send.`);
    return update(this.id, patch, base, this.#host.record()).catch((error: unknown) => {
      const current = conflictOf<T>(error);
      // An attempt whose answer was lost has landed: what stands there is what was to be written.
      if (current && says(current, patch)) return current;
      throw error;
    });
  }

  /** Takes what was stored out of what waits; what was changed meanwhile goes on the new version. */
  #finish(sent: PendingChange<T, P>, record: T | null): void {
    if (this.#ended) return;
    this.adopt();
    const stored = this.#change;
    if (record === null) {
      removePending(this.key);
      this.#change = null;
      this.#host.onRemoved();
    } else {
      this.#own.note(this.id, sent.base, record.version);
      // Another tab's merge cannot be taken apart: it is sent as a whole, the same values again.
      const patch = this.#later?.foreign || sent.add ? stored?.patch : this.#later?.patch;
      if (patch === undefined && !stored?.removed) {
        removePending(this.key);
        this.#change = null;
        this.#host.onStored(record);
      } else {
        this.#host.onStored(record);
        this.#keep({ add: undefined, patch, base: record.version, failure: undefined });
      }
    }
  }

  #fail(sent: PendingChange<T, P>, thrown: unknown): HttpError {
    const error = httpErrorOf(thrown);
    const { message, status, code } = error;
    if (this.#ended) return error;
    const current = sent.patch === undefined ? null : conflictOf<T>(error);
    this.adopt();
    const keepsAdd = this.#definition.keepsAdds === true && isTemporary(error);
    if (sent.add && this.#rollsBackAdd && !keepsAdd) this.#giveUp();
    else if (sent.removed) this.#restore();
    else if (current) this.#keep({ conflict: current, failure: undefined, removed: undefined });
    else this.#keep({ failure: { message, status, code }, removed: undefined });
    this.#rollsBackAdd = false;
    return error;
  }

  #giveUp(): void {
    removePending(this.key);
    this.#change = null;
  }

  /** A refused removal brings the record back, and what was changed before it. */
  #restore(): void {
    if (this.#change?.patch === undefined) this.#giveUp();
    else this.#keep({ removed: undefined });
  }
}

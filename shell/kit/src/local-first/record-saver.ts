/**
 * Saves the changes of one object: at most one PATCH on its way, later changes merged and sent after it, a failed
 * change kept and marked unsaved [core §4, "a failed update keeps the local change"].
 */
import { HttpError, isHttpError, isTemporary, messageOf } from '../http/http-error.js';
import { syncState } from '../sync/sync-state.js';

/** How one object is saved. */
export interface RecordSaverOptions<R, P> {
  /** Name in the sync state, unique in the product, e.g. `plans:pl-1`. */
  key: string;
  /** Sends a change; `ifMatch` is the version it is based on. */
  send(patch: P, ifMatch: number | undefined): Promise<R>;
  /** One change out of two, the later winning. */
  merge(earlier: P, later: P): P;
  /** Version of the object the screen shows now; undefined sends without `If-Match`. */
  version(): number | undefined;
  /** The server's object after a save, or the newer one when the person takes it. */
  onSaved(record: R): void;
  /** Runs after every change of state. */
  onState?(state: SaverState<R>): void;
  /** False keeps changes until {@link RecordSaver.wake}: nothing was loaded yet, or the object is being created. */
  ready?(): boolean;
  /** Milliseconds of quiet before a change is sent; default 0. */
  delayMs?: number;
}

/** Where the object's last change is. */
export type SaverState<R> =
  | { phase: 'saved'; savedAt: Date | null }
  | { phase: 'saving' }
  /** `conflict` is the server's newer object when the change met a newer version (412). */
  | { phase: 'unsaved'; error: HttpError; conflict: R | null };

interface Waiter<R> {
  resolve(record: R): void;
  reject(error: unknown): void;
}

/** Saves one object; made by {@link createRecordSaver}. */
export class RecordSaver<R, P> {
  readonly #options: RecordSaverOptions<R, P>;
  #waiting: P | undefined;
  #sent: P | undefined;
  #waiters: Waiter<R>[] = [];
  #flushing: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #baseVersion: number | undefined;
  #state: SaverState<R> = { phase: 'saved', savedAt: null };

  constructor(options: RecordSaverOptions<R, P>) {
    this.#options = options;
  }

  /** Takes a change; answers the server's object, or rejects with HttpError while the change stays local. */
  push(patch: P): Promise<R> {
    this.#waiting = this.#merged(this.#waiting, patch);
    const answer = new Promise<R>((resolve, reject) => this.#waiters.push({ resolve, reject }));
    if (this.#state.phase === 'saved') this.#enter({ phase: 'saving' });
    clearTimeout(this.#timer);
    const delay = this.#options.delayMs ?? 0;
    if (delay === 0) void this.#sendNext();
    else this.#timer = setTimeout(() => void this.#sendNext(), delay);
    return answer;
  }

  /** Sends what failed again; a conflict waits for {@link resolve}. */
  readonly retry = (): void => {
    if (this.#state.phase === 'unsaved' && this.#state.conflict === null) void this.#sendNext();
  };

  /** Ends a conflict: `mine` sends the change over the newer version, `theirs` gives the change up. */
  resolve(choice: 'mine' | 'theirs'): void {
    if (this.#state.phase !== 'unsaved' || this.#state.conflict === null) return;
    const theirs = this.#state.conflict;
    if (choice === 'mine') {
      this.#baseVersion = (theirs as { version?: number }).version;
      void this.#sendNext();
      return;
    }
    this.#waiting = undefined;
    this.#options.onSaved(theirs);
    this.#enter({ phase: 'saved', savedAt: null });
  }

  /** Sends what waits at once; resolves when nothing is on its way, be it saved or refused. */
  flush(): Promise<void> {
    if (this.#sent === undefined && this.#waiting === undefined) return Promise.resolve();
    const done = new Promise<void>((resolve) => this.#flushing.push(resolve));
    void this.#sendNext();
    return done;
  }

  /** Continues after `ready` turned true. */
  wake(): void {
    void this.#sendNext();
  }

  /** Takes a change over from an earlier visit without sending it. */
  restore(patch: P): void {
    this.#waiting = this.#merged(patch, this.#waiting);
  }

  /** Gives every unsent change up; whoever waits for one hears `reason`. */
  drop(reason?: unknown): void {
    clearTimeout(this.#timer);
    this.#waiting = undefined;
    this.#waiters.splice(0).forEach((waiter) => waiter.reject(reason));
    if (this.#sent === undefined) this.#enter({ phase: 'saved', savedAt: null });
  }

  /** Change the server does not have, undefined when it has all. */
  pending(): P | undefined {
    return this.#merged(this.#sent, this.#waiting);
  }

  state(): SaverState<R> {
    return this.#state;
  }

  #merged(earlier: P | undefined, later: P | undefined): P | undefined {
    if (earlier === undefined || later === undefined) return earlier ?? later;
    return this.#options.merge(earlier, later);
  }

  #enter(next: SaverState<R>): void {
    this.#state = next;
    const { key, onState } = this.#options;
    if (next.phase === 'saved') syncState.markSaved(key);
    else if (next.phase === 'saving') syncState.markSaving(key);
    else syncState.markUnsaved(key, this.retry, { temporary: isTemporary(next.error) });
    onState?.(next);
  }

  async #sendNext(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#sent !== undefined || this.#options.ready?.() === false) return;
    if (this.#waiting === undefined) return this.#endFlush();
    const sent = this.#waiting;
    this.#sent = sent;
    this.#waiting = undefined;
    const concerned = this.#waiters.splice(0);
    this.#enter({ phase: 'saving' });
    try {
      const record = await this.#options.send(sent, this.#baseVersion ?? this.#options.version());
      this.#sent = undefined;
      this.#baseVersion = undefined;
      this.#options.onSaved(record);
      if (this.#waiting === undefined) this.#enter({ phase: 'saved', savedAt: new Date() });
      concerned.forEach((waiter) => waiter.resolve(record));
    } catch (error) {
      this.#sent = undefined;
      this.#waiting = this.#merged(sent, this.#waiting);
      this.#fail(error, concerned);
      return;
    }
    void this.#sendNext();
  }

  #fail(thrown: unknown, concerned: Waiter<R>[]): void {
    const error = isHttpError(thrown)
      ? thrown
      : new HttpError(messageOf(thrown), { status: 0, code: 'unexpected', details: thrown });
    this.#enter({ phase: 'unsaved', error, conflict: conflictOf<R>(error) });
    [...concerned, ...this.#waiters.splice(0)].forEach((waiter) => waiter.reject(error));
    this.#endFlush();
  }

  #endFlush(): void {
    this.#flushing.splice(0).forEach((done) => done());
  }
}

/** Creates the saver of one object. */
export function createRecordSaver<R, P>(options: RecordSaverOptions<R, P>): RecordSaver<R, P> {
  return new RecordSaver(options);
}

function conflictOf<R>(error: HttpError): R | null {
  if (error.status !== 412) return null;
  const { current } = (error.details ?? {}) as { current?: R };
  return current ?? null;
}

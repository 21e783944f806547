import { useMemo, useSyncExternalStore } from 'react';
import type { PendingChange } from './pending-store.js';
import type { ConflictChoice, RecordWriter, WriterState } from './record-writer.js';
import type { RecordWrites } from './record-writes.js';
import type { StoredRecord } from './write-definition.js';

/** How one record is written, as the screen that shows it needs it. */
export interface RecordWriterView<T extends StoredRecord, P extends object> {
  state: WriterState<T>;
  /** What the server does not have, null when it has all. */
  pending: Readonly<PendingChange<T, P>> | null;
  /** Answers the server's record; rejects while the change stays, kept as unsaved. */
  update(patch: P): Promise<T>;
  retry(): void;
  /** Gives up everything that waits. */
  discard(): void;
  /** Ends a conflict (412): keep mine or a part of it, or take theirs. Rejects when mine was not taken this time either. */
  resolve(choice: ConflictChoice<P>): Promise<T | undefined>;
  /** Takes a change back that was refused for good; `earlier` is what waited before it. */
  withdraw(earlier: P | undefined): void;
  /** Resolves when nothing is on its way, be it saved or refused. */
  flush(): Promise<void>;
}

/** Writes one record of a kind whose place has been attached. */
export function useRecordWriter<T extends StoredRecord, P extends object>(
  writes: RecordWrites<T, P>,
  id: string,
): RecordWriterView<T, P> {
  const writers = useSyncExternalStore(writes.store.subscribe, writes.store.get);
  return useMemo(() => {
    const writer: RecordWriter<T, P> | undefined = writers.get(id);
    return {
      state: writer?.state() ?? { phase: 'saved' },
      pending: writer?.pending() ?? null,
      update: (patch) => writes.writer(id).update(patch),
      retry: () => writes.writer(id).retry(),
      discard: () => writes.writer(id).drop(),
      resolve: (choice) => writes.writer(id).resolve(choice),
      withdraw: (earlier) => writes.writer(id).withdraw(earlier),
      flush: () => writes.writer(id).flush(),
    };
  }, [writers, writes, id]);
}

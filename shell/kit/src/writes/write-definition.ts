/** What a record needs in order to be written: an id, and the version that its answers carry. */
export interface StoredRecord {
  /** Text or a number; everything that is kept or asked by an id has it as text. */
  id: string | number;
  version?: number;
}

/** A schema of the contract as far as a stored copy is checked with it. */
export interface CopySchema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** Schemas of what the browser keeps; loaded only when a kept copy is read. */
export interface CopySchemas<T, P> {
  record: CopySchema<T>;
  patch: CopySchema<P>;
}

/** One change as its label describes it. */
export interface DescribedChange<T, P> {
  /** The record the change belongs to, undefined when this browser does not know it. */
  record: T | undefined;
  patch: P | undefined;
  added: boolean;
  removed: boolean;
}

/** How the records of one kind are created, changed, deleted, named and checked. */
export interface WriteDefinition<T extends StoredRecord, P extends object> {
  /** Name of the kind, unique in the product: `patients`, `plans`, `meals`, `foods`, `visits`. */
  key: string;
  /** Left out where records of this kind are created in another way. */
  create?(item: T, idempotencyKey: string): Promise<T>;
  /**
   * Sends a change; `ifMatch` is the version the change was made on, `shown` the record of this tab without the change, for
   * calls that answer only what became another.
   */
  update(id: string, patch: P, ifMatch: number | undefined, shown: T | undefined): Promise<T>;
  /** Whether a record says already what a change says; default: {@link saysAlready}. */
  says?(record: T, patch: P): boolean;
  remove?(id: string): Promise<unknown>;
  /** A new record that the server could not be told of stays, marked unsaved; otherwise a failed add is rolled back. */
  keepsAdds?: boolean;
  /** The record with a change applied; default: shallow merge. */
  applyPatch?(item: T, patch: P): T;
  /** One change out of two, the later winning; default: shallow merge. */
  mergePatches?(earlier: P, later: P): P;
  /** What waits, for the person: "pacjent Jan Kowalski – masa początkowa". */
  describe(change: DescribedChange<T, P>): string;
  /** Schemas of the contract; a kept copy that does not fit them is thrown away. */
  schemas(): Promise<CopySchemas<T, P>>;
  /** Milliseconds of quiet before a change is sent; default 0. */
  delayMs?: number;
}

/** Applies a change to a record; shallow merge unless the kind says otherwise. */
export function applyPatch<T extends StoredRecord, P extends object>(
  { applyPatch: apply }: Pick<WriteDefinition<T, P>, 'applyPatch'>,
  item: T,
  patch: P,
): T {
  return apply ? apply(item, patch) : { ...item, ...patch };
}

/** Merges two changes of one record; shallow unless the kind says otherwise. */
export function mergePatches<T extends StoredRecord, P extends object>(
  { mergePatches: merge }: Pick<WriteDefinition<T, P>, 'mergePatches'>,
  earlier: P | undefined,
  later: P | undefined,
): P | undefined {
  if (earlier === undefined || later === undefined) return earlier ?? later;
  return merge ? merge(earlier, later) : { ...earlier, ...later };
}

/** Whether a record already says everything that a change says, whatever else it holds. */
export function saysAlready(record: unknown, change: unknown): boolean {
  if (Object.is(record, change)) return true;
  if (typeof record !== 'object' || typeof change !== 'object' || record === null || change === null) {
    return false;
  }
  if (Array.isArray(record) !== Array.isArray(change)) return false;
  if (Array.isArray(record) && record.length !== Object.keys(change).length) return false;
  const known = new Map<string, unknown>(Object.entries(record));
  return Object.entries(change).every(
    ([key, value]) => value === undefined || saysAlready(known.get(key), value),
  );
}

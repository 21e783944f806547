/** By table what its content is called: another content never has the same name. */
export type TableStamps = ReadonlyMap<string, string>;

/** Reads a part of the catalogue, or answers the one kept from the last load. */
export type PartReader = <T>(
  name: string,
  tables: readonly string[],
  read: () => Promise<T> | T,
) => Promise<T>;

interface KeptPart {
  readonly stamps: readonly string[];
  readonly content: unknown;
}

/** What was read of the catalogue, by part: it is used again as long as none of the tables behind it has changed. */
export class KeptParts {
  private readonly kept = new Map<string, KeptPart>();

  /** A reader for one load; `stamps` are of the same transaction as everything it reads. */
  reader(stamps: TableStamps): PartReader {
    return async <T>(name: string, tables: readonly string[], read: () => Promise<T> | T): Promise<T> => {
      const now = tables.flatMap((table) => stamps.get(table) ?? []);
      const isStamped = now.length === tables.length;
      const known = this.kept.get(name);
      if (isStamped && known?.stamps.join() === now.join()) return known.content as T;
      const content = await read();
      if (isStamped) this.kept.set(name, { stamps: now, content });
      return content;
    };
  }
}

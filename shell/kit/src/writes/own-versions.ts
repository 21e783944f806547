/** Versions that this tab has made itself: who has seen an earlier one knows what came of it. */
export class OwnVersions {
  readonly #reached = new Map<string, Map<number, number>>();

  /** A change of a record that was made on one version has become another; without both there is nothing to follow. */
  note(id: string, from: number | undefined, to: number | undefined): void {
    if (from === undefined || to === undefined) return;
    const reached = this.#reached.get(id) ?? new Map<number, number>();
    for (const [earlier, last] of reached) if (last === from) reached.set(earlier, to);
    this.#reached.set(id, reached.set(from, to));
  }

  /** What this tab has made of the version that was seen; that version where it has made nothing of it. */
  since(id: string, seen: number | undefined): number | undefined {
    return seen === undefined ? undefined : (this.#reached.get(id)?.get(seen) ?? seen);
  }

  /** The person is gone. */
  clear(): void {
    this.#reached.clear();
  }
}

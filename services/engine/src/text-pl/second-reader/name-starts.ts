/** A table of beginnings of words: "krewet*" meets any ending, "fasol?" one of at most three letters, "por" only itself. */

const MOST_ENDING = 3;
const LONGEST_START = 16;
const SHORTEST_START = 2;

/** Tells in steps bounded by the longest beginning whether a folded word begins as one of the table. */
export class NameStarts {
  private readonly whole = new Set<string>();
  private readonly open = new Set<string>();
  private readonly short = new Set<string>();

  constructor(entries: readonly string[]) {
    for (const entry of entries) {
      if (entry.endsWith('*')) this.open.add(entry.slice(0, -1));
      else if (entry.endsWith('?')) this.short.add(entry.slice(0, -1));
      else this.whole.add(entry);
    }
  }

  has(word: string): boolean {
    if (this.whole.has(word)) return true;
    const longest = Math.min(LONGEST_START, word.length);
    for (let length = SHORTEST_START; length <= longest; length += 1) {
      const start = word.slice(0, length);
      if (this.open.has(start)) return true;
      if (word.length - length <= MOST_ENDING && this.short.has(start)) return true;
    }
    return false;
  }
}

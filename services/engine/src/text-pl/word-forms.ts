import { formGroups, sameTidyWord } from './inflection.js';

/** Words among which the forms of a word are found without a look at every one of them. */
export class WordForms {
  private readonly groups = new Map<string, string[]>();
  /** Words that may be a form of any. */
  private readonly loose: string[] = [];
  private readonly words: string[] = [];

  /** Makes a word known, once: lower case and NFC. */
  add(word: string): void {
    this.words.push(word);
    const groups = formGroups(word);
    if (!groups) this.loose.push(word);
    for (const group of groups ?? []) {
      const others = this.groups.get(group);
      if (others) others.push(word);
      else this.groups.set(group, [word]);
    }
  }

  /** The known words that are a form of the wanted one. */
  of(wanted: string): string[] {
    const groups = formGroups(wanted);
    const likely = groups
      ? new Set([...this.loose, ...groups.flatMap((group) => this.groups.get(group) ?? [])])
      : this.words;
    return [...likely].filter((word) => sameTidyWord(wanted, word));
  }
}

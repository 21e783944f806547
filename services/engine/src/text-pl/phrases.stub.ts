/** Stands in for the reader by clauses until it is merged: phrases of today's entries. */
import { isDenial } from './avoidance-entry.js';
import type { AvoidanceInput, NotUnderstoodEntry } from './avoidance.js';
import type { ReadPhrase, WordDecision, WordField } from './read-phrase.js';
import { tidyText } from '@pora/text-pl/fold';

const ELSEWHERE = ['chronic', 'complaints', 'notes'] as const;
const ILLNESS = /celiaki|alergi|uczul|nietoleran/iu;
const LIFTING = new Set(['permitted', 'not_food', 'relative', 'note']);

interface Clause {
  readonly field: WordField;
  readonly text: string;
  readonly word: string;
}

/** Phrases of one person. */
export class StubPhrases {
  text: string | undefined;
  private readonly decisions: ReadonlyMap<string, WordDecision>;
  private readonly clauses: readonly Clause[];

  constructor(private readonly input: AvoidanceInput) {
    this.decisions = new Map((input.decisions ?? []).map((one) => [keyOf(one.field, one.phrase), one]));
    this.clauses = ELSEWHERE.flatMap((field) =>
      (input[field] ?? [])
        .flatMap((entry) => entry.split(/[.;,\n]/u))
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map((text) => ({ field, text, word: text.replace(/celiaki[aęi]/iu, 'gluten') })),
    );
  }

  elsewhere(): Clause[] {
    return this.clauses.filter(({ text }) => ILLNESS.test(text) && !isDenial(text));
  }

  means(): WordDecision[] {
    return [...this.decisions.values()].filter(({ answer }) => answer === 'means');
  }

  isLifted(field: WordField, text: string): boolean {
    return LIFTING.has(this.of(field, text)?.answer ?? '') || this.of(field, text)?.answer === 'means';
  }

  isDecided(field: WordField, text: string): boolean {
    return this.of(field, text) !== undefined;
  }

  /** What waits in other fields, and what the dietitian minds. */
  asked(): NotUnderstoodEntry[] {
    const open = this.elsewhere()
      .filter(({ field, text }) => !this.of(field, text))
      .map(({ field, text }) => ({ entry: text, source: field, reason: 'elsewhere' as const }));
    const notes = [...this.decisions.values()]
      .filter(({ answer }) => answer === 'note')
      .map(({ field, phrase }) => ({ entry: phrase, source: field, reason: 'note' as const }));
    return [...open, ...notes];
  }

  phrases(
    rules: readonly { readonly field?: WordField; readonly text?: string }[],
    missed: readonly NotUnderstoodEntry[],
  ): ReadPhrase[] {
    const found = new Map<string, ReadPhrase>();
    const add = (phrase: Omit<ReadPhrase, 'decision'>): void => {
      const decision = this.of(phrase.field, phrase.text);
      const key = keyOf(phrase.field, phrase.text);
      const known = found.get(key);
      if (!known || !known.isOpen) found.set(key, { ...phrase, ...(decision && { decision }) });
    };
    for (const { field, text } of rules) {
      if (!field || text === undefined) continue;
      const elsewhere = ELSEWHERE.some((one) => one === field);
      const isOpen = elsewhere && !this.of(field, text);
      const read = { field, entry: text, text, reading: 'avoided' as const, avoided: [text], permitted: [] };
      add({ ...read, ...(elsewhere && { elsewhere: 'kept_out' as const }), isOpen });
    }
    for (const { entry, source, reason } of missed) {
      if (reason === 'elsewhere') continue;
      const read = { field: source, entry, text: entry, avoided: [], permitted: [] };
      if (reason === 'note') add({ ...read, reading: 'unclear', isOpen: false });
      else add({ ...read, reading: 'unclear', reason, isOpen: true });
    }
    for (const [key, one] of this.decisions) {
      if (found.has(key)) continue;
      const { field, phrase: text } = one;
      add({ ...{ field, entry: text, text, reading: 'unclear', avoided: [], permitted: [] }, isOpen: false });
    }
    for (const field of ['allergies', 'intolerances'] as const) {
      for (const text of this.input[field] ?? []) {
        const isSaid = text.trim() !== '' && isDenial(text.trim());
        const read = { field, entry: text, text: text.trim(), avoided: [], permitted: [] };
        if (isSaid) add({ ...read, reading: 'denied', isOpen: false });
      }
    }
    return [...found.values()];
  }

  private of(field: WordField, text: string): WordDecision | undefined {
    return this.decisions.get(keyOf(field, text));
  }
}

function keyOf(field: WordField, text: string): string {
  return `${field} ${tidyText(text)}`;
}

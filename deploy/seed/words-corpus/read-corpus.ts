/**
 * What patients and dietitians write, judged by a dietitian: text, field, foods that must be kept out, foods that must stay
 * allowed, and whether asking is right. The lines say `text | kept out | allowed | asking`; a name in capitals stands for a set.
 */
import { readFileSync } from 'node:fs';
import type { WordField } from '@pora/engine/text-pl/read-phrase';

/** `wrong`: the sentence is clear; `right`: asking may stand in for keeping out; `required`: a dietitian has to look. */
export type Asking = 'wrong' | 'right' | 'required';

/** A phrase with what a dietitian expects of it. */
export interface CorpusPhrase {
  readonly text: string;
  readonly field: WordField;
  readonly keptOut: readonly string[];
  readonly allowed: readonly string[];
  readonly asking: Asking;
  /** Written by a parent in the survey of the child. */
  readonly isChild: boolean;
}

const BATCHES = {
  own: ['allergies', 'intolerances', 'disliked', 'elsewhere'],
  /** By somebody who had never seen the reader. */
  strangers: [
    'strangers',
    'strangers-2',
    'strangers-3',
    'strangers-4',
    'strangers-5',
    'strangers-6',
    'strangers-7',
    'strangers-8',
    'strangers-9',
    'strangers-10',
    'strangers-11',
  ],
  /** By others who had not, in the share in which a practice's surveys hold such answers: most are a word or a list. */
  practices: [
    'practices',
    'practices-2',
    'practices-3',
    'practices-4',
    'practices-5',
    'practices-6',
    'practices-7',
    'practices-8',
  ],
} as const;
const ASKING: Readonly<Record<string, Asking>> = { '-': 'wrong', '?': 'right', '!': 'required' };
/** In the surveys of practices nobody writes so but of the patient; strangers wrote it of relatives, too. */
const OF_CHILD = /^(?:syn|synek|córka|córeczka|dziecko)(?!\p{L})/iu;
/** Stands for the end of a line inside a phrase. */
const NEW_LINE = /⏎/gu;

/** Lines of a file of the corpus without its remarks. */
export const linesOf = (file: string): string[] =>
  readFileSync(new URL(`./${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

function readSets(): Map<string, readonly string[]> {
  const pairs = linesOf('sets').map((line): [string, string[]] => {
    const [name = '', foods = ''] = line.split(' = ');
    return [name, foods.split('; ')];
  });
  return new Map(pairs);
}

let known: Map<string, readonly string[]> | undefined;

/** Names of foods, as a list of foods and sets says them. */
export function foodsOf(text: string): string[] {
  const sets = (known ??= readSets());
  return text
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)
    .flatMap((one) => sets.get(one) ?? [one]);
}

/** All phrases of one batch of the corpus. */
export function readCorpus(batch: keyof typeof BATCHES = 'own'): CorpusPhrase[] {
  let field: WordField = 'allergies';
  const phrases: CorpusPhrase[] = [];
  for (const line of BATCHES[batch].flatMap(linesOf)) {
    if (line.startsWith('@ ')) {
      field = line.slice(2).trim() as WordField;
      continue;
    }
    const [text = '', out = '', allowed = '', mark = ''] = line.split('|').map((part) => part.trim());
    const asking = ASKING[mark];
    if (!asking) throw new Error(`Zdanie bez znaku pytania: ${line}`);
    phrases.push({
      ...{ field, asking, keptOut: foodsOf(out), allowed: foodsOf(allowed) },
      ...{ text: text.replace(NEW_LINE, '\n'), isChild: batch === 'practices' && OF_CHILD.test(text) },
    });
  }
  return phrases;
}

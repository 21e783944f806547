/**
 * Which field a question is most like one of: the words and pairs of words of all questions that are known are counted by the
 * field they ask for, and a new question is weighed by them (naive Bayes). It knows no rule, so it errs elsewhere than rules do.
 */
import { foldText } from '@pora/text-pl/fold';
import { bareQuestion } from './question-words.js';
import { OTHER_FOREIGN, OTHER_QUESTIONS } from './questions-2.data.js';
import { WEIGHED_FOREIGN, WEIGHED_QUESTIONS } from './questions-3.data.js';
import { FURTHER_QUESTIONS } from './questions-4.data.js';
import { EVERYDAY_QUESTIONS } from './questions-5.data.js';
import { COUNTED_QUESTIONS } from './questions-6.data.js';
import { FOREIGN_QUESTIONS, putTo, QUESTIONS } from './questions.data.js';

/** A field and how sure it is, from 0 to 1. The empty field stands for what no survey asks. */
export interface Likeness {
  readonly field: string;
  readonly sure: number;
}

/** All lists of foods are one kind: which group is meant tell its words alone. */
export const TASTE_LIKE = 'preferences';

const SMOOTHING = 0.05;
const MOST_WORDS = 40;
const MOST_KNOWN = 5_000;
const ADDRESS = /^(?:pan|pani|pana|panu|pania|panem|panstwo|ci|cie|ty)$/u;

/** How the words of a question count: as they are, by how they begin, and with the word before. */
function featuresOf(question: string): ReadonlySet<string> {
  const words = (foldText(bareQuestion(question)).match(/[a-z0-9]+/gu) ?? [])
    .filter((word) => !ADDRESS.test(word))
    .slice(0, MOST_WORDS);
  const features = new Set<string>();
  let before = '^';
  for (const word of [...words, '$']) {
    if (word !== '$') {
      features.add(`=${word}`);
      features.add(word.slice(0, 4));
      if (word.length > 4) features.add(word.slice(0, 6));
    }
    features.add(`${before} ${word.slice(0, 5)}`);
    before = word.slice(0, 5);
  }
  return features;
}

const put = (questions: readonly string[]) => questions.map((question) => putTo(question, ''));
const EXAMPLES: readonly (readonly [field: string, questions: readonly string[]])[] = [
  ...Object.entries(QUESTIONS).map(([field, list]) => [field, put(list)] as const),
  ...Object.entries(OTHER_QUESTIONS),
  ...Object.entries(WEIGHED_QUESTIONS),
  ...Object.entries(FURTHER_QUESTIONS),
  ...Object.entries(EVERYDAY_QUESTIONS),
  ...Object.entries(COUNTED_QUESTIONS),
  ['', [...put(FOREIGN_QUESTIONS), ...OTHER_FOREIGN, ...WEIGHED_FOREIGN]],
];

/** What is counted of the examples, once for the process. */
interface Counts {
  readonly fields: readonly string[];
  readonly questions: readonly number[];
  readonly totals: readonly number[];
  /** For each feature how many questions of each field have it. */
  readonly features: ReadonlyMap<string, Uint16Array>;
}

function countExamples(): Counts {
  const fields = [...new Set(EXAMPLES.map(([field]) => kindOf(field)))];
  const features = new Map<string, Uint16Array>();
  const questions = fields.map(() => 0);
  const totals = fields.map(() => 0);
  for (const [field, list] of EXAMPLES) {
    const at = fields.indexOf(kindOf(field));
    for (const question of list) {
      questions[at] = (questions[at] ?? 0) + 1;
      for (const feature of featuresOf(question)) {
        const found = features.get(feature) ?? new Uint16Array(fields.length);
        found[at] = (found[at] ?? 0) + 1;
        totals[at] = (totals[at] ?? 0) + 1;
        features.set(feature, found);
      }
    }
  }
  return { fields, questions, totals, features };
}

const kindOf = (field: string) => (field.startsWith('preferences.') ? TASTE_LIKE : field);

let counted: Counts | undefined;
const known = new Map<string, readonly Likeness[]>();

/** The fields whose questions this one is most like, the likest first. */
export function likenessOf(question: string): readonly Likeness[] {
  const found = known.get(question);
  if (found) return found;
  counted ??= countExamples();
  const likeness = weigh(counted, question);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(question, likeness);
  return likeness;
}

function weigh({ fields, questions, totals, features }: Counts, question: string): readonly Likeness[] {
  const all = questions.reduce((sum, count) => sum + count, 0);
  const met = [...featuresOf(question)].flatMap((feature) => features.get(feature) ?? []);
  const smooth = SMOOTHING * features.size;
  const logs = fields.map((_, at) => {
    const own = (totals[at] ?? 0) + smooth;
    const prior = 0.5 * Math.log((questions[at] ?? 1) / all);
    return met.reduce((sum, counts) => sum + Math.log(((counts[at] ?? 0) + SMOOTHING) / own), prior);
  });
  // The features of a question depend on each other: they are worth less than their number.
  const worth = 1.5 * Math.sqrt(Math.max(met.length, 1));
  const most = Math.max(...logs);
  const odds = logs.map((log) => Math.exp((log - most) / worth));
  const sum = odds.reduce((total, one) => total + one, 0);
  return fields
    .map((field, at) => ({ field, sure: (odds[at] ?? 0) / sum }))
    .toSorted((a, b) => b.sure - a.sure)
    .slice(0, 4);
}

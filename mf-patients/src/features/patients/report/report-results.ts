import { itemsOfSet, type PatientIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import { isRisk } from '@pora/engine/rules';
import { formatDate, formatDecimal, withUnit } from '@pora/kit';
import { type ComparedResult, compareSets, formatResult } from '../../intolerance-sets/public.js';
import { reportStrings as t } from './report.strings.js';

/** Results of one day. */
export type ReportedSet = Pick<PatientIntoleranceSet, 'categories' | 'date'>;

/** Named results with what is said of each. */
export interface ReportedList {
  heading: string | null;
  items: readonly (readonly [string, string])[];
}

/** What the report says of results: lists, and sentences under them. */
export interface ReportedResults {
  title: string;
  /** One list goes over two columns; of two each has its own. */
  lists: readonly ReportedList[];
  notes: readonly string[];
}

/** Results that one page has room for, in one list and in each of two. */
const RESULTS = 8;
const CHANGES = 5;

/** The elevated results, and with former ones what became of them. */
export function reportedResults(
  results: ReportedSet | null,
  previous: ReportedSet | null,
): ReportedResults | null {
  if (!results) return null;
  return previous ? changedResults(previous, results) : elevatedResults(results);
}

/** The elevated results, highest first; what fits on the page is named, the rest counted. */
function elevatedResults(results: ReportedSet): ReportedResults {
  const elevated = itemsOfSet(results)
    .filter(({ value }) => isRisk(value))
    .sort((a, b) => b.value - a.value);
  const items = elevated
    .slice(0, RESULTS)
    .map(({ name, value }) => [name, withUnit(formatDecimal(value, 0), 'U/ml')] as const);
  const rest = elevated.length - items.length;
  return {
    title: t.resultsTitle(results.date && formatDate(results.date)),
    lists: items.length > 0 ? [{ heading: null, items }] : [],
    notes: elevated.length === 0 ? [t.noElevated] : rest > 0 ? [t.more(rest)] : [],
  };
}

/**
 * What is or was elevated, by what became of it. A food that was examined once is named as that: it has no change, and that
 * it is not examined now does not mean that nothing is there.
 */
function changedResults(previous: ReportedSet, results: ReportedSet): ReportedResults {
  const all = compareSets(previous, results).filter(({ risk }) => risk !== 'none');
  const changed = (kind: ComparedResult['change']) =>
    all
      .filter(({ change }) => change === kind)
      .sort((a, b) => Math.abs(b.difference ?? 0) - Math.abs(a.difference ?? 0));
  const [lower, higher] = [changed('lower'), changed('higher')];
  const lists = [listOf(t.lower, lower), listOf(t.higher, higher)].filter(({ items }) => items.length > 0);
  const rest = [lower, higher].reduce((sum, { length }) => sum + Math.max(0, length - CHANGES), 0);
  const named = (words: (names: string) => string, kind: ComparedResult['change']) => {
    const results = changed(kind);
    const names = results.slice(0, CHANGES).map(nameWithResult);
    const more = results.length > names.length ? [t.more(results.length - names.length)] : [];
    return results.length > 0 ? [words([...names, ...more].join(', '))] : [];
  };
  return {
    title: t.changesTitle,
    lists,
    notes: [
      ...(rest > 0 ? [t.more(rest)] : []),
      ...(all.length === 0 ? [t.noElevatedTwice] : []),
      ...named(t.unchanged, 'same'),
      ...named(t.examinedFirst, 'added'),
      ...named(t.notExamined, 'absent'),
      t.comparedDays(dayOf(previous), dayOf(results)),
    ],
  };
}

const dayOf = ({ date }: ReportedSet) => (date ? formatDate(date) : t.noDay);
const withScale = (text: string) => withUnit(text, 'U/ml');

const listOf = (heading: string, results: readonly ComparedResult[]): ReportedList => ({
  heading,
  items: results.slice(0, CHANGES).map(({ name, before, after }) => {
    return [name, withScale(`${formatResult(before ?? 0)} → ${formatResult(after ?? 0)}`)] as const;
  }),
});

const nameWithResult = ({ name, before, after }: ComparedResult) =>
  `${name} ${withScale(formatResult(after ?? before ?? 0))}`;

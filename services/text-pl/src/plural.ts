/** The one rule for counting in Polish: 1 kromka, 2 kromki, 5 kromek, 1,5 kromki. */
import { formatCount } from './numbers.js';

/** Forms of a noun beside a number. */
export interface CountedForms {
  /** 1 kromka */
  readonly one: string;
  /** 2 kromki */
  readonly few: string;
  /** 5 kromek */
  readonly many: string;
  /** ½ kromki: a fraction takes the genitive singular; left out where nothing is ever divided. */
  readonly part?: string;
}

const plurals = new Intl.PluralRules('pl');

/** The form of a noun that stands beside a number. */
export function plural(n: number, { one, few, many, part }: CountedForms): string {
  if (!Number.isInteger(n)) return part ?? few;
  const category = plurals.select(n);
  return category === 'one' ? one : category === 'few' ? few : many;
}

/** Number and noun: `5 planów`, with a no-break space. */
export function countOf(n: number, forms: CountedForms): string {
  return `${formatCount(n)}\u00a0${plural(n, forms)}`;
}

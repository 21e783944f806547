import { formatCount } from './numbers.js';

/** Polish forms of a noun beside a number: 1 plan, 2 plany, 5 planów. */
export interface PluralForms {
  one: string;
  few: string;
  many: string;
}

const rules = new Intl.PluralRules('pl');

/** The form that goes with `n`; fractions take the genitive singular, which callers give as `few` when they need it. */
export function plural(n: number, forms: PluralForms): string {
  const rule = rules.select(n);
  if (rule === 'one' || rule === 'few') return forms[rule];
  return rule === 'other' ? forms.few : forms.many;
}

/** Number and noun: `5 planów`, with a no-break space. */
export function countOf(n: number, forms: PluralForms): string {
  return `${formatCount(n)}\u00a0${plural(n, forms)}`;
}

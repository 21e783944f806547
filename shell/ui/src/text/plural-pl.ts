const rules = new Intl.PluralRules('pl');

/** Forms of a Polish noun: 1 wynik, 2 wyniki, 5 wyników. */
export interface PluralForms {
  one: string;
  few: string;
  many: string;
}

/** The form that goes with a whole number. */
export function pluralForm(count: number, forms: PluralForms): string {
  const rule = rules.select(count);
  if (rule === 'one') return forms.one;
  return rule === 'few' ? forms.few : forms.many;
}

const rules = new Intl.PluralRules('pl');

/** Polish plural: 1 dzień, 2 dni, 5 dni. */
export function plural(count: number, forms: { one: string; few: string; many: string }): string {
  const category = rules.select(count);
  return category === 'one' ? forms.one : category === 'few' ? forms.few : forms.many;
}

import { useState } from 'react';

/** How a value and the text of its field depend on each other. */
export interface TypedEntryRules<Value> {
  format: (value: Value) => string;
  /** What the text means; must be total, with a value the form's schema refuses for unreadable text. */
  parse: (text: string) => Value;
  /** Last correction when the field is left, such as rounding. */
  settle?: (value: Value) => Value;
}

/** State of a field that is typed as text but carries another value. */
export interface TypedEntry<Value> {
  text: string;
  /** The field has been left at least once, so its own errors may show. */
  touched: boolean;
  change: (text: string) => void;
  leave: () => void;
  /** Takes a value from elsewhere: a calendar, a stepper. */
  choose: (value: Value) => void;
}

/** Keeps what the person types as it is, reports its meaning at once, and tidies the text when the field is left. */
export function useTypedEntry<Value>(
  value: Value,
  onChange: (value: Value) => void,
  rules: TypedEntryRules<Value>,
): TypedEntry<Value> {
  const [entry, setEntry] = useState({ text: rules.format(value), value });
  const [touched, setTouched] = useState(false);

  if (!Object.is(entry.value, value)) setEntry({ text: rules.format(value), value });

  const report = (text: string, next: Value): void => {
    setEntry({ text, value: next });
    if (!Object.is(next, value)) onChange(next);
  };
  return {
    text: entry.text,
    touched,
    change: (text) => report(text, rules.parse(text)),
    leave: () => {
      setTouched(true);
      const parsed = rules.parse(entry.text);
      const settled = rules.settle?.(parsed) ?? parsed;
      const tidy = rules.format(settled);
      // Unreadable text stays, so that the person can correct it.
      report(tidy === '' ? entry.text : tidy, settled);
    },
    choose: (next) => {
      setTouched(true);
      report(rules.format(next), next);
    },
  };
}

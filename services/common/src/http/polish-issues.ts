import type { z } from 'zod';

const KINDS: Readonly<Record<string, string>> = {
  string: 'tekst',
  number: 'liczba',
  int: 'liczba całkowita',
  boolean: 'wartość tak/nie',
  array: 'lista',
  object: 'obiekt',
  record: 'obiekt',
};

/** Characters of the names of unknown fields that are told. */
const MOST_NAMED = 80;

/** Polish sentence for a schema problem that has no message of its own. */
export function polishIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Pole jest wymagane' : `Potrzebna jest ${kindOf(issue.expected)}`;
    case 'invalid_value':
      return 'Wartość spoza dozwolonej listy';
    case 'too_small':
      return `Wartość zbyt mała (najmniej ${issue.minimum})`;
    case 'too_big':
      return `Wartość zbyt duża (najwyżej ${issue.maximum})`;
    case 'unrecognized_keys':
      return `Nieznane pole: ${issue.keys.join(', ').slice(0, MOST_NAMED)}`;
    case 'not_multiple_of':
      return `Wartość musi być wielokrotnością ${issue.divisor}`;
    default:
      return 'Nieprawidłowa wartość';
  }
}

function kindOf(expected: string): string {
  return `wartość typu ${KINDS[expected] ?? expected}`;
}

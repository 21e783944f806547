import { invalidInput } from '../errors.js';

const MAX_PARAMETERS = 100;

/**
 * Parses the query part of a URL into single text values.
 * @throws ApiError 400 for a value given twice, broken percent-encoding or more than 100 values
 */
export function parseQuery(url: string): Record<string, string> {
  const start = url.indexOf('?');
  const pairs =
    start < 0
      ? []
      : url
          .slice(start + 1)
          .split('&')
          .filter(Boolean);
  if (pairs.length > MAX_PARAMETERS) throw invalidInput('Zbyt wiele parametrów w adresie.');
  const values = new Map<string, string>();
  for (const pair of pairs) {
    const separator = pair.indexOf('=');
    const name = decode(separator < 0 ? pair : pair.slice(0, separator));
    if (values.has(name))
      throw invalidInput(`Parametr „${name.slice(0, 40)}” występuje w adresie więcej niż raz.`);
    values.set(name, separator < 0 ? '' : decode(pair.slice(separator + 1)));
  }
  return Object.fromEntries(values);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw invalidInput('Adres zawiera niepoprawnie zakodowane znaki.');
  }
}

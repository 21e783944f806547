import { isHttpError, messageOf } from '@pora/kit';

/** The calls about meals by the names the specification gives them [library §8]. */
const OPERATIONS = {
  load: 'Pobieranie posiłków',
  add: 'Dodawanie posiłku',
  update: 'Aktualizacja posiłku',
  remove: 'Usuwanie posiłku',
} as const;

/** A call about meals. */
export type MealCall = keyof typeof OPERATIONS;

/** "<operation> nie powiodła się", word for word [library §8], and why where that is known. */
export function mealFailure(call: MealCall, error?: unknown): string {
  const said = `${OPERATIONS[call]} nie powiodła się`;
  return isHttpError(error) ? `${said}. ${messageOf(error)}` : said;
}

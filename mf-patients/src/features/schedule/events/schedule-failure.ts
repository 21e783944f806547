import { isHttpError, messageOf } from '@pora/kit';
import { toast } from '@pora/ui';

/** Calls of the schedule as their failures name them [core §8]. */
export const OPERATIONS = {
  load: 'Pobieranie harmonogramu',
  add: 'Dodawanie wydarzenia',
  update: 'Aktualizacja wydarzenia',
  remove: 'Usuwanie wydarzenia',
} as const;

/** A call of the schedule. */
export type Operation = keyof typeof OPERATIONS;

const TITLE = 'Błąd';

/** Why a call of the schedule failed, in the words of the specification; without an answer, what kept it away [core §8]. */
export function failureText(operation: Operation, error: unknown): string {
  const name = OPERATIONS[operation];
  if (isHttpError(error) && error.code === 'unreadable') return `${name} zwróciła niepoprawny JSON`;
  if (isHttpError(error) && error.status > 0)
    return `${name} nie powiodła się (HTTP ${error.status}) ${error.body}`.trim();
  return `${name} nie powiodła się. ${messageOf(error)}`;
}

/** Tells that a call of the schedule failed; the same failure again replaces its toast. */
export function tellFailure(operation: Operation, error: unknown): void {
  const description = failureText(operation, error);
  const key = `schedule-${operation}-${description}`;
  toast.show({ title: TITLE, description, failure: error, tone: 'error', key });
}

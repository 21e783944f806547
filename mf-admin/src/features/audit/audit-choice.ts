import { type CallRequest } from '@pora/contracts/call';
import { type auditCalls } from '@pora/contracts/calls';
import { WITHOUT_LISTS } from '@pora/contracts/admin/audit.vocabulary';
import { lastDays, type Period } from './period-field.js';

/** How many days are looked at first, today included. */
const DAYS_AT_FIRST = 7;

/** Which entries are looked at; null and an empty text for all. */
export interface AuditChoice extends Period {
  actor: string | null;
  event: string | null;
  object: string | null;
  text: string;
}

/** What is looked at before anybody chooses: the last week, without the lists that every screen reads. */
export function firstChoice(): AuditChoice {
  return {
    ...lastDays(DAYS_AT_FIRST),
    actor: null,
    event: WITHOUT_LISTS,
    object: null,
    text: '',
  };
}

type FileQuery = NonNullable<CallRequest<typeof auditCalls.file>['query']>;

/** The choice as a query of the calls. */
export function queryOfChoice({ from, to, actor, event, object, text }: AuditChoice): FileQuery {
  return {
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(actor !== null && { actor }),
    ...(event !== null && { event }),
    ...(object !== null && { object }),
    ...(text.trim() !== '' && { text: text.trim() }),
  };
}

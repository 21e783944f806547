import { z } from 'zod';
import { onlyTold } from '../only-told.js';
import { identifier, queryInteger, recordDate, text } from '../text/text.model.js';
import {
  AUDIT_COUNT_MAX,
  AUDIT_EVENTS,
  AUDIT_GROUPS,
  AUDIT_NAMED,
  AUDIT_NAMED_MAX,
  AUDIT_OBJECTS,
  AUDIT_SERVICES,
} from './audit.vocabulary.js';

/** An action, or a group of them. */
const event = z
  .string()
  .refine((name) => AUDIT_EVENTS.has(name) || AUDIT_GROUPS.has(name), 'Nie ma takiego zdarzenia')
  .meta(onlyTold({ enum: [...AUDIT_GROUPS.keys(), ...AUDIT_EVENTS.keys()] }));

/** Which entries of the audit trail are wanted; days are those of the practice, both included. */
export const auditFilterSchema = z.object({
  from: recordDate.optional(),
  to: recordDate.optional(),
  /** E-mail address, or one of the product's own signatures. */
  actor: text(254).optional(),
  event: event.optional(),
  object: z
    .string()
    .refine((name) => AUDIT_OBJECTS.has(name), 'Nie ma takiego obiektu')
    .meta(onlyTold({ enum: [...AUDIT_OBJECTS.keys()] }))
    .optional(),
  /** A part of the id of an object or of a request, or of the name of a patient or of a plan. */
  text: text(80).optional(),
});
/** Which entries of the audit trail are wanted. */
export type AuditFilter = z.output<typeof auditFilterSchema>;

/** Moment in UTC with microseconds, as the entries of one service are in order. */
const moment = z.iso
  .datetime({ precision: 6, error: 'Nieprawidłowy moment' })
  .refine((at) => /^(?:19|20)/.test(at), 'Nieprawidłowy moment');
/** Number of an entry within its service. */
const entryNumber = z.string().regex(/^\d{1,19}$/, 'Nieprawidłowy wpis');

/** Ids with commas between them. */
const ids = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(identifier).max(AUDIT_NAMED_MAX));

/** The same for one service, whose entries hold no names: `text` fits these objects besides. */
const storedFilterSchema = auditFilterSchema.extend({ patients: ids.optional(), plans: ids.optional() });
/** Which entries of one service are wanted. */
export type StoredAuditFilter = z.output<typeof storedFilterSchema>;

/** Question of the administration to a service: entries before a place, the newest first. */
export const auditQuestionSchema = storedFilterSchema.extend({
  limit: queryInteger(1, 1_000),
  /** Both or neither. */
  beforeAt: moment.optional(),
  beforeId: entryNumber.optional(),
  /** Whether to count what fits. */
  counted: z.enum(['true', 'false']).optional(),
});

/** An entry as its service keeps it: who, when, what, and which fields; never what was in them. */
const storedEntry = z.object({
  id: entryNumber,
  at: moment,
  /** E-mail address. */
  actor: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  fields: z.array(z.string()),
  requestId: z.string().nullable(),
});
/** An entry as its service keeps it. */
export type StoredAuditEntry = z.output<typeof storedEntry>;

/** What a service answers. */
export const storedAuditPageSchema = z.object({
  items: z.array(storedEntry),
  /** How many fit the filter, counted up to {@link AUDIT_COUNT_MAX}; 0 where nobody asked. */
  total: z.number().max(AUDIT_COUNT_MAX),
});
/** What a service answers. */
export type StoredAuditPage = z.output<typeof storedAuditPageSchema>;

/** An entry of the audit trail of the whole product. */
export const auditEntrySchema = storedEntry.extend({
  service: z.enum(AUDIT_SERVICES),
  /** Name of the patient or of the plan as it is now; null where there is none, or it could not be read. */
  objectName: z.string().nullable(),
});
/** An entry of the audit trail of the whole product. */
export type AuditLogEntry = z.output<typeof auditEntrySchema>;

const searchedNamesSchema = z.object({
  /** Whose names were not searched, because the service did not answer. */
  unsearched: z.array(z.enum(AUDIT_NAMED)),
  /** Where more than {@link AUDIT_NAMED_MAX} have such a name; only those that were changed last are looked for. */
  more: z.array(z.enum(AUDIT_NAMED)),
});
/** What of a searched text stayed open. */
export type SearchedNames = z.output<typeof searchedNamesSchema>;

/** A page of the audit trail, the newest first. */
export const auditPageSchema = z.object({
  items: z.array(auditEntrySchema),
  nextStartKey: z.string().nullable(),
  /** How many fit the filter in the services that answered. */
  total: z.number(),
  /** More than `total`, which nobody counts to its end. */
  isMore: z.boolean(),
  /** Services whose entries are missing, because they did not answer. */
  away: z.array(z.enum(AUDIT_SERVICES)),
  /** What of the searched text stayed open; an earlier release searched no names and says nothing. */
  names: searchedNamesSchema.optional(),
});
/** A page of the audit trail. */
export type AuditLogPage = z.output<typeof auditPageSchema>;

/** Place in the audit trail of all services: moment, service and number of the last entry that was read. */
export const auditStartKey = z
  .string()
  .refine((key) => {
    const [at, service, id, ...rest] = key.split('~');
    const isKnown = AUDIT_SERVICES.some((name) => name === service);
    return rest.length === 0 && isKnown && moment.safeParse(at).success && /^\d{1,18}$/.test(id ?? '');
  }, 'Nieprawidłowe miejsce w dzienniku')
  .meta(onlyTold({ pattern: `^[^~]+~(${AUDIT_SERVICES.join('|')})~\\d{1,18}$` }));

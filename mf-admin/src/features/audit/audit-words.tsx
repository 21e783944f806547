import { type AuditLogEntry } from '@pora/contracts/admin/audit.model';
import {
  AUDIT_EVENTS,
  AUDIT_OBJECTS,
  AUDIT_SIGNATURES,
  type AuditKind,
  auditWords,
} from '@pora/contracts/admin/audit.vocabulary';
import { formatDate, MISSING, usePersonName } from '@pora/kit';
import { theme, truncate } from '@pora/ui';
import {
  DatabaseBackupIcon,
  DownloadIcon,
  EyeIcon,
  InfoIcon,
  LogInIcon,
  PencilIcon,
  Rows3Icon,
  TrashIcon,
  UserXIcon,
} from '@pora/ui/icons';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { formatClock } from '../../shared/clock.js';
import { auditStrings as t } from './audit.strings.js';

/** Object id of an entry about all of a kind. */
const ALL = '*';
/** Kinds there is one of: its number says nothing. */
const ONLY_ONE: ReadonlySet<string> = new Set(['backup-schedule']);
/** How the product itself signs: no person has such an address. */
const OWN_SIGNATURE = /@pora$/;
const SHORT_REQUEST = 8;
/** An id that a program made up: its beginning is enough to tell one from another. */
const MADE_UP_ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

const ICONS: Record<AuditKind, ReactNode> = {
  list: <Rows3Icon size={14} />,
  read: <EyeIcon size={14} />,
  change: <PencilIcon size={14} />,
  export: <DownloadIcon size={14} />,
  removal: <TrashIcon size={14} />,
  refusal: <UserXIcon size={14} />,
  session: <LogInIcon size={14} />,
  administration: <DatabaseBackupIcon size={14} />,
};
const GRAVE: ReadonlySet<AuditKind> = new Set(['removal', 'refusal']);

/** What happened, with its picture; what cannot be taken back is red as well. */
export function EventWords({ action }: Pick<AuditLogEntry, 'action'>) {
  const kind = AUDIT_EVENTS.get(action)?.kind;
  return (
    <Event $grave={kind !== undefined && GRAVE.has(kind)}>
      <span aria-hidden>{kind ? ICONS[kind] : <InfoIcon size={14} />}</span>
      {auditWords(action)}
    </Event>
  );
}

/** What whoever did something is called. */
export function useActorName(): (actor: string) => string {
  const nameOf = usePersonName();
  return (actor) => AUDIT_SIGNATURES.get(actor) ?? (OWN_SIGNATURE.test(actor) ? t.system : nameOf(actor));
}

/** What no other entry of any service is called. */
export const keyOf = ({ service, id }: Pick<AuditLogEntry, 'service' | 'id'>) => `${service}-${id}`;

/** Day and time to the second. */
export const momentWords = ({ at }: Pick<AuditLogEntry, 'at'>) => `${formatDate(at)} ${formatClock(at)}`;

/** Name and id of the object, or the id alone. */
export function objectWords({ entity, entityId, objectName }: AuditLogEntry): string {
  if (entityId === ALL || ONLY_ONE.has(entity)) return MISSING;
  return objectName ? `${objectName} · ${entityId}` : entityId;
}

/** The same in a narrow place: only the beginning of a long id is seen, all of it is read out and copied. */
export function ObjectWords({ entry }: { entry: AuditLogEntry }) {
  const { entityId, objectName } = entry;
  if (!MADE_UP_ID.test(entityId)) return <>{objectWords(entry)}</>;
  return (
    <>
      {objectName && `${objectName} · `}
      <LongId>{entityId}</LongId>
    </>
  );
}

/** The kind of the object. */
export const objectKind = ({ entity }: AuditLogEntry) => AUDIT_OBJECTS.get(entity) ?? entity;

/** Names of the fields that were touched. */
export const fieldWords = ({ fields }: AuditLogEntry) => fields.join(', ') || MISSING;

/** The beginning of the request's id; the whole stands in the details. */
export const requestWords = ({ requestId }: AuditLogEntry) => requestId?.slice(0, SHORT_REQUEST) || MISSING;

/** Everything that is known of an entry. */
export function detailsOf(entry: AuditLogEntry): [label: string, text: string][] {
  const { details } = t;
  return [
    [details.object, `${objectKind(entry)} ${entry.entityId === ALL ? '' : entry.entityId}`.trim()],
    ...(entry.objectName ? [[details.name, entry.objectName] as [string, string]] : []),
    [details.fields, fieldWords(entry)],
    [details.actor, entry.actor],
    [details.request, entry.requestId || MISSING],
    [details.event, entry.action],
    [details.service, t.serviceWords(entry.service)],
    [details.number, entry.id],
  ];
}

const LongId = styled.span`
  ${truncate}
  display: inline-block;
  max-width: 6rem;
  vertical-align: bottom;
`;

const Event = styled.span<{ $grave: boolean }>`
  display: inline-flex;
  align-items: baseline;
  gap: 0.375rem;
  color: ${({ $grave }) => ($grave ? theme.c.dangerText : 'inherit')};

  > span {
    align-self: center;
    flex: none;
    line-height: 0;
  }
`;

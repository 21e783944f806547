import { type AuditLogEntry, type StoredAuditEntry } from '@pora/contracts/admin/audit.model';
import { AUDIT_SERVICES, type AuditService } from '@pora/contracts/admin/audit.vocabulary';

/** An entry and the service that keeps it. */
export type Kept = Omit<AuditLogEntry, 'objectName'>;

/** The entry behind which to read on: numbers of one service say nothing about another. */
export type AuditPlace = Pick<Kept, 'at' | 'service' | 'id'>;

const SEPARATOR = '~';
/** Smaller and larger than every number of an entry. */
const [FIRST, LAST] = ['0', '9223372036854775807'];
const rankOf = (service: AuditService) => AUDIT_SERVICES.indexOf(service);

/** Reads a place from its name on the wire. */
export function readPlace(key: string | undefined): AuditPlace | undefined {
  const [at, service, id] = key?.split(SEPARATOR) ?? [];
  const known = AUDIT_SERVICES.find((name) => name === service);
  return at === undefined || id === undefined || known === undefined ? undefined : { at, service: known, id };
}

/** Name of a place on the wire. */
export const nameOfPlace = ({ at, service, id }: AuditPlace) => [at, service, id].join(SEPARATOR);

/**
 * From where a service reads on. Entries of one moment stand by service and then by number, the newest first, so that a
 * place means the same whichever services answered the page before.
 */
export function placeWithin(
  service: AuditService,
  place: AuditPlace | undefined,
): { beforeAt: string; beforeId: string } | undefined {
  if (!place) return undefined;
  const ahead = rankOf(service) - rankOf(place.service);
  return { beforeAt: place.at, beforeId: ahead === 0 ? place.id : ahead < 0 ? FIRST : LAST };
}

/** Every entry of these services in the order in which it is told, the newest first. */
export function inOrder(
  pages: readonly { service: AuditService; items: readonly StoredAuditEntry[] }[],
): Kept[] {
  return pages
    .flatMap(({ service, items }) => items.map((entry): Kept => ({ ...entry, service })))
    .sort(
      (a, b) => compare(b.at, a.at) || rankOf(a.service) - rankOf(b.service) || compareNumbers(b.id, a.id),
    );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const compareNumbers = (a: string, b: string) => a.length - b.length || compare(a, b);

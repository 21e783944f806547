import { describe, expect, test } from '@jest/globals';
import type { StoredAuditEntry } from '@pora/contracts/admin/audit.model';
import { AUDIT_SERVICES, type AuditService } from '@pora/contracts/admin/audit.vocabulary';
import { inOrder, type Kept, nameOfPlace, placeWithin, readPlace } from './audit-place.js';

const at = (second: number) => `2026-11-19T10:00:0${second}.000001Z`;
const entry = (id: string, second: number): StoredAuditEntry => ({
  ...{ id, at: at(second), actor: 'anna@gabinet.example', action: 'plans.read', entity: 'plan' },
  ...{ entityId: 'pl-1', fields: [], requestId: null },
});
const told = (entries: readonly Kept[]) => entries.map(({ service, id }) => `${service} ${id}`);

const stored = new Map<AuditService, StoredAuditEntry[]>([
  ['plans', [entry('12', 5), entry('9', 3), entry('8', 3)]],
  ['patients', [entry('7', 5), entry('5', 3)]],
  ['admin', [entry('3', 3), entry('2', 1)]],
]);

/** What a service answers: its entries behind a place, as its own query finds them. */
function answerOf(service: AuditService, place: ReturnType<typeof placeWithin>): StoredAuditEntry[] {
  const own = stored.get(service) ?? [];
  if (!place) return own;
  const { beforeAt, beforeId } = place;
  return own.filter((one) => one.at < beforeAt || (one.at === beforeAt && BigInt(one.id) < BigInt(beforeId)));
}

/** Reads the whole trail page by page; `away` says which services are missing on which page. */
function readAll(limit: number, away: (page: number) => readonly AuditService[] = () => []): string[] {
  const all: Kept[] = [];
  for (let page = 0, key: string | undefined; page < 20; page += 1) {
    const place = readPlace(key);
    const asked = AUDIT_SERVICES.filter((service) => !away(page).includes(service));
    const entries = inOrder(
      asked.map((service) => ({ service, items: answerOf(service, placeWithin(service, place)) })),
    ).slice(0, limit);
    const last = entries.at(-1);
    if (!last) return told(all);
    all.push(...entries);
    key = nameOfPlace(last);
  }
  throw new Error('the trail has no end');
}

const whole = ['patients 7', 'plans 12', 'admin 3', 'patients 5', 'plans 9', 'plans 8', 'admin 2'];

describe('a place in the audit trail of all services', () => {
  test.each([1, 2, 3, 10])('pages of %s entries tell each entry once, the newest first', (limit) => {
    expect(readAll(limit)).toEqual(whole);
  });

  test('a service that was away on the first page tells what is left when it is back', () => {
    expect(readAll(2, (page) => (page === 0 ? ['plans'] : []))).toEqual([
      ...['patients 7', 'admin 3', 'patients 5', 'plans 9', 'plans 8', 'admin 2'],
    ]);
  });

  test('its name is read back as it was written', () => {
    const place = { at: at(3), service: 'plans', id: '42' } as const;
    expect(readPlace(nameOfPlace(place))).toEqual(place);
    expect(readPlace(undefined)).toBeUndefined();
  });
});

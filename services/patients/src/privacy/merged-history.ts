import type { AuditLine, AuditPage } from '@pora/common/audit-trail';

/** Place in both trails up to which lines were read; an absent one means that nothing of that trail was. */
export interface HistoryPlace {
  readonly own?: string | undefined;
  readonly plans?: string | undefined;
}

/** A line and the trail it is of: numbers of one trail say nothing about the other. */
interface Told {
  readonly from: keyof HistoryPlace;
  readonly line: AuditLine;
}

/** Reads the place from its name on the wire, `own.plans`, 0 for an absent one. */
export function readPlace(key: string | undefined): HistoryPlace {
  const [own, plans] = (key?.split('.') ?? []).map((id) => (id === '0' ? undefined : id));
  return { own, plans };
}

/** The newest `limit` lines of two trails that come newest first; `next` is the place after them, null at the end. */
export function mergeTrails(
  own: readonly AuditLine[],
  plans: readonly AuditLine[],
  { limit, place }: Pick<AuditPage, 'limit'> & { place: HistoryPlace },
): { items: AuditLine[]; next: string | null } {
  const all = [
    ...own.map((line): Told => ({ from: 'own', line })),
    ...plans.map((line): Told => ({ from: 'plans', line })),
  ].sort((a, b) => (a.line.at < b.line.at ? 1 : a.line.at > b.line.at ? -1 : 0));
  const told = all.slice(0, limit);
  const last = (from: keyof HistoryPlace) =>
    told.findLast((one) => one.from === from)?.line.id ?? place[from];
  const next = all.length > limit ? `${last('own') ?? 0}.${last('plans') ?? 0}` : null;
  const items = told.map(({ from, line }) => (from === 'own' ? line : { ...line, id: `plans-${line.id}` }));
  return { items, next };
}

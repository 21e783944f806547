import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { streamAnswer, type WireAnswer } from '@pora/common/answers';
import { Audit } from '@pora/common/audit';
import type { CallerInfo } from '@pora/common/endpoint';
import { ApiError, notAcceptable } from '@pora/common/errors';
import type { RouteInput } from '@pora/contracts';
import type { AuditFilter, AuditLogPage, StoredAuditFilter } from '@pora/contracts/admin/audit.model';
import type { auditRoutes } from '@pora/contracts/admin/audit.routes';
import { AUDIT_COUNT_MAX, type AuditService } from '@pora/contracts/admin/audit.vocabulary';
import { identifier } from '@pora/contracts/text/text.model';
import { todayIso } from '@pora/text-pl/dates';
import { NamesClient } from '../names/names.client.js';
import { AuditNames } from './audit-names.service.js';
import { inOrder, type Kept, nameOfPlace, readPlace } from './audit-place.js';
import { type AuditQuestion, AuditSources } from './audit-sources.js';
import { beginOfAuditFile, linesOfAuditFile } from './audit.csv.js';

type Routes = typeof auditRoutes;

const USUAL_PAGE = 50;
/** One more is asked for, to see whether there is any. */
const FILE_PAGE = 999;

interface Read {
  readonly items: Kept[];
  readonly nextStartKey: string | null;
  readonly total: number;
  readonly isMore: boolean;
  readonly away: AuditService[];
}

/**
 * The audit trail of all services as one. It is asked of each of them when somebody reads it: nothing is copied here, and
 * names are those of the moment. Looking is no entry of its own, or the trail would tell mostly of its readers.
 */
@Injectable()
export class AuditLogsService {
  constructor(
    private readonly sources: AuditSources,
    private readonly names: NamesClient,
    private readonly named: AuditNames,
    private readonly audit: Audit,
  ) {}

  /** A page with the names of patients and plans; services that are away are named. */
  async page({ query }: RouteInput<Routes['list']>): Promise<AuditLogPage> {
    const { limit = USUAL_PAGE, startKey, ...filter } = query;
    const { wanted, names } = await this.named.lookUp(filter);
    const place = readPlace(startKey);
    const { items, ...page } = await this.read({ filter: wanted, place, limit, counted: true });
    const [patients, plans] = await Promise.all([
      this.names.ofPatients(idsOf('patient', items)),
      this.names.ofPlans(idsOf('plan', items)),
    ]);
    const nameOf = ({ entity, entityId }: Kept) =>
      (entity === 'patient' ? patients : entity === 'plan' ? plans : undefined)?.get(entityId) ?? null;
    return { ...page, names, items: items.map((entry) => ({ ...entry, objectName: nameOf(entry) })) };
  }

  /**
   * Every entry that fits, sent while it is read. What is called as the filter says is looked up once for the whole file.
   * @throws ApiError 503 while a service is away, 422 when more are called so than are looked for
   */
  async file({ query }: RouteInput<Routes['file']>, caller: CallerInfo): Promise<WireAnswer> {
    const { wanted, names } = await this.named.lookUp(query);
    if (names.unsearched.length > 0) throw incomplete(names.unsearched);
    if (names.more.length > 0) throw notAcceptable('invalid_input', TOO_MANY_NAMES);
    const first = await this.readWhole(wanted, undefined);
    const fields = Object.keys(query).filter((name) => query[name as keyof AuditFilter] !== undefined);
    await this.audit.record({ caller, action: 'audit.export', entity: 'audit', entityId: '*', fields });
    return streamAnswer({
      body: Readable.from(this.piecesOf(first, wanted)),
      contentType: 'text/csv; charset=utf-8',
      fileName: `dziennik_zdarzen_${todayIso()}.csv`,
    });
  }

  private async *piecesOf(first: Read, filter: StoredAuditFilter): AsyncGenerator<string> {
    yield beginOfAuditFile(first.items);
    for (let key = first.nextStartKey; key !== null;) {
      const { items, nextStartKey } = await this.readWhole(filter, key);
      yield linesOfAuditFile(items);
      key = nextStartKey;
    }
  }

  private async readWhole(filter: StoredAuditFilter, startKey: string | undefined): Promise<Read> {
    const place = readPlace(startKey);
    const page = await this.read({ filter, place, limit: FILE_PAGE, counted: false });
    if (page.away.length > 0) throw incomplete(page.away);
    return page;
  }

  private async read(question: AuditQuestion): Promise<Read> {
    const { limit } = question;
    const answers = await this.sources.ask({ ...question, limit: limit + 1 });
    const known = answers.flatMap(({ service, page }) => (page ? [{ service, ...page }] : []));
    const all = inOrder(known);
    const items = all.slice(0, limit);
    const last = items.at(-1);
    return {
      items,
      nextStartKey: all.length > limit && last ? nameOfPlace(last) : null,
      total: known.reduce((sum, { total }) => sum + total, 0),
      isMore: known.some(({ total }) => total === AUDIT_COUNT_MAX),
      away: answers.flatMap(({ service, page }) => (page ? [] : [service])),
    };
  }
}

/** Ids of the objects of this kind; an entry about all of them has none. */
function idsOf(entity: string, entries: readonly Kept[]): string[] {
  const ids = entries.flatMap((entry) => (entry.entity === entity ? entry.entityId : []));
  return [...new Set(ids)].filter((id) => identifier.safeParse(id).success);
}

const TOO_MANY_NAMES =
  'Szukany tekst pasuje do zbyt wielu nazwisk albo nazw, więc plik byłby niepełny. Wpisz dłuższy fragment.';

const incomplete = ([component]: readonly AuditService[]) =>
  new ApiError(
    503,
    'service_unavailable',
    'Nie wczytano wpisów wszystkich usług, więc plik byłby niepełny. Spróbuj za chwilę.',
    { component },
    { retryAfterSeconds: 3 },
  );

import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '@pora/common/audit-log';
import { InternalHttp } from '@pora/common/clients';
import { SERVICE_CONFIG } from '@pora/common/config';
import { ApiError, unlessAway } from '@pora/common/errors';
import { Log } from '@pora/common/logging';
import type { StoredAuditFilter, StoredAuditPage } from '@pora/contracts/admin/audit.model';
import { auditRoutes } from '@pora/contracts/admin/audit.routes';
import { AUDIT_SERVICES, type AuditService } from '@pora/contracts/admin/audit.vocabulary';
import type { AdminConfig } from '../config.js';
import { type AuditPlace, placeWithin } from './audit-place.js';

/** A service that takes longer is told to be away. */
const TIMEOUT_MS = 2_500;

/** Which entries are wanted of every service. */
export interface AuditQuestion {
  readonly filter: StoredAuditFilter;
  readonly place: AuditPlace | undefined;
  readonly limit: number;
  readonly counted: boolean;
}

/** What a service answered; undefined while it is away. */
export interface AuditAnswer {
  readonly service: AuditService;
  readonly page: StoredAuditPage | undefined;
}

/** The audit trails of all services, each kept where the effect is. */
@Injectable()
export class AuditSources {
  constructor(
    private readonly own: AuditLog,
    private readonly http: InternalHttp,
    private readonly log: Log,
    @Inject(SERVICE_CONFIG) private readonly config: AdminConfig,
  ) {}

  /** Asks every service at once. */
  ask(question: AuditQuestion): Promise<AuditAnswer[]> {
    return Promise.all(
      AUDIT_SERVICES.map(async (service) => ({ service, page: await this.pageOf(service, question) })),
    );
  }

  private pageOf(service: AuditService, question: AuditQuestion): Promise<StoredAuditPage | undefined> {
    if (service === 'admin') return this.ownPage(question);
    const { filter, place, limit, counted } = question;
    const { patients, plans, ...rest } = filter;
    const query = {
      ...rest,
      ...(patients?.length && { patients: patients.join() }),
      ...(plans?.length && { plans: plans.join() }),
      ...placeWithin(service, place),
      limit: String(limit),
      counted: yesNo(counted),
    };
    const target = { component: service, baseUrl: this.urls[service] };
    const asked = this.http.call(target, auditRoutes.stored, { query }, { timeoutMs: TIMEOUT_MS });
    return unlessAway(this.noted(service, asked));
  }

  private async ownPage({ filter, place, limit, counted }: AuditQuestion): Promise<StoredAuditPage> {
    const own = placeWithin('admin', place);
    const before = own && { at: own.beforeAt, id: own.beforeId };
    const [items, total] = await Promise.all([
      this.own.page(filter, { limit, before }),
      counted ? this.own.count(filter) : 0,
    ]);
    return { items, total };
  }

  private async noted<T>(service: AuditService, asked: Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof ApiError)
        this.log.warn('audit.unread', { component: service, status: error.status });
      throw error;
    }
  }

  private get urls(): Readonly<Record<Exclude<AuditService, 'admin'>, string>> {
    const { CATALOG_URL, PATIENTS_URL, PLANS_URL } = this.config.settings;
    return { catalog: CATALOG_URL, patients: PATIENTS_URL, plans: PLANS_URL };
  }
}

const yesNo = (value: boolean): 'true' | 'false' => (value ? 'true' : 'false');

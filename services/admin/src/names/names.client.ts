import { Inject, Injectable } from '@nestjs/common';
import { InternalHttp, type InternalTarget } from '@pora/common/clients';
import { SERVICE_CONFIG } from '@pora/common/config';
import { ApiError } from '@pora/common/errors';
import { Log } from '@pora/common/logging';
import type { AuditNamed } from '@pora/contracts/admin/audit.vocabulary';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import { planRoutes } from '@pora/contracts/plans/plan.routes';
import type { FoundByName, NameQuestion } from '@pora/contracts/text/found-by-name.model';
import type { AdminConfig } from '../config.js';

// Lists stand without the names, so they do not wait for them.
const TIMEOUT_MS = 700;
// A search without the names is half a search.
const FIND_TIMEOUT_MS = 1_500;

const ROUTES = { patients: patientRoutes, plans: planRoutes } as const;

type Names = ReadonlyMap<string, string>;

/** Names of patients and plans, asked of the services that keep them and stored nowhere else. */
@Injectable()
export class NamesClient {
  constructor(
    private readonly http: InternalHttp,
    private readonly log: Log,
    @Inject(SERVICE_CONFIG) private readonly config: AdminConfig,
  ) {}

  /** Names of patients by id; nobody is named while the patients service is away. */
  ofPatients(ids: readonly string[]): Promise<Names> {
    return this.namesOf('patients', ids);
  }

  /** Names of plans by id; none is named while the plans service is away. */
  ofPlans(ids: readonly string[]): Promise<Names> {
    return this.namesOf('plans', ids);
  }

  /** Ids of what has such a name; undefined while the service that knows the names is away. */
  find(component: AuditNamed, question: NameQuestion): Promise<FoundByName | undefined> {
    const asked = this.http.call(
      this.targetOf(component),
      ROUTES[component].byName,
      { body: question },
      { timeoutMs: FIND_TIMEOUT_MS },
    );
    return this.unlessRefused('names.unsearched', component, asked);
  }

  private async namesOf(component: AuditNamed, ids: readonly string[]): Promise<Names> {
    if (ids.length === 0) return new Map();
    const asked = this.http.call(
      this.targetOf(component),
      ROUTES[component].names,
      { body: { ids: [...ids] } },
      { timeoutMs: TIMEOUT_MS },
    );
    const answer = await this.unlessRefused('names.missing', component, asked);
    return new Map(Object.entries(answer?.names ?? {}));
  }

  private targetOf(component: AuditNamed): InternalTarget {
    const { PATIENTS_URL, PLANS_URL } = this.config.settings;
    return { component, baseUrl: { patients: PATIENTS_URL, plans: PLANS_URL }[component] };
  }

  /** Away is also what refuses: a service of an older release does not know the question. */
  private async unlessRefused<T>(
    event: string,
    component: AuditNamed,
    asked: Promise<T>,
  ): Promise<T | undefined> {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.log.warn(event, { component, status: error.status });
      return undefined;
    }
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { InternalHttp } from '@pora/common/clients';
import { SERVICE_CONFIG } from '@pora/common/config';
import { ApiError } from '@pora/common/errors';
import { Log } from '@pora/common/logging';
import { patientRoutes } from '@pora/contracts/patients/patient.routes';
import type { AdminConfig } from '../config.js';

// The list is asked for every 30 s and stands without the names, so it does not wait for them.
const TIMEOUT_MS = 700;

/** Names of patients, asked of the service that keeps them and stored nowhere else. */
@Injectable()
export class PatientNamesClient {
  constructor(
    private readonly http: InternalHttp,
    private readonly log: Log,
    @Inject(SERVICE_CONFIG) private readonly config: AdminConfig,
  ) {}

  /** Names by id; nobody is named while the patients service is away. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const target = { component: 'patients', baseUrl: this.config.settings.PATIENTS_URL } as const;
    const body = { ids: [...ids] };
    try {
      const { names } = await this.http.call(
        target,
        patientRoutes.names,
        { body },
        { timeoutMs: TIMEOUT_MS },
      );
      return new Map(Object.entries(names));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.log.warn('active-users.unnamed', {
        component: 'patients',
        status: error.status,
        count: ids.length,
      });
      return new Map();
    }
  }
}

import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InternalHttp } from '@pora/common/clients';
import { SERVICE_CONFIG, type ServiceConfig } from '@pora/common/config';
import { ApiError, unavailable } from '@pora/common/errors';
import { Log } from '@pora/common/logging';
import { catalogInternalRoutes } from '@pora/contracts/catalog/catalog.routes';
import type { RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import type { plansSettings } from '../config.js';
import { WORKER_LAUNCHER, type WorkerLauncher } from '@pora/common/workers/worker-entry';
import { WorkerPool, WorkerPoolError, type PoolFailure } from '@pora/common/workers/worker-pool';
import type { EngineOperation, OperationAnswer, OperationInput } from './engine-operations.js';
import type {
  EngineTask,
  LoadCatalogueTask,
  LoadedCatalogue,
  OperationReply,
  OperationTask,
} from './engine-tasks.js';
import { engineStrings } from './engine.strings.js';

interface KnownCatalogue {
  readonly etag: string;
  readonly bytes: Buffer;
  readonly loaded: LoadedCatalogue;
}

/** Injection token of the thread's limits, so that tests can make them tight. */
export const ENGINE_LIMITS = Symbol('ENGINE_LIMITS');

/**
 * Time, queue and memory of the engine's thread; an ordinary generation takes 0.3 s and 100 MB. Unused for two minutes
 * it gives its memory back; starting it again costs the next generation some 0.2 s.
 */
export const engineLimits = { timeoutMs: 10_000, queueLimit: 8, heapMb: 512, idleMs: 2 * 60_000 };

/**
 * The plan engine in its own thread, over the newest catalogue. The snapshot (megabytes) is asked for conditionally
 * before every use, and is parsed and kept in the thread, so that other requests never wait for it.
 */
@Injectable()
export class EngineService implements OnApplicationShutdown {
  private readonly pool: WorkerPool;
  private known: KnownCatalogue | undefined;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig<typeof plansSettings>,
    private readonly http: InternalHttp,
    private readonly log: Log,
    @Inject(WORKER_LAUNCHER) launch: WorkerLauncher,
    @Inject(ENGINE_LIMITS) limits: typeof engineLimits,
  ) {
    this.pool = new WorkerPool({ entry: launch(new URL('./engine.worker.js', import.meta.url)), ...limits });
  }

  /** The rule configuration in force. @throws ApiError 503 while the catalogue is away */
  async rules(): Promise<RuleConfig> {
    const { loaded } = await this.catalogue();
    return loaded.ruleConfig;
  }

  /** Whether meals can be checked against intolerances. @throws ApiError 503 while the catalogue is away */
  async canCheck(): Promise<boolean> {
    const { loaded } = await this.catalogue();
    return loaded.canCheck;
  }

  /** Takes over a changed catalogue ahead of its next use; a service nobody has planned with yet stays light. */
  async prefetch(): Promise<void> {
    if (this.known) await this.catalogue();
  }

  /** Asks the engine over the newest catalogue. @throws ApiError 503 while the catalogue is away or the thread cannot answer in time */
  async ask<Name extends EngineOperation>(
    operation: Name,
    input: OperationInput<Name>,
  ): Promise<OperationAnswer<Name>> {
    const catalogue = await this.catalogue();
    const task: OperationTask<Name> = { kind: 'operation', etag: catalogue.etag, operation, input };
    const reply = await this.run<OperationReply<Name>>(task, operation);
    if (reply.kind === 'answered') return reply.answer;
    // In one step, so that no other request can put another catalogue between.
    const repeated = await this.run<OperationReply<Name>>({ ...task, bytes: catalogue.bytes }, operation);
    if (repeated.kind === 'catalogue_unknown') throw unavailable('catalog');
    return repeated.answer;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.stop();
  }

  private async catalogue(): Promise<KnownCatalogue> {
    const target = { component: 'catalog', baseUrl: this.config.settings.CATALOG_URL } as const;
    const options = { timeoutMs: SNAPSHOT_TIMEOUT_MS };
    const known = this.known?.etag;
    const fetched = await this.http.fetchBuffer(target, catalogInternalRoutes.snapshot, {}, known, options);
    if (fetched.notModified) {
      if (!this.known) throw unavailable('catalog');
      return this.known;
    }
    const etag = fetched.etag ?? '';
    this.known = { etag, bytes: fetched.answer, loaded: await this.load(etag, fetched.answer) };
    return this.known;
  }

  private load(etag: string, bytes: Buffer): Promise<LoadedCatalogue> {
    return this.run<LoadedCatalogue>({ kind: 'load', etag, bytes } satisfies LoadCatalogueTask, 'load');
  }

  private async run<T>(task: EngineTask, action: string): Promise<T> {
    try {
      return await this.pool.run<T>(task);
    } catch (error) {
      if (!(error instanceof WorkerPoolError)) throw error;
      this.log.error('engine.failed', error.cause ?? error, { code: error.failure, action });
      throw refusalOf(error.failure);
    }
  }
}

const SNAPSHOT_TIMEOUT_MS = 5_000;
const RETRY_AFTER_SECONDS = 5;

function refusalOf(failure: PoolFailure): ApiError {
  const options = { retryAfterSeconds: RETRY_AFTER_SECONDS };
  const code = failure === 'timeout' || failure === 'crashed' ? 'generation_failed' : 'service_unavailable';
  return new ApiError(503, code, engineStrings[failure], undefined, options);
}

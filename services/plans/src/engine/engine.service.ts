import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InternalHttp } from '@pora/common/clients';
import { SERVICE_CONFIG, type ServiceConfig } from '@pora/common/config';
import { ApiError, unavailable } from '@pora/common/errors';
import { Log } from '@pora/common/logging';
import { Metrics } from '@pora/common/metrics';
import { currentRequest } from '@pora/common/request-context';
import { SingleFlight } from '@pora/common/single-flight';
import { traced } from '@pora/common/tracing';
import { catalogInternalRoutes } from '@pora/contracts/catalog/catalog.routes';
import type { RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import type { plansSettings } from '../config.js';
import { WORKER_LAUNCHER, type WorkerLauncher } from '@pora/common/workers/worker-entry';
import {
  WorkerPool,
  WorkerPoolError,
  type PoolFailure,
  type RunOptions,
} from '@pora/common/workers/worker-pool';
import type { EngineOperation, OperationAnswer, OperationInput } from '../engine-worker/engine-operations.js';
import type {
  EngineTask,
  LoadCatalogueTask,
  LoadedCatalogue,
  OperationReply,
  OperationTask,
} from '../engine-worker/engine-tasks.js';
import { laneOf, type EngineLane } from './engine-lanes.js';
import { engineStrings } from './engine.strings.js';

interface FetchedCatalogue {
  readonly etag: string;
  readonly bytes: Buffer;
}

interface KnownCatalogue extends FetchedCatalogue {
  readonly loaded: LoadedCatalogue;
}

/** Injection token of the thread's limits, so that tests can make them tight. */
export const ENGINE_LIMITS = Symbol('ENGINE_LIMITS');

/**
 * Time, queue and memory of each of the engine's threads; an ordinary generation takes 0.3 s and 100 MB. Unused for two
 * minutes a thread gives its memory back; starting it again costs the next task some 0.2 s.
 */
export const engineLimits = { timeoutMs: 10_000, queueLimit: 8, heapMb: 512, idleMs: 2 * 60_000 };

/** Short work for one that generates: so many more may wait. */
export const INTERACTIVE_PER_BATCH = 8;
/** For so many patients of the last minutes a changed catalogue is compiled ahead. */
const COMPILED_AHEAD = 4;

/** Following work of the engine while it is done, and ending it with what it has. */
export type EngineWatch = Pick<RunOptions, 'stop' | 'onProgress'>;

/** What one request holds on to from its first look at the catalogue to its end. */
interface RequestHold {
  readonly catalogue: Promise<KnownCatalogue>;
  /** The engine has answered it once: what it asks then is never refused for the length of a queue. */
  isAdmitted: boolean;
}

/**
 * The plan engine in threads of its own: one for whole plans, one for what a person waits for at once, so that the
 * second never stands behind the first. The catalogue's snapshot (megabytes) is asked for conditionally, once for a
 * request, which keeps to that revision to its end; it is parsed and kept in the threads. Requests that come at once
 * share one question, put after they came.
 */
@Injectable()
export class EngineService implements OnApplicationShutdown {
  private readonly pools: Readonly<Record<EngineLane, WorkerPool>>;
  private readonly holds = new WeakMap<object, RequestHold>();
  private readonly loading = new Map<string, Promise<LoadedCatalogue>>();
  private readonly fetches = new SingleFlight(() => this.fetch());
  private fetched: FetchedCatalogue | undefined;
  private known: KnownCatalogue | undefined;

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: ServiceConfig<typeof plansSettings>,
    private readonly http: InternalHttp,
    private readonly log: Log,
    @Inject(WORKER_LAUNCHER) launch: WorkerLauncher,
    @Inject(ENGINE_LIMITS) limits: typeof engineLimits,
    private readonly metrics: Metrics,
  ) {
    metrics.onScrape(() => {
      for (const [lane, pool] of Object.entries(this.pools)) {
        metrics.set('pora_engine_waiting', { lane }, pool.waits);
      }
    });
    const entry = launch(new URL('../engine-worker/engine.worker.js', import.meta.url));
    this.pools = {
      batch: new WorkerPool({ entry, ...limits }),
      interactive: new WorkerPool({
        entry,
        ...limits,
        queueLimit: limits.queueLimit * INTERACTIVE_PER_BATCH,
      }),
    };
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

  /** Fingerprint of what a check reads of the catalogue and the rules. @throws ApiError 503 while the catalogue is away */
  async checkedAgainst(): Promise<string> {
    const { loaded } = await this.catalogue();
    return loaded.checkedAgainst;
  }

  /** Takes over a changed catalogue ahead of its next use; a service nobody has planned with yet stays light. */
  async prefetch(): Promise<void> {
    const before = this.known;
    if (!before) return;
    const catalogue = await this.newest();
    if (catalogue.etag === before.etag) return;
    const lanes: EngineLane[] = ['interactive', 'batch'];
    await Promise.all(lanes.map((lane) => this.compileAhead(lane, catalogue)));
  }

  /**
   * Asks the engine over the catalogue of this request.
   * @throws ApiError 503 while the catalogue is away, the queue is full or the thread cannot answer in time; the reason
   * of the signal that ended it before it began
   */
  async ask<Name extends EngineOperation>(
    operation: Name,
    input: OperationInput<Name>,
    watch: EngineWatch = {},
  ): Promise<OperationAnswer<Name>> {
    const { etag, bytes } = await this.catalogue();
    const hold = this.hold();
    const task: OperationTask<Name> = { kind: 'operation', etag, operation, input };
    const place = { ...watch, lane: laneOf[operation], action: operation };
    const reply = await this.run<OperationReply<Name>>(task, { ...place, isAdmitted: hold?.isAdmitted });
    // In one step, so that no other request can put another catalogue between.
    const last =
      reply.kind === 'answered'
        ? reply
        : await this.run<OperationReply<Name>>({ ...task, bytes }, { ...place, isAdmitted: true });
    if (last.kind === 'catalogue_unknown') throw unavailable('catalog');
    if (hold) hold.isAdmitted = true;
    this.metrics.observe('pora_engine_task_seconds', { operation }, last.seconds);
    return last.answer;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(Object.values(this.pools).map((pool) => pool.stop()));
  }

  private hold(): RequestHold | undefined {
    const request = currentRequest();
    return request && this.holds.get(request);
  }

  /** The catalogue of the request being served; without a request the newest. */
  private catalogue(): Promise<KnownCatalogue> {
    const request = currentRequest();
    if (!request) return this.newest();
    const held = this.holds.get(request);
    if (held) return held.catalogue;
    const catalogue = this.newest();
    this.holds.set(request, { catalogue, isAdmitted: false });
    // What could not be had is asked for again by the request's next step.
    catalogue.catch(() => this.holds.delete(request));
    return catalogue;
  }

  private async newest(): Promise<KnownCatalogue> {
    const { etag, bytes } = await this.fetches.run();
    if (this.known?.etag === etag) return this.known;
    const catalogue = { etag, bytes, loaded: await this.load(etag, bytes) };
    if (this.fetched?.etag === etag) this.known = catalogue;
    return catalogue;
  }

  private async fetch(): Promise<FetchedCatalogue> {
    const target = { component: 'catalog', baseUrl: this.config.settings.CATALOG_URL } as const;
    const before = this.fetched;
    const answer = await this.http.fetchBuffer(target, catalogInternalRoutes.snapshot, {}, before?.etag, {
      timeoutMs: SNAPSHOT_TIMEOUT_MS,
    });
    if (answer.notModified) {
      if (!before) throw unavailable('catalog');
      return before;
    }
    if (answer.etag === undefined) throw unavailable('catalog');
    this.fetched = { etag: answer.etag, bytes: answer.answer };
    return this.fetched;
  }

  /** Several requests that meet a changed catalogue have it parsed once, in each of the threads that are there. */
  private load(etag: string, bytes: Buffer): Promise<LoadedCatalogue> {
    const underway = this.loading.get(etag);
    if (underway) return underway;
    const task: LoadCatalogueTask = { kind: 'load', etag, bytes };
    if (this.pools.batch.isAwake) void this.loadInBatch(task);
    const loading = this.run<LoadedCatalogue>(task, { ...LOADING, lane: 'interactive' }).finally(() =>
      this.loading.delete(etag),
    );
    this.loading.set(etag, loading);
    return loading;
  }

  /** Nobody waits for it: a thread that has not got the catalogue is sent it by the operation that needs it. */
  private async loadInBatch(task: LoadCatalogueTask): Promise<void> {
    try {
      await this.run(task, { ...LOADING, lane: 'batch' });
    } catch (error) {
      // What the thread refused is in the log by then.
      if (!(error instanceof ApiError)) this.log.error('engine.failed', error, { action: LOADING.action });
    }
  }

  /** One patient a task, so that a question never waits for more than one. */
  private async compileAhead(lane: EngineLane, { etag, bytes }: KnownCatalogue): Promise<void> {
    if (!this.pools[lane].isAwake) return;
    const place = { lane, action: 'compile_ahead', isAdmitted: true };
    await this.run<LoadedCatalogue>({ kind: 'load', etag, bytes }, place);
    for (let rank = 0; rank < COMPILED_AHEAD; rank += 1) {
      if (!(await this.run<boolean>({ kind: 'compile_ahead', etag, rank }, place))) return;
    }
  }

  private async run<T>(
    task: EngineTask,
    { lane, action, ...options }: { lane: EngineLane; action: string } & RunOptions,
  ): Promise<T> {
    const span = { name: `engine ${action}`, kind: 'internal', facts: { 'pora.operation': action } } as const;
    try {
      return await traced(span, () => this.pools[lane].run<T>(task, options));
    } catch (error) {
      if (!(error instanceof WorkerPoolError)) throw error;
      this.log.error('engine.failed', error.cause ?? error, { code: error.failure, action });
      throw refusalOf(error.failure);
    }
  }
}

const LOADING = { action: 'load', isAdmitted: true } as const;
const SNAPSHOT_TIMEOUT_MS = 5_000;
const RETRY_AFTER_SECONDS = 5;

function refusalOf(failure: PoolFailure): ApiError {
  const options = { retryAfterSeconds: RETRY_AFTER_SECONDS };
  const code = failure === 'timeout' || failure === 'crashed' ? 'generation_failed' : 'service_unavailable';
  return new ApiError(503, code, engineStrings[failure], undefined, options);
}

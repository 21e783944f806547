import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { conflict } from '@pora/common/errors';
import { toApiError } from '@pora/common/http/error-filter';
import { Log } from '@pora/common/logging';
import { RedisConnection } from '@pora/common/redis';
import { subscribeToChannel, type ChannelSubscription } from '@pora/common/redis-subscription';
import type {
  CurrentGeneration,
  GenerationProgress,
  LastGeneration,
  RefusedGeneration,
} from '@pora/contracts/plans/plan-generation.model';
import type { GenerationProgress as EngineProgress } from '@pora/engine/generator';
import type { EngineWatch } from '../engine/engine.service.js';
import { generationStrings } from './generation.strings.js';

/** Which generation, of which plan; `run` is the key of the call that began it. */
export interface RunName {
  readonly planId: string;
  readonly run: string;
}

/** Channel on which every instance hears what is to be stopped. */
const STOP_CHANNEL = 'plans:generation-stop';
/** Longer than any generation with its time in the queue: what an instance that died leaves goes by itself. */
const KEPT_MS = 2 * 60_000;
/** A generation that took its whole time is found by its plan as long as the note of its end stands. */
const LAST_KEPT_MS = 2 * KEPT_MS;

/** Name and beginning of the generation that a plan began last. */
const lastKeyOf = (planId: string) => `plans:generation-of:${planId}`;
const keyOf = ({ planId, run }: RunName) => `plans:generation:${planId}:${run}`;

/**
 * The generations under way, in all instances: how far each is stands in Redis, and a stop reaches the instance that has
 * it by a channel. Why one ended without a plan is kept for a while, for those who do not wait for its answer. Without
 * Redis a plan is generated all the same; only nobody sees how far it is.
 */
@Injectable()
export class RunningGenerationsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly running = new Map<string, AbortController>();
  private subscription: ChannelSubscription | undefined;
  /** Whether nobody sees how far the generations are; told once when it begins and once when it ends. */
  private areNotesLost = false;

  constructor(
    private readonly redis: RedisConnection,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.subscription = subscribeToChannel(this.redis, this.log, STOP_CHANNEL, (key) => this.stopHere(key));
  }

  onApplicationShutdown(): void {
    this.subscription?.end();
  }

  /**
   * Does a generation that can be followed and stopped, whether its caller waits for it or not; one without a name is
   * only done. @throws ApiError 409 `generation_stopped`, beside what `work` throws
   */
  async follow<T>(name: RunName | undefined, work: (watch: EngineWatch) => Promise<T>): Promise<T> {
    if (!name) return work({});
    const controller = new AbortController();
    const { signal: stop } = controller;
    const key = keyOf(name);
    const begun: BegunGeneration = { run: name.run, startedAt: new Date().toISOString() };
    void this.write(lastKeyOf(name.planId), begun, LAST_KEPT_MS);
    const notes = new RunNotes((note) => this.write(key, note, KEPT_MS));
    this.running.set(key, controller);
    notes.put(WAITING);
    try {
      const done = await work({ stop, onProgress: (told) => notes.put(staged(told as EngineProgress)) });
      notes.put(undefined);
      return done;
    } catch (error) {
      const { code, message } = toApiError(error);
      notes.put({ refusal: { code, message } });
      throw error;
    } finally {
      if (this.running.get(key) === controller) this.running.delete(key);
    }
  }

  /** How far a generation is; null where none runs under that name. @throws ApiError 503 while Redis is away */
  async progressOf(name: RunName): Promise<GenerationProgress | null> {
    const note = await this.read<RunNote>(keyOf(name));
    return note === null || isEnd(note) ? null : note;
  }

  /**
   * The generation that works on a plan, whoever began it, or why the last one left no plan.
   * @throws ApiError 503 while Redis is away
   */
  async lastOf(planId: string): Promise<LastGeneration> {
    const begun = await this.read<BegunGeneration>(lastKeyOf(planId));
    const note = begun && (await this.read<RunNote>(keyOf({ planId, run: begun.run })));
    if (begun === null || note === null) return { current: null, ended: null };
    if (isEnd(note)) return { current: null, ended: { run: begun.run, ...note.refusal } };
    return { current: { ...begun, progress: note }, ended: null };
  }

  /** Stops a generation wherever it runs. @throws ApiError 503 while Redis is away and it does not run here */
  async stop(name: RunName): Promise<void> {
    const key = keyOf(name);
    if (!this.stopHere(key)) await this.redis.run((client) => client.publish(STOP_CHANNEL, key));
  }

  private stopHere(key: string): boolean {
    const controller = this.running.get(key);
    controller?.abort(conflict('generation_stopped', generationStrings.stopped));
    return controller !== undefined;
  }

  private async read<Note>(key: string): Promise<Note | null> {
    const stored = await this.redis.run((client) => client.get(key));
    return stored === null ? null : (JSON.parse(stored) as Note);
  }

  private async write(
    key: string,
    note: RunNote | BegunGeneration | undefined,
    keptMs: number,
  ): Promise<void> {
    const expiration = { type: 'PX', value: keptMs } as const;
    try {
      await this.redis.run<unknown>((client) =>
        note ? client.set(key, JSON.stringify(note), { expiration }) : client.del(key),
      );
      if (this.areNotesLost) this.log.info('generation.notes-back', { component: 'redis' });
      this.areNotesLost = false;
    } catch (error) {
      // The plan does not depend on it.
      if (!this.areNotesLost) this.log.error('generation.notes-lost', error, { component: 'redis' });
      this.areNotesLost = true;
    }
  }
}

type BegunGeneration = Omit<CurrentGeneration, 'progress'>;

interface EndNote {
  readonly refusal: Omit<RefusedGeneration, 'run'>;
}
/** Progress and end stand in one place, so that nobody finds a run that has neither. */
type RunNote = GenerationProgress | EndNote;

const isEnd = (note: RunNote): note is EndNote => 'refusal' in note;

const WAITING: GenerationProgress = { stage: 'waiting', days: 0, finishedDays: 0, improved: 0 };

function staged(told: EngineProgress): GenerationProgress {
  return { ...told, stage: told.finishedDays < told.days ? 'days' : 'improving' };
}

/** Writes what is newest, one write after another: a run never waits for its notes. */
class RunNotes {
  private next: { readonly note: RunNote | undefined } | undefined;
  private isWriting = false;

  constructor(private readonly write: (note: RunNote | undefined) => Promise<void>) {}

  /** Nothing is left of a run that ended with a plan. */
  put(note: RunNote | undefined): void {
    this.next = { note };
    if (!this.isWriting) void this.drain();
  }

  private async drain(): Promise<void> {
    this.isWriting = true;
    while (this.next) {
      const { note } = this.next;
      this.next = undefined;
      await this.write(note);
    }
    this.isWriting = false;
  }
}

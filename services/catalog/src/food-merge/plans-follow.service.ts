import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Log } from '@pora/common/logging';
import { SingleFlight } from '@pora/common/single-flight';
import { FoodMergesRepository } from './food-merges.repository.js';
import { PlansClient } from './plans.client.js';

/** Milliseconds to the next attempt: longer with each that fails. */
export const RETRY_AFTER_MS = [1_000, 2_000, 5_000, 10_000, 10_000, 60_000] as const;

/**
 * Tells the plans of merges they have not followed, the oldest first, until they have answered. The merges are saved
 * together with their effect, so that nothing is lost at whatever moment a process ends; telling twice does no harm.
 */
@Injectable()
export class PlansFollowService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly round = new SingleFlight(() => this.tellAll());
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private isEnded = false;

  constructor(
    private readonly merges: FoodMergesRepository,
    private readonly plans: PlansClient,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    void this.finishAll();
  }

  onApplicationShutdown(): void {
    this.isEnded = true;
    clearTimeout(this.timer);
  }

  /** True once the plans have followed every merge there was; where they have not, this tries again by itself. */
  async finishAll(): Promise<boolean> {
    const isDone = await this.round.run();
    if (isDone) this.failures = 0;
    else this.tryLater();
    return isDone;
  }

  private async tellAll(): Promise<boolean> {
    try {
      for (const merge of await this.merges.listOpen()) {
        await this.plans.moveFoods(merge);
        await this.merges.markFollowed(merge.id);
      }
      return true;
    } catch (error) {
      // The merges stand whatever happens here, so nobody is told of a failure.
      this.log.error('foods.merge-open', error, { component: 'plans' });
      return false;
    }
  }

  private tryLater(): void {
    clearTimeout(this.timer);
    if (this.isEnded) return;
    const delay = RETRY_AFTER_MS[Math.min(this.failures, RETRY_AFTER_MS.length - 1)];
    this.failures += 1;
    this.timer = setTimeout(() => void this.finishAll(), delay);
    this.timer.unref();
  }
}

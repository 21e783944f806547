import { Controller, Injectable } from '@nestjs/common';
import { defineRoute } from '@pora/contracts';
import { z } from 'zod';
import { textAnswer, WireAnswer } from './answers.js';
import { Endpoint } from './endpoint.js';
import { Metrics } from './metrics.js';
import { withinTime } from './redis.js';

/** Resolves when a component works, rejects when it does not. */
export type HealthCheck = () => Promise<void>;

const CHECK_TIMEOUT_MS = 2_400;

const liveRoute = defineRoute({
  method: 'GET',
  path: '/live',
  access: 'public',
  answer: z.object({ status: z.literal('ok') }),
});
const readyRoute = defineRoute({ method: 'GET', path: '/ready', access: 'public', answerKind: 'text' });
const metricsRoute = defineRoute({ method: 'GET', path: '/metrics', access: 'public', answerKind: 'text' });

/** State of every component a service needs. */
export interface Readiness {
  readonly ready: boolean;
  readonly components: Readonly<Record<string, 'up' | 'down'>>;
}

/** Components a service needs to do its work. */
@Injectable()
export class HealthRegistry {
  private readonly checks = new Map<string, HealthCheck>();
  private draining = false;

  /** Adds a component to `/ready`. */
  register(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  /** From now on `/ready` answers 503, so that nobody sends new work to a service that is stopping. */
  startDraining(): void {
    this.draining = true;
  }

  /** Asks every component, each for at most 2.4 s. */
  async check(): Promise<Readiness> {
    const states = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await stateOf(check)] as const),
    );
    const components = Object.fromEntries(states);
    return { ready: !this.draining && states.every(([, state]) => state === 'up'), components };
  }
}

/** Probes for whoever runs the service; on the service's own port only, never routed by the gateway. */
@Controller()
export class HealthController {
  constructor(
    private readonly registry: HealthRegistry,
    private readonly metrics: Metrics,
  ) {}

  /** The process answers. */
  @Endpoint(liveRoute)
  live() {
    return { status: 'ok' as const };
  }

  /** Every component works (200) or one is missing (503), with the state of each. */
  @Endpoint(readyRoute)
  async ready() {
    const readiness = await this.registry.check();
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    return new WireAnswer(readiness.ready ? 200 : 503, headers, JSON.stringify(readiness));
  }

  /** Prometheus text. */
  @Endpoint(metricsRoute)
  async prometheus() {
    return textAnswer(await this.metrics.text(), this.metrics.contentType);
  }
}

async function stateOf(check: HealthCheck): Promise<'up' | 'down'> {
  return withinTime(check(), CHECK_TIMEOUT_MS).then(
    () => 'up' as const,
    () => 'down' as const,
  );
}

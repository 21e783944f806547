import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { SERVICE_CONFIG, type CommonConfig } from './config.js';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Prometheus metrics of a service: process, requests by route and status, and what features add. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  readonly registry = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;
  private readonly clientErrors: Counter<'route'>;

  constructor(@Inject(SERVICE_CONFIG) config: Pick<CommonConfig, 'serviceName'>) {
    this.registry.setDefaultLabels({ service: config.serviceName });
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'pora_http_request_seconds',
      help: 'Duration of requests by route pattern and status',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS_SECONDS,
      registers: [this.registry],
    });
    this.clientErrors = new Counter({
      name: 'pora_http_aborted_total',
      help: 'Requests whose client went away before the answer',
      labelNames: ['route'],
      registers: [this.registry],
    });
  }

  /** A histogram of a feature, in seconds or counts; the same name gives the same histogram. */
  histogram(options: {
    name: string;
    help: string;
    buckets: number[];
    labelNames?: string[];
  }): Histogram<string> {
    const known = this.registry.getSingleMetric(options.name);
    if (known instanceof Histogram) return known;
    return new Histogram({ ...options, registers: [this.registry] });
  }

  /** Counts one finished request. */
  observe(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  /** Counts one request whose client went away. */
  countAborted(route: string): void {
    this.clientErrors.inc({ route });
  }

  onApplicationShutdown(): void {
    this.registry.clear();
  }
}

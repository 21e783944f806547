import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { SERVICE_CONFIG, type CommonConfig } from './config.js';
import { RecentRequests } from './instances/recent-requests.js';
import { Log } from './logging.js';
import { METRICS, type LabelsOf, type MetricName, type MetricOf, type MetricShape } from './metrics-table.js';

/** Looks at something when somebody scrapes, and sets gauges from it. */
export type Collector = () => Promise<void> | void;

/** Prometheus metrics of a service: those of the process and those of {@link METRICS} that it serves. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  private readonly registry = new Registry();
  /** The answers of the last minutes, for the sign of life of this instance. */
  readonly recent = new RecentRequests();
  private readonly collectors: Collector[] = [];

  constructor(
    @Inject(SERVICE_CONFIG) config: Pick<CommonConfig, 'serviceName'>,
    private readonly log: Log,
  ) {
    this.registry.setDefaultLabels({ service: config.serviceName });
    collectDefaultMetrics({ register: this.registry });
    for (const [name, shape] of Object.entries<MetricShape>(METRICS)) {
      if (shape.servedBy.includes(config.serviceName)) this.add(name, shape);
    }
  }

  /** Media type of {@link text}. */
  get contentType(): string {
    return this.registry.contentType;
  }

  /** Adds to a counter; an amount of none makes it known from the start. */
  count<Name extends MetricOf<'counter'>>(name: Name, labels: LabelsOf<Name>, amount = 1): void {
    const metric = this.known(name);
    if (metric instanceof Counter) metric.inc(labels, amount);
  }

  /** Takes one value into a histogram, in the unit of its name. */
  observe<Name extends MetricOf<'histogram'>>(name: Name, labels: LabelsOf<Name>, value: number): void {
    const metric = this.known(name);
    if (metric instanceof Histogram) metric.observe(labels, value);
  }

  /** Makes a histogram known before its first value: of what it begins with, nobody sees how much was added. */
  begin<Name extends MetricOf<'histogram'>>(name: Name, labels: LabelsOf<Name>): void {
    const metric = this.known(name);
    if (metric instanceof Histogram) metric.zero(labels);
  }

  /** Sets a gauge. */
  set<Name extends MetricOf<'gauge'>>(name: Name, labels: LabelsOf<Name>, value: number): void {
    const metric = this.known(name);
    if (metric instanceof Gauge) metric.set(labels, value);
  }

  /** Forgets the values of a gauge: what cannot be told now is absent rather than old. */
  forget(name: MetricOf<'gauge'>): void {
    this.known(name)?.reset();
  }

  /** Registers a look that is taken at each scrape. */
  onScrape(collector: Collector): void {
    this.collectors.push(collector);
  }

  /** Prometheus text, after a look at what is only looked at when somebody asks. */
  async text(): Promise<string> {
    await Promise.all(this.collectors.map((collect) => this.look(collect)));
    return this.registry.metrics();
  }

  onApplicationShutdown(): void {
    this.registry.clear();
  }

  /** A look that fails costs its own gauges, never the scrape: the fault itself is among what the rest tells. */
  private async look(collect: Collector): Promise<void> {
    try {
      await collect();
    } catch (error) {
      this.log.error('metrics.look', error);
    }
  }

  /** Undefined where another service serves it: code that all share counts what only some have. */
  private known(name: MetricName) {
    return this.registry.getSingleMetric(name);
  }

  private add(name: string, { kind, help, labels, buckets }: MetricShape): void {
    const options = { name, help, labelNames: [...labels], registers: [this.registry] };
    if (kind === 'counter') new Counter(options);
    else if (kind === 'gauge') new Gauge(options);
    else new Histogram({ ...options, buckets: [...(buckets ?? [])] });
  }
}

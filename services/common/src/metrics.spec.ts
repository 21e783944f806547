import { describe, expect, test } from '@jest/globals';
import { Log } from './logging.js';
import { Metrics } from './metrics.js';
import { METRICS, type MetricShape } from './metrics-table.js';

const shapes = Object.entries<MetricShape>(METRICS);

/** What values may be told apart by: each has few, and none is an id or says anything of a person. */
const LABELS = new Set([
  ...['method', 'route', 'status', 'code', 'limit', 'component', 'result', 'state', 'for'],
  ...['queue', 'operation', 'lane', 'cadence', 'place'],
]);

const serving = (serviceName: 'plans' | 'patients') => {
  const config = { serviceName, logLevel: 'silent' };
  return new Metrics(config, new Log(config));
};

describe('the table of metrics', () => {
  test.each(shapes)('%s says by its name what it counts and in which unit', (name, { kind }) => {
    const ending = {
      counter: /_total$/,
      histogram: /_(seconds|ratio)$/,
      gauge: /_(up|jobs|limit|connections|waiting|seconds|bytes)$/,
    };
    expect(name).toMatch(/^pora_[a-z]+(_[a-z]+)+$/);
    expect(name).toMatch(ending[kind]);
  });

  test.each(shapes)('%s has a help text and labels of few values', (_name, { help, labels }) => {
    expect(help.length).toBeGreaterThan(20);
    expect(labels.filter((label) => !LABELS.has(label))).toEqual([]);
  });

  test.each(shapes)('%s has rising bounds exactly when it is a histogram', (_name, { kind, buckets }) => {
    expect(buckets !== undefined).toBe(kind === 'histogram');
    expect(buckets ?? []).toEqual([...new Set(buckets)].sort((a, b) => a - b));
  });
});

describe('metrics of a service', () => {
  test('are those it serves, known before anything happened', async () => {
    const text = await serving('plans').text();
    const known = shapes.filter(([name]) => text.includes(`# TYPE ${name} `)).map(([name]) => name);
    expect(known).toEqual(
      shapes.filter(([, { servedBy }]) => servedBy.includes('plans')).map(([name]) => name),
    );
  });

  test('carry the name of the service, and leave out what another one serves', async () => {
    const metrics = serving('patients');
    metrics.count('pora_imports_total', { route: '/api/x', result: 'parsed' });
    metrics.count('pora_sign_ins_total', { result: 'signed_in' });
    const text = await metrics.text();
    expect(text).toContain('pora_imports_total{route="/api/x",result="parsed",service="patients"} 1');
    expect(text).not.toContain('pora_sign_ins_total');
  });

  test('are told from nothing on, where an alert asks how much was added: nobody sees what a series began with', async () => {
    const metrics = serving('plans');
    metrics.begin('pora_queue_job_seconds', { queue: 'slow', result: 'failed' });
    metrics.count('pora_verdicts_total', { state: 'unchecked' }, 0);
    const text = await metrics.text();
    expect(text).toMatch(/^pora_queue_job_seconds_count\{.*queue="slow",result="failed".*\} 0$/m);
    expect(text).toContain('pora_verdicts_total{state="unchecked",service="plans"} 0');
  });

  test('are told although one look failed', async () => {
    const metrics = serving('plans');
    metrics.onScrape(() => Promise.reject(new Error('away')));
    metrics.onScrape(() => metrics.set('pora_engine_waiting', { lane: 'batch' }, 3));
    expect(await metrics.text()).toContain('pora_engine_waiting{lane="batch",service="plans"} 3');
  });
});

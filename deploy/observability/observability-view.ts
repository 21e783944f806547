/** What stands in deploy/observability, as its tests see it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { METRICS, RUNTIME_METRICS, type MetricShape } from '@pora/common/metrics-table';
import { parse } from 'yaml';
import type { Dashboard, DrawnPanel } from './grafana-types.js';

/** Folder of the dashboard and the rules. */
export const HERE = import.meta.dirname;

/** An alert rule. */
export interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: Readonly<Record<string, string>>;
}

const read = (name: string) => readFileSync(path.join(HERE, name), 'utf8');

/** All alert rules. */
export function alertRules(): AlertRule[] {
  const { groups } = parse(read('alerts.yml')) as { groups: { rules: AlertRule[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

/** Names of the alerts that alerts.test.yml expects to go off. */
export function provedAlerts(): string[] {
  const { tests } = parse(read('alerts.test.yml')) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
  };
  return tests.flatMap(({ alert_rule_test: cases }) =>
    cases.flatMap(({ alertname, exp_alerts: expected }) => (expected.length > 0 ? [alertname] : [])),
  );
}

/** The file of the dashboard. */
export const dashboardText = () => read('dashboard.json');

/** The dashboard as Grafana reads it. */
export function dashboard(): Dashboard {
  return JSON.parse(dashboardText()) as Dashboard;
}

/** The panels that draw something: all but the rows. */
export function drawnPanels(): DrawnPanel[] {
  return dashboard().panels.flatMap((panel) => (panel.type === 'row' ? [] : [panel]));
}

/** What the dashboard asks as its file has it: for its panels, and for the values that a variable offers. */
export function writtenQueries(): string[] {
  const offered = dashboard().templating.list.flatMap(({ type, query }) =>
    type === 'query' && typeof query === 'string' ? [query.replace(/^label_values\((.+), \w+\)$/, '$1')] : [],
  );
  return [...drawnPanels().flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...offered];
}

/** The same with Grafana's variables filled in. */
export function dashboardQueries(): string[] {
  return writtenQueries().map((expr) =>
    expr.replaceAll('$__rate_interval', '5m').replaceAll('$service', '.*'),
  );
}

/** Names of series in a query; a histogram is served as three. */
export function seriesIn(query: string): string[] {
  return [...query.matchAll(/\b(?:pora|nodejs|process)_[a-z0-9_]+\b/g)].map(([name]) => name);
}

/** Name of the metric that a series belongs to; undefined for one that nobody serves. */
export function metricOf(series: string): string | undefined {
  if ((RUNTIME_METRICS as readonly string[]).includes(series)) return series;
  const shapes: Record<string, MetricShape> = METRICS;
  if (shapes[series] && shapes[series].kind !== 'histogram') return series;
  const base = series.replace(/_(bucket|count|sum)$/, '');
  return base !== series && shapes[base]?.kind === 'histogram' ? base : undefined;
}

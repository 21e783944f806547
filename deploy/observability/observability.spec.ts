import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { METRICS } from '@pora/common/metrics-table';
import type { Panel } from './grafana-types.js';
import {
  alertRules,
  dashboard,
  dashboardQueries,
  drawnPanels,
  HERE,
  metricOf,
  provedAlerts,
  seriesIn,
  writtenQueries,
} from './observability-view.js';

const alerts = alertRules();
const { panels, templating, schemaVersion } = dashboard();
const drawn = drawnPanels();
const page = readFileSync(path.join(HERE, '..', 'docs', 'observability.md'), 'utf8');

/** Whether two panels lie on each other. */
function overlap({ gridPos: a }: Panel, { gridPos: b }: Panel): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

describe('metrics', () => {
  it('of the dashboard and the alerts are all served', () => {
    const asked = [...dashboardQueries(), ...alerts.map(({ expr }) => expr)].flatMap(seriesIn);
    expect(asked.filter((series) => metricOf(series) === undefined)).toEqual([]);
  });

  it('are all on the dashboard or in an alert: nobody serves what nobody looks at', () => {
    const asked = [...dashboardQueries(), ...alerts.map(({ expr }) => expr)].flatMap(seriesIn).map(metricOf);
    expect(Object.keys(METRICS).filter((name) => !asked.includes(name))).toEqual([]);
  });

  it('have their line in the handbook', () => {
    expect(Object.keys(METRICS).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('alerts', () => {
  it('are each proved by series that set them off', () => {
    const proved = new Set(provedAlerts());
    expect(alerts.map(({ alert }) => alert).filter((alert) => !proved.has(alert))).toEqual([]);
  });

  it('say how grave they are and where to read on', () => {
    for (const { alert, labels, annotations } of alerts) {
      expect(['critical', 'warning', 'info']).toContain(labels.severity);
      expect(annotations).toEqual({
        summary: expect.any(String),
        runbook_url: `deploy/docs/observability.md#${alert.toLowerCase()}`,
      });
    }
  });

  it('are each explained in the handbook, and no other is', () => {
    const explained = [...page.matchAll(/^### (Pora\w+)$/gm)].map(([, name]) => name);
    expect(explained).toEqual(alerts.map(({ alert }) => alert));
  });
});

describe('the dashboard', () => {
  it('asks by variables that it declares, or that Grafana knows', () => {
    expect(schemaVersion).toBeGreaterThanOrEqual(39);
    const names = templating.list.map(({ name }) => name);
    expect(names).toEqual(['datasource', 'service']);
    const used = writtenQueries().flatMap((expr) =>
      [...expr.matchAll(/\$\{?(\w+)/g)].map(([, name]) => name),
    );
    expect(new Set(used)).toEqual(new Set(['service', '__rate_interval']));
  });

  it('gives every panel a number and a place of its own', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(new Set(drawn.map(({ title }) => title)).size).toBe(drawn.length);
    const pairs = panels.flatMap((panel, index) =>
      panels.slice(index + 1).map((other) => [panel, other] as const),
    );
    expect(pairs.filter(([panel, other]) => overlap(panel, other))).toEqual([]);
    expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
  });

  it('asks for rates over the interval Grafana knows, or over a named time', () => {
    const windows = writtenQueries().flatMap((expr) =>
      [...expr.matchAll(/\[([^\]]+)\]/g)].map(([, window]) => window),
    );
    expect(new Set(windows)).toEqual(new Set(['$__rate_interval', '1h', '6h']));
  });
});

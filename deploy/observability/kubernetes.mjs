/**
 * Prints what the Prometheus operator needs to watch Pora in a cluster: whom to scrape, and the alert rules of alerts.yml.
 * `node deploy/observability/kubernetes.mjs | kubectl apply -n pora -f -`
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const LABELS = { 'app.kubernetes.io/name': 'pora', 'app.kubernetes.io/part-of': 'pora' };

/** The objects, as they are applied to the namespace of the product. */
export function watchObjects() {
  const { groups } = parse(readFileSync(path.join(import.meta.dirname, 'alerts.yml'), 'utf8'));
  return [
    {
      apiVersion: 'monitoring.coreos.com/v1',
      kind: 'PodMonitor',
      metadata: { name: 'pora', labels: LABELS },
      spec: {
        selector: { matchLabels: { 'pora/role': 'service' } },
        podMetricsEndpoints: [
          {
            port: 'http',
            path: '/metrics',
            interval: '15s',
            // The rules know the services by this name, as in prometheus.yml.
            relabelings: [{ targetLabel: 'job', replacement: 'pora' }],
          },
        ],
      },
    },
    {
      apiVersion: 'monitoring.coreos.com/v1',
      kind: 'PrometheusRule',
      metadata: { name: 'pora', labels: LABELS },
      spec: { groups },
    },
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const list = { apiVersion: 'v1', kind: 'List', items: watchObjects() };
  process.stdout.write(`${JSON.stringify(list, null, 2)}\n`);
}

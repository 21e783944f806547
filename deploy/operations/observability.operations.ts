import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTraceReceiver, type TraceReceiver } from '@pora/common/testing/trace-receiver';
import pg from 'pg';
import { eventually } from '../e2e/support/eventually.js';
import { call, type HttpSession, signInOverHttp } from '../e2e/support/http-session.mjs';
import { startJourneyStack } from '../e2e/support/journey-stack.mjs';
import { ACCOUNTS } from '../e2e/support/sign-in.js';
import { alertRules, dashboardQueries, metricOf, seriesIn } from '../observability/observability-view.js';

const START_MS = 480_000;
const SERVICES = ['catalog', 'patients', 'plans', 'admin'] as const;
const PATIENT = 'p-numer-zgloszenia';
const NAME = 'Niewypowiedziana';

type Line = Readonly<Record<string, unknown>>;

/** One running product with traces on: everything about watching it is asked of the same one. */
describe('whoever watches the product', () => {
  let receiver: TraceReceiver;
  let stack: Awaited<ReturnType<typeof startJourneyStack>>;
  let session: HttpSession;

  beforeAll(async () => {
    receiver = await startTraceReceiver();
    stack = await startJourneyStack('starter', {
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    });
    session = await signInOverHttp(stack.env['PORA_URL'] ?? '', ACCOUNTS.dietitian.email);
  }, START_MS);
  afterAll(async () => {
    await stack?.stop();
    await receiver.close();
  }, START_MS);

  async function linesOf(log: string): Promise<Line[]> {
    const text = await readFile(path.join(stack.env['PORA_DATA_DIR'] ?? '', 'logs', `${log}.log`), 'utf8');
    // What follows the last newline is empty, or a line that is being written.
    return text
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Line);
  }

  async function metricsOf(service: string): Promise<string> {
    const started = (await linesOf(service)).findLast(({ event }) => event === 'service.started');
    return (await fetch(`http://127.0.0.1:${String(started?.['port'])}/metrics`)).text();
  }

  async function audited(requestId: string): Promise<string[]> {
    const client = new pg.Client({ connectionString: stack.env['PORA_DATABASE_URL'] });
    await client.connect();
    try {
      const { rows } = await client.query<{ action: string }>(
        'SELECT action FROM patients.audit_entries WHERE request_id = $1',
        [requestId],
      );
      return rows.map(({ action }) => action);
    } finally {
      await client.end();
    }
  }

  test(
    'follows one number from the answer a browser gets through gateway, services, job, audit trail and trace',
    async () => {
      const personal = { firstName: 'Ewa', lastName: NAME };
      await call(session, 'POST', '/api/patients', { id: PATIENT, personal });
      const asked = await call(session, 'POST', `/api/patients/${PATIENT}/exports`);
      expect(asked.status).toBeLessThan(300);
      const requestId = String(asked.headers['x-request-id']);
      const of = async (log: string) =>
        (await linesOf(log)).filter((line) => line['requestId'] === requestId);

      // Each writes its log in its own time.
      await eventually(
        () => of('patients'),
        (lines) =>
          expect(lines).toContainEqual(
            expect.objectContaining({ event: 'job', queue: 'patient-exports', code: 'done' }),
          ),
      );
      await eventually(
        () => of('gateway-access'),
        (lines) => expect(lines).toMatchObject([{ component: 'gateway', method: 'POST' }]),
      );
      // The job asks the service of plans for the person's plans.
      await eventually(
        () => of('plans'),
        (lines) => expect(lines).toContainEqual(expect.objectContaining({ event: 'request', status: 200 })),
      );
      expect(await audited(requestId)).toContain('privacy.export');

      const spans = () => receiver.spans.filter(({ traceId }) => traceId === requestId);
      // Each service sends its own in its own time.
      await eventually(
        () => Promise.resolve(spans()),
        (found) => {
          expect(found.map(({ name }) => name)).toContain('job patient-exports');
          expect(new Set(found.map(({ service }) => service))).toEqual(
            new Set(['pora-patients', 'pora-plans']),
          );
          expect(found.map(({ attributes }) => attributes['http.route'])).toContain(
            '/api/patients/:id/exports',
          );
        },
      );
      const job = spans().find(({ name }) => name === 'job patient-exports');
      const request = spans().find(({ spanId }) => spanId === job?.parentSpanId);
      expect(request?.attributes).toMatchObject({ 'http.route': '/api/patients/:id/exports' });
      expect(receiver.bodies.join('\n')).not.toMatch(new RegExp(`${NAME}|${PATIENT}|gabinet\\.example`));
    },
    START_MS,
  );

  test(
    'finds every metric of the dashboard and the alerts served by a running service',
    async () => {
      const served = (await Promise.all(SERVICES.map(metricsOf))).join('\n');
      const asked = [...dashboardQueries(), ...alertRules().map(({ expr }) => expr)].flatMap(seriesIn);
      const metrics = new Set(asked.map((series) => metricOf(series)));
      expect([...metrics].filter((name) => !served.includes(`# TYPE ${name} `))).toEqual([]);
      for (const seen of ['pora_sign_ins_total{result="signed_in"', 'pora_queue_wait_seconds_count{']) {
        expect(served).toContain(seen);
      }
      expect(served).toMatch(
        /^pora_internal_call_seconds_count\{.*component="plans".*result="answered".*\} [1-9]/m,
      );
      expect(served).not.toMatch(new RegExp(`${PATIENT}|gabinet\\.example|=".*[?@]`));
    },
    START_MS,
  );

  test('is the only one who is told: the gateway has no such page', async () => {
    for (const page of ['/metrics', '/api/metrics', '/metrics/']) {
      expect((await call(session, 'GET', page)).status).toBe(404);
    }
  });
});

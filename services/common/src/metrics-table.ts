import type { ServiceName } from './service-name.js';

/** Every service serves it. */
const EVERYBODY = ['patients', 'plans', 'catalog', 'admin'] as const satisfies readonly ServiceName[];

/** One metric as it is served: its name carries the unit, every label has few values and none of them is an id. */
export interface MetricShape {
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly labels: readonly string[];
  /** Upper bounds in the unit of the name; of a histogram only. */
  readonly buckets?: readonly number[];
  readonly servedBy: readonly ServiceName[];
}

/**
 * All metrics of the product: the one home of their names. Dashboard, alert rules and deploy/docs/observability.md speak of
 * these, and a test holds them against each other.
 */
export const METRICS = {
  pora_http_request_seconds: {
    kind: 'histogram',
    help: 'Duration of requests by route pattern and status',
    labels: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    servedBy: EVERYBODY,
  },
  pora_http_aborted_total: {
    kind: 'counter',
    help: 'Requests whose client went away before the answer',
    labels: ['route'],
    servedBy: EVERYBODY,
  },
  pora_http_errors_total: {
    kind: 'counter',
    help: 'Refusals and faults that were answered, by the code of the error body',
    labels: ['status', 'code'],
    servedBy: EVERYBODY,
  },
  pora_rate_limited_total: {
    kind: 'counter',
    help: 'Calls refused because there were too many of them, by the name of the limit',
    labels: ['limit'],
    servedBy: EVERYBODY,
  },
  pora_internal_call_seconds: {
    kind: 'histogram',
    help: 'Duration of calls to another service until its answer began; result is answered, refused or away',
    labels: ['component', 'result'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2, 5],
    servedBy: EVERYBODY,
  },
  pora_component_up: {
    kind: 'gauge',
    help: 'Whether a component that the service needs answered the question of this scrape (1) or not (0)',
    labels: ['component'],
    servedBy: EVERYBODY,
  },
  pora_component_lost_total: {
    kind: 'counter',
    help: 'How often the connection to a component was lost',
    labels: ['component'],
    servedBy: EVERYBODY,
  },
  pora_database_connections: {
    kind: 'gauge',
    help: 'Connections of the pool to Postgres; state is used or idle',
    labels: ['state'],
    servedBy: EVERYBODY,
  },
  pora_database_connections_limit: {
    kind: 'gauge',
    help: 'Most connections the pool may open',
    labels: [],
    servedBy: EVERYBODY,
  },
  pora_database_waiting: {
    kind: 'gauge',
    help: 'Who waits for the database; for is a connection of the pool, or a turn among the writers',
    labels: ['for'],
    servedBy: EVERYBODY,
  },
  pora_database_connection_wait_seconds: {
    kind: 'histogram',
    help: 'Time until the pool gave a connection',
    labels: [],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2],
    servedBy: EVERYBODY,
  },
  pora_queue_jobs: {
    kind: 'gauge',
    help: 'Jobs in the queue, the same number from every instance; state is waiting or active',
    labels: ['queue', 'state'],
    servedBy: EVERYBODY,
  },
  pora_queue_wait_seconds: {
    kind: 'histogram',
    help: 'Time a job waited in its queue before its work began',
    labels: ['queue'],
    buckets: [0.01, 0.1, 0.5, 1, 5, 15, 60, 300],
    servedBy: EVERYBODY,
  },
  pora_queue_job_seconds: {
    kind: 'histogram',
    help: 'Time the work of a job took; result is done or failed, which a job is that was given up',
    labels: ['queue', 'result'],
    buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 900],
    servedBy: EVERYBODY,
  },
  pora_imports_total: {
    kind: 'counter',
    help: 'Files that were sent in, by route; result is parsed, refused or failed',
    labels: ['route', 'result'],
    servedBy: ['patients', 'plans', 'catalog'],
  },
  pora_generate_duration_seconds: {
    kind: 'histogram',
    help: 'Time of a plan generation, from the request for the catalogue to the finished plan; stopped and kept were cancelled',
    labels: ['result'],
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10],
    servedBy: ['plans'],
  },
  pora_generate_gap_ratio: {
    kind: 'histogram',
    help: 'Mean distance of the days of a generated plan from their calorie target, as a part of the target',
    labels: [],
    buckets: [0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25],
    servedBy: ['plans'],
  },
  pora_generate_slots_total: {
    kind: 'counter',
    help: 'Slots of generated plans; result is filled, locked or empty',
    labels: ['result'],
    servedBy: ['plans'],
  },
  pora_engine_task_seconds: {
    kind: 'histogram',
    help: 'Time of the engine alone for one task, without queue and catalogue',
    labels: ['operation'],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    servedBy: ['plans'],
  },
  pora_engine_waiting: {
    kind: 'gauge',
    help: 'Tasks that wait for a thread of the engine',
    labels: ['lane'],
    servedBy: ['plans'],
  },
  pora_verdicts_total: {
    kind: 'counter',
    help: 'Checks of whole plans that were made, by the state they came to',
    labels: ['state'],
    servedBy: ['plans'],
  },
  pora_sign_ins_total: {
    kind: 'counter',
    help: 'Sign-ins that came to an end; result is signed_in or the code of the refusal',
    labels: ['result'],
    servedBy: ['admin'],
  },
  pora_disk_used_bytes: {
    kind: 'gauge',
    help: 'What is taken of the disk of a place, data or backups; absent where the service does not see it',
    labels: ['place'],
    servedBy: ['admin'],
  },
  pora_disk_size_bytes: {
    kind: 'gauge',
    help: 'Size of the disk of a place, data or backups; absent where the service does not see it',
    labels: ['place'],
    servedBy: ['admin'],
  },
  pora_backup_ended_timestamp_seconds: {
    kind: 'gauge',
    help: 'When the last backup of all tables ended, as seconds since 1970; result is good or failed; absent where there is none',
    labels: ['result'],
    servedBy: ['admin'],
  },
  pora_backup_schedule_seconds: {
    kind: 'gauge',
    help: 'How far apart the schedule wants backups; absent while it is off',
    labels: ['cadence'],
    servedBy: ['admin'],
  },
  pora_backup_size_bytes: {
    kind: 'gauge',
    help: 'Size of the last good backup of all tables',
    labels: [],
    servedBy: ['admin'],
  },
  pora_backup_duration_seconds: {
    kind: 'gauge',
    help: 'Time the last good backup of all tables took, waiting and restore check included',
    labels: [],
    servedBy: ['admin'],
  },
} as const satisfies Record<string, MetricShape>;

/** Name of a metric of the product. */
export type MetricName = keyof typeof METRICS;

/** Names of the metrics of one kind. */
export type MetricOf<Kind extends MetricShape['kind']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['kind'] extends Kind ? Name : never;
}[MetricName];

/** The labels of a metric, each with a value. */
export type LabelsOf<Name extends MetricName> = Readonly<
  Record<(typeof METRICS)[Name]['labels'][number], string>
>;

/** Metrics of the process that come from the library and that dashboard and rules use as well. */
export const RUNTIME_METRICS = [
  'nodejs_eventloop_lag_p99_seconds',
  'nodejs_heap_size_used_bytes',
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
  'process_start_time_seconds',
] as const;

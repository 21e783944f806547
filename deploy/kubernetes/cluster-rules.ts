/** Rules for the manifests as a whole; those for single containers stand in deploy/policy. */
import { connectionsFor } from '../local/postgres.mjs';
import type { Manifest } from './kustomization.js';
import { workloadsOf, type Workload } from './kubernetes-view.js';

/** A rule: sentences about what breaks it. */
type Rule = (objects: readonly Manifest[]) => string[];

/** Every rule by its name, so that each is proved by manifests that break it alone. */
export const CLUSTER_RULES = {
  'runs everything twice': (objects) =>
    deployments(objects).flatMap(({ name }) =>
      (scalerOf(objects, name)?.minReplicas ?? 0) >= 2
        ? []
        : [`${name} may run once: its autoscaler has no minimum of 2`],
    ),
  'leaves the number of pods to the autoscaler': (objects) =>
    named<{ replicas?: number }>(objects, 'Deployment').flatMap(({ name, spec }) =>
      spec.replicas === undefined ? [] : [`${name} sets replicas, which undoes the autoscaler at each apply`],
    ),
  'has a connection to the database for everybody': (objects) => {
    const pods = deployments(objects)
      .filter(({ labels }) => labels['pora/role'] === 'service')
      .map(({ name }) => mostPodsOf(objects, name));
    const needed = connectionsFor(pods.reduce((sum, count) => sum + count, 0));
    return specsOf<Database>(objects, 'Cluster').flatMap(({ postgresql: { parameters } }) => {
      const most = Number(parameters['max_connections'] ?? DEFAULT_CONNECTIONS);
      return most >= needed
        ? []
        : [`the database allows ${most} connections, and ${needed} may be asked for`];
    });
  },
  'loses one pod at a time': (objects) =>
    deployments(objects).flatMap(({ name, labels }) => {
      const budgets = specsOf<Budget>(objects, 'PodDisruptionBudget');
      const own = budgets.find(({ selector }) => fits(selector.matchLabels, labels));
      return own?.maxUnavailable === 1 ? [] : [`${name} has no disruption budget of one pod`];
    }),
  'asks for /live and /ready': (objects) =>
    deployments(objects).flatMap(({ name, pod }) => {
      const [container] = pod.containers;
      const asked = [container?.livenessProbe?.httpGet?.path, container?.readinessProbe?.httpGet?.path].join(
        ' ',
      );
      const expected = name === 'gateway' ? '/remotes.json /remotes.json' : '/live /ready';
      return asked === expected ? [] : [`${name} is asked for ${asked}, not ${expected}`];
    }),
  'asks for what it needs': (objects) =>
    workloadsOf(objects).flatMap(({ name, pod }) =>
      pod.containers.flatMap(({ resources }) =>
        resources?.requests?.cpu && resources.requests.memory ? [] : [`${name} requests no cpu or memory`],
      ),
    ),
  'has no word to the cluster': (objects) =>
    workloadsOf(objects).flatMap(({ name, pod }) =>
      pod.automountServiceAccountToken === false ? [] : [`${name} holds a token of the cluster`],
    ),
  'is found by its Service': (objects) =>
    named<{ selector: Labels; ports: { port: number; targetPort: string }[] }>(objects, 'Service').flatMap(
      ({ name, spec: { selector, ports } }) => {
        const pods = workloadsOf(objects).filter(({ labels }) => fits(selector, labels));
        const open = pods.flatMap(({ pod }) => pod.containers.flatMap((container) => container.ports ?? []));
        return ports.every(({ port, targetPort }) =>
          open.some((one) => one.name === targetPort && one.containerPort === port),
        )
          ? []
          : [`the Service ${name} leads nowhere`];
      },
    ),
  'keeps secrets out of the manifests': (objects) =>
    objects.flatMap(({ kind, metadata }) =>
      kind === 'Secret' ? [`${metadata.name} is a Secret with its values`] : [],
    ),
} satisfies Record<string, Rule>;

/** Name of a rule. */
export type ClusterRuleName = keyof typeof CLUSTER_RULES;

/** Everything that is wrong with these manifests. */
export function clusterFaults(objects: readonly Manifest[]): { rule: ClusterRuleName; text: string }[] {
  const rules = Object.entries(CLUSTER_RULES) as [ClusterRuleName, Rule][];
  return rules.flatMap(([rule, check]) => check(objects).map((text) => ({ rule, text })));
}

type Labels = Readonly<Record<string, string>>;

interface Scaler {
  scaleTargetRef: { kind: string; name: string };
  minReplicas?: number;
  maxReplicas: number;
}

interface Rollout {
  strategy?: { rollingUpdate?: { maxSurge?: number } };
}

interface Database {
  postgresql: { parameters: Record<string, string> };
}

/** What Postgres allows unless it is told otherwise. */
const DEFAULT_CONNECTIONS = 100;

interface Budget {
  maxUnavailable?: number;
  selector: { matchLabels: Labels };
}

function deployments(objects: readonly Manifest[]): Workload[] {
  return workloadsOf(objects).filter(({ kind }) => kind === 'Deployment');
}

function scalerOf(objects: readonly Manifest[], deployment: string): Scaler | undefined {
  return specsOf<Scaler>(objects, 'HorizontalPodAutoscaler').find(
    ({ scaleTargetRef: { kind, name } }) => kind === 'Deployment' && name === deployment,
  );
}

/** As many as its autoscaler may start, and those of the next version beside them. */
function mostPodsOf(objects: readonly Manifest[], deployment: string): number {
  const rollout = named<Rollout>(objects, 'Deployment').find(({ name }) => name === deployment)?.spec;
  const beside = rollout?.strategy?.rollingUpdate?.maxSurge ?? 0;
  return (scalerOf(objects, deployment)?.maxReplicas ?? 1) + beside;
}

/** Specs of one kind, with the names of their objects. */
export function named<T>(objects: readonly Manifest[], kind: string): { name: string; spec: T }[] {
  return objects
    .filter((object) => object.kind === kind)
    .map(({ metadata, spec }) => ({ name: metadata.name, spec: spec as T }));
}

/** Specs of one kind. */
export function specsOf<T>(objects: readonly Manifest[], kind: string): T[] {
  return named<T>(objects, kind).map(({ spec }) => spec);
}

/** Whether a selector chooses something with these labels. */
export function fits(selector: Labels, labels: Labels): boolean {
  return Object.entries(selector).every(([key, value]) => labels[key] === value);
}

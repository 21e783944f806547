/** Containers of manifests as the rules for containers see them (deploy/policy). */
import type { ContainerView, Limit } from '../policy/container-rules.js';
import type { Manifest } from './kustomization.js';

interface Probe {
  httpGet?: { path: string; port: string | number };
}

/** A container as manifests write it, with the keys the rules read. */
export interface Container {
  name: string;
  image: string;
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    privileged?: boolean;
    capabilities?: { drop?: string[]; add?: string[] };
  };
  resources?: { limits?: Record<string, string>; requests?: Record<string, string> };
  ports?: { name?: string; containerPort: number; hostPort?: number }[];
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef?: { name: string } } }[];
  envFrom?: { secretRef?: { name: string } }[];
  volumeMounts?: { name: string; mountPath: string; readOnly?: boolean }[];
  livenessProbe?: Probe;
  readinessProbe?: Probe;
}

/** A pod as manifests write it. */
export interface Pod {
  hostNetwork?: boolean;
  hostPID?: boolean;
  hostIPC?: boolean;
  automountServiceAccountToken?: boolean;
  securityContext?: { runAsNonRoot?: boolean; runAsUser?: number };
  containers: Container[];
  initContainers?: Container[];
  volumes?: { name: string; secret?: { secretName: string }; hostPath?: unknown }[];
}

interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: Pod;
}

/** A kind that makes pods. */
export interface Workload {
  readonly kind: string;
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly pod: Pod;
}

/** Everything that makes pods, whatever its kind. */
export function workloadsOf(objects: readonly Manifest[]): Workload[] {
  return objects.flatMap(({ kind, metadata, spec }) => {
    const outer = spec as { template?: PodTemplate; jobTemplate?: { spec: { template: PodTemplate } } };
    const template = kind === 'CronJob' ? outer.jobTemplate?.spec.template : outer?.template;
    if (!template) return [];
    return [{ kind, name: metadata.name, labels: template.metadata.labels, pod: template.spec }];
  });
}

/** Every container, under the name of what makes its pod. */
export function kubernetesViews(objects: readonly Manifest[]): ContainerView[] {
  const open = openPorts(objects);
  return workloadsOf(objects).flatMap((workload) =>
    [...(workload.pod.initContainers ?? []), ...workload.pod.containers].map((container) =>
      viewOf(workload, container, open.get(workload.name) ?? []),
    ),
  );
}

function viewOf({ kind, name, pod }: Workload, container: Container, open: readonly string[]): ContainerView {
  const { securityContext: own = {} } = container;
  const { securityContext: shared = {} } = pod;
  return {
    name,
    staysUp: kind === 'Deployment',
    image: container.image,
    isBuiltHere: false,
    droppedCapabilities: own.capabilities?.drop ?? [],
    addedCapabilities: own.capabilities?.add ?? [],
    isPrivileged:
      own.privileged === true ||
      [pod.hostNetwork, pod.hostPID, pod.hostIPC].includes(true) ||
      (pod.volumes ?? []).some(({ hostPath }) => hostPath !== undefined),
    hasReadOnlyRoot: own.readOnlyRootFilesystem === true,
    mayGainPrivileges: own.allowPrivilegeEscalation !== false,
    mayRunAsRoot: shared.runAsNonRoot !== true || shared.runAsUser === 0,
    limits: (['cpu', 'memory'] satisfies Limit[]).filter((limit) => container.resources?.limits?.[limit]),
    hasHealthCheck: container.livenessProbe !== undefined && container.readinessProbe !== undefined,
    secrets: secretsOf(pod, container),
    publishedPorts: [
      ...open,
      ...(container.ports ?? []).flatMap(({ hostPort }) =>
        hostPort === undefined ? [] : [`host port ${hostPort}`],
      ),
    ],
  };
}

function secretsOf(pod: Pod, container: Container): string[] {
  const mounted = (pod.volumes ?? []).map(({ secret }) => secret?.secretName);
  const named = (container.env ?? []).map(({ valueFrom }) => valueFrom?.secretKeyRef?.name);
  const whole = (container.envFrom ?? []).map(({ secretRef }) => secretRef?.name);
  return [...mounted, ...named, ...whole].filter((name) => name !== undefined);
}

/** Ways from outside the cluster: an Ingress, or a Service that is open to nodes or load balancers. */
function openPorts(objects: readonly Manifest[]): Map<string, string[]> {
  const open = new Map<string, string[]>();
  for (const { kind, metadata, spec } of objects) {
    const { type = 'ClusterIP' } = (spec ?? {}) as { type?: string };
    const names = kind === 'Ingress' ? backendsOf(spec) : [];
    const services = kind === 'Service' && type !== 'ClusterIP' ? [metadata.name] : names;
    for (const name of services) open.set(name, [...(open.get(name) ?? []), `${kind} ${metadata.name}`]);
  }
  return open;
}

function backendsOf(spec: unknown): string[] {
  const { rules } = spec as { rules: { http: { paths: { backend: { service: { name: string } } }[] } }[] };
  return rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service.name));
}

/** Who reaches whom, by the network policies alone: a way needs the word of both ends. */
import { fits, specsOf } from './cluster-rules.js';
import type { Manifest } from './kustomization.js';

type Labels = Readonly<Record<string, string>>;

interface Selector {
  matchLabels?: Labels;
  matchExpressions?: { key: string; operator: string }[];
}

interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}

interface Way {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: number }[];
}

interface Policy {
  podSelector: Selector;
  policyTypes: string[];
  ingress?: Way[];
  egress?: Way[];
}

/** Something that listens or calls: a pod of ours, or a namespace of others. */
export interface End {
  readonly name: string;
  readonly labels: Labels;
  /** Set for pods of another namespace. */
  readonly namespace?: string;
}

/** "from > to:port" for every way that is open between these ends on these ports. */
export function openWays(
  objects: readonly Manifest[],
  ends: readonly End[],
  ports: readonly number[],
): string[] {
  const policies = specsOf<Policy>(objects, 'NetworkPolicy');
  return ends.flatMap((from) =>
    ends.flatMap((to) =>
      ports
        .filter(
          (port) => allows(policies, 'Egress', from, to, port) && allows(policies, 'Ingress', to, from, port),
        )
        .map((port) => `${from.name} > ${to.name}:${port}`),
    ),
  );
}

function allows(policies: Policy[], type: 'Ingress' | 'Egress', own: End, other: End, port: number): boolean {
  // Policies of this namespace say nothing about pods of others.
  if (own.namespace !== undefined) return true;
  const choosing = policies.filter(
    ({ podSelector, policyTypes }) => policyTypes.includes(type) && chooses(podSelector, own.labels),
  );
  if (choosing.length === 0) return true;
  return choosing
    .flatMap((policy) => (type === 'Ingress' ? policy.ingress : policy.egress) ?? [])
    .some((way) => leadsTo(way, type, other) && (way.ports ?? [{ port }]).some((one) => one.port === port));
}

function leadsTo(way: Way, type: 'Ingress' | 'Egress', other: End): boolean {
  const peers = type === 'Ingress' ? way.from : way.to;
  return peers === undefined || peers.some((peer) => isMeant(peer, other));
}

function isMeant({ podSelector, namespaceSelector, ipBlock }: Peer, { labels, namespace }: End): boolean {
  if (ipBlock) return namespace === 'outside';
  const label = namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'];
  return namespace === label && chooses(podSelector ?? {}, labels);
}

/** @throws Error for an expression that these rules do without */
function chooses({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean {
  const unknown = matchExpressions.find(({ operator }) => operator !== 'Exists');
  if (unknown) throw new Error(`nobody reads ${unknown.operator} here`);
  return fits(matchLabels, labels) && matchExpressions.every(({ key }) => key in labels);
}

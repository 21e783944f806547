/**
 * Rules for every container of the product, whoever runs it: compose and Kubernetes are brought into one form first
 * (`compose-view.ts`, `kubernetes-view.ts`).
 */

/** A container as the rules see it. */
export interface ContainerView {
  readonly name: string;
  /** False for one that does its work and ends: nobody asks for its health. */
  readonly staysUp: boolean;
  readonly image: string;
  /** Built from this checkout, which pins it. */
  readonly isBuiltHere: boolean;
  readonly droppedCapabilities: readonly string[];
  readonly addedCapabilities: readonly string[];
  readonly isPrivileged: boolean;
  readonly hasReadOnlyRoot: boolean;
  readonly mayGainPrivileges: boolean;
  readonly mayRunAsRoot: boolean;
  /** Kinds of limits that are set. */
  readonly limits: readonly Limit[];
  readonly hasHealthCheck: boolean;
  /** Names of what it is given that nobody else may read. */
  readonly secrets: readonly string[];
  /** Ports that are open to the outside. */
  readonly publishedPorts: readonly string[];
}

/** What a container may not use without end. */
export type Limit = 'cpu' | 'memory' | 'pids';

/** What only this product knows: who needs which secret, and who is the door. */
export interface Expectations {
  /** Limits the platform lets a container set. */
  readonly limits: readonly Limit[];
  /** Secrets of each container by its name; one that is not named needs none. */
  readonly secrets: Readonly<Record<string, readonly string[]>>;
  /** Containers that may publish ports. */
  readonly doors: readonly string[];
}

/** A rule: sentences about one container, none when it keeps the rule. */
type Rule = (container: ContainerView, expected: Expectations) => readonly string[];

/** Every rule by its name, so that each is proved by a container that breaks it alone. */
export const CONTAINER_RULES = {
  'drops all capabilities': (it) => [
    ...(it.droppedCapabilities.includes('ALL') ? [] : ['does not drop ALL capabilities']),
    ...(it.addedCapabilities.length === 0 ? [] : [`adds capabilities ${it.addedCapabilities.join(', ')}`]),
  ],
  'is not privileged': (it) => (it.isPrivileged ? ['is privileged'] : []),
  'has a read-only root': (it) => (it.hasReadOnlyRoot ? [] : ['can write to its root file system']),
  'gains no privileges': (it) => (it.mayGainPrivileges ? ['may gain new privileges'] : []),
  'does not run as root': (it) => (it.mayRunAsRoot ? ['may run as root'] : []),
  'has limits': (it, { limits }) =>
    limits.filter((limit) => !it.limits.includes(limit)).map((limit) => `has no limit of ${limit}`),
  'is asked for its health': (it) =>
    !it.staysUp || it.hasHealthCheck ? [] : ['is never asked for its health'],
  'has a pinned image': (it) =>
    it.isBuiltHere || isPinned(it.image) ? [] : [`runs ${it.image}, which is no exact version`],
  'has only its own secrets': (it, { secrets }) => {
    const own = secrets[it.name] ?? [];
    return it.secrets
      .filter((one) => !own.includes(one))
      .map((one) => `is given ${one}, which it does not need`);
  },
  'publishes nothing': (it, { doors }) =>
    doors.includes(it.name) ? [] : it.publishedPorts.map((port) => `publishes ${port}`),
} satisfies Record<string, Rule>;

/** Name of a rule. */
export type RuleName = keyof typeof CONTAINER_RULES;

/** One broken rule. */
export interface Fault {
  readonly rule: RuleName;
  /** Sentence that begins with the container's name. */
  readonly text: string;
}

/** Everything that is wrong with these containers. */
export function faultsOf(containers: readonly ContainerView[], expected: Expectations): Fault[] {
  const rules = Object.entries(CONTAINER_RULES) as [RuleName, Rule][];
  return containers.flatMap((container) =>
    rules.flatMap(([rule, check]) =>
      check(container, expected).map((text) => ({ rule, text: `${container.name} ${text}` })),
    ),
  );
}

const EXACT_VERSION = /:v?\d+\.\d+(\.\d+)?([-.][\w.-]+)?$/;
const DIGEST = /@sha256:[0-9a-f]{64}$/;

/** Whether an image is named by a digest or by a version with at least two numbers. */
export function isPinned(image: string): boolean {
  return DIGEST.test(image) || EXACT_VERSION.test(image);
}

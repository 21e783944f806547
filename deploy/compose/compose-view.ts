/** Reads a compose file as Compose does, as far as the rules for containers need it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { ContainerView, Limit } from '../policy/container-rules.js';

/** A volume as the file writes it. */
type Mount = string | { type: string; source?: string; target: string; read_only?: boolean };

/** The keys of a service that the rules read; Compose's own schema checks the others. */
export interface ComposeService {
  image: string;
  build?: { target: string };
  user?: string;
  cap_drop?: string[];
  cap_add?: string[];
  privileged?: boolean;
  read_only?: boolean;
  security_opt?: string[];
  restart?: string;
  healthcheck?: { disable?: boolean };
  volumes?: Mount[];
  ports?: (string | object)[];
  network_mode?: string;
  networks?: string[] | Record<string, unknown>;
  extra_hosts?: Record<string, string>;
  pid?: string;
  ipc?: string;
  environment?: Record<string, unknown>;
  depends_on?: Record<string, { condition: string }>;
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string; pids?: number } } };
}

/** A compose file with what it includes. */
export interface ComposeFile {
  services: Record<string, ComposeService>;
  volumes?: Record<string, unknown>;
  networks?: Record<string, { internal?: unknown } | null>;
  include?: { path: string }[];
}

/** The file and everything it includes, in one. */
export function readCompose(file: string): ComposeFile {
  const own = parse(readFileSync(file, 'utf8'), { merge: true }) as ComposeFile;
  const parts = (own.include ?? []).map((part) => readCompose(path.join(path.dirname(file), part.path)));
  return {
    services: Object.assign({}, ...parts.map((part) => part.services), own.services),
    volumes: Object.assign({}, ...parts.map((part) => part.volumes), own.volumes),
    networks: Object.assign({}, ...parts.map((part) => part.networks), own.networks),
  };
}

/** Services as the rules see them. Named volumes of `shared` are data and not secrets of one container. */
export function composeViews({ services }: ComposeFile, shared: readonly string[]): ContainerView[] {
  return Object.entries(services).map(([name, service]) => viewOf(name, service, shared));
}

function viewOf(name: string, service: ComposeService, shared: readonly string[]): ContainerView {
  return {
    name,
    staysUp: service.restart !== 'no',
    image: service.image,
    isBuiltHere: service.build !== undefined,
    droppedCapabilities: service.cap_drop ?? [],
    addedCapabilities: service.cap_add ?? [],
    isPrivileged:
      service.privileged === true || [service.pid, service.ipc, service.network_mode].includes('host'),
    hasReadOnlyRoot: service.read_only === true,
    mayGainPrivileges: !(service.security_opt ?? []).includes('no-new-privileges:true'),
    // Images of our own name their account in the Dockerfile, which a test of its own reads.
    mayRunAsRoot:
      service.user === undefined ? service.build === undefined : /^(0|root)(:|$)/.test(service.user),
    limits: limitsOf(service),
    hasHealthCheck: service.healthcheck !== undefined && service.healthcheck.disable !== true,
    secrets: (service.volumes ?? []).map(sourceOf).filter((source) => !shared.includes(source)),
    publishedPorts: (service.ports ?? []).map((port) =>
      typeof port === 'string' ? port : JSON.stringify(port),
    ),
  };
}

function limitsOf({ deploy }: ComposeService): Limit[] {
  const { cpus, memory, pids } = deploy?.resources?.limits ?? {};
  const set: [Limit, unknown][] = [
    ['cpu', cpus],
    ['memory', memory],
    ['pids', pids],
  ];
  return set.filter(([, value]) => value !== undefined).map(([limit]) => limit);
}

function sourceOf(mount: Mount): string {
  return (typeof mount === 'string' ? mount.split(':')[0] : mount.source) ?? '';
}

/** Whether a mount can be written to. */
export function isWritable(mount: Mount): boolean {
  return typeof mount === 'string' ? !mount.endsWith(':ro') : mount.read_only !== true;
}

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { DCLinter } from 'dclint';
import { parse, stringify } from 'yaml';
import { faultsOf, isPinned, type Expectations } from '../policy/container-rules.js';
import { composeViews, isWritable, readCompose, type ComposeService } from './compose-view.js';
import { HOSTS } from './places.mjs';

const HERE = import.meta.dirname;
const STACK = path.join(HERE, 'stack.yml');
const FILES = [path.join(HERE, 'docker-compose.yml'), STACK];
const EMAILS = '${ALLOWED_EMAILS_FILE:-deploy/compose/allowed-emails.none}';
/** Everybody's data: the list of who may sign in. */
const SHARED = [EMAILS];
const TOLD = [
  'postgres',
  'redis',
  'prepare',
  'catalog',
  'patients',
  'plans',
  'admin',
  'identity-provider',
  'gateway',
  'demo',
];
const EXPECTED: Expectations = {
  limits: ['cpu', 'memory', 'pids'],
  secrets: {
    ...Object.fromEntries(TOLD.map((name) => [name, [`told-${name}`]])),
    secrets: ['secrets', ...TOLD.map((name) => `told-${name}`)],
    postgres: ['told-postgres', 'postgres'],
    redis: ['told-redis', 'redis'],
    admin: ['told-admin', 'backups'],
  },
  doors: ['gateway'],
};

const compose = readCompose(path.join(HERE, 'docker-compose.yml'));
const folder = mkdtempSync(path.join(tmpdir(), 'pora-compose-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What Compose's own schema (compose-spec, carried by dclint) says about files. */
function schemaFaults(files: string[]): string[] {
  // The package's own types name their files without endings, which leaves them untyped here.
  const results: { messages: { rule: string; message: string }[] }[] = new DCLinter({
    rules: {},
    quiet: true,
    debug: false,
    exclude: [],
  }).lintFiles(files, false);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ rule }) => ['invalid-schema', 'invalid-yaml', 'unknown-error'].includes(rule))
    .map(({ message }) => message);
}

/** The stack with one service changed. */
function changed(name: string, change: Partial<ComposeService>) {
  const service = compose.services[name];
  if (!service) throw new Error(`no service ${name}`);
  return { ...compose, services: { ...compose.services, [name]: { ...service, ...change } } };
}

describe('compose files', () => {
  it("keep Compose's own schema", () => {
    expect(schemaFaults(FILES)).toEqual([]);
  });

  it.each([
    ['a key that does not exist', { read_onyl: true }],
    ['a value of another kind', { cap_drop: 'ALL' }],
    ['an unknown kind of limit', { deploy: { resources: { limits: { ram: '1g' } } } }],
  ])('that have %s do not', (_what, change) => {
    const bad = parse(readFileSync(STACK, 'utf8'), { merge: true });
    Object.assign(bad.services.redis, change);
    const file = path.join(folder, 'docker-compose.yml');
    writeFileSync(file, stringify(bad));
    expect(schemaFaults([file])).not.toEqual([]);
  });

  it('read .env from the folder of README.md, from wherever they are started', () => {
    const { include } = parse(readFileSync(path.join(HERE, 'docker-compose.yml'), 'utf8'));
    // Without an env_file of its own an inclusion takes .env of its project_directory, and none where there is none.
    expect(include).toEqual([{ path: 'stack.yml', project_directory: '../..' }]);
    const built = Object.values(compose.services).flatMap(({ build }) => (build ? [build] : []));
    expect(new Set(built.map((build) => JSON.stringify({ ...build, target: undefined })))).toEqual(
      new Set([JSON.stringify({ context: '.', dockerfile: 'deploy/compose/Dockerfile' })]),
    );
  });

  it('[core §1] hand on every setting that the README names', () => {
    const readme = readFileSync(path.join(HERE, '..', '..', 'README.md'), 'utf8');
    const table = readme.slice(
      readme.indexOf('| Variable |'),
      readme.indexOf('**Where the database lies.**'),
    );
    const names = [...table.matchAll(/`([A-Z][A-Z0-9_]{3,})`/g)].map(([, name]) => name);
    const settings = new Set(
      names.filter((name) => !['DATA_DIR', 'INSTANCES', 'PUBLIC'].includes(name ?? '')),
    );
    expect(new Set([...Object.keys(compose.services.secrets?.environment ?? {}), 'NODE_ENV'])).toEqual(
      new Set([...settings, 'NODE_ENV']),
    );
  });
});

describe('containers of compose', () => {
  it('keep every rule', () => {
    expect(faultsOf(composeViews(compose, SHARED), EXPECTED)).toEqual([]);
  });

  it.each<[string, string, Partial<ComposeService>, string]>([
    ['keeps capabilities', 'redis', { cap_drop: [] }, 'redis does not drop ALL capabilities'],
    ['can write', 'plans', { read_only: false }, 'plans can write to its root file system'],
    ['may gain rights', 'plans', { security_opt: [] }, 'plans may gain new privileges'],
    ['starts as root', 'postgres', { user: undefined }, 'postgres may run as root'],
    ['shares the network of the host', 'admin', { network_mode: 'host' }, 'admin is privileged'],
    ['has no probe', 'gateway', { healthcheck: undefined }, 'gateway is never asked for its health'],
    [
      'switches its probe off',
      'gateway',
      { healthcheck: { disable: true } },
      'gateway is never asked for its health',
    ],
    [
      'has no limit',
      'redis',
      { deploy: { resources: { limits: { cpus: '1', memory: '1g' } } } },
      'redis has no limit of pids',
    ],
    ['follows a moving tag', 'redis', { image: 'redis:7' }, 'redis runs redis:7, which is no exact version'],
    [
      'reads what others are told',
      'patients',
      { volumes: ['told-patients:/secrets:ro', 'told-admin:/others:ro'] },
      'patients is given told-admin, which it does not need',
    ],
    ['publishes the database', 'postgres', { ports: ['5432:5432'] }, 'postgres publishes 5432:5432'],
  ])('that %s are found', (_what, name, change, text) => {
    const faults = faultsOf(composeViews(changed(name, change), SHARED), EXPECTED);
    expect(faults.map((fault) => fault.text)).toEqual([text]);
  });

  it('are told in a volume that they cannot write to', () => {
    const writable = Object.entries(compose.services).flatMap(([name, { volumes = [] }]) =>
      volumes.filter(isWritable).map((mount) => `${name}: ${String(mount).split(':')[0]}`),
    );
    expect(writable.filter((line) => !line.startsWith('secrets: '))).toEqual([
      'postgres: postgres',
      'redis: redis',
      'admin: backups',
    ]);
  });

  it('have settings and secrets in no environment but that of the one that tells them', () => {
    const names = Object.entries(compose.services).flatMap(([name, { environment = {} }]) =>
      Object.keys(environment).map((key) => `${name} ${key}`),
    );
    expect(names.filter((name) => !name.startsWith('secrets '))).toEqual([
      'postgres POSTGRES_USER',
      'postgres POSTGRES_DB',
      'postgres POSTGRES_PASSWORD_FILE',
      'postgres POSTGRES_INITDB_ARGS',
      'catalog NODE_OPTIONS',
      'plans NODE_OPTIONS',
    ]);
  });

  it('have a network namespace of their own', () => {
    const shared = Object.entries(compose.services).filter(
      ([, { network_mode: mode }]) => mode !== undefined,
    );
    expect(shared.map(([name, { network_mode: mode }]) => [name, mode])).toEqual([['secrets', 'none']]);
  });

  it('meet only where they have to: storage is no neighbour of the gateway, and only sign-in goes outside', () => {
    const members = (network: string) =>
      Object.entries(compose.services)
        .filter(([, { networks = [] }]) =>
          (Array.isArray(networks) ? networks : Object.keys(networks)).includes(network),
        )
        .map(([name]) => name);
    expect(
      Object.fromEntries(Object.keys(compose.networks ?? {}).map((name) => [name, members(name)])),
    ).toEqual({
      front: ['gateway'],
      inside: ['catalog', 'patients', 'plans', 'admin', 'identity-provider', 'gateway', 'demo'],
      data: ['postgres', 'redis', 'prepare', 'catalog', 'patients', 'plans', 'admin', 'demo'],
      outside: ['admin'],
    });
    expect(compose.networks?.inside?.internal).toBe(true);
    expect(compose.networks?.data?.internal).toBe('${STORAGE_INTERNAL:-true}');
  });

  it('that nginx looks up once keep their addresses', () => {
    const fixed = Object.entries(compose.services).flatMap(([name, { networks }]) => {
      const inside = networks && !Array.isArray(networks) ? networks.inside : undefined;
      return inside ? [[name, (inside as { ipv4_address: string }).ipv4_address]] : [];
    });
    expect(fixed.map(([name]) => name).sort()).toEqual(Object.keys(HOSTS).sort());
    expect(new Set(fixed.map(([, address]) => address)).size).toBe(fixed.length);
    // Of those that are down nobody else would tell it, and it would not start.
    expect(compose.services.gateway?.extra_hosts).toEqual(Object.fromEntries(fixed));
  });

  it('publish one port, to this machine alone', () => {
    const ports = Object.entries(compose.services).flatMap(([name, service]) =>
      (service.ports ?? []).map((port) => [name, port]),
    );
    expect(ports).toEqual([['gateway', '127.0.0.1:${PORT:-8080}:8080']]);
  });
});

describe('images of our own', () => {
  const dockerfile = readFileSync(path.join(HERE, 'Dockerfile'), 'utf8');
  const stages = dockerfile.split(/^FROM /m).slice(1);

  it('stand on exact versions', () => {
    const names = stages.map((stage) => /^\S+ AS (\S+)/.exec(stage)?.[1]);
    const bases = stages.map((stage) => stage.split(' ')[0] ?? '').filter((base) => !names.includes(base));
    expect(bases.filter((base) => !isPinned(base))).toEqual([]);
    expect(bases.length).toBeGreaterThan(0);
  });

  it('end as an account without rights', () => {
    const targets = new Set(
      Object.values(compose.services).flatMap(({ build }) =>
        build ? [(build as { target: string }).target] : [],
      ),
    );
    const users = [...targets].map((target) => {
      const stage = stages.find((one) => one.startsWith(`${one.split(' ')[0]} AS ${target}\n`)) ?? '';
      return [target, [...stage.matchAll(/^USER (\S+)$/gm)].at(-1)?.[1]];
    });
    expect(users).toEqual([...targets].map((target) => [target, 'node']));
  });

  it('have a folder for everybody who is told something', () => {
    expect(TOLD.filter((name) => !dockerfile.includes(`/told/${name}`))).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  CONTAINER_RULES,
  faultsOf,
  isPinned,
  type ContainerView,
  type Expectations,
  type RuleName,
} from './container-rules.js';

const GOOD: ContainerView = {
  name: 'catalog',
  staysUp: true,
  image: 'registry.example/catalog:1.2.3',
  isBuiltHere: false,
  droppedCapabilities: ['ALL'],
  addedCapabilities: [],
  isPrivileged: false,
  hasReadOnlyRoot: true,
  mayGainPrivileges: false,
  mayRunAsRoot: false,
  limits: ['cpu', 'memory', 'pids'],
  hasHealthCheck: true,
  secrets: ['catalog'],
  publishedPorts: [],
};
const EXPECTED: Expectations = {
  limits: ['cpu', 'memory', 'pids'],
  secrets: { catalog: ['catalog'] },
  doors: ['gateway'],
};

const BAD: Record<RuleName, [Partial<ContainerView>, string][]> = {
  'drops all capabilities': [
    [{ droppedCapabilities: ['NET_RAW'] }, 'catalog does not drop ALL capabilities'],
    [{ addedCapabilities: ['SYS_ADMIN'] }, 'catalog adds capabilities SYS_ADMIN'],
  ],
  'is not privileged': [[{ isPrivileged: true }, 'catalog is privileged']],
  'has a read-only root': [[{ hasReadOnlyRoot: false }, 'catalog can write to its root file system']],
  'gains no privileges': [[{ mayGainPrivileges: true }, 'catalog may gain new privileges']],
  'does not run as root': [[{ mayRunAsRoot: true }, 'catalog may run as root']],
  'has limits': [
    [{ limits: ['cpu', 'pids'] }, 'catalog has no limit of memory'],
    [{ limits: ['memory', 'pids'] }, 'catalog has no limit of cpu'],
    [{ limits: ['memory', 'cpu'] }, 'catalog has no limit of pids'],
  ],
  'is asked for its health': [[{ hasHealthCheck: false }, 'catalog is never asked for its health']],
  'has a pinned image': [
    [{ image: 'redis:7-bookworm' }, 'catalog runs redis:7-bookworm, which is no exact version'],
  ],
  'has only its own secrets': [
    [{ secrets: ['catalog', 'plans'] }, 'catalog is given plans, which it does not need'],
  ],
  'publishes nothing': [[{ publishedPorts: ['0.0.0.0:5432'] }, 'catalog publishes 0.0.0.0:5432']],
};

describe('rules for containers', () => {
  it('find nothing wrong with a container that keeps them all', () => {
    expect(faultsOf([GOOD], EXPECTED)).toEqual([]);
  });

  it('are all proved by a bad example', () => {
    expect(Object.keys(BAD).sort()).toEqual(Object.keys(CONTAINER_RULES).sort());
  });

  it.each(
    Object.entries(BAD).flatMap(([rule, examples]) =>
      examples.map(([change, text]) => ({ rule, change, text })),
    ),
  )('"$rule" says that $text', ({ rule, change, text }) => {
    expect(faultsOf([{ ...GOOD, ...change }], EXPECTED)).toEqual([{ rule, text }]);
  });

  it('ask nobody for health who does his work and ends', () => {
    expect(faultsOf([{ ...GOOD, staysUp: false, hasHealthCheck: false }], EXPECTED)).toEqual([]);
  });

  it('let the gateway publish its port', () => {
    const gateway = { ...GOOD, name: 'gateway', secrets: [], publishedPorts: ['127.0.0.1:8080'] };
    expect(faultsOf([gateway], EXPECTED)).toEqual([]);
  });

  it.each([
    ['postgres:18.6-bookworm', true],
    ['quay.io/opstree/redis:v7.0.15', true],
    [`registry.example:5000/pora@sha256:${'a'.repeat(64)}`, true],
    ['postgres', false],
    ['postgres:latest', false],
    ['postgres:18', false],
    ['registry.example:5000/pora', false],
  ])('hold %s for pinned: %s', (image, expected) => {
    expect(isPinned(image)).toBe(expected);
  });
});

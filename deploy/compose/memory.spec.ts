import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { build } from '../kubernetes/example-place.js';
import { workloadsOf } from '../kubernetes/kubernetes-view.js';
import { SERVICES } from '../local/paths.mjs';
import { loadSecrets } from '../local/secrets.mjs';
import { BEFORE_START, identityProviderEnv, serviceEnv } from '../local/services.mjs';
import { readSettings } from '../local/settings.mjs';
import { readCompose } from './compose-view.js';
import { allValues, backupPart, partsOf } from './told.mjs';

const HERE = import.meta.dirname;
const folder = mkdtempSync(path.join(tmpdir(), 'pora-memory-'));
afterAll(() => rmSync(folder, { recursive: true }));

const values = allValues(readSettings({}, folder), loadSecrets(folder), { postgres: 'p', redis: 'r' });
const compose = readCompose(path.join(HERE, 'docker-compose.yml'));
const programs = [...SERVICES, 'identity-provider'] as const;

/** What Node and its memory are told before the first line of a program, of everything it is told. */
const beforeStart = (env: Record<string, unknown>) =>
  Object.fromEntries(BEFORE_START.map((name) => [name, env[name]]));

/** The environment that an image brings. */
function imageEnv(target: string): Record<string, string> {
  const stages = readFileSync(path.join(HERE, 'Dockerfile'), 'utf8').split(/^FROM /m);
  const stage = stages.find((one) => one.split('\n')[0]?.endsWith(` AS ${target}`)) ?? '';
  const lines = [...stage.matchAll(/^ENV (\w+)=(.*)$/gm)];
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value.replaceAll('"', '')]));
}

/** As in a local start. */
const wanted = (name: (typeof programs)[number]) =>
  beforeStart(name === 'identity-provider' ? identityProviderEnv(values) : serviceEnv(name, values));

describe('the memory of a program in a container', () => {
  it.each(programs)('is that of a local start with compose: %s', (name) => {
    const { build: { target } = { target: '' }, environment = {} } = compose.services[name] ?? {};
    expect(beforeStart({ ...imageEnv(target), ...environment })).toEqual(wanted(name));
  });

  it.each(SERVICES)('is that of a local start in a cluster: %s', (name) => {
    const [workload] = workloadsOf(build()).filter((one) => one.name === name);
    const env = workload?.pod.containers[0]?.env ?? [];
    const own = Object.fromEntries(env.map((one) => [one.name, one.value]));
    expect(beforeStart({ ...imageEnv('services'), ...own })).toEqual(wanted(name));
  });

  it('is not said where Node reads it too late: in the file a container is told by', () => {
    const parts = partsOf(values);
    const told = [...programs.map((name) => parts[name]), backupPart(values)];
    expect(
      told.flatMap((part) => Object.keys(part?.env ?? {})).filter((key) => key in wanted('plans')),
    ).toEqual([]);
  });
});

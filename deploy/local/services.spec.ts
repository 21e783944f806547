import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { adminSettings } from '../../services/admin/src/config.js';
import { catalogSettings } from '../../services/catalog/src/config.js';
import { patientsSettings } from '../../services/patients/src/config.js';
import { plansSettings } from '../../services/plans/src/config.js';
import { HOSTS } from '../compose/places.mjs';
import { CHECKOUT, SERVICES } from './paths.mjs';
import { serviceEnv } from './services.mjs';
import { readSettings } from './settings.mjs';

const OWN = new Map<string, Record<string, z.ZodType>>([
  ['admin', adminSettings],
  ['catalog', catalogSettings],
  ['patients', patientsSettings],
  ['plans', plansSettings],
]);

const DATABASE = 'postgres://x@db/pora';

/** Where the services of a local start are found: the ports differ, the hosts are this machine. */
const LOCAL_HOSTS: typeof HOSTS = {
  catalog: '127.0.0.1:20000',
  patients: '127.0.0.1:20001',
  plans: '127.0.0.1:20002',
  admin: '127.0.0.1:20003',
  'identity-provider': '127.0.0.1:20004',
};

function environmentOf(name: (typeof SERVICES)[number], hosts: typeof HOSTS) {
  return serviceEnv(name, {
    settings: readSettings({}, CHECKOUT),
    publicUrl: 'http://localhost:8080',
    oidcIssuer: 'http://localhost:8080/dev-idp',
    secrets: {
      sessionSecret: 's'.repeat(40),
      internalSecret: 'i'.repeat(40),
      oidcClientSecret: 'c'.repeat(40),
    },
    database: {
      owner: 'postgres://o@db/pora',
      migrator: 'postgres://m@db/pora',
      backup: 'postgres://b@db/pora',
      restore: 'postgres://r@db/pora',
      services: { catalog: DATABASE, patients: DATABASE, plans: DATABASE, admin: DATABASE },
    },
    redisUrl: 'redis://redis:6379',
    hosts,
  });
}

describe('what a service is told when it starts', () => {
  const starts: Record<string, typeof HOSTS> = { 'npm start': LOCAL_HOSTS, containers: HOSTS };
  const cases = Object.entries(starts).flatMap(([start, hosts]) =>
    SERVICES.map((name) => ({ start, hosts, name })),
  );

  it.each(cases)('[core §1] $start: $name gets every setting it reads', ({ name, hosts }) => {
    const { error } = z.object(OWN.get(name) ?? {}).safeParse(environmentOf(name, hosts));
    expect(error?.issues ?? []).toEqual([]);
    expect(OWN.has(name)).toBe(true);
  });

  it.each(cases)('$start: $name asks the others where they are found', ({ name, hosts }) => {
    const environment = environmentOf(name, hosts);
    for (const other of SERVICES) {
      const key = `${other.toUpperCase()}_URL`;
      if (key in (OWN.get(name) ?? {})) expect(environment[key]).toBe(`http://${hosts[other]}`);
      else expect(environment).not.toHaveProperty(key);
    }
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SLIMMED_FILES, slimRoutes } from './slim-routes.mjs';

const contracts = path.resolve(import.meta.dirname, '../../services/contracts/src');
const routeFiles = readdirSync(contracts, { recursive: true, encoding: 'utf8' }).filter((file) =>
  SLIMMED_FILES.test(path.join(contracts, file)),
);

describe('route tables in the browser', () => {
  it('keep verb, path and kind of answer, and lose their schemas', async () => {
    const source = `
      import { z } from 'zod';
      import { defineRoute } from '../route.js';
      import { patientSchema } from './patient.model.js';
      const byId = z.object({ id: z.string() });
      export const LIMIT = 50;
      export type ById = z.infer<typeof byId>;
      export const patientRoutes = {
        get: defineRoute({ method: 'GET', path: '/api/patients/:id', access: 'user', params: byId, answer: patientSchema }),
        remove: defineRoute({ method: 'DELETE', path: '/api/patients/:id', access: 'user', params: byId }),
        file: defineRoute({ method: 'GET', path: '/api/x', access: 'user', answerKind: 'file' }),
        read: defineRoute({ method: 'POST', path: '/api/y', access: 'user', upload: { field: 'file' }, answer: byId }),
      };`;
    const slim = await slimRoutes(source);
    expect(slim).not.toMatch(/import|z\.object|patientSchema|defineRoute|access/);
    expect(slim).toContain('LIMIT = 50');
    expect(slim.replace(/\s+/g, ' ')).toContain(
      `get: { method: 'GET', path: '/api/patients/:id', answerKind: "json" }, ` +
        `remove: { method: 'DELETE', path: '/api/patients/:id', answerKind: "empty" }, ` +
        `file: { method: 'GET', path: '/api/x', answerKind: 'file' }, ` +
        `read: { method: 'POST', path: '/api/y', upload: { field: 'file' }, answerKind: "json" }`,
    );
  });

  it('a schema exported by a routes file is gone, so that asking for it fails the build', async () => {
    const slim = await slimRoutes(`import { z } from 'zod'; export const heartbeatSchema = z.object({});`);
    expect(slim.trim()).toBe('');
  });

  it('every route file of the product keeps its tables and nothing of zod', async () => {
    expect(routeFiles.length).toBeGreaterThan(4);
    for (const file of routeFiles.filter((one) => one.endsWith('.routes.ts'))) {
      const source = readFileSync(path.join(contracts, file), 'utf8');
      const slim = await slimRoutes(source);
      const tables = [...source.matchAll(/export const (\w+Routes)\b/g)].map(([, name]) => name);
      for (const table of tables) expect(slim).toContain(`export const ${table} = {`);
      expect(slim).not.toMatch(/^import (?!type)/m);
      expect(slim.match(/method: '/g) ?? []).toHaveLength((source.match(/defineRoute\(\{/g) ?? []).length);
    }
  });

  it('the builder of addresses stays', async () => {
    expect(await slimRoutes(readFileSync(path.join(contracts, 'route.ts'), 'utf8'))).toContain(
      'export function buildPath',
    );
  });
});

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { auditFilterSchema } from '../admin/audit.model.js';
import { AUDIT_EVENTS, AUDIT_GROUPS, AUDIT_OBJECTS } from '../admin/audit.vocabulary.js';
import type { Route } from '../route.js';
import { describeApi, type ApiOperation } from './document.js';
import { ONLY_TOLD } from '../only-told.js';
import type { JsonSchema } from './openapi.types.js';
import { describeSchemas } from './schemas.js';

const document = describeApi('1.2.3');
const operations = Object.entries(document.paths).flatMap(([address, item]) =>
  Object.entries(item).map(([verb, operation]) => ({ name: `${verb.toUpperCase()} ${address}`, operation })),
);

/** Every route that the contracts export, found in their files and not in any list. */
async function exportedRoutes(): Promise<Route[]> {
  const folder = path.resolve(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.routes.ts'),
  );
  const modules = await Promise.all(
    files.map((file) => import(path.join(folder, file)) as Promise<Record<string, unknown>>),
  );
  const tables = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, table]) => (name.endsWith('Routes') ? [table as object] : [])),
  );
  return tables.flatMap((table) => Object.values(table) as Route[]);
}

const operationOf = (address: string, verb: string): ApiOperation => {
  const operation = document.paths[address]?.[verb];
  if (!operation) throw new Error(`there is no ${verb} ${address}`);
  return operation;
};

describe('the description of the API', () => {
  test('has every call of the contracts but those between services, and nothing else', async () => {
    const routes = (await exportedRoutes()).filter(({ access }) => access !== 'internal');
    const expected = routes.map(
      ({ method, path: address }) => `${method} ${address.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(expected.length).toBeGreaterThan(150);
    expect(operations.map(({ name }) => name).sort()).toEqual(expected.sort());
    expect(expected.filter((name) => !/^[A-Z]+ \/(api|auth)\//.test(name))).toEqual([]);
  });

  test('[core §6] whatever lies below /api/admin is the administrator’s alone', async () => {
    const routes = (await exportedRoutes()).filter((route) => route.path.startsWith('/api/admin'));
    expect(routes.length).toBeGreaterThan(15);
    const open = routes.filter(({ access }) => access !== 'admin');
    expect(open.map(({ method, path: address }) => `${method} ${address}`)).toEqual([]);
  });

  test('says of every call in a line what it does, and names it once', () => {
    const unsaid = operations.filter(({ operation }) => operation.summary === operation.operationId);
    expect(unsaid.map(({ name }) => name)).toEqual([]);
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is found faultless by a linter that others made', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        // /api/patients/trash/{id} stands before /api/patients/{id}/restore: a fixed word wins over a parameter.
        'no-ambiguous-paths': 'off',
        // The product is not published under a licence.
        'info-license': 'off',
      },
    });
    const problems = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: '/openapi.json',
      config,
    });
    const said = problems.map(({ message, location }) => `${message} ${location[0]?.pointer ?? ''}`);
    expect(said).toEqual([]);
  });

  test('the linter does find faults', async () => {
    const broken = describeApi('1.2.3');
    const list = broken.paths['/api/patients']?.['get'];
    if (list) list.responses = { 200: { $ref: '#/components/responses/Missing' } };
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(broken), absoluteRef: '/b.json', config });
    expect(problems.map(({ ruleId }) => ruleId)).toContain('no-unresolved-refs');
  });

  test('carries the version of the release', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Pora API', version: '1.2.3' } });
  });

  test('a change of a patient: who may make it, on which version, and all it can be refused with', () => {
    const operation = operationOf('/api/patients/{id}', 'patch');
    expect(operation).toMatchObject({
      operationId: 'patientUpdate',
      tags: ['Patients'],
      summary: 'Change a patient',
      security: [{ session: [], csrf: [] }],
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/PatientPatchBody' } } },
      },
    });
    expect(operation.parameters?.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['id', 'path', true],
      ['If-Match', 'header', false],
    ]);
    expect(Object.keys(operation.responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '412',
      '413',
      '415',
      '500',
      '503',
    ]);
    expect(operation.responses['200']?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/Patient' } },
    });
    expect(operation.responses['412']).toEqual({ $ref: '#/components/responses/StaleVersion412' });
  });

  test.each([
    ['get', '/api/patients/{id}', '200', true],
    ['post', '/api/patients', '201', true],
    ['get', '/api/admin/backup-schedule', '200', true],
    ['put', '/api/meals/{id}/picture', '200', true],
    // The tag of a list stands for all of it.
    ['get', '/api/patients', '200', true],
    ['delete', '/api/patients/{id}', '204', false],
    ['get', '/api/patients/trash', '200', false],
    // Several visits have no version together.
    ['patch', '/api/schedule/{id}/series', '200', false],
  ])('a version comes as a tag, too, wherever something has one: %s %s', (verb, address, status, isTold) => {
    const { headers = {} } = operationOf(address, verb).responses[status] ?? {};
    expect('ETag' in headers).toBe(isTold);
  });

  test('a refusal has the one shape of an error, with the codes of its call', () => {
    const { content, headers } = document.components.responses['TooManyRequests429'] ?? {};
    expect(content?.['application/json']?.schema).toEqual({
      allOf: [
        { $ref: '#/components/schemas/ErrorBody' },
        {
          type: 'object',
          properties: { code: { type: 'string', enum: ['too_many_requests'] } },
          required: ['code'],
        },
      ],
    });
    expect(Object.keys(headers ?? {})).toEqual(['Retry-After']);
    expect(document.components.schemas['ErrorBody']).toMatchObject({ required: ['error', 'code'] });
  });

  test('files go in as forms and come out as bytes', () => {
    expect(operationOf('/api/patient-surveys/parse', 'post').requestBody).toEqual({
      required: true,
      description: 'One file (.docx) of at most 10240 KB.',
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: { file: { type: 'string', format: 'binary' } },
            required: ['file'],
          },
        },
      },
    });
    const picture = operationOf('/api/meals/{id}/pictures/{key}', 'get').responses['200'];
    expect(picture?.content).toEqual({ 'image/jpeg': { schema: { type: 'string', format: 'binary' } } });
  });

  test('a filter of the audit trail is told with all that it takes, and with nothing else', () => {
    for (const address of ['/api/admin/audit', '/api/admin/audit/file']) {
      const valuesOf = (name: 'event' | 'object') => {
        const { parameters = [] } = operationOf(address, 'get');
        return parameters.find((one) => one.name === name)?.schema['enum'] as string[];
      };
      const takes = (filter: object) => auditFilterSchema.safeParse(filter).success;
      for (const name of ['event', 'object'] as const) {
        expect(valuesOf(name).filter((value) => !takes({ [name]: value }))).toEqual([]);
        expect(takes({ [name]: 'nothing' })).toBe(false);
      }
      expect(valuesOf('event')).toEqual([...AUDIT_GROUPS.keys(), ...AUDIT_EVENTS.keys()]);
      expect(valuesOf('object')).toEqual([...AUDIT_OBJECTS.keys()]);
    }
    const { parameters = [] } = operationOf('/api/admin/audit', 'get');
    const { pattern } = parameters.find(({ name }) => name === 'startKey')?.schema ?? {};
    const key = '2026-02-28T23:59:59.999999Z~plans~12';
    expect([key, `${key}~2`, `${key}x`, ''].map((one) => new RegExp(String(pattern)).test(one))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('what only readers are told does not count between releases', () => {
    expect(JSON.stringify(document)).not.toContain(ONLY_TOLD);
    const query = new Map([['audit', auditFilterSchema]]);
    const { properties } = describeSchemas(query, query).sent.get('audit') ?? {};
    const { event = {} } = properties as Record<string, JsonSchema>;
    expect([event['type'], event['enum']]).toEqual(['string', undefined]);
  });

  test('the file that a survey was read from is a name or nothing, sent as answered', () => {
    const { NewSurveyInput, PatientSurvey } = document.components.schemas;
    const fileOf = (schema?: JsonSchema) =>
      (schema?.['properties'] as Record<string, JsonSchema> | undefined)?.['sourceFile'];
    expect(fileOf(PatientSurvey)).toEqual({ type: ['string', 'null'] });
    expect(fileOf(NewSurveyInput)).toEqual({
      default: null,
      anyOf: [{ type: 'string', maxLength: 255 }, { type: 'null' }],
    });
  });

  test('a number in an address is a number, and a repeated write has its key', () => {
    const limit = operationOf('/api/foods', 'get').parameters?.find(({ name }) => name === 'limit');
    expect(limit?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 1000, default: 1000 });
    const headers = operationOf('/api/patients', 'post').parameters?.map(({ name }) => name);
    expect(headers).toEqual(['Idempotency-Key']);
  });

  test('what a person may leave out when sending is certain in an answer', () => {
    const { NewPatientInput, Patient } = document.components.schemas;
    expect(NewPatientInput).toMatchObject({ required: ['personal'] });
    expect(Patient?.['required']).toEqual(
      expect.arrayContaining(['tdee', 'notes', 'measurements', 'version']),
    );
  });

  test('a subscription of a calendar needs no session, and the erasure of a patient the administrator', () => {
    expect(operationOf('/api/schedule/feed.ics', 'get').security).toEqual([]);
    const erase = operationOf('/api/patients/trash/{id}', 'delete');
    expect(erase.description).toContain('Only for the administrator.');
    expect(erase.responses['403']).toEqual({ $ref: '#/components/responses/Csrf_NotAdministrator403' });
  });
});

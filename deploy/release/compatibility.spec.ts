import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { describeSchemas } from '../../services/contracts/src/openapi/schemas.js';
import { defineRoute } from '../../services/contracts/src/route.js';
import { gatewayTable } from '../../gateway/render.mjs';
import { SERVICES } from '../local/paths.mjs';
import { conflicts, incompatibilities } from './compatibility.mjs';
import {
  callsIn,
  contractOfPages,
  contractOfService,
  mentionsIn,
  vocabularyOf,
  type Contract,
  type Tables,
  EVERY_SERVICE,
} from './contract.mjs';

const CALL = { method: 'POST', path: '/api/foods' } as const;
const KEY = 'POST /api/foods';

interface Shape {
  body?: z.ZodType;
  query?: z.ZodType;
  answer?: z.ZodType;
  access?: 'public' | 'user' | 'admin' | 'internal';
  status?: 200 | 201;
  upload?: { field: string; extensions: string[]; maxFileBytes: number };
  path?: `/${string}`;
}

const vocabulary = ({ path = CALL.path, access = 'user', ...shape }: Shape) =>
  vocabularyOf(
    { foodRoutes: { create: defineRoute({ ...CALL, path, access, ...shape }) } },
    describeSchemas,
    gatewayTable.routes,
  );
const page = (shape: Shape): Contract =>
  contractOfPages([`POST ${shape.path ?? CALL.path}`], vocabulary(shape));
const service = (shape: Shape): Contract => contractOfService('catalog', [], vocabulary(shape));

/** What is said when the service of the second shape is called by the page of the first. */
const said = (caller: Shape, called: Shape) => incompatibilities(page(caller), service(called));
/** The same change in both directions: an old page with the new service, a new page with the old service. */
const change = (before: Shape, after: Shape) => ({
  oldPage: said(before, after),
  newPage: said(after, before),
});

const food = z.object({
  name: z.string().max(200),
  kind: z.enum(['raw', 'cooked']),
  note: z.string().optional(),
});
const answered = z.object({ id: z.string(), kind: z.enum(['raw', 'cooked']), note: z.string().nullable() });

describe('compatibility of a page and a service', () => {
  it('is there between equal contracts', () => {
    expect(change({ body: food, answer: answered }, { body: food, answer: answered })).toEqual({
      oldPage: [],
      newPage: [],
    });
  });

  it('ends for an old page where a call was removed, and for a new page where it is not there yet', () => {
    const none = contractOfService('catalog', [], { routes: {}, models: {} });
    expect(incompatibilities(page({}), none)).toEqual([`${KEY}: it is not there`]);
  });

  it('is not asked of calls that a page does not make, and not of other services', () => {
    const silent = contractOfPages([], vocabulary({ body: food }));
    expect(incompatibilities(silent, service({ body: food.extend({ ean: z.string() }) }))).toEqual([]);
    const plans = contractOfService('plans', [], { routes: {}, models: {} });
    expect(incompatibilities(page({ body: food }), plans)).toEqual([]);
  });

  it('ends for an old page where a new field is required; the new page may be used with the old service', () => {
    expect(change({ body: food }, { body: food.extend({ ean: z.string() }) })).toEqual({
      oldPage: [`${KEY}: body.ean is required and may not be sent`],
      newPage: [],
    });
  });

  it('stays with a new field that may be left out or has a default', () => {
    const wider = food.extend({ ean: z.string().optional(), portions: z.number().default(1) });
    expect(change({ body: food }, { body: wider })).toEqual({ oldPage: [], newPage: [] });
  });

  it('ends for a new page where the old service takes no field it does not know', () => {
    expect(
      change(
        { body: z.strictObject({ a: z.string() }) },
        { body: z.strictObject({ a: z.string(), b: z.string().optional() }) },
      ),
    ).toEqual({
      oldPage: [],
      newPage: [`${KEY}: body.b is sent and not taken`],
    });
  });

  it('ends where a field may no longer be left out', () => {
    expect(said({ body: food }, { body: food.extend({ note: z.string() }) })).toEqual([
      `${KEY}: body.note is required and may not be sent`,
    ]);
  });

  it('ends where the type of a field is another one or a narrower one', () => {
    const amount = (type: z.ZodType) => ({ body: z.object({ amount: type }) });
    expect(said(amount(z.number()), amount(z.string()))).toEqual([
      `${KEY}: body.amount: number is sent, string is taken`,
    ]);
    expect(change(amount(z.number()), amount(z.int()))).toEqual({
      oldPage: [`${KEY}: body.amount: number is sent, integer is taken`],
      newPage: [],
    });
    expect(change(amount(z.string().nullable()), amount(z.string()))).toEqual({
      oldPage: [`${KEY}: body.amount: null is sent, string is taken`],
      newPage: [],
    });
    expect(change(amount(z.union([z.string(), z.number()])), amount(z.number()))).toEqual({
      oldPage: [`${KEY}: body.amount: string is sent, number is taken`],
      newPage: [],
    });
  });

  it('ends where a length, a size or a pattern became narrower in a request', () => {
    const name = (type: z.ZodType) => ({ body: z.object({ name: type }) });
    expect(change(name(z.string().max(200)), name(z.string().max(100)))).toEqual({
      oldPage: [`${KEY}: body.name: maxLength is narrower than what is sent`],
      newPage: [],
    });
    expect(said(name(z.string()), name(z.string().min(1)))).toEqual([
      `${KEY}: body.name: minLength is narrower than what is sent`,
    ]);
    expect(said(name(z.string()), name(z.string().regex(/^a/)))).toEqual([
      `${KEY}: body.name: pattern is narrower than what is sent`,
    ]);
  });

  it('ends for an old page where a value of a request was removed, for a new page where it was added', () => {
    const kinds = (...values: string[]) => ({ body: z.object({ kind: z.enum(values) }) });
    expect(change(kinds('raw', 'cooked'), kinds('raw'))).toEqual({
      oldPage: [`${KEY}: body.kind: the value cooked is sent and not taken`],
      newPage: [],
    });
  });

  it('ends for an old page where a value of an answer was added; a removed one hurts the new page only', () => {
    const kinds = (...values: string[]) => ({ answer: z.object({ kind: z.enum(values) }) });
    expect(change(kinds('raw'), kinds('raw', 'cooked'))).toEqual({
      oldPage: [`${KEY}: answer.kind: the value cooked is answered and not known`],
      newPage: [],
    });
    expect(change(kinds('raw', 'cooked'), kinds('raw'))).toEqual({
      oldPage: [],
      newPage: [`${KEY}: answer.kind: the value cooked is answered and not known`],
    });
  });

  it('ends where a field of an answer was removed or may be missing; a new one is no matter', () => {
    const without = answered.omit({ note: true });
    expect(change({ answer: answered }, { answer: without })).toEqual({
      oldPage: [`${KEY}: answer.note is relied on and may not be answered`],
      newPage: [],
    });
    expect(said({ answer: answered }, { answer: answered.partial({ id: true }) })).toEqual([
      `${KEY}: answer.id is relied on and may not be answered`,
    ]);
  });

  it('ends where an answer may be null that was none, also deep in a list', () => {
    const list = (type: z.ZodType) => ({ answer: z.object({ items: z.array(z.object({ id: type })) }) });
    expect(change(list(z.string()), list(z.string().nullable()))).toEqual({
      oldPage: [`${KEY}: answer.items[].id: null is answered, string is understood`],
      newPage: [],
    });
  });

  it('takes longer texts in an answer to a browser, not between services, which read by the schema', () => {
    const text = (max: number, access: 'user' | 'internal'): Shape => ({
      answer: z.object({ text: z.string().max(max) }),
      access,
      path: access === 'internal' ? '/internal/catalog/texts' : '/api/foods',
    });
    expect(said(text(100, 'user'), text(200, 'user'))).toEqual([]);
    expect(said(text(100, 'internal'), text(200, 'internal'))).toEqual([
      'POST /internal/catalog/texts: answer.text: maxLength is wider than what is understood',
    ]);
  });

  it('ends where more rights are asked for, or success has another status or form', () => {
    expect(change({ access: 'user' }, { access: 'admin' })).toEqual({
      oldPage: [`${KEY}: it asks for more rights: admin instead of user`],
      newPage: [],
    });
    expect(said({ answer: answered, status: 201 }, { answer: answered, status: 200 })).toEqual([
      `${KEY}: it answers 200 instead of 201`,
    ]);
    expect(said({ answer: answered, status: 200 }, { status: 200 })).toContain(
      `${KEY}: it answers empty instead of json`,
    );
  });

  it('ends where a file goes elsewhere, is of a kind no longer taken, or may be smaller only', () => {
    const upload = { field: 'file', extensions: ['.docx', '.pdf'], maxFileBytes: 1000 };
    expect(said({ upload }, { upload: { field: 'doc', extensions: ['.pdf'], maxFileBytes: 10 } })).toEqual([
      `${KEY}: it takes the file in doc`,
      `${KEY}: it takes no .docx`,
      `${KEY}: it takes smaller files only`,
    ]);
  });

  it('compares tables by name and alternatives by the nearest one', () => {
    const shape = (kind: z.ZodType, amount: z.ZodType): Shape => ({
      body: z.object({ byName: z.record(z.string(), z.object({ amount })) }),
      answer: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('a'), a: z.string() }),
        z.object({ kind: z.literal('b'), b: kind }),
      ]),
    });
    const before = shape(z.string(), z.number());
    expect(said(before, before)).toEqual([]);
    expect(said(before, shape(z.string().optional(), z.string()))).toEqual([
      `${KEY}: body.byName[…].amount: number is sent, string is taken`,
      `${KEY}: answer.b is relied on and may not be answered`,
    ]);
  });

  it('compares models that hold themselves', () => {
    const tree = (name: object) => ({
      Tree: {
        type: 'object',
        properties: { name, parts: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
        required: ['name', 'parts'],
      },
    });
    const contract = (models: Contract['models'], serves: string | null): Contract => {
      const route = vocabulary({}).routes[KEY]!;
      const body = { $ref: '#/components/schemas/Tree' };
      return { serves, uses: [KEY], routes: { [KEY]: { ...route, body } }, models };
    };
    const text = { type: 'string' };
    expect(incompatibilities(contract(tree(text), null), contract(tree(text), 'catalog'))).toEqual([]);
    expect(
      incompatibilities(contract(tree(text), null), contract(tree({ type: 'number' }), 'catalog')),
    ).toEqual([`${KEY}: body.name: string is sent, number is taken`]);
  });

  it('is asked in both directions between a release and what is in service', () => {
    const release = { label: 'catalog 2.0.0', contract: service({ body: food.extend({ ean: z.string() }) }) };
    const pages = { label: 'library 1.0.0', contract: page({ body: food }) };
    const sentence = `library 1.0.0 calls catalog 2.0.0, ${KEY}: body.ean is required and may not be sent`;
    expect(conflicts(release, [pages])).toEqual([sentence]);
    expect(conflicts(pages, [release])).toEqual([sentence]);
  });
});

describe('contract of the product', () => {
  it('names every model, gives every call an owner and fits itself', async () => {
    const folder = path.resolve(import.meta.dirname, '../../services/contracts/src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.routes.ts'),
    );
    const modules: Record<string, unknown>[] = [];
    for (const file of files)
      modules.push((await import(path.join(folder, file))) as Record<string, unknown>);
    const tables = Object.fromEntries(
      modules.flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Routes'))),
    ) as Tables;
    const whole = vocabularyOf(tables, describeSchemas, gatewayTable.routes);
    const keys = Object.keys(whole.routes);
    expect(keys.length).toBeGreaterThan(150);
    const owners = new Set(Object.values(whole.routes).map(({ owner }) => owner));
    expect([...owners].sort()).toEqual([EVERY_SERVICE, ...SERVICES].sort());
    const pages = contractOfPages(keys, whole);
    for (const name of SERVICES) {
      expect(incompatibilities(pages, contractOfService(name, keys, whole))).toEqual([]);
    }
  });

  it('is read from what was built: the calls in a page, the routes that a service names', () => {
    expect(
      callsIn('e={list:{method:"GET",path:"/api/foods"},x:{method: "POST", path: `/api/foods`}}'),
    ).toEqual(['GET /api/foods', 'POST /api/foods']);
    const tables = { foodRoutes: { create: defineRoute({ ...CALL, access: 'user' }) } };
    expect(mentionsIn('this.http.call(target, foodRoutes.create, foodRoutes.other)', tables)).toEqual([KEY]);
  });
});

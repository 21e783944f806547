/** Describes one call. */
import { z } from 'zod';
import type { UploadRule } from '../call.js';
import type { Route } from '../route.js';
import type { NamedRoute } from './features.js';
import type { ApiContent, ApiOperation, ApiResponse, JsonSchema } from './openapi.types.js';
import { answerHeadersOf, parametersOf } from './parameters.js';
import { refusalsOf } from './refusals.js';
import { hasOneVersion, type DescribedSchemas } from './schemas.js';

/** Names of the two security schemes. */
export const SECURITY = { session: 'session', csrf: 'csrf' } as const;

/** Keys under which the parts of an operation stand among the described schemas. */
export const partKey = (operationId: string, part: 'params' | 'query' | 'body' | 'answer') =>
  `${operationId}.${part}`;

/** The operation of a route; puts the refusals it refers to into `responses`. */
export function operationOf(
  { feature, operationId, route }: NamedRoute,
  schemas: DescribedSchemas,
  responses: Record<string, ApiResponse>,
): ApiOperation {
  const both = (part: 'params' | 'query') => {
    const key = partKey(operationId, part);
    return { sent: schemas.sent.get(key) ?? {}, answered: schemas.answered.get(key) ?? {} };
  };
  const parameters = parametersOf(route, both('params'), both('query'));
  const body = bodyOf(route, schemas.sent.get(partKey(operationId, 'body')));
  return {
    operationId,
    tags: [feature],
    summary: route.summary ?? operationId,
    ...describedBy(route),
    security: securityOf(route),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      [route.status]: answerOf(route, schemas.answered.get(partKey(operationId, 'answer')), schemas),
      ...(route.tagged && { 304: { description: 'What the caller has still stands.' } }),
      ...refusalsOf(route, responses),
    },
  };
}

function describedBy({ notes, access }: Route): { description?: string } {
  const description = [notes, access === 'admin' ? 'Only for the administrator.' : undefined]
    .filter((part) => part !== undefined)
    .join(' ');
  return description === '' ? {} : { description };
}

function securityOf({ access, method }: Route): ApiOperation['security'] {
  if (access === 'public') return [];
  return [{ [SECURITY.session]: [], ...(method !== 'GET' && { [SECURITY.csrf]: [] }) }];
}

function bodyOf(route: Route, schema: JsonSchema | undefined): ApiOperation['requestBody'] {
  if (route.upload) return { required: true, ...fileBodyOf(route.upload) };
  if (!schema || route.method === 'GET' || takesNothing(route.body)) return undefined;
  return {
    required: !route.body.safeParse({}).success,
    description: `At most ${kilobytes(route.maxBodyBytes)}.`,
    content: { 'application/json': { schema } },
  };
}

function fileBodyOf({ field, extensions, maxFileBytes }: UploadRule) {
  const file: JsonSchema = { type: 'string', format: 'binary' };
  const schema: JsonSchema = { type: 'object', properties: { [field]: file }, required: [field] };
  return {
    description: `One file (${extensions.join(', ')}) of at most ${kilobytes(maxFileBytes)}.`,
    content: { 'multipart/form-data': { schema } },
  };
}

const kilobytes = (bytes: number) => `${Math.floor(bytes / 1024)} KB`;

/** Whether a route was defined without a body. */
function takesNothing(body: z.ZodType): boolean {
  return body instanceof z.ZodObject && Object.keys(body.shape).length === 0;
}

function answerOf(
  route: Route,
  schema: JsonSchema | undefined,
  { components }: DescribedSchemas,
): ApiResponse {
  const headers = answerHeadersOf(route, schema !== undefined && hasOneVersion(schema, components));
  const content = contentOf(route, schema);
  return {
    description: content ? 'Done.' : 'Done; there is nothing to answer.',
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(content && { content }),
  };
}

function contentOf(route: Route, schema: JsonSchema | undefined): ApiContent | undefined {
  if (route.answerKind === 'empty') return undefined;
  if (route.answerKind === 'json') return { 'application/json': { schema: schema ?? {} } };
  const bytes: JsonSchema = { type: 'string', ...(route.answerKind === 'file' && { format: 'binary' }) };
  const types = route.mediaTypes ?? [route.answerKind === 'file' ? 'application/octet-stream' : 'text/plain'];
  return Object.fromEntries(types.map((type) => [type, { schema: bytes }]));
}

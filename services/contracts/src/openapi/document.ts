/**
 * Describes the API from its contracts, as an OpenAPI 3.1 document: whoever changes a route changes the description
 * with it. Pure; the server that answers it says which release it is.
 */
import type { z } from 'zod';
import { errorBodySchema } from '../errors/error-body.js';
import { API_FEATURES, listPublicRoutes, type ApiFeature, type NamedRoute } from './features.js';
import type { ApiDocument, ApiPathItem, ApiResponse } from './openapi.types.js';
import { operationOf, partKey, SECURITY } from './operation.js';
import { ERROR_MODEL } from './refusals.js';
import { describeSchemas, usedComponents } from './schemas.js';

export type { ApiDocument, ApiOperation, ApiParameter, ApiResponse } from './openapi.types.js';

const ABOUT = [
  'The calls behind the panel of the dietitian.',
  'Sign in with a browser at `/auth/google`, which leads to the identity provider and back; the session is the cookie',
  '`__Host-pora.sid`. Every call but a `GET` also carries the token of `GET /api/auth/csrf` in `X-CSRF-Token`.',
  'Numbers are JSON numbers, dates are `yyyy-MM-dd` or ISO date-times with an offset.',
  'A refusal has one shape: a Polish sentence for the person and a stable code for the program.',
  'Every answer has an `X-Request-Id`, by which it is found in the logs, and what it changed in the audit trail.',
].join(' ');

/** The document of one release. */
export function describeApi(version: string, features: readonly ApiFeature[] = API_FEATURES): ApiDocument {
  const routes = listPublicRoutes(features);
  const schemas = describeSchemas(
    partsOf(routes, ['params', 'query', 'body']),
    new Map([...partsOf(routes, ['params', 'query', 'answer']), [ERROR_MODEL, errorBodySchema]]),
  );
  const responses: Record<string, ApiResponse> = {};
  const paths: Record<string, ApiPathItem> = {};
  for (const named of routes) {
    const path = named.route.path.replace(/:([A-Za-z]+)/g, '{$1}');
    const item = (paths[path] ??= {});
    item[named.route.method.toLowerCase()] = operationOf(named, schemas, responses);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pora API', version, description: ABOUT },
    servers: [{ url: '/', description: 'The address the panel is opened at.' }],
    tags: features.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      schemas: {
        ...usedComponents(schemas.components, [paths, responses]),
        [ERROR_MODEL]: schemas.answered.get(ERROR_MODEL) ?? {},
      },
      responses,
    },
  };
}

const SECURITY_SCHEMES = {
  [SECURITY.session]: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-pora.sid',
    description: 'Set by the sign-in; lives 7 days.',
  },
  [SECURITY.csrf]: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRF-Token',
    description: 'Token of the session, from `GET /api/auth/csrf`.',
  },
};

function partsOf(
  routes: readonly NamedRoute[],
  parts: readonly ('params' | 'query' | 'body' | 'answer')[],
): Map<string, z.ZodType> {
  return new Map(
    routes.flatMap(({ operationId, route }) =>
      parts
        .filter((part) => part !== 'answer' || route.answerKind === 'json')
        // Values of an address stand one by one, so what holds them is never a component.
        .map(
          (part) =>
            [partKey(operationId, part), isAddress(part) ? route[part].clone() : route[part]] as const,
        ),
    ),
  );
}

const isAddress = (part: string) => part === 'params' || part === 'query';

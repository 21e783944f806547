/** Answers of a call that is refused: one shape for all, a status, and the codes that go with it. */
import type { ErrorCode } from '../errors/error-codes.js';
import { errorsOf } from '../errors/route-errors.js';
import type { Route } from '../route.js';
import type { ApiResponse, JsonSchema } from './openapi.types.js';

/** Component with the one shape of an error. */
export const ERROR_MODEL = 'ErrorBody';

const MEANINGS = new Map<number, string>([
  [400, 'The request cannot be read; `details.fields` names the values that do not fit.'],
  [401, 'Nobody is signed in, or the session is over.'],
  [403, 'The CSRF token is missing or wrong, or the caller is not the administrator.'],
  [404, 'There is no such object.'],
  [409, 'The request contradicts what is stored.'],
  [412, 'Somebody saved a newer version; `details.current` is what is stored now.'],
  [413, 'The body is too large.'],
  [415, 'The body has a type or an encoding that is not taken.'],
  [422, 'Readable, but not acceptable.'],
  [429, 'Too many calls; `Retry-After` says when it may work again.'],
  [500, 'A fault of the product.'],
  [503, 'A part that is needed is away and recovers by itself; `Retry-After` says when to try again.'],
]);

const DETAILS = new Map<number, JsonSchema>([
  [
    400,
    {
      type: 'object',
      properties: {
        fields: {
          type: 'array',
          items: {
            type: 'object',
            properties: { path: { type: 'string' }, message: { type: 'string' } },
            required: ['path', 'message'],
          },
        },
      },
    },
  ],
  [412, { type: 'object', properties: { current: {} }, required: ['current'] }],
]);

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds after which the same call may work.',
    schema: { type: 'integer', minimum: 1 },
  },
};
const WITH_RETRY_AFTER: readonly number[] = [429, 503];

/** Name of the component for a status with its codes, e.g. `Conflict_PlanExists409`. */
function nameOf(status: number, codes: readonly ErrorCode[]): string {
  const words = codes.map((code) =>
    code.replace(/(^|[_-])([a-z])/g, (_, _before, letter: string) => letter.toUpperCase()),
  );
  return `${words.join('_')}${status}`;
}

function refusal(status: number, codes: readonly ErrorCode[]): ApiResponse {
  const details = DETAILS.get(status);
  const own: JsonSchema = {
    type: 'object',
    properties: { code: { type: 'string', enum: codes }, ...(details && { details }) },
    required: ['code', ...(status === 412 ? ['details'] : [])],
  };
  return {
    description: MEANINGS.get(status) ?? 'Refused.',
    ...(WITH_RETRY_AFTER.includes(status) && { headers: RETRY_AFTER }),
    content: {
      'application/json': { schema: { allOf: [{ $ref: `#/components/schemas/${ERROR_MODEL}` }, own] } },
    },
  };
}

/** References to the refusals of a call by status; puts what they refer to into `components`. */
export function refusalsOf(
  route: Route,
  components: Record<string, ApiResponse>,
): Record<string, ApiResponse> {
  const refusals: Record<string, ApiResponse> = {};
  for (const [status, codes] of errorsOf(route)) {
    const name = nameOf(status, codes);
    components[name] ??= refusal(status, codes);
    refusals[status] = { $ref: `#/components/responses/${name}` };
  }
  return refusals;
}

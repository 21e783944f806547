/** Values of paths, queries and headers. They travel as text; what is read from a text as a number is called a number. */
import { FILE_NOTICE_HEADER } from '../call.js';
import type { Route } from '../route.js';
import { ONLY_TOLD } from '../only-told.js';
import type { ApiParameter, JsonSchema } from './openapi.types.js';

const IF_MATCH: ApiParameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'Version that the change was made on, e.g. `"3"`, as it was answered in `ETag` and `version`. An older one is ' +
    'refused with 412; without the header the change is made on whatever is stored.',
  schema: { type: 'string', pattern: String.raw`^((W/)?"\d{1,9}"|\*)$` },
};

const IDEMPOTENCY_KEY: ApiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Made by the caller. The same key with the same body gets the first answer again and has no second effect; with ' +
    'another body it is refused with 409 `idempotency_conflict`.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9._:-]{8,100}$' },
};

const IF_NONE_MATCH: ApiParameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: '`ETag` of an answer the caller has; 304 while it still stands.',
  schema: { type: 'string' },
};

/** Two descriptions of the same values: as they are written, and as they are understood. */
interface Described {
  readonly sent: JsonSchema;
  readonly answered: JsonSchema;
}

/** All parameters of a call; `params` and `query` are objects with one property for each value. */
export function parametersOf(route: Route, params: Described, query: Described): ApiParameter[] {
  return [
    ...valuesOf('path', params),
    ...valuesOf('query', query),
    ...(route.versioned ? [IF_MATCH] : []),
    ...(route.idempotent ? [IDEMPOTENCY_KEY] : []),
    ...(route.tagged ? [IF_NONE_MATCH] : []),
  ];
}

function valuesOf(place: 'path' | 'query', { sent, answered }: Described): ApiParameter[] {
  const written = (sent['properties'] ?? {}) as Record<string, JsonSchema>;
  const understood = (answered['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = (sent['required'] ?? []) as string[];
  return Object.entries(written).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: understood[name]?.['type'] === 'integer' ? understood[name] : asWritten(schema),
  }));
}

/** A default stands as what the text is read as; here it is a text like the value itself. */
function asWritten(schema: JsonSchema): JsonSchema {
  const { default: fallback, [ONLY_TOLD]: told, ...rest } = schema;
  return { ...rest, ...(told as JsonSchema), ...(fallback !== undefined && { default: String(fallback) }) };
}

const TEXT: JsonSchema = { type: 'string' };

/** Headers of an answer that a caller may want to read; `isVersioned` says that it has one version. */
export function answerHeadersOf(route: Route, isVersioned: boolean) {
  return {
    ...((isVersioned || route.tagged) && {
      ETag: { description: 'Version of what is answered.', schema: TEXT },
    }),
    ...(route.answerKind === 'file' && {
      'Content-Disposition': { description: 'Name of the file.', schema: TEXT },
      [FILE_NOTICE_HEADER]: {
        description: 'Sentence, percent-encoded, about what of the file could not be had.',
        schema: TEXT,
      },
    }),
  };
}

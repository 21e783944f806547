import type { Route, UploadedFile } from '@pora/contracts';
import type { FieldProblem } from '@pora/contracts/errors/error-body';
import type { z } from 'zod';
import { invalidInput } from '../errors.js';
import { polishIssue } from './polish-issues.js';
import { parseQuery } from './query-string.js';

/** Request parts after validation, as `@Input()` hands them to a controller. */
export interface ParsedInput {
  params: unknown;
  query: unknown;
  body: unknown;
  ifMatch?: number;
  idempotencyKey?: string;
  /** Only on multipart routes. */
  file?: UploadedFile;
}

/** Unchecked parts of a request. */
export interface RawInput {
  method: string;
  url: string;
  params: unknown;
  body: unknown;
  ifMatch: string | undefined;
  idempotencyKey: string | string[] | undefined;
}

const MOST_PROBLEMS = 20;

/** Validates a request with the schemas of its route. @throws ApiError 400 `invalid_input` with `details.fields` */
export function readInput(route: Route, raw: RawInput): ParsedInput {
  const params = check(route.params, raw.params);
  const query = check(route.query, parseQuery(raw.url));
  const body = check(route.body, raw.body === undefined ? {} : raw.body);
  const problems = [...params.problems, ...query.problems, ...body.problems];
  if (problems.length) {
    throw invalidInput(`Nieprawidłowe dane: ${problems[0]?.message}.`, {
      fields: problems.slice(0, MOST_PROBLEMS),
    });
  }
  return {
    params: params.data,
    query: query.data,
    body: body.data,
    ifMatch: readIfMatch(raw.ifMatch),
    idempotencyKey: raw.method === 'POST' ? readIdempotencyKey(raw.idempotencyKey) : undefined,
  };
}

function check(schema: z.ZodType, value: unknown): { data: unknown; problems: FieldProblem[] } {
  const result = schema.safeParse(value, { error: polishIssue });
  if (result.success) return { data: result.data, problems: [] };
  const problems = result.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }));
  return { data: undefined, problems };
}

function readIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim());
  if (!match) throw invalidInput('Nagłówek If-Match musi podawać wersję, np. "3".');
  return Number(match[1]);
}

function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[A-Za-z0-9._:-]{8,100}$/.test(header)) {
    throw invalidInput('Nagłówek Idempotency-Key musi mieć od 8 do 100 liter, cyfr lub myślników.');
  }
  return header;
}

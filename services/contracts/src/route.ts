import { z } from 'zod';

/** Who may call a route: everybody, a signed-in user, the administrator, or another service. */
export type Access = 'public' | 'user' | 'admin' | 'internal';

/** What the body of the answer is: JSON checked by `answer`, a file, plain text, or nothing. */
export type AnswerKind = 'json' | 'file' | 'text' | 'empty';

const nothing = z.object({}).strip();
type Nothing = typeof nothing;

/** One call of the product: verb, path, access and the schemas of everything that travels. */
export interface Route<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Express-style path, e.g. `/api/patients/:id`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly answer: A;
  readonly answerKind: AnswerKind;
  /** HTTP status of success: 201 for a create that answers the new object, else 200; 204 when empty. */
  readonly status: 200 | 201 | 204;
  /** Largest accepted request body in bytes; measured on the largest real body and multiplied by three. */
  readonly maxBodyBytes: number;
}

type Options<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> = {
  method: Route['method'];
  path: Route['path'];
  access: Access;
  params?: P;
  query?: Q;
  body?: B;
  answer?: A;
  answerKind?: AnswerKind;
  status?: Route['status'];
  maxBodyBytes?: number;
};

const DEFAULT_BODY_BYTES = 256 * 1024;

/** Builds a route entry; parts that are left out accept (and answer) nothing. */
export function defineRoute<
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  A extends z.ZodType = z.ZodVoid,
>(options: Options<P, Q, B, A>): Route<P, Q, B, A> {
  const answerKind = options.answerKind ?? (options.answer ? 'json' : 'empty');
  return Object.freeze({
    method: options.method,
    path: options.path,
    access: options.access,
    params: (options.params ?? nothing) as P,
    query: (options.query ?? nothing) as Q,
    body: (options.body ?? nothing) as B,
    answer: (options.answer ?? z.void()) as A,
    answerKind,
    status: options.status ?? (answerKind === 'empty' ? 204 : 200),
    maxBodyBytes: options.maxBodyBytes ?? DEFAULT_BODY_BYTES,
  });
}

/** What a controller receives: validated parts plus the two concurrency headers. */
export type RouteInput<R extends Route> = {
  params: z.output<R['params']>;
  query: z.output<R['query']>;
  body: z.output<R['body']>;
  /** Version named by `If-Match`, when the header was sent. */
  ifMatch?: number;
  /** `Idempotency-Key` of a POST, when the header was sent. */
  idempotencyKey?: string;
};

/** What a caller of the route sends (before defaults and normalisation). */
export type RouteRequest<R extends Route> = {
  params?: z.input<R['params']>;
  query?: z.input<R['query']>;
  body?: z.input<R['body']>;
  ifMatch?: number;
  idempotencyKey?: string;
};

/** What a successful call answers. */
export type RouteAnswer<R extends Route> = z.output<R['answer']>;

/** Fills `:name` segments of a route path, percent-encoded. @throws RangeError when a segment has no value. */
export function buildPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '')
      throw new RangeError(`Brak parametru ścieżki: ${name}`);
    return encodeURIComponent(String(value));
  });
}

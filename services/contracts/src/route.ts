import { z } from 'zod';
import type { Call, CallPath, CallRequest, UploadRule } from './call.js';
import type { ErrorCode } from './errors/error-codes.js';

/** Who may call a route: everybody, a signed-in user, the administrator, or another service. */
export type Access = 'public' | 'user' | 'admin' | 'internal';

/** What the body of the answer is: JSON checked by `answer`, a file, plain text, or nothing. */
export type AnswerKind = 'json' | 'file' | 'text' | 'empty';

/** Statuses of refusals that a route names itself; the others follow from what it takes. */
export type NamedStatus = 400 | 404 | 409 | 412 | 422 | 503;

/** What the description of the API says about a call; a route for services alone needs none of it. */
export interface RouteFacts {
  /** One line in English, without a full stop. */
  readonly summary?: string;
  /** What a caller has to know beside that, in English. */
  readonly notes?: string;
  /** Heeds `If-Match`: an older version is refused with 412 and what is stored now. */
  readonly versioned?: boolean;
  /** Heeds `Idempotency-Key`: the same key and body get the first answer again. */
  readonly idempotent?: boolean;
  /** Has a limit of calls per person or address: 429 above it. */
  readonly limited?: boolean;
  /** Codes it refuses with beside those of every call like it (see `errorsOf`). */
  readonly errors?: Readonly<Partial<Record<NamedStatus, readonly ErrorCode[]>>>;
  /** What a file or a text comes as. */
  readonly mediaTypes?: readonly string[];
  /** Answers with a tag that stands for all of it: `If-None-Match` is answered 304. */
  readonly tagged?: boolean;
}

const nothing = z.object({}).strip();
type Nothing = typeof nothing;

/** A file as it came with a multipart request: size, ending and signature fit the route's {@link UploadRule}. */
export interface UploadedFile {
  /** Name without folders and control characters; it may name a patient, so it is never logged. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** One call of the product with all that a service needs: access and the schemas of everything that travels. */
export interface Route<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  U extends UploadRule | null = UploadRule | null,
>
  extends Call<z.input<P>, z.input<Q>, z.input<B>, z.output<A>, U>, RouteFacts {
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
  /** Null for a JSON body; else the request is multipart and carries a file. */
  readonly upload: U;
}

type Options<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType, U, C> = C &
  RouteFacts & {
    access: Access;
    params?: P;
    query?: Q;
    body?: B;
    answer?: A;
    answerKind?: AnswerKind;
    status?: Route['status'];
    maxBodyBytes?: number;
    upload?: U;
  };

const DEFAULT_BODY_BYTES = 256 * 1024;
/** Room for the boundaries and headers around a file. */
const MULTIPART_OVERHEAD_BYTES = 16 * 1024;

/** Builds a route entry; parts that are left out accept (and answer) nothing. */
export function defineRoute<
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  A extends z.ZodType = z.ZodVoid,
  U extends UploadRule | null = null,
  const C extends Pick<CallPath, 'method' | 'path'> = CallPath,
>(options: Options<P, Q, B, A, U, C>): Route<P, Q, B, A, U> & Pick<C, 'method' | 'path'> {
  const answerKind = options.answerKind ?? (options.answer ? 'json' : 'empty');
  const upload = (options.upload ?? null) as U;
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
    maxBodyBytes:
      options.maxBodyBytes ?? (upload ? upload.maxFileBytes + MULTIPART_OVERHEAD_BYTES : DEFAULT_BODY_BYTES),
    upload,
    ...factsOf(options),
  });
}

function factsOf(options: RouteFacts): RouteFacts {
  const { summary, notes, versioned, idempotent, limited, errors, mediaTypes, tagged } = options;
  return { summary, notes, versioned, idempotent, limited, errors, mediaTypes, tagged };
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
} & (R['upload'] extends UploadRule ? { file: UploadedFile } : unknown);

/** What a caller of the route sends (before defaults and normalisation). */
export type RouteRequest<R extends Route> = CallRequest<R>;

/** What a successful call answers. */
export type RouteAnswer<R extends Route> = z.output<R['answer']>;

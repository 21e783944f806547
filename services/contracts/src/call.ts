/**
 * A call as a browser knows it: verb and path, and for the compiler alone the types of everything that travels. Nothing
 * here or in `calls.ts` needs a schema at run time; the server checks.
 */

/** What a multipart route takes: one file in one field of `multipart/form-data`. */
export interface UploadRule {
  /** Name of the form field, e.g. `file`. */
  readonly field: string;
  /** Endings of accepted file names in lower case with their dot, e.g. `['.docx']`; the content is checked as well. */
  readonly extensions: readonly string[];
  /** Largest accepted file in bytes. */
  readonly maxFileBytes: number;
}

/** Header of a file with a sentence (percent-encoded) about what of it could not be had. */
export const FILE_NOTICE_HEADER = 'X-Pora-Notice';

/** Verb and path of a call, written down once, in a `*.paths.ts`; the route adds its schemas, the browser its types. */
export interface CallPath {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Express-style path, e.g. `/api/patients/:id`. */
  readonly path: `/${string}`;
  /** What the call takes instead of JSON: a file. */
  readonly upload?: UploadRule | null;
}

/** One call of the product: params, query and body as a caller gives them, and the answer as it comes. */
export interface Call<
  P = unknown,
  Q = unknown,
  B = unknown,
  A = unknown,
  U extends UploadRule | null = UploadRule | null,
> extends CallPath {
  readonly upload?: U;
  /** For the compiler only: no call carries it. */
  readonly types?: { readonly params: P; readonly query: Q; readonly body: B; readonly answer: A };
}

type TypesOf<C extends Call> = NonNullable<C['types']>;

/** A table of calls with the types of these routes. A path without its route, or another verb or file, does not compile. */
export type CallsOf<R extends Readonly<Record<string, Call>>, Names extends keyof R> = {
  readonly [Name in Names]: Call<
    TypesOf<R[Name]>['params'],
    TypesOf<R[Name]>['query'],
    TypesOf<R[Name]>['body'],
    TypesOf<R[Name]>['answer'],
    Extract<R[Name]['upload'], UploadRule | null>
  > &
    Pick<R[Name], 'method' | 'path'> &
    (R[Name] extends { upload: UploadRule } ? Pick<R[Name], 'upload'> : unknown);
};

/** What a caller sends (before defaults and normalisation). */
export type CallRequest<C extends Call> = {
  params?: TypesOf<C>['params'];
  query?: TypesOf<C>['query'];
  body?: TypesOf<C>['body'];
  ifMatch?: number;
  idempotencyKey?: string;
};

/** What a successful call answers. */
export type CallAnswer<C extends Call> = TypesOf<C>['answer'];

/** What a route answers that lists things. */
export interface ListAnswer<T> {
  items: T[];
}

/** One page of a long list; null after the last one. */
export interface PageAnswer<T> extends ListAnswer<T> {
  nextStartKey: string | null;
}

/** Whether the name of a file ends as a multipart route accepts; letter case does not matter. */
export function hasAcceptedExtension(name: string, { extensions }: Pick<UploadRule, 'extensions'>): boolean {
  const lower = name.toLowerCase();
  return extensions.some((extension) => lower.endsWith(extension));
}

const MEGABYTE = 1024 * 1024;

/** Why a larger file is refused, with the limit: said by a browser before it sends one, and by the server. */
export function fileTooLargeSentence({ maxFileBytes }: Pick<UploadRule, 'maxFileBytes'>): string {
  const size = (maxFileBytes / MEGABYTE).toLocaleString('pl-PL', { maximumFractionDigits: 1 });
  return `Plik jest zbyt duży. Może mieć najwyżej ${size} MB.`;
}

/** Fills `:name` segments of a route path, percent-encoded. @throws RangeError when a segment has no value. */
export function buildPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '')
      throw new RangeError(`Brak parametru ścieżki: ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** What a span stands for, as OpenTelemetry names it. */
export type SpanKind = 'server' | 'client' | 'consumer' | 'internal';

/**
 * The only things a span may tell, as patterns of their values: route patterns, codes and ids of requests and jobs. No
 * address with a query, no SQL and no values of it, no key of Redis, nothing of a person.
 */
export const SPAN_ATTRIBUTES = {
  'http.request.method': /^[A-Z]{3,7}$/,
  'http.route': /^\/[\w/:.*-]*$|^unknown$/,
  'http.response.status_code': /^[1-5]\d\d$/,
  'peer.service': /^[a-z-]{1,30}$/,
  'db.system.name': /^(postgresql|redis)$/,
  'db.operation.name': /^[A-Z]{2,16}$/,
  'messaging.destination.name': /^[a-z-]{1,40}$/,
  'pora.request_id': /^[A-Za-z0-9-]{8,64}$/,
  'pora.job_id': /^[A-Za-z0-9-]{1,64}$/,
  'pora.operation': /^[A-Za-z_]{1,40}$/,
  'error.type': /^[A-Za-z0-9_]{1,40}$/,
} as const satisfies Record<string, RegExp>;

/** Name of something a span may tell. */
export type SpanAttribute = keyof typeof SPAN_ATTRIBUTES;

/** What a span tells; values that do not fit {@link SPAN_ATTRIBUTES} are left out. */
export type SpanFacts = Partial<Record<SpanAttribute, string | number | undefined>>;

/** Leaves of facts what may be told. */
export function allowedFacts(facts: SpanFacts): Record<string, string | number> {
  const known = Object.entries<RegExp>(SPAN_ATTRIBUTES).flatMap(([name, fits]) => {
    const value = facts[name as SpanAttribute];
    return value !== undefined && fits.test(String(value)) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(known);
}

/** A piece of work under way. */
export interface Span {
  /** W3C `traceparent` for whoever goes on with it. */
  readonly traceparent: string;
  tell(facts: SpanFacts): void;
  /** It went wrong; of the error only its class or code is told. */
  fail(error: unknown): void;
  end(): void;
}

/** Makes spans and sends them away. */
export interface Tracer {
  /** @param parent another span of this process, or the `traceparent` of one elsewhere */
  begin(name: string, kind: SpanKind, facts: SpanFacts, parent: Span | string | undefined): Span;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** Where spans go, and whose they are. */
export interface TracingSettings {
  readonly serviceName: string;
  /** Address of an OTLP/HTTP receiver, without `/v1/traces`. */
  readonly endpoint: string;
}

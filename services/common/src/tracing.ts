import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import type { Span, SpanFacts, SpanKind, Tracer, TracingSettings } from './tracing/span.js';

/** A span about to begin; its name is a pattern, never an address or an id. */
export interface SpanShape {
  readonly name: string;
  readonly kind: SpanKind;
  readonly facts?: SpanFacts;
  /** `traceparent` of a caller elsewhere; without one the span of the work around this one. */
  readonly parent?: string | undefined;
}

let tracer: Tracer | undefined;
const current = new AsyncLocalStorage<Span>();

/** Switches tracing on for this process; nothing of OpenTelemetry is loaded before. */
export async function startTracing(settings: TracingSettings): Promise<void> {
  const { openTracer } = await import('./tracing/otlp-tracer.js');
  tracer = openTracer(settings);
}

/** Sends what is left, and switches tracing off. */
export async function stopTracing(): Promise<void> {
  const ending = tracer;
  tracer = undefined;
  await ending?.stop();
}

/** Whether spans are made. */
export const isTracing = (): boolean => tracer !== undefined;

/** Begins a span that the caller ends; undefined while tracing is off. */
export function beginSpan({ name, kind, facts = {}, parent }: SpanShape): Span | undefined {
  return tracer?.begin(name, kind, facts, parent ?? current.getStore());
}

/** Runs work inside a span: what the work begins belongs to it. */
export function inSpan<T>(span: Span | undefined, work: () => T): T {
  return span ? current.run(span, work) : work();
}

/** Work as a span of its own; the very same work while tracing is off. */
export async function traced<T>(shape: SpanShape, work: (span?: Span) => Promise<T>): Promise<T> {
  const span = beginSpan(shape);
  if (!span) return work();
  try {
    return await current.run(span, () => work(span));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** `traceparent` for whoever goes on with the work under way; undefined while tracing is off. */
export function currentTraceparent(): string | undefined {
  return tracer && current.getStore()?.traceparent;
}

/** Keeps a callback with the work that gave it, whoever calls it; the very same while tracing is off. */
export function keptWithItsWork<F extends (...given: never[]) => unknown>(callback: F): F {
  return tracer ? (AsyncResource.bind(callback as () => unknown) as unknown as F) : callback;
}

import { ROOT_CONTEXT, SpanKind as OtlpKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import {
  allowedFacts,
  type Span,
  type SpanFacts,
  type SpanKind,
  type Tracer,
  type TracingSettings,
} from './span.js';

const KINDS: Record<SpanKind, OtlpKind> = {
  server: OtlpKind.SERVER,
  client: OtlpKind.CLIENT,
  consumer: OtlpKind.CONSUMER,
  internal: OtlpKind.INTERNAL,
};

/** How soon a finished span leaves, how long a receiver may take, and how many spans wait for one that is away. */
const EXPORT = { scheduledDelayMillis: 1_000, exportTimeoutMillis: 5_000, maxQueueSize: 4_096 };
const STOP_WITHIN_MS = 2_000;

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** A tracer that sends to an OTLP/HTTP receiver; one that is away costs spans, never requests. */
export function openTracer({ serviceName, endpoint }: TracingSettings): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: EXPORT.exportTimeoutMillis,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `pora-${serviceName}`, 'service.namespace': 'pora' }),
    spanProcessors: [new BatchSpanProcessor(exporter, EXPORT)],
  });
  const tracer = provider.getTracer('pora');
  return {
    begin: (name, kind, facts, parent) => {
      const options = { kind: KINDS[kind], attributes: allowedFacts(facts) };
      return new OtlpSpan(tracer.startSpan(name, options, contextOf(parent)));
    },
    stop: async () => {
      const late = new Promise<void>((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref());
      // A receiver that is away must not hold the process that ends.
      await Promise.race([provider.shutdown(), late]);
    },
  };
}

class OtlpSpan implements Span {
  constructor(readonly inner: ReturnType<ReturnType<typeof trace.getTracer>['startSpan']>) {}

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.inner.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  tell(facts: SpanFacts): void {
    this.inner.setAttributes(allowedFacts(facts));
  }

  fail(error: unknown): void {
    this.inner.setStatus({ code: SpanStatusCode.ERROR });
    this.tell({ 'error.type': typeOf(error) });
  }

  end(): void {
    this.inner.end();
  }
}

function contextOf(parent: Span | string | undefined): Context {
  if (parent instanceof OtlpSpan) return trace.setSpan(ROOT_CONTEXT, parent.inner);
  const [, traceId, spanId, flags] = TRACEPARENT.exec(String(parent)) ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, remote);
}

/** Code of an error, else its class: messages hold values. */
function typeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'name' in error && typeof error.name === 'string' ? error.name : 'unknown';
}

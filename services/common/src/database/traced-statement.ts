import { beginSpan, isTracing } from '../tracing.js';
import type { Span } from '../tracing/span.js';

type Ask = (...parameters: unknown[]) => unknown;
type Callback = (error: unknown, ...answer: unknown[]) => unknown;

/** Sends a statement to Postgres, as a span that tells its verb and nothing of its text; the driver takes a callback or answers a promise. */
export function tracedStatement(parameters: unknown[], ask: Ask): unknown {
  const verb = isTracing() ? verbOf(parameters[0]) : undefined;
  const span = verb === undefined ? undefined : begin(verb);
  if (!span) return ask(...parameters);
  const callback = parameters.at(-1);
  if (typeof callback === 'function') {
    return ask(...parameters.slice(0, -1), told(span, callback as Callback));
  }
  const answer = ask(...parameters);
  if (answer instanceof Promise)
    answer.then(
      () => span.end(),
      (error: unknown) => endFailed(span, error),
    );
  else span.end();
  return answer;
}

function begin(verb: string): Span | undefined {
  const facts = { 'db.system.name': 'postgresql', 'db.operation.name': verb };
  return beginSpan({ name: `postgresql ${verb}`, kind: 'client', facts });
}

function told(span: Span, callback: Callback): Callback {
  return (error, ...answer) => {
    if (error) endFailed(span, error);
    else span.end();
    return callback(error, ...answer);
  };
}

function endFailed(span: Span, error: unknown): void {
  span.fail(error);
  span.end();
}

/** First word of a statement; a stream of rows (COPY) is no statement of this kind. */
function verbOf(statement: unknown): string | undefined {
  const isConfig =
    typeof statement === 'object' && statement !== null && 'text' in statement && !('submit' in statement);
  const text = isConfig ? statement.text : statement;
  return typeof text === 'string' ? /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() : undefined;
}

import pg from 'pg';
import { tracedStatement } from './traced-statement.js';

/** What this class needs to know of the driver's inside: the socket of the connection. */
interface WithSocket {
  connection: { stream: { destroy(): void } };
}

/**
 * Postgres client that gives up its connection when a statement gets no answer in time. The driver alone would keep
 * it and hand a connection with a half-done transaction to the next caller.
 */
export class TimeoutClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as (...parameters: unknown[]) => unknown;
    const query = (...parameters: unknown[]): unknown => {
      const answer = tracedStatement(parameters, ask);
      if (answer instanceof Promise) answer.catch((error: unknown) => this.dropWhenOverdue(error));
      return answer;
    };
    this.query = query as typeof this.query;
  }

  private dropWhenOverdue(error: unknown): void {
    if (error instanceof Error && error.message === 'Query read timeout') {
      (this as unknown as WithSocket).connection.stream.destroy();
    }
  }
}

import { Server as NetServer } from 'node:net';
import type { Server } from 'node:http';
import type { NextFunction, Request, Response } from 'express';

/** Time in which a gateway may still use connections it has already opened, in milliseconds. */
const HANDOVER_MS = 1_000;

/** Lets a server finish what it has begun without losing a request. */
export class Drain {
  private draining = false;
  /** Answers not yet handed over to the system whole. */
  private readonly open = new Set<Response>();

  /** While draining, every answer tells the client to open its next connection elsewhere. */
  readonly middleware = (_request: Request, response: Response, next: NextFunction): void => {
    if (this.draining) response.setHeader('Connection', 'close');
    this.open.add(response);
    response.once('close', () => this.open.delete(response));
    next();
  };

  /** Stops listening, serves open connections, resolves when all are closed. */
  async stop(server: Server): Promise<void> {
    this.draining = true;
    const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
    // http.Server.close() would cut idle connections at once, and with them a request that is just arriving.
    NetServer.prototype.close.call(server);
    const handover = setTimeout(() => this.closeIdle(server), HANDOVER_MS);
    const sweep = setInterval(() => this.closeIdle(server), HANDOVER_MS * 2);
    await closed;
    clearTimeout(handover);
    clearInterval(sweep);
  }

  /** Closes connections nobody uses. Node takes one for idle whose answer is written but still on its way, so then none is. */
  closeIdle(server: Pick<Server, 'closeIdleConnections'>): void {
    const isSending = [...this.open].some((answer) => answer.writableEnded && !answer.writableFinished);
    if (!isSending) server.closeIdleConnections();
  }
}

import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';
import { WireAnswer } from './wire-answer.js';

/** Express adapter that writes ready answers as they are: no guessing of types, no computed ETags. */
export class PoraAdapter extends ExpressAdapter {
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (!(body instanceof WireAnswer)) return super.reply(response, body, statusCode);
    if (response.headersSent) return response;
    const payload = typeof body.body === 'string' ? Buffer.from(body.body) : body.body;
    for (const [name, value] of Object.entries(body.headers)) {
      if (value !== undefined) response.setHeader(name, value);
    }
    if (payload !== undefined) response.setHeader('Content-Length', payload.length);
    response.statusCode = body.status;
    return response.end(payload);
  }
}

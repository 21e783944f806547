import { pipeline, Readable } from 'node:stream';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';
import type { CommonConfig } from '../config.js';
import type { PoraRequest } from './pora-request.js';
import { presentAnswer } from './present-answer.js';

/** Express adapter that writes answers as they are: no guessing of types, no computed ETags, one write each. */
export class PoraAdapter extends ExpressAdapter {
  constructor(private readonly config: Pick<CommonConfig, 'checksAnswers'>) {
    super();
  }

  /** @throws Error when the answer breaks the contract of its route and answers are checked */
  override reply(response: Response, result: unknown): unknown {
    if (response.headersSent) return response;
    const request = response.req as PoraRequest;
    const { status, headers, body } = presentAnswer(result, request, this.config.checksAnswers);
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) response.setHeader(name, value);
    }
    response.statusCode = status;
    // An error has nowhere to be told once the head is sent: the answer breaks off, and its reader sees that.
    if (body instanceof Readable) return pipeline(body, response, () => response.destroy());
    if (body !== undefined) response.setHeader('Content-Length', Buffer.byteLength(body));
    // A text goes out together with its head; bytes would be a second piece of the same write.
    return response.end(body);
  }
}

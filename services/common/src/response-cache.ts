import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { bufferAnswer } from './answers.js';
import type { WireAnswer } from './http/wire-answer.js';

const compress = promisify(gzip);

interface CachedBody {
  readonly body: Buffer;
  readonly gzip: Buffer;
}

/**
 * Cache of one large answer that many read and few change: written as JSON and compressed once per tag, kept until
 * another tag is asked for. Who already has it is told so (304).
 */
export class ResponseCache {
  private cached: { readonly etag: string; readonly content: Promise<CachedBody> } | undefined;

  /** The answer under that tag; many readers at once share its writing. `write` makes the JSON text. */
  async get(etag: string, write: () => string | Promise<string>): Promise<WireAnswer> {
    const content = await this.contentOf(etag, write);
    return bufferAnswer({ ...content, etag, contentType: 'application/json; charset=utf-8' });
  }

  private contentOf(etag: string, write: () => string | Promise<string>): Promise<CachedBody> {
    if (this.cached?.etag === etag) return this.cached.content;
    const writing = { etag, content: writeOut(write) };
    this.cached = writing;
    // Its readers hear of it; the next one has it written anew.
    writing.content.catch(() => {
      if (this.cached === writing) this.cached = undefined;
    });
    return writing.content;
  }
}

async function writeOut(write: () => string | Promise<string>): Promise<CachedBody> {
  const body = Buffer.from(await write());
  return { body, gzip: await compress(body) };
}

/** `ETag` of an answer that follows from these parts; other parts, another tag. */
export function etagOfParts(parts: readonly unknown[]): string {
  return `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}"`;
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { bufferAnswer } from './answers.js';
import type { WireAnswer } from './http/wire-answer.js';

const compress = promisify(gzip);

interface Written {
  readonly body: Buffer;
  readonly gzip: Buffer;
}

/**
 * A large answer that many read and few change: written as JSON and compressed once per tag, kept until another tag is
 * asked for. Who already has it is told so (304).
 */
export class WrittenAnswer {
  private written: { readonly etag: string; readonly content: Promise<Written> } | undefined;

  /** The answer under that tag; many readers at once share its writing. `write` makes the JSON text. */
  async of(etag: string, write: () => string | Promise<string>): Promise<WireAnswer> {
    const content = await this.contentOf(etag, write);
    return bufferAnswer({ ...content, etag, contentType: 'application/json; charset=utf-8' });
  }

  private contentOf(etag: string, write: () => string | Promise<string>): Promise<Written> {
    if (this.written?.etag === etag) return this.written.content;
    const writing = { etag, content: writeOut(write) };
    this.written = writing;
    writing.content.catch(() => {
      if (this.written === writing) this.written = undefined;
    });
    return writing.content;
  }
}

async function writeOut(write: () => string | Promise<string>): Promise<Written> {
  const body = Buffer.from(await write());
  return { body, gzip: await compress(body) };
}

/** `ETag` of an answer that follows from these parts; other parts, another tag. */
export function tagOf(parts: readonly unknown[]): string {
  return `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}"`;
}

import type { Readable } from 'node:stream';
import { invalidInput, tooLarge } from '../errors.js';

/** Deepest nesting of arrays and objects in a request body. */
export const MAX_JSON_DEPTH = 32;

/**
 * Reads and parses a JSON body of at most `maxBytes` bytes in strict UTF-8, at most 32 levels deep.
 * @throws ApiError 400 when it is not such JSON, 413 when it is larger
 */
export async function readJsonBody(stream: Readable, maxBytes: number): Promise<unknown> {
  const bytes = await collect(stream, maxBytes);
  if (bytes.length === 0) return undefined;
  const text = decodeUtf8(bytes);
  if (depthOf(text) > MAX_JSON_DEPTH) throw invalidInput('Przesłane dane są zbyt głęboko zagnieżdżone.');
  try {
    return JSON.parse(text);
  } catch {
    throw invalidInput('Przesłane dane nie są poprawnym JSON.');
  }
}

/** Event-based on purpose: leaving an async iteration early would destroy the socket before the answer is written. */
function collect(stream: Readable, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = (finish: () => void) => {
      stream.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
      finish();
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > maxBytes) stop(() => reject(tooLarge()));
    };
    const onEnd = () => stop(() => resolve(Buffer.concat(chunks, size)));
    const onBroken = () => {
      stop(() => reject(invalidInput('Połączenie zostało przerwane w trakcie wysyłania.')));
    };
    stream.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
  });
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidInput('Przesłane dane nie są poprawnym tekstem UTF-8.');
  }
}

/** Deepest bracket nesting outside strings; one pass without recursion, before the text is parsed. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === 0x5c) index += 1;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return deepest;
}

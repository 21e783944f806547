import { Readable } from 'node:stream';
import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const STORED = 0;

/** Parts of a docx (a zip archive) by name. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || archive.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('no zip archive');
  const parts = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    parts.set(name, contentOf(archive, at));
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return parts;
}

function contentOf(archive: Buffer, entry: number): Buffer {
  const method = archive.readUInt16LE(entry + 10);
  const size = archive.readUInt32LE(entry + 20);
  const local = archive.readUInt32LE(entry + 42);
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(start, start + size);
  return method === STORED ? packed : inflateRawSync(packed);
}

const TOKEN = /<\?[^?]*\?>|<!--.*?-->|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|(<)/gsy;
const REFERENCE = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-fA-F]+);)/;

/** First violation of XML's well-formedness rules (tags, attributes, references), or undefined. */
export function findXmlFault(xml: string): string | undefined {
  const open: string[] = [];
  for (const [token, close, name, attributes, empty, text, stray] of xml.matchAll(TOKEN)) {
    if (stray) return `stray < in ${open.at(-1)}`;
    if (REFERENCE.test(text ?? attributes ?? '')) return `bare & in ${token.slice(0, 60)}`;
    if (!name || empty) continue;
    if (!close) open.push(name);
    else if (open.pop() !== name) return `unexpected </${name}>`;
  }
  return open.length > 0 ? `unclosed ${open.join(' ')}` : undefined;
}

/** Reads an answer as bytes, for supertest's `parse`. */
export function asBuffer(response: object, done: (error: Error | null, body: unknown) => void): void {
  const chunks: Buffer[] = [];
  if (!(response instanceof Readable)) return done(new Error('no stream'), undefined);
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}

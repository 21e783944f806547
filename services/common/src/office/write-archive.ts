/** A zip archive of parts that are in memory already; nothing is packed, as nobody keeps it. */
import { crc32 } from 'node:zlib';

const VERSION = 20;

/** The bytes of an archive that holds these parts. */
export function writeArchive(parts: ReadonlyMap<string, Buffer>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [text, content] of parts) {
    const name = Buffer.from(text, 'utf8');
    const facts = Buffer.alloc(24);
    // Names in UTF-8.
    facts.writeUInt16LE(0x0800, 0);
    facts.writeUInt32LE(crc32(content), 8);
    facts.writeUInt32LE(content.length, 12);
    facts.writeUInt32LE(content.length, 16);
    facts.writeUInt16LE(name.length, 20);
    const local = Buffer.alloc(6);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(VERSION, 4);
    const entry = Buffer.alloc(8);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(VERSION, 4);
    entry.writeUInt16LE(VERSION, 6);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    locals.push(local, facts, name, content);
    entries.push(entry, facts, place, name);
    at += local.length + facts.length + name.length + content.length;
  }
  const index = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.size, 8);
  end.writeUInt16LE(parts.size, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, index, end]);
}

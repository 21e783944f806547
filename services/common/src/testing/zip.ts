import { crc32, deflateRawSync } from 'node:zlib';

/** One part of a test archive; what is left out is told truthfully. */
export interface ZipPart {
  readonly name: string;
  readonly content: Buffer | string;
  readonly stored?: boolean;
  readonly encrypted?: boolean;
  /** Unpacked length the headers claim. */
  readonly claimedBytes?: number;
  readonly claimedChecksum?: number;
}

/** A zip archive as an office program writes it, or as somebody with bad intentions does. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const { name, packed, header } = pack(part);
    const local = Buffer.concat([uint32(0x04034b50), uint16(20), header, uint16(0), name, packed]);
    const fields = [uint32(0x02014b50), uint16(20), uint16(20), header, Buffer.alloc(12), uint32(at), name];
    directory.push(Buffer.concat(fields));
    locals.push(local);
    at += local.length;
  }
  const index = Buffer.concat(directory);
  const count = uint16(parts.length);
  const end = [
    uint32(0x06054b50),
    Buffer.alloc(4),
    count,
    count,
    uint32(index.length),
    uint32(at),
    uint16(0),
  ];
  return Buffer.concat([...locals, index, ...end]);
}

/** The smallest archive that passes for a Word file. */
export function makeDocx(
  document = '<w:document><w:body/></w:document>',
  more: readonly ZipPart[] = [],
): Buffer {
  return makeZip([
    { name: '[Content_Types].xml', content: '<?xml version="1.0" encoding="UTF-8"?><Types></Types>' },
    { name: 'word/document.xml', content: document },
    ...more,
  ]);
}

function pack({ name: text, content, stored, encrypted, claimedBytes, claimedChecksum }: ZipPart) {
  const bytes = Buffer.from(content);
  const packed = stored ? bytes : deflateRawSync(bytes);
  const name = Buffer.from(text, 'utf8');
  const header = Buffer.concat([
    uint16(encrypted ? 1 : 0),
    uint16(stored ? 0 : 8),
    uint32(0),
    uint32(claimedChecksum ?? crc32(bytes)),
    uint32(packed.length),
    uint32(claimedBytes ?? bytes.length),
    uint16(name.length),
  ]);
  return { name, packed, header };
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

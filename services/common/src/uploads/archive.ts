/**
 * Reads zip archives that strangers send. Only what office files need: stored and deflated parts, no zip64, no
 * encryption. Unpacked bytes are counted while inflating, and parts that share bytes (a known way to unpack petabytes)
 * are refused, so the cost is bounded by the limits whatever the headers claim. Format: PKWARE APPNOTE 6.3, section 4.
 */
import { crc32, inflateRawSync } from 'node:zlib';
import { UploadFault } from './upload-fault.js';

/** How much an archive may hold. */
export interface ArchiveLimits {
  readonly entries: number;
  /** Sum over all parts, in bytes. */
  readonly unpackedBytes: number;
}

/** Far above an office document with pictures: a hand-out of 14 days has 15 parts and 2 MB. */
export const ARCHIVE_LIMITS: ArchiveLimits = { entries: 500, unpackedBytes: 32 * 1024 * 1024 };

const END = { signature: Buffer.from([0x50, 0x4b, 0x05, 0x06]), bytes: 22 };
const ENTRY = { signature: 0x02014b50, bytes: 46 };
const LOCAL = { signature: 0x04034b50, bytes: 30 };
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly checksum: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly localHeader: number;
}

/** Parts of a zip archive by name. @throws UploadFault when it is damaged, encrypted or larger than the limits */
export function readArchive(bytes: Uint8Array, limits = ARCHIVE_LIMITS): Map<string, Buffer> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return unpack(archive, listEntries(archive, limits), limits);
  } catch (error) {
    // A place outside of the file: the headers lie.
    if (isOutside(error)) throw new UploadFault('damaged');
    throw error;
  }
}

function isOutside(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === 'ERR_OUT_OF_RANGE' || code === 'ERR_BUFFER_OUT_OF_BOUNDS';
}

function listEntries(archive: Buffer, limits: ArchiveLimits): Entry[] {
  const end = findEnd(archive);
  const count = archive.readUInt16LE(end + 10);
  if (count > limits.entries) throw new UploadFault('too_many_parts');
  const entries: Entry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== ENTRY.signature) throw new UploadFault('damaged');
    const nameBytes = archive.readUInt16LE(at + 28);
    entries.push(entryAt(archive, at, nameBytes));
    at += ENTRY.bytes + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  const packed = entries.reduce((sum, { packedBytes }) => sum + packedBytes, 0);
  if (packed > archive.length) throw new UploadFault('damaged');
  return entries;
}

/** The record at the very end, whose comment fills the rest of the file. */
function findEnd(archive: Buffer): number {
  const end = archive.lastIndexOf(END.signature);
  if (end < 0 || end + END.bytes + archive.readUInt16LE(end + 20) !== archive.length) {
    throw new UploadFault('damaged');
  }
  return end;
}

function entryAt(archive: Buffer, at: number, nameBytes: number): Entry {
  return {
    name: archive.toString('utf8', at + ENTRY.bytes, at + ENTRY.bytes + nameBytes),
    flags: archive.readUInt16LE(at + 8),
    method: archive.readUInt16LE(at + 10),
    checksum: archive.readUInt32LE(at + 16),
    packedBytes: archive.readUInt32LE(at + 20),
    unpackedBytes: archive.readUInt32LE(at + 24),
    localHeader: archive.readUInt32LE(at + 42),
  };
}

function unpack(archive: Buffer, entries: readonly Entry[], limits: ArchiveLimits): Map<string, Buffer> {
  const parts = new Map<string, Buffer>();
  let left = limits.unpackedBytes;
  for (const entry of entries) {
    if (entry.name.endsWith('/')) continue;
    if (parts.has(entry.name)) throw new UploadFault('damaged');
    if ((entry.flags & 1) === 1) throw new UploadFault('encrypted');
    const content = contentOf(archive, entry, left);
    left -= content.length;
    parts.set(entry.name, content);
  }
  return parts;
}

function contentOf(archive: Buffer, entry: Entry, mostBytes: number): Buffer {
  if (entry.unpackedBytes > mostBytes) throw new UploadFault('too_large_unpacked');
  const { localHeader } = entry;
  if (archive.readUInt32LE(localHeader) !== LOCAL.signature) throw new UploadFault('damaged');
  const names = archive.readUInt16LE(localHeader + 26) + archive.readUInt16LE(localHeader + 28);
  const start = localHeader + LOCAL.bytes + names;
  const packed = archive.subarray(start, start + entry.packedBytes);
  const content = inflated(packed, entry);
  const isWhole = content.length === entry.unpackedBytes && crc32(content) === entry.checksum;
  if (!isWhole) throw new UploadFault('damaged');
  return content;
}

/** Stops at the length the header names: a part that goes on is a lie. */
function inflated(packed: Buffer, { method, unpackedBytes }: Entry): Buffer {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new UploadFault('damaged');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, unpackedBytes) });
  } catch {
    throw new UploadFault('damaged');
  }
}

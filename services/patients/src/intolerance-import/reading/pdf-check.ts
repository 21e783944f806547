/** Looks through a PDF before the reader does, which unpacks whatever the file packs: memory outside of its heap. */
import { inflateSync } from 'node:zlib';
import { UploadFault } from '@pora/common/uploads/upload-fault';

/** Far above a report with a logo: its largest part unpacks to some megabytes. */
const MOST = { partBytes: 32 * 1024 * 1024, allBytes: 96 * 1024 * 1024, packedAgain: 3 };
const STREAM = Buffer.from('stream');
const END_OF_FILE = '%%EOF';
/** The end may be followed by blanks, or by what a mail program appended. */
const TAIL_BYTES = 2048;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** @throws UploadFault when the file broke off or unpacks to more than any report */
export function checkPdf(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The reader mends a file that broke off and answers what is left: foods would be missing without a word.
  if (!file.subarray(-TAIL_BYTES).includes(END_OF_FILE)) throw new UploadFault('damaged');
  let left = MOST.allBytes;
  for (let at = file.indexOf(STREAM); at >= 0; at = file.indexOf(STREAM, at + STREAM.length)) {
    left -= unpackedBytes(file.subarray(startOfPart(file, at + STREAM.length)), MOST.packedAgain);
    if (left < 0) throw new UploadFault('too_large_unpacked');
  }
}

function startOfPart(file: Buffer, at: number): number {
  const next = file[at] === CARRIAGE_RETURN ? at + 1 : at;
  return file[next] === LINE_FEED ? next + 1 : next;
}

/** Whatever its label says: what begins like packed bytes is unpacked, and once more when that is packed again. */
function unpackedBytes(part: Buffer, depth: number): number {
  if (depth === 0 || !beginsPacked(part)) return 0;
  const unpacked = unpack(part);
  return unpacked.length + unpackedBytes(unpacked, depth - 1);
}

function unpack(part: Buffer): Buffer {
  try {
    return inflateSync(part, { maxOutputLength: MOST.partBytes });
  } catch (error) {
    const isTooLarge =
      typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    if (isTooLarge) throw new UploadFault('too_large_unpacked');
    // Not packed after all, or damaged: the reader will see.
    return Buffer.alloc(0);
  }
}

/** RFC 1950: the method "deflate", and a check over the first two bytes. */
function beginsPacked(part: Buffer): boolean {
  const [method = 0, flags = 0] = part;
  return (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0;
}

import type { UploadedFile } from '@pora/contracts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Compound files: Office before 2007, and every Office file with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** "RIFF"; what kind of RIFF it is, who opens the picture finds out. */
const WEBP = [0x52, 0x49, 0x46, 0x46];

/** Marks of UTF-16, little and big endian. */
const TWO_BYTE_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** First bytes of each kind of file that may be uploaded, by its ending. */
const SIGNATURES = new Map<string, readonly number[]>([
  ['.zip', ZIP],
  ['.docx', ZIP],
  ['.xlsx', ZIP],
  ['.pdf', PDF],
  ['.jpg', JPEG],
  ['.jpeg', JPEG],
  ['.png', PNG],
  ['.webp', WEBP],
]);

/** Ending of a file name in lower case with its dot; empty without one. */
export function extensionOf(name: string): string {
  return /\.[a-z0-9]+$/.exec(name.toLowerCase())?.[0] ?? '';
}

/** Whether a file begins as its name promises; an ending nobody knows never does. */
export function matchesSignature({ name, bytes }: UploadedFile): boolean {
  const extension = extensionOf(name);
  if (extension === '.csv') return isText(bytes);
  const signature = SIGNATURES.get(extension);
  return signature !== undefined && beginsWith(bytes, signature);
}

/** Whether a file called `.docx` or `.xlsx` has a password or is of an old version of Office. */
export function isLockedOrOld({ name, bytes }: UploadedFile): boolean {
  return ['.docx', '.xlsx'].includes(extensionOf(name)) && beginsWith(bytes, COMPOUND);
}

/** Text has no zero bytes, unless its first bytes say that each letter takes two. */
function isText(bytes: Uint8Array): boolean {
  if ([ZIP, COMPOUND, PDF].some((signature) => beginsWith(bytes, signature))) return false;
  return TWO_BYTE_MARKS.some((mark) => beginsWith(bytes, mark)) || !bytes.includes(0);
}

const beginsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

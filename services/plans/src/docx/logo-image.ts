import { HAND_OUT_LOGO_LIMITS } from '@pora/contracts/plans/hand-out.model';

/** A picture of the hand-out with its size in pixels. */
export interface LogoImage {
  readonly type: 'png' | 'jpg';
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, name and checksum of a part of a PNG. */
const PNG_PART = 12;
/** First word of the part of a JPEG that states its size (SOF0–SOF15 without DHT, JPG and DAC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const JPEG_SCAN = 0xda;
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** Reads the picture of a data URL by its content; undefined when it is none, too large or of an odd size. */
export function readLogo(dataUrl: string): LogoImage | undefined {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (bytes.length > HAND_OUT_LOGO_LIMITS.bytes) return undefined;
  const image = readPng(bytes) ?? readJpeg(bytes);
  if (!image) return undefined;
  const { smallest, largest } = HAND_OUT_LOGO_LIMITS;
  const isSound = [image.width, image.height].every((side) => side >= smallest && side <= largest);
  return isSound ? image : undefined;
}

/** Parts from the head to the end, with picture data among them: a head alone would break the page it stands on. */
function readPng(bytes: Buffer): LogoImage | undefined {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(PNG)) return undefined;
  const parts: string[] = [];
  let at = PNG.length;
  while (at + PNG_PART <= bytes.length && parts.at(-1) !== 'IEND') {
    parts.push(bytes.toString('latin1', at + 4, at + 8));
    at += PNG_PART + bytes.readUInt32BE(at);
  }
  // Nothing may follow the end: what hides behind a picture is no part of it.
  const isWhole = parts[0] === 'IHDR' && parts.includes('IDAT') && parts.at(-1) === 'IEND';
  return isWhole && at === bytes.length
    ? { type: 'png', bytes, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined;
}

function readJpeg(bytes: Buffer): LogoImage | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let size: Pick<LogoImage, 'width' | 'height'> | undefined;
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (isFrame(marker)) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker === JPEG_SCAN)
      return size && bytes.includes(JPEG_END, at) ? { type: 'jpg', bytes, ...size } : undefined;
  }
  return undefined;
}

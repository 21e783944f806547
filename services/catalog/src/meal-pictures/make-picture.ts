/**
 * Makes the picture of a meal from a photograph that a stranger's program may have written: only the three formats are
 * ever opened, pixels are counted before they are unpacked, and what comes out is a new file that holds nothing of the old
 * one but the picture: no place, no date, no profile.
 */
import { UploadFault } from '@pora/common/uploads/upload-fault';
import type { PicturePart } from '@pora/contracts/catalog/meal-picture.model';
import type { PictureSize } from './paper-size.js';
import sharp, { type Metadata } from 'sharp';

/** What the thread is given. */
export interface PictureTask {
  readonly bytes: Uint8Array;
  readonly part: PicturePart;
  /** At most so large; without it as a screen shows it. */
  readonly size?: PictureSize;
}

/** A new JPEG, 3 : 2. */
export interface MadePicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const SIZE: PictureSize = { width: 1200, height: 800 };
/** The largest photograph a phone of today takes; more would be a bomb. */
const MOST_PIXELS = 60_000_000;
/** Smaller is no photograph of a meal. */
const LEAST_SIDE = 120;
const QUALITY = 82;
const SECONDS = 8;
const FORMATS = new Set(['jpeg', 'png', 'webp']);

// Whatever a file claims to be, no other reader of the library is ever asked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Nothing is made twice, and other work of the machine goes on beside it.
sharp.cache(false);
sharp.concurrency(1);

/** @throws UploadFault when the file is none of the three kinds, broken, too small, or too large once unpacked */
export async function makePicture({ bytes, part, size = SIZE }: PictureTask): Promise<MadePicture> {
  const { format, width, height, pages = 1 } = await readHead(bytes);
  if (!FORMATS.has(format)) throw new UploadFault('wrong_type');
  if (width * height * pages > MOST_PIXELS) throw new UploadFault('too_large_unpacked');
  if (Math.min(width, height) < LEAST_SIDE) throw new UploadFault('too_small');
  const shrink = Math.min(1, width / size.width, height / size.height);
  try {
    const made = await sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS, sequentialRead: true })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({
        width: Math.round(size.width * shrink),
        height: Math.round(size.height * shrink),
        fit: 'cover',
        position: part === 'auto' ? 'attention' : part,
      })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY, progressive: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(made.data), width: made.info.width, height: made.info.height };
  } catch {
    throw new UploadFault('damaged');
  }
}

/** Format and size as the file claims them, turned as it is to be seen. */
async function readHead(bytes: Uint8Array): Promise<Metadata> {
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = head.autoOrient;
    return { ...head, width, height };
  } catch {
    throw new UploadFault('damaged');
  }
}

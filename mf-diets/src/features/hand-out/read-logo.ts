import { HAND_OUT_LOGO_LIMITS } from '@pora/contracts/plans/hand-out.vocabulary';
import { handOutStrings as t } from './hand-out.strings.js';

/** Types of a logo, as a file chooser takes them. */
export const LOGO_TYPES = ['image/png', 'image/jpeg'];

/** Reads a logo as a data URL, or says why not: a file that is no picture would hold up every later change of the form. */
export async function readLogo(file: File): Promise<{ logo: string } | { refused: string }> {
  if (!LOGO_TYPES.includes(file.type)) return { refused: t.logoKind };
  if (file.size > HAND_OUT_LOGO_LIMITS.bytes) return { refused: t.logoSize };
  const sides = await sidesOf(file);
  if (!sides) return { refused: t.logoBroken };
  const { smallest, largest } = HAND_OUT_LOGO_LIMITS;
  if (sides.some((side) => side < smallest || side > largest)) return { refused: t.logoSides };
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ logo: String(reader.result) });
    reader.onerror = () => resolve({ refused: t.logoUnread });
    reader.readAsDataURL(file);
  });
}

/** Width and height in pixels; undefined when the browser can show nothing of the file. */
async function sidesOf(file: File): Promise<[number, number] | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return [width, height];
  } catch {
    return undefined;
  }
}

import { HAND_OUT_LOGO_LIMITS } from '@pora/contracts/plans/hand-out.vocabulary';
import { handOutStrings as t } from './hand-out.strings.js';

/** Types of a logo, as a file chooser takes them. */
export const LOGO_TYPES = ['image/png', 'image/jpeg'];

/** Reads a logo as a data URL, or says why not. Whether it is a picture is for the server to say. */
export async function readLogo(file: File): Promise<{ logo: string } | { refused: string }> {
  if (!LOGO_TYPES.includes(file.type)) return { refused: t.logoKind };
  if (file.size > HAND_OUT_LOGO_LIMITS.bytes) return { refused: t.logoSize };
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ logo: String(reader.result) });
    reader.onerror = () => resolve({ refused: t.logoUnread });
    reader.readAsDataURL(file);
  });
}

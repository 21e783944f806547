import { ImageRun, type IParagraphOptions, LineRuleType, Paragraph } from 'docx';
import type { PrintedRecipe } from '@pora/contracts/plans/hand-out.model';

/** Bytes of photographs (JPEG) by their key. */
export type PictureFiles = ReadonlyMap<string, Uint8Array>;

/** Beside a column of a recipe and in the narrowest cell alike; 4.8 cm. */
const PICTURE_PIXELS = 180;
/** So many lines of a table a photograph is high. */
export const PICTURE_LINES = 10;

/** The photograph of a dish on a line of its own, on the page of what follows; none where its bytes could not be had. */
export function pictureOptions(
  { name, picture }: Pick<PrintedRecipe, 'name' | 'picture'>,
  files: PictureFiles,
): IParagraphOptions[] {
  const data = picture && files.get(picture.key);
  if (!data) return [];
  const transformation = {
    width: PICTURE_PIXELS,
    height: Math.round((PICTURE_PIXELS * picture.height) / picture.width),
  };
  const altText = { name, title: name, description: name };
  return [
    {
      keepNext: true,
      // A line of the text's own height would show a strip of it.
      spacing: { before: 40, after: 80, line: 240, lineRule: LineRuleType.AUTO },
      children: [new ImageRun({ type: 'jpg', data, transformation, altText })],
    },
  ];
}

/** {@link pictureOptions} as a paragraph. */
export const pictureLine = (...dish: Parameters<typeof pictureOptions>): Paragraph[] =>
  pictureOptions(...dish).map((options) => new Paragraph(options));

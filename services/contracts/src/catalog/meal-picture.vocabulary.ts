/** Which part of a photograph stays when it is cropped to 3 : 2; `auto` finds what stands out. */
export const PICTURE_PARTS = ['auto', 'centre', 'top', 'bottom', 'left', 'right'] as const;
export type PicturePart = (typeof PICTURE_PARTS)[number];

/** Most letters of the words that stand for a picture. */
export const PICTURE_ALT = 200;

/** Pixels of a picture's sides. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** As a hand-out shows a photograph: sharp on paper, and forty of them are still a file that can be sent. */
export const PAPER_SIZE: PictureSize = { width: 480, height: 320 };

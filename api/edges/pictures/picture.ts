/** What is wrong with an uploaded picture; `large`: more pixels than are decoded, `blank`: nothing of it shows on white. */
export type Flaw = 'unknown' | 'damaged' | 'large' | 'blank' | 'slow';

export class BadPicture extends Error {
  constructor(readonly flaw: Flaw) {
    super(flaw);
  }
}

/** Pixels that are decoded, whatever the file says of itself. */
export const MOST_PIXELS = 4_000_000;

/** Decoded: three bytes a pixel, on white. */
export interface Picture {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/** Before anything is decoded: by what the file's head says. */
export function checkSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw new BadPicture('damaged');
  if (width * height > MOST_PIXELS) throw new BadPicture('large');
}

import type { PictureFormat } from './picture-formats.ts'

/** A picture drawn again from what was sent: upright, in sRGB, of at most 4096 pixels a side, with nothing beside its pixels. */
export type ReadPicture = { bytes: Buffer; type: 'image/jpeg' | 'image/webp'; width: number; height: number }

export type PictureRefusal = {
  reason: 'empty' | 'too-heavy' | 'not-a-picture' | 'drawing' | 'heic' | 'hides-more' | 'too-many-pixels' | 'too-small' | 'broken'
}

export const mostPictureBytes = 25 * 1_048_576

/** A part of a picture, in its pixels. */
export type PicturePart = { left: number; top: number; width: number; height: number }

/** `part`: what is shown of the picture, all of it without one. `budget`: the most bytes at one width, and less at narrower ones. */
export type SizesToMake = {
  original: Uint8Array
  format: PictureFormat
  widths: readonly number[]
  part?: PicturePart
  budget?: { width: number; bytes: number }
}
export type PictureSize = { width: number; bytes: Buffer }

export type DrawingToPaint = { svg: string; width: number; height: number }

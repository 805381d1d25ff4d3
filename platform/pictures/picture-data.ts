import type { PictureFormat } from './picture-formats.ts'

/** A picture drawn again from what was sent: upright, in sRGB, of at most 4096 pixels a side, with nothing beside its pixels. */
export type ReadPicture = { bytes: Buffer; type: 'image/jpeg' | 'image/webp'; width: number; height: number }

export type PictureRefusal = {
  reason: 'empty' | 'too-heavy' | 'not-a-picture' | 'drawing' | 'heic' | 'hides-more' | 'too-many-pixels' | 'too-small' | 'broken'
}

export const mostPictureBytes = 25 * 1_048_576

export type SizesToMake = { original: Uint8Array; format: PictureFormat; widths: readonly number[] }
export type PictureSize = { width: number; bytes: Buffer }

export type DrawingToPaint = { svg: string; width: number; height: number }

import type { Outcome } from '#values/outcome.ts'
import type { WorkerTask } from '../workers/worker-task.ts'
import type { PictureFormat } from './picture-formats.ts'

/** A picture drawn anew from what was sent: upright, in sRGB, of at most 4096 pixels a side, with nothing beside its pixels. */
export type ReadPicture = { bytes: Buffer; type: 'image/jpeg' | 'image/webp'; width: number; height: number }

export type PictureRefusal = {
  reason: 'empty' | 'too-heavy' | 'not-a-picture' | 'drawing' | 'heic' | 'hides-more' | 'too-many-pixels' | 'too-small' | 'broken'
}

export const mostPictureBytes = 25 * 1_048_576

/** Reads what was sent as a picture, and refuses what is none. */
export const readPictureTask: WorkerTask<Uint8Array, Outcome<ReadPicture, PictureRefusal>> = {
  name: 'read-picture',
  load: async () => (await import('./read-picture.server.ts')).readPicture,
}

export type SizesToMake = { original: Uint8Array; format: PictureFormat; widths: readonly number[] }
export type PictureSize = { width: number; bytes: Buffer }

/** Makes a picture in one format at each of the widths. */
export const makeSizesTask: WorkerTask<SizesToMake, PictureSize[]> = {
  name: 'make-sizes',
  load: async () => (await import('./picture-sizes.server.ts')).makeSizes,
}

export type DrawingToPaint = { svg: string; width: number; height: number }

/** Paints a drawing as a PNG. */
export const paintDrawingTask: WorkerTask<DrawingToPaint, Buffer> = {
  name: 'paint-drawing',
  load: async () => (await import('./pictures.server.ts')).pngOf,
  cached: true,
}

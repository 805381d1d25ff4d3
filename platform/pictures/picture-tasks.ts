import type { Outcome } from '#values/outcome.ts'
import type { WorkerTask } from '../workers/worker-task.ts'
import type { DrawingToPaint, PictureRefusal, PictureSize, ReadPicture, SizesToMake } from './picture-data.ts'

/** Reads sent bytes as a picture, and refuses others. */
export const readPictureTask: WorkerTask<Uint8Array, Outcome<ReadPicture, PictureRefusal>> = {
  name: 'read-picture',
  load: async () => (await import('./read-picture.server.ts')).readPicture,
}

/** Makes a picture or a part of it in one format at each of the widths. */
export const makeSizesTask: WorkerTask<SizesToMake, PictureSize[]> = {
  name: 'make-sizes',
  load: async () => (await import('./picture-sizes.server.ts')).makeSizes,
}

/** Reads the colour that most of a picture has. */
export const readColourTask: WorkerTask<Uint8Array, string> = {
  name: 'read-colour',
  load: async () => (await import('./picture-sizes.server.ts')).readColour,
}

/** Paints a drawing as a PNG. */
export const paintDrawingTask: WorkerTask<DrawingToPaint, Buffer> = {
  name: 'paint-drawing',
  load: async () => (await import('./paint-drawing.server.ts')).pngOf,
  cached: true,
}

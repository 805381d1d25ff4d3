import { pngOf } from '#platform/pictures/paint-drawing.server.ts'
import { drawSharePicture } from './draw-share-picture.server.ts'
import { type SharePicture, sharePictureSize } from './share-picture.ts'

/** The picture of a shared link as a PNG of the size that networks show whole. */
export const paintSharePicture = async (picture: SharePicture): Promise<Buffer> =>
  pngOf({ svg: await drawSharePicture(picture), ...sharePictureSize })

import { pictureFormats } from '#platform/pictures/picture-formats.ts'
import { fileOf, type PictureName, widthsOf } from './picture.ts'

/** One file that a picture had at some time: which, and how wide it was, from which its sizes follow. */
export type PictureFile = { id: string; hash: string; width: number }

/** Where the original of a file is kept, drawn again. */
export const originalKey = ({ id, hash }: Pick<PictureFile, 'id' | 'hash'>): string => `pictures/${id}/${fileOf(hash)}/original`

/** Where one size is kept. */
export const sizeKey = ({ id, file, width, format }: PictureName): string => `pictures/${id}/${file}/${width}.${format}`

/** Every key of a file: its original and all its sizes. */
export const keysOf = ({ id, hash, width }: PictureFile): string[] => [
  originalKey({ id, hash }),
  ...pictureFormats.flatMap((format) => widthsOf(width).map((one) => sizeKey({ id, file: fileOf(hash), width: one, format }))),
]

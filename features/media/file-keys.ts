import { pictureFormats } from '#platform/pictures/picture-formats.ts'
import { fileOf, type PictureName, widthsOf } from './picture.ts'
import { cropNames, cropOf, cropPlans, cropWidths, type Steps, stepCount } from './picture-crops.ts'

/** One file that a picture had at some time: which, and how wide it was, from which its sizes follow. */
export type PictureFile = { id: string; hash: string; width: number }

/** Where the original of a file is stored, drawn again. */
export const originalKey = ({ id, hash }: Pick<PictureFile, 'id' | 'hash'>): string => `pictures/${id}/${fileOf(hash)}/original`

/** Where one size is stored. */
export const sizeKey = ({ id, file, crop, width, format }: PictureName): string =>
  `pictures/${id}/${file}/${crop ? `${crop}-` : ''}${width}.${format}`

/** The keys of a file: its original and its sizes, without its crops. */
export const keysOf = ({ id, hash, width }: PictureFile): string[] => [
  originalKey({ id, hash }),
  ...pictureFormats.flatMap((format) => widthsOf(width).map((one) => sizeKey({ id, file: fileOf(hash), width: one, format }))),
]

/** The keys of the crops of a file that were made for these steps of its focal point. */
export const cropKeysOf = ({ id, hash, ...size }: PictureFile & { height: number }, steps: Steps): string[] =>
  cropNames.flatMap((name) => {
    const crop = `${name}${cropOf(name, size, steps).step}`
    return cropPlans[name].formats.flatMap((format) =>
      cropWidths(name, size).map((width) => sizeKey({ id, file: fileOf(hash), crop, width, format })),
    )
  })

/** Every key under which a crop of a file may stand, whatever its focal point has been. */
export const possibleCropKeys = ({ id, hash }: Pick<PictureFile, 'id' | 'hash'>): string[] =>
  cropNames.flatMap((name) => {
    const { formats, widths } = cropPlans[name]
    return Array.from({ length: stepCount }, (_, step) => `${name}${step}`).flatMap((crop) =>
      formats.flatMap((format) => widths.map((width) => sizeKey({ id, file: fileOf(hash), crop, width, format }))),
    )
  })

import { type PictureFormat, pictureFormats } from '#platform/pictures/picture-formats.ts'

/** A picture as a page shows it: what it shows in words, and its sizes by their file. `x` and `y` from 0 to 1: what stays in sight. */
export type Picture = {
  id: string
  /** Of the file that is shown: another file, another address. */
  file: string
  alt: string
  credit: string
  width: number
  height: number
  x: number
  y: number
  /** The colour that most of it has, '#7a8c5d': it stands there until the picture has loaded. Null for one made before it was read. */
  colour: string | null
  /** The steps of the focal point for which its crops were made; null where it has none yet. */
  crops: { x: number; y: number } | null
}

/** Waiting for its sizes, ready with them, or failed to make them. */
export type PictureState = 'waiting' | 'ready' | 'failed'

/** The file of a picture by its first twelve figures: enough for an address that nobody guesses. */
export const fileOf = (hash: string): string => hash.slice(0, 12)

const widest = 1920
const standardWidths = [320, 640, 960, 1440, widest]

/** The widths in which a picture is made, in pixels: never wider than it is, and its own where it is narrower than the widest. */
export function widthsOf(width: number): number[] {
  const widths = standardWidths.filter((one) => one <= width)
  return width > widest || widths.includes(width) ? widths : [...widths, width]
}

/** The address of a picture in one width and format; it gives the same bytes for ever. */
export const pictureHref = ({ id, file }: Pick<Picture, 'id' | 'file'>, width: number, format: PictureFormat): string =>
  `/pictures/${id}-${file}-${width}.${format}`

/** Every width of a picture in one format, as `srcset` takes them. */
export const sourceSet = (picture: Picture, format: PictureFormat): string =>
  widthsOf(picture.width)
    .map((width) => `${pictureHref(picture, width, format)} ${width}w`)
    .join(', ')

/** The narrowest width that fills so many pixels, or the widest there is. */
export const widthFor = (picture: Pick<Picture, 'width'>, pixels: number): number => {
  const widths = widthsOf(picture.width)
  return widths.find((width) => width >= pixels) ?? Math.max(...widths)
}

const nameForm = new RegExp(
  `^([a-z0-9]{12})-([0-9a-f]{12})-(?:((?:tall|card|share)[0-4])-)?([1-9]\\d{1,3})\\.(${pictureFormats.join('|')})$`,
)

/** `crop`: the name of a crop with its step, 'tall2'; absent where the picture is whole. */
export type PictureName = { id: string; file: string; crop?: string | undefined; width: number; format: PictureFormat }

/** Reads what stands in an address after /pictures/; undefined where it can be no picture's. */
export function readPictureName(name: string): PictureName | undefined {
  const [, id, file, crop, width, format] = nameForm.exec(name) ?? []
  return id && file ? { id, file, crop, width: Number(width), format: format as PictureFormat } : undefined
}

/** What the cache forgets when a picture is other than it was; pages that show it are shared under it. */
export const pictureTag = (id: string): string => `picture:${id}`

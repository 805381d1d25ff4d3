import { type Picture, pictureHref, widthsOf } from './picture.ts'
import { cropBase, cropWidths } from './picture-crops.ts'

/** A photograph in a small frame, as a browser needs it: what its addresses begin with, and its widths. The format follows each width. */
export type FramePhoto = { base: string; widths: readonly number[]; colour: string | null }

/** The widest that a frame of a list is worth where a picture has no crops. */
const mostWhole = 960

/** A picture as lists and small frames show it: cut to three by two round its focal point, or whole until its crops are made. */
export function framePhoto(picture: Picture): FramePhoto {
  const { colour, crops } = picture
  if (crops) return { base: cropBase(picture, 'card', crops), widths: cropWidths('card', picture), colour }
  const widths = widthsOf(picture.width)
  const small = widths.filter((width) => width <= mostWhole)
  return { base: pictureHref(picture, 1, 'jpg').replace(/1\.jpg$/, ''), widths: small.length > 0 ? small : widths, colour }
}
